import { types } from "../../../formats/dns/codes.ts";
import { countLabels, upwards, type DnsName } from "../../../formats/dns/name.ts";
import type { Contradiction, ContradictionQuery } from "../../../probes/dns/contradiction.ts";
import { unchecked } from "../../../probes/dnssec/verified.ts";
import type { DnsRaw } from "../schema.ts";
import { plainName } from "./names.ts";
import { listedTypes } from "./schema-listing.ts";

/** Names in the reverse tree of IPv6 have 34 labels. */
const mostSteps = 40;

/** The queries that this check sends for every name; contradictory answers to them reveal a faulty resolver. */
export function questionsOf(name: DnsName): readonly ContradictionQuery[] {
  const listed = listedTypes.flatMap((type): readonly ContradictionQuery[] => [
    [name, types[type], {}],
    [name, types[type], unchecked],
  ]);
  const zones = [...upwards(name)].filter((each) => countLabels(each) > 0).slice(0, mostSteps);
  return [...listed, ...zones.map((each): ContradictionQuery => [each, types.SOA, { isCheckingDisabled: true }])];
}

/** A contradiction as it is stored. */
export function seenContradiction({
  resolver,
  name,
  deniedTypes: denied,
  answeredTypes: told,
}: Contradiction): DnsRaw["contradiction"] {
  return { resolver, name: plainName(name), deniedTypes: denied, answeredTypes: told };
}
