import type { z } from "zod";
import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure, Failure, type FailureFacts } from "../../core/failure.ts";
import { portOf } from "../../core/target/target.ts";
import { plainHttp, type PlainHttp } from "../../probes/page/plain-http.ts";
import { arrivalAt, type Arrival, ownJourney } from "../../probes/page/kind.ts";
import { redirects, type Journey } from "../../probes/page/redirects.ts";
import { refusedStep, stepsOf, unclearStep } from "../../probes/page/redirect-steps.ts";
import { http, type HttpRaw } from "../http/index.ts";
import { ssl } from "../ssl/index.ts";
import { firstPlace, placesOf, type ConfigPlace } from "./config-places.ts";
import { placesElsewhere } from "./places-elsewhere.ts";
import type { Input } from "./input.ts";
import type { GateRaw, OriginFacts } from "./schema.ts";

/**
 * Measures what the thresholds need. The page comes first, so that one connection gives the certificate, the handshake and the headers; the rest runs
 * in parallel. Throws the first failure if nothing could be measured.
 */
export async function collect(input: Input, context: Context): Promise<GateRaw> {
  const { url } = input;
  const every = input.all_ips === undefined ? {} : { all_ips: `${input.all_ips}` as const };
  const following = attempt(() => redirects(context, url));
  const setOut = firstPlace(url, context).then((place) => place && measure(place, every, context));
  // The places below await the same promise and handle its failure.
  setOut.catch(() => {});
  const closing = plainHttp(context, url);
  const headers = attempt(() => context.use(http, { url, ...every }));

  const went = await following;
  const arrival = went.ok ? await arrivalAt(context, url, went.value) : null;
  const wall = arrival?.wall ?? null;
  // A login page of another party ends the target's part of the redirects.
  const journey = went.ok ? { ...went, value: ownJourney(went.value, wall) } : went;
  const places = placesOf(url, journey.ok ? journey.value : null);
  const [origins, astray, elsewhere, redirectChain] = await Promise.all([
    Promise.all(places.map((place) => measure(place, every, context))),
    headers.then((page) => (page.ok && !wall ? measureElsewhere(places, page.value.raw, every, context) : [])),
    journey.ok ? plainElsewhere(context, url, journey.value) : null,
    journey.ok ? wayOf(context, journey.value) : { rejectedUrl: null, undeterminedUrl: null },
  ]);
  const raw = {
    url,
    observedAt: context.now().toISOString(),
    finalUrl: journey.ok ? arrivalOf(journey.value, arrival) : null,
    address: journey.ok ? (journey.value.hops[0]?.address ?? null) : addressOf(origins),
    origins: [...origins, ...astray],
    http: await headers,
    redirectChain,
    plainHttp: isElsewhere(journey) ? [] : believed([await closing, elsewhere], origins),
  };
  refuseIfNothing(raw);
  return { ...raw, cost: costOf(context, went) };
}

/** Whether all addresses are requested, in the form the other checks take. */
type Every = Pick<z.input<typeof ssl.input>, "all_ips">;

async function measure(
  { host, port, target, named }: ConfigPlace,
  every: Every,
  context: Context,
): Promise<OriginFacts> {
  // An https URL means a web site on any port.
  const query = { host, port, starttls: "https", ...every } as const;
  // A redirect may contain an invalid host name.
  if (!ssl.input.safeParse(query).success) return { target, ssl: { ok: false, failure: noName(host) } };
  return { target, ssl: await attempt(() => context.use(ssl, query, named)) };
}

/** Maximum number of origins measured that only other addresses lead to; there is no time for more. */
const mostElsewhere = 4;

async function measureElsewhere(
  places: readonly ConfigPlace[],
  page: HttpRaw,
  every: Every,
  context: Context,
): Promise<readonly OriginFacts[]> {
  const more = await placesElsewhere(context, page, places);
  return Promise.all(
    more.map(async (place, at) => {
      if (at < mostElsewhere) return measure(place, every, context);
      const { facts } = failure("budget.origins", { limit: mostElsewhere });
      return { target: place.target, ssl: { ok: false, failure: facts } as const };
    }),
  );
}

function noName(host: string): FailureFacts {
  return failure("dns.failed", { host, detail: "EBADNAME" }).facts;
}

/** Null also where plain HTTP leads to a login or to a service's own page: the site was not seen, over https or without. */
function arrivalOf({ end, url }: Journey, arrival: Arrival | null): string | null {
  const isForeign = arrival !== null && (arrival.wall !== null || arrival.page.basis === "mark");
  return end.kind === "failed" || (isForeign && url.startsWith("http:")) ? null : url;
}

/** Port 80 of the page's host, as the http check also requests it, so that both agree. Port 80 of the URL's own host is requested from the start. */
async function plainElsewhere(
  context: Context,
  asked: string,
  { url, named, end }: Journey,
): Promise<PlainHttp | null> {
  return end.kind === "failed" || url === asked ? null : plainHttp(context, url, named);
}

/** Origins between the URL and the page that browsers refuse or that are unclear. Later ones do not matter. */
async function wayOf(context: Context, journey: Journey): Promise<GateRaw["redirectChain"]> {
  const steps = await stepsOf(context, journey);
  const page = journey.end.kind === "failed" ? null : journey.url;
  return { rejectedUrl: refusedStep(steps, page)?.url ?? null, undeterminedUrl: unclearStep(steps, page)?.url ?? null };
}

/** The port 80 result, if it is credible: behind CONNECT a proxy may answer in place of the target. */
function believed(plain: readonly (PlainHttp | null)[], origins: readonly OriginFacts[]): GateRaw["plainHttp"] {
  const said = plain.flatMap((each) => each ?? []);
  if (!origins.some(({ ssl: measured }) => !measured.ok && measured.failure.reason === forged)) return said;
  return said.map((each) => ({ ...each, state: "unknown", status: null, reason: forged }));
}

const forged = "proxy.malformed";

/** Whether the page is on a non-default port, where port 80 is not another way to reach it. */
function isElsewhere(journey: Attempt<Journey>): boolean {
  if (!journey.ok || journey.value.end.kind !== "answered") return false;
  const page = new URL(journey.value.url);
  return page.protocol === "https:" && portOf(page) !== 443;
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
  const isOpen = raw.plainHttp.some(({ state }) => state === "content");
  const isKnown = raw.http.ok || isOpen || raw.origins.some((origin) => origin.ssl.ok);
  const [reason] = failuresOf(raw);
  if (!isKnown && raw.finalUrl === null && reason) throw new Failure(reason);
}

/** Why parts of a target could not be measured, the page first. */
export function failuresOf({ http: page, origins }: Pick<GateRaw, "http" | "origins">): readonly FailureFacts[] {
  return [page, ...origins.map((origin) => origin.ssl)].flatMap((each) => (each.ok ? [] : [each.failure]));
}
