import { array, assert, asyncProperty, constantFrom, oneof, string, stringMatching, tuple } from "fast-check";
import { expect, test } from "vitest";
import type { WorldText } from "../../../test/dns/world.ts";
import { letter, signed, throughGmail, throughPostfix } from "../../../test/mail/samples.ts";
import { allPass, said, see } from "../../../test/mail/seen.ts";
import { parseInput } from "../../core/input.ts";
import { emailHeader } from "./index.ts";
import { runs } from "../../../test/runs.ts";

/** The same message, checked much later. */
const later = { now: new Date("2027-11-20T12:00:00Z") };

test.for<
  [
    what: string,
    header: () => Promise<string>,
    findings: readonly string[],
    reported: object,
    world?: Partial<WorldText>,
  ]
>([
  [
    "an old message whose key is gone",
    async () => throughPostfix(await signed(letter(), "shop.com", "gone")),
    ["(dkim-unknown)", "(no-results)"],
    { dkim: [{ state: "unknown", reason: "key-gone" }], dmarc: { computed: "pass" } },
    later,
  ],
  [
    "an old message with a revoked key, from a host that SPF no longer allows",
    async () => throughPostfix(await signed(letter(), "shop.com", "revoked"), { ip: "44.8.8.8" }),
    ["(dmarc-unknown)", "(spf-then-unknown)", "(dkim-unknown)", "(no-results)"],
    { isRecent: false, dkim: [{ state: "unknown", reason: "key-revoked" }], dmarc: { computed: null } },
    later,
  ],
  [
    "an old message whose header or key has changed",
    async () => throughPostfix((await signed(letter(), "shop.com")).replace("Your", "My"), { ip: "44.8.8.8" }),
    ["(dmarc-unknown)", "(spf-then-unknown)", "(dkim-unknown)", "(no-results)"],
    { dkim: [{ state: "unknown", reason: "mismatch-today" }] },
    later,
  ],
  [
    "an old message with complete results of the receiver",
    async () =>
      throughGmail(await signed(letter(), "shop.com", "gone"), {
        ip: "44.8.8.8",
        results: allPass.replace("s=s1", "s=gone"),
      }),
    ["(spf-differs)"],
    { spf: { reported: "pass", currentResult: "fail" }, dmarc: { reported: "pass", computed: "pass" } },
    later,
  ],
  [
    "a new message whose key is gone",
    async () => throughPostfix(await signed(letter(), "shop.com", "gone")),
    ["dkim-key-missing", "(no-results)"],
    { dkim: [{ state: "failed", reason: "key-gone" }] },
  ],
  [
    "a new message with a revoked key",
    async () => throughPostfix(await signed(letter(), "shop.com", "revoked")),
    ["dkim-invalid", "(no-results)"],
    { dkim: [{ state: "invalid", reason: "key-revoked" }] },
  ],
  [
    "a resolver that fails for the key",
    async () => throughPostfix(await signed(letter(), "shop.com"), { ip: "44.8.8.8" }),
    ["spf-failed", "(dmarc-unknown)", "(dkim-unknown)", "(no-results)"],
    { dkim: [{ state: "unknown", reason: "key-unknown", detail: "SERVFAIL" }], dmarc: { computed: null } },
    { resolvers: { "127.0.0.1:53": { blocks: ["s1._domainkey.shop.com"], blocksWith: "SERVFAIL" } } },
  ],
  [
    "a resolver that fails for the policy",
    async () => throughPostfix(await signed(letter(), "shop.com")),
    ["(no-results)"],
    { dmarc: { record: "unknown", reason: "SERVFAIL", policy: null, computed: "pass" } },
    { resolvers: { "127.0.0.1:53": { blocks: ["_dmarc.shop.com"], blocksWith: "SERVFAIL" } } },
  ],
  [
    "a resolver that fails for SPF",
    async () => throughPostfix(letter()),
    ["dkim-missing", "(dmarc-unknown)", "(no-results)"],
    { spf: { currentResult: "temperror" }, dmarc: { computed: null } },
    { resolvers: { "127.0.0.1:53": { blocks: ["shop.com"], blocksWith: "SERVFAIL" } } },
  ],
])("%s", async ([, header, findings, told, world]) => {
  const raw = await see(await header(), world);
  expect(raw).toMatchObject(told);
  expect(said(raw)).toEqual(findings);
});

test.for<[what: string, header: () => Promise<string>, world: Partial<WorldText>, status: string]>([
  ["everything passes", async () => throughGmail(await signed(letter(), "shop.com"), { results: allPass }), {}, "pass"],
  [
    "the resolver fails, with results of the receiver",
    async () => throughGmail(letter(), { results: allPass }),
    dead(),
    "pass",
  ],
  ["the resolver fails, without results of the receiver", async () => throughGmail(letter()), dead(), "unknown"],
  ["a From field only", async () => "From: a@nobody.net", {}, "unknown"],
  ["a message from another sender", async () => throughGmail(letter(), { ip: "66.6.6.6" }), {}, "warn"],
])("%s", async ([, header, world, status]) => {
  const raw = await see(await header(), world);
  expect(emailHeader.judge(raw, { headers: "" }).status).toBe(status);
});

/** A world whose only resolver refuses every query. */
function dead(): Partial<WorldText> {
  const names = ["shop.com", "_dmarc.shop.com", "s1._domainkey.shop.com", "_dmarc.com", "com"];
  return { resolvers: { "127.0.0.1:53": { blocks: names, blocksWith: "SERVFAIL" } } };
}

test.for<[what: string, text: string]>([
  ["an empty text", ""],
  ["a text without a field", "Hello, Bob!"],
  ["a header that is too large", `From: a@shop.com\r\nX: ${"a".repeat(256 * 1024)}`],
  ["a header with too many lines", `From: a@shop.com\r\n${" a\r\n".repeat(10_001)}`],
])("%s is refused, and the error does not repeat it", ([, text]) => {
  const refused = (): unknown => parseInput(emailHeader.input, { headers: text });
  expect(refused).toThrow(/headers/);
  expect(refused).not.toThrow(/Bob|shop/);
});

test("the body may have any length", async () => {
  const raw = await see(`${letter()}\r\n\r\n${"Received: from a by b\r\n".repeat(20_000)}`);
  expect(raw).toMatchObject({ hopsTotal: 0, notes: ["body"], subject: "Your order" });
});

const pieces = ["Received", "Authentication-Results", "DKIM-Signature", "ARC-Seal", "From", "Return-Path", "X"];

test("every header is either parsed, judged and described, or rejected", async () => {
  const value = oneof(
    string({ unit: "binary-ascii", maxLength: 60 }),
    stringMatching(/^(?:from|by|;|=|\(|"|i=1|v=1|@| |<|>|\d){0,20}$/),
  );
  await assert(
    asyncProperty(array(tuple(constantFrom(...pieces), value), { maxLength: 8 }), async (fields) => {
      const headers = `From: a@shop.com\r\n${fields.map(([name, text]) => `${name}: ${text}`).join("\r\n")}`;
      const raw = await see(headers);
      expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
      expect(emailHeader.judge(raw, { headers }).kpis).toHaveLength(9);
      expect(emailHeader.tables?.(raw)).toHaveLength(2);
    }),
    { numRuns: runs(40) },
  );
});
