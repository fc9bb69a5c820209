import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { watchConnections } from "./handshakes.ts";
import { hangUp } from "./hang-up.ts";
import type { Requests } from "./requests.ts";
import { keepRoom } from "./room.ts";

/** The shutdown of a server. */
export interface Drain {
  readonly isDraining: () => boolean;
  /** Whether a request's connection closes after its answer: during shutdown, after its newest request. */
  readonly isLast: (incoming: IncomingMessage) => boolean;
  /** Called for each readiness probe: a probing load balancer is informed before the port closes. */
  readonly watched: () => void;
  /** Answers every request that was sent, then resolves; slow clients are disconnected. */
  readonly close: () => Promise<void>;
}

/** The timeouts of a shutdown, in milliseconds. */
export interface DrainTimeouts {
  /** For a TLS handshake, at any time. */
  readonly handshake: number;
  /** For a probing load balancer to see "not ready" while the server still answers. */
  readonly notice: number;
  /** For clients to receive `Connection: close` on busy connections, while new ones are still accepted. */
  readonly lameDuck: number;
  /** For the first request of a just accepted connection. */
  readonly lastWords: number;
  /** For a proxy to close its idle connections. */
  readonly keptAlive: number;
  /** For a running answer. */
  readonly longest: number;
}

/** The most turns of the event loop with new connections before the port closes anyway. */
const mostTurns = 2000;

/** Tracks a server's connections for its shutdown. */
export function openDrain(server: Server, requests: Requests, parting: DrainTimeouts): Drain {
  const { handshake, notice, lameDuck, lastWords, keptAlive, longest } = parting;
  const sockets = new Set<Socket>();
  let accepted = 0;
  let isWatched = false;
  let isGathering = false;
  let isParting = false;
  let closing: Promise<void> | undefined;
  server.on("connection", () => accepted++);
  const arrivals = watchConnections(server, handshake);
  keepRoom(server, idleSockets);
  arrivals.onReady((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  // The header of an answer may have been sent before the shutdown began.
  requests.onEnd((socket) => {
    if (isParting && isIdle(socket) && !socket.destroyed) hangUp(socket);
  });

  function isIdle(socket: Socket): boolean {
    return requests.pendingOn(socket).length === 0;
  }

  function* idleSockets(): Iterable<Socket> {
    for (const socket of sockets) if (isIdle(socket) && !socket.destroyed) yield socket;
  }

  async function drain(): Promise<void> {
    // A load balancer that finds a closed port instead of a 503 loses the requests that it sends meanwhile.
    await sleep(isWatched ? Math.max(notice, lameDuck) : lameDuck);
    await acceptedAll();
    const closed = once(server, "close");
    // Closes only the port. node:http would also close idle connections, and one whose next request is still in the kernel looks idle and
    // would be reset.
    NetServer.prototype.close.call(server);
    await sleep(lastWords);
    isParting = true;
    // Node would wait for the rest of a partial request, however slow.
    await untilProxiesClose();
    // A late timer fires before the requests that arrived meanwhile are read; their connections only look idle.
    await nextTurn();
    for (const socket of sockets) if (isIdle(socket)) hangUp(socket);
    arrivals.abandon();
    const timer = setTimeout(() => server.closeAllConnections(), longest);
    await closed;
    clearTimeout(timer);
    // Ends what node:http does at intervals.
    server.close();
  }

  /**
   * If we close a connection in the moment in which a proxy sends a request on it, the proxy answers a POST with 502, since it may not repeat
   * it (RFC 9110 §9.2.2). So the proxy closes first; a request that it still sends is answered, also one that a busy machine reads late.
   */
  async function untilProxiesClose(): Promise<void> {
    const until = performance.now() + keptAlive;
    while (performance.now() < until && [...sockets].some(isIdle)) await sleep(20);
  }

  /**
   * When the port closes, the kernel resets connections that wait to be accepted, and Node accepts one per turn of the event loop.
   * Meanwhile connections are kept open: clients that had to close theirs would only queue again.
   */
  async function acceptedAll(): Promise<void> {
    isGathering = true;
    for (let turn = 0, before = -1; turn < mostTurns && before !== accepted; turn++) {
      before = accepted;
      await nextTurn();
    }
    isGathering = false;
  }

  return {
    isDraining: () => closing !== undefined,
    isLast: (incoming) =>
      closing !== undefined && !isGathering && requests.pendingOn(incoming.socket).at(-1)?.req === incoming,
    watched() {
      isWatched = true;
    },
    close: () => (closing ??= drain()),
  };
}
