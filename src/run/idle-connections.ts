import type { FailureFacts } from "../core/failure.ts";
import type { IdleConnection, IdleConnections } from "../core/net/idle-connections.ts";

/** Milliseconds for which a connection, and what its handshake showed, may be used. */
const connectionLifetime = 60_000;

/** The most connections kept; the oldest ones are closed. */
const mostConnections = 64;

interface Idle {
  readonly origin: string;
  readonly connection: IdleConnection;
}

/** The idle connections of one gate over many targets. */
export interface IdlePool {
  /** The view of a run that uses only what was opened at `since` (Unix milliseconds) or later, and at most {@link connectionLifetime} ago. */
  since(since: number): IdleConnections;
  /** Closes all of them, and every one that is left later. */
  close(): void;
}

/** Opens an empty pool. */
export function openIdlePool(now: () => number = Date.now): IdlePool {
  // The one left last is the first to be taken: it is the least likely to be closed by its server.
  let idle: readonly Idle[] = [];
  const refusals = new Map<string, { readonly failure: FailureFacts; readonly begunAt: number }>();
  /** The origins that have accepted a connection: one that fails later shows nothing about the others. */
  const accepting = new Set<string>();
  let isClosed = false;

  function isRecent(at: number, since: number): boolean {
    return at >= Math.max(since, now() - connectionLifetime);
  }

  function evict(): void {
    const kept = idle.filter(({ connection }) => isRecent(connection.openedAt, 0)).slice(-mostConnections);
    for (const each of idle) if (!kept.includes(each)) each.connection.close();
    idle = kept;
  }

  return {
    since: (since) => ({
      take(origin) {
        const found = idle.findLast((each) => each.origin === origin && isRecent(each.connection.openedAt, since));
        idle = idle.filter((each) => each !== found);
        return found?.connection ?? null;
      },
      leave(origin, connection) {
        if (isClosed) return connection.close();
        idle = [...idle, { origin, connection }];
        evict();
      },
      refusal(origin) {
        const known = accepting.has(origin) ? undefined : refusals.get(origin);
        return known && isRecent(known.begunAt, since) ? known.failure : null;
      },
      refuse: (origin, failure, begunAt) => void refusals.set(origin, { failure, begunAt }),
      accept: (origin) => void accepting.add(origin),
    }),
    close() {
      isClosed = true;
      for (const { connection } of idle) connection.close();
      idle = [];
    },
  };
}
