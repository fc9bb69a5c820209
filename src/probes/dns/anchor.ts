import type { DnsOutfit, TrustAnchor } from "../../core/net/dns.ts";
import type { Delegations } from "../../formats/dns/delegation.ts";
import type { DataOf } from "../../formats/dns/kinds.ts";
import { isSameName, isWithin, type DnsName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";

/** What the operator says of the keys of a zone; null where it is none that is trusted by itself. */
export function anchorsAt({ anchors }: DnsOutfit, zone: DnsName): Delegations | null {
  const [first, ...others] = anchors.filter((each) => isSameName(parseName(each.zone), zone)).map(asDelegation);
  return first ? [first, ...others] : null;
}

function asDelegation({ keyTag, algorithm, digestType, digest }: TrustAnchor): DataOf<"DS"> {
  return { type: "DS", keyTag, algorithm, digestType, digest: Buffer.from(digest, "hex") };
}

/** The innermost zone that a name is in and that is trusted by itself; null outside of all of them. */
export function anchorAbove({ anchors }: DnsOutfit, name: DnsName): DnsName | null {
  const zones = anchors.map(({ zone }) => parseName(zone)).filter((zone) => isWithin(name, zone));
  return zones.toSorted((one, other) => other.wire.length - one.wire.length)[0] ?? null;
}
