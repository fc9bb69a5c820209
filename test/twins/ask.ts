import { once } from "node:events";
import { connect as connectPlain, type Socket } from "node:net";
import { connect, type ConnectionOptions, type TLSSocket } from "node:tls";
import { root } from "./pki/pki.ts";

/** A completed handshake with a twin, trusting only the twins' root. Rejects with OpenSSL's error. */
export async function shake(port: number, options: ConnectionOptions = {}): Promise<TLSSocket> {
  const socket = connect({
    host: "127.0.0.1",
    port,
    servername: "localhost",
    ca: root.pem,
    rejectUnauthorized: false,
    ...options,
  });
  await once(socket, "secureConnect");
  socket.on("error", () => {});
  return socket;
}

/** Sends bytes and returns everything that comes back until the other side is done, or `enough` bytes. */
export async function say(port: number, text: string | Uint8Array, enough = Infinity): Promise<Received> {
  const socket = connectPlain(port, "127.0.0.1");
  socket.write(text);
  return receive(socket, enough);
}

/** Sends bytes, half-closes, and returns the whole answer. */
export async function sayAll(port: number, text: string | Uint8Array): Promise<Received> {
  const socket = connectPlain({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.end(text);
  return receive(socket);
}

export interface Received {
  readonly bytes: Buffer;
  readonly end: "enough" | "closed" | "reset";
}

/** Reads a connection to its end. */
export async function receive(socket: Socket, enough = Infinity): Promise<Received> {
  const chunks: Buffer[] = [];
  let count = 0;
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      count += chunk.length;
      if (count >= enough) return { bytes: Buffer.concat(chunks), end: "enough" };
    }
    return { bytes: Buffer.concat(chunks), end: "closed" };
  } catch {
    return { bytes: Buffer.concat(chunks), end: "reset" };
  } finally {
    socket.destroy();
  }
}
