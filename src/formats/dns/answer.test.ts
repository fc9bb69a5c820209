import { expect, test } from "vitest";
import { answerOf, recordOf } from "../../../test/dns/samples.ts";
import { answerIn } from "./answer.ts";
import { rcodes, types } from "./codes.ts";
import type { DnsMessage } from "./message.ts";
import { parseName } from "./name-text.ts";

const alias = recordOf("a.test", { type: "CNAME", name: parseName("b.test") });
const other = recordOf("a.test", { type: "CNAME", name: parseName("c.test") });
const redirection = recordOf("test", { type: "DNAME", name: parseName("example") });
const address = recordOf("a.test", { type: "A", address: "192.0.2.1" });

/** Queries for CNAMEs; queries for addresses are tested with lookups. */
test.for<[title: string, message: Partial<DnsMessage>, expected: object]>([
  ["an alias", { answers: [alias] }, { kind: "found", records: [alias] }],
  ["an alias twice", { answers: [alias, alias] }, { kind: "found", records: [alias] }],
  ["two aliases", { answers: [alias, other] }, { kind: "unknown", reason: "BADRESP" }],
  ["an alias beside an address", { answers: [alias, address] }, { kind: "unknown", reason: "BADRESP" }],
  [
    "a redirection that makes one",
    { answers: [redirection] },
    { kind: "found", records: [{ data: { type: "CNAME", name: parseName("a.example") } }], seconds: 300 },
  ],
  [
    "an alias that leads to no name",
    { rcode: rcodes.NXDOMAIN, answers: [alias] },
    { kind: "found", records: [alias], aliases: [] },
  ],
  ["NXDOMAIN", { rcode: rcodes.NXDOMAIN }, { kind: "nxdomain", name: parseName("a.test") }],
  ["NXDOMAIN with an address", { rcode: rcodes.NXDOMAIN, answers: [address] }, { kind: "unknown", reason: "BADRESP" }],
])("a query for a CNAME that gets %s has that result", ([, message, expected]) => {
  expect(answerIn(answerOf("a.test", types.CNAME, message), parseName("a.test"), types.CNAME)).toMatchObject(expected);
});
