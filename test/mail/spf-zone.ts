import type { DnsAnswer } from "../../src/formats/dns/answer.ts";
import { types } from "../../src/formats/dns/codes.ts";
import { dataBytes, parseData } from "../../src/formats/dns/data.ts";
import type { RecordData } from "../../src/formats/dns/data.ts";
import type { ResourceRecord } from "../../src/formats/dns/message.ts";
import { isWithin, keyOf, root, type DnsName } from "../../src/formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../src/formats/dns/set.ts";
import { nameFrom } from "../../src/formats/spf/expand.ts";

/** A record of a name, as suites and tests write it; a name that has `timeout` answers nothing else. */
export type SpfRecordText =
  | { readonly type: "timeout" }
  | { readonly type: "TXT"; readonly strings: readonly string[] }
  | { readonly type: "A" | "AAAA"; readonly address: string }
  | { readonly type: "MX"; readonly preference: number; readonly name: string }
  | { readonly type: "PTR" | "CNAME"; readonly name: string };

/** Names and their records without servers, for SPF tests. */
export interface SpfZone {
  readonly answer: (name: DnsName, type: keyof typeof types) => DnsAnswer;
}

interface Owner {
  readonly name: DnsName;
  readonly hasTimeout: boolean;
  readonly records: readonly ResourceRecord[];
}

/** The most aliases that are followed. */
const mostAliases = 8;

const seconds = 300;

/** Creates a zone from names with records. Invalid names are dropped. */
export function spfZone(names: readonly (readonly [string, readonly SpfRecordText[]])[]): SpfZone {
  const owners = new Map<string, Owner>();
  for (const [text, entries] of names) {
    const name = nameFrom(text);
    if (!name) continue;
    const records = entries.flatMap((each) => dataOf(each)).map((data) => recordAt(name, data));
    const isTimeless = entries.some(({ type }) => type === "timeout");
    owners.set(keyOf(name), { name, hasTimeout: isTimeless, records });
  }
  const answer = (asked: DnsName, type: keyof typeof types): DnsAnswer => {
    const aliases: RecordOf<"CNAME">[] = [];
    for (let name = asked; aliases.length <= mostAliases;) {
      const owner = owners.get(keyOf(name));
      // A name with records and a timeout returns its records.
      const records = (owner?.records ?? []).filter((each) => each.type === types[type]);
      if (records.length > 0) return { kind: "found", name, aliases, records, seconds };
      const [alias] = recordsOf("CNAME", owner?.records ?? []);
      if (owner?.hasTimeout) return { kind: "unknown", reason: "TIMEOUT" };
      if (!alias) return absent([...owners.values()], name, aliases);
      aliases.push(alias);
      name = alias.data.name;
    }
    return { kind: "unknown", reason: "CNAME-LOOP" };
  };
  return { answer };
}

/**
 * Creates a zone from lines: `TXT v=spf1 -all` (strings separated by `|`), `A 192.0.2.1`, `MX 10 mx.example.com`, `PTR …`, `CNAME …`,
 * `timeout`.
 */
export function spfZoneFrom(names: Readonly<Record<string, string | readonly string[]>>): SpfZone {
  return spfZone(Object.entries(names).map(([name, lines]) => [name, [lines].flat().map((line) => entryFrom(line))]));
}

function entryFrom(line: string): SpfRecordText {
  const [, type = "", rest = ""] = /^(\S+) ?(.*)$/s.exec(line) ?? [];
  switch (type) {
    case "TXT":
      return { type, strings: rest.split("|") };
    case "A":
    case "AAAA":
      return { type, address: rest };
    case "MX":
      return { type, preference: Number.parseInt(rest, 10), name: rest.replace(/^\d+ /, "") };
    case "PTR":
    case "CNAME":
      return { type, name: rest };
    default:
      return { type: "timeout" };
  }
}

/** RFC 8020: a name with names below it exists. */
function absent(owners: readonly Owner[], name: DnsName, aliases: readonly RecordOf<"CNAME">[]): DnsAnswer {
  const isThere = owners.some((each) => isWithin(each.name, name));
  return { kind: isThere ? "nodata" : "nxdomain", name, aliases, soa, seconds };
}

const soa = recordAt(root, {
  type: "SOA",
  primary: root,
  mailbox: root,
  serial: 1,
  refresh: seconds,
  retry: seconds,
  expire: seconds,
  minimum: seconds,
}) as RecordOf<"SOA">;

function dataOf(entry: SpfRecordText): readonly RecordData[] {
  if (entry.type === "timeout") return [];
  if (entry.type === "TXT") {
    return [{ type: "TXT", strings: entry.strings.flatMap((text) => pieces(Buffer.from(text, "latin1"))) }];
  }
  // Encoded and decoded, so that it is spelled as on the wire.
  if ("address" in entry)
    return [parseData(dataBytes({ type: entry.type, address: entry.address }), types[entry.type])];
  const name = nameFrom(entry.name);
  if (!name) return [];
  return entry.type === "MX"
    ? [{ type: "MX", preference: entry.preference, exchange: name }]
    : [{ type: entry.type, name }];
}

/** RFC 1035 §3.3: a string has 255 octets at most. */
function pieces(text: Buffer): readonly Buffer[] {
  return Array.from({ length: Math.max(1, Math.ceil(text.length / 255)) }, (_, at) =>
    text.subarray(at * 255, at * 255 + 255),
  );
}

function recordAt<D extends RecordData>(name: DnsName, data: D): ResourceRecord & { readonly data: D } {
  const type = typeof data.type === "string" && data.type in types ? types[data.type as keyof typeof types] : 0;
  return { name, type, class: 1, ttl: seconds, data };
}
