import type { AnyCheck } from "../src/core/check.ts";
import { failure } from "../src/core/failure.ts";
import { printable } from "../src/core/printable.ts";
import type { Language } from "../src/core/text.ts";
import type { Mounted } from "./account/mount.ts";
import type { Operation } from "./account/operation.ts";
import { answering, type Counter } from "./answer.ts";
import type { Place } from "./app.ts";
import type { Asked, Draft, Reply, Route } from "./listener/exchange.ts";
import {
  crossOriginFields,
  documentFields,
  iconFields,
  pageFields,
  passingFields,
  preflightFields,
  textFields,
} from "./fields.ts";
import type { ReferencePage } from "./pages/reference.ts";
import { routedPath, watchPaths } from "./watches/paths.ts";
import type { Database } from "./store/database.ts";
import { agentsPath, answersPath, checkPath, docsPath, docsPathOf, errorsPath } from "./pages/paths.ts";

/** A check that is loaded when it is first asked for, so that the server listens before its code is read. */
export interface Offer {
  readonly id: string;
  readonly load: () => Promise<AnyCheck>;
}

/** What the paths are made of. */
export interface PlacesOptions {
  readonly offers: readonly Offer[];
  readonly counter: Counter;
  readonly isReady: () => boolean;
  /** Why the store cannot be written; null where it can be, or there is none. */
  readonly trouble?: () => string | null;
  /** Where watches are kept; absent where there is no store. */
  readonly database?: Database;
  /** Under which URL the server is reached from elsewhere; null where that was not said. */
  readonly baseUrl?: string | null;
  /** Takes an error that is no `Failure` and was answered already. */
  readonly onBug?: (requestId: string, error: unknown) => void;
  /** The paths of accounts; none where nothing is stored. */
  readonly accounts?: Mounted;
  /** Hears that somebody wants to know. */
  readonly onProbe: () => void;
}

/** Every path of the server; those of the API follow from the checks. */
export function placesOf({
  offers,
  counter,
  isReady,
  trouble = () => null,
  onProbe,
  ...options
}: PlacesOptions): readonly Place[] {
  const loadAll = (): Promise<readonly AnyCheck[]> => Promise.all(offers.map(({ load }) => load()));

  const docs = [docsPath, ...offers.map(docsPathOf), answersPath, errorsPath];
  let reference: Promise<readonly ReferencePage[]> | undefined;

  async function referenceOf(wanted: string, language: Language): Promise<string> {
    const pages = await (reference ??= loadAll().then(readReference));
    const page = pages.find(({ path }) => path === wanted);
    if (!page) throw new Error(`the reference has no page ${wanted}`);
    return page.render(language);
  }

  function readiness(): Reply {
    onProbe();
    if (!isReady()) return probe(503, "draining");
    // Checks go on without the store. The reason may name files of this machine, so that only the log has it.
    return probe(200, "ready", trouble() === null ? {} : { store: "failing" });
  }

  return [
    ...offers.map(({ id, load }) => ({ path: `/api/util/${id}`, route: loading(() => routeOf(load, counter)) })),
    {
      path: "/openapi.json",
      route: reading(once(async () => documentOf(await loadAll(), options.accounts?.operations))),
    },
    { path: "/livez", route: reading(() => probe(200, "alive")) },
    { path: "/readyz", route: reading(readiness) },
    { path: "/", route: reading(inLanguages(async (language) => homeOf(await loadAll(), language))) },
    ...docs.map((path) => ({ path, route: reading(inLanguages((language) => referenceOf(path, language))) })),
    ...offers.map(({ id, load }) => ({ path: checkPath({ id }), route: loading(() => pageOf(load, counter)) })),
    { path: "/llms.txt", route: reading(once(async () => llmsOf(await loadAll()))) },
    { path: "/.well-known/mcp/server-card.json", route: reading(once(() => cardOf(options.baseUrl ?? null))) },
    { path: agentsPath, route: loading(async () => agentOf(await loadAll(), counter, options)) },
    { path: "/favicon.svg", route: reading(iconReply) },
    ...(options.database && options.accounts ? watchesOf(options.database, counter, options.accounts) : []),
    ...(options.accounts?.places ?? []),
  ];
}

function watchesOf(database: Database, counter: Counter, { accounts }: Mounted): readonly Place[] {
  return Object.values(watchPaths).map((path) => ({
    path: routedPath(path),
    route: loading(async () => {
      const [{ watchRoute, holders }, { lookingBy }] = await Promise.all([
        import("./watches/routes.ts"),
        import("./watches/look.ts"),
      ]);
      const desk = { database, look: lookingBy(counter.engine), now: Date.now };
      return watchRoute(path, desk, holders(accounts.whoAsks, counter));
    }),
  }));
}

/** A route that is made when it is first taken. Once it is there nothing waits for it. */
function loading(make: () => Promise<Route>): Route {
  let route: Route | undefined;
  return (asked, draft) => (route ? route(asked, draft) : make().then((made) => (route ??= made)(asked, draft)));
}

async function routeOf(load: Offer["load"], counter: Counter): Promise<Route> {
  const check = await load();
  return openly(check, answering(check, counter));
}

async function homeOf(checks: readonly AnyCheck[], language: Language): Promise<string> {
  const { homePage } = await import("./pages/home.ts");
  return homePage({ checks, language });
}

async function readReference(checks: readonly AnyCheck[]): Promise<readonly ReferencePage[]> {
  return (await import("./pages/reference.ts")).referencePages(checks);
}

async function pageOf(load: Offer["load"], counter: Counter): Promise<Route> {
  const [check, { visiting }] = await Promise.all([load(), import("./pages/visit.ts")]);
  return asking(check, visiting(check, counter));
}

/** What speaks to agents is loaded when the first of them comes. */
async function agentOf(
  checks: readonly AnyCheck[],
  counter: Counter,
  { baseUrl = null, onBug = () => {} }: Pick<PlacesOptions, "baseUrl" | "onBug">,
): Promise<Route> {
  const { mountAgent } = await import("./mcp/mount.ts");
  return mountAgent({ checks, counter, baseUrl, onBug });
}

async function llmsOf(checks: readonly AnyCheck[]): Promise<Reply> {
  const { llmsText } = await import("./mcp/card.ts");
  return { status: 200, fields: textFields, body: llmsText(checks) };
}

async function cardOf(baseUrl: string | null): Promise<Reply> {
  const { serverCard } = await import("./mcp/card.ts");
  return { status: 200, fields: documentFields, body: JSON.stringify(serverCard(baseUrl)) };
}

async function iconReply(): Promise<Reply> {
  return { status: 200, fields: iconFields, body: (await import("./pages/favicon.ts")).favicon };
}

/** A path of the API: pages of any origin may ask, by the method of the check. */
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

const readingMethods = ["GET", "HEAD"];

/** The page of a check: it is read, and a form with a body is sent to it. */
function asking({ method }: AnyCheck, route: Route): Route {
  const methods = method === "POST" ? [...readingMethods, "POST"] : readingMethods;
  return (asked, draft) => {
    checkMethod(asked, methods, methods.join(", "), draft);
    return route(asked, draft);
  };
}

/** A path that is only read. */
function reading(reply: (asked: Asked) => Reply | Promise<Reply>): Route {
  return (asked, draft) => {
    checkMethod(asked, readingMethods, "GET, HEAD", draft);
    return reply(asked);
  };
}

/** RFC 9110 §15.5.6: who is told that a method will not do is told which ones will. */
function checkMethod({ method }: Asked, methods: readonly string[], allowed: string, draft: Draft): void {
  if (methods.includes(method)) return;
  draft.fields.push(["allow", allowed]);
  throw failure("request.method", { allowed: methods.join(", "), method: printable(method, 20) });
}

async function documentOf(checks: readonly AnyCheck[], operations: readonly Operation[] = []): Promise<Reply> {
  const { openapi } = await import("./openapi/document.ts");
  return { status: 200, fields: documentFields, body: JSON.stringify(openapi(checks, "en", operations)) };
}

function probe(status: number, state: string, more: object = {}): Reply {
  return { status, fields: passingFields, body: JSON.stringify({ status: state, ...more }) };
}

/** Made when it is first asked for, and kept, unless making it failed. */
function once(make: () => Promise<Reply>): () => Promise<Reply> {
  let made: Promise<Reply> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** A page of the language that is asked for; a person who asks for another gets the usual one and no error. */
function inLanguages(render: (language: Language) => Promise<string>): (asked: Asked) => Promise<Reply> {
  const page = (language: Language): (() => Promise<Reply>) =>
    once(async () => {
      const [{ styleHash }, body] = await Promise.all([import("./pages/style.ts"), render(language)]);
      return { status: 200, fields: pageFields(styleHash), body };
    });
  const pages: Readonly<Record<Language, () => Promise<Reply>>> = { en: page("en"), ko: page("ko") };
  return ({ language }) => pages[language]();
}
