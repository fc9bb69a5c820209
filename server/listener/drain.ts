import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The end of a server. */
export interface Drain {
  readonly isDraining: () => boolean;
  /** To be called with each request. */
  readonly begin: (incoming: IncomingMessage, response: ServerResponse) => void;
  /** To be called when somebody asks whether the server is ready, and will want to hear when it is not any more. */
  readonly watched: () => void;
  /** Accepts nothing new and resolves when everything under way has been answered; whoever takes longer is hung up on. */
  readonly close: () => Promise<void>;
}

/** How long the end of a server takes, in milliseconds. */
export interface Parting {
  /** For those who watch it to see that it is not ready any more, while it still answers. */
  readonly notice: number;
  /** For an answer that is under way. */
  readonly longest: number;
}

/** Watches the connections of a server for its end. */
export function openDrain(server: Server, { notice, longest }: Parting): Drain {
  const sockets = new Set<Socket>();
  const underWay = new Map<Socket, number>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  let isWatched = false;
  let closing: Promise<void> | undefined;

  function begin({ socket }: IncomingMessage, response: ServerResponse): void {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      if (left > 0) underWay.set(socket, left);
      else underWay.delete(socket);
    });
  }

  async function drain(): Promise<void> {
    // A balancer that finds the port closed instead of a 503 has lost the requests that it sent meanwhile.
    if (isWatched) await sleep(notice);
    const closed = once(server, "close");
    server.close();
    // Node waits for the rest of a request that has only begun, however slowly it comes.
    for (const socket of sockets) if (!underWay.has(socket)) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), longest);
    await closed;
    clearTimeout(timer);
  }

  return {
    isDraining: () => closing !== undefined,
    begin,
    watched() {
      isWatched = true;
    },
    close: () => (closing ??= drain()),
  };
}
