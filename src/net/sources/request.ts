import { isIP } from "node:net";
import { within as isWithin } from "../../core/target/address.ts";
import { failure, Failure } from "../../core/failure.ts";
import { sourceLimits, type SourceId, type SourceReply, type SourceRequest } from "../../core/net/source.ts";
import { hostOf, portOf } from "../../core/target/target.ts";
import { readLocation } from "../../formats/http/location.ts";
import type { Budget } from "../budget.ts";
import { nameEnd } from "../errors.ts";
import type { Pin } from "../pins.ts";
import type { AddressPolicy } from "../policy.ts";
import type { Routes } from "../route.ts";
import { sourceRefusalOf, wholeAnswer, type SentRequest } from "./answer.ts";
import { acceptedCodings } from "./decode.ts";
import { exchangeWithSource, type Opened } from "./exchange.ts";
import { openConnections } from "./cache.ts";
import { openRateLimits } from "./rate.ts";
import type { SharedSources } from "./shared.ts";
import { sourceTable, type SourceKeys, type Sources } from "./table.ts";
import { withPatience } from "../time.ts";

/** The door's dependencies for third parties. */
export interface SharedReply {
  readonly sources: Sources;
  readonly keys: SourceKeys;
  readonly policy: AddressPolicy;
  /** The run's routes under a different policy. */
  readonly routesUnder: (policy: AddressPolicy) => Routes;
  /** PEM texts of the user's own CAs. */
  readonly given: readonly string[];
  readonly pins: readonly Pin[];
  readonly budget: Budget;
  readonly signal: AbortSignal;
  readonly shared: SharedSources;
}

/** RFC 7480 §5.2: a redirector leads to a registry, and that possibly to a registrar. */
const mostRedirects = 4;

/** The content type of a form. */
const ofForms = "application/x-www-form-urlencoded";

const usualLimit = 1024 * 1024;
const usualPatience = 6000;

/**
 * Asks a third party, and follows its redirects. Its certificate must be trusted, because its answer decides a verdict. Throws
 * `Failure`.
 */
export async function requestSource(id: SourceId, request: SourceRequest, lent: SharedReply): Promise<SourceReply> {
  const { patience = usualPatience } = request;
  const row = sourceTable[id];
  const base = new URL(lent.sources[id] ?? row.url);
  const first = firstUrl(request, base);
  const limit = limitOf(request);
  // A bulk answer has a limit of its own and does not use up the budget for the target.
  if (limit > usualLimit) lent.budget.widen({ connections: 0, bytes: limit });
  const until = performance.now() + patience;
  return withPatience(lent.signal, patience, async (signal) => {
    let hop: Hop = { url: first, isNamed: first.origin !== base.origin, redirects: 0 };
    for (;;) {
      const asked = { source: row.name, host: hop.url.host };
      const step = await askHop(hop, { id, request, asked, base, first, limit, until, lent, signal });
      if ("body" in step) return { ...step, url: hop.url.href, redirects: hop.redirects };
      if (hop.redirects === mostRedirects) throw failure("source.redirect", { ...asked, detail: "limit" });
      const next = step.location === null ? null : new URL(step.location);
      if (!next || !mayAsk(next, [base, first]))
        throw failure("source.redirect", { ...asked, detail: next ? "http" : "location" });
      hop = { url: next, isNamed: true, redirects: hop.redirects + 1 };
    }
  });
}

/** The first URL. The path cannot lead out of the address of the source. */
function firstUrl({ path, url }: SourceRequest, base: URL): URL {
  const first = url === undefined ? new URL(path, base) : new URL(url);
  if (url === undefined && !first.href.startsWith(base.href)) throw new Error("a path that leads out of its source");
  return first;
}

function limitOf({ limit = usualLimit, receive }: SourceRequest): number {
  return Math.min(limit, receive ? sourceLimits.received : sourceLimits.kept);
}

interface Keyed {
  readonly id: SourceId;
  readonly base: URL;
  readonly keys: SourceKeys;
}

/** A key is sent only to the address of its source, never to a redirect target. */
function headersFor(request: SourceRequest, to: URL, { id, base, keys }: Keyed): Record<string, string> {
  const { key: taken } = sourceTable[id];
  const key = to.origin === base.origin ? keys[id] : undefined;
  return {
    "accept-encoding": acceptedCodings,
    ...request.headers,
    ...(request.ifNoneMatch !== undefined && { "if-none-match": request.ifNoneMatch }),
    ...(taken && key !== undefined && { [taken.header]: taken.before + key }),
  };
}

/** One of the servers on the redirect path. */
interface Hop {
  readonly url: URL;
  /** Whether a redirect of the source led there, and not the operator's configuration. */
  readonly isNamed: boolean;
  readonly redirects: number;
}

interface HopRequest {
  readonly id: SourceId;
  readonly request: SourceRequest;
  readonly asked: SentRequest;
  readonly base: URL;
  /** The first URL. */
  readonly first: URL;
  readonly limit: number;
  /** When the patience ends. */
  readonly until: number;
  readonly lent: SharedReply;
  readonly signal: AbortSignal;
}

/** An answer, or the redirect target. */
type Step = Omit<SourceReply, "url" | "redirects"> | { readonly location: string | null };

async function askHop(hop: Hop, asking: HopRequest): Promise<Step> {
  const { id, asked, base, first, lent, signal, until } = asking;
  const { shared } = lent;
  const limits = (shared.limits ??= openRateLimits());
  const connections = (shared.connections ??= openConnections());
  const { url, isNamed } = hop;
  const to = { host: hostOf(url), port: portOf(url) };
  const told = (error: unknown): unknown => sourceRefusalOf(nameEnd(error, to, "http"), asked, isNamed);
  if (!mayAsk(url, [base, first])) throw failure("source.untrusted", { ...asked, detail: "http" });
  // The operator's address may be private; a redirect target must be public.
  const isBase = url.origin === base.origin;
  const special = isBase && (id in lent.sources || lent.policy.special);
  const policy: AddressPolicy = { special, allow: lent.policy.allow };
  const way = {
    to,
    origin: url.origin,
    isSecure: url.protocol === "https:",
    asked,
    routes: lent.routesUnder(policy),
    given: lent.given,
    terms: [policy, lent.pins],
  };
  const headers = headersFor(asking.request, url, { id, base, keys: lent.keys });
  const work = async (): Promise<Step> => {
    const since = performance.now();
    // Like a key, it is not sent to a redirect target.
    const fields = isBase ? asking.request.form : undefined;
    const sent = fields && { type: ofForms, body: new URLSearchParams(fields).toString() };
    const question = { url, headers, sent, budget: lent.budget, signal };
    try {
      const step = await exchangeWithSource(way, question, (opened) => read(opened, since, hop, asking), connections);
      if ("body" in step) shared.states.answered(id, step.ms);
      return step;
    } catch (error) {
      const named = told(error);
      // A run that is over says nothing about the source.
      if (!lent.signal.aborted)
        shared.states.failed(id, named instanceof Failure ? named.facts.reason : "timeout.source");
      throw named;
    }
  };
  try {
    return await limits.ask(id, url.origin, { asked, signal, until }, work);
  } catch (error) {
    throw told(error);
  }
}

async function read(
  opened: Opened,
  since: number,
  { url }: Hop,
  { request, asked, limit, signal }: HopRequest,
): Promise<Step> {
  const destination = readLocation(opened, url.href);
  if (destination) return { location: destination.url };
  const mayBeSame = request.ifNoneMatch !== undefined;
  const answer = await wholeAnswer(opened, asked, { limit, signal, mayBeSame, receive: request.receive });
  return { ...answer, ms: performance.now() - since };
}

/** Plain HTTP is allowed on loopback only: it authenticates nobody. */
function mayAsk(url: URL, chosen: readonly URL[]): boolean {
  if (url.protocol === "https:") return true;
  return url.protocol === "http:" && isLoopback(hostOf(url)) && chosen.some(({ origin }) => origin === url.origin);
}

function isLoopback(host: string): boolean {
  return isIP(host) === 0 ? host === "localhost" : isWithin(host, ["127.0.0.0/8", "::1/128"]);
}
