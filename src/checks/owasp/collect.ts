import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context, Result } from "../../core/check.ts";
import { Failure } from "../../core/failure.ts";
import type { Endpoint, Named } from "../../core/net.ts";
import { bracketed, hostOf, portOf } from "../../core/target.ts";
import { cors } from "../../probes/cors.ts";
import { redirects, type Journey } from "../../probes/redirects.ts";
import { http, type HttpRaw } from "../http/index.ts";
import { ssl, type SslRaw } from "../ssl/index.ts";
import { cookiesOf, noPage, recordPage } from "./record.ts";
import { endpointOf, type Input, type OwaspRaw } from "./schema.ts";

/** What was measured of the page, and the way there. */
interface Seen {
  readonly result: Result<HttpRaw>;
  readonly journey: Journey;
}

/** Looks at a site as any visitor could: TLS and headers through their checks, and one request more, for CORS. Throws where nothing answered. */
export async function collect(input: Input, context: Context): Promise<OwaspRaw> {
  const to = endpointOf(input);
  const [own, secure] = await Promise.all([measure(context, to), attempt(() => visit(context, originOf(to)))]);
  const seen = await orPlain(context, { to, own, secure });
  const observedAt = context.now().toISOString();
  if (!seen.ok) {
    if (own.reason !== null) throw new Failure(seen.failure);
    return { ...to, observedAt, tls: [own], page: null, reason: seen.failure.reason, ...noPage };
  }
  const { result, journey } = seen.value;
  const { raw, verdict } = result;
  const elsewhere = otherOrigin(journey, to);
  const isPage = raw.end === "answered";
  const [other, allowed] = await Promise.all([
    elsewhere && measure(context, elsewhere),
    isPage ? cors(context, journey.url, journey.named) : null,
  ]);
  const tls = other ? [own, other] : [own];
  if (!isPage) return { ...to, observedAt, tls, page: null, reason: raw.end, ...noPage };
  const { grade = null, score = null } = verdict;
  return {
    ...to,
    observedAt,
    tls,
    page: { url: raw.finalUrl.slice(0, 2048), status: raw.status, address: raw.address, grade, score },
    reason: null,
    plainHttp: raw.plainHttp && { state: raw.plainHttp.state, url: raw.plainHttp.url.slice(0, 2048) },
    ...recordPage(raw, journey.reply),
    cookies: cookiesOf(journey.reply, context.now()),
    cors: allowed,
  };
}

async function visit(context: Context, url: string): Promise<Seen> {
  // The check has followed the same way, so that nothing is asked twice.
  const result = await context.use(http, { url });
  return { result, journey: await redirects(context, url) };
}

interface Begun {
  readonly to: Endpoint;
  readonly own: OwaspRaw["tls"][number];
  readonly secure: Attempt<Seen>;
}

/** A site that nobody can reach over https may be served over plain HTTP; then that is what visitors get. */
async function orPlain(context: Context, { to, own, secure }: Begun): Promise<Attempt<Seen>> {
  if (secure.ok || own.reason === null || to.port !== 443) return secure;
  const plain = await attempt(() => visit(context, `http://${bracketed(to.host)}/`));
  const isPlain = plain.ok && plain.value.result.raw.finalUrl.startsWith("http:");
  return isPlain ? plain : secure;
}

async function measure(context: Context, to: Endpoint & Named): Promise<OwaspRaw["tls"][number]> {
  const { host, port } = to;
  const none = { host, port, grade: null, score: null, caps: [] };
  // A redirect may name what no host is called.
  if (!ssl.input.safeParse({ host, port }).success) return { ...none, reason: "dns.failed" };
  const named = to.namedBy === undefined ? {} : { namedBy: to.namedBy };
  const got: Attempt<Result<SslRaw>> = await attempt(() => context.use(ssl, { host, port }, named));
  if (!got.ok) return { ...none, reason: got.failure.reason };
  const { grade = null, score = null, caps = [] } = got.value.verdict;
  return { host, port, grade, score, caps: caps.map(({ id }) => id), reason: null };
}

/** The origin of the page, where it has a certificate of its own. */
function otherOrigin({ url, end, named }: Journey, { host, port }: Endpoint): (Endpoint & Named) | null {
  const page = new URL(url);
  if (end.kind !== "answered" || page.protocol !== "https:") return null;
  const isSame = hostOf(page) === host && portOf(page) === port;
  return isSame ? null : { host: hostOf(page), port: portOf(page), ...named };
}

function originOf({ host, port }: Endpoint): string {
  return `https://${bracketed(host)}${port === 443 ? "" : `:${port}`}/`;
}
