import type { Socket } from "node:net";
import { failure, Failure } from "../core/failure.ts";
import type { Endpoint, Named } from "../core/net/net.ts";
import { whoisLimits, type WhoisQuestion, type WhoisReply, type WhoisServer } from "../core/net/whois.ts";
import { bracketed } from "../core/target/target.ts";
import type { Budget } from "./budget.ts";
import { nameEnd, toFailure } from "./errors.ts";
import type { Policy } from "./policy.ts";
import { openQueue, type Queue } from "./queue.ts";
import type { Routes } from "./route.ts";
import { refusalOf, type Asked } from "./sources/answer.ts";
import { standings } from "./sources/standing.ts";
import { onAbort, withPatience } from "./time.ts";

/** Where a WHOIS server is. */
export type WhoisPlace = Pick<Endpoint, "host" | "port">;

/** RFC 3912 §2. */
const usualPort = 43;

/** Where a question begins that nobody else answers for, unless the operator has chosen another place. */
const usualRoot: WhoisPlace = { host: "whois.iana.org", port: usualPort };

/** What a door lends for it. */
interface WhoisWay {
  /** The operator's own choice in the place of IANA's server. */
  readonly root?: WhoisPlace | undefined;
  readonly policy: Policy;
  /** The ways of the run under a policy of their own. */
  readonly routesUnder: (policy: Policy) => Routes;
  readonly budget: Budget;
  readonly signal: AbortSignal;
}

/** Asks a WHOIS server and listens until it hangs up; see {@link Net.whois}. Throws `Failure`. */
export async function askWhois(
  { host, port = usualPort, namedBy }: WhoisServer,
  { line, patience = whoisLimits.patience }: WhoisQuestion,
  { root, policy, routesUnder, budget, signal }: WhoisWay,
): Promise<WhoisReply> {
  const to: Endpoint & Named =
    host === null ? { ...(root ?? usualRoot) } : { host, port, ...(namedBy !== undefined && { namedBy }) };
  const server = to.port === usualPort ? to.host : `${bracketed(to.host)}:${to.port}`;
  const asked = { source: "WHOIS", host: server };
  if (!mayBePut(line)) throw failure("source.malformed", { ...asked, detail: "question" });
  if (host !== null && !mayBeAsked(to.port)) throw failure("source.redirect", { ...asked, detail: "port" });
  // What the operator has chosen may be anywhere; whom that names, and whom we know, must be public.
  const special = host === null && (root !== undefined || policy.special);
  const routes = routesUnder({ special, allow: policy.allow });
  const started = performance.now();
  try {
    const told = await withPatience(signal, patience, (within) =>
      turnsAt(server)(within, async () => {
        const { socket, address } = await routes.connect(to, within);
        budget.request();
        return { address, ...(await listen(socket, line, { to, within })) };
      }),
    );
    const ms = performance.now() - started;
    standings.answered("whois", ms);
    return { server, ...told, ms };
  } catch (error) {
    const named = refusalOf(nameEnd(error, to, "tcp"), asked satisfies Asked, namedBy !== undefined);
    // A run that is over says nothing about the server.
    if (!signal.aborted) standings.failed("whois", named instanceof Failure ? named.reason : "timeout.source");
    throw named;
  }
}

/** Questions at a time to one server, of all runs of this process: limits of WHOIS servers are low, and few say what they are. */
const atATime = 2;
const mostServers = 256;
const turns = new Map<string, Queue>();

function turnsAt(server: string): Queue {
  const known = turns.get(server) ?? openQueue(atATime);
  // Who was asked last stays the longest: anybody may be named by a registry.
  turns.delete(server);
  turns.set(server, known);
  const [oldest] = turns.keys();
  if (turns.size > mostServers && oldest !== undefined) turns.delete(oldest);
  return known;
}

/** RFC 3912 §2: a line is a question, so that two would be two. */
function mayBePut(line: string): boolean {
  return line.length <= whoisLimits.question && /^[\x20-\x7e]+$/.test(line);
}

/** Nobody is to be led to speak to somebody's mail server: who is named listens at 43, or where no system service does. */
function mayBeAsked(port: number): boolean {
  return port === usualPort || port >= 1024;
}

interface Hearing {
  readonly to: Endpoint;
  readonly within: AbortSignal;
}

/** RFC 3912 §2: the answer ends when the server hangs up. One that resets afterwards has said what it had to say. */
function listen(
  socket: Socket,
  line: string,
  { to, within }: Hearing,
): Promise<Pick<WhoisReply, "bytes" | "truncated">> {
  const { promise, resolve, reject } = Promise.withResolvers<Pick<WhoisReply, "bytes" | "truncated">>();
  const chunks: Buffer[] = [];
  let length = 0;
  const end = (truncated: boolean): void => resolve({ bytes: new Uint8Array(Buffer.concat(chunks)), truncated });
  const fail = (error: unknown): void => reject(toFailure(error, to, "tcp"));
  const free = onAbort(within, fail);
  socket.on("data", (chunk: Buffer) => {
    const rest = whoisLimits.answer - length;
    chunks.push(chunk.subarray(0, rest));
    length += Math.min(chunk.length, rest);
    if (chunk.length > rest) end(true);
  });
  socket.once("end", () => end(false));
  socket.once("error", (error) => (length > 0 ? end(false) : fail(error)));
  socket.once("close", () => end(false));
  socket.write(`${line}\r\n`);
  return promise.finally(() => {
    free();
    socket.destroy();
  });
}
