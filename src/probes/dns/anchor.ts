import type { DnsOutfit, TrustAnchor } from "../../core/net/dns.ts";
import type { Delegations } from "../../formats/dns/delegation.ts";
import type { DataOf } from "../../formats/dns/kinds.ts";
import { isSameName, isWithin, type DnsName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";

/** The operator's trust anchors for a zone; null where it has none. */
export function anchorsAt({ anchors }: DnsOutfit, zone: DnsName): Delegations | null {
  const [first, ...others] = anchors.filter((each) => isSameName(parseName(each.zone), zone)).map(asDelegation);
  return first ? [first, ...others] : null;
}

function asDelegation({ keyTag, algorithm, digestType, digest }: TrustAnchor): DataOf<"DS"> {
  return { type: "DS", keyTag, algorithm, digestType, digest: Buffer.from(digest, "hex") };
}

/** The closest enclosing zone of a name that has a trust anchor; null if there is none. */
export function anchorAbove({ anchors }: DnsOutfit, name: DnsName): DnsName | null {
  const zones = anchors.map(({ zone }) => parseName(zone)).filter((zone) => isWithin(name, zone));
  return zones.toSorted((one, other) => other.wire.length - one.wire.length)[0] ?? null;
}
