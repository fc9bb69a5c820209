import { expect, test } from "vitest";
import { letter, signed, throughPostfix } from "../../../test/mail/samples.ts";
import { allPass, said, see } from "../../../test/mail/seen.ts";
import { emailHeader } from "./index.ts";

/** Adds fields above everything the receiver's server wrote, so that only the receiver can have written them. */
function above(results: string, message: string): string {
  return `Authentication-Results: mx.home.net; ${results}\r\n${message}`;
}

const evil = { ip: "66.6.6.6", sender: "x@evil.net", name: "mail.evil.net" };
const later = { now: new Date("2027-11-20T12:00:00Z") };
const deep = letter({ From: "Shop <news@mail.shop.com>" });

type Case = [
  what: string,
  header: () => Promise<string>,
  findings: readonly string[],
  reported: object,
  world?: object,
];

test.for<Case>([
  [
    "a changed body, reported by the receiver",
    async () =>
      above("dkim=fail header.d=shop.com header.s=s1", throughPostfix(await signed(letter(), "shop.com"), evil)),
    ["dmarc-failed", "dkim-failed", "(bounces-elsewhere)"],
    { dkim: [{ state: "verified", reported: "fail" }], dmarc: { computed: "fail" } },
  ],
  [
    "a changed body, reported in Gmail's words for a subdomain of the signing domain",
    async () =>
      above("dkim=neutral header.i=@mail.shop.com header.s=s1", throughPostfix(await signed(deep, "shop.com"), evil)),
    ["dmarc-failed", "dkim-failed", "(bounces-elsewhere)"],
    { dkim: [{ state: "verified", reported: "neutral" }], dmarc: { computed: "fail" } },
  ],
  [
    "a changed body, reported by a filter below the trace field",
    async () =>
      throughPostfix(await signed(letter(), "shop.com"), {
        ...evil,
        results: "dkim=fail header.d=shop.com header.s=s1",
      }),
    ["dmarc-failed", "dkim-failed", "(no-results)", "(bounces-elsewhere)"],
    {
      results: [{ trustLevel: "unsure" }],
      dkim: [{ state: "verified", reported: "fail" }],
      dmarc: { computed: "fail" },
    },
  ],
  [
    "a changed body, reported by a filter above a forged pass",
    async () =>
      throughPostfix(
        `Authentication-Results: mx.home.net; dkim=pass header.d=shop.com header.s=s1\r\n${await signed(letter(), "shop.com")}`,
        { ...evil, results: "dkim=fail header.d=shop.com header.s=s1" },
      ),
    ["dmarc-failed", "dkim-failed", "(bounces-elsewhere)"],
    { dkim: [{ reported: "fail" }], dmarc: { computed: "fail" } },
  ],
  ...["softfail (fail, message has been altered)", "perm_fail", "invalid reason=body_hash"].map((result): Case => [
    `a changed body, reported as ${result}`,
    async () => above(`dkim=${result} header.i=@shop.com`, throughPostfix(await signed(letter(), "shop.com"), evil)),
    ["dmarc-failed", "dkim-failed", "(bounces-elsewhere)"],
    { dkim: [{ state: "verified" }], dmarc: { computed: "fail" } },
  ]),
  [
    "a changed body, reported without the signing domain",
    async () => above("dkim=fail (body hash did not verify)", throughPostfix(await signed(letter(), "shop.com"), evil)),
    ["(dmarc-unknown)", "(dkim-unknown)", "(bounces-elsewhere)"],
    { dkim: [{ state: "unknown", reason: "refused-unnamed", reported: null }], dmarc: { computed: null } },
  ],
  [
    "a changed body, reported without the signing domain above a forged pass",
    async () =>
      above(
        "dkim=fail (body hash did not verify)",
        throughPostfix(await signed(letter(), "shop.com"), {
          ...evil,
          results: "dkim=pass header.d=shop.com header.s=s1",
        }),
      ),
    ["(dmarc-unknown)", "(dkim-unknown)", "(bounces-elsewhere)"],
    { dkim: [{ state: "unknown", reported: null }], dmarc: { computed: null } },
  ],
  [
    "a fail without a domain beside a pass of the named signature",
    async () =>
      above(
        "dkim=fail; dkim=pass header.d=shop.com header.s=s1",
        throughPostfix(await signed(letter(), "shop.com"), evil),
      ),
    ["(bounces-elsewhere)"],
    { dkim: [{ state: "verified", reported: "pass" }], dmarc: { computed: "pass" } },
  ],
  [
    "a receiver whose key lookup timed out",
    async () => above("dkim=timeout header.d=shop.com", throughPostfix(await signed(letter(), "shop.com"))),
    [],
    { dkim: [{ state: "verified", reported: "timeout" }], dmarc: { computed: "pass" } },
  ],
  [
    "SPF of the HELO name",
    async () => above("spf=pass smtp.helo=mail.shop.com", throughPostfix(letter(), evil)),
    ["dmarc-failed", "dkim-missing", "(bounces-elsewhere)"],
    {
      results: [{ methods: [{ isOfHelo: true }] }],
      spf: { reported: null, currentResult: "pass" },
      dmarc: { computed: "fail" },
    },
  ],
  [
    "SPF of the HELO name in Received-SPF",
    async () =>
      `Received-SPF: Pass (helo) identity=helo; client-ip=66.6.6.6; helo=mail.shop.com; envelope-from=news@shop.com\r\n${throughPostfix(letter(), evil)}`,
    ["dmarc-failed", "dkim-missing", "(no-results)", "(bounces-elsewhere)"],
    { spf: { reported: null }, dmarc: { computed: "fail" } },
  ],
  [
    "SPF of both identities, HELO first",
    async () =>
      above("spf=pass smtp.helo=mail.shop.com; spf=fail smtp.mailfrom=x@evil.net", throughPostfix(letter(), evil)),
    ["dmarc-failed", "spf-failed", "dkim-missing", "(spf-differs)", "(bounces-elsewhere)"],
    { spf: { reported: "fail", reportedDomain: "evil.net" } },
  ],
  [
    "SPF of a bounce, which has only the HELO identity",
    async () =>
      above("spf=pass smtp.mailfrom=<> smtp.helo=shop.com", throughPostfix(letter(), { sender: "", name: "shop.com" })),
    ["dkim-missing", "(spf-differs)"],
    { spf: { reported: "pass", reportedDomain: "shop.com", isAligned: true }, dmarc: { computed: "pass" } },
  ],
  [
    "a DMARC pass that no other result supports",
    async () =>
      above("spf=pass smtp.mailfrom=x@evil.net; dmarc=pass header.from=shop.com", throughPostfix(letter(), evil)),
    ["dkim-missing", "(dmarc-unknown)", "(dmarc-differs)", "(bounces-elsewhere)"],
    { dmarc: { reported: "pass", computed: "fail" } },
  ],
  [
    "DMARC and ARC results in the receiver's name, beside a confirmed SPF result",
    async () => throughPostfix(letter(), { ...evil, results: "spf=pass; dmarc=pass header.from=shop.com; arc=pass" }),
    ["dmarc-failed", "dkim-missing", "(bounces-elsewhere)"],
    { results: [{ trustLevel: "confirmed" }], dmarc: { reported: null, computed: "fail" }, arc: { reported: null } },
  ],
  [
    "genuine results of a filter for a subdomain of the signing domain",
    async () =>
      throughPostfix(await signed(deep, "shop.com"), {
        results: "dkim=pass header.i=@mail.shop.com header.s=s1; spf=pass smtp.mailfrom=news@shop.com",
      }),
    [],
    { results: [{ trustLevel: "confirmed", methods: [{ domain: "shop.com" }, {}] }], dmarc: { computed: "pass" } },
  ],
  [
    "genuine results of a filter that today's records no longer confirm",
    async () => throughPostfix(letter(), { ip: "44.8.8.8", results: "spf=pass smtp.mailfrom=news@shop.com" }),
    ["dkim-missing", "(dmarc-unknown)", "(spf-then-unknown)", "(no-results)"],
    { isRecent: false, results: [{ trustLevel: "unsure" }], spf: { currentResult: "fail" } },
    later,
  ],
  [
    "genuine results of a filter for a signature beyond the limit",
    async () =>
      throughPostfix(`${"DKIM-Signature: v=1; d=evil.net\r\n".repeat(8)}${await signed(letter(), "shop.com")}`, {
        results: allPass,
      }),
    ["dkim-invalid"],
    { dkimTotal: 9, results: [{ trustLevel: "confirmed" }] },
  ],
])("%s", async ([, header, findings, told, world]) => {
  const raw = await see(await header(), world);
  expect(raw).toMatchObject(told);
  expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
  expect(said(raw)).toEqual(findings);
});

test.for<[what: string, header: () => Promise<string>, dkim: string, dmarc: string | null, status: string]>([
  [
    "a changed body",
    async () =>
      above("dkim=fail header.d=shop.com header.s=s1", throughPostfix(await signed(letter(), "shop.com"), evil)),
    "failed",
    "fail",
    "warn",
  ],
  [
    "a DMARC pass that no other result supports",
    async () => above("dmarc=pass header.from=shop.com", throughPostfix(await signed(letter(), "evil.net"), evil)),
    "verified",
    null,
    "unknown",
  ],
])("key figures for %s", async ([, header, dkim, dmarc, status]) => {
  const verdict = emailHeader.judge(await see(await header()), { headers: "" });
  expect(verdict.kpis).toContainEqual(expect.objectContaining({ id: "dkim", value: dkim }));
  expect(verdict.kpis).toContainEqual(expect.objectContaining({ id: "dmarc", value: dmarc }));
  expect(verdict.status).toBe(status);
});
