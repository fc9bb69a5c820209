import type { Socket } from "node:net";
import { failure } from "../core/failure.ts";
import type { Traffic } from "../core/net/net.ts";

/** The most that one run may open and receive: connections, and bytes over all of them. */
export interface Limits {
  readonly connections: number;
  readonly bytes: number;
  /** Questions to the DNS. */
  readonly questions?: number;
}

/** More than any check asks: 20,000 lookalike domains, some of them twice and the registered ones in more detail. */
const mostQuestions = 100_000;

/** Apart from the others: who asks many name servers over TCP has not less left to measure the site with. Some hang up after each answer, so that every question needs one. */
const mostResolverConnections = 2048;

/** Enough for a gate over two origins that take whatever is old (some 35 connections each), with the largest revocation list we read. */
export const defaultLimits: Limits = { connections: 96, bytes: 48 * 1024 * 1024 };

/** Counts what a run costs and stops it when that is too much. */
export interface Budget {
  readonly traffic: () => Traffic;
  /** Throws `budget.connections` where none is left. */
  connection(): void;
  request(): void;
  /** The same as {@link connection}, for one to a server of the DNS. */
  resolverConnection(): void;
  /** A question to the DNS; throws `budget.questions` where none is left. */
  question(): void;
  /** Counts a datagram; throws as {@link check} does. */
  received(bytes: number): void;
  /** Counts everything that a connection receives, handshakes and headers included. */
  watch(socket: Socket): void;
  /** Throws `budget.bytes` where too much has been received. */
  check(): void;
  /** Lets the run take more. */
  widen(by: Limits): void;
}

/** Opens the meter of one run; what has been spent never comes back, closed connections included. */
export function openBudget(limits: Limits = defaultLimits): Budget {
  let most = limits;
  const live = new Set<Socket>();
  let connections = 0;
  let resolverConnections = 0;
  let requests = 0;
  let questions = 0;
  /** Of closed connections, and of what came without one. */
  let ofClosed = 0;

  function bytes(): number {
    return [...live].reduce((sum, { bytesRead }) => sum + bytesRead, ofClosed);
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
      live.add(socket);
      socket.once("close", () => {
        live.delete(socket);
        ofClosed += socket.bytesRead;
      });
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
