import { array, assert, asyncProperty, constantFrom, oneof, string, stringMatching, tuple } from "fast-check";
import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../test/dns-world.ts";
import {
  letter,
  mailWorld,
  signed,
  throughExchange,
  throughGmail,
  throughMailman,
  throughPostfix,
  throughYahoo,
} from "../../../test/mail-samples.ts";
import { parseInput } from "../../core/input.ts";
import { interpret } from "../../core/interpretation.ts";
import { emailHeader, type EmailHeaderRaw } from "./index.ts";

function see(headers: string, world: Partial<WorldText> = {}): Promise<EmailHeaderRaw> {
  const { context } = openWorld({ ...mailWorld, ...world });
  return emailHeader.collect(parseInput(emailHeader.input, { headers }), context);
}

/** What is said of a header, as ids; those of notes in parentheses. */
function said(raw: EmailHeaderRaw): readonly string[] {
  const { issues } = interpret(emailHeader, emailHeader.judge(raw, { headers: "" }), "en");
  return issues.map(({ id, severity }) => {
    const name = id.replace("email-header.", "");
    return severity === "info" ? `(${name})` : name;
  });
}

const allPass =
  "dkim=pass header.i=@shop.com header.s=s1; spf=pass smtp.mailfrom=news@shop.com; dmarc=pass header.from=shop.com";
const service = "bounce.sender.net";

test.for<[what: string, header: () => Promise<string>, findings: readonly string[], told: object]>([
  [
    "Gmail",
    async () => throughGmail(await signed(letter(), "shop.com"), { results: allPass }),
    [],
    {
      border: { kind: "handover", hop: 1, by: "mx.google.com", address: "44.1.2.5", name: "mail.shop.com" },
      results: [{ server: "mx.google.com", standing: "believed" }],
      spf: { told: "pass", today: "pass", isAligned: true },
      dkim: [{ state: "verified", told: "pass", isAligned: true }],
      dmarc: { told: "pass", computed: "pass", policy: "reject", organisation: "shop.com" },
      hops: [
        { kind: "handover", tls: { used: true } },
        { kind: "internal", tls: { used: false } },
      ],
    },
  ],
  [
    "Exchange Online",
    async () => throughExchange(await signed(letter(), "shop.com")),
    [],
    {
      border: { kind: "handover", hop: 1, address: "44.1.2.5" },
      results: [{ server: null, standing: "believed" }],
      hops: [{ kind: "handover" }, { kind: "internal" }, { kind: "internal" }],
      returnPath: null,
      dmarc: { told: "pass", computed: "pass" },
    },
  ],
  [
    "Postfix, whose filter writes below the trace field",
    async () => throughPostfix(await signed(letter(), "shop.com"), { results: allPass }),
    [],
    { results: [{ server: "mx.home.net", standing: "believed" }], dmarc: { told: "pass", computed: "pass" } },
  ],
  [
    "Postfix, whose filter says nothing",
    async () => throughPostfix(await signed(letter(), "shop.com")),
    ["(no-results)"],
    { spf: { told: null, today: "pass" }, dmarc: { told: null, computed: "pass" } },
  ],
  [
    "Yahoo",
    async () => throughYahoo(await signed(letter(), "shop.com")),
    [],
    { border: { by: "10.222.142.147", address: "44.1.2.5" }, results: [{ standing: "believed" }] },
  ],
  [
    "a service that sends for the author, under the author's signature",
    async () =>
      throughGmail(await signed(await signed(letter({ "Message-ID": "<2@sender.net>" }), "shop.com"), "sender.net"), {
        ip: "44.9.0.1",
        sender: `x@${service}`,
      }),
    ["(no-results)", "(bounces-elsewhere)", "(message-id-elsewhere)"],
    {
      spf: { today: "pass", isAligned: false },
      dkim: [
        { domain: "sender.net", isAligned: false, state: "verified" },
        { domain: "shop.com", isAligned: true },
      ],
      dmarc: { computed: "pass" },
    },
  ],
  [
    "a list, which changes the subject",
    async () =>
      throughPostfix(throughMailman(await signed(letter(), "shop.com")), {
        ip: "44.7.7.7",
        name: "list.org",
        sender: "talk-bounces@list.org",
      }),
    ["dmarc-failed", "dkim-failed", "(no-results)", "(bounces-elsewhere)", "(unsubscribe-many-clicks)"],
    {
      border: { hop: 2, name: "list.org" },
      results: [{ server: "list.org", standing: "claim" }],
      spf: { today: "pass", isAligned: false },
      dkim: [{ state: "failed", reason: "mismatch" }],
    },
  ],
  [
    "somebody who only says that he is the shop",
    async () => throughGmail(letter(), { ip: "66.6.6.6", sender: "x@evil.net" }),
    ["dmarc-failed", "dkim-missing", "(no-results)", "(bounces-elsewhere)"],
    { spf: { today: "pass", domain: "evil.net", isAligned: false }, dmarc: { computed: "fail" } },
  ],
  [
    "the same, with results in the receiver's name",
    async () => throughPostfix(`Authentication-Results: mx.home.net; ${allPass}\r\n${letter()}`, { ip: "66.6.6.6" }),
    ["dmarc-failed", "spf-failed", "results-contradicted", "dkim-missing", "(no-results)"],
    { results: [{ standing: "unsure" }], spf: { told: null, today: "fail" }, dmarc: { told: null, computed: "fail" } },
  ],
  [
    "the same, below a trace field of his own",
    async () =>
      throughPostfix(
        `Received: from a (a [10.0.0.1]) by mx.home.net with ESMTPS; Fri, 20 Nov 2026 11:00:00 +0000\r\nAuthentication-Results: mx.home.net; ${allPass}\r\n${letter()}`,
        { ip: "66.6.6.6" },
      ),
    ["dmarc-failed", "spf-failed", "dkim-missing", "(no-results)"],
    { results: [{ standing: "claim" }], dmarc: { told: null } },
  ],
  [
    "results that a filter of the receiver would have written, above and below",
    async () =>
      `Authentication-Results: mx.home.net; spf=fail smtp.mailfrom=shop.com; dmarc=fail header.from=shop.com\r\n${throughPostfix(
        `Authentication-Results: mx.home.net; ${allPass}\r\n${letter()}`,
        { ip: "66.6.6.6" },
      )}`,
    ["dmarc-failed", "spf-failed", "results-contradicted", "dkim-missing"],
    { results: [{ standing: "believed" }, { standing: "unsure" }], dmarc: { told: "fail" }, spf: { told: "fail" } },
  ],
  [
    "a hop without TLS",
    async () => throughPostfix(await signed(letter(), "shop.com"), { tls: false }),
    ["hop-in-clear", "(no-results)"],
    { hops: [{ tls: { used: false }, kind: "handover" }, { kind: "internal" }] },
  ],
  [
    "an author in two names",
    async () => throughGmail(`${await signed(letter(), "shop.com")}\r\nFrom: Evil <x@evil.net>`),
    ["dkim-failed", "several-from", "(no-results)"],
    { fromFields: 2, dmarc: { domain: null, computed: null } },
  ],
  [
    "no way at all",
    async () => signed(letter(), "shop.com"),
    ["(no-hops)"],
    { border: null, spf: { today: null, todayReason: "no-border" }, dmarc: { computed: "pass" } },
  ],
  [
    "somebody with a password, who writes results himself",
    async () =>
      [
        "Return-Path: <ann@home.net>",
        "Received: from [192.168.1.2] (dsl.isp.net [44.5.5.5]) (Authenticated sender: ann@home.net)",
        "\tby mx.home.net (Postfix) with ESMTPSA id 3; Fri, 20 Nov 2026 12:00:05 +0100 (CET)",
        `Authentication-Results: mx.home.net; ${allPass}`,
        letter(),
      ].join("\r\n"),
    ["dkim-missing", "(dmarc-unknown)", "(no-results)", "(bounces-elsewhere)"],
    { border: { kind: "submission" }, results: [{ standing: "claim" }], spf: { today: null } },
  ],
])("%s", async ([, header, findings, told]) => {
  const raw = await see(await header());
  expect(raw).toMatchObject(told);
  expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
  expect(said(raw)).toEqual(findings);
});

/** The same message as it is looked at later. */
const later = { now: new Date("2027-11-20T12:00:00Z") };

test.for<
  [what: string, header: () => Promise<string>, findings: readonly string[], told: object, world?: Partial<WorldText>]
>([
  [
    "an old message, whose key is gone",
    async () => throughPostfix(await signed(letter(), "shop.com", "gone")),
    ["(dkim-unknown)", "(no-results)"],
    { dkim: [{ state: "unknown", reason: "key-gone" }], dmarc: { computed: "pass" } },
    later,
  ],
  [
    "an old message, whose key was revoked, from a host that may no longer send",
    async () => throughPostfix(await signed(letter(), "shop.com", "revoked"), { ip: "44.8.8.8" }),
    ["(dmarc-unknown)", "(spf-then-unknown)", "(dkim-unknown)", "(no-results)"],
    { isFresh: false, dkim: [{ state: "unknown", reason: "key-revoked" }], dmarc: { computed: null } },
    later,
  ],
  [
    "an old message, whose header is another, or whose key",
    async () => throughPostfix((await signed(letter(), "shop.com")).replace("Your", "My"), { ip: "44.8.8.8" }),
    ["(dmarc-unknown)", "(spf-then-unknown)", "(dkim-unknown)", "(no-results)"],
    { dkim: [{ state: "unknown", reason: "mismatch-today" }] },
    later,
  ],
  [
    "an old message, of which the receiver knew all",
    async () =>
      throughGmail(await signed(letter(), "shop.com", "gone"), {
        ip: "44.8.8.8",
        results: allPass.replace("s=s1", "s=gone"),
      }),
    ["(spf-differs)"],
    { spf: { told: "pass", today: "fail" }, dmarc: { told: "pass", computed: "pass" } },
    later,
  ],
  [
    "a new message, whose key is gone",
    async () => throughPostfix(await signed(letter(), "shop.com", "gone")),
    ["dkim-failed", "(no-results)"],
    { dkim: [{ state: "failed", reason: "key-gone" }] },
  ],
  [
    "a new message, whose key was revoked",
    async () => throughPostfix(await signed(letter(), "shop.com", "revoked")),
    ["dkim-invalid", "(no-results)"],
    { dkim: [{ state: "invalid", reason: "key-revoked" }] },
  ],
  [
    "a name server that does not answer for a key",
    async () => throughPostfix(await signed(letter(), "shop.com"), { ip: "44.8.8.8" }),
    ["spf-failed", "(dmarc-unknown)", "(dkim-unknown)", "(no-results)"],
    { dkim: [{ state: "unknown", reason: "key-unknown", detail: "SERVFAIL" }], dmarc: { computed: null } },
    { resolvers: { "127.0.0.1:53": { blocks: ["s1._domainkey.shop.com"], blocksWith: "SERVFAIL" } } },
  ],
  [
    "a name server that does not answer for the policy",
    async () => throughPostfix(await signed(letter(), "shop.com")),
    ["(no-results)"],
    { dmarc: { record: "unknown", reason: "SERVFAIL", policy: null, computed: "pass" } },
    { resolvers: { "127.0.0.1:53": { blocks: ["_dmarc.shop.com"], blocksWith: "SERVFAIL" } } },
  ],
  [
    "a name server that does not answer for SPF",
    async () => throughPostfix(letter()),
    ["dkim-missing", "(dmarc-unknown)", "(no-results)"],
    { spf: { today: "temperror" }, dmarc: { computed: null } },
    { resolvers: { "127.0.0.1:53": { blocks: ["shop.com"], blocksWith: "SERVFAIL" } } },
  ],
])("%s", async ([, header, findings, told, world]) => {
  const raw = await see(await header(), world);
  expect(raw).toMatchObject(told);
  expect(said(raw)).toEqual(findings);
});

test.for<[what: string, header: () => Promise<string>, world: Partial<WorldText>, status: string]>([
  ["all is well", async () => throughGmail(await signed(letter(), "shop.com"), { results: allPass }), {}, "pass"],
  [
    "nobody answers, and the receiver said all",
    async () => throughGmail(letter(), { results: allPass }),
    dead(),
    "pass",
  ],
  ["nobody answers, and the receiver said nothing", async () => throughGmail(letter()), dead(), "unknown"],
  ["there is an author and nothing else", async () => "From: a@nobody.net", {}, "unknown"],
  ["somebody else has sent it", async () => throughGmail(letter(), { ip: "66.6.6.6" }), {}, "warn"],
])("%s", async ([, header, world, status]) => {
  const raw = await see(await header(), world);
  expect(emailHeader.judge(raw, { headers: "" }).status).toBe(status);
});

/** A world in which the only resolver refuses whatever it is asked. */
function dead(): Partial<WorldText> {
  const names = ["shop.com", "_dmarc.shop.com", "s1._domainkey.shop.com", "_dmarc.com", "com"];
  return { resolvers: { "127.0.0.1:53": { blocks: names, blocksWith: "SERVFAIL" } } };
}

test.for<[what: string, text: string]>([
  ["nothing", ""],
  ["a text without a field", "Hello, Bob!"],
  ["too much of a header", `From: a@shop.com\r\nX: ${"a".repeat(256 * 1024)}`],
  ["too many lines", `From: a@shop.com\r\n${" a\r\n".repeat(10_001)}`],
])("%s is refused, and nothing of it is repeated", ([, text]) => {
  const refused = (): unknown => parseInput(emailHeader.input, { headers: text });
  expect(refused).toThrow(/headers/);
  expect(refused).not.toThrow(/Bob|shop/);
});

test("a body may be as long as it likes", async () => {
  const raw = await see(`${letter()}\r\n\r\n${"Received: from a by b\r\n".repeat(20_000)}`);
  expect(raw).toMatchObject({ hopsTotal: 0, notes: ["body"], subject: "Your order" });
});

const pieces = ["Received", "Authentication-Results", "DKIM-Signature", "ARC-Seal", "From", "Return-Path", "X"];

test("whatever stands in a header, it is read, judged and told, or refused", async () => {
  const value = oneof(
    string({ unit: "binary-ascii", maxLength: 60 }),
    stringMatching(/^(?:from|by|;|=|\(|"|i=1|v=1|@| |<|>|\d){0,20}$/),
  );
  await assert(
    asyncProperty(array(tuple(constantFrom(...pieces), value), { maxLength: 8 }), async (fields) => {
      const headers = `From: a@shop.com\r\n${fields.map(([name, text]) => `${name}: ${text}`).join("\r\n")}`;
      const raw = await see(headers);
      expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
      expect(emailHeader.judge(raw, { headers }).kpis).toHaveLength(8);
      expect(emailHeader.tables?.(raw)).toHaveLength(2);
    }),
    { numRuns: 40 },
  );
});
