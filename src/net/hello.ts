import type { Socket } from "node:net";
import type { Endpoint, HelloReply } from "../core/net.ts";
import { toFailure } from "./errors.ts";
import { onAbort } from "./time.ts";

/** A first flight is never larger than this: one record of 2^14 bytes and its header, RFC 8446 §5.1. */
const longestReply = 16_389;

interface Waiting {
  readonly to: Endpoint;
  /** Ends the run: then nobody can tell whether the server would have answered. */
  readonly signal: AbortSignal;
  /** Ends our patience: then the server is silent. */
  readonly within: AbortSignal;
}

/** Sends a raw ClientHello over a connected socket and reads until the first record is whole, or whatever comes instead. */
export function exchangeHello(socket: Socket, bytes: Uint8Array, { to, signal, within }: Waiting): Promise<HelloReply> {
  const { promise, resolve, reject } = Promise.withResolvers<HelloReply>();
  let received = Buffer.alloc(0);
  const end = (how: HelloReply["end"]): void => {
    resolve({ bytes: received, end: how });
    socket.destroy();
  };
  const free = onAbort(within, (reason) => {
    if (signal.aborted) reject(toFailure(reason, to, "tls"));
    end("silent");
  });
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]).subarray(0, longestReply);
    if (isWhole(received)) end("enough");
  });
  socket.once("error", () => end("reset"));
  socket.once("end", () => end("closed"));
  socket.once("close", () => end("closed"));
  socket.write(bytes);
  return promise.finally(free);
}

function isWhole(bytes: Buffer): boolean {
  if (bytes.length < 5) return false;
  // RFC 8446 §5.1: content types 20–24, and a legacy version that begins with 3; anything else is not TLS.
  const isRecord = (bytes[0] ?? 0) >= 20 && (bytes[0] ?? 0) <= 24 && bytes[1] === 3;
  return !isRecord || bytes.length >= Math.min(5 + bytes.readUInt16BE(3), longestReply);
}
