import type { Agent } from "node:http";
import type { Socket } from "node:net";
import { Failure } from "../core/failure.ts";
import type { Endpoint, Handshake, Named } from "../core/net.ts";
import { agentOf } from "./agent.ts";
import { contextFor } from "./roots.ts";
import type { Begin, Routes } from "./route.ts";
import { secure } from "./secure.ts";

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
  return { ...bare, agent: agentOf(bare.socket) };
}

async function openPlain(to: Endpoint & Named, signal: AbortSignal, { routes, begin }: Dialling): Promise<Bare> {
  return { ...(await routes.connect(to, signal, begin)), handshake: null };
}

interface Attempt {
  readonly lenient: boolean;
  readonly alpn: "http/1.1" | "h2";
}

/**
 * The first handshake is what a current client would do, and its verdict is the one that counts. Only where it fails is the
 * server asked again: in HTTP/2 if it speaks nothing else, else with everything old and weak, to see what is there.
 */
async function openSecure(to: Endpoint & Named, signal: AbortSignal, dialling: Dialling): Promise<Bare> {
  const attempts: Attempt[] = [{ lenient: false, alpn: "http/1.1" }];
  let spent = 0;
  let first: Failure | undefined;
  for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) {
    try {
      const connected = await dialling.routes.connect(to, signal, dialling.begin);
      dialling.begin("tls");
      spent += connected.roundTrips;
      const { address } = connected;
      const context = contextFor(dialling.given, { lenient: attempt.lenient });
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

function afterwards({ lenient, alpn }: Attempt, reason: string): Attempt | null {
  if (reason === noApplicationProtocol && alpn !== "h2") return { lenient, alpn: "h2" };
  if (!lenient && /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(reason)) return { lenient: true, alpn };
  return null;
}

// RFC 8446 §2: TLS 1.3 needs one round trip, everything before it two.
function roundTripsOf({ protocol }: Handshake): number {
  return protocol === "TLSv1.3" ? 1 : 2;
}
