import type { Duplex } from "node:stream";

/** Milliseconds for a client to read the last bytes; one that goes on talking is hung up on. */
const lingering = 1000;

/**
 * Ends a connection from our side after some last bytes, and reads on until the client has ended its side. To close it at once would
 * reset it where bytes of the client are still unread, and a reset takes away the answer that the client has not read (RFC 9112 §9.6).
 */
export function hangUp(socket: Duplex, last = ""): void {
  socket.end(last);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingering);
  socket.once("close", () => clearTimeout(timer));
}
