import { DnsError } from "../../formats/dns/error.ts";
import { isSameName, isWithin, type DnsName } from "../../formats/dns/name.ts";
import { addressOctets, reverseName } from "../../formats/dns/reverse-name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import type { SpfAddress, SpfAsk } from "./question.ts";

/** RFC 7208 §4.6.4: further names are ignored. */
const mostNames = 10;

/** The validated PTR names of an address, RFC 7208 §5.5. */
export interface ValidatedNames {
  readonly names: readonly DnsName[];
  /** Whether the address has no PTR records, which counts as a void lookup. */
  readonly isVoid: boolean;
}

/** Looks up the PTR names of an address. §5.5: a failed lookup counts as no match. */
export async function validatedNames(ask: SpfAsk, address: SpfAddress): Promise<ValidatedNames> {
  const answer = await ask(reverseName(address.text), "PTR");
  const pointers = recordsOf("PTR", answer.kind === "found" ? answer.records : []).slice(0, mostNames);
  const names: DnsName[] = [];
  for (const { data } of pointers) {
    const addresses = addressesOfTerms(await ask(data.name, address.family === "four" ? "A" : "AAAA"));
    if (addresses.some((each) => each.equals(address.octets))) names.push(data.name);
  }
  return { names, isVoid: isVoid(answer) };
}

/** The value of `%{p}`, RFC 7208 §7.3: the domain itself, else a name below it, else any name. */
export function bestName(names: readonly DnsName[], domain: DnsName): DnsName | null {
  return (
    names.find((each) => isSameName(each, domain)) ?? names.find((each) => isWithin(each, domain)) ?? names[0] ?? null
  );
}

/** The addresses of an answer, as octets; unreadable ones are dropped. */
export function addressesOfTerms(answer: DnsAnswer): readonly Buffer[] {
  if (answer.kind !== "found") return [];
  const records = [...recordsOf("A", answer.records), ...recordsOf("AAAA", answer.records)];
  return records.flatMap(({ data }) => octetsOf(data.address));
}

/** RFC 7208 §4.6.4: an answer without records, or NXDOMAIN. */
export function isVoid({ kind }: DnsAnswer): boolean {
  return kind === "nodata" || kind === "nxdomain";
}

function octetsOf(address: string): readonly Buffer[] {
  try {
    return [addressOctets(address)];
  } catch (error) {
    if (error instanceof DnsError) return [];
    throw error;
  }
}
