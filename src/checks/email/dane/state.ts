import type { DaneRaw } from "./schema.ts";
import { pointsFor } from "../score/table.ts";

type Host = DaneRaw["hosts"][number];

/** The DANE result of one mail host. */
export type DaneState =
  | "valid"
  | "mismatch"
  | "invalid"
  | "no-tls"
  | "unusable"
  | "insecure"
  | "bogus"
  | "unknown"
  | "absent";

/** The DANE result of one mail host (RFC 7672 §2.2, §3). The worst address counts, because senders may pick any. */
export function daneStateOf({ addresses, alias, security, state, records, presentedKeys: served }: Host): DaneState {
  if (state !== "found") return state;
  // RFC 7672 §2.2.2: with insecure address records no TLSA is looked up, unless the host's name is a secure alias. An insecure TLSA is ignored.
  const path = isOpen(addresses) ? (alias ?? addresses) : addresses;
  if (isOpen(path) || isOpen(security)) return "insecure";
  if (path !== "secure" || security !== "secure") return "unknown";
  if (served.some(({ starttls }) => starttls === "absent")) return "no-tls";
  if (records.every(({ fault }) => fault !== null)) return "unusable";
  const verdicts = served.map(({ verdict }) => verdict).filter((each) => each !== null);
  if (verdicts.includes("other")) return "mismatch";
  if (verdicts.includes("invalid")) return "invalid";
  return verdicts.length === 0 ? "unknown" : "valid";
}

function isOpen(security: Host["security"]): boolean {
  return security === "insecure" || security === "island";
}

const broken: ReadonlySet<DaneState> = new Set(["mismatch", "invalid", "no-tls", "bogus"]);

/**
 * Whether DANE senders refuse delivery to a host. RFC 7672 §2.2.1 lets them use TLSA records of signed hosts for unsigned MX records too, and Postfix
 * does by default (smtp_tls_dane_insecure_mx_policy).
 */
export function hasBrokenDane({ hosts }: DaneRaw): boolean {
  return hosts.some((host) => broken.has(daneStateOf(host)));
}

const undecided: ReadonlySet<DaneState> = new Set(["unknown", "valid"]);

/** Points of the part `transport` for DANE: full if it proves every mail host, else none. Null if unknown and no host is known to fail. */
export function danePoints({ security, hosts, isComplete: isWhole }: DaneRaw): number | null {
  const standings = hosts.map(daneStateOf);
  if (hosts.length === 0 || !isWhole || !standings.every((each) => undecided.has(each))) return 0;
  if (security === "indeterminate") return null;
  if (security !== "secure") return 0;
  return standings.includes("unknown") ? null : pointsFor("transport", "right");
}
