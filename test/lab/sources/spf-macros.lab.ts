import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseName } from "../../../src/formats/dns/name-text.ts";
import { auditSpf } from "../../../src/probes/spf/audit.ts";
import { spfZoneFrom } from "../../mail/spf-zone.ts";

const domain = "good.com";
const own = "11.1.1.25";
/** Senders that own no address of the domain, and its own mail server. */
const questions = [
  ["192.0.2.77", `postmaster@${domain}`, "a.example"],
  ["198.51.100.131", `info@${domain}`, "b.example"],
  [own, `postmaster@${domain}`, "mx.good.com"],
];

const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`m${at}.good.com`, [`A 11.1.2.${at + 1}`]]));
const hosts = { "mx.good.com": [`A ${own}`] };

/** Records with macros, and further names. */
const records: readonly (readonly [record: string, names?: Readonly<Record<string, readonly string[]>>])[] = [
  ["include:%{l}._spf.%{d} -all"],
  ["mx include:%{l}._spf.%{d} -all"],
  ["redirect=%{l}._spf.good.com"],
  ["exists:%{i}.a.good.com exists:%{i}.b.good.com exists:%{i}.c.good.com -all"],
  ["exists:%{i}._spf.good.com -all"],
  ["exists:%{ir}._spf.good.com -all", { "25.1.1.11._spf.good.com": ["A 127.0.0.2"] }],
  ["include:%{l}._spf.good.com -all", { "postmaster._spf.good.com": ["TXT v=spf1 -all"] }],
  ["include:%{d}._spf.good.com -all", { "good.com._spf.good.com": [`TXT v=spf1 ip4:${own} -all`] }],
  [
    "mx:many.good.com -all",
    { ...many, "many.good.com": Array.from({ length: 11 }, (_, at) => `MX 10 m${at}.good.com`) },
  ],
];

function linesOf([record, names = {}]: (typeof records)[number]): Readonly<Record<string, readonly string[]>> {
  return { [domain]: [`TXT v=spf1 ${record}`, "MX 10 mx.good.com"], ...hosts, ...names };
}

/** The same names for pyspf. */
function zoneOf(lines: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly unknown[]>> {
  const zone: Record<string, unknown[]> = {};
  for (const [name, entries] of Object.entries(lines)) {
    for (const entry of entries) {
      const [type = "", ...rest] = entry.split(" ");
      const value = type === "MX" ? [Number(rest[0]), rest[1]] : rest.join(" ");
      (zone[`${name} ${type}`] ??= []).push(value);
    }
  }
  return zone;
}

test("records with macros that pyspf refuses for everyone are errors, and no others", async () => {
  const input = JSON.stringify(records.map((each) => ({ zone: zoneOf(linesOf(each)), questions })));
  const script = readFileSync(join(import.meta.dirname, "spf-oracle.py"), "utf8");
  const theirs = JSON.parse(
    execFileSync("/usr/bin/python3", ["-c", script], { input, encoding: "utf8" }),
  ) as string[][];
  const found = await Promise.all(
    records.map(async (each, at) => {
      const zone = spfZoneFrom(linesOf(each));
      const { cost, macros, passesFirst } = await auditSpf(
        async (name, type) => zone.answer(name, type),
        parseName(domain),
      );
      const isBroken = cost.breaks.length > 0 || macros.breaks.length > 0;
      const [first, second, server] = theirs[at] ?? [];
      const isRefused = first === "permerror" && second === "permerror";
      return { record: each[0], ours: [isBroken, passesFirst], theirs: [isRefused, isRefused && server === "pass"] };
    }),
  );

  expect(found.filter(({ ours, theirs: other }) => JSON.stringify(ours) !== JSON.stringify(other))).toEqual([]);
  expect(found.filter(({ ours: [isBroken] }) => isBroken).length).toBeGreaterThan(4);
});
