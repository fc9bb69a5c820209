import type { AnyCheck } from "../../src/core/check.ts";
import type { Text } from "../../src/core/text.ts";
import type { Mounted } from "../accounts/mount.ts";
import { answering, type Counter } from "../questions/route.ts";
import { crossOriginFields, documentFields, passingFields, preflightFields, textFields } from "./header-fields.ts";
import type { Reply, Route } from "./listener/exchange.ts";
import type { Readiness } from "../telemetry/state.ts";
import { agentsPath } from "../pages/paths.ts";
import { openPages, type Pages, type PagesOptions } from "../pages/places.ts";
import type { Health } from "../pages/status/page.tsx";
import { checkMethod, loading, once, reading, type Place } from "./route.ts";
import type { Database } from "../store/database.ts";
import { termsOf } from "../terms.ts";
import { routedPath, watchPaths } from "../monitoring/watches/paths.ts";

/** A check that is loaded on first use, so that the server listens before its code is read. */
export interface Offer {
  readonly id: string;
  readonly load: () => Promise<AnyCheck>;
}

/** The options of the paths. */
export interface PlacesOptions extends PagesOptions {
  readonly offers: readonly Offer[];
  readonly readiness: () => Readiness;
  /** Why the store is not writable; null where it is, or there is none. */
  readonly trouble?: () => string | null;
  /** The store of watches; absent without a store. */
  readonly database?: Database;
  /** Receives an error other than `Failure` that was already answered. */
  readonly onBug?: (requestId: string, error: unknown) => void;
  /** The account paths; absent without a store. */
  readonly accounts?: Mounted;
  /** The paths of the API of channels. */
  readonly channelPlaces?: readonly Place[];
  /** Called for each readiness probe. */
  readonly onProbe: () => void;
}

/** Every path of the server, the API's derived from the checks, and the page for all other paths. */
export function placesOf({
  offers,
  counter,
  readiness: readinessOf,
  trouble = () => null,
  onProbe,
  ...options
}: PlacesOptions): Pages {
  const held = [
    ...(options.database && options.accounts ? watchesOf(options.database, counter, options.accounts) : []),
    ...(options.accounts?.places ?? []),
    ...(options.channelPlaces ?? []),
  ];
  const people = options.accounts && { accounts: options.accounts.accounts, places: held };
  const loadAll = (): Promise<readonly AnyCheck[]> => Promise.all(offers.map(({ load }) => load()));

  function readiness(): Reply {
    onProbe();
    const state = readinessOf();
    // Checks work without the store. The reason may name local files, so it is only in the log.
    const store = trouble() === null || state === "draining" ? {} : { store: "failing" };
    return probe(state === "ready" ? 200 : 503, state, store);
  }

  function health(): Health {
    const store = trouble() === null ? "working" : "failing";
    return { isDraining: readinessOf() === "draining", store: counter.ledger === null ? "none" : store };
  }

  const { places, lostPage } = openPages({ offers, counter, health, ...options, ...(people && { people }) });
  const all = [
    ...offers.map(({ id, load }) => ({
      path: `/api/util/${id}`,
      route: loading(() => routeOf(load, counter, options)),
    })),
    {
      path: "/openapi.json",
      route: reading(once(async () => documentOf(await loadAll(), options))),
    },
    { path: "/livez", route: reading(() => probe(200, "alive")) },
    { path: "/readyz", route: reading(readiness) },
    ...places,
    { path: "/llms.txt", route: reading(once(async () => llmsOf(await loadAll()))) },
    { path: "/.well-known/mcp/server-card.json", route: reading(once(() => cardOf(options.baseUrl ?? null))) },
    { path: agentsPath, route: loading(async () => agentOf(await loadAll(), counter, options)) },
    ...held,
  ];
  return { places: all, lostPage };
}

function watchesOf(database: Database, counter: Counter, { accounts }: Mounted): readonly Place[] {
  return Object.values(watchPaths).map((path) => ({
    path: routedPath(path),
    route: loading(async () => {
      const [{ watchRoute, holders }, { lookingBy }] = await Promise.all([
        import("../monitoring/watches/routes.ts"),
        import("../monitoring/watches/control-lookup.ts"),
      ]);
      const desk = { database, look: lookingBy(counter.engine), now: Date.now };
      return watchRoute(path, desk, holders(accounts.whoAsks, counter));
    }),
  }));
}

async function routeOf(load: Offer["load"], counter: Counter, { onBug }: Pick<PlacesOptions, "onBug">): Promise<Route> {
  const check = await load();
  return openly(check, answering(check, counter, onBug));
}

/** The agent endpoint is loaded on first use. */
async function agentOf(
  checks: readonly AnyCheck[],
  counter: Counter,
  { baseUrl = null, onBug = () => {}, ...operator }: Pick<PlacesOptions, "baseUrl" | "onBug" | "operator" | "terms">,
): Promise<Route> {
  const { mountAgent } = await import("../agents/route.ts");
  return mountAgent({ checks, counter, baseUrl, onBug, terms: termsFrom(operator) });
}

async function llmsOf(checks: readonly AnyCheck[]): Promise<Reply> {
  const { llmsText } = await import("../agents/card.ts");
  return { status: 200, fields: textFields, body: llmsText(checks) };
}

async function cardOf(baseUrl: string | null): Promise<Reply> {
  const { serverCard } = await import("../agents/card.ts");
  return { status: 200, fields: documentFields, body: JSON.stringify(serverCard(baseUrl)) };
}

/** An API path: readable by any origin, with the check's method. */
function openly(check: AnyCheck, route: Route): Route {
  const methods = check.method === "POST" ? ["POST"] : ["GET", "HEAD"];
  const allowed = [...methods, "OPTIONS"].join(", ");
  return (asked, draft) => {
    draft.fields.push(...crossOriginFields);
    draft.note = { check: check.id };
    if (asked.method === "OPTIONS") return { status: 204, fields: preflightFields(allowed), body: "" };
    checkMethod(asked, methods, allowed, draft);
    return route(asked, draft);
  };
}

type Said = Pick<PlacesOptions, "accounts" | "operator" | "terms">;

async function documentOf(checks: readonly AnyCheck[], { accounts, ...operator }: Said): Promise<Reply> {
  const { openapi } = await import("./openapi/document.ts");
  const document = openapi(checks, "en", accounts?.operations, termsFrom(operator));
  return { status: 200, fields: documentFields, body: JSON.stringify(document) };
}

function termsFrom({ operator = null, terms = null }: Pick<PlacesOptions, "operator" | "terms">): Text {
  return termsOf({ operator, terms });
}

function probe(status: number, state: string, more: object = {}): Reply {
  return { status, fields: passingFields, body: JSON.stringify({ status: state, ...more }) };
}
