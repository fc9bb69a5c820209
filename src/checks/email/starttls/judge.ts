import { reasonWords } from "../../../core/reason-words.ts";
import type { Heard } from "../mx/judge-answers.ts";
import type { Slice } from "../slice.ts";
import { findStarttls, type starttlsProblems } from "./problems.ts";
import type { StarttlsRaw } from "./schema.ts";
import { certificateWords } from "./words.ts";
import { weights } from "../weights.ts";

type Host = StarttlsRaw["hosts"][number];
type StarttlsSlice = Slice<keyof typeof starttlsProblems, "starttls-none">;
type Findings = StarttlsSlice["findings"];

/** What turning to TLS is worth: each host that could be told has the same share, and has it where all that was seen of it offers TLS. */
export function starttlsPart({ hosts }: StarttlsRaw, heard: Heard = { told: [], greeted: [] }): StarttlsSlice {
  const known = hosts.filter(({ starttls }) => starttls !== "unknown");
  const offering = known.filter(({ starttls }) => starttls === "offered");
  return {
    points: { starttls: known.length === 0 ? null : (weights.starttls * offering.length) / known.length },
    // RFC 7435 §3: without TLS anywhere all mail can be read on its way, which a short key does not do.
    ceilings: hosts.length > 0 && hosts.every(({ starttls }) => starttls === "absent") ? ["starttls-none"] : [],
    findings: hosts.flatMap((each) => (each.starttls === "unknown" ? untoldFindings(each, heard) : hostFindings(each))),
  };
}

/** Of who has no address that anybody may ask, or lets nobody in, it is told elsewhere. */
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

/** One for each kind of fault, with the address where it was seen. */
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

/** RFC 8996 has ended them; the oldest that was agreed on is told. */
function oldFindings({ host, addresses }: Host): Findings {
  const met = Object.keys(oldVersions).find((version) => addresses.some(({ protocol }) => protocol === version));
  if (met === undefined) return [];
  return [findStarttls("starttls-old", { host, version: oldVersions[met] ?? met }, { subject: host, evidence: met })];
}
