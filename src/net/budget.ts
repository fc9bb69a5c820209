import type { Socket } from "node:net";
import { failure } from "../core/failure.ts";
import type { Traffic } from "../core/net.ts";

/** The most that one run may open and receive: connections, and bytes over all of them. */
export interface Limits {
  readonly connections: number;
  readonly bytes: number;
}

/** Enough for a gate over two origins that take whatever is old (some 35 connections each), with the largest revocation list we read. */
export const defaultLimits: Limits = { connections: 96, bytes: 48 * 1024 * 1024 };

/** Counts what a run costs and stops it when that is too much. */
export interface Budget {
  readonly traffic: () => Traffic;
  /** Throws `budget.connections` where none is left. */
  connection(): void;
  request(): void;
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
  let requests = 0;
  let ofClosed = 0;

  function bytes(): number {
    return [...live].reduce((sum, { bytesRead }) => sum + bytesRead, ofClosed);
  }

  return {
    traffic: () => ({ connections, requests, bytes: bytes() }),
    connection() {
      if (connections >= most.connections) throw failure("budget.connections", { limit: most.connections });
      connections++;
    },
    request() {
      requests++;
    },
    watch(socket) {
      live.add(socket);
      socket.once("close", () => {
        live.delete(socket);
        ofClosed += socket.bytesRead;
      });
    },
    check() {
      if (bytes() > most.bytes) throw failure("budget.bytes", { limit: Math.round(most.bytes / 1024 / 1024) });
    },
    widen(by) {
      most = { connections: most.connections + by.connections, bytes: most.bytes + by.bytes };
    },
  };
}
