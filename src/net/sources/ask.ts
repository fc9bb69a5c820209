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
import type { WireRequest } from "../http/exchange.ts";
import { openOrigin } from "../http/origin.ts";
import type { Policy } from "../policy.ts";
import type { Routes } from "../route.ts";
import { refusalOf, wholeAnswer, type Asked } from "./answer.ts";
import type { Breaker } from "./breaker.ts";
import { acceptedCodings, decoderFor } from "./decode.ts";
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
  /** Who remembers which servers are down; nobody where it is absent. */
  readonly breaker?: Breaker | undefined;
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
      const passing = receive && openPassing(receive);
      const intake = passing && { intake: passing.intake };
      const how = { limit, patience, isAnonymous: true, headers, asked, base, first, lent, signal, ...intake };
      const reply = await unlessResting(asked, lent, () => exchange(hop, { ...how, isChosen: id in lent.sources }));
      const destination = readLocation(reply, hop.url.href);
      if (!destination) {
        const handedOn = passing?.octets() ?? null;
        const mayBeSame = request.ifNoneMatch !== undefined;
        const answer = wholeAnswer(reply, asked, { limit, signal, mayBeSame, handedOn });
        const { url, redirects } = { url: hop.url.href, redirects: hop.redirects };
        if (!receive || answer.status !== 200) return { ...answer, url, redirects };
        // HTTP/2 hands on what it has kept.
        if (handedOn === null) receive(answer.body);
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

/** Asks a server, unless it has failed again and again and rests. A status of 5xx counts as well. */
async function unlessResting(
  asked: Asked,
  { breaker }: Pick<Lent, "breaker">,
  ask: () => Promise<HttpReply>,
): Promise<HttpReply> {
  const key = `${asked.source} ${asked.host}`;
  const seconds = breaker?.rest(key, Date.now()) ?? 0;
  if (seconds > 0) throw failure("source.resting", { ...asked, seconds }, { retryAfter: seconds });
  try {
    const reply = await ask();
    const isDown = reply.status >= 500;
    breaker?.heard(key, isDown ? failure("source.status", { ...asked, status: reply.status }) : null, Date.now());
    return reply;
  } catch (error) {
    breaker?.heard(key, error, Date.now());
    throw error;
  }
}

/** Hands a body on as it comes, decoded, where the answer is one; counts its octets, null where it was not handed on. */
function openPassing(receive: (bytes: Uint8Array) => void) {
  let octets: number | null = null;
  const intake: NonNullable<WireRequest["intake"]> = ({ status, headers }) => {
    if (status !== 200) return null;
    const decoder = decoderFor(headers);
    // What nobody can read need not be kept either.
    if (decoder === undefined) return { decoder: null, receive: () => {} };
    octets = 0;
    return {
      decoder,
      receive(bytes) {
        octets = (octets ?? 0) + bytes.length;
        receive(bytes);
      },
    };
  };
  return { intake, octets: () => octets };
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

interface Exchange extends Pick<SourceRequest, "headers">, Pick<WireRequest, "intake"> {
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
  const routes = lent.routesUnder({ ...lent.policy, special });
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
