import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Connections that are kept free for new clients, such as a probe of /livez; of a small server, an eighth. */
const spare = 8;

/** The event of a server that ended an idle connection for want of room. */
export const crowded = "crowded";

/**
 * Keeps room for new connections: where nearly all are in use, each new one ends the oldest idle one. Otherwise clients that open connections
 * and send nothing could keep a server from answering the probes of its supervisor. `idle` lists connections without a request, the oldest
 * first.
 */
export function keepRoom(server: Server, idle: () => Iterable<Socket>): void {
  let open = 0;
  server.on("connection", (socket: Socket) => {
    open++;
    socket.once("close", () => open--);
    const most = server.maxConnections;
    if (!Number.isFinite(most) || open <= most - Math.min(spare, Math.ceil(most / spare))) return;
    for (const oldest of idle()) {
      if (oldest === socket) return;
      oldest.destroy();
      server.emit(crowded);
      return;
    }
  });
}
