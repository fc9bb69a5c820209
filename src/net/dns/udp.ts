import { createSocket } from "node:dgram";
import { isIPv6 } from "node:net";
import { withSignal } from "../time.ts";
import type { ServerPlace } from "./server.ts";

/**
 * Sends a datagram from a port that nobody knows before, and waits until one that comes back is accepted. The socket is connected,
 * so that only datagrams of this server arrive at all, and what ICMP says of it does too. Rejects with what the socket reports,
 * with what `accept` throws, and with the signal.
 */
export async function askDatagram<T>(
  { address, port }: ServerPlace,
  query: Buffer,
  accept: (bytes: Buffer) => T | null,
  signal: AbortSignal,
): Promise<T> {
  const socket = createSocket(isIPv6(address.replace(/%.*$/, "")) ? "udp6" : "udp4");
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  // It stays for the errors that come after the first.
  socket.on("error", reject);
  socket.on("message", (bytes) => {
    try {
      const answer = accept(bytes);
      if (answer !== null) resolve(answer);
    } catch (error) {
      reject(error);
    }
  });
  // A callback of connect itself would be called with its error, too, and that be lost.
  socket.once("connect", () => socket.send(query));
  socket.connect(port, address);
  try {
    return await withSignal(signal, promise);
  } finally {
    socket.close();
  }
}
