import { expect, test } from "vitest";
import { answerOf, recordOf } from "../../../test/dns/samples.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { lookupIn, type Lookup } from "./lookup.ts";

const a = (owner: string, address = "192.0.2.1", ttl = 300): ResourceRecord =>
  recordOf(owner, { type: "A", address }, ttl);
const cname = (owner: string, name: string, ttl = 300): ResourceRecord =>
  recordOf(owner, { type: "CNAME", name: parseName(name) }, ttl);
const dname = (owner: string, name: string, ttl = 300): ResourceRecord =>
  recordOf(owner, { type: "DNAME", name: parseName(name) }, ttl);
const long = [63, 63, 63, 60].map((length) => "a".repeat(length)).join(".");
const text = recordOf("a.test", { type: "TXT", strings: [Buffer.from("a")] });

/** An NSEC record with some types, besides those that every proof has. */
function gap(owner: string, others: readonly number[]): ResourceRecord {
  const next = parseName(String.raw`\000.${owner}`);
  return recordOf(owner, { type: "NSEC", next, types: [...others, types.RRSIG, types.NSEC] });
}

const broken: ResourceRecord = {
  ...a("a.test"),
  data: { type: "broken", bytes: Buffer.alloc(3), reason: "truncated" },
};

function soa(zone: string, minimum = 60, ttl = 900): ResourceRecord {
  const [primary, mailbox] = [parseName("ns.test"), parseName("hostmaster.test")];
  const numbers = { serial: 1, refresh: 2, retry: 3, expire: 4, minimum };
  return recordOf(zone, { type: "SOA", primary, mailbox, ...numbers }, ttl);
}

/** A chain of this many aliases, with an address at its end. */
function chain(length: number): readonly ResourceRecord[] {
  const aliases = Array.from({ length }, (_, index) =>
    cname(index === 0 ? "a.test" : `a${index}.test`, `a${index + 1}.test`),
  );
  return [...aliases, a(`a${length}.test`)];
}

const found = (seconds: number, ...addresses: string[]): Lookup => ({ kind: "addresses", addresses, seconds });
const failed = (detail: string): Lookup => ({ kind: "failed", detail });

test.for<[name: string, message: Partial<DnsMessage>, expected: Lookup]>([
  ["addresses", { answers: [a("a.test"), a("A.TEST", "192.0.2.2", 30)] }, found(30, "192.0.2.1", "192.0.2.2")],
  ["an address twice", { answers: [a("a.test"), a("a.test")] }, found(300, "192.0.2.1")],
  ["addresses of another name", { answers: [a("b.test")] }, failed("NO-SOA")],
  ["addresses of another class", { answers: [{ ...a("a.test"), class: 3 }] }, failed("NO-SOA")],
  ["an alias", { answers: [cname("a.test", "b.test", 20), a("B.test")] }, found(20, "192.0.2.1")],
  ["an alias after its address", { answers: [a("b.test"), cname("a.test", "b.test")] }, found(300, "192.0.2.1")],
  ["ten aliases", { answers: chain(10) }, found(300, "192.0.2.1")],
  ["eleven aliases", { answers: chain(11) }, failed("CNAME-CHAIN")],
  ["an alias of itself", { answers: [cname("a.test", "A.test")] }, failed("CNAME-LOOP")],
  ["a loop", { answers: [cname("a.test", "b.test"), cname("b.test", "a.test")] }, failed("CNAME-LOOP")],
  ["two aliases", { answers: [cname("a.test", "b.test"), cname("a.test", "c.test")] }, failed("BADRESP")],
  [
    "the same alias twice",
    { answers: [cname("a.test", "b.test"), cname("A.test", "B.test"), a("b.test")] },
    found(300, "192.0.2.1"),
  ],
  ["an alias beside an address", { answers: [cname("a.test", "b.test"), a("a.test"), a("b.test")] }, failed("BADRESP")],
  [
    "an address beside an alias further on",
    { answers: [cname("a.test", "b.test"), cname("b.test", "c.test"), a("b.test"), a("c.test")] },
    failed("BADRESP"),
  ],
  [
    "an alias next to other records",
    { answers: [cname("a.test", "b.test"), gap("a.test", [types.CNAME]), a("b.test")] },
    found(300, "192.0.2.1"),
  ],
  ["a redirection", { answers: [dname("test", "example", 30), a("a.example")] }, found(30, "192.0.2.1")],
  [
    "a redirection and the alias that it makes",
    { answers: [dname("test", "example", 30), cname("a.test", "a.example"), a("a.example")] },
    found(300, "192.0.2.1"),
  ],
  [
    "a redirection to nothing",
    { answers: [dname("test", "example", 30)], authorities: [soa("example")] },
    { kind: "none", seconds: 30 },
  ],
  [
    "redirections one after the other",
    { answers: [dname("test", "example"), dname("example", "c.other"), a("a.c.other")] },
    found(300, "192.0.2.1"),
  ],
  ["a redirection to below itself", { answers: [dname("test", "b.test")] }, failed("CNAME-CHAIN")],
  ["a redirection to itself", { answers: [dname("test", "TEST")] }, failed("CNAME-LOOP")],
  ["a redirection to a name that is too long", { answers: [dname("test", long)] }, failed("YXDOMAIN")],
  ["two redirections", { answers: [dname("test", "b.example"), dname("test", "c.example")] }, failed("BADRESP")],
  [
    "a redirection of the name itself",
    { answers: [dname("a.test", "example")], authorities: [soa("test")] },
    { kind: "none", seconds: 60 },
  ],
  ["a redirection of another name", { answers: [dname("b.test", "example"), a("a.test")] }, found(300, "192.0.2.1")],
  [
    "an address below a redirection",
    { answers: [dname("test", "example"), a("a.test"), a("a.example")] },
    failed("BADRESP"),
  ],
  ["an alias and no more", { answers: [cname("a.test", "b.test")] }, failed("NO-SOA")],
  ["an address and a broken one", { answers: [a("a.test"), broken] }, found(300, "192.0.2.1")],
  ["a broken address", { answers: [broken] }, failed("BADRESP")],
  ["nothing at all", {}, failed("NO-SOA")],
  ["nothing, by its zone", { authorities: [soa("test")] }, { kind: "none", seconds: 60 }],
  ["nothing, for as long as the record", { authorities: [soa("test", 60, 5)] }, { kind: "none", seconds: 5 }],
  ["nothing, and cut off", { isTruncated: true, authorities: [soa("test")] }, failed("TRUNCATED")],
  ["addresses, and cut off", { isTruncated: true, answers: [a("a.test")] }, failed("TRUNCATED")],
  ["nothing, by another zone", { authorities: [soa("other")] }, failed("NO-SOA")],
  [
    "NODATA for an alias target",
    { answers: [cname("a.test", "b.other")], authorities: [soa("other")] },
    { kind: "none", seconds: 60 },
  ],
  ["NXDOMAIN", { rcode: rcodes.NXDOMAIN, authorities: [soa("test")] }, { kind: "nxdomain", seconds: 60 }],
  [
    "NXDOMAIN with its address",
    { rcode: rcodes.NXDOMAIN, answers: [a("a.test")], authorities: [soa("test")] },
    failed("BADRESP"),
  ],
  [
    "NXDOMAIN with another type",
    { rcode: rcodes.NXDOMAIN, answers: [text], authorities: [soa("test")] },
    failed("BADRESP"),
  ],
  [
    "NXDOMAIN for an alias target",
    { rcode: rcodes.NXDOMAIN, answers: [cname("a.test", "b.test")], authorities: [soa("test")] },
    { kind: "nxdomain", seconds: 60 },
  ],
  [
    "NXDOMAIN for an alias target, with its address",
    { rcode: rcodes.NXDOMAIN, answers: [cname("a.test", "b.test"), a("b.test")], authorities: [soa("test")] },
    failed("BADRESP"),
  ],
  // RFC 9824 §2.
  [
    "NXDOMAIN by its proof (RFC 9824)",
    { authorities: [soa("test"), gap("a.test", [types.NXNAME])] },
    { kind: "nxdomain", seconds: 60 },
  ],
  [
    "NXDOMAIN by its proof, but with a type",
    { authorities: [soa("test"), gap("a.test", [types.NXNAME, types.TXT])] },
    { kind: "none", seconds: 60 },
  ],
  [
    "no other name by its proof",
    { authorities: [soa("test"), gap("b.test", [types.NXNAME])] },
    { kind: "none", seconds: 60 },
  ],
  ["NXDOMAIN without an SOA record", { rcode: rcodes.NXDOMAIN }, { kind: "nxdomain", seconds: 0 }],
])("an answer with %s", ([, message, expected]) => {
  expect(lookupIn({ message: answerOf("a.test", types.A, message) }, parseName("a.test"), "A")).toEqual(expected);
});
