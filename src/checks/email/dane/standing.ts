import type { DaneRaw } from "./schema.ts";
import { weights } from "../weights.ts";

type Host = DaneRaw["hosts"][number];

/** What DANE comes to at one host for mail. */
export type DaneStanding =
  | "valid"
  | "mismatch"
  | "invalid"
  | "no-tls"
  | "unusable"
  | "insecure"
  | "bogus"
  | "unknown"
  | "absent";

/** What DANE comes to at one host for mail: RFC 7672 §2.2 and §3. The worst of its addresses counts, since senders may come to any. */
export function daneStanding({ addresses, security, state, records, served }: Host): DaneStanding {
  if (state !== "found") return state;
  // RFC 7672 §2.2: where the addresses are not secure, nobody asks for more; nor believes what is not secure itself.
  if (isOpen(addresses) || isOpen(security)) return "insecure";
  if (addresses !== "secure" || security !== "secure") return "unknown";
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

const broken: ReadonlySet<DaneStanding> = new Set(["mismatch", "invalid", "no-tls", "bogus"]);

/** Whether senders that do DANE refuse to deliver to a host; where the MX records are not signed they do not insist (RFC 7672 §2.2.1). */
export function hasBrokenDane({ security, hosts }: DaneRaw): boolean {
  if (isOpen(security)) return false;
  return hosts.some((host) => broken.has(daneStanding(host)));
}

const undecided: ReadonlySet<DaneStanding> = new Set(["unknown", "valid"]);

/**
 * Whether DANE proves every host for mail of a domain, in points of the part `transport`: all of them or none; null where it could not
 * be told and nothing that was seen speaks against it.
 */
export function danePoints({ security, hosts, isWhole }: DaneRaw): number | null {
  const standings = hosts.map(daneStanding);
  if (hosts.length === 0 || !isWhole || !standings.every((each) => undecided.has(each))) return 0;
  if (security === "indeterminate") return null;
  if (security !== "secure") return 0;
  return standings.includes("unknown") ? null : weights.transport;
}
