import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { watchArrivals } from "./handshakes.ts";
import { hangUp } from "./hang-up.ts";

/** The end of a server. */
export interface Drain {
  readonly isDraining: () => boolean;
  /** Whether the connection of a request closes after its answer: while the server ends, after the newest request that it brought. */
  readonly isLast: (incoming: IncomingMessage) => boolean;
  /** To be called with each request. */
  readonly begin: (incoming: IncomingMessage, response: ServerResponse) => void;
  /** To be called for each readiness probe: a balancer that probes is told before the port closes. */
  readonly watched: () => void;
  /** Loses no request that a client has sent, and resolves when all of them have been answered; a client that takes longer is hung up on. */
  readonly close: () => Promise<void>;
}

/** How long the end of a server takes, in milliseconds. */
export interface Parting {
  /** For a TLS handshake, at any time. */
  readonly handshake: number;
  /** For a balancer that watches to see that the server is not ready any more, while it still answers. */
  readonly notice: number;
  /** For every client to hear `Connection: close` on the connections that it keeps busy, while new ones are still accepted. */
  readonly lameDuck: number;
  /** For the first request of a connection that was accepted last. */
  readonly lastWords: number;
  /** For an answer that is under way. */
  readonly longest: number;
}

/** Turns of the event loop in which clients may go on connecting before the port closes in spite of them. */
const mostTurns = 2000;

/** Watches the connections of a server for its end. */
export function openDrain(server: Server, { handshake, notice, lameDuck, lastWords, longest }: Parting): Drain {
  const sockets = new Set<Socket>();
  const underWay = new Map<Socket, number>();
  const newest = new WeakMap<Socket, IncomingMessage>();
  let accepted = 0;
  let isWatched = false;
  let isGathering = false;
  let isParting = false;
  let closing: Promise<void> | undefined;
  server.on("connection", () => accepted++);
  const arrivals = watchArrivals(server, handshake);
  arrivals.onReady((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  function begin(incoming: IncomingMessage, response: ServerResponse): void {
    const { socket } = incoming;
    newest.set(socket, incoming);
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      if (left > 0) underWay.set(socket, left);
      else underWay.delete(socket);
      // The headers of its answer had been sent before the end was known.
      if (isParting && left === 0 && !socket.destroyed) hangUp(socket);
    });
  }

  async function drain(): Promise<void> {
    // A balancer that finds the port closed instead of a 503 loses the requests that it sends meanwhile.
    await sleep(isWatched ? Math.max(notice, lameDuck) : lameDuck);
    await acceptedAll();
    const closed = once(server, "close");
    // Only the port. What node:http closes with it are idle connections, and one whose next request is still in the kernel looks idle:
    // it would be reset.
    NetServer.prototype.close.call(server);
    await sleep(lastWords);
    isParting = true;
    // Node would wait for the rest of a request that has only begun, however slowly it comes.
    for (const socket of sockets) if (!underWay.has(socket)) hangUp(socket);
    arrivals.abandon();
    const timer = setTimeout(() => server.closeAllConnections(), longest);
    await closed;
    clearTimeout(timer);
    // Ends what node:http does at intervals.
    server.close();
  }

  /**
   * The kernel resets connections that wait to be accepted when the port closes, and Node accepts one in each turn of the event loop.
   * Meanwhile connections are kept: clients that are told to close theirs would only queue again.
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
    isLast: (incoming) => closing !== undefined && !isGathering && newest.get(incoming.socket) === incoming,
    begin,
    watched() {
      isWatched = true;
    },
    close: () => (closing ??= drain()),
  };
}
