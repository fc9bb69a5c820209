import { isIP } from "node:net";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { findAddress, type addressProblems } from "./problems.ts";
import type { AddressNames } from "./schema.ts";
import { pointsFor } from "../score/table.ts";

type Findings = readonly Finding<keyof typeof addressProblems>[];

/**
 * Points for the PTR records of a sending address; null if unknown. A non-public address gets none: it cannot deliver
 * mail on the Internet.
 */
export function addressPoints(
  seen: AddressNames,
  isPublic: boolean,
): {
  readonly pointer: number | null;
  readonly confirmed: number | null;
} {
  const { state, forwardConfirmed: confirmed, isGeneric: generic } = seen;
  if (!isPublic) return { pointer: 0, confirmed: 0 };
  if (state === "unknown") return { pointer: null, confirmed: null };
  if (state !== "found") return { pointer: 0, confirmed: 0 };
  const pointer = pointsFor("pointer", generic ? "generic" : "named");
  return { pointer, confirmed: confirmed === null ? null : pointsFor("confirmed", confirmed ? "confirmed" : "none") };
}

/** Findings about the PTR records of a sending address. */
export function addressFindings(address: string, seen: AddressNames, isPublic: boolean): Findings {
  return [...(isPublic ? [] : [findAddress("address-special", { address })]), ...nameFindings(address, seen)];
}

function nameFindings(
  address: string,
  { state, reason, names, forwardConfirmed: confirmed, isGeneric: generic }: AddressNames,
): Findings {
  const shown = { address, names: names.slice(0, 3).join(", ") };
  const doubt = resolverWords(reason);
  if (state === "unknown")
    return [findAddress("address-unknown", { address, reason: doubt }, { evidence: reason ?? "" })];
  if (state === "bogus")
    return [findAddress("address-bogus-name", { address, reason: doubt }, { evidence: reason ?? "" })];
  if (state === "absent") return [findAddress("address-no-name", { address })];
  const type = isIP(address) === 4 ? "A" : "AAAA";
  return [
    ...(confirmed === false ? [findAddress("address-not-confirmed", { ...shown, type })] : []),
    ...(confirmed === null ? [findAddress("address-unknown", { address, reason: doubt })] : []),
    ...(generic ? [findAddress("address-generic-name", shown)] : []),
  ];
}
