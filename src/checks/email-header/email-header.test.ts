import { expect, test } from "vitest";
import {
  letter,
  signed,
  throughExchange,
  throughGmail,
  throughMailman,
  throughPostfix,
  throughYahoo,
} from "../../../test/mail/samples.ts";
import { allPass, said, see } from "../../../test/mail/seen.ts";
import { emailHeader } from "./index.ts";

const service = "bounce.sender.net";

test.for<[what: string, header: () => Promise<string>, findings: readonly string[], reported: object]>([
  [
    "Gmail",
    async () => throughGmail(await signed(letter(), "shop.com"), { results: allPass }),
    [],
    {
      trustBoundaryHop: { kind: "handover", hop: 1, by: "mx.google.com", address: "44.1.2.5", name: "mail.shop.com" },
      results: [{ server: "mx.google.com", trustLevel: "believed" }],
      spf: { reported: "pass", currentResult: "pass", isAligned: true },
      dkim: [{ state: "verified", reported: "pass", isAligned: true }],
      dmarc: { reported: "pass", computed: "pass", policy: "reject", organizationalDomain: "shop.com" },
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
      trustBoundaryHop: { kind: "handover", hop: 1, address: "44.1.2.5" },
      results: [{ server: null, trustLevel: "believed" }],
      hops: [{ kind: "handover" }, { kind: "internal" }, { kind: "internal" }],
      returnPath: null,
      dmarc: { reported: "pass", computed: "pass" },
    },
  ],
  [
    "Postfix with a filter that writes results below the trace field",
    async () => throughPostfix(await signed(letter(), "shop.com"), { results: allPass }),
    [],
    { results: [{ server: "mx.home.net", trustLevel: "confirmed" }], dmarc: { reported: null, computed: "pass" } },
  ],
  [
    "Postfix without results",
    async () => throughPostfix(await signed(letter(), "shop.com")),
    ["(no-results)"],
    { spf: { reported: null, currentResult: "pass" }, dmarc: { reported: null, computed: "pass" } },
  ],
  [
    "Yahoo",
    async () => throughYahoo(await signed(letter(), "shop.com")),
    [],
    { trustBoundaryHop: { by: "10.222.142.147", address: "44.1.2.5" }, results: [{ trustLevel: "believed" }] },
  ],
  [
    "a sending service with a signature of the author's domain",
    async () =>
      throughGmail(await signed(await signed(letter({ "Message-ID": "<2@sender.net>" }), "shop.com"), "sender.net"), {
        ip: "44.9.0.1",
        sender: `x@${service}`,
      }),
    ["(dmarc-header-only)", "(no-results)", "(bounces-elsewhere)", "(message-id-elsewhere)"],
    {
      spf: { currentResult: "pass", isAligned: false },
      dkim: [
        { domain: "sender.net", isAligned: false, state: "verified" },
        { domain: "shop.com", isAligned: true },
      ],
      dmarc: { computed: "header" },
    },
  ],
  [
    "a mailing list that changes the subject",
    async () =>
      throughPostfix(throughMailman(await signed(letter(), "shop.com")), {
        ip: "44.7.7.7",
        name: "list.org",
        sender: "talk-bounces@list.org",
      }),
    ["dmarc-failed", "dkim-failed", "(no-results)", "(bounces-elsewhere)", "(unsubscribe-many-clicks)"],
    {
      trustBoundaryHop: { hop: 2, name: "list.org" },
      results: [{ server: "list.org", trustLevel: "claim" }],
      spf: { currentResult: "pass", isAligned: false },
      dkim: [{ state: "failed", reason: "mismatch" }],
    },
  ],
  [
    "a forged author without results",
    async () => throughGmail(letter(), { ip: "66.6.6.6", sender: "x@evil.net" }),
    ["dmarc-failed", "dkim-missing", "(no-results)", "(bounces-elsewhere)"],
    { spf: { currentResult: "pass", domain: "evil.net", isAligned: false }, dmarc: { computed: "fail" } },
  ],
  [
    "a forged author with forged results in the receiver's name",
    async () => throughPostfix(`Authentication-Results: mx.home.net; ${allPass}\r\n${letter()}`, { ip: "66.6.6.6" }),
    ["dmarc-failed", "spf-failed", "results-contradicted", "dkim-missing", "(no-results)"],
    {
      results: [{ trustLevel: "unsure" }],
      spf: { reported: null, currentResult: "fail" },
      dmarc: { reported: null, computed: "fail" },
    },
  ],
  [
    "a forged author with partly true results for the sender's own domain",
    async () =>
      throughPostfix(
        `Authentication-Results: mx.home.net; spf=pass smtp.mailfrom=x@evil.net; dkim=pass header.d=evil.net; dmarc=pass header.from=shop.com\r\n${await signed(letter(), "evil.net")}`,
        { ip: "66.6.6.6", sender: "x@evil.net", name: "mail.evil.net" },
      ),
    ["dmarc-failed", "(bounces-elsewhere)"],
    { results: [{ trustLevel: "confirmed" }], dmarc: { reported: null, computed: "fail" } },
  ],
  [
    "a forged author with forged results below a forged trace field",
    async () =>
      throughPostfix(
        `Received: from a (a [10.0.0.1]) by mx.home.net with ESMTPS; Fri, 20 Nov 2026 11:00:00 +0000\r\nAuthentication-Results: mx.home.net; ${allPass}\r\n${letter()}`,
        { ip: "66.6.6.6" },
      ),
    ["dmarc-failed", "spf-failed", "dkim-missing", "(results-displaced)"],
    { results: [{ trustLevel: "displaced" }], dmarc: { reported: null } },
  ],
  [
    "genuine results above and forged results below the trace field",
    async () =>
      `Authentication-Results: mx.home.net; spf=fail smtp.mailfrom=shop.com; dmarc=fail header.from=shop.com\r\n${throughPostfix(
        `Authentication-Results: mx.home.net; ${allPass}\r\n${letter()}`,
        { ip: "66.6.6.6" },
      )}`,
    ["dmarc-failed", "spf-failed", "results-contradicted", "dkim-missing"],
    {
      results: [{ trustLevel: "believed" }, { trustLevel: "unsure" }],
      dmarc: { reported: "fail" },
      spf: { reported: "fail" },
    },
  ],
  [
    "a body changed in transit, as the receiver reports",
    async () =>
      throughGmail(await signed(letter(), "shop.com"), {
        ip: "44.9.0.1",
        sender: `x@${service}`,
        results: `dkim=fail header.i=@shop.com header.s=s1; spf=pass smtp.mailfrom=x@${service}; dmarc=fail header.from=shop.com`,
      }),
    ["dmarc-failed", "dkim-failed", "(bounces-elsewhere)"],
    { dkim: [{ state: "verified", reported: "fail" }], dmarc: { reported: "fail", computed: "fail" } },
  ],
  [
    "a header changed after delivery",
    async () => throughGmail((await signed(letter(), "shop.com")).replace("Your", "My"), { results: allPass }),
    ["(dkim-changed-since)"],
    { dkim: [{ state: "failed", reported: "pass" }], dmarc: { reported: "pass", computed: "pass" } },
  ],
  [
    "a hop without TLS",
    async () => throughPostfix(await signed(letter(), "shop.com"), { tls: false }),
    ["hop-in-clear", "(no-results)"],
    { hops: [{ tls: { used: false }, kind: "handover" }, { kind: "internal" }] },
  ],
  [
    "two From fields",
    async () => throughGmail(`${await signed(letter(), "shop.com")}\r\nFrom: Evil <x@evil.net>`),
    ["dkim-failed", "several-from", "(no-results)"],
    { fromFields: 2, dmarc: { domain: null, computed: null } },
  ],
  [
    "no trace fields",
    async () => signed(letter(), "shop.com"),
    ["(no-hops)", "(dmarc-header-only)"],
    { trustBoundaryHop: null, spf: { currentResult: null, currentReason: "no-border" }, dmarc: { computed: "header" } },
  ],
  [
    "an authenticated client that forges results",
    async () =>
      [
        "Return-Path: <ann@home.net>",
        "Received: from [192.168.1.2] (dsl.isp.net [44.5.5.5]) (Authenticated sender: ann@home.net)",
        "\tby mx.home.net (Postfix) with ESMTPSA id 3; Fri, 20 Nov 2026 12:00:05 +0100 (CET)",
        `Authentication-Results: mx.home.net; ${allPass}`,
        letter(),
      ].join("\r\n"),
    ["dkim-missing", "(dmarc-unknown)", "(no-results)", "(bounces-elsewhere)"],
    { trustBoundaryHop: { kind: "submission" }, results: [{ trustLevel: "claim" }], spf: { currentResult: null } },
  ],
])("%s", async ([, header, findings, told]) => {
  const raw = await see(await header());
  expect(raw).toMatchObject(told);
  expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
  expect(said(raw)).toEqual(findings);
});
