import { expect, test } from "vitest";
import {
  letter,
  signed,
  throughGmail,
  throughICloud,
  throughPostfix,
  throughSes,
} from "../../../../test/mail/samples.ts";
import { allPass, said, see } from "../../../../test/mail/seen.ts";

const apple = [
  'bimi.icloud.com; bimi=skipped reason="insufficient dmarc"',
  "dmarc.icloud.com; dmarc=pass header.from=shop.com",
  "dkim-verifier.icloud.com; dkim=pass (2048-bit key) header.d=shop.com header.i=@shop.com header.b=abc",
  "dkim-verifier.icloud.com; dkim=pass (2048-bit key) header.d=sender.net header.i=@sender.net header.b=def",
  "spf.icloud.com; spf=pass (spf.icloud.com: domain of news@shop.com) smtp.mailfrom=news@shop.com",
];
const found = {
  from: "dmarc=fail header.from=shop.com",
  spf: "spf=pass smtp.mailfrom=x@evil.net",
};
const evil = { ip: "66.6.6.6", sender: "x@evil.net" };
const forged = (server: string): string => `Authentication-Results: ${server}; ${allPass}\r\n${letter()}`;

test.for<
  [
    what: string,
    header: () => Promise<string>,
    standings: readonly string[],
    findings: readonly string[],
    reported: object,
  ]
>([
  [
    "results of Gmail below its trace field",
    async () => throughGmail(await signed(letter(), "shop.com"), { results: allPass }),
    ["believed"],
    [],
    { dmarc: { reported: "pass" } },
  ],
  [
    "results of Gmail in an ARC field, for forwarding",
    async () => throughGmail(await signed(letter(), "shop.com"), { sealed: allPass }),
    ["believed"],
    // The sample has no other field of the chain.
    ["arc-broken"],
    { spf: { reported: "pass" }, dkim: [{ reported: "pass" }], dmarc: { reported: "pass" } },
  ],
  [
    "results of Gmail above a forged result in its name",
    async () => throughGmail(forged("mx.google.com"), { ...evil, results: `${found.spf}; ${found.from}` }),
    ["believed", "unsure"],
    ["dmarc-failed", "results-contradicted", "dkim-missing", "(bounces-elsewhere)"],
    { dmarc: { reported: "fail", computed: "fail" } },
  ],
  [
    "a forged result in Gmail's name behind the sender's own field",
    async () => throughGmail(`X-Mailer: x\r\n${forged("mx.google.com")}`, evil),
    ["unsure"],
    ["dmarc-failed", "results-contradicted", "dkim-missing", "(no-results)", "(bounces-elsewhere)"],
    { dmarc: { reported: null, computed: "fail" } },
  ],
  [
    "a forged result in Gmail's name at another receiver",
    async () => throughPostfix(forged("mx.google.com"), evil),
    ["beside"],
    ["dmarc-failed", "dkim-missing", "(no-results)", "(bounces-elsewhere)"],
    { dmarc: { reported: null, computed: "fail" } },
  ],
  [
    "a forged ARC result in the receiver's name",
    async () => throughPostfix(`ARC-${forged("mx.home.net")}`, evil),
    [],
    ["dmarc-failed", "dkim-missing", "arc-broken", "(no-results)", "(bounces-elsewhere)"],
    { dmarc: { reported: null, computed: "fail" } },
  ],
  [
    "results of iCloud, with one server name for each method",
    async () => throughICloud(await signed(await signed(letter(), "shop.com"), "sender.net"), apple),
    apple.map(() => "believed"),
    [],
    {
      trustBoundaryHop: { kind: "handover", hop: 1, by: "st43p00im-zteg10073401.me.com", address: "44.1.2.5" },
      spf: { reported: "pass" },
      dkim: [{ reported: "pass" }, { reported: "pass" }],
      dmarc: { reported: "pass" },
    },
  ],
  [
    "results of iCloud above a forged result in its name",
    async () =>
      throughICloud(forged("dmarc.icloud.com"), [`dmarc.icloud.com; ${found.from}`, `spf.icloud.com; ${found.spf}`]),
    ["believed", "believed", "beside"],
    ["dmarc-failed", "dkim-missing"],
    { dmarc: { reported: "fail" } },
  ],
  [
    "a forged result in the name of an iCloud method",
    async () => throughICloud(forged("dmarc.icloud.com"), []),
    ["beside"],
    ["dkim-missing", "(dmarc-unknown)", "(no-results)"],
    { dmarc: { reported: null } },
  ],
])("%s", async ([, header, standings, findings, told]) => {
  const raw = await see(await header());
  expect(raw.results.map(({ trustLevel: standing }) => standing)).toEqual(standings);
  expect(raw).toMatchObject(told);
  expect(said(raw)).toEqual(findings);
});

test.for<[what: string, results: string, reported: object]>([
  [
    "all pass",
    allPass,
    { spf: { reported: "pass" }, dkim: [{ reported: "pass" }], dmarc: { reported: "pass", computed: "pass" } },
  ],
  [
    "a changed body",
    `dkim=fail header.i=@shop.com; ${found.spf}; ${found.from}`,
    { dkim: [{ reported: "fail" }], dmarc: { reported: "fail", computed: "fail" } },
  ],
])("results of SES are trusted although its servers share one name: %s", async ([, results, told]) => {
  const sender = results === allPass ? {} : evil;
  const raw = await see(throughSes(await signed(letter(), "shop.com"), { ...sender, results }));
  expect(raw).toMatchObject({ results: [{ trustLevel: "believed" }], ...told });
});

test.for([22, 200])("the deciding result is kept behind the results of %i other signatures", async (count) => {
  const junk = Array.from({ length: count }, (_, at) => `dkim=neutral (no key) header.i=@j${at}.evil.net header.s=x`);
  const results = [...junk, "dkim=fail header.i=@shop.com header.s=s1", found.spf, found.from].join("; ");
  const raw = await see(throughGmail(await signed(letter(), "shop.com"), { ...evil, results }));
  expect(raw.results[0]?.methods).toHaveLength(20);
  expect(raw).toMatchObject({ dkim: [{ reported: "fail" }], spf: { reported: "pass" }, dmarc: { reported: "fail" } });
});
