import { isIP } from "node:net";
import { within as isWithin } from "../core/target/address.ts";
import { failure } from "../core/failure.ts";
import type { HttpReply } from "../core/net/net.ts";
import type { SourceId, SourceReply, SourceRequest } from "../core/net/source.ts";
import { hostOf, portOf } from "../core/target/target.ts";
import { readLocation } from "../formats/http/location.ts";
import { isTrustedFor } from "./access.ts";
import type { Budget } from "./budget.ts";
import { nameEnd } from "./errors.ts";
import { openOrigin } from "./http/origin.ts";
import type { Policy } from "./policy.ts";
import type { Routes } from "./route.ts";
import { refusalOf, wholeAnswer, type Asked } from "./source-answer.ts";
import { withPatience } from "./time.ts";

/** Where each third party is asked unless the operator says otherwise: an https URL that ends in a slash. */
const usual: Readonly<Record<SourceId, string>> = {
  rdap: "https://rdap.org/",
  crtsh: "https://crt.sh/",
  certspotter: "https://api.certspotter.com/v1/",
};

/** What messages call them. */
const names: Readonly<Record<SourceId, string>> = {
  rdap: "RDAP",
  crtsh: "crt.sh",
  certspotter: "Cert Spotter",
};

/** Addresses of third parties that the operator has chosen. */
export type Sources = Partial<Readonly<Record<SourceId, string>>>;

/** What a door lends for it. */
export interface Lent {
  readonly sources: Sources;
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
  const { path, limit = usualLimit, patience = usualPatience, headers, receive } = request;
  const base = new URL(lent.sources[id] ?? usual[id]);
  const how = { limit, patience, isAnonymous: true, ...(headers && { headers }) } as const;
  return withPatience(lent.signal, patience, async (signal) => {
    let hop: Hop = { url: new URL(path, base), namedBy: undefined, redirects: 0 };
    for (;;) {
      const asked = { source: names[id], host: hop.url.host };
      const reply = await exchange(hop, { ...how, asked, base, isChosen: id in lent.sources, lent, signal });
      const destination = readLocation(reply, hop.url.href);
      if (!destination) {
        const answer = { ...wholeAnswer(reply, asked, limit, signal), url: hop.url.href, redirects: hop.redirects };
        if (!receive || answer.status !== 200) return answer;
        receive(answer.body);
        return { ...answer, body: new Uint8Array() };
      }
      if (hop.redirects === mostRedirects) throw failure("source.redirect", { ...asked, detail: "limit" });
      const next = destination.url === null ? null : new URL(destination.url);
      if (!next || !mayAsk(next, base))
        throw failure("source.redirect", { ...asked, detail: next ? "http" : "location" });
      hop = { url: next, namedBy: reply.address, redirects: hop.redirects + 1 };
    }
  });
}

/** One of the servers on the way to an answer. */
interface Hop {
  readonly url: URL;
  readonly namedBy: string | undefined;
  readonly redirects: number;
}

interface Exchange extends Pick<SourceRequest, "headers"> {
  readonly asked: Asked;
  readonly base: URL;
  /** Whether the base is the operator's own choice. */
  readonly isChosen: boolean;
  readonly limit: number;
  readonly patience: number;
  readonly isAnonymous: boolean;
  readonly lent: Lent;
  readonly signal: AbortSignal;
}

async function exchange({ url, namedBy }: Hop, how: Exchange): Promise<HttpReply> {
  const { asked, base, isChosen, lent, signal, ...request } = how;
  const to = { host: hostOf(url), port: portOf(url) };
  const isSecure = url.protocol === "https:";
  if (!mayAsk(url, base)) throw failure("source.untrusted", { ...asked, detail: "http" });
  // What the operator has chosen may be anywhere; what that names must be public, wherever it is itself.
  const isBase = url.origin === base.origin;
  const special = isBase && (isChosen || lent.policy.special);
  const routes = lent.routesUnder({ special, allow: lent.policy.allow });
  const origin = openOrigin(to, { routes, given: lent.given, isSecure, signal, budget: lent.budget });
  const named = namedBy === undefined || isBase ? {} : { namedBy };
  try {
    // Before it is asked, so that nobody is told what we want to know by posing as somebody else.
    if (isSecure) prove(to.host, await origin.handshake(named), asked);
    const reply = await origin.request({ ...request, ...named, url: url.href });
    // A connection may be lost in between, and another one be somebody else's.
    if (reply.handshake) prove(to.host, reply.handshake, asked);
    return reply;
  } catch (error) {
    throw refusalOf(nameEnd(error, to, "http"), asked, namedBy !== undefined);
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
function mayAsk(url: URL, base: URL): boolean {
  return url.protocol === "https:" || (url.origin === base.origin && isLoopback(hostOf(url)));
}

function isLoopback(host: string): boolean {
  return isIP(host) === 0 ? host === "localhost" : isWithin(host, ["127.0.0.0/8", "::1/128"]);
}
