import { operationalWordOf } from "../../data/dns/operational-names.ts";
import { printable } from "../../core/printable.ts";
import { unicodeOf } from "../../core/target/unicode-host.ts";
import { readIssuer } from "../../formats/ct/distinguished-name.ts";
import type { GatheredName, Gathering } from "./gather.ts";
import { mostListed, type Input, type NameSeen, type SubdomainsRaw } from "./schema.ts";
import { sourceIds } from "./sources/table.ts";

type Listed = Pick<SubdomainsRaw, "unicode" | "total" | "valid" | "names" | "wildcards" | "internalSystems">;

/** The gathered names as they appear in the answer. */
export function namesOf({ query: domain, limit }: Input, gathering: Gathering, now: number): Listed {
  const [names, wildcards] = [gathering.names("name"), gathering.names("wildcard")];
  const issuers = gathering.issuers.map(({ name }) => issuerText(name));
  const toSeen = (one: GatheredName): NameSeen => nameSeen(one, issuers, now);
  const systems = names.where((name) => wordOf(name, domain) !== null, mostListed);
  return {
    ...inUnicode(domain),
    total: names.total,
    valid: names.valid(now),
    names: names.newest(limit).map(toSeen),
    wildcards: {
      total: wildcards.total,
      valid: wildcards.valid(now),
      names: wildcards.newest(Math.min(limit, mostListed)).map((one) => ({ ...toSeen(one), ...starred(one.name) })),
    },
    internalSystems: { total: systems.total, names: systems.names.flatMap((one) => systemSeen(one, domain, now)) },
  };
}

/** The short name of an issuer: its organization, else its common name. */
export function issuerText(name: string): string {
  const { organization, common } = readIssuer(name);
  return printable(organization ?? common ?? name, 120);
}

function wordOf(name: string, domain: string): ReturnType<typeof operationalWordOf> {
  return name === domain ? null : operationalWordOf(name.slice(0, -domain.length - 1));
}

function systemSeen(one: GatheredName, domain: string, now: number): SubdomainsRaw["internalSystems"]["names"] {
  const found = wordOf(one.name, domain);
  if (!found) return [];
  const { name, lastSeen } = one;
  return [{ name, ...found, isValid: one.validUntil > now, lastSeen: new Date(lastSeen).toISOString() }];
}

function starred(name: string): Pick<NameSeen, "name" | "unicode"> {
  const { unicode } = inUnicode(name);
  return { name: `*.${name}`, ...(unicode !== undefined && { unicode: `*.${unicode}` }) };
}

function inUnicode(name: string): { readonly unicode?: string } {
  const unicode = unicodeOf(name);
  return unicode === null ? {} : { unicode };
}

function nameSeen(one: GatheredName, issuers: readonly string[], now: number): NameSeen {
  return {
    name: one.name,
    ...inUnicode(one.name),
    firstSeen: new Date(one.firstSeen).toISOString(),
    lastSeen: new Date(one.lastSeen).toISOString(),
    isValid: one.validUntil > now,
    certificates: one.certificates,
    issuers: [...new Set(one.issuers.toReversed().flatMap((place) => issuers[place] ?? []))],
    sources: sourceIds.filter((_, place) => (one.sources & (1 << place)) !== 0),
  };
}
