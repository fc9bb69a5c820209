import type { AnyCheck } from "../../src/core/check.ts";
import type { Text } from "../../src/core/text.ts";
import { checkRoute, type Pipeline } from "../questions/route.ts";
import type { Deprecations } from "./deprecations.ts";
import { documentFields, passingFields, textFields } from "./header-fields.ts";
import type { Reply, RouteHandler } from "./listener/exchange.ts";
import type { Readiness } from "../telemetry/state.ts";
import { agentsPath, batchPath, probePath } from "./paths.ts";
import { openPages, type Pages, type PagesOptions } from "../pages/places.ts";
import type { Health } from "../pages/status/page.tsx";
import { openTo } from "./open-to.ts";
import { lazyHandler, readOnly } from "./route.ts";
import { document } from "./validators.ts";
import { termsOf } from "../terms.ts";

/** A check that is loaded on first use, so that the server listens before its code is read. */
export interface LazyCheck {
  readonly id: string;
  readonly load: () => Promise<AnyCheck>;
}

/** The options of the paths. */
export interface RoutesOptions extends PagesOptions {
  readonly offers: readonly LazyCheck[];
  readonly readiness: () => Readiness;
  /** Why the store is not usable at this moment; null where it is, or there is none. */
  readonly trouble?: () => Promise<string | null>;
  /** Receives an error other than `Failure` that was already answered. */
  readonly onBug?: (requestId: string, error: unknown) => void;
  /** The deprecated operations, where they are not the declared ones. */
  readonly deprecations?: Deprecations | undefined;
  /** Called for each readiness probe. */
  readonly onProbe: () => void;
}

/** Every path of the server, the API's derived from the checks, and the page for all other paths. */
export function routesOf({
  offers,
  pipeline,
  readiness: readinessOf,
  trouble = () => Promise.resolve(null),
  onProbe,
  ...options
}: RoutesOptions): Pages {
  const loadAll = (): Promise<readonly AnyCheck[]> => Promise.all(offers.map(({ load }) => load()));

  async function readiness(): Promise<Reply> {
    onProbe();
    const state = readinessOf();
    // Checks work without the store. The reason may name local files, so it is only in the log.
    const store = state === "draining" || (await trouble()) === null ? {} : { store: "failing" };
    return probe(state === "ready" ? 200 : 503, state, store);
  }

  async function health(): Promise<Health> {
    const store = (await trouble()) === null ? "working" : "failing";
    return { isDraining: readinessOf() === "draining", store: pipeline.ledger === null ? "none" : store };
  }

  const onBug = options.onBug ?? (() => {});
  const many = { offers, pipeline, onBug, closing: options.closing };
  const { routes, lostPage } = openPages({ offers, pipeline, health, ...options });
  const all = [
    ...offers.map(({ id, load }) => ({
      path: `/api/util/${id}`,
      route: lazyHandler(() => routeOf(load, pipeline, options)),
    })),
    {
      path: batchPath,
      route: openTo(
        ["POST"],
        {},
        lazyHandler(async () => (await import("../questions/batch/route.ts")).batchRoute(many)),
      ),
    },
    {
      path: probePath,
      route: lazyHandler(async () => (await import("../questions/probe/route.ts")).probeRoute(many)),
    },
    {
      path: "/openapi.json",
      route: readOnly(document(async () => documentOf(await loadAll(), options))),
    },
    { path: "/livez", route: readOnly(() => probe(200, "alive")) },
    { path: "/readyz", route: readOnly(readiness) },
    ...routes,
    { path: "/llms.txt", route: readOnly(document(async () => llmsOf(await loadAll()))) },
    { path: "/.well-known/mcp/server-card.json", route: readOnly(document(() => cardOf(options.baseUrl ?? null))) },
    { path: agentsPath, route: lazyHandler(async () => agentOf(await loadAll(), pipeline, options)) },
    ...(options.people?.routes ?? []),
  ];
  return { routes: all, lostPage };
}

async function routeOf(
  load: LazyCheck["load"],
  pipeline: Pipeline,
  { onBug }: Pick<RoutesOptions, "onBug">,
): Promise<RouteHandler> {
  const check = await load();
  const methods = check.method === "POST" ? ["POST"] : ["GET", "HEAD"];
  return openTo(methods, { check: check.id }, checkRoute(check, pipeline, onBug));
}

/** The agent endpoint is loaded on first use. */
async function agentOf(
  checks: readonly AnyCheck[],
  pipeline: Pipeline,
  {
    baseUrl = null,
    onBug = () => {},
    people,
    ...operator
  }: Pick<RoutesOptions, "baseUrl" | "onBug" | "operator" | "people" | "terms">,
): Promise<RouteHandler> {
  const [{ agentRoute }, { openInnerCalls }] = await Promise.all([
    import("../agents/route.ts"),
    import("../operations/inner-calls.ts"),
  ]);
  const operations = people && openInnerCalls(people.routes, { withKey: true });
  return agentRoute({ checks, pipeline, baseUrl, onBug, terms: termsFrom(operator), operations });
}

async function llmsOf(checks: readonly AnyCheck[]): Promise<Reply> {
  const { llmsText } = await import("../agents/card.ts");
  return { status: 200, fields: textFields, body: llmsText(checks) };
}

async function cardOf(baseUrl: string | null): Promise<Reply> {
  const { serverCard } = await import("../agents/card.ts");
  return { status: 200, fields: documentFields, body: JSON.stringify(serverCard(baseUrl)) };
}

type Said = Pick<RoutesOptions, "people" | "operator" | "terms" | "deprecations">;

async function documentOf(checks: readonly AnyCheck[], { people, deprecations, ...operator }: Said): Promise<Reply> {
  const { openapi } = await import("./openapi/document.ts");
  const { operations } = await import("../operations/table.ts");
  const document = openapi(checks, "en", people && operations, termsFrom(operator), deprecations);
  return { status: 200, fields: documentFields, body: JSON.stringify(document) };
}

function termsFrom({ operator = null, terms = null }: Pick<RoutesOptions, "operator" | "terms">): Text {
  return termsOf({ operator, terms });
}

function probe(status: number, state: string, more: object = {}): Reply {
  return { status, fields: passingFields, body: JSON.stringify({ status: state, ...more }) };
}
