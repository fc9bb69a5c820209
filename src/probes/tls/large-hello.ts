import { setTimeout as sleep } from "node:timers/promises";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, Handshake, Named } from "../../core/net/net.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";
import { withPadding } from "../../formats/tls/hello-padding.ts";
import { readServerReply } from "../../formats/tls/server-hello.ts";
import { lineTo } from "./raw-line.ts";

/** Whether a server answers a ClientHello larger than one packet (null where unknown), and how that is known. */
export interface Tolerance {
  readonly accepted: boolean | null;
  /** `handshake`, `padded-hello`, how the connection ended (`reset`, `closed`, `silent`, `alert.50`), or why it is unknown. */
  readonly reason: string;
}

/** Bytes: as long as a hello with a hybrid key share, and more than the 1,460 that fit into one packet. */
const largeSize = 1800;

/** Milliseconds for the answer to a large hello, or a multiple of the small hello's time where that is longer. */
const patience = 1500;
const patienceTimes = 8;

/** Milliseconds between hellos: a server that limits connections still counts the previous one. */
const pause = 100;

/** What complete handshakes have shown. */
interface Known {
  readonly classic: Handshake | null;
  readonly usual: Handshake | null;
}

/**
 * Whether a server fails on large ClientHellos. The hello of an ordinary client is large, so a successful handshake answers it. Otherwise
 * the same small hello is sent without and with padding (RFC 7685), which differ only in size. One at a time, so that a connection limit
 * cannot be the cause.
 */
export async function bearsLargeHello(
  context: Context,
  to: Endpoint & Named,
  { classic, usual }: Known,
): Promise<Tolerance> {
  if (usual && !usual.lenient) return { accepted: true, reason: "handshake" };
  const line = await lineTo(context, to);
  return line.alone(() => compareSizes(context, to, classic));
}

async function compareSizes(context: Context, to: Endpoint & Named, classic: Handshake | null): Promise<Tolerance> {
  const small = clientHello(classic?.protocol === "TLSv1.3" ? "TLSv1.3" : "TLSv1.2", to.host);
  const large = withPadding(small, largeSize);
  const started = performance.now();
  const asItIs = await answerTo(context, to, small);
  if (asItIs !== "hello") return { accepted: null, reason: asItIs };
  const longest = Math.max(patience, patienceTimes * (performance.now() - started));
  // Twice: a random failure is unlikely to hit both large hellos and neither of the small ones.
  const first = await answerWithin(longest, context, to, large);
  if (first === "hello") return { accepted: true, reason: "padded-hello" };
  const second = await answerWithin(longest, context, to, large);
  if (second === "hello") return { accepted: true, reason: "padded-hello" };
  const reason = isAnswer(first) ? second : first;
  const control = await answerWithin(longest, context, to, small);
  return { accepted: isAnswer(reason) && control === "hello" ? false : null, reason };
}

function isAnswer(reason: string): boolean {
  return /^(?:reset|closed|silent|alert\.\d+)$/.test(reason);
}

/** The same with a limited wait; when it is over, the server counts as silent. */
async function answerWithin(
  longest: number,
  context: Context,
  to: Endpoint & Named,
  hello: Uint8Array,
): Promise<string> {
  await sleep(pause);
  const ending = new AbortController();
  const silence = sleep(longest, "silent", { signal: ending.signal, ref: false });
  silence.catch(() => {});
  const answer = await Promise.race([answerTo(context, to, hello), silence]);
  ending.abort();
  return answer;
}

/** `hello` where the server answered with one, else how the connection ended or why it is unknown. */
async function answerTo({ net }: Context, to: Endpoint & Named, hello: Uint8Array): Promise<string> {
  const got = await attempt(() => net.hello(to, hello));
  if (!got.ok) return got.failure.reason;
  const { bytes, end } = got.value;
  const reply = readServerReply(bytes);
  if (reply.kind === "incomplete") return end === "enough" ? "incomplete" : end;
  return reply.kind === "alert" ? `alert.${reply.code}` : reply.kind;
}
