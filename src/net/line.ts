import type { Agent } from "node:http";
import type { Socket } from "node:net";
import { Failure } from "../core/failure.ts";
import type { Endpoint, Handshake, Named } from "../core/net.ts";
import { agentOf } from "./agent.ts";
import { contextFor } from "./roots.ts";
import type { Begin, Routes } from "./route.ts";
import { secure } from "./secure.ts";
import { agreeOnTls } from "./starttls.ts";

/** A connection to an origin, ready for HTTP. */
export interface Link {
  readonly socket: Socket;
  /** Carries HTTP/1.1 over this socket and no other. */
  readonly agent: Agent;
  readonly address: string;
  /** Null over plain HTTP. */
  readonly handshake: Handshake | null;
  readonly roundTrips: number;
}

/** What it takes to open a connection to an origin. */
export interface Dialling {
  readonly routes: Routes;
  /** PEM texts of the user's own authorities. */
  readonly given: readonly string[];
  readonly begin: Begin;
}

type Bare = Omit<Link, "agent">;

/** Opens a connection to an origin, with TLS or without. */
export async function openLink(
  to: Endpoint & Named,
  isSecure: boolean,
  signal: AbortSignal,
  dialling: Dialling,
): Promise<Link> {
  const bare = isSecure ? await openSecure(to, signal, dialling) : await openPlain(to, signal, dialling);
  // It carries no HTTP, and servers of mail count who is there.
  if (to.starttls ?? to.speaks) bare.socket.destroy();
  return { ...bare, agent: agentOf(bare.socket) };
}

async function openPlain(to: Endpoint & Named, signal: AbortSignal, { routes, begin }: Dialling): Promise<Bare> {
  return { ...(await routes.connect(to, signal, begin)), handshake: null };
}

interface Attempt {
  readonly lenient: boolean;
  readonly alpn: "http/1.1" | "h2" | "none";
  /** Whether it is made because the one before it broke off. */
  readonly isAgain?: boolean;
}

/**
 * The first handshake is what a current client would do, and its verdict is the one that counts. Only where it fails is the
 * server asked again: in HTTP/2 if it does not take HTTP/1.1, in no protocol if it takes neither, else with everything old and weak,
 * to see what is there.
 */
async function openSecure(to: Endpoint & Named, signal: AbortSignal, dialling: Dialling): Promise<Bare> {
  const attempts: Attempt[] = [{ lenient: false, alpn: (to.starttls ?? to.speaks) ? "none" : "http/1.1" }];
  let spent = 0;
  let first: Failure | undefined;
  for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) {
    try {
      const connected = await dialling.routes.connect(to, signal, dialling.begin);
      dialling.begin("starttls");
      await agreeOnTls(connected.socket, to, signal);
      dialling.begin("tls");
      spent += connected.roundTrips;
      const { address } = connected;
      const context = contextFor(dialling.given, { lenient: attempt.lenient }, to);
      const { socket, handshake } = await secure(connected.socket, { to, address, ...attempt, context, signal });
      return { socket, address, handshake, roundTrips: spent + roundTripsOf(handshake) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      first ??= error;
      // The answer to the ClientHello.
      spent++;
      const next = afterwards(attempt, error.reason);
      if (next) attempts.push(next);
    }
  }
  throw first ?? new Error("no handshake was tried");
}

// RFC 7301 §3.2: no_application_protocol.
const noApplicationProtocol = "tls.alert.120";

/** What is offered to who will have nothing to do with that: servers of mail, files or databases may know none of HTTP's protocols. */
const fallbacks = { "http/1.1": "h2", h2: "none", none: null } as const satisfies Readonly<
  Record<Attempt["alpn"], Attempt["alpn"] | null>
>;

// Who hangs up says nothing about what was offered: it may be a lost connection, or one too many.
const brokenOff = /^(?:tls\.closed|tcp\.reset)$/;

function afterwards({ lenient, alpn, isAgain = false }: Attempt, reason: string): Attempt | null {
  const fallback = reason === noApplicationProtocol ? fallbacks[alpn] : null;
  if (fallback) return { lenient, alpn: fallback };
  if (!lenient && !isAgain && brokenOff.test(reason)) return { lenient, alpn, isAgain: true };
  if (!lenient && /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(reason)) return { lenient: true, alpn };
  return null;
}

// RFC 8446 §2: TLS 1.3 needs one round trip, everything before it two.
function roundTripsOf({ protocol }: Handshake): number {
  return protocol === "TLSv1.3" ? 1 : 2;
}
