import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context, Result } from "../../core/check.ts";
import { Failure, type FailureFacts } from "../../core/failure.ts";
import { bracketed, hostOf, portOf } from "../../core/target.ts";
import { plainHttp, type PlainHttp } from "../../probes/plain-http.ts";
import { redirects, type Journey } from "../../probes/redirects.ts";
import { http, type HttpRaw } from "../http/index.ts";
import { ssl, type SslRaw } from "../ssl/index.ts";
import type { Input } from "./schema.ts";

/** What was seen of one https origin of a target. */
export interface OriginFacts {
  /** Canonical target of the ssl check: host, or host:port. */
  readonly target: string;
  readonly ssl: Attempt<Result<SslRaw>>;
}

export interface GateRaw {
  readonly url: string;
  readonly observedAt: string;
  /** Where the redirects ended; null where they could not be followed to an end. */
  readonly finalUrl: string | null;
  /** The address that answered the first request. */
  readonly address: string | null;
  /** The first https origin, and the final one where it is another. */
  readonly origins: readonly OriginFacts[];
  readonly http: Attempt<Result<HttpRaw>>;
  /** The answers of port 80, for every https origin on port 443. */
  readonly plain: readonly PlainHttp[];
  readonly cost: {
    readonly connections: number;
    readonly requests: number;
    readonly roundTrips: number;
    readonly ms: number;
  };
}

/**
 * Measures what the thresholds are about. The page is asked for first, so that its connection carries the certificate, the
 * handshake and the headers at once; everything else runs beside it. Throws the first failure where nothing at all could be measured.
 */
export async function collect({ url }: Input, context: Context): Promise<GateRaw> {
  const first = endpointOf(url);
  const following = attempt(() => redirects(context, url));
  const atFirst = attempt(() => context.use(ssl, first));
  const closing = plainHttp(context, url);
  const headers = attempt(() => context.use(http, { url }));

  const journey = await following;
  const finalUrl = journey.ok ? arrivalOf(journey.value) : null;
  const elsewhere = journey.ok ? await measureElsewhere(context, first, journey.value) : {};
  const plain = [await closing, elsewhere.plain].flatMap((each) => each ?? []);
  const origins = [{ target: nameOf(first), ssl: await atFirst }, ...(elsewhere.origin ? [elsewhere.origin] : [])];
  const raw = {
    url,
    observedAt: context.now().toISOString(),
    finalUrl,
    address: journey.ok ? (journey.value.hops[0]?.address ?? null) : addressOf(origins),
    origins,
    http: await headers,
    plain,
  };
  refuseIfNothing(raw);
  return { ...raw, cost: costOf(context, journey) };
}

/** ssl judges the origin of the given URL; for http the same host on 443. */
function endpointOf(url: string): { readonly host: string; readonly port: string } {
  const parsed = new URL(url);
  return { host: bracketed(hostOf(parsed)), port: `${parsed.protocol === "https:" ? portOf(parsed) : 443}` };
}

function nameOf({ host, port }: { readonly host: string; readonly port: string }): string {
  return port === "443" ? host : `${host}:${port}`;
}

function arrivalOf(journey: Journey): string | null {
  return journey.end.kind === "failed" ? null : journey.url;
}

interface Elsewhere {
  readonly origin?: OriginFacts;
  readonly plain?: PlainHttp | null;
}

/** Where the redirects led to another https origin, that one is measured too, and so is its port 80 unless they came from there. */
async function measureElsewhere(
  context: Context,
  first: { readonly host: string; readonly port: string },
  journey: Journey,
): Promise<Elsewhere> {
  const { url, named, hops } = journey;
  if (arrivalOf(journey) === null || !url.startsWith("https:")) return {};
  const there = endpointOf(url);
  const isElsewhere = nameOf(there) !== nameOf(first);
  const cameFrom = (each: string): boolean => new URL(each).origin === `http://${there.host}`;
  const isAsked = hops.some((hop) => cameFrom(hop.url)) || (!isElsewhere && hops[0]?.url.startsWith("https:"));
  const [found, plain] = await Promise.all([
    isElsewhere ? attempt(() => context.use(ssl, there, named)) : null,
    isAsked ? null : plainHttp(context, url, named),
  ]);
  return { ...(found && { origin: { target: nameOf(there), ssl: found } }), plain };
}

function addressOf(origins: readonly OriginFacts[]): string | null {
  return origins.flatMap((origin) => (origin.ssl.ok ? [origin.ssl.value.raw.address] : []))[0] ?? null;
}

function costOf(context: Context, journey: Attempt<Journey>): GateRaw["cost"] {
  const { connections, requests } = context.traffic();
  const hops = journey.ok ? journey.value.hops : [];
  const roundTrips = hops.reduce((sum, hop) => sum + hop.roundTrips, 0);
  return { connections, requests, roundTrips, ms: Math.round(context.elapsed()) };
}

function refuseIfNothing(raw: Omit<GateRaw, "cost">): void {
  const isKnown = raw.http.ok || raw.plain.length > 0 || raw.origins.some((origin) => origin.ssl.ok);
  const [reason] = failuresOf(raw);
  if (!isKnown && raw.finalUrl === null && reason) throw new Failure(reason);
}

/** Why parts of a target could not be measured, the page first. */
export function failuresOf({ http: page, origins }: Pick<GateRaw, "http" | "origins">): readonly FailureFacts[] {
  return [page, ...origins.map((origin) => origin.ssl)].flatMap((each) => (each.ok ? [] : [each.failure]));
}
