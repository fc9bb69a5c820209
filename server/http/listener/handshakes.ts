import type { Server } from "node:http";
import { Server as TlsServer } from "node:tls";
import type { Socket } from "node:net";

/** The connections of a server. */
export interface Connections {
  /** Calls back for each connection ready for requests: after its TLS handshake, if any. */
  readonly onReady: (take: (socket: Socket) => void) => void;
  /** Closes those whose handshake is pending. */
  readonly abandon: () => void;
}

/** Watches a server's connections. A TLS handshake may take this many milliseconds; Node's default is two minutes. */
export function watchConnections(server: Server, patience: number): Connections {
  if (!(server instanceof TlsServer)) return { onReady: (take) => void server.on("connection", take), abandon() {} };
  const shaking = new Map<string, { readonly socket: Socket; readonly timer: NodeJS.Timeout }>();

  function settle(peer: string): void {
    clearTimeout(shaking.get(peer)?.timer);
    shaking.delete(peer);
  }

  server.on("connection", (socket: Socket) => {
    const peer = peerOf(socket);
    const timer = setTimeout(() => socket.destroy(), patience);
    shaking.set(peer, { socket, timer });
    socket.once("close", () => {
      if (shaking.get(peer)?.socket === socket) settle(peer);
    });
  });
  server.on("secureConnection", (socket: Socket) => settle(peerOf(socket)));
  return {
    onReady: (take) => void server.on("secureConnection", take),
    abandon() {
      for (const { socket } of shaking.values()) socket.destroy();
    },
  };
}

/** Node creates another socket object after the handshake; the peer is the same. */
function peerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}
