import { ADDRCONFIG } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { failure } from "../core/failure.ts";
import { toFailure } from "./errors.ts";
import { withSignal } from "./time.ts";

/** Where names come from: the operating system, or resolvers that the user gave. */
export type Names = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Asks the operating system, so that its hosts file counts. */
export async function systemNames(host: string, signal: AbortSignal): Promise<readonly string[]> {
  const asked = withSignal(signal, lookup(host, { all: true, order: "verbatim", hints: ADDRCONFIG }));
  const found = await asked.catch((error: unknown) => {
    throw nameFailure(error, host);
  });
  return interleave(found.map(({ address }) => address));
}

/** Asks the given resolvers (`address` or `address:port`) and nobody else. */
export function resolverNames(servers: readonly string[]): Names {
  return async (host, signal) => {
    if (host === "localhost") return ["127.0.0.1", "::1"];
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    const asked = Promise.allSettled([resolver.resolve6(host), resolver.resolve4(host)]);
    const answers = await withSignal(signal, asked).catch((error: unknown) => {
      throw nameFailure(error, host);
    });
    signal.removeEventListener("abort", cancel);
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (found.length > 0) return interleave(found);
    const errors = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []));
    throw nameFailure(errors.find(isTelling) ?? errors[0], host);
  };
}

/** No data for one family says nothing while the other may still fail in earnest. */
function isTelling(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code !== "ENODATA";
}

function nameFailure(error: unknown, host: string): Error {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "ENOTFOUND") return failure("dns.nxdomain", { host }, { cause: error });
  if (code === "ENODATA") return failure("dns.no-address", { host }, { cause: error });
  if (code === "ETIMEOUT" || code === "ECANCELLED") return failure("timeout.dns", { host }, { cause: error });
  if (/^E[A-Z_]+$/.test(code)) return failure("dns.failed", { host, detail: code }, { cause: error });
  return toFailure(error, { host, port: 0 }, "dns");
}

/** RFC 8305 §4: families take turns, beginning with the one that the resolver put first. */
function interleave(addresses: readonly string[]): readonly string[] {
  const first = isIP(addresses[0] ?? "");
  const ours = addresses.filter((address) => isIP(address) === first);
  const others = addresses.filter((address) => isIP(address) !== first);
  const turns = Math.max(ours.length, others.length);
  return Array.from({ length: turns }, (_, turn) => [ours[turn], others[turn]])
    .flat()
    .filter((address) => address !== undefined);
}
