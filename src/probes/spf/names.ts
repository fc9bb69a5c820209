import { DnsError } from "../../formats/dns/error.ts";
import { isSameName, isWithin, type DnsName } from "../../formats/dns/name.ts";
import { addressOctets, reverseName } from "../../formats/dns/reverse-name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import type { SpfAddress, SpfAsk } from "./question.ts";

/** RFC 7208 §4.6.4: further names are passed over. */
const mostNames = 10;

/** The names of an address that lead back to it, RFC 7208 §5.5. */
export interface ValidatedNames {
  readonly names: readonly DnsName[];
  /** Whether the address has no names at all, which counts as a look-up that finds nothing. */
  readonly isVoid: boolean;
}

/** Looks for the names of an address. §5.5: what cannot be told is no name of it. */
export async function validatedNames(ask: SpfAsk, address: SpfAddress): Promise<ValidatedNames> {
  const answer = await ask(reverseName(address.text), "PTR");
  const pointers = recordsOf("PTR", answer.kind === "found" ? answer.records : []).slice(0, mostNames);
  const names: DnsName[] = [];
  for (const { data } of pointers) {
    const addresses = addressesIn(await ask(data.name, address.family === "four" ? "A" : "AAAA"));
    if (addresses.some((each) => each.equals(address.octets))) names.push(data.name);
  }
  return { names, isVoid: isVoid(answer) };
}

/** The name that `%{p}` stands for, RFC 7208 §7.3: the domain itself, else one below it, else any. */
export function bestName(names: readonly DnsName[], domain: DnsName): DnsName | null {
  return (
    names.find((each) => isSameName(each, domain)) ?? names.find((each) => isWithin(each, domain)) ?? names[0] ?? null
  );
}

/** The addresses of an answer, as octets; what cannot be read is none. */
export function addressesIn(answer: DnsAnswer): readonly Buffer[] {
  if (answer.kind !== "found") return [];
  const records = [...recordsOf("A", answer.records), ...recordsOf("AAAA", answer.records)];
  return records.flatMap(({ data }) => octetsOf(data.address));
}

/** RFC 7208 §4.6.4: an answer without records, or the denial of the name. */
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
