import { openTo } from "../../http/open-to.ts";
import { runsPath } from "../../http/paths.ts";
import { lazyHandler, type Route } from "../../http/route.ts";
import type { RunsOptions } from "./route.ts";

function load() {
  return import("./route.ts");
}

/** The paths of runs, whose code is loaded with the first request. */
export function runRoutes(options: RunsOptions): readonly Route[] {
  return [
    { path: runsPath, methods: ["GET", "HEAD", "POST"], make: async () => (await load()).runsRoute(options) },
    { path: `${runsPath}/:id`, methods: ["GET", "HEAD", "DELETE"], make: async () => (await load()).runRoute(options) },
    {
      path: `${runsPath}/:id/results`,
      methods: ["GET", "HEAD"],
      make: async () => (await load()).runResultsRoute(options),
    },
  ].map(({ path, methods, make }) => ({ path, route: openTo(methods, {}, lazyHandler(make)) }));
}
