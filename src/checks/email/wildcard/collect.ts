import type { Context } from "../../../core/check.ts";
import { countLabels, isWithin, keyOf, parentOf, type DnsName } from "../../../formats/dns/name.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { standsByWildcard } from "../../../probes/dns/stands-by-wildcard.ts";
import { exchangersOf } from "../../../probes/mail/exchangers.ts";
import type { WildcardRaw } from "./schema.ts";

/** Finds names that exist only through a wildcard: the domain and its own hosts, where a record may be offered. */
export async function collectWildcards(context: Context, name: DnsName): Promise<WildcardRaw> {
  const { hosts } = await exchangersOf(context, name);
  const above = countLabels(name) > 2 ? parentOf(name) : null;
  const own = hosts.map((each) => each.name).filter((each) => isWithin(each, above ?? name));
  const names = new Map([name, ...own].map((each) => [keyOf(each), each]));
  const told = await Promise.all(
    [...names.values()].map(async (each) => ({ name: each, ...(await standsByWildcard(context, each)) })),
  );
  return told.flatMap(({ state, name: at, types, reason }) =>
    state === "absent" ? [] : [{ name: plainText(at), types, reason }],
  );
}
