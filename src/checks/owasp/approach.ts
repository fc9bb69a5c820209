import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context, Result } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { bracketed, httpsOrigin } from "../../core/target/target.ts";
import { certificate } from "../../probes/certificate/certificate.ts";
import { plainHttp } from "../../probes/page/plain-http.ts";
import { redirects, type Journey } from "../../probes/page/redirects.ts";
import { http, type HttpRaw } from "../http/index.ts";
import { ssl, type SslRaw } from "../ssl/index.ts";
import type { OwaspRaw } from "./schema.ts";

type Tls = OwaspRaw["tls"][number];

/** What was measured of the page, and the way there. */
interface Seen {
  readonly result: Result<HttpRaw>;
  readonly journey: Journey;
}

/** How a visitor gets to the site, and the TLS of the host itself. */
export interface Approach {
  readonly begun: OwaspRaw["begun"];
  readonly own: Tls;
  readonly seen: Attempt<Seen>;
}

/**
 * Milliseconds after which nobody is there who has not even shaken hands, where port 80 leads to the site all the while: whoever was sent
 * a SYN has been sent it three times by then.
 */
const silence = 6000;

/** After so many of them the other way is tried beside, so that it is known when that time, or that of the run, is over. */
const head = 1000;

/** Goes to a site as browsers do: over https, and where https lets nobody in, as one that begins with plain HTTP. Throws nothing. */
export async function approach(context: Context, to: Endpoint): Promise<Approach> {
  const both: Promise<Both> = Promise.all([measure(context, to), attempt(() => visit(context, httpsOf(to)))]);
  const ending = new AbortController();
  const [own, seen] = await Promise.race([both, silent(context, to, ending.signal)]).finally(() => ending.abort());
  if (seen.ok || own.reason === null || to.port !== 443) return { begun: "https", own, seen };
  const plain = await attempt(() => visit(context, httpOf(to)));
  const isWay = plain.ok && plain.value.journey.end.kind === "answered";
  return isWay ? { begun: "http", own, seen: plain } : { begun: "https", own, seen };
}

type Both = readonly [Tls, Attempt<Seen>];

/** Comes about where https stays silent while port 80 leads to the site, and never otherwise. */
async function silent(context: Context, to: Endpoint, signal: AbortSignal): Promise<Both> {
  const { promise: never } = Promise.withResolvers<Both>();
  if (to.port !== 443) return never;
  let hasShaken = false;
  const shaking = attempt(() => certificate(context, to)).then((got) => (hasShaken = got.ok));
  shaking.catch(() => {});
  const [port80] = await Promise.all([plainHttp(context, httpsOf(to)), wait(head, signal)]);
  const isServed = port80?.state === "content" || port80?.state === "redirects";
  if (!isServed || hasShaken || signal.aborted) return never;
  await Promise.all([attempt(() => visit(context, httpOf(to))), wait(silence - head, signal)]);
  if (hasShaken || signal.aborted) return never;
  const { facts } = failure("timeout.tls", to);
  return [
    { ...unmeasured(to), reason: facts.reason },
    { ok: false, failure: facts },
  ];
}

/** Some milliseconds, or fewer where the wait is ended: then nobody is kept by it. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const end = (): void => {
    clearTimeout(timer);
    resolve();
  };
  signal.addEventListener("abort", end, { once: true });
  if (signal.aborted) end();
  return promise;
}

async function visit(context: Context, url: string): Promise<Seen> {
  // The check has followed the same way, so that nothing is asked twice.
  const result = await context.use(http, { url });
  return { result, journey: await redirects(context, url) };
}

/** What the ssl check says of a host; why it says nothing, where it could not. Throws nothing. */
export async function measure(context: Context, to: Endpoint & Named): Promise<Tls> {
  const { host, port } = to;
  const none = unmeasured(to);
  // An https URL means a web site, whatever its port.
  const query = { host, port, starttls: "https" } as const;
  // A redirect may name what no host is called.
  if (!ssl.input.safeParse(query).success) return { ...none, reason: "dns.failed" };
  const named = to.namedBy === undefined ? {} : { namedBy: to.namedBy };
  const got: Attempt<Result<SslRaw>> = await attempt(() => context.use(ssl, query, named));
  if (!got.ok) return { ...none, reason: got.failure.reason };
  const { grade = null, score = null, caps = [] } = got.value.verdict;
  return { host, port, grade, score, caps: caps.map(({ id }) => id), reason: null };
}

function unmeasured({ host, port }: Endpoint): Omit<Tls, "reason"> {
  return { host, port, grade: null, score: null, caps: [] };
}

/** The front page of a host over https. */
export function httpsOf(to: Endpoint): string {
  return `${httpsOrigin(to)}/`;
}

function httpOf({ host }: Endpoint): string {
  return `http://${bracketed(host)}/`;
}
