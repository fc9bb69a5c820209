import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context, Result } from "../../core/check.ts";
import { Failure, type FailureFacts } from "../../core/failure.ts";
import type { Named } from "../../core/net.ts";
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
  const closing = attempt(() => plainHttp(context, url));
  const headers = attempt(() => context.use(http, { url }));

  const journey = await following;
  const finalUrl = journey.ok ? arrivalOf(journey.value) : null;
  const elsewhere = await measureElsewhere(context, { first, finalUrl, journey });
  const plain = [await closing, elsewhere?.plain].flatMap((each) => (each?.ok && each.value ? [each.value] : []));
  const origins = [
    { target: nameOf(first), ssl: await atFirst },
    ...(elsewhere ? [{ target: elsewhere.target, ssl: elsewhere.ssl }] : []),
  ];
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
  readonly target: string;
  readonly ssl: Attempt<Result<SslRaw>>;
  readonly plain: Attempt<PlainHttp | null>;
}

/** Where redirects lead to another https origin, that one is measured too. */
async function measureElsewhere(
  context: Context,
  from: {
    readonly first: { readonly host: string; readonly port: string };
    readonly finalUrl: string | null;
    readonly journey: Attempt<Journey>;
  },
): Promise<Elsewhere | null> {
  const { first, finalUrl, journey } = from;
  if (!journey.ok || finalUrl === null || !finalUrl.startsWith("https:")) return null;
  const there = endpointOf(finalUrl);
  if (nameOf(there) === nameOf(first)) return null;
  const named: Named = namedBy(journey.value);
  const [found, plain] = await Promise.all([
    attempt(() => context.use(ssl, there)),
    attempt(() => plainHttp(context, finalUrl, named)),
  ]);
  return { target: nameOf(there), ssl: found, plain };
}

/** The address of the hop that sent us to the final URL: what it names must be public if it is. */
function namedBy({ hops }: Journey): Named {
  const sender = hops.at(-2)?.address;
  return sender ? { namedBy: sender } : {};
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
