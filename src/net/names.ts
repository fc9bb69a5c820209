import { getServers, lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { failure, type Failure } from "../core/failure.ts";
import type { AddressType, Lookup, Resolve } from "./dns/lookup.ts";
import { badName, undetermined } from "./dns/undetermined.ts";
import { nameEnd, toFailure } from "./errors.ts";
import { onAbort, withSignal } from "./time.ts";

/** The source of host addresses: the operating system, or configured resolvers. Throws `Failure`; an answer has at least one address. */
export type Names = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Asks the operating system, so that its hosts file counts. The query cannot be cancelled: the signal ends only our wait. */
export async function systemNames(host: string, signal: AbortSignal): Promise<readonly string[]> {
  // Without ADDRCONFIG: a host that this machine cannot reach still exists.
  const asked = lookup(host, { all: true, order: "verbatim" });
  const found = await withSignal(signal, asked).catch((error: unknown) => {
    throw nameFailure(error, host);
  });
  return interleave(found.map(({ address }) => address));
}

/** The resolvers of this machine, for callers that must not use its hosts file. */
export function systemResolvers(): readonly string[] {
  return getServers();
}

/**
 * Milliseconds for the second address family once one has answered (RFC 8305 §3 uses 50, but the measured address should not depend on
 * timing).
 */
const resolutionDelay = 500;

/** Resolves names only with the given resolver, which is opened for the first name. */
export function namesFrom(open: () => Promise<Resolve>): Names {
  return async (host, signal) => {
    // RFC 6761 §6.3: these names never reach the DNS.
    if (/(?:^|\.)localhost$/.test(host)) return ["127.0.0.1", "::1"];
    try {
      return toAddresses(await askBoth(await open(), host, signal), host);
    } catch (error) {
      throw nameEnd(error, { host, port: 0 }, "dns");
    }
  };
}

/** Both families in parallel; after the first addresses, the other family has little time left. */
async function askBoth(resolve: Resolve, host: string, signal: AbortSignal): Promise<readonly Lookup[]> {
  const late = new AbortController();
  const free = onAbort(signal, (reason) => late.abort(reason));
  let timer: NodeJS.Timeout | undefined;

  async function ask(type: AddressType): Promise<Lookup> {
    try {
      const lookup = await resolve(host, type, late.signal);
      if (lookup.kind === "addresses") timer ??= setTimeout(() => late.abort(), resolutionDelay);
      return lookup;
    } catch (error) {
      if (signal.aborted || !late.signal.aborted) throw error;
      return { kind: "silent" };
    }
  }

  try {
    return await withSignal(signal, Promise.all([ask("AAAA"), ask("A")]));
  } finally {
    clearTimeout(timer);
    free();
  }
}

function toAddresses(lookups: readonly Lookup[], host: string): readonly string[] {
  const found = lookups.flatMap((lookup) => (lookup.kind === "addresses" ? lookup.addresses : []));
  if (found.length > 0) return interleave(found);
  // "No data" for one family does not decide while the other may still fail.
  throw lookupFailure(lookups.find(({ kind }) => kind !== "none") ?? { kind: "none" }, host);
}

function lookupFailure(lookup: Lookup | { readonly kind: "none" }, host: string): Failure {
  if (lookup.kind === "nxdomain") return failure("dns.nxdomain", { host });
  if (lookup.kind === "silent") return undetermined({ silent: true, tried: lookup.tried }, host);
  if (lookup.kind === "failed" && lookup.detail === badName) return failure("dns.bad-name", { host });
  if (lookup.kind === "failed") return undetermined({ failed: lookup.detail, tried: lookup.tried }, host);
  return failure("dns.no-address", { host });
}

// UV_EAI_NODATA: Node calls it ENOTFOUND too, but the number shows that the name exists.
const noData = -3007;

function nameFailure(error: unknown, host: string): Failure {
  const code = codeOf(error);
  const isEmpty = code === "ENODATA" || (error as NodeJS.ErrnoException).errno === noData;
  if (isEmpty) return failure("dns.no-address", { host }, { cause: error });
  if (code === "ENOTFOUND") return failure("dns.nxdomain", { host }, { cause: error });
  if (code === "ETIMEOUT" || code === "ECANCELLED") return failure("timeout.dns", { host }, { cause: error });
  if (code !== "") return failure("dns.failed", { host, detail: code }, { cause: error });
  return toFailure(error, { host, port: 0 }, "dns");
}

function codeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === "string" && /^E[A-Z_]+$/.test(code) ? code : "";
}

/** RFC 8305 §4: families alternate, starting with that of the resolver's first address. */
function interleave(addresses: readonly string[]): readonly string[] {
  const first = isIP(addresses[0] ?? "");
  const ours = addresses.filter((address) => isIP(address) === first);
  const others = addresses.filter((address) => isIP(address) !== first);
  const turns = Math.max(ours.length, others.length);
  return Array.from({ length: turns }, (_, turn) => [ours[turn], others[turn]])
    .flat()
    .filter((address) => address !== undefined);
}
