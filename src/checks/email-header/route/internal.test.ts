import { expect, test } from "vitest";
import {
  throughAmavis,
  throughFastmail,
  throughNaver,
  throughProofpoint,
} from "../../../../test/mail/inner-samples.ts";
import { letter, signed } from "../../../../test/mail/samples.ts";
import { allPass, said, see } from "../../../../test/mail/seen.ts";

const handover = { kind: "handover", address: "44.1.2.5", name: "mail.shop.com" };
const newNames = { gateway: "phl-mx-04", proxy: "ams-compute-02.internal", inner: "mailmx.phl.internal" };

test.for<[what: string, header: () => Promise<string>, trustBoundaryHop: object, spf: string | null]>([
  [
    "Postfix with amavis",
    async () => throughAmavis(await signed(letter(), "shop.com"), { results: allPass }),
    { ...handover, hop: 1, by: "mx.home.net" },
    "pass",
  ],
  [
    "Postfix with amavis under the name of its host",
    async () =>
      throughAmavis(await signed(letter(), "shop.com"), {
        results: allPass,
        client: "mx.home.net (localhost [127.0.0.1])",
        filter: "mx.home.net (mx.home.net [127.0.0.1]) (amavis, port 10026)",
      }),
    { ...handover, hop: 1, by: "mx.home.net" },
    "pass",
  ],
  [
    "Fastmail",
    async () => throughFastmail(await signed(letter(), "shop.com"), { results: allPass }),
    { ...handover, hop: 1, by: "mx6.messagingengine.com" },
    "pass",
  ],
  [
    "Fastmail with the host names of 2026",
    async () => throughFastmail(await signed(letter(), "shop.com"), { ...newNames, results: allPass }),
    { ...handover, hop: 1, by: "phl-mx-04.messagingengine.com" },
    "pass",
  ],
  [
    "Proofpoint",
    async () => throughProofpoint(await signed(letter(), "shop.com"), { results: allPass }),
    { ...handover, hop: 1, by: "mx0b-00069f02.pphosted.com" },
    "pass",
  ],
  [
    "Naver",
    async () => throughNaver(await signed(letter(), "shop.com"), { results: allPass }),
    { ...handover, hop: 1, by: "crcvmail104.nm.naver.com" },
    "pass",
  ],
])("%s passes mail on internally, and its results are trusted", async ([, header, border, spf]) => {
  const raw = await see(await header());
  expect(raw).toMatchObject({
    trustBoundaryHop: border,
    results: [{ trustLevel: "believed" }],
    spf: { reported: spf, currentResult: "pass" },
    dmarc: { reported: "pass", computed: "pass" },
  });
  expect(said(raw)).toEqual([]);
});

test.for<[what: string, header: string]>([
  [
    "a gateway on the same machine, without a filter",
    throughAmavis(letter(), { results: allPass, filter: "localhost (mx.home.net [127.0.0.1]) (Postfix)" }),
  ],
  [
    "a filter on another machine",
    throughAmavis(letter(), {
      results: allPass,
      filter: "localhost (mx.home.net [44.1.2.9]) (amavisd-new, port 10024)",
    }),
  ],
  ["a filter after another server", throughAmavis(letter(), { results: allPass, before: "mx.evil.net" })],
  ["a filter before another server", throughAmavis(letter(), { results: allPass, server: "mx2.home.net" })],
  [
    "a client on another machine",
    throughAmavis(letter(), { results: allPass, client: "localhost (unknown [172.22.1.1])" }),
  ],
  [
    "a local client with another HELO name",
    throughAmavis(letter(), { results: allPass, client: "friend (localhost [127.0.0.1])" }),
  ],
  [
    "the name of a Proofpoint filter on another server",
    throughProofpoint(letter(), { results: allPass, server: "mx.home.net" }),
  ],
  [
    "the names of Fastmail on another server",
    throughFastmail(letter(), { results: allPass, inner: "mx.home.net", proxy: "mx.home.net" }),
  ],
])("nothing below %s is trusted", async ([, header]) => {
  expect(await see(header)).toMatchObject({
    trustBoundaryHop: { kind: "unsure" },
    results: [{ trustLevel: "claim" }],
    spf: { reported: null, currentResult: null },
    dmarc: { reported: null, computed: null },
  });
});

test.for<[what: string, helo: string, below: string]>([
  ["a one-word HELO name", "friend", "by mail.evil.net with ESMTPS id 8"],
  // A client controls its HELO name and the fields below.
  ["a HELO name of the receiver's host", "mx2.home.net", "by mx2.home.net with ESMTPS id 8"],
  ["an internal address as HELO name", "[10.0.0.9]", "by mx2.home.net with ESMTPS id 8"],
  ["an unreadable field below", "x", ""],
  ["a field below by the gateway", "gate.home.net", "by gate.home.net (Postfix) with ESMTPS id 8"],
  ["a field below by the gateway, in one word", "gate", "by gate with ESMTPS id 8"],
  ["a field below by the gateway, by its address", "x", "by [10.0.0.1] with ESMTPS id 8"],
])("a client behind a gateway with a name of the receiver is not trusted: %s", async ([, helo, below]) => {
  const at = "Fri, 20 Nov 2026 11:00:05 +0000";
  const claimed = below === "" ? "hello" : `from mail.shop.com (mail.shop.com [44.1.2.5]) ${below}`;
  const raw = await see(
    [
      "Return-Path: <news@shop.com>",
      `Received: from ${helo} (gate.home.net [10.0.0.1]) by mx.home.net (Postfix) with ESMTPS id 9; ${at}`,
      `Authentication-Results: mx.home.net; ${allPass}`,
      `Received: ${claimed}; ${at}`,
      letter(),
    ].join("\r\n"),
  );
  expect(raw).toMatchObject({
    trustBoundaryHop: { kind: "unsure" },
    results: [{ trustLevel: "claim" }],
    dmarc: { reported: null, computed: null },
  });
});
