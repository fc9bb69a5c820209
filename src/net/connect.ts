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
  /** Ends the run; the port's state is then unknown. */
  readonly signal: AbortSignal;
  readonly offer: ConnectOffer;
  /** The default in milliseconds. */
  readonly patience: number;
}

/** Opens one connection, listens where requested, and resets it, so that neither side keeps it in TIME_WAIT. */
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
      if (offer.hello !== undefined) socket.write(offer.hello);
      const banner =
        offer.banner === undefined ? null : await readBanner(socket, { to, signal, patience: offer.banner });
      return { state: "open", address, reason: null, errno: null, banner, ms };
    } finally {
      hangUp(socket);
    }
  } catch (error) {
    const told = nameEnd(error, to, began === undefined ? "dns" : "tcp");
    if (isResetAfterAccept(told) && !signal.aborted) {
      const banner: Banner | null = offer.banner === undefined ? null : { bytes: new Uint8Array(), end: "reset" };
      return { state: "open", address: addressOf(told), reason: null, errno: null, banner, ms: since(began) };
    }
    const state = signal.aborted || !(told instanceof Failure) ? undefined : stateOf(told);
    if (state === undefined) throw told;
    const { reason } = told as Failure;
    return { state, address: null, reason, errno: errnoOf(told as Failure), banner: null, ms: since(began) };
  }
}

/** The failures that answer the question; any other failure prevented the attempt. */
const states: Readonly<Record<string, ConnectReply["state"]>> = {
  "tcp.refused": "closed",
  "timeout.tcp": "filtered",
  // Other system errors, such as a missing route or descriptor, say nothing about the port.
  "tcp.unreachable": "error",
  "tcp.reset": "error",
};

/** RFC 1122 §4.2.3.9: an ICMP error answers a sent packet; without one, this machine did not send it. */
function stateOf({ facts, cause }: Failure): ConnectReply["state"] | undefined {
  const isAnswer = cause instanceof Error && Reflect.get(cause, "isFromNetwork") === true;
  return facts.id === "tcp.unreachable" && isAnswer ? "filtered" : states[facts.id];
}

/**
 * RFC 9293 §3.10.7.3: a RST that answers a SYN is ECONNREFUSED. ECONNRESET means that the handshake was complete: the server accepted and reset the
 * connection before this process looked (SO_ERROR).
 */
function isResetAfterAccept(told: unknown): told is Failure {
  if (!(told instanceof Failure) || told.facts.id !== "tcp.reset" || !(told.cause instanceof Error)) return false;
  return Reflect.get(told.cause, "isFromNetwork") === true && Reflect.get(told.cause, "code") === "ECONNRESET";
}

/** Node names the address in the error. */
function addressOf({ cause }: Failure): string | null {
  const address: unknown = cause instanceof Error ? Reflect.get(cause, "address") : undefined;
  return typeof address === "string" ? address : null;
}

function since(began: number | undefined): number {
  return began === undefined ? 0 : performance.now() - began;
}

function errnoOf({ cause, facts }: Failure): string | null {
  const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
  if (typeof code === "string") return code;
  // The failure of a shared attempt has only its facts.
  if (facts.id === "tcp.refused") return "ECONNREFUSED";
  const { detail } = facts.params;
  return typeof detail === "string" ? detail : null;
}

/** Node can reset only TCP sockets, and throws for a proxy over TLS. */
function hangUp(socket: Socket): void {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}

/** Reads what a server sends first. */
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
  // If the connection was lost in between, its event has already fired.
  if (socket.destroyed) end(socket.errored ? "reset" : "closed");
  return promise.finally(() => {
    clearTimeout(timer);
    free();
  });
}
