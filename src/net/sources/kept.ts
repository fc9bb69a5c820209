import type { Socket } from "node:net";
import { Client } from "undici";
import { failure } from "../../core/failure.ts";
import type { Endpoint, Handshake } from "../../core/net/net.ts";
import { isTrustedFor } from "../access.ts";
import { openLink } from "../line.ts";
import type { Routes } from "../route.ts";
import type { Asked } from "./answer.ts";

/** A server of a third party, and how the run that asks it gets there. */
export interface Way {
  readonly to: Endpoint;
  readonly origin: string;
  readonly isSecure: boolean;
  readonly asked: Asked;
  readonly routes: Routes;
  /** PEM texts of the user's own authorities. */
  readonly given: readonly string[];
  /** Whatever else decides who is let in: the policy, and what the user has pinned. */
  readonly terms: unknown;
}

/** One connection to a server that has proved who it is; it carries one question at a time. */
export interface Kept {
  readonly client: Client;
  readonly socket: Socket;
  readonly address: string;
  /** Whether it came about for this question. */
  readonly isFresh: boolean;
}

/** The connections of a process to third parties. */
export interface Connections {
  /** One that nobody uses, or a new one. Throws `Failure` where nobody accepts it, or proves who it is. */
  take(way: Way, signal: AbortSignal): Promise<Kept>;
  /** Leaves it to whoever asks next on the same terms. */
  keep(way: Way, kept: Kept): void;
}

/** So many are kept without a question; the oldest is given up for the next one. */
const mostIdle = 32;

/** Milliseconds that one is kept for without a question, where the server does not say how long it keeps it itself. */
const rest = 15_000;

/** RFC 9112 §5: a head longer than this is none that a third party sends. */
const maxHeaderSize = 64 * 1024;

/** Opens them: nothing is connected before the first question. */
export function openConnections(): Connections {
  const idle = new Map<Kept, string>();

  function drop(kept: Kept): void {
    idle.delete(kept);
    // There is nothing under way on it.
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

/** A connection that one run has opened is good for another where all of this is the same: it would have been opened in the same way. */
function termsOf({ origin, to, isSecure, routes, given, terms }: Way): string {
  return JSON.stringify([origin, routes.proxyTo({ ...to, isPlain: !isSecure }), given, terms]);
}

/**
 * The guarded door opens the connection, every address judged, and it is proved who is there, before the client that speaks over it is
 * made at all: nobody is told what we want to know by posing as somebody else.
 */
async function connect(way: Way, signal: AbortSignal): Promise<Kept> {
  const { to, isSecure, routes, given, asked, origin } = way;
  const link = await openLink(to, isSecure, signal, { routes, given, begin: () => {} });
  const { socket, address, handshake } = link;
  // Until the client listens.
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
      // It would connect anew by itself, where nobody has judged an address.
      const isAgain = isGiven;
      isGiven = true;
      // What is connected at once is never asked: the client still is about to connect then.
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

function prove(host: string, handshake: Handshake, asked: Asked): void {
  if (isTrustedFor(host, handshake)) return;
  const detail = handshake.trustError ?? (handshake.lenient ? "lenient" : "wrong-name");
  throw failure("source.untrusted", { ...asked, detail });
}

function closed(): Error {
  return Object.assign(new Error("closed"), { code: "ECONNRESET" });
}
