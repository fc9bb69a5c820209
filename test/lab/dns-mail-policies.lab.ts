import { expect, test } from "vitest";
import { collectBimi } from "../../src/checks/email/bimi/collect.ts";
import { bimiPart } from "../../src/checks/email/bimi/judge.ts";
import { collectBlocklists } from "../../src/checks/email/blocklists/collect.ts";
import { blocklistsPart } from "../../src/checks/email/blocklists/judge.ts";
import { collectMtaSts } from "../../src/checks/email/mta-sts/collect.ts";
import { mtaStsPart } from "../../src/checks/email/mta-sts/judge.ts";
import type { HostStanding } from "../../src/checks/email/slice.ts";
import { collectTlsRpt } from "../../src/checks/email/tls-rpt/collect.ts";
import { tlsRptPart } from "../../src/checks/email/tls-rpt/judge.ts";
import type { Blocklist } from "../../src/core/net/blocklist.ts";
import type { Finding } from "../../src/core/result/interpretation.ts";
import { blocklists, spamhausZone } from "../../src/data/mail/blocklists.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { dnsLab, labContext } from "./dns/lab.ts";

const lab = dnsLab();

function standing(host: string, certificate: HostStanding["certificate"] = "valid"): HostStanding {
  return { host, starttls: "offered", certificate, reason: null };
}

const mx1 = { names: ["mx1.good.com"], standings: [standing("mx1.good.com")] };

function ids(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ id }) => id);
}

test.for<[domain: string, points: number, capped: boolean, problems: readonly string[], whom?: typeof mx1]>([
  ["good.com", 4, false, []],
  ["mail-nosts.com", 0, false, ["mta-sts-record-missing"]],
  ["mail-testing.com", 2, false, ["mta-sts-testing"]],
  ["mail-strict.com", 0, true, ["mta-sts-returns"]],
  ["mail-badpolicy.com", 0, false, ["mta-sts-policy-invalid"]],
  [
    "mail-wrongname.com",
    0,
    true,
    ["mta-sts-breaks"],
    {
      names: ["mx1.good.com", "mx2.mail-wrongname.com"],
      standings: [standing("mx1.good.com"), standing("mx2.mail-wrongname.com", "invalid")],
    },
  ],
])("MTA-STS of %s over a real server", async ([domain, points, capped, problems, whom = mx1]) => {
  const raw = await collectMtaSts(labContext(lab), parseName(domain));
  const found = mtaStsPart(raw, whom);

  expect([
    found.points.transport,
    found.ceilings.length > 0,
    ids(found.findings),
    raw.policy.certificate.state,
  ]).toEqual([points, capped, problems, "valid"]);
});

test.for<[domain: string, points: number, problems: readonly string[]]>([
  ["good.com", 2, []],
  ["mail-noreports.com", 0, ["tls-rpt-missing"]],
])("TLS-RPT of %s", async ([domain, points, problems]) => {
  const found = tlsRptPart(await collectTlsRpt(labContext(lab), parseName(domain)));

  expect([found.points.reports, ids(found.findings)]).toEqual([points, problems]);
});

test.for<[domain: string, points: number, problems: readonly string[]]>([
  ["good.com", 2, ["bimi-self-asserted"]],
  ["mail-nologo.com", 0, ["bimi-missing"]],
  ["mail-declined.com", 0, ["bimi-declined"]],
  [
    "mail-badlogo.com",
    0,
    ["bimi-logo", "bimi-logo", "bimi-logo", "bimi-logo", "bimi-logo", "bimi-logo", "bimi-self-asserted"],
  ],
])("BIMI of %s over a real server", async ([domain, points, problems]) => {
  const found = bimiPart(await collectBimi(labContext(lab), parseName(domain)), "reject");

  expect([found.points.bimi, ids(found.findings)]).toEqual([points, problems]);
});

const zen = spamhausZone("zen", null);
const dbl = spamhausZone("dbl", null);
/** rbldnsd serves these; other lists have no servers in the lab. */
const served = [zen, dbl].filter((each) => each !== null);

test.for<[what: string, domain: string, host: number, points: number, capped: boolean, problems: readonly string[]]>([
  ["nothing", "good.com", 4, 12, false, []],
  ["SBL", "mail-listed.com", 3, 0, true, ["blocklist-major"]],
  ["PBL", "good.com", 9, 12, false, ["blocklist-info"]],
  ["DBL", "mail-dbl.com", 4, 4, false, ["blocklist-middle"]],
])("rbldnsd lists %s", async ([, domain, host, points, capped, problems]) => {
  const context = labContext(lab);
  const dns = { ...context.dns, blocklists: served };
  const hosts = [{ host: "mx.example", addresses: [`${lab.net}.1.${host}`] }];
  const found = blocklistsPart(await collectBlocklists({ ...context, dns }, { hosts, domain }));

  expect([found.points.blocklists, found.ceilings.length > 0, ids(found.findings)]).toEqual([points, capped, problems]);
});

test("a refusing rbldnsd, and missing lists, list nothing", async () => {
  const context = labContext(lab);
  const refusing: readonly Blocklist[] = served
    .slice(0, 1)
    .map((each) => ({ ...each, zone: "refuse.spamhaus.org", name: "refuse.spamhaus.org" }));
  const dns = {
    ...context.dns,
    blocklists: [...refusing, ...blocklists.filter(({ zone }) => zone === "psbl.surriel.com")],
  };
  const hosts = [{ host: "mx.example", addresses: [`${lab.net}.1.3`] }];
  const raw = await collectBlocklists({ ...context, dns }, { hosts, domain: null });

  expect(raw.lists.map(({ state, listings }) => [state, listings.length])).toEqual([
    ["unknown", 0],
    ["unknown", 0],
  ]);
  expect(blocklistsPart(raw).points.blocklists).toBeNull();
});
