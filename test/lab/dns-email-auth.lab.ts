import { expect, test } from "vitest";
import { collectDkim } from "../../src/checks/email/dkim/collect.ts";
import { dkimSlice } from "../../src/checks/email/dkim/judge.ts";
import { observeDmarc } from "../../src/topics/dmarc/observe.ts";
import { dmarcSlice } from "../../src/checks/email/dmarc/judge.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { dnsLab, labContext } from "./dns/lab.ts";

const lab = dnsLab();

test.for<[domain: string, dkim: string, dmarc: string]>([
  ["good.com", "20 revoked", "25"],
  ["mail-nokey.com", "0 none", "25"],
  ["mail-hiddenkey.com", "14 unknown-selector", "25"],
  ["mail-shortkey.com", "17 short revoked", "25"],
  ["mail-testkey.com", "12 testing revoked", "25"],
  ["mail-anykey.com", "0 all-revoked", "25"],
  ["mail-nodmarc.com", "20 revoked", "0 missing"],
  ["mail-twodmarc.com", "20 revoked", "0 several"],
  ["mail-none.com", "20 revoked", "16 policy-none"],
  ["mail-quarantine.com", "20 revoked", "23 policy-quarantine"],
  ["mail-tested.com", "20 revoked", "23 test"],
  ["mail-weaksub.com", "20 revoked", "24 below-weaker"],
  ["mail-norua.com", "20 revoked", "22 reports-missing"],
  ["mail-foreignrua.com", "20 revoked", "22 reports-unauthorised"],
  ["mail-goodrua.com", "20 revoked", "25"],
  ["mail-nullmx.com", "0 all-revoked", "22 reports-no-mail"],
  // Its servers do not answer, which does not prove absence.
  ["lame.com", "null unknown", "null unknown"],
])("%s: DKIM %s, DMARC %s", async ([domain, dkim, dmarc]) => {
  const context = labContext(lab);
  const name = parseName(domain);
  const keys = dkimSlice(await collectDkim(context, name));
  const policy = dmarcSlice(await observeDmarc(context, name, { mayConnect: true }), { isAligned: null });

  expect(said(keys.points.dkim, keys.findings)).toBe(dkim);
  expect(said(policy.points.dmarc, policy.findings)).toBe(dmarc);
});

function said(points: number | null, findings: readonly { readonly id: string }[]): string {
  return [`${points}`, ...findings.map(({ id }) => id.replace(/^d(?:kim|marc)-/, ""))].join(" ");
}
