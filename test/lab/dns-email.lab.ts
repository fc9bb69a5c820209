import { expect, test } from "vitest";
import { effects } from "../../src/checks/email/effects.ts";
import { email } from "../../src/checks/email/index.ts";
import type { Verdict } from "../../src/core/result/interpretation.ts";
import { spamhausZone } from "../../src/data/mail/blocklists.ts";
import { dnsLab, measureInLab } from "./dns/lab.ts";
import { mailDamages } from "./dns/mail-zones.ts";

const lab = dnsLab();
const [zen, dbl] = [spamhausZone("zen", null), spamhausZone("dbl", null)].filter((each) => each !== null);
/** rbldnsd's data: addresses, domains, and a list that refuses every client. */
const lists = zen && dbl ? [zen, dbl, { ...zen, zone: "refuse.spamhaus.org", name: "refuse.spamhaus.org" }] : [];

/** Lost points by part; a question mark where unknown. */
function lostBy({ parts = [] }: Verdict): string {
  return parts
    .filter(({ score }) => score !== 100)
    .map(({ id, weight, score }) => `${id} ${score === null ? "?" : -Math.round(weight * (100 - score)) / 100}`)
    .join(", ");
}

const lesser: ReadonlySet<string> = new Set(["mta-sts-testing", "mta-sts-age", "mta-sts-media", "mta-sts-off"]);

test.for(mailDamages)("$query scores $score: $lost", async ({ query, ...expected }) => {
  const { verdict } = await measureInLab(lab, email, { query }, { lists });

  expect({
    score: verdict.score ?? null,
    lost: lostBy(verdict),
    limits: (verdict.limits ?? []).map(({ id }) => id).join(" "),
    coverage: verdict.coverage,
  }).toEqual(expected);

  // Every lost point is explained, and every explanation costs points. DANE compensates for missing or testing MTA-STS.
  const short = (verdict.parts ?? []).flatMap(({ id, score }) => (score === null || score === 100 ? [] : [id]));
  const told = new Set(verdict.findings.map(({ id }) => effects[id]?.part).filter((part) => part !== undefined));
  const isMadeUpFor = verdict.findings.every(({ id }) => effects[id]?.part !== "transport" || lesser.has(id));
  if (isMadeUpFor && !short.includes("transport")) told.delete("transport");
  expect([...told].toSorted()).toEqual(short.toSorted());
});
