import type { AnyCheck } from "../../src/core/check.ts";
import { failure, type Failure } from "../../src/core/failure.ts";
import { termsOf, type Operator } from "../terms.ts";
import type { Pipeline } from "../questions/route.ts";
import type { ChannelDependencies } from "../notifications/channels.ts";
import { assetFields, cardFields, iconFields, pageFields, unchangingFields } from "../http/header-fields.ts";
import type { JobCounts } from "../store/jobs/counts.ts";
import type { ApiRequest, Fields, Reply, RouteHandler } from "../http/listener/exchange.ts";
import { lazyHandler, once, readOnly, readAndPost, withMethods, type Route } from "../http/route.ts";
import type { Accounts } from "../accounts/open.ts";
import { openInnerCalls } from "../operations/inner-calls.ts";
import { accountPaths, type AccountPageId } from "./account/paths.ts";
import { assetsPath, openAssets } from "./assets/open.ts";
import {
  accountsDocsPath,
  answersPath,
  batchesDocsPath,
  checkPath,
  docsPath,
  docsPathOf,
  errorsPath,
} from "../http/paths.ts";
import {
  badgesPath,
  cardPath,
  linkPaths,
  manyReportsPath,
  openPath,
  reportsPath,
  statusPath,
  themePath,
  toolsPath,
} from "../http/paths.ts";
import type { ReferencePage } from "./reference/pages.tsx";
import { codingOf, compressed, thorough } from "../http/coding.ts";
import { openOwnerLookup, type OwnerLookup } from "./report/owner.ts";
import { themeIn, type Setting, type Site } from "./site.ts";
import type { Health } from "./status/page.tsx";
import { wellKnownPlaces } from "./well-known/places.ts";

/** A check that is loaded on first use. */
interface Offer {
  readonly id: string;
  readonly load: () => Promise<AnyCheck>;
}

/** The options of the pages. */
export interface PagesOptions extends Partial<Operator> {
  readonly offers: readonly Offer[];
  readonly pipeline: Pipeline;
  /** The server's public URL; null where not configured. */
  readonly baseUrl?: string | null;
  /** Folders with the pages' static files; the bundle's own by default. */
  readonly assets?: readonly string[];
  /** Aborts when the server stops, together with the runs of pages. */
  readonly closing?: AbortSignal;
  /** Whether visitors without an account see past moments of reports, and changes; true by default. */
  readonly hasPublicHistory?: boolean;
  /** The domains that the operator excludes, with everything below them. */
  readonly optOut?: { readonly domains: readonly string[] };
  /** Handles channels' mailed links; absent without channels. */
  readonly channels?: ChannelDependencies;
  /** The state of this process, for the status page. */
  readonly health?: () => Promise<Health>;
  /** The jobs of the daily monitoring; null where unknown, or without a queue. */
  readonly jobs?: () => Promise<JobCounts | null>;
  /** Receives an error other than `Failure` that was already answered. */
  readonly onBug?: (requestId: string, error: unknown) => void;
  /** Accounts, and their API paths; absent without a store. */
  readonly people?: { readonly accounts: Accounts; readonly routes: readonly Route[] };
}

/** The dependencies of the page routes. */
export interface Desk {
  readonly offers: readonly Offer[];
  readonly pipeline: Pipeline;
  readonly closing: AbortSignal;
  readonly health: () => Promise<Health>;
  readonly jobs: () => Promise<JobCounts | null>;
  readonly onBug: (error: unknown) => void;
  /** Whether visitors see the past of a host: not where the operator keeps it private, or the host's owner opted out. */
  readonly mayShowPast: (host: string) => boolean;
  /** The same for one visitor: an account also sees the past of the hosts that it watches. */
  readonly maySeePast: OwnerLookup;
  readonly isOptedOut: (host: string) => boolean;
  /** The language and colours of a request. */
  readonly settingOf: (request: ApiRequest) => Setting;
  readonly checks: () => Promise<readonly AnyCheck[]>;
}

/** The pages of the server. */
export interface Pages {
  readonly routes: readonly Route[];
  /** The page about a path that does not exist. */
  readonly lostPage: (request: ApiRequest, failure: Failure) => Promise<Reply>;
}

/** Every page and static file. Each is loaded on first use; an API without visitors loads none. */
export function openPages(options: PagesOptions): Pages {
  const dependencies = openDesk(options);
  return {
    routes: pagePlaces(options, dependencies),
    async lostPage(request, lost) {
      const content = (await import("./lost.tsx")).lostPage(lost, dependencies.settingOf(request));
      const fields: Fields = [...pageFields, ["cache-control", "no-store"]];
      return compressed(request.incoming, { status: lost.status, fields, content });
    },
  };
}

function pagePlaces(options: PagesOptions, dependencies: Desk): readonly Route[] {
  const { offers } = dependencies;
  const reference = once(async () => {
    const { referencePages } = await import("./reference/pages.tsx");
    const operations = options.people ? (await import("../operations/table.ts")).operations : [];
    return referencePages(await dependencies.checks(), operations);
  });
  const reports = once(async () => (await import("./report/route.ts")).openReports(dependencies));
  const accountDocs = options.people ? [accountsDocsPath] : [];
  const docs = [docsPath, ...offers.map(docsPathOf), batchesDocsPath, ...accountDocs, answersPath, errorsPath];
  return [
    { path: "/", route: page(dependencies, (setting) => renderHome(dependencies, setting)) },
    ...docs.map((path) => ({
      path,
      route: page(dependencies, async (setting) => pageAt(path, await reference()).render(setting)),
    })),
    {
      path: reportsPath,
      route: withMethods(
        ["POST"],
        lazyHandler(async () => (await reports()).ask),
      ),
    },
    {
      path: manyReportsPath,
      route: withMethods(
        ["GET", "HEAD"],
        lazyHandler(async () => (await reports()).showMany),
      ),
    },
    ...["", "/events", "/json", "/csv", "/markdown", "/compare", "/at/:time"].map((rest) => ({
      path: `${reportsPath}/*${rest}`,
      route: withMethods(
        ["GET", "HEAD"],
        lazyHandler(async () => (await reports()).show),
      ),
    })),
    {
      path: `${badgesPath}/:check/*`,
      route: withMethods(
        ["GET", "HEAD"],
        lazyHandler(async () => (await import("./badges/route.ts")).openBadges(dependencies)),
      ),
    },
    ...wellKnownPlaces({
      operator: options.operator ?? null,
      baseUrl: options.baseUrl ?? null,
      hasAccounts: options.people !== undefined,
    }),
    { path: toolsPath, route: page(dependencies, (setting) => renderTools(dependencies, setting)) },
    ...offers.map(({ id, load }) => ({
      path: checkPath({ id }),
      route: lazyHandler(() => formRoute(load, dependencies)),
    })),
    ...accountPagesOf(dependencies, options.people),
    ...linkPages(dependencies, options.channels),
    {
      path: statusPath,
      route: readOnly(async (request) => (await import("./status/route.ts")).statusReply(request, dependencies)),
    },
    {
      path: openPath,
      route: readAndPost(async (request, draft) =>
        (await import("./open/page.tsx")).openReply(request, draft, dependencies),
      ),
    },
    {
      path: themePath,
      route: withMethods(
        ["POST"],
        lazyHandler(async () => (await import("./theme.ts")).chooseTheme),
      ),
    },
    { path: `${assetsPath}/*`, route: readOnly(assetRoute(dependencies)) },
    { path: "/favicon.svg", route: readOnly(iconReply) },
    { path: cardPath, route: readOnly(cardReply) },
  ];
}

function accountPagesOf(dependencies: Desk, people: PagesOptions["people"]): readonly Route[] {
  if (!people) return [];
  const calls = openInnerCalls(people.routes, { withKey: false });
  const opened = once(async () =>
    (await import("./account/route.ts")).openAccountPages({ pages: dependencies, ...people }),
  );
  const own = (Object.keys(accountPaths) as AccountPageId[]).map((id) => ({
    path: accountPaths[id].replaceAll(/\{(\w+)\}/g, ":$1"),
    route: readAndPost(lazyHandler(async () => (await opened())(id))),
  }));
  return [
    ...own,
    {
      path: "/shared/:token",
      route: withMethods(["GET", "HEAD"], async (request, draft) =>
        (await import("./account/status/shared.tsx")).sharedReply(request, draft, {
          ask: calls(request, draft),
          setting: dependencies.settingOf(request),
        }),
      ),
    },
  ];
}

/** The pages that mailed links of channels lead to. */
function linkPages(dependencies: Desk, channels: ChannelDependencies | undefined): readonly Route[] {
  if (!channels) return [];
  return (["confirm", "unsubscribe"] as const).map((purpose) => ({
    path: linkPaths[purpose],
    route: readAndPost(
      lazyHandler(async () => (await import("./channels/route.ts")).linkRoute(purpose, channels, dependencies)),
    ),
  }));
}

function openDesk({ offers, pipeline, operator = null, terms = null, ...options }: PagesOptions): Desk {
  let site: Site | undefined;
  const siteOf = (): Site =>
    (site ??= {
      assets: openAssets(options.assets),
      terms: termsOf({ operator, terms }),
      baseUrl: options.baseUrl ?? null,
      hasAccounts: options.people !== undefined,
    });
  const { hasPublicHistory = true, optOut } = options;
  const isOut = (host: string): boolean =>
    optOut?.domains.some((domain) => host === domain || host.endsWith(`.${domain}`)) === true;
  const mayShowPast = (host: string): boolean => hasPublicHistory && !isOut(host);
  const owns = options.people && openOwnerLookup(options.people);
  return {
    offers,
    pipeline,
    isOptedOut: isOut,
    mayShowPast,
    maySeePast: async (request, draft, host) =>
      mayShowPast(host) || (!isOut(host) && (await owns?.(request, draft, host)) === true),
    health: options.health ?? (() => Promise.resolve({ isDraining: false, store: "none" })),
    jobs: options.jobs ?? (() => Promise.resolve(null)),
    onBug: (error) => options.onBug?.("report", error),
    closing: options.closing ?? new AbortController().signal,
    settingOf: ({ language, incoming }) => ({ site: siteOf(), language, theme: themeIn(incoming.headers.cookie) }),
    checks: once(() => Promise.all(offers.map(({ load }) => load()))),
  };
}

/** A page that is the same for every visitor. An unknown language gives the default one, without an error. */
function page({ settingOf }: Desk, render: (setting: Setting) => Promise<string>): RouteHandler {
  const made = new Map<string, () => Promise<string>>();
  return readOnly(async (request) => {
    const setting = settingOf(request);
    const key = `${setting.language} ${setting.theme}`;
    const make = made.get(key) ?? once(() => render(setting));
    made.set(key, make);
    return compressed(request.incoming, { fields: [...pageFields, ...unchangingFields], content: await make() });
  });
}

async function renderHome(dependencies: Desk, setting: Setting): Promise<string> {
  const { homePage } = await import("./home.tsx");
  return homePage(await dependencies.checks(), setting);
}

async function renderTools(dependencies: Desk, setting: Setting): Promise<string> {
  const { toolsPage } = await import("./tools/page.tsx");
  return toolsPage(await dependencies.checks(), setting);
}

function pageAt(path: string, pages: readonly ReferencePage[]): ReferencePage {
  const found = pages.find((each) => each.path === path);
  if (!found) throw new Error(`the reference has no page ${path}`);
  return found;
}

async function formRoute(load: Offer["load"], dependencies: Desk): Promise<RouteHandler> {
  const [check, { toolRoute }] = await Promise.all([load(), import("./tools/route.ts")]);
  return readAndPost(toolRoute(check, dependencies));
}

/** A static file, compressed once per coding. */
function assetRoute({ settingOf }: Desk): (request: ApiRequest) => Reply {
  const replies = new Map<string, Reply>();
  return (request) => {
    const asset = settingOf(request).site.assets.find(request.path);
    if (!asset) throw failure("request.path", { suggestion: "" });
    const key = `${codingOf(request.incoming) ?? ""} ${request.path}`;
    const reply =
      replies.get(key) ??
      compressed(request.incoming, { fields: assetFields(asset.type), content: asset.bytes }, thorough);
    replies.set(key, reply);
    return reply;
  };
}

const card = once(async () => (await import("./card.ts")).cardPng());

async function cardReply(): Promise<Reply> {
  return { status: 200, fields: cardFields, body: "", bytes: await card() };
}

async function iconReply(): Promise<Reply> {
  return { status: 200, fields: iconFields, body: (await import("./favicon.ts")).favicon };
}
