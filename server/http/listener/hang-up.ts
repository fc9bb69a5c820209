import type { Duplex } from "node:stream";

/** Milliseconds for a client to read the last bytes; then it is disconnected. */
const backgroundWork = 1000;

/**
 * Ends a connection from our side after some last bytes, and reads until the client has closed its side. Closing at once would reset it if
 * bytes from the client are unread, and a reset discards the unread answer (RFC 9112 §9.6).
 */
export function hangUp(socket: Duplex, last = ""): void {
  socket.end(last);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), backgroundWork);
  socket.once("close", () => clearTimeout(timer));
}
