import type { Traffic } from "../core/net.ts";
import { failure } from "../core/failure.ts";

export interface Limits {
  readonly connections: number;
  readonly bytes: number;
}

/** Enough for a gate over two origins with the largest revocation list we read. */
export const defaultLimits: Limits = { connections: 64, bytes: 48 * 1024 * 1024 };

/** Counts what a run costs and stops it when that is too much. */
export interface Budget {
  readonly traffic: () => Traffic;
  connection(): void;
  request(): void;
  bytes(count: number): void;
}

export function openBudget(limits: Limits = defaultLimits): Budget {
  const spent = { connections: 0, requests: 0, bytes: 0 };
  return {
    traffic: () => ({ ...spent }),
    connection() {
      if (spent.connections >= limits.connections) {
        throw failure("budget.connections", { limit: limits.connections });
      }
      spent.connections++;
    },
    request() {
      spent.requests++;
    },
    bytes(count) {
      spent.bytes += count;
      if (spent.bytes > limits.bytes) {
        throw failure("budget.bytes", { limit: Math.round(limits.bytes / 1024 / 1024) });
      }
    },
  };
}
