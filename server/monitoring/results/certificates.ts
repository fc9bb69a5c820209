import { listWatches } from "../watches/rows.ts";
import type { WatchState } from "../watches/watch.ts";
import { keysOf, type ResultsDependencies } from "./overview.ts";
import { textOf, type ServedCertificate } from "./summaries.ts";

/** A certificate with the watches whose host serves it. */
export interface WatchedCertificate extends ServedCertificate {
  /** The hosts, sorted. */
  readonly targets: readonly string[];
  /** When it was last seen; milliseconds since 1970. */
  readonly observedAt: number;
}

/** The certificates that an account's watches have seen, and the hosts without one. */
export interface WatchedCertificates {
  /** The first to expire in front. */
  readonly certificates: readonly WatchedCertificate[];
  /** Watched hosts whose certificate is unknown: never measured, or no TLS. */
  readonly unknown: readonly string[];
}

/** The certificates of all watches with the check `ssl`, by expiry. One certificate on several hosts is one. */
export async function readCertificates(
  { database, summaries }: ResultsDependencies,
  account: string,
): Promise<WatchedCertificates> {
  const watches = (await listWatches(database, account)).filter(({ checks }) => checks.includes("ssl"));
  const read = await summaries.read(watches.flatMap(sslKeysOf));
  const served = watches.flatMap((watch) =>
    sslKeysOf(watch).flatMap((key) =>
      (read.get(textOf(key))?.certificates ?? []).map((certificate) => ({
        ...certificate,
        target: watch.target,
        observedAt: key.observedAt,
      })),
    ),
  );
  const certificates = [...Map.groupBy(served, ({ sha256 }) => sha256).values()].flatMap(joined);
  const known = new Set(served.map(({ target }) => target));
  return {
    certificates: certificates.toSorted((a, b) => Date.parse(a.notAfter) - Date.parse(b.notAfter)),
    unknown: watches.map(({ target }) => target).filter((target) => !known.has(target)),
  };
}

function sslKeysOf(watch: WatchState) {
  return keysOf(watch).filter(({ check }) => check === "ssl");
}

type Served = ServedCertificate & { readonly target: string; readonly observedAt: number };

function joined(same: readonly Served[]): readonly WatchedCertificate[] {
  const [first] = same;
  if (!first) return [];
  const { target: _, ...certificate } = first;
  const targets = [...new Set(same.map((each) => each.target))].toSorted();
  return [{ ...certificate, targets, observedAt: Math.max(...same.map(({ observedAt }) => observedAt)) }];
}
