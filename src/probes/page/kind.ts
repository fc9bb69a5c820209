import type { Context } from "../../core/check.ts";
import { shorten } from "../../core/shorten.ts";
import { denials } from "../../data/http/pages/denials.ts";
import { placeholders } from "../../data/http/pages/placeholders.ts";
import { decodePage } from "../../formats/http/content-coding.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { isInconclusive } from "../../formats/http/inconclusive-status.ts";
import { includesStatus, namesStatus, type StatusRanges } from "../../formats/http/status-list.ts";
import { mimeEssenceOf, pageTypeOf } from "../../formats/html/page-type.ts";
import { wantsCertificate } from "../tls/client-certificate.ts";
import { challengeIn } from "./challenge.ts";
import { loginAt, type Login } from "./login.ts";
import { serviceIn, type Marked } from "./service-mark.ts";
import type { Journey } from "./redirects.ts";
import { placeholderAt, type PlaceholderRedirect } from "./placeholder-redirect.ts";
import { postedLogin } from "./posted-login.ts";
import { refreshOf } from "./refreshes.ts";

/** What the final answer of a journey can be. Only `site` and `api` are the target's own. */
export const pageKinds = ["site", "api", "error", "login", "challenge", "blocked", "placeholder"] as const;

/** What a kind follows from: the status, the media type, a redirect, marks of a service, or the way the redirects ended. */
export const pageEvidence = ["status", "type", "redirect", "mark", "end"] as const;

/** What the final answer is, and why. */
export interface PageKind {
  readonly kind: (typeof pageKinds)[number];
  readonly basis: (typeof pageEvidence)[number];
  /** The status, header, URL or service that shows it. */
  readonly evidence: string;
  /** The service that answered in place of the site; null where none is known. */
  readonly service: string | null;
  /** What the content is where its status is accepted. */
  readonly content: "site" | "api";
}

/** The final answer of a journey. `wall` is the login that the redirects end at; null otherwise. */
export interface Arrival {
  readonly page: PageKind;
  readonly wall: Login | null;
}

/** Classifies the final answer of a journey; once for each journey of a run. Throws nothing. */
export async function arrivalAt(context: Context, start: string, journey: Journey): Promise<Arrival> {
  return context.once(`arrival ${start}`, () => classifyPage(journey));
}

/** Classifies the final answer of a journey. */
export async function classifyPage(journey: Pick<Journey, "hops" | "url" | "reply" | "end">): Promise<Arrival> {
  const { end, reply } = journey;
  const wall = await wallOf(journey);
  const missing = wall ? null : placeholderOf(journey);
  const page = kindOf(reply, end.kind, wall);
  if (!missing) return { wall, page };
  const { service, url } = missing;
  return { wall, page: { ...page, kind: "placeholder", basis: "redirect", evidence: cut(withoutQuery(url)), service } };
}

/** The part of a journey before a login page of another party; the whole journey without one. */
export function ownJourney(journey: Journey, wall: Login | null): Journey {
  const last = wall && journey.hops[wall.from - 1];
  if (!wall || !last) return journey;
  const before = journey.hops[wall.from - 2];
  return {
    ...journey,
    hops: [...journey.hops.slice(0, wall.from - 1), { ...last, location: null }],
    end: { kind: "answered" },
    url: last.url,
    named: before ? { namedBy: before.address } : {},
  };
}

/** Seconds after which a refresh no longer counts as a login redirect: the visitor has seen the page. */
const soon = 10;

async function wallOf({
  hops,
  url,
  reply,
  end,
}: Pick<Journey, "hops" | "url" | "reply" | "end">): Promise<Login | null> {
  if (end.kind === "failed" || end.kind === "private") return null;
  const urls = hops.map((hop) => hop.url);
  const wall = await loginAt(urls);
  if (wall) return wall;
  if (end.kind !== "answered") return null;
  const refresh = refreshOf(reply, url);
  const next = refresh && refresh.delay <= soon ? refresh.url : postedLogin(reply, url);
  return next === null ? null : loginAt([...urls, next]);
}

function placeholderOf({ hops, end }: Pick<Journey, "hops" | "end">): PlaceholderRedirect | null {
  if (end.kind === "failed" || end.kind === "private") return null;
  return placeholderAt(hops.map((hop) => hop.url));
}

/** What a reply is. `end` is how the redirects to it ended. */
export function kindOf(reply: Marked, end: Journey["end"]["kind"], wall: Login | null): PageKind {
  const { status, headers } = reply;
  const content = contentOf(reply);
  const common = { content, service: null };
  if (wall) {
    return {
      ...common,
      kind: "login",
      basis: "redirect",
      evidence: cut(withoutQuery(wall.url)),
      service: wall.service,
    };
  }
  // Before the end of the redirects: a challenge may be a redirect to itself.
  const marked = markedKind(reply);
  if (marked) return { ...common, ...marked, basis: "mark", evidence: `${status} ${marked.service}` };
  if (end !== "answered") return { ...common, kind: "error", basis: "end", evidence: end };
  const challenge = valuesOf(headers, "www-authenticate")[0];
  // RFC 9110 §15.5.2: a 401 carries a challenge; without one it is an error.
  if (status === 401 && challenge !== undefined) {
    return { ...common, kind: "login", basis: "status", evidence: cut(`401 WWW-Authenticate: ${challenge}`) };
  }
  if (status < 200 || status > 299) return { ...common, kind: "error", basis: "status", evidence: `${status}` };
  const type = mimeEssenceOf(headers);
  return { ...common, kind: content, basis: "type", evidence: type === "" ? `${status}` : cut(`${status} ${type}`) };
}

/** The kind of a reply by the marks of the service that answered in place of the site; null for any other reply. */
export function markedKind(reply: Marked): (Pick<PageKind, "kind"> & { readonly service: string }) | null {
  const challenge = challengeIn(reply);
  if (challenge !== null) return { kind: "challenge", service: challenge };
  const placeholder = serviceIn(reply, placeholders);
  if (placeholder !== null) return { kind: "placeholder", service: placeholder };
  const denial = serviceIn(reply, denials);
  if (denial !== null) return { kind: "blocked", service: denial };
  return wantsCertificate(reply) ? { kind: "error", service: "TLS client authentication" } : null;
}

/** Documents that browsers render as pages are a site; without a valid Content-Type browsers guess. */
function contentOf({ headers, body }: Marked): PageKind["content"] {
  if (mimeEssenceOf(headers) === "") return "site";
  const decoded = decodePage(body, valuesOf(headers, "content-encoding")) ?? body;
  return pageTypeOf(headers, decoded).kind === "other" ? "api" : "site";
}

/** The query of a login URL holds state and tokens. */
function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url;
}

function cut(text: string): string {
  return shorten(text, 200);
}

/**
 * Whether an answer is the target's own: a site or an API, or an error or a login that shows only in its status where that status is
 * accepted. A reply about the request alone, such as a rate limit, is accepted by its own name and not by a class. A placeholder, a block page,
 * a challenge, a login redirect and the answer of a proxy are never the target's.
 */
export function isOwn({ kind, basis: by }: PageKind, status: number, accepted: StatusRanges = []): boolean {
  if (kind === "site" || kind === "api") return true;
  // RFC 9110 §15.5.8: 407 is sent by a proxy, never by the site.
  if (by !== "status" || status === 407) return false;
  return isInconclusive(status) ? namesStatus(accepted, status) : includesStatus(accepted, status);
}
