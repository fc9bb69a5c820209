import { unproven, type DenialClaim, type Proof } from "./denial-claim.ts";
import type { ResourceRecord } from "../dns/message.ts";
import type { DnsName } from "../dns/name.ts";
import { proveByNsec } from "./nsec.ts";
import { proveByNsec3 } from "./nsec3.ts";
import { recordsOf } from "../dns/set.ts";

/** Maximum number of records examined; a real proof has three. */
const mostRecords = 64;

/**
 * Checks a claim by NSEC or NSEC3 records, RFC 4035 §5.4 and RFC 5155 §8. They must have been validated as the zone's own and not expanded from a
 * wildcard; other records are ignored.
 */
export function proveDenial(claim: DenialClaim, zone: DnsName, records: readonly ResourceRecord[]): Proof {
  const nsec = recordsOf("NSEC", records).slice(0, mostRecords);
  const nsec3 = recordsOf("NSEC3", records).slice(0, mostRecords);
  const proof = nsec.length > 0 ? proveByNsec(claim, zone, nsec) : null;
  if (proof && (proof.kind === "proven" || nsec3.length === 0)) return proof;
  return nsec3.length > 0 ? proveByNsec3(claim, zone, nsec3) : unproven("no-proof");
}
