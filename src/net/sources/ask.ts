import { isIP } from "node:net";
import { within as isWithin } from "../../core/target/address.ts";
import { failure } from "../../core/failure.ts";
import type { HttpReply } from "../../core/net/net.ts";
import { sourceLimits, type SourceId, type SourceReply, type SourceRequest } from "../../core/net/source.ts";
import { hostOf, portOf } from "../../core/target/target.ts";
import { readLocation } from "../../formats/http/location.ts";
import { isTrustedFor } from "../access.ts";
import type { Budget } from "../budget.ts";
import { nameEnd } from "../errors.ts";
import { openOrigin } from "../http/origin.ts";
import type { Policy } from "../policy.ts";
import type { Routes } from "../route.ts";
import { refusalOf, wholeAnswer, type Asked } from "./answer.ts";
import { acceptedCodings } from "./decode.ts";
import { sourceTable, type SourceKeys, type Sources } from "./table.ts";
import { withPatience } from "../time.ts";

/** What a door lends for it. */
export interface Lent {
  readonly sources: Sources;
  readonly keys: SourceKeys;
  readonly policy: Policy;
  /** The ways of the run under a policy of their own. */
  readonly routesUnder: (policy: Policy) => Routes;
  /** PEM texts of the user's own authorities. */
  readonly given: readonly string[];
  readonly budget: Budget;
  readonly signal: AbortSignal;
}

/** RFC 7480 §5.2: a redirector knows who knows. It leads to a registry, and that perhaps to a registrar. */
const mostRedirects = 4;

const usualLimit = 1024 * 1024;
const usualPatience = 6000;

/**
 * Asks a third party, and whom it refers us to. Whoever answers has to prove who it is: an answer decides what people do, and nobody
 * looks at these certificates to measure them. Throws `Failure`.
 */
export async function askSource(id: SourceId, request: SourceRequest, lent: Lent): Promise<SourceReply> {
  const { patience = usualPatience, receive } = request;
  const row = sourceTable[id];
  const base = new URL(lent.sources[id] ?? row.url);
  const first = firstUrl(request, base);
  const limit = limitOf(request);
  // What is asked for in bulk is bounded by its own limit, and takes nothing from what is left for the target.
  if (limit > usualLimit) lent.budget.widen({ connections: 0, bytes: limit });
  return withPatience(lent.signal, patience, async (signal) => {
    let hop: Hop = { url: first, isNamed: first.origin !== base.origin, redirects: 0 };
    for (;;) {
      const asked = { source: row.name, host: hop.url.host };
      const headers = headersFor(request, hop.url, { id, base, keys: lent.keys });
      const how = { limit, patience, isAnonymous: true, headers, asked, base, first, lent, signal };
      const reply = await exchange(hop, { ...how, isChosen: id in lent.sources });
      const destination = readLocation(reply, hop.url.href);
      if (!destination) {
        const answer = wholeAnswer(reply, asked, { limit, signal, mayBeSame: request.ifNoneMatch !== undefined });
        const { url, redirects } = { url: hop.url.href, redirects: hop.redirects };
        if (!receive || answer.status !== 200) return { ...answer, url, redirects };
        receive(answer.body);
        return { ...answer, body: new Uint8Array(), url, redirects };
      }
      if (hop.redirects === mostRedirects) throw failure("source.redirect", { ...asked, detail: "limit" });
      const next = destination.url === null ? null : new URL(destination.url);
      if (!next || !mayAsk(next, [base, first]))
        throw failure("source.redirect", { ...asked, detail: next ? "http" : "location" });
      hop = { url: next, isNamed: true, redirects: hop.redirects + 1 };
    }
  });
}

/** Where a question goes first. What is put behind the address of a source stays behind it, whatever it is made of. */
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

/** A key goes to the address of its source alone, and to nobody whom that names. */
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

/** One of the servers on the way to an answer. */
interface Hop {
  readonly url: URL;
  /** Whether an answer of the source leads there, and not the operator. */
  readonly isNamed: boolean;
  readonly redirects: number;
}

interface Exchange extends Pick<SourceRequest, "headers"> {
  readonly asked: Asked;
  readonly base: URL;
  /** Where the question went first. */
  readonly first: URL;
  /** Whether the base is the operator's own choice. */
  readonly isChosen: boolean;
  readonly limit: number;
  readonly patience: number;
  readonly isAnonymous: boolean;
  readonly lent: Lent;
  readonly signal: AbortSignal;
}

async function exchange({ url, isNamed }: Hop, how: Exchange): Promise<HttpReply> {
  const { asked, base, first, isChosen, lent, signal, ...request } = how;
  const to = { host: hostOf(url), port: portOf(url) };
  const isSecure = url.protocol === "https:";
  if (!mayAsk(url, [base, first])) throw failure("source.untrusted", { ...asked, detail: "http" });
  // What the operator has chosen may be anywhere; what that names must be public, wherever it is itself.
  const isBase = url.origin === base.origin;
  const special = isBase && (isChosen || lent.policy.special);
  const routes = lent.routesUnder({ special, allow: lent.policy.allow });
  const origin = openOrigin(to, { routes, given: lent.given, isSecure, signal, budget: lent.budget });
  try {
    // Before it is asked, so that nobody is told what we want to know by posing as somebody else.
    if (isSecure) prove(to.host, await origin.handshake({}), asked);
    const reply = await origin.request({ ...request, url: url.href });
    // A connection may be lost in between, and another one be somebody else's.
    if (reply.handshake) prove(to.host, reply.handshake, asked);
    return reply;
  } catch (error) {
    throw refusalOf(nameEnd(error, to, "http"), asked, isNamed);
  } finally {
    origin.close();
  }
}

function prove(host: string, handshake: NonNullable<HttpReply["handshake"]>, asked: Asked): void {
  if (isTrustedFor(host, handshake)) return;
  const detail = handshake.trustError ?? (handshake.lenient ? "lenient" : "wrong-name");
  throw failure("source.untrusted", { ...asked, detail });
}

/** Plain HTTP proves nothing to nobody, unless it never leaves this machine. */
function mayAsk(url: URL, chosen: readonly URL[]): boolean {
  if (url.protocol === "https:") return true;
  return url.protocol === "http:" && isLoopback(hostOf(url)) && chosen.some(({ origin }) => origin === url.origin);
}

function isLoopback(host: string): boolean {
  return isIP(host) === 0 ? host === "localhost" : isWithin(host, ["127.0.0.0/8", "::1/128"]);
}
