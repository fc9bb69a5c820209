import { isIP } from "node:net";
import { attempt } from "../core/attempt.ts";
import { Failure, failure } from "../core/failure.ts";
import { addressByProxy, type Endpoint, type HostAddress, type Named } from "../core/net/net.ts";
import { bracketed } from "../core/target/target.ts";
import type { Budget } from "./budget.ts";
import { connectTo, dial, type Dialled, type Open } from "./dial.ts";
import { nameEnd, toFailure, type Phase } from "./errors.ts";
import type { Families } from "./families.ts";
import type { Names } from "./names.ts";
import { pinFor, pinsOf, pinsToTry, type Pin } from "./pins.ts";
import { isNetworkOut, noOptOuts, optedOut, refuseOptedOut } from "./opt-out.ts";
import { isHidden, mayAskByName, mayContact, type AddressPolicy } from "./policy.ts";
import type { Lease } from "./addresses/limiter.ts";
import { throwIfAborted, withoutPatience, withSignal } from "./time.ts";
import type { Tunnels } from "./tunnel/tunnels.ts";

export type { Pin } from "./pins.ts";

/** What determines the route to a host: the policy, name resolution and the user's pins. */
export interface Routing {
  readonly policy: AddressPolicy;
  readonly names: Names;
  readonly pins: readonly Pin[];
  readonly families: Families;
  readonly budget: Budget;
  /** Ends the run; a name is resolved for all its callers, independent of one caller's patience. */
  readonly signal: AbortSignal;
  readonly tunnels?: Tunnels | undefined;
  /** The run's right to connect to addresses; unlimited where absent. */
  readonly lease?: Lease | undefined;
}

/** An endpoint, and whether plain HTTP is used, since proxies may differ for it. */
type End = Endpoint & { readonly isPlain?: boolean };

interface Connected extends Dialled {
  /** Round trips for the name lookup and the connection. */
  readonly roundTrips: number;
}

/** Called with the current step, so that a timeout can name it. */
export type Begin = (phase: Phase) => void;

/** The routes of one run. `connect` throws `Failure`: no such name, no allowed address, or no connection. */
export interface Routes {
  connect(to: End & Named, signal: AbortSignal, begin?: Begin): Promise<Connected>;
  /** The name of the proxy in messages; null where none is used. */
  proxyTo(to: End): string | null;
  /** Whether an existing connection to an address may be reused: this depends on who named the endpoint. */
  mayRide(to: Endpoint & Named, address: string): boolean;
  /** Notes the address that answered over a connection of an earlier run, for the connections of this one. */
  prefer(to: Endpoint, address: string): void;
  /** Every address of a host: the pinned ones where there are any, else those of its name. */
  addresses(of: Endpoint & Named, signal: AbortSignal): Promise<readonly HostAddress[]>;
}

/** The most addresses of a name that are listed. */
const mostListed = 256;

/** The most addresses tried: no site has more, and each could use the budget of a run. */
const mostAddresses = 16;

/**
 * How a run reaches hosts. A name is resolved once, every address is checked, and the socket gets a checked address, so that no second DNS
 * answer can interfere (DNS rebinding). The first address that answered is used for the rest of the run.
 */
export function openRoutes({ policy, names, pins, families, budget, signal: run, tunnels, lease }: Routing): Routes {
  const resolved = new Map<string, Promise<readonly string[]>>();
  const answered = new Map<string, string>();
  const leading = new Map<string, Promise<unknown>>();

  function resolve(host: string): Promise<readonly string[]> {
    const known = resolved.get(host);
    if (known) return known;
    const asked = names(host, run);
    asked.catch(() => {});
    resolved.set(host, asked);
    return asked;
  }

  async function addressesOf(of: End, signal: AbortSignal): Promise<readonly string[]> {
    const { host, port } = of;
    if (isIP(host)) return [host];
    if (tunnels?.(of)?.resolves) return [addressByProxy];
    try {
      return await withSignal(signal, resolve(host));
    } catch (error) {
      const isAbsent = error instanceof Failure && error.facts.id === "dns.nxdomain";
      throw isAbsent && isHidden(host, policy) ? absent(host) : nameEnd(error, { host, port }, "dns");
    }
  }

  function judge(to: Endpoint & Named, addresses: readonly string[]): readonly string[] {
    const { optOut = noOptOuts } = policy;
    refuseOptedOut(to.host, optOut);
    const allowed = addresses.filter((address) => mayContact(address, to.namedBy, policy));
    const [refused] = addresses;
    if (allowed.length === 0 && addresses.some((address) => isNetworkOut(address, optOut))) throw optedOut(to.host);
    if (refused === addressByProxy && !mayAskByName(to.host, to.namedBy, policy)) {
      throw failure("proxy.name", { host: to.host });
    }
    if (allowed.length === 0 && isHidden(to.host, policy)) throw absent(to.host);
    if (allowed.length === 0) throw failure("address.private", { host: bracketed(to.host), address: refused ?? "" });
    return allowed.slice(0, mostAddresses);
  }

  function reach(addresses: readonly string[], port: number, to: End, signal: AbortSignal): Promise<Dialled> {
    const through = tunnels?.(to);
    const how = { to, signal, budget };
    return through
      ? dial(addresses, port, how, (...all) => through.open(names, run, ...all))
      : dial(addresses, port, how, lease ? leased(lease) : undefined);
  }

  /** The first connection to an endpoint finds the address that answers; concurrent callers wait for it. */
  async function dialInTurn(
    to: End,
    allowed: readonly string[],
    signal: AbortSignal,
    toPort = to.port,
  ): Promise<Dialled> {
    const key = `${to.host} ${to.port}`;
    const leader = leading.get(key);
    if (leader) {
      const came = await attempt(() => withSignal(signal, leader));
      // A timeout may be due to the first caller's own patience; any other failure is the endpoint's.
      if (!came.ok && !came.failure.reason.startsWith("timeout.")) throw new Failure(came.failure);
    }
    const usual = answered.get(key);
    // The user's address may be forbidden for a URL that a public party names: only allowed addresses count.
    const order = usual !== undefined && allowed.includes(usual) ? [usual] : allowed;
    const dialling = reach(order, toPort, to, signal);
    if (!leading.has(key)) leading.set(key, dialling);
    const connected = await dialling.finally(() => leading.get(key) === dialling && leading.delete(key));
    if (!answered.has(key)) answered.set(key, connected.address);
    return connected;
  }

  /** Before the connection begins, so that the wait for our own limit is no silence of the peer. */
  async function takeLease(to: End, [address]: readonly string[], signal: AbortSignal): Promise<void> {
    if (!lease || address === undefined || tunnels?.(to)) return;
    await withoutPatience(signal, () => withSignal(signal, lease.take(address, to.host))).catch((error: unknown) => {
      throw toFailure(error, to, "tcp");
    });
  }

  return {
    async connect(to, signal, begin = ignore) {
      throwIfAborted(signal);
      const pinned = pinsToTry(pins, to);
      const [pin] = pinned;
      if (pin) {
        // The user chose these addresses, so they are checked as the user's, independent of who named the host.
        const allowed = judge(
          { host: to.host, port: pin.toPort },
          pinned.map(({ address }) => address),
        );
        await takeLease(to, allowed, signal);
        begin("tcp");
        const connected =
          pinned.length > 1
            ? await dialInTurn(to, allowed, signal, pin.toPort)
            : await reach(allowed, pin.toPort, to, signal);
        return { ...connected, roundTrips: 1 };
      }
      if (to.at !== undefined) {
        const placed = judge(to, [to.at]);
        await takeLease(to, placed, signal);
        begin("tcp");
        return { ...(await reach(placed, to.port, to, signal)), roundTrips: 1 };
      }
      begin("dns");
      const isFirst = !resolved.has(to.host) && isIP(to.host) === 0;
      const allowed = judge(to, await addressesOf(to, signal));
      await takeLease(to, allowed, signal);
      begin("tcp");
      const connected = await dialInTurn(to, allowed, signal);
      return { ...connected, roundTrips: isFirst ? 2 : 1 };
    },
    proxyTo: (to) => tunnels?.(to)?.proxy ?? null,
    mayRide: (to, address) => {
      if (pinFor(pins, to) !== undefined) return true;
      return address === addressByProxy
        ? mayAskByName(to.host, to.namedBy, policy)
        : mayContact(address, to.namedBy, policy);
    },
    prefer({ host, port }, address) {
      const key = `${host} ${port}`;
      if (!answered.has(key)) answered.set(key, address);
    },
    async addresses(of, signal) {
      refuseOptedOut(of.host, policy.optOut ?? noOptOuts);
      // A proxy's reachable address families do not depend on this machine.
      const own = tunnels?.(of) ? new Set([4, 6]) : families();
      const pinned = [...pinsOf(pins, of)].map(([id, { address }]) => {
        return { id, address, isAllowed: mayContact(address, undefined, policy), isForeign: !own.has(isIP(address)) };
      });
      if (pinned.length > 0) return pinned.slice(0, mostListed);
      const all = await addressesOf(of, signal);
      // Where no address is allowed, a hidden name is reported as non-existent.
      if (isHidden(of.host, policy)) judge(of, all);
      return [...new Set(all)].slice(0, mostListed).map((address) => {
        const isAllowed = mayContact(address, of.namedBy, policy);
        return { id: address, address, isAllowed, isForeign: !own.has(isIP(address)) };
      });
    },
  };
}

/** Connects once the run has a lease of the address. */
function leased(lease: Lease): Open {
  return async (address, port, how) => {
    const { to, signal } = how;
    await withoutPatience(signal, () => withSignal(signal, lease.connection(address, to.host))).catch(
      (error: unknown) => {
        throw toFailure(error, to, "tcp");
      },
    );
    return connectTo(address, port, how);
  };
}

/** A name with only private addresses must look like a name that does not exist. */
function absent(host: string): Failure {
  return failure("dns.absent", { host }, { reason: "dns.nxdomain" });
}

function ignore(): void {}
