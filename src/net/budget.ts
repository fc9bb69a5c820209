import type { Socket } from "node:net";
import { failure } from "../core/failure.ts";
import type { Traffic } from "../core/net/net.ts";

/** The connections that one run may open, and the bytes that it may receive over all of them. */
export interface Limits {
  readonly connections: number;
  readonly bytes: number;
  /** DNS queries. */
  readonly questions?: number;
}

/** More than any check needs: 20,000 lookalike domains, some asked twice, the registered ones in more detail. */
const mostQuestions = 100_000;

/**
 * Counted separately, so that DNS over TCP does not reduce the connections for the site. Some name servers close after each answer, so
 * every query needs a connection.
 */
const mostResolverConnections = 2048;

/**
 * Enough for a gate over two origins that accept outdated parameters (some 35 connections each), with the largest revocation list we read.
 */
export const defaultLimits: Limits = { connections: 96, bytes: 48 * 1024 * 1024 };

/** Counts what a run uses, and stops it at the limits. */
export interface Budget {
  readonly traffic: () => Traffic;
  /** Throws `budget.connections` at the limit. */
  connection(): void;
  request(): void;
  /** The same as {@link connection} for a connection to a DNS server. */
  resolverConnection(): void;
  /** Counts a DNS query; throws `budget.questions` at the limit. */
  question(): void;
  /** Counts a datagram; throws as {@link check} does. */
  received(bytes: number): void;
  /** Counts everything that a connection receives from now on, handshakes and headers included. */
  watch(socket: Socket): void;
  /** Counts no more of a connection: another run uses it. */
  release(socket: Socket): void;
  /** Throws `budget.bytes` over the limit. */
  check(): void;
  /** Raises the limits. */
  widen(by: Limits): void;
}

/** An open connection of the run. */
interface Watched {
  /** Bytes that it had received before this run. */
  readonly before: number;
  /** Adds its bytes to those of closed connections. */
  readonly settle: () => void;
}

/** Opens the budget of one run. Nothing is refunded, not even for closed connections. */
export function openBudget(limits: Limits = defaultLimits): Budget {
  let most = limits;
  const live = new Map<Socket, Watched>();
  let connections = 0;
  let resolverConnections = 0;
  let requests = 0;
  let questions = 0;
  /** Bytes of closed connections and of datagrams. */
  let ofClosed = 0;

  function bytes(): number {
    return [...live].reduce((sum, [{ bytesRead }, { before }]) => sum + bytesRead - before, ofClosed);
  }

  function check(): void {
    if (bytes() > most.bytes) throw failure("budget.bytes", { limit: Math.round(most.bytes / 1024 / 1024) });
  }

  return {
    traffic: () => ({ connections: connections + resolverConnections, requests, bytes: bytes() }),
    connection() {
      if (connections >= most.connections) throw failure("budget.connections", { limit: most.connections });
      connections++;
    },
    request() {
      requests++;
    },
    resolverConnection() {
      const limit = mostResolverConnections;
      if (resolverConnections >= limit) throw failure("budget.connections", { limit });
      resolverConnections++;
    },
    question() {
      const limit = most.questions ?? mostQuestions;
      if (questions >= limit) throw failure("budget.questions", { limit });
      questions++;
      requests++;
    },
    received(size) {
      ofClosed += size;
      check();
    },
    watch(socket) {
      const before = socket.bytesRead;
      const settle = (): void => {
        live.delete(socket);
        ofClosed += socket.bytesRead - before;
      };
      live.set(socket, { before, settle });
      socket.once("close", settle);
    },
    release(socket) {
      const watched = live.get(socket);
      if (!watched) return;
      socket.off("close", watched.settle);
      watched.settle();
    },
    check,
    widen({ connections: more, bytes: moreBytes, questions: moreQuestions = 0 }) {
      most = {
        connections: most.connections + more,
        bytes: most.bytes + moreBytes,
        questions: (most.questions ?? mostQuestions) + moreQuestions,
      };
    },
  };
}
