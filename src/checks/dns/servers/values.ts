import { types } from "../../../formats/dns/codes.ts";
import { dataText } from "../../../formats/dns/data.ts";
import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";

/** The records of one type at a name, in a form that can be compared. */
export interface Values {
  readonly values: readonly string[];
  /** The smallest TTL; infinite without records. */
  readonly seconds: number;
}

/** Types whose data are names: they compare without case (RFC 4343). */
const ofNames: ReadonlySet<number> = new Set([types.MX]);

/**
 * What an answer says about a type of a name: its own records or its CNAME, but not the records that an alias leads to, which another zone
 * may hold. Denied names have no values. Null without an answer.
 */
export function valuesIn({ message, answer }: DnsLookup, name: DnsName, type: number): Values | null {
  if (!message || answer.kind === "unknown") return null;
  const aliases = message.answers.filter((each) => each.type === types.CNAME && isSameName(each.name, name));
  const own = message.answers.filter((each) => each.type === type && isSameName(each.name, name));
  const isAlias = aliases.length > 0;
  const records = isAlias ? aliases : own;
  const values = records.map(({ data }) => {
    const text = `${isAlias ? "CNAME " : ""}${dataText(data)}`;
    return isAlias || ofNames.has(type) ? text.toLowerCase() : text;
  });
  return { values: [...new Set(values)].toSorted(), seconds: Math.min(Infinity, ...records.map(({ ttl }) => ttl)) };
}

/** One text per set of values. */
export function textOf({ values }: Pick<Values, "values">): string {
  return values.join("\n");
}

/** How servers vary their answers on purpose: in time, or by the network of the client. */
export interface Variation {
  readonly isChanging: boolean;
  readonly isTailored: boolean;
}

/** Seconds: an address TTL this short shows answers that change often. */
const shortest = 60;

/** Whether different answers are intended: they rotate, depend on the client, or are addresses that live for a minute. */
export function isMeantToVary(
  type: string,
  { isChanging: isRotating, isTailored: isForClient }: Variation,
  seconds: number | null,
): boolean {
  if (isRotating || isForClient) return true;
  return (type === "A" || type === "AAAA" || type === "HTTPS") && seconds !== null && seconds <= shortest;
}
