import { connect } from "node:net";
import { DnsError } from "../../formats/dns/error.ts";
import { withSignal } from "../time.ts";
import type { ServerPlace } from "./server.ts";

/**
 * Asks over a connection of its own, RFC 1035 §4.2.2 and RFC 7766 §8: a message stands behind its length in two octets, in however
 * many pieces it comes. Rejects as {@link askDatagram} does; a server that hangs up before its answer is whole says nothing.
 */
export async function askStream<T>(
  { address, port }: ServerPlace,
  query: Buffer,
  accept: (bytes: Buffer) => T | null,
  signal: AbortSignal,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const socket = connect({ host: address, port, noDelay: true });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(query.length);
  socket.write(Buffer.concat([length, query]));
  const pieces: Buffer[] = [];
  let size = 0;
  socket.on("error", reject);
  socket.on("close", () => reject(new DnsError("closed before the answer")));
  socket.on("data", (piece: Buffer) => {
    pieces.push(piece);
    size += piece.length;
    // Joined once it is whole: a server that sends single octets is not to cost their square.
    const end = lengthAt(pieces) + 2;
    if (size < end) return;
    try {
      const answer = accept(Buffer.concat(pieces).subarray(2, end));
      if (answer === null) reject(new DnsError("an answer to something else"));
      else resolve(answer);
    } catch (error) {
      reject(error);
    }
    socket.destroy();
  });
  try {
    return await withSignal(signal, promise);
  } finally {
    socket.destroy();
  }
}

/** The length that the first two octets tell; endless as long as they have not come. */
function lengthAt(pieces: Buffer[]): number {
  while (pieces.length > 1 && (pieces[0]?.length ?? 0) < 2) {
    pieces.splice(0, 2, Buffer.concat(pieces.slice(0, 2)));
  }
  const [first] = pieces;
  return first && first.length >= 2 ? first.readUInt16BE(0) : Number.POSITIVE_INFINITY;
}
