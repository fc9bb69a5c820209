import type { Socket } from "node:net";
import { Failure } from "../core/failure.ts";
import type { Endpoint, Handshake, Named } from "../core/net.ts";
import { contextFor } from "./roots.ts";
import type { Connect } from "./route.ts";
import { secure } from "./secure.ts";

/** A connection to an origin, ready for HTTP. */
export interface Link {
  readonly socket: Socket;
  readonly address: string;
  /** Null over plain HTTP. */
  readonly handshake: Handshake | null;
  readonly roundTrips: number;
}

export interface Dialling {
  readonly connect: Connect;
  /** PEM texts of the user's own authorities. */
  readonly given: readonly string[];
}

/** Opens a connection to an origin, with TLS or without. */
export async function openLink(
  to: Endpoint & Named,
  isSecure: boolean,
  signal: AbortSignal,
  dialling: Dialling,
): Promise<Link> {
  if (isSecure) return openSecure(to, signal, dialling);
  const { socket, address, roundTrips } = await dialling.connect(to, signal);
  socket.on("error", ignore);
  return { socket, address, handshake: null, roundTrips };
}

interface Attempt {
  readonly lenient: boolean;
  readonly alpn: "http/1.1" | "h2";
}

/**
 * The first handshake is what a current client would do, and its verdict is the one that counts. Only where it fails is the
 * server asked again: in HTTP/2 if it speaks nothing else, else with everything old and weak, to see what is there.
 */
async function openSecure(to: Endpoint & Named, signal: AbortSignal, dialling: Dialling): Promise<Link> {
  const attempts: Attempt[] = [{ lenient: false, alpn: "http/1.1" }];
  let spent = 0;
  let first: Failure | undefined;
  for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) {
    try {
      const link = await shake(to, attempt, signal, dialling);
      return { ...link, roundTrips: spent + link.roundTrips };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      first ??= error;
      spent += 2;
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

async function shake(
  to: Endpoint & Named,
  { lenient, alpn }: Attempt,
  signal: AbortSignal,
  { connect, given }: Dialling,
): Promise<Link> {
  const { socket: over, address, roundTrips } = await connect(to, signal);
  const context = contextFor(given, { lenient });
  const { socket, handshake } = await secure(over, { to, address, context, lenient, alpn, signal });
  socket.on("error", ignore);
  // RFC 8446 §2: TLS 1.3 needs one round trip, everything before it two.
  return { socket, address, handshake, roundTrips: roundTrips + (handshake.protocol === "TLSv1.3" ? 1 : 2) };
}

/** While nobody reads from a connection its errors have no listener; whoever uses it next sees that it is gone. */
function ignore(): void {}
