import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context, Result } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { compareGrade, compareScore, type Graded, type GradeRange } from "../../core/grade/minimum.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { bracketed, httpsOrigin } from "../../core/target/target.ts";
import { certificate } from "../../probes/certificate/certificate.ts";
import { plainHttp } from "../../probes/page/plain-http.ts";
import { redirects, type Journey } from "../../probes/page/redirects.ts";
import { http, type HttpRaw } from "../http/index.ts";
import { ssl, type SslRaw } from "../ssl/index.ts";
import type { OwaspRaw } from "./schema.ts";

type Tls = OwaspRaw["tls"][number];

/** The measured page and its redirect chain. */
interface Seen {
  readonly result: Result<HttpRaw>;
  readonly journey: Journey;
}

/** How visitors reach the site, and the TLS of the host itself. */
export interface Approach {
  readonly begun: OwaspRaw["requestedScheme"];
  readonly own: Tls;
  readonly seen: Attempt<Seen>;
}

/** Milliseconds without a handshake after which https counts as silent if port 80 leads to the site: TCP has sent its SYN three times by then. */
const silence = 6000;

/** Milliseconds after which port 80 is tried in parallel, so that the result is known when the wait or the run ends. */
const head = 1000;

/** Opens a site as browsers do: over https, or over plain HTTP if https is unreachable. Never throws. */
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

/** Resolves only if https stays silent while port 80 leads to the site. */
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

/** Waits some milliseconds, or less if the signal aborts. */
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
  // The http check follows the same redirects, so its result is reused.
  const result = await context.use(http, { url });
  return { result, journey: await redirects(context, url) };
}

/** The ssl check's result for a host, or the reason for its failure. Never throws. */
export async function measure(context: Context, to: Endpoint & Named): Promise<Tls> {
  const { host, port } = to;
  const none = unmeasured(to);
  // An https URL means a web site on any port.
  const query = { host, port, starttls: "https" } as const;
  // A redirect may contain an invalid host name.
  if (!ssl.input.safeParse(query).success) return { ...none, reason: "dns.failed" };
  const named = to.namedBy === undefined ? {} : { namedBy: to.namedBy };
  const got: Attempt<Result<SslRaw>> = await attempt(() => context.use(ssl, query, named));
  if (!got.ok) return { ...none, reason: got.failure.reason };
  const { verdict } = got.value;
  const { grade = null, score = null, caps = [] } = verdict;
  const best = bestOf(verdict, ssl.grading);
  return { host, port, grade, score, ...(best && { best }), caps: caps.map(({ id }) => id), reason: null };
}

/** The grade and score that a verdict could have; null if it has none, or no others. */
export function bestOf(verdict: Graded, rules: GradeRange | undefined): NonNullable<Tls["best"]> | null {
  const { grade, score } = verdict;
  if (!rules || grade === undefined || score === undefined) return null;
  const best = { grade: compareGrade(verdict, "A+", rules).best, score: compareScore(verdict, 100).best };
  return best.grade === grade && best.score === score ? null : best;
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
