import { reasonWords } from "../../../core/reason-words.ts";
import type { Heard } from "../mx/judge-answers.ts";
import type { Slice } from "../slice.ts";
import { findStarttls, type starttlsProblems } from "./problems.ts";
import type { StarttlsRaw } from "./schema.ts";
import { certificateWords } from "./words.ts";
import { pointsFor } from "../score/table.ts";

type Host = StarttlsRaw["hosts"][number];
type StarttlsSlice = Slice<keyof typeof starttlsProblems, "starttls-none">;
type Findings = StarttlsSlice["findings"];

/** Judges STARTTLS. Each host with a known result has an equal share, and earns it if all its tested addresses offer TLS. */
export function starttlsPart({ hosts }: StarttlsRaw, heard: Heard = { told: [], greeted: [] }): StarttlsSlice {
  const known = hosts.filter(({ starttls }) => starttls !== "unknown");
  const offering = known.filter(({ starttls }) => starttls === "offered");
  return {
    points: {
      starttls: known.length === 0 ? null : (pointsFor("starttls", "offered") * offering.length) / known.length,
    },
    // RFC 7435 §3: without TLS all mail can be read in transit, which is worse than a short key.
    ceilings: hosts.length > 0 && hosts.every(({ starttls }) => starttls === "absent") ? ["starttls-none"] : [],
    findings: hosts.flatMap((each) => (each.starttls === "unknown" ? untoldFindings(each, heard) : hostFindings(each))),
  };
}

/** Hosts without a public address or without a session are reported by other parts. */
function untoldFindings({ host, addresses, reason }: Host, { told, greeted }: Heard): Findings {
  if (addresses.length === 0 || told.includes(host)) return [];
  const id = greeted.includes(host) ? "starttls-unfinished" : "starttls-unknown";
  return [findStarttls(id, { host, reason: reasonWords(reason) }, { subject: host, evidence: reason ?? "" })];
}

function hostFindings(seen: Host): Findings {
  const { host, certificate, reason } = seen;
  const about = { subject: host };
  const invalid = certificate === "invalid";
  return [
    ...faultFindings(seen),
    ...oldFindings(seen),
    ...(invalid
      ? [
          findStarttls(
            "starttls-certificate",
            { host, reason: certificateWords(reason) },
            { ...about, evidence: reason ?? "" },
          ),
        ]
      : []),
  ];
}

const ids = {
  "not-offered": "starttls-missing",
  refused: "starttls-refused",
  injected: "starttls-injected",
} as const;

/** One finding per kind of fault, with its addresses. */
function faultFindings({ host, addresses }: Host): Findings {
  const first = new Map(
    addresses.toReversed().flatMap((each) => (each.fault === null ? [] : [[each.fault, each] as const])),
  );
  return [...first].map(([fault, { address, faultReason }]) => {
    const seen = { subject: host, evidence: faultReason ? `${address} ${faultReason}` : address };
    if (fault !== "broken") return findStarttls(ids[fault], { host }, seen);
    return findStarttls("starttls-broken", { host, reason: reasonWords(faultReason) }, seen);
  });
}

const oldVersions: Readonly<Record<string, string>> = { SSLv3: "SSL 3", TLSv1: "TLS 1.0", "TLSv1.1": "TLS 1.1" };

/** Deprecated TLS versions (RFC 8996); the oldest negotiated version is reported. */
function oldFindings({ host, addresses }: Host): Findings {
  const met = Object.keys(oldVersions).find((version) => addresses.some(({ protocol }) => protocol === version));
  if (met === undefined) return [];
  return [findStarttls("starttls-old", { host, version: oldVersions[met] ?? met }, { subject: host, evidence: met })];
}
