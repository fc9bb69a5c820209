import type { Socket } from "node:net";
import { Client } from "undici";
import { failure } from "../../core/failure.ts";
import type { Endpoint, Handshake } from "../../core/net/net.ts";
import { isTrustedFor } from "../access.ts";
import { openConnection } from "../connection.ts";
import type { Routes } from "../route.ts";
import type { SentRequest } from "./answer.ts";

/** A third party's server, and how the run reaches it. */
export interface SourceCacheKey {
  readonly to: Endpoint;
  readonly origin: string;
  readonly isSecure: boolean;
  readonly asked: SentRequest;
  readonly routes: Routes;
  /** PEM texts of the user's own CAs. */
  readonly given: readonly string[];
  /** Everything else that decides whether a connection is allowed: the policy and the user's pins. */
  readonly terms: unknown;
}

/** One connection to an authenticated server; one request at a time. */
export interface Kept {
  readonly client: Client;
  readonly socket: Socket;
  readonly address: string;
  /** Whether it was opened for this request. */
  readonly isFresh: boolean;
}

/** A process's connections to third parties. */
export interface Connections {
  /** An idle connection, or a new one. Throws `Failure` where the server cannot be reached or authenticated. */
  take(way: SourceCacheKey, signal: AbortSignal): Promise<Kept>;
  /** Returns it for the next request with the same terms. */
  keep(way: SourceCacheKey, kept: Kept): void;
}

/** The most idle connections; beyond it the oldest is closed. */
const mostIdle = 32;

/** Milliseconds that an idle connection is kept, unless the server states a time. */
const rest = 15_000;

/** RFC 9112 §5: no third party sends a longer header section. */
const maxHeaderSize = 64 * 1024;

/** Opens an empty pool. */
export function openConnections(): Connections {
  const idle = new Map<Kept, string>();

  function drop(kept: Kept): void {
    idle.delete(kept);
    // No request is pending on it.
    void kept.client.destroy().catch(() => {});
  }

  return {
    async take(way, signal) {
      const key = termsOf(way);
      for (const [kept, terms] of [...idle].toReversed()) {
        if (terms !== key) continue;
        idle.delete(kept);
        if (isOpen(kept)) return { ...kept, isFresh: false };
        drop(kept);
      }
      const fresh = await connect(way, signal);
      fresh.socket.once("close", () => {
        for (const kept of idle.keys()) if (kept.socket === fresh.socket) drop(kept);
      });
      return fresh;
    },
    keep(way, kept) {
      if (!isOpen(kept)) return drop(kept);
      idle.set(kept, termsOf(way));
      const [oldest] = idle.keys();
      if (idle.size > mostIdle && oldest) drop(oldest);
    },
  };
}

function isOpen({ client, socket }: Kept): boolean {
  return !client.destroyed && !client.closed && !socket.destroyed && socket.writable;
}

/**
 * The pool key: a connection of one run may be reused by another only where all of this is equal, since it would have been opened the same
 * way.
 */
function termsOf({ origin, to, isSecure, routes, given, terms }: SourceCacheKey): string {
  return JSON.stringify([origin, routes.proxyTo({ ...to, isPlain: !isSecure }), given, terms]);
}

/**
 * The guarded door opens the connection to a checked address and authenticates the server before the HTTP client exists, so that no request
 * reaches an impostor.
 */
async function connect(way: SourceCacheKey, signal: AbortSignal): Promise<Kept> {
  const { to, isSecure, routes, given, asked, origin } = way;
  const link = await openConnection(to, isSecure, signal, { routes, given, begin: () => {} });
  const { socket, address, handshake } = link;
  // Until the client adds its own listener.
  socket.on("error", () => {});
  try {
    if (handshake) prove(to.host, handshake, asked);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  let isGiven = false;
  const client = new Client(origin, {
    connect: (_options, done) => {
      // The client would reconnect by itself, to an unchecked address.
      const isAgain = isGiven;
      isGiven = true;
      // Called asynchronously: a client that connects synchronously is still in its connecting state and sends nothing.
      setImmediate(() => (isAgain ? done(closed(), null) : done(null, socket)));
    },
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: rest,
    keepAliveMaxTimeout: 4 * rest,
    maxHeaderSize,
  });
  return { client, socket, address, isFresh: true };
}

function prove(host: string, handshake: Handshake, asked: SentRequest): void {
  if (isTrustedFor(host, handshake)) return;
  const detail = handshake.trustError ?? (handshake.lenient ? "lenient" : "wrong-name");
  throw failure("source.untrusted", { ...asked, detail });
}

function closed(): Error {
  return Object.assign(new Error("closed"), { code: "ECONNRESET" });
}
