import { common, allIpAddresses, united, without, type SpfRanges } from "./ranges.ts";

/** IPv4 and IPv6 addresses. */
export interface SpfAddresses {
  readonly four: SpfRanges;
  readonly six: SpfRanges;
}

/** The empty set of addresses. */
export const nobody: SpfAddresses = { four: [], six: [] };

/** The set of all addresses. */
export const everybody: SpfAddresses = { four: allIpAddresses("four"), six: allIpAddresses("six") };

/** Whether the set is empty. */
export function isNobody({ four, six }: SpfAddresses): boolean {
  return four.length === 0 && six.length === 0;
}

/** The intersection of two sets. */
export function shared(one: SpfAddresses, other: SpfAddresses): SpfAddresses {
  return { four: common(one.four, other.four), six: common(one.six, other.six) };
}

/** The union of two sets. */
export function unionOf(one: SpfAddresses, other: SpfAddresses): SpfAddresses {
  return { four: united(one.four, other.four), six: united(one.six, other.six) };
}

/** The difference of two sets. */
export function apart(one: SpfAddresses, other: SpfAddresses): SpfAddresses {
  return { four: without(one.four, other.four), six: without(one.six, other.six) };
}
