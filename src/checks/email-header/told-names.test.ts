import { expect, test } from "vitest";
import { letter, signed, throughPostfix } from "../../../test/mail/samples.ts";
import { said, see } from "../../../test/mail/seen.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { emailHeader } from "./index.ts";

/** Adds fields above everything the receiver's server wrote, so that only the receiver can have written them. */
function above(results: string, message: string): string {
  return `Authentication-Results: mx.home.net; ${results}\r\n${message}`;
}

const evil = { ip: "66.6.6.6", sender: "x@evil.net", name: "mail.evil.net" };

type Case = [what: string, header: () => string, findings: readonly string[], reported: object];

test.for<Case>([
  [
    "a DMARC pass for another domain than the author's",
    () =>
      above("spf=temperror smtp.mailfrom=x@evil.net; dmarc=pass header.from=evil.net", throughPostfix(letter(), evil)),
    ["dkim-missing", "(dmarc-unknown)", "(spf-differs)", "(bounces-elsewhere)"],
    { dmarc: { reported: null, computed: null } },
  ],
  [
    "a DMARC pass for one of two authors",
    () =>
      above("dmarc=pass header.from=evil.net", throughPostfix(letter({ From: "<news@shop.com>, <x@evil.net>" }), evil)),
    ["several-from", "dkim-missing", "(bounces-elsewhere)"],
    { dmarc: { reported: null, domain: null, computed: null } },
  ],
  [
    "a DMARC pass without a domain",
    () => above("dmarc=pass", throughPostfix(letter())),
    ["dkim-missing"],
    { dmarc: { reported: "pass", computed: "pass" } },
  ],
  ...["shop.com (x)@evil.net", "shop.com x@evil.net", "shop.com a=x@evil.net"].map((envelope): Case => [
    `an envelope sender that starts with another domain: ${envelope}`,
    () => above(`spf=pass smtp.mailfrom=${envelope}`, throughPostfix(letter(), evil)),
    ["dmarc-failed", "dkim-missing", "(bounces-elsewhere)"],
    { spf: { reported: "pass", reportedDomain: "evil.net", isAligned: false }, dmarc: { computed: "fail" } },
  ]),
  ...["shop.com", "shop.com smtp.x=y@evil.net", "shop.com; x@evil.net", "shop.com/x"].map((envelope): Case => [
    `an envelope sender that differs from the Return-Path: ${envelope}`,
    () => above(`spf=pass smtp.mailfrom=${envelope}`, throughPostfix(letter(), evil)),
    ["dkim-missing", "(dmarc-unknown)", "(bounces-elsewhere)"],
    { spf: { reported: "pass", reportedDomain: null, isAligned: null }, dmarc: { computed: null } },
  ]),
  [
    "an envelope sender in Received-SPF that differs from the Return-Path",
    () =>
      `Received-SPF: pass (x) client-ip=66.6.6.6; envelope-from=news@shop.com; helo=x\r\n${throughPostfix(letter(), evil)}`,
    ["dkim-missing", "(dmarc-unknown)", "(bounces-elsewhere)"],
    { spf: { reported: "pass", reportedDomain: null, isAligned: null }, dmarc: { computed: null } },
  ],
  [
    "a bounce with a reported envelope sender",
    () => above("spf=pass smtp.mailfrom=shop.com", throughPostfix(letter(), { ...evil, sender: "" })),
    ["dkim-missing", "(dmarc-unknown)", "(spf-differs)"],
    { spf: { reported: "pass", reportedDomain: null, isAligned: null }, dmarc: { computed: null } },
  ],
  [
    "an empty reported envelope sender for a message that is no bounce",
    () => above("spf=pass smtp.mailfrom= smtp.helo=mail.shop.com", throughPostfix(letter(), evil)),
    ["dmarc-failed", "dkim-missing", "(bounces-elsewhere)"],
    { spf: { reported: null, currentResult: "pass", isAligned: false }, dmarc: { computed: "fail" } },
  ],
  ...["", '""', "<>"].map((envelope): Case => [
    `a bounce whose envelope sender is reported as '${envelope}'`,
    () =>
      above(
        `spf=pass smtp.mailfrom=${envelope} smtp.helo=shop.com`,
        throughPostfix(letter(), { sender: "", name: "shop.com" }),
      ),
    ["dkim-missing", "(spf-differs)"],
    { spf: { reported: "pass", reportedDomain: "shop.com", isAligned: true }, dmarc: { computed: "pass" } },
  ]),
])("%s", async ([, header, findings, told]) => {
  const raw = await see(header());
  expect(raw).toMatchObject(told);
  expect(said(raw)).toEqual(findings);
});

test.for([
  ["en", "body not checked"],
  ["ko", "본문은 확인하지 않음"],
] as const)("the key figure of a signature says in %s that the body was not checked", async ([language, words]) => {
  const verdict = emailHeader.judge(await see(throughPostfix(await signed(letter(), "shop.com"))), { headers: "" });
  const { kpis } = interpret(emailHeader, verdict, language);
  expect(kpis.find(({ id }) => id.endsWith("dkim"))).toMatchObject({ value: "verified" });
  expect(JSON.stringify(kpis)).toContain(words);
});
