import type { Agent } from "node:http";
import type { Socket } from "node:net";
import { Failure } from "../core/failure.ts";
import type { Endpoint, Handshake, Named } from "../core/net/net.ts";
import { contextWith, type Access } from "./access.ts";
import { agentOf } from "./agent.ts";
import { nameEnd, type Phase } from "./errors.ts";
import { contextFor } from "./roots.ts";
import type { Begin, Routes } from "./route.ts";
import { secure } from "./tls/secure.ts";

/** A connection to an origin, ready for HTTP. */
export interface Connection {
  readonly socket: Socket;
  /** The TCP connection below TLS; the same as `socket` without TLS. */
  readonly line: Socket;
  /** Sends HTTP/1.1 only over this socket. */
  readonly agent: Agent;
  readonly address: string;
  /** Null over plain HTTP. */
  readonly handshake: Handshake | null;
  readonly roundTrips: number;
  /** Bytes received before it was ready, such as a proxy's reply. */
  readonly received: number;
  /** Whether the server asked for a client certificate. */
  readonly asksWho: boolean;
  /** Whether a client certificate was available to present. */
  readonly showsWho: boolean;
}

/** The dependencies for opening a connection to an origin. */
export interface ConnectOptions {
  readonly routes: Routes;
  /** PEM texts of the user's own CAs. */
  readonly given: readonly string[];
  readonly begin: Begin;
  /** The credentials for this origin. */
  readonly access?: Access | undefined;
}

type Bare = Omit<Connection, "agent">;

/**
 * The dialogue before TLS of an endpoint; undefined without STARTTLS. It is loaded before the connection, because an error of a socket
 * that nobody listens to would end the process.
 */
export async function startTlsOf(to: Endpoint): Promise<StartTls | undefined> {
  const { starttls } = to;
  if (starttls === undefined) return undefined;
  const { agreeOnTls } = await import("./starttls.ts");
  return (socket, signal) => agreeOnTls(socket, { ...to, starttls }, signal);
}

type StartTls = (socket: Socket, signal: AbortSignal) => Promise<void>;

/** Opens a connection to an origin, with TLS or without. */
export async function openConnection(
  to: Endpoint & Named,
  isSecure: boolean,
  signal: AbortSignal,
  dialling: ConnectOptions,
): Promise<Connection> {
  const bare = isSecure ? await openSecure(to, signal, dialling) : await openPlain(to, signal, dialling);
  // It carries no HTTP, and mail servers limit connections.
  if (to.starttls ?? to.implicitTlsProtocol) bare.socket.destroy();
  return { ...bare, agent: agentOf(bare.socket) };
}

async function openPlain(to: Endpoint & Named, signal: AbortSignal, { routes, begin }: ConnectOptions): Promise<Bare> {
  const connected = await routes.connect({ ...to, isPlain: true }, signal, begin);
  const { bytesRead: received } = connected.socket;
  return { ...connected, line: connected.socket, received, handshake: null, asksWho: false, showsWho: false };
}

interface Attempt {
  readonly lenient: boolean;
  /** Whether to accept a server without RFC 5746. */
  readonly legacyRenegotiation?: boolean;
  /** Whether to leave out TLS 1.3: it has no signature algorithms for keys on most curves (P-224, secp256k1), RFC 8446 §4.2.3. */
  readonly belowTls13?: boolean;
  readonly alpn: "http/1.1" | "h2" | "none";
  /** Whether it is a retry after a broken connection. */
  readonly isAgain?: boolean;
  /** Whether a client certificate is presented to its origin. */
  readonly showsWho: boolean;
}

/**
 * The first handshake uses a current client's offer, and its result counts. Only where it fails is the server asked again: with HTTP/2 if
 * it rejects HTTP/1.1, without ALPN if it rejects both, else with all outdated parameters, to measure what is there.
 */
async function openSecure(to: Endpoint & Named, signal: AbortSignal, dialling: ConnectOptions): Promise<Bare> {
  const identity = dialling.access?.identity;
  const alpn = (to.starttls ?? to.implicitTlsProtocol) ? "none" : "http/1.1";
  const startTls = await startTlsOf(to);
  const attempts: Attempt[] = [{ lenient: false, alpn, showsWho: identity !== undefined }];
  let spent = 0;
  let first: Failure | undefined;
  let reached: string | null = null;
  let phase: Phase = "dns";
  const begin: Begin = (next) => {
    phase = next;
    dialling.begin(next);
  };
  for (let attempt = attempts.shift(); attempt; attempt = attempts.shift()) {
    try {
      const connected = await dialling.routes.connect(to, signal, begin);
      begin("starttls");
      await startTls?.(connected.socket, signal);
      begin("tls");
      spent += connected.roundTrips;
      const { address } = connected;
      reached = address;
      const { lenient, belowTls13, legacyRenegotiation, showsWho } = attempt;
      const context =
        identity && showsWho
          ? contextWith(identity, dialling.given)
          : contextFor(
              dialling.given,
              { lenient, ...(belowTls13 && { belowTls13 }), ...(legacyRenegotiation && { legacyRenegotiation }) },
              to,
            );
      const secured = await secure(connected.socket, { to, address, ...attempt, context, signal });
      const roundTrips = spent + roundTripsOf(secured.handshake);
      return { ...secured, line: connected.socket, address, roundTrips, received: 0, showsWho };
    } catch (error) {
      if (!(error instanceof Failure)) throw withAddress(nameEnd(error, to, phase), reached);
      // A withheld credential says nothing about the server.
      if (error.reason !== "access.untrusted") first ??= error;
      // The round trip of the ClientHello's answer.
      spent++;
      const next = afterwards(attempt, error);
      if (next) attempts.push(next);
    }
  }
  if (first?.reason === "tls.not-tls" && dialling.routes.proxyTo(to) !== null) {
    const { whoSpoke } = await import("./tunnel/behind-connect.ts");
    throw await whoSpoke(first, to, signal, dialling.routes);
  }
  throw withAddress(first ?? new Error("no handshake was tried"), reached);
}

/** The failure of a host with several addresses concerns the one that accepted the connection. */
function withAddress(error: unknown, reached: string | null): unknown {
  if (!(error instanceof Failure) || reached === null) return error;
  return new Failure({ ...error.facts, params: { ...error.facts.params, reached } }, { cause: error });
}

// RFC 7301 §3.2: no_application_protocol.
const noApplicationProtocol = "tls.alert.120";

/** The ALPN offer after a rejection: mail, file and database servers may support none of HTTP's protocols. */
const fallbacks = { "http/1.1": "h2", h2: "none", none: null } as const satisfies Readonly<
  Record<Attempt["alpn"], Attempt["alpn"] | null>
>;

// A closed connection does not reject the offer: it may be lost, or one too many.
const brokenOff = /^(?:tls\.closed|tcp\.reset)$/;

/** RFC 8446 §6.2: handshake_failure, illegal_parameter, internal_error: alerts of servers without a usable signature algorithm. */
const noCommonGround = /^tls\.alert\.(?:40|47|80)$/;

/** OpenSSL 3 refuses a server without RFC 5746, which browsers and the lenient offer accept. */
const lacksRenegotiation = "ERR_SSL_UNSAFE_LEGACY_RENEGOTIATION_DISABLED";

function afterwards(attempt: Attempt, { reason, facts }: Failure): Attempt | null {
  const { lenient, belowTls13, legacyRenegotiation = false, alpn, isAgain = false, showsWho } = attempt;
  // A client certificate is for servers that OpenSSL accepts.
  if (!lenient && !legacyRenegotiation && facts.params["detail"] === lacksRenegotiation)
    return { lenient, legacyRenegotiation: true, alpn, isAgain, showsWho: false };
  const same = { lenient, ...(legacyRenegotiation && { legacyRenegotiation }) };
  // An untrusted server is measured without credentials.
  if (reason === "access.untrusted") return { ...same, alpn, showsWho: false };
  const fallback = reason === noApplicationProtocol ? fallbacks[alpn] : null;
  if (fallback) return { ...same, ...(belowTls13 && { belowTls13 }), alpn: fallback, showsWho };
  if (!lenient && !isAgain && brokenOff.test(reason)) return { ...same, alpn, isAgain: true, showsWho };
  const isBroken = /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/.test(reason);
  if (!lenient && isBroken) return { lenient: true, alpn, showsWho: false };
  if (lenient && !belowTls13 && noCommonGround.test(reason))
    return { lenient, belowTls13: true, alpn, showsWho: false };
  return null;
}

// RFC 8446 §2: TLS 1.3 needs one round trip, everything before it two.
function roundTripsOf({ protocol }: Handshake): number {
  return protocol === "TLSv1.3" ? 1 : 2;
}
