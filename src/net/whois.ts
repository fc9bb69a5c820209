import type { Socket } from "node:net";
import { failure, Failure } from "../core/failure.ts";
import type { Endpoint, Named } from "../core/net/net.ts";
import { whoisLimits, type WhoisQuestion, type WhoisReply, type WhoisServer } from "../core/net/whois.ts";
import { bracketed } from "../core/target/target.ts";
import type { Budget } from "./budget.ts";
import { nameEnd, toFailure } from "./errors.ts";
import type { AddressPolicy } from "./policy.ts";
import { openQueue, type Queue } from "./queue.ts";
import type { Routes } from "./route.ts";
import { sourceRefusalOf, type SentRequest } from "./sources/answer.ts";
import type { SharedSources } from "./sources/shared.ts";
import { onAbort, withPatience } from "./time.ts";

/** Where a WHOIS server is. */
export type WhoisPlace = Pick<Endpoint, "host" | "port">;

/** RFC 3912 §2. */
const usualPort = 43;

/** The first server to ask, unless the operator configured another. */
const usualRoot: WhoisPlace = { host: "whois.iana.org", port: usualPort };

/** The door's dependencies for WHOIS. */
interface WhoisWay {
  /** The operator's server in place of IANA's. */
  readonly root?: WhoisPlace | undefined;
  readonly policy: AddressPolicy;
  /** The run's routes under a different policy. */
  readonly routesUnder: (policy: AddressPolicy) => Routes;
  readonly budget: Budget;
  readonly signal: AbortSignal;
  readonly shared: Pick<SharedSources, "states" | "whois">;
}

/** Asks a WHOIS server and reads until it closes; see {@link Net.whois}. Throws `Failure`. */
export async function queryWhois(
  { host, port = usualPort, namedBy }: WhoisServer,
  { line, patience = whoisLimits.patience }: WhoisQuestion,
  { root, policy, routesUnder, budget, signal, shared }: WhoisWay,
): Promise<WhoisReply> {
  const to: Endpoint & Named =
    host === null ? { ...(root ?? usualRoot) } : { host, port, ...(namedBy !== undefined && { namedBy }) };
  const server = to.port === usualPort ? to.host : `${bracketed(to.host)}:${to.port}`;
  const asked = { source: "WHOIS", host: server };
  if (!mayBePut(line)) throw failure("source.malformed", { ...asked, detail: "question" });
  if (host !== null && !mayBeAsked(to.port)) throw failure("source.redirect", { ...asked, detail: "port" });
  // The operator's server may have any address; referred and built-in servers must be public.
  const special = host === null && (root !== undefined || policy.special);
  const routes = routesUnder({ special, allow: policy.allow });
  const started = performance.now();
  try {
    const told = await withPatience(signal, patience, (within) =>
      queueAt(server, shared.whois)(within, async () => {
        const { socket, address } = await routes.connect(to, within);
        budget.request();
        return { address, ...(await listen(socket, line, { to, within })) };
      }),
    );
    const ms = performance.now() - started;
    shared.states.answered("whois", ms);
    return { server, ...told, ms };
  } catch (error) {
    const named = sourceRefusalOf(nameEnd(error, to, "tcp"), asked satisfies SentRequest, namedBy !== undefined);
    // A run that ended says nothing about the server.
    if (!signal.aborted) shared.states.failed("whois", named instanceof Failure ? named.reason : "timeout.source");
    throw named;
  }
}

/** Concurrent queries to one server over all runs: WHOIS limits are low, and few servers state them. */
const atATime = 2;
const mostServers = 256;

function queueAt(server: string, queues: SharedSources["whois"]): Queue {
  const known = queues.get(server) ?? openQueue(atATime);
  // Most recently used last; registries may name any server.
  queues.delete(server);
  queues.set(server, known);
  const [oldest] = queues.keys();
  if (queues.size > mostServers && oldest !== undefined) queues.delete(oldest);
  return known;
}

/** RFC 3912 §2: each line is a query, so a line break would send two. */
function mayBePut(line: string): boolean {
  return line.length <= whoisLimits.question && /^[\x20-\x7e]+$/.test(line);
}

/** Referrals must not reach other services, such as a mail server: only port 43 and unprivileged ports are allowed. */
function mayBeAsked(port: number): boolean {
  return port === usualPort || port >= 1024;
}

interface Hearing {
  readonly to: Endpoint;
  readonly within: AbortSignal;
}

/** RFC 3912 §2: the answer ends when the server closes the connection. A reset after data also ends it. */
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
