import { expect, test } from "vitest";
import { openPipeline } from "../questions/pipeline.ts";
import { routesOf } from "./routes.ts";
import { openApp } from "./app.ts";
import { openLog } from "../telemetry/log.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { letter } from "../../test/api/letter.ts";

test("a check is loaded on first use, and no other one is", async () => {
  const loaded: string[] = [];
  const offer = (id: string): { readonly id: string; readonly load: () => Promise<AnyCheck> } => ({
    id,
    load() {
      loaded.push(id);
      return Promise.resolve({ ...letter, id });
    },
  });
  const pipeline = openPipeline({ measuring: { resolvers: ["127.0.0.1:9"] } });
  const offers = [offer("one"), offer("other")];
  const { routes } = routesOf({ offers, pipeline, readiness: () => "ready", onProbe() {} });
  expect(routes.map(({ path }) => path)).toContain("/api/util/other");
  expect(openApp({ routes, log: openLog(null), language: "en", isLast: () => false })).toBeDefined();
  expect(loaded).toEqual([]);

  const route = routes.find(({ path }) => path === "/api/util/one")?.route;
  for (let time = 0; time < 2; time++) {
    const draft = { fields: [], rate: [], note: {}, names: [] };
    const reply = await route?.({ method: "OPTIONS" } as never, draft);
    expect(reply?.status).toBe(204);
  }

  expect(loaded).toEqual(["one"]);
});
