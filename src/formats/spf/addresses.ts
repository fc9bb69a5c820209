import { common, everyAddress, united, without, type Ranges } from "./ranges.ts";

/** Addresses of both families. */
export interface SpfAddresses {
  readonly four: Ranges;
  readonly six: Ranges;
}

/** No address at all. */
export const nobody: SpfAddresses = { four: [], six: [] };

/** Every address there is. */
export const everybody: SpfAddresses = { four: everyAddress("four"), six: everyAddress("six") };

/** Whether there is no address among them. */
export function isNobody({ four, six }: SpfAddresses): boolean {
  return four.length === 0 && six.length === 0;
}

/** The addresses in both. */
export function shared(one: SpfAddresses, other: SpfAddresses): SpfAddresses {
  return { four: common(one.four, other.four), six: common(one.six, other.six) };
}

/** The addresses in either. */
export function joined(one: SpfAddresses, other: SpfAddresses): SpfAddresses {
  return { four: united(one.four, other.four), six: united(one.six, other.six) };
}

/** The addresses in the first alone. */
export function apart(one: SpfAddresses, other: SpfAddresses): SpfAddresses {
  return { four: without(one.four, other.four), six: without(one.six, other.six) };
}
