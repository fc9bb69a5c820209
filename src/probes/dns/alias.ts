import { types } from "../../formats/dns/codes.ts";
import { isSameName, isWithin, labelsOf, nameOf, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordSet } from "../../formats/dns/set.ts";

/**
 * What makes a name an alias by an answer: its CNAME set or, where that is made and not signed, the DNAME set above it that it is
 * made from (RFC 6672 §5.3.1). Null where there is neither.
 */
export function aliasIn(sets: readonly RecordSet[], name: DnsName): RecordSet | null {
  const own = sets.find((each) => each.type === types.CNAME && isSameName(each.name, name));
  if (!own || own.signatures.length > 0) return own ?? null;
  return sets.find((each) => each.type === types.DNAME && isMadeFrom(own, each)) ?? own;
}

/** Whether an alias is what a redirection above it makes of its name, RFC 6672 §2.2. */
function isMadeFrom(alias: RecordSet, redirection: RecordSet): boolean {
  const [made, ...others] = recordsOf("CNAME", alias.records);
  const [from, ...more] = recordsOf("DNAME", redirection.records);
  if (!made || !from || others.length > 0 || more.length > 0) return false;
  if (!isWithin(alias.name, from.name) || isSameName(alias.name, from.name)) return false;
  const kept = labelsOf(alias.name).slice(0, labelsOf(alias.name).length - labelsOf(from.name).length);
  const labels = [...kept, ...labelsOf(from.data.name)];
  const octets = labels.reduce((sum, label) => sum + label.length + 1, 1);
  return octets <= 255 && isSameName(made.data.name, nameOf(labels));
}
