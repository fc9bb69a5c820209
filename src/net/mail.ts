import type { Socket } from "node:net";
import { attempt } from "../core/attempt.ts";
import { outOfTime } from "../core/net/dns.ts";
import { Failure, failure, type FailureFacts } from "../core/failure.ts";
import type { MailGreeting } from "../core/net/mail.ts";
import type { Endpoint, Handshake, Named } from "../core/net/net.ts";
import { openMailTalk } from "../formats/starttls/talk.ts";
import type { Budget } from "./budget.ts";
import { contextFor } from "./roots.ts";
import type { Routes } from "./route.ts";
import { secure } from "./tls/secure.ts";
import { converse, endOfDialogue, dialogueBytes } from "./starttls.ts";
import { withPatience } from "./time.ts";

/** The dependencies for connecting to a mail server. */
interface MailWay {
  readonly routes: Routes;
  /** PEM texts of the user's own CAs. */
  readonly given: readonly string[];
  readonly budget: Budget;
  /** Ends the run. */
  readonly signal: AbortSignal;
}

/** Milliseconds for the connection: where port 25 is blocked, nothing answers. */
const acceptance = 5000;

/** Milliseconds in total: some servers delay the greeting on purpose, postscreen by six seconds. */
const patience = 8000;

/** Milliseconds for the answer to QUIT. */
const parting = 700;

/** Failures that a current client's offer may have caused, so that an outdated offer shows more. */
const brokenShake = /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/;

/** Connects to a mail server; see {@link Net.mail}. */
export async function greet(to: Endpoint & Named, way: MailWay): Promise<MailGreeting> {
  const first = await meet(to, way, false);
  if (first.starttls !== "offered" || !brokenShake.test(first.failure?.reason ?? "")) return first;
  const again = await attempt(() => meet(to, way, true));
  return again.ok && again.value.handshake ? { ...first, handshake: again.value.handshake } : first;
}

async function meet(to: Endpoint & Named, way: MailWay, lenient: boolean): Promise<MailGreeting> {
  const started = performance.now();
  const end = { to: { ...to, starttls: "smtp" as const }, way, lenient };
  try {
    return await withPatience(way.signal, patience, async (within) => {
      const connected = await withPatience(within, acceptance, (soon) => way.routes.connect(to, soon));
      way.budget.request();
      const told = await talk(connected.socket, connected.address, { ...end, within });
      return { ...told, ms: performance.now() - started };
    });
  } catch (error) {
    throw way.signal.aborted ? ended(error) : error;
  }
}

/** A server that had not answered when the run ended might still have done so. */
function ended(error: unknown): unknown {
  if (!(error instanceof Failure) || !error.reason.startsWith("timeout.")) return error;
  return new Failure({ ...error.facts, reason: outOfTime }, { cause: error });
}

interface Meeting {
  readonly to: Endpoint & { readonly starttls: "smtp" };
  readonly way: MailWay;
  readonly lenient: boolean;
  readonly within: AbortSignal;
}

async function talk(socket: Socket, address: string, meeting: Meeting): Promise<Omit<MailGreeting, "ms">> {
  const { to, within } = meeting;
  const helloName = dialogueBytes(socket);
  const { conversation, told } = openMailTalk(helloName);
  const last = await attempt(() => converse(socket, to, conversation, within));
  const said = told();
  if (!said) {
    socket.destroy();
    throw last.ok ? notGreeted(last.value, to) : new Failure(last.failure);
  }
  const known = { address, helloName, ...said };
  if (!last.ok) return { ...known, handshake: null, failure: last.failure };
  if (last.value.kind === "start") return { ...known, ...(await turnToTls(socket, address, meeting)) };
  // After injected plain text, or text that is not SMTP, the connection closes without QUIT.
  const isOdd = last.value.kind === "injected" || last.value.kind === "foreign";
  if (isOdd) socket.destroy();
  else await takeLeave(socket);
  return { ...known, handshake: null, failure: isOdd ? endOfDialogue(last.value, to).facts : null };
}

function notGreeted(end: Parameters<typeof endOfDialogue>[0] | { readonly kind: "start" }, to: Meeting["to"]): Failure {
  const { host, port } = to;
  return end.kind === "start" ? failure("starttls.closed", { host, port }) : endOfDialogue(end, to);
}

async function turnToTls(
  over: Socket,
  address: string,
  { to, way, lenient, within }: Meeting,
): Promise<{ readonly handshake: Handshake | null; readonly failure: FailureFacts | null }> {
  const context = contextFor(way.given, { lenient }, to);
  const got = await attempt(() => secure(over, { to, address, context, lenient, alpn: "none", signal: within }));
  if (!got.ok) return { handshake: null, failure: got.failure };
  await takeLeave(got.value.socket);
  return { handshake: got.value.handshake, failure: null };
}

/** RFC 5321 §4.1.1.10: a client must send QUIT. The answer does not matter, but servers log clients that do not wait for it. */
async function takeLeave(socket: Socket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, parting);
  const leave = (): void => resolve();
  socket.on("error", leave);
  socket.once("data", leave);
  socket.once("close", leave);
  socket.resume();
  socket.write("QUIT\r\n");
  await promise;
  clearTimeout(timer);
  socket.destroy();
}
