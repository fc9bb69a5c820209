import { connect, type Socket } from "node:net";
import { Failure } from "../core/failure.ts";
import type { Endpoint } from "../core/net/net.ts";
import type { Budget } from "./budget.ts";
import { toFailure } from "./errors.ts";
import { onAbort, sharePatience } from "./time.ts";

/** A connected socket and the address of its peer, checked before. */
export interface Dialled {
  readonly socket: Socket;
  readonly address: string;
}

/** The options of a connection: the endpoint, the signal and the budget. */
export interface Dial {
  readonly to: Endpoint;
  readonly signal: AbortSignal;
  readonly budget: Budget;
}

/** Opens one connection to a checked address. */
export type Open = (address: string, port: number, how: Dial) => Promise<Dialled>;

/** RFC 8305 §5: the next address is tried after this many milliseconds, or as soon as the previous one has failed. */
const attemptDelay = 250;

/** Connects to the first of some checked addresses that accepts, and closes the others. */
export async function dial(
  addresses: readonly string[],
  port: number,
  { to, signal, budget }: Dial,
  open: Open = connectTo,
): Promise<Dialled> {
  const ending = new AbortController();
  const free = onAbort(signal, (reason) => ending.abort(reason));
  sharePatience(signal, ending.signal);
  const attempts: Promise<Dialled>[] = [];
  let won: Dialled | undefined;
  try {
    for (const address of addresses) {
      attempts.push(open(address, port, { to, signal: ending.signal, budget }));
      won = await firstOf(attempts, ending.signal);
      if (won) break;
    }
    won ??= await Promise.any(attempts);
    return won;
  } catch (error) {
    throw error instanceof AggregateError ? mostTelling(error.errors) : error;
  } finally {
    free();
    ending.abort();
    // Two may have connected at the same time.
    for (const each of attempts) each.then((late) => late !== won && late.socket.destroy(), ignore);
  }
}

/** The first connection; undefined once the latest attempt has failed or timed out. */
async function firstOf(attempts: readonly Promise<Dialled>[], signal: AbortSignal): Promise<Dialled | undefined> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, attemptDelay);
  const free = onAbort(signal, () => resolve());
  const latest = attempts.at(-1)?.catch(() => undefined);
  const any = Promise.any(attempts).catch(() => undefined);
  const won = await Promise.race([any, latest, promise]);
  clearTimeout(timer);
  free();
  return won ?? undefined;
}

/** The first address is the resolver's preferred one. But a missing route to it shows more about this machine than about the target. */
function mostTelling(errors: readonly unknown[]): unknown {
  const calledOff = errors.find((error) => idOf(error) === "aborted");
  return calledOff ?? errors.find((error) => idOf(error) !== "tcp.unreachable") ?? errors[0];
}

/** A direct connection, without a proxy. */
export async function connectTo(address: string, port: number, { to, signal, budget }: Dial): Promise<Dialled> {
  if (signal.aborted) throw toFailure(signal.reason, to, "tcp");
  budget.connection();
  const { promise, resolve, reject } = Promise.withResolvers<Dialled>();
  const socket = connect({ host: address, port, noDelay: true });
  budget.watch(socket);
  let isSent = false;
  // Where the system refuses to send (no route, no free descriptor), Node destroys the socket within the same call.
  socket.once("connectionAttempt", () => queueMicrotask(() => (isSent = !socket.destroyed)));
  const fail = (error: unknown): void => {
    if (isSent && error instanceof Error) Object.assign(error, { isFromNetwork: true });
    reject(toFailure(error, to, "tcp"));
    socket.destroy();
  };
  const free = onAbort(signal, fail);
  socket.once("connect", () => resolve({ socket, address }));
  // Permanent: until the connection is read, its errors have no other listener. The next user sees that it is closed.
  socket.on("error", fail);
  return promise.finally(free);
}

function idOf(error: unknown): string {
  return error instanceof Failure ? error.facts.id : "";
}

function ignore(): void {}
