import { randomInt } from "node:crypto";
import { connect, createServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { listen, type Place, type Twin } from "./listen.ts";

/** A server's reaction to a connection before any protocol. */
export type Behaviour = (socket: Socket) => void;

/** A bare TCP server. */
export function serveTcp(behave: Behaviour, place: Place = {}): Promise<Twin> {
  return listen(createServer(behave), place);
}

/** Accepts the connection and stays silent. */
export function stayingSilent(): Behaviour {
  return (socket) => socket.resume();
}

/** Resets the connection immediately. */
export function resettingAtOnce(): Behaviour {
  return (socket) => socket.resetAndDestroy();
}

/** Resets after the client's first data: in the middle of the handshake, if that is a ClientHello. */
export function resettingOnFirstWords(): Behaviour {
  return (socket) => socket.once("data", () => socket.resetAndDestroy());
}

/** Closes properly after the client's first data. */
export function closingOnFirstWords(): Behaviour {
  return (socket) => socket.once("data", () => socket.end());
}

/** Answers the client's first words with bytes of our choice, then closes or waits. */
export function saying(bytes: string | Uint8Array, afterwards: "closes" | "waits" = "closes"): Behaviour {
  return (socket) =>
    socket.once("data", () => {
      socket.write(bytes);
      if (afterwards === "closes") socket.end();
    });
}

/** Answers the client's first data one byte at a time, with this pause in milliseconds before each. */
export function dripping(bytes: Uint8Array, pause: number): Behaviour {
  return (socket) => socket.once("data", () => dripInto(socket, bytes, pause));
}

/** Writes bytes one at a time, with this pause in milliseconds before each. */
export function dripInto(socket: Duplex, bytes: Uint8Array, pause: number): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < bytes.length) socket.write(bytes.subarray(sent, ++sent));
    else clearInterval(timer);
  }, pause);
  socket.once("close", () => clearInterval(timer));
}

/** Lets another local server answer, given the data so far. */
export function passOn(socket: Socket, port: number, begun: Uint8Array = new Uint8Array()): void {
  const upstream = connect(port, "127.0.0.1");
  upstream.on("error", () => socket.destroy());
  socket.on("error", () => upstream.destroy());
  socket.on("close", () => upstream.destroy());
  upstream.write(begun);
  socket.pipe(upstream).pipe(socket);
}

/**
 * A port on which nothing listens: connections to it are refused. It stays so: for what listens on port 0 Linux takes
 * ports from 32768 up, of which one that was closed may be another test's a moment later.
 */
export async function closedPort(): Promise<number> {
  for (;;) {
    try {
      const twin = await serveTcp(stayingSilent(), { port: randomInt(20_000, 32_768) });
      await twin.close();
      return twin.port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    }
  }
}
