import { connect, type Socket } from "node:net";
import type { Endpoint } from "../core/net.ts";
import type { Budget } from "./budget.ts";
import { toFailure } from "./errors.ts";
import { onAbort } from "./time.ts";

export interface Dialled {
  readonly socket: Socket;
  readonly address: string;
}

interface Dial {
  readonly to: Endpoint;
  readonly signal: AbortSignal;
  readonly budget: Budget;
}

/** RFC 8305 §5: the next address gets its turn after this many milliseconds, or as soon as one has failed. */
const attemptDelay = 250;

/** Connects to the first of some judged addresses that accepts; the others are hung up on. */
export async function dial(addresses: readonly string[], port: number, { to, signal, budget }: Dial): Promise<Dialled> {
  const losers = new AbortController();
  const attempts = addresses.map((address, turn) => ({ address, turn, failed: Promise.withResolvers<void>() }));
  const race = attempts.map(async ({ address, turn, failed }) => {
    const previous = attempts[turn - 1]?.failed.promise;
    if (previous) await Promise.race([previous, pause(turn * attemptDelay, losers.signal)]);
    try {
      const both = AbortSignal.any([signal, losers.signal]);
      both.throwIfAborted();
      budget.connection();
      return { address, socket: await connectTo(address, port, both) };
    } finally {
      failed.resolve();
    }
  });
  try {
    const won = await Promise.any(race);
    won.socket.setNoDelay(true);
    return won;
  } catch (error) {
    // The first address is the one the resolver meant most; its failure says the most.
    const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
    throw toFailure(first, to, "tcp");
  } finally {
    losers.abort();
    void closeLate(race);
  }
}

/** An attempt that connects after another has won is closed at once. */
async function closeLate(race: readonly Promise<Dialled>[]): Promise<void> {
  const winner = await Promise.any(race).catch(() => null);
  for (const outcome of await Promise.allSettled(race)) {
    if (outcome.status === "fulfilled" && outcome.value !== winner) outcome.value.socket.destroy();
  }
}

function connectTo(host: string, port: number, signal: AbortSignal): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect({ host, port });
  const free = onAbort(signal, (reason) => socket.destroy(reason));
  socket.once("connect", () => {
    free();
    socket.off("error", reject);
    resolve(socket);
  });
  socket.once("error", reject);
  return promise.finally(free);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
