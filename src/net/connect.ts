import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { Failure } from "../core/failure.ts";
import {
  bannerLimits,
  type Banner,
  type ConnectOffer,
  type ConnectReply,
  type Endpoint,
  type Named,
} from "../core/net/net.ts";
import { nameEnd, toFailure } from "./errors.ts";
import type { Routes } from "./route.ts";
import { onAbort, withPatience } from "./time.ts";

interface Connecting {
  readonly routes: Routes;
  /** Ends the run: then nobody can tell what the port would have answered. */
  readonly signal: AbortSignal;
  readonly offer: ConnectOffer;
  /** Milliseconds where the offer names none. */
  readonly patience: number;
}

/** Opens one connection, listens where that is wanted, and resets it: no connection is left in TIME_WAIT, on either side. */
export async function connectOnce(
  to: Endpoint & Named,
  { routes, signal, offer, patience }: Connecting,
): Promise<ConnectReply> {
  let began: number | undefined;
  const begin = (phase: string): void => {
    if (phase === "tcp") began = performance.now();
  };
  try {
    const { socket, address } = await withPatience(signal, offer.patience ?? patience, (within) =>
      routes.connect(to, within, begin),
    );
    const ms = since(began);
    try {
      const banner =
        offer.banner === undefined ? null : await readBanner(socket, { to, signal, patience: offer.banner });
      return { state: "open", address, reason: null, errno: null, banner, ms };
    } finally {
      hangUp(socket);
    }
  } catch (error) {
    const told = nameEnd(error, to, began === undefined ? "dns" : "tcp");
    const state = signal.aborted || !(told instanceof Failure) ? undefined : stateOf(told);
    if (state === undefined) throw told;
    const { reason } = told as Failure;
    return { state, address: null, reason, errno: errnoOf(told as Failure), banner: null, ms: since(began) };
  }
}

/** The failures that answer what was asked; every other one kept us from asking. */
const states: Readonly<Record<string, ConnectReply["state"]>> = {
  "tcp.refused": "closed",
  "timeout.tcp": "filtered",
  // Whatever else the system reports, such as no route or no free descriptor, is no word of the port.
  "tcp.unreachable": "error",
  "tcp.reset": "error",
};

/** RFC 1122 §4.2.3.9: an ICMP error answers the packet that was sent; without it, this machine did not send one. */
function stateOf({ facts, cause }: Failure): ConnectReply["state"] | undefined {
  const isAnswer = cause instanceof Error && Reflect.get(cause, "isFromNetwork") === true;
  return facts.id === "tcp.unreachable" && isAnswer ? "filtered" : states[facts.id];
}

function since(began: number | undefined): number {
  return began === undefined ? 0 : performance.now() - began;
}

function errnoOf({ cause, facts }: Failure): string | null {
  const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
  if (typeof code === "string") return code;
  // One that was waited for with others bears its facts alone.
  if (facts.id === "tcp.refused") return "ECONNREFUSED";
  const { detail } = facts.params;
  return typeof detail === "string" ? detail : null;
}

/** Node resets TCP alone, and throws where a proxy over TLS stands on the way. */
function hangUp(socket: Socket): void {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}

/** Reads what a server says before anybody has said a word to it. */
function readBanner(
  socket: Socket,
  { to, signal, patience }: Pick<Connecting, "signal" | "patience"> & { readonly to: Endpoint },
): Promise<Banner> {
  const { promise, resolve, reject } = Promise.withResolvers<Banner>();
  let received = Buffer.alloc(0);
  const end = (how: Banner["end"]): void => resolve({ bytes: received, end: how });
  const timer = setTimeout(end, Math.min(patience, bannerLimits.patience), "silent");
  const free = onAbort(signal, (reason) => reject(toFailure(reason, to, "tcp")));
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk.subarray(0, bannerLimits.bytes - received.length)]);
    if (received.length === bannerLimits.bytes) end("enough");
  });
  socket.once("end", () => end("closed"));
  socket.once("error", () => end("reset"));
  socket.once("close", () => end("closed"));
  // What was lost between the connection and now has had its event already.
  if (socket.destroyed) end(socket.errored ? "reset" : "closed");
  return promise.finally(() => {
    clearTimeout(timer);
    free();
  });
}
