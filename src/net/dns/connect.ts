import { isIP, type Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { failure, Failure } from "../../core/failure.ts";
import type { Endpoint } from "../../core/net/net.ts";
import { printable } from "../../core/printable.ts";
import { bearsName } from "../access.ts";
import type { Budget } from "../budget.ts";
import { dial } from "../dial.ts";
import type { Names } from "../names.ts";
import { pinFor, type Pin } from "../pins.ts";
import { mayContact, type AddressPolicy } from "../policy.ts";
import { contextFor } from "../roots.ts";
import { secure } from "../tls/secure.ts";
import { withPatience, withSignal } from "../time.ts";
import type { Tunnels } from "../tunnel/tunnels.ts";
import type { DnsServer } from "./server.ts";
import { systemCode, DnsTrouble } from "./error-reason.ts";

/** The dependencies for reaching DNS servers. */
export interface ResolverConnectOptions {
  readonly policy: AddressPolicy;
  readonly pins: readonly Pin[];
  /** Resolves the names of servers. */
  readonly names: Names;
  /** PEM texts of the user's own CAs. */
  readonly given: readonly string[];
  readonly budget: Budget;
  readonly tunnels: Tunnels | undefined;
  /** Ends the run. */
  readonly signal: AbortSignal;
}

/** Checked addresses of a server. */
interface Place {
  readonly addresses: readonly [string, ...string[]];
  readonly port: number;
}

/** Milliseconds within which a connection must be established. */
const patience = 4000;

/**
 * The addresses of a server. One that the operator configured may have any address; another must be public, else `address.private` is
 * thrown. Pins are allowed in both cases.
 */
export async function resolverAddressOf(
  server: DnsServer,
  isTrusted: boolean,
  reaching: ResolverConnectOptions,
): Promise<Place> {
  const { host, port } = server;
  const { policy, pins } = reaching;
  const pin = pinFor(pins, { host, port });
  const mayBe = (address: string): boolean =>
    isTrusted || mayContact(address, undefined, pin ? policy : { ...policy, special: false });
  const found = pin ? [pin.address] : await addressesOf(host, reaching);
  const [first, ...others] = found.filter(mayBe);
  if (first === undefined) throw failure("address.private", { host: printable(host, 260), address: found[0] ?? "" });
  return { addresses: [first, ...others], port: pin?.toPort ?? port };
}

async function addressesOf(host: string, { names, signal }: ResolverConnectOptions): Promise<readonly string[]> {
  if (isIP(host)) return [host];
  try {
    return await withSignal(signal, names(host, signal));
  } catch (error) {
    throw error instanceof Failure && !signal.aborted
      ? new DnsTrouble(`${host}: ${error.reason}`, { cause: error })
      : error;
  }
}

/** Connects to a server over TCP. */
export function connectPlainly(server: DnsServer, place: Place, reaching: ResolverConnectOptions): Promise<Socket> {
  return soon(reaching, async (signal) => (await dialPlace(server, place, reaching, signal)).socket);
}

/** Connects to a server over TLS with a trusted certificate for its name; throws `Trouble` with the reason otherwise. */
export function connectSecurely(server: DnsServer, place: Place, reaching: ResolverConnectOptions): Promise<TLSSocket> {
  const { kind, name, port } = server;
  return soon(reaching, async (signal) => {
    const { socket: over, address } = await dialPlace(server, place, reaching, signal);
    const context = contextFor(reaching.given, {}, {});
    const alpn = kind === "https" ? "h2" : "none";
    const to = { host: name, port };
    const { socket, handshake } = await secure(over, { to, address, context, lenient: false, alpn, signal });
    const problem = handshake.trustError ?? (bearsName(handshake.chain[0], name) ? null : "HOSTNAME_MISMATCH");
    if (problem === null && (kind === "tls" || handshake.alpn === "h2")) return socket;
    socket.destroy();
    throw new DnsTrouble(problem ?? "NO-HTTP2");
  });
}

function dialPlace(
  { kind, host }: DnsServer,
  { addresses, port }: Place,
  reaching: ResolverConnectOptions,
  signal: AbortSignal,
) {
  const { names, tunnels, budget } = reaching;
  const to: Endpoint = { host, port };
  // Proxies usually allow only HTTPS.
  const through = kind === "https" ? tunnels?.(to) : null;
  const how = { to, signal, budget: { ...budget, connection: () => budget.resolverConnection() } };
  return through
    ? dial(addresses, port, how, (...all) => through.open(names, reaching.signal, ...all))
    : dial(addresses, port, how);
}

/** Connection failures become the server's `Trouble`, which has its own message; budget failures pass unchanged. */
async function soon<T>({ signal }: ResolverConnectOptions, work: (within: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await withPatience(signal, patience, work);
  } catch (error) {
    if (!(error instanceof Failure) || signal.aborted || error.reason.startsWith("budget.")) throw error;
    // A closed UDP port has the same code.
    const code = error.reason.startsWith("tcp.") ? systemCode(error.cause) : undefined;
    throw new DnsTrouble(code ?? error.reason, { cause: error });
  }
}
