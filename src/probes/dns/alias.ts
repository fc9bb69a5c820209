import { isBelow, redirected } from "../../formats/dns/alias.ts";
import { types } from "../../formats/dns/codes.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, type RecordSet } from "../../formats/dns/set.ts";

/**
 * The records that make a name an alias: its CNAME set or, where that is synthesised and unsigned or left out, the DNAME set above it (RFC
 * 6672 §5.3.1). Null where there is neither.
 */
export function aliasIn(sets: readonly RecordSet[], name: DnsName): RecordSet | null {
  const own = sets.find((each) => each.type === types.CNAME && isSameName(each.name, name)) ?? null;
  if (own && own.signatures.length > 0) return own;
  const above = sets.filter((each) => each.type === types.DNAME && isBelow(name, each.name));
  return above.find((each) => own === null || isMadeFrom(own, each)) ?? own;
}

/** Whether a CNAME is synthesised from a DNAME above its name, RFC 6672 §2.2. */
function isMadeFrom(alias: RecordSet, redirection: RecordSet): boolean {
  const made = recordsOf("CNAME", alias.records);
  const [from, ...others] = recordsOf("DNAME", redirection.records);
  const target = from && others.length === 0 ? redirected(alias.name, from) : null;
  if (!target || made.length < alias.records.length) return false;
  return made.every(({ data }) => isSameName(data.name, target));
}
