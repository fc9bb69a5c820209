import { expect, test } from "vitest";
import { letter, mailWorld, signed, throughGmail, throughPostfix } from "../../../test/mail/samples.ts";
import { allPass, said, see } from "../../../test/mail/seen.ts";
import type { EmailHeaderRaw } from "./index.ts";
import { emailHeader } from "./index.ts";

const evil = { ip: "66.6.6.6", sender: "x@evil.net", name: "mail.evil.net" };
const service = { ip: "44.9.0.1", sender: "x@bounce.sender.net" };
const spfOfService = "spf=pass smtp.mailfrom=x@bounce.sender.net";

/** Adds fields above everything the receiver's server wrote, so that only the receiver can have written them. */
function above(results: string, message: string): string {
  return `Authentication-Results: mx.home.net; ${results}\r\n${message}`;
}

/** Two domains without a policy, one a subdomain of the other. Both sign and publish SPF. */
const shop = mailWorld.zones?.["shop.com"];
const signing = typeof shop === "string" ? (/s1\._domainkey TXT "[^"]+"/.exec(shop)?.[0] ?? "") : "";
const sends = 'TXT "v=spf1 ip4:44.1.2.5 -all"';
const quiet = {
  zones: {
    ...mailWorld.zones,
    "quiet.com": `@ ${sends}\nmail ${sends}\n${signing}\n${signing.replace("_domainkey", "_domainkey.mail")}`,
  },
};
const from = (address: string): string => letter({ From: `<${address}>`, "Message-ID": "<1@quiet.com>" });

type Case = [
  what: string,
  header: () => Promise<string>,
  findings: readonly string[],
  reported: object,
  world?: object,
];

test.for<Case>([
  [
    "a valid header signature from any host",
    async () => throughPostfix(await signed(letter(), "shop.com"), evil),
    ["(dmarc-header-only)", "(no-results)", "(bounces-elsewhere)"],
    { dkim: [{ state: "verified", reported: null }], dmarc: { computed: "header" } },
  ],
  [
    "a valid header signature from any host, with results in the receiver's name",
    async () =>
      throughPostfix(await signed(letter(), "shop.com"), {
        ...evil,
        results: "dkim=pass header.d=shop.com header.s=s1; dmarc=pass header.from=shop.com",
      }),
    ["(dmarc-header-only)", "(bounces-elsewhere)"],
    { results: [{ trustLevel: "confirmed" }], dmarc: { reported: null, computed: "header" } },
  ],
  [
    "a valid header signature from a host that SPF allows",
    async () => throughPostfix(await signed(letter(), "shop.com")),
    ["(no-results)"],
    { dmarc: { computed: "pass" } },
  ],
  [
    "a valid header signature and a DKIM pass by the receiver",
    async () =>
      above(
        `dkim=pass header.d=shop.com; ${spfOfService}`,
        throughPostfix(await signed(letter(), "shop.com"), service),
      ),
    ["(bounces-elsewhere)"],
    { dmarc: { computed: "pass" } },
  ],
  [
    "a subdomain of a domain without a policy, with SPF and DKIM passes of the parent",
    async () => throughPostfix(await signed(from("a@mail.quiet.com"), "quiet.com"), { sender: "a@quiet.com" }),
    ["dmarc-missing", "(no-results)"],
    { spf: { isAligned: true }, dkim: [{ isAligned: true }], dmarc: { record: "none", computed: "pass" } },
    quiet,
  ],
  [
    "a domain without a policy, with SPF and DKIM passes of its subdomain",
    async () =>
      above(
        "spf=pass smtp.mailfrom=mail.quiet.com; dkim=pass header.d=mail.quiet.com; dmarc=none header.from=quiet.com",
        throughPostfix(await signed(from("a@quiet.com"), "mail.quiet.com"), { sender: "a@mail.quiet.com" }),
      ),
    ["dmarc-missing"],
    { dmarc: { organizationalDomain: "quiet.com", record: "none", reported: "none", computed: "pass" } },
    quiet,
  ],
  [
    "a domain without a policy and without a pass",
    async () => throughPostfix(from("a@quiet.com"), evil),
    ["author-unproven", "dmarc-missing", "dkim-missing", "(no-results)", "(bounces-elsewhere)"],
    { dmarc: { record: "none", computed: "none" } },
    quiet,
  ],
  [
    "a domain with an unknown policy and without a pass",
    async () => throughPostfix(letter(), evil),
    ["dkim-missing", "(dmarc-unknown)", "(no-results)", "(bounces-elsewhere)"],
    { dmarc: { record: "unknown", computed: null } },
    { resolvers: { "127.0.0.1:53": { blocks: ["_dmarc.shop.com"], blocksWith: "SERVFAIL" } } },
  ],
  [
    "eight foreign signatures before the author's",
    async () => {
      const junk = Array.from({ length: 8 }, (_, index) => `DKIM-Signature: v=1; d=junk${index}.net; s=x\r\n`).join("");
      return above("dkim=pass header.d=shop.com", throughPostfix(junk + (await signed(letter(), "shop.com")), service));
    },
    ["dkim-invalid", "(bounces-elsewhere)"],
    { dkimTotal: 9, dmarc: { computed: "pass" } },
  ],
  [
    "eight signatures with a missing key of the author's domain before the valid one",
    async () => {
      const junk = (await signed(letter(), "shop.com", "gone")).replace(letter(), "").repeat(8);
      return throughPostfix(junk + (await signed(letter(), "shop.com")), evil);
    },
    ["dkim-key-missing", "(dmarc-unknown)", "(no-results)", "(bounces-elsewhere)"],
    { dkimTotal: 9, dmarc: { computed: null } },
  ],
  [
    "eight malformed signatures of the author's domain before the valid one",
    async () =>
      throughPostfix("DKIM-Signature: v=1; d=shop.com\r\n".repeat(8) + (await signed(letter(), "shop.com")), evil),
    ["dkim-invalid", "(dmarc-header-only)", "(no-results)", "(bounces-elsewhere)"],
    { dkimTotal: 9, dmarc: { computed: "header" } },
  ],
  [
    "a signature removed after the receiver verified it",
    async () => throughGmail(letter(), { ...service, results: allPass.replace("news@shop.com", service.sender) }),
    ["(dkim-removed)", "(bounces-elsewhere)"],
    { dmarc: { reported: "pass", computed: "pass" } },
  ],
  [
    "a missing signature that only an untrusted result reports",
    async () => throughPostfix(letter(), { ...evil, results: "dkim=pass header.d=shop.com" }),
    ["dmarc-failed", "results-contradicted", "dkim-missing", "(no-results)", "(bounces-elsewhere)"],
    { dmarc: { computed: "fail" } },
  ],
  [
    "a forwarder that keeps the envelope sender, with a DKIM pass by the receiver",
    async () =>
      throughGmail(await signed(letter(), "shop.com"), {
        ip: "44.7.7.7",
        results: allPass.replace("spf=pass", "spf=fail"),
      }),
    ["spf-failed-forwarded"],
    { spf: { reported: "fail" }, dmarc: { computed: "pass" } },
  ],
  [
    "a forwarder that keeps the envelope sender, without results of the receiver",
    async () => throughPostfix(await signed(letter(), "shop.com"), { ip: "44.7.7.7" }),
    ["spf-failed-forwarded", "(dmarc-header-only)", "(no-results)"],
    { dmarc: { computed: "header" } },
  ],
])("%s", async ([, header, findings, told, world]) => {
  const raw = await see(await header(), world);
  expect(raw).toMatchObject(told);
  expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
  expect(said(raw)).toEqual(findings);
});

function figure(raw: EmailHeaderRaw): readonly unknown[] {
  const { status, kpis } = emailHeader.judge(raw, { headers: "" });
  return [status, kpis.find(({ id }) => id === "dmarc")?.value];
}

test("an intact header alone neither proves nor disproves its author", async () => {
  expect(figure(await see(throughPostfix(await signed(letter(), "shop.com"), evil)))).toEqual(["unknown", "header"]);
  expect(figure(await see(throughPostfix(await signed(letter(), "shop.com"))))).toEqual(["pass", "pass"]);
});

test("without a policy, an unproven author has not failed DMARC", async () => {
  expect(figure(await see(throughPostfix(from("a@quiet.com"), evil), quiet))).toEqual(["warn", "none"]);
});

test("a replacement character in an unsigned field does not excuse a failed signature", async () => {
  const changed = (await signed(letter(), "shop.com")).replace("Your", "My");
  const raw = await see(throughPostfix(`X-Mailer: \u{FFFD}\r\n${changed}`, evil));
  expect(raw).toMatchObject({ dkim: [{ state: "failed", reason: "mismatch" }], dmarc: { computed: "fail" } });
});
