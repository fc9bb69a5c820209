import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import { dmarcNameOf } from "../../../probes/dmarc/policy.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";

/** All queries to one address, sent in parallel: a responding server answers them within one round trip. */
export interface Replies {
  readonly soa: DnsLookup;
  /** Without EDNS and in mixed case. */
  readonly plain: DnsLookup;
  /** Without EDNS as well, so that a server that drops EDNS does not appear to lack TCP. */
  readonly tcp: DnsLookup;
  readonly ns: DnsLookup;
  readonly keys: DnsLookup;
  /** For the name, by type. */
  readonly own: Readonly<Record<ComparedType, DnsLookup>>;
  /** For a name that does not exist; queried if the zone must prove that. */
  readonly nothing: DnsLookup | null;
  /** For other names whose records are judged with those of the name; see {@link furtherQuestions}. */
  readonly further: readonly FurtherReply[];
}

/** A question about another name of the zone. */
export interface FurtherQuestion {
  readonly name: DnsName;
  readonly type: "TXT" | "CAA";
}

/** The answer to such a question. */
interface FurtherReply extends FurtherQuestion {
  readonly told: DnsLookup;
}

/** DMARC records of the name and of its zone, and the CAA records that a name inherits (RFC 9989 §4.10, RFC 8659 §3). */
export function furtherQuestions(name: DnsName, zone: DnsName): readonly FurtherQuestion[] {
  const policies = [dmarcNameOf(name), dmarcNameOf(zone)].filter((each) => each !== null);
  const texts = policies.map((each): FurtherQuestion => ({ name: each, type: "TXT" }));
  if (isSameName(name, zone)) return texts.slice(0, 1);
  return [...texts, { name: zone, type: "CAA" }];
}

/** The types queried at every server and compared between servers. */
export const comparedTypes = ["A", "AAAA", "MX", "TXT", "CAA", "HTTPS"] as const;

/** One of the compared types. */
export type ComparedType = (typeof comparedTypes)[number];

/** The value that represents an NXDOMAIN answer. */
export const absence = "NXDOMAIN";
