import { observeDmarc } from "../../src/topics/dmarc/observe.ts";
import type { DmarcRaw } from "../../src/topics/dmarc/schema.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { openWorld, type WorldText } from "../dns/world.ts";

/** Texts by the names that have them. */
export type Texts = Readonly<Record<string, readonly string[]>>;

/** Mail hosts: example.com itself, a shared service, and one without report authorisation. */
const hosts = `
  @ MX 10 mail
  mail A 11.1.1.25
  www A 11.1.1.80
`;
const usual: Texts = { "example.com": ["v=spf1 mx -all"], "*._report._dmarc.reports.net": ["v=DMARC1"] };

/** The innermost first. */
const apexes = ["example.com", "reports.net", "others.net", "bank.example", "com", "net", "example"];

function worldOf(texts: Texts, world: Partial<WorldText> = {}) {
  const zones: Record<string, { records: string; isSigned: boolean }> = {};
  for (const zone of apexes) {
    const special = zone === "net" ? "null MX 0 .\nlost MX 10 gone" : "";
    const own = zone.includes(".") && zone !== "bank.example" ? hosts : "";
    const lines = Object.entries({ ...usual, ...texts })
      .filter(([name]) => zoneOf(name) === zone)
      .flatMap(([name, values]) => values.map((value) => `${name}. TXT ${quoted(value)}`));
    zones[zone] = { records: [own, special, ...lines].join("\n"), isSigned: false };
  }
  return openWorld({ zones, ...world }).context;
}

function zoneOf(name: string): string {
  return apexes.find((zone) => `.${name}`.endsWith(`.${zone}`)) ?? "com";
}

/** A text split into short strings. */
export function quoted(value: string): string {
  return (value.match(/.{1,200}/gs) ?? [""]).map((each) => `"${each.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(" ");
}

/** Evaluates DMARC for a name with these texts. */
export async function look(texts: Texts, name = "example.com", world: Partial<WorldText> = {}): Promise<DmarcRaw> {
  return observeDmarc(worldOf(texts, world), parseName(name), { mayConnect: true });
}

/** Mail of the domain can pass. */
export const passing = { isAligned: true };

/** Texts that replace a domain's record. */
export function at(domain: string, ...texts: readonly string[]): Texts {
  return { [`_dmarc.${domain}`]: texts };
}

/** A valid report destination. */
export const rua = "rua=mailto:d@example.com";
/** A complete record. */
export const full = `v=DMARC1; p=reject; ${rua}`;
