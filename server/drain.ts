import { once } from "node:events";
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The end of a server. */
export interface Drain {
  readonly isDraining: () => boolean;
  /** Accepts nothing new and resolves when everything under way has been answered; whoever takes longer is hung up on. */
  readonly close: () => Promise<void>;
}

/** Watches the connections of a server for its end; `longest` is the time in milliseconds that an answer may take. */
export function openDrain(server: Server, longest: number): Drain {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  let closing: Promise<void> | undefined;

  async function drain(): Promise<void> {
    const closed = once(server, "close");
    server.close();
    // Node lets a connection that was never used wait for its first request, which nobody will answer.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), longest);
    await closed;
    clearTimeout(timer);
  }

  return { isDraining: () => closing !== undefined, close: () => (closing ??= drain()) };
}
