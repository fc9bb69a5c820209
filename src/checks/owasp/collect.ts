import type { Context } from "../../core/check.ts";
import { endpointOf, type HostInput } from "../../core/target/host-check.ts";
import { Failure } from "../../core/failure.ts";
import { assess } from "../../core/grade/grade.ts";
import type { Verdict } from "../../core/result/interpretation.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { hostOf, portOf } from "../../core/target/target.ts";
import { isOwn } from "../../probes/page/kind.ts";
import type { StatusRanges } from "../../formats/http/status-list.ts";
import { openJar } from "../../probes/page/cookies.ts";
import { cors } from "../../probes/page/cors.ts";
import { plainHttp } from "../../probes/page/plain-http.ts";
import type { Journey } from "../../probes/page/redirects.ts";
import { http, ladder } from "../http/index.ts";
import { approach, bestOf, httpsOf, measure } from "./measure.ts";
import { port80, type Port80 } from "./port80.ts";
import { noPage, recordWay } from "./record.ts";
import type { OwaspRaw } from "./schema.ts";
import { redirectChainOf } from "./redirect-chain.ts";

const longestUrl = 2048;

/** The statuses besides 2xx with which the site may answer. */
interface Accepting {
  readonly accept_status?: StatusRanges | undefined;
}

/** Observes a site like any visitor: TLS and headers through their checks, plus a few CORS requests. Throws if nothing answered. */
export async function collect(input: HostInput & Accepting, context: Context): Promise<OwaspRaw> {
  const to = endpointOf(input);
  const { own, seen, begun: requestedScheme } = await approach(context, to);
  const common = { ...to, observedAt: context.now().toISOString(), requestedScheme };
  if (!seen.ok) {
    if (own.reason !== null) throw new Failure(seen.failure);
    const plain = await port80(context, { url: httpsOf(to) }, [own]);
    return { ...common, tls: [own], page: null, reason: seen.failure.reason, ...noPage, plainHttp: told([plain]) };
  }
  const { result, journey } = seen.value;
  const { raw, verdict } = result;
  if (raw.redirectOutcome === "answered" && !isOwn(raw.page, raw.status, input.accept_status)) {
    // The page says nothing about the site, and the origin of a login page belongs to another party.
    const plain = await port80(context, { url: httpsOf(to) }, [own]);
    const reason = raw.page.basis === "status" ? `http.status.${raw.status}` : `page.${raw.page.kind}`;
    const unseen = { ...common, tls: [own], page: null, reason, ...noPage, plainHttp: told([plain]) };
    // An error page of the site's own server still names its software.
    return raw.page.basis === "status" ? { ...unseen, ...softwareBehind(journey, to.host, context.now()) } : unseen;
  }
  const elsewhere = otherOrigin(journey, to);
  const isPage = raw.redirectOutcome === "answered";
  const [other, allowed] = await Promise.all([
    elsewhere && measure(context, elsewhere),
    isPage ? cors(context, journey.url, { ...journey.named, cookie: cookieOf(journey, context.now()) }) : null,
    plainHttp(context, httpsOf(to)),
  ]);
  const tls = other ? [own, other] : [own];
  const asked = [{ url: httpsOf(to) }, ...(isPage ? [journey] : [])];
  const ports = await Promise.all(asked.map((each) => port80(context, each, tls)));
  const seenThere = { ...common, tls, plainHttp: told(ports) };
  if (!isPage) return { ...seenThere, page: null, reason: raw.redirectOutcome, ...noPage };
  const hops = ports.flatMap((each) => each?.hops ?? []);
  return {
    ...seenThere,
    page: { url: raw.finalUrl.slice(0, longestUrl), status: raw.status, address: raw.address, ...headersOf(verdict) },
    reason: null,
    redirectChain: redirectChainOf(raw, tls),
    ...recordWay(journey, { host: to.host, port80: hops, now: context.now() }),
    cors: allowed,
  };
}

/** The software that the requested host and the host of its answer disclose. */
function softwareBehind(journey: Journey, host: string, now: Date): Pick<OwaspRaw, SoftwareField> {
  const { software, softwareTotal, softwareUnread } = recordWay(journey, { host, port80: [], now });
  return { software, softwareTotal, softwareUnread };
}

type SoftwareField = "software" | "softwareTotal" | "softwareUnread";

/** The cookies that a browser following these redirects sends with the page request. */
function cookieOf({ hops, url }: Journey, now: Date): string {
  const jar = openJar();
  for (const hop of hops) jar.keep(new URL(hop.url), hop.headers, now);
  return jar.header(new URL(url));
}

/** Caps of the http check about the redirects, which are judged separately here. */
const ofWay: ReadonlySet<string> = new Set(["redirect-certificate", "downgrade"]);

/** The grade and score of the headers alone. */
function headersOf({
  parts = [],
  caps = [],
  score,
}: Verdict): Pick<NonNullable<OwaspRaw["page"]>, "grade" | "score" | "best"> {
  // If only the redirects are in doubt, every header is known.
  const isKnown = score !== undefined || parts.every((part) => part.score !== null);
  const own = caps.filter(({ id }) => !ofWay.has(id));
  const assessed = assess(isKnown ? parts : [], own, ladder);
  const { grade = null, score: points = null } = assessed;
  const best = bestOf(assessed, http.grading);
  return { grade, score: points, ...(best && { best }) };
}

/** The port 80 results, each URL once. */
function told(ports: readonly (Port80 | null)[]): OwaspRaw["plainHttp"] {
  const each = ports.flatMap((port) => (port ? [port.told] : []));
  return [...new Map(each.map((one) => [one.url, one])).values()];
}

/** The page's origin if it has a certificate of its own. */
function otherOrigin({ url, end, named }: Journey, { host, port }: Endpoint): (Endpoint & Named) | null {
  const page = new URL(url);
  if (end.kind !== "answered" || page.protocol !== "https:") return null;
  const isSame = hostOf(page) === host && portOf(page) === port;
  return isSame ? null : { host: hostOf(page), port: portOf(page), ...named };
}
