import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dmarcNoteWords } from "./tags.ts";
import { appliedPolicy, chooseDmarc, parseDmarc, policyOf, type DmarcRecord } from "./record.ts";
import { cpuTime } from "../../../test/cpu-time.ts";
import { character } from "../../../test/character.ts";

const rua = "rua=mailto:d@example.com";

test.for<[what: string, text: string, expected: Partial<DmarcRecord>]>([
  ["RFC 9989 B.2.1", "v=DMARC1; p=none; rua=mailto:dmarc-feedback@example.com", { policy: "none" }],
  ["RFC 9989 B.2.5", `v=DMARC1; p=quarantine; ${rua},mailto:tld-test@thirdparty.example.net; t=y`, { isTest: true }],
  // Internet.nl 1.9 rejects the next three.
  ["any order after the version", `v=DMARC1; ${rua}; p=reject`, { policy: "reject" }],
  ["no more than the version", "v=DMARC1", { policy: null }],
  ["a semicolon at the end", "v=DMARC1; p=reject;", { policy: "reject" }],
  ["blanks around everything", "V =\tDMARC1 ;\tp = reject ; np= none ", { policy: "reject", nonexistent: "none" }],
  ["no blank at all", `v=DMARC1;p=reject;sp=none;${rua}`, { policy: "reject", subdomains: "none" }],
  // RFC 5234 §2.3: grammar literals are case-insensitive.
  ["policies in any case", "v=DMARC1; p=Reject; adkim=S", { policy: "reject", dkimAlignment: "s" }],
  [
    "everything",
    "v=DMARC1; p=none; psd=n; aspf=s; ruf=mailto:a@example.com; fo=1:d:s",
    { suffix: "n", spfAlignment: "s" },
  ],
])("reads %s", ([, text, expected]) => {
  const choice = chooseDmarc([text]);

  expect(choice).toMatchObject({ kind: "one", record: { ...expected, notes: [] } });
});

test.for<[what: string, text: string, notes: readonly string[]]>([
  ["an unknown tag", "v=DMARC1; p=none; sample=1", ["unknown sample"]],
  [
    "the tags of RFC 7489",
    "v=DMARC1; p=none; pct=50; rf=afrf; ri=86400",
    ["historic pct", "historic rf", "historic ri"],
  ],
  ["an invalid policy", "v=DMARC1; p=monitor", ["bad-value p"]],
  ["an invalid policy for subdomains", "v=DMARC1; p=none; sp=no", ["bad-value sp"]],
  ["alignment in words", "v=DMARC1; p=none; adkim=relaxed", ["bad-value adkim"]],
  ["a tag twice", "v=DMARC1; p=none; p=reject", ["repeated p"]],
  ["a tag twice, first without a value", "v=DMARC1; p=; p=reject", ["empty p", "repeated p"]],
  ["a tag twice, then without a value", "v=DMARC1; p=reject; p=", ["repeated p", "empty p"]],
  ["a tag without a value", "v=DMARC1; p=none; rua=", ["empty rua"]],
  ["a word that is no tag", "v=DMARC1; p=none; reject", ["no-tag "]],
  ["commas in the place of semicolons", "v=DMARC1; p=none, sp=none", ["unparted p"]],
  ["a character of another alphabet", "v=DMARC1; p=none; rua=mailto:d@exämple.com", ["bad-character rua"]],
  ["an address without its scheme", "v=DMARC1; p=none; rua=d@example.com", ["bad-uri rua"]],
  ["a second address without its scheme", `v=DMARC1; p=none; ${rua}, e@example.com`, ["bad-uri rua"]],
  ["an address without a host", "v=DMARC1; p=none; rua=mailto:d", ["bad-uri rua"]],
  ["an address with an empty label", "v=DMARC1; p=none; rua=mailto:d@a..com", ["bad-uri rua"]],
  ["a size", `v=DMARC1; p=none; ${rua}!10m`, ["size rua"]],
  [
    "options of reports that contradict each other",
    "v=DMARC1; p=none; ruf=mailto:a@b.example; fo=0:1:d:s",
    ["both-levels fo"],
  ],
  ["report options without a report address", "v=DMARC1; p=none; fo=1", ["without-ruf fo"]],
])("notes %s", ([, text, expected]) => {
  expect(parseDmarc(text).notes.map(({ code, tag }) => `${code} ${tag}`)).toEqual(expected);
});

test.for<[what: string, texts: readonly string[], kind: string, lookalikes: number]>([
  ["nothing", [], "none", 0],
  ["another text", ["v=spf1 -all"], "none", 0],
  // RFC 9989 §4.7: the version must match exactly.
  ["a version in lower case", ["v=dmarc1; p=none"], "none", 1],
  ["a version that is not first", ["p=none; v=DMARC1"], "none", 1],
  ["a blank in front", [" v=DMARC1; p=none"], "none", 1],
  ["no semicolon after the version", ["v=DMARC1 p=reject"], "none", 1],
  ["another version", ["v=DMARC12; p=reject"], "none", 1],
  ["quotes of a master file", ['"v=DMARC1; p=none"'], "none", 1],
  ["a version without its name", ["DMARC1; p=none"], "none", 1],
  // RFC 9989 §4.10 step 2.
  ["two records", ["v=DMARC1; p=none", "v=DMARC1; p=reject"], "several", 0],
  ["a record beside another text", ["v=DMARC1; p=none", "hello"], "one", 0],
])("of %s there is %s", ([, texts, kind, lookalikes]) => {
  const choice = chooseDmarc(texts);

  expect([choice.kind, choice.lookalikes.length]).toEqual([kind, lookalikes]);
});

test.for<[text: string, policy: string | null]>([
  ["v=DMARC1; p=reject", "reject"],
  ["v=DMARC1; p=reject; t=y", "quarantine"],
  ["v=DMARC1; p=quarantine; t=y", "none"],
  ["v=DMARC1", null],
  [`v=DMARC1; ${rua}`, "none"],
  [`v=DMARC1; p=rejected; ${rua}`, "none"],
  ["v=DMARC1; p=rejected", null],
  [`v=DMARC1; p=reject; sp=no; ${rua}`, "none"],
  ["v=DMARC1; p=reject; np=no", null],
  ["v=DMARC1; p=reject; sp=no; rua=d@example.com", null],
  ["v=DMARC1; p=reject; sp=", null],
  ["v=DMARC1; p=reject; np=é", null],
  ["v=DMARC1; p=reject; pct=0", "reject"],
  // RFC 6376 §3.2: strict receivers discard the record; others differ.
  [`v=DMARC1; p=reject; p=none; ${rua}`, null],
  [`v=DMARC1; p=reject; P=reject; ${rua}`, null],
  [`v=DMARC1; p=; p=reject; ${rua}`, null],
  ["v=DMARC1; p=reject; sp=none; sp=reject", null],
  ["v=DMARC1; p=reject; np=none; np=reject", null],
  ["v=DMARC1; p=reject; t=n; t=y", null],
  ["v=DMARC1; p=reject; pct=100; pct=0", null],
  [`v=DMARC1; p=reject; ${rua}; ${rua}`, "reject"],
  // Only some notes are kept, but the tags count all the same.
  [`v=DMARC1; p=reject; ${Array.from({ length: 30 }, (_, at) => `x${"y".repeat(at)}=1`).join("; ")}; sp=no`, null],
])("of %s receivers make %s", ([text, policy]) => {
  expect(appliedPolicy(parseDmarc(text))).toBe(policy);
});

test.for<[text: string, existing: string, nonexistent: string]>([
  ["v=DMARC1; p=reject", "p reject", "p reject"],
  ["v=DMARC1; p=reject; sp=none", "sp none", "sp none"],
  ["v=DMARC1; p=none; np=reject", "p none", "np reject"],
  ["v=DMARC1; p=none; sp=quarantine; np=reject", "sp quarantine", "np reject"],
  // RFC 9989 §4.7: test mode applies to every policy.
  ["v=DMARC1; p=none; sp=quarantine; np=reject; t=y", "sp none", "np quarantine"],
  [`v=DMARC1; p=reject; sp=no; np=reject; ${rua}`, "p none", "p none"],
])("below a domain of %s", ([text, existing, nonexistent]) => {
  const record = parseDmarc(text);
  const told = (["existing", "nonexistent"] as const).map((author) => {
    const { tag, applied } = policyOf(record, author) ?? {};
    return `${tag} ${applied}`;
  });

  expect(told).toEqual([existing, nonexistent]);
});

test("report addresses have hosts, for any scheme", () => {
  const { aggregate, notes } = parseDmarc(
    "v=DMARC1; p=none; rua=mailto:a%2Cb@Mail.Example.com?subject=x!10m , https://in.example.net/d, urn:a:b, mailto:a@[192.0.2.1]",
  );

  expect(aggregate.map(({ scheme, host, size }) => [scheme, host, size])).toEqual([
    ["mailto", "mail.example.com", "!10m"],
    ["https", "in.example.net", null],
    ["urn", null, null],
    ["mailto", null, null],
  ]);
  expect(notes).toMatchObject([{ code: "size" }]);
});

const piece = fc.oneof(
  fc.constantFrom(";", "=", " ", "p", "reject", "rua", "mailto:", "@", ",", "!", "10m", "%", "fo", ":", "v", "é", "\t"),
  fc.string({ unit: character, maxLength: 5 }),
);

test("any text is parsed, and every ignored part has a text", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { notes } = parseDmarc(`v=DMARC1;${pieces.join("")}`);
      expect(notes.length).toBeLessThanOrEqual(20);
      for (const { code } of notes) expect(dmarcNoteWords[code].ko).not.toBe("");
    }),
  );
});

test.for([
  " ".repeat(65_000),
  `p=${" ".repeat(65_000)}b`,
  `rua=a${" ".repeat(64_000)}b`,
  "rua=mailto:a@".repeat(5000),
  `rua=${"mailto:a@b.c!1k,".repeat(4000)}`,
  `rua=mailto:${"@".repeat(60_000)}`,
  `rua=x:${"%".repeat(60_000)}`,
])("a record as long as there can be is read at once", (text) => {
  const start = cpuTime();

  parseDmarc(`v=DMARC1;${text}`);

  expect(cpuTime() - start).toBeLessThan(5000);
});
