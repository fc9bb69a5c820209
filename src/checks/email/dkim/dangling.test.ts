import { expect, test } from "vitest";
import { lookAtMail, shop } from "../../../../test/mail/world.ts";
import { email } from "../index.ts";

const host = '@ MX 10 mx\nmx A 11.1.1.25\n@ TXT "v=spf1 mx -all"';
const others = { "onm.net": "@ A 11.1.1.1" };
const greets = { "mx.shop.com": {} };

const leftover = "selector1._domainkey CNAME a.onm.net.\nselector2._domainkey CNAME b.onm.net.";
const hidden = 'abc123._domainkey TXT "v=DKIM1; p="';

async function judged(records: string) {
  const { findings, kpis, parts } = email.judge(await lookAtMail({ records: `${host}\n${records}`, others, greets }), {
    query: shop,
  });
  const told = findings.filter(({ id }) => id.startsWith("dkim-"));
  return {
    share: parts?.find(({ id }) => id === "dkim")?.score,
    told: told.map(({ id, subject }) => [id, ...(subject === undefined ? [] : [subject])].join(" ")),
    figure: kpis.find(({ id }) => id === "dkim")?.value,
  };
}

/** RFC 8020: names below _domainkey prove nothing if they are known aliases; they do not prove the absence of keys either. */
test.for<[what: string, records: string, share: number, told: readonly string[], figure: string | boolean | null]>([
  ["dangling aliases", leftover, 30, ["dkim-dangling selector1, selector2"], "broken"],
  [
    "dangling aliases beside unguessed names",
    `${leftover}\n${hidden}`,
    30,
    ["dkim-dangling selector1, selector2"],
    "broken",
  ],
  ["unguessed names", hidden, 70, ["dkim-unknown-selector"], "hidden"],
  ["a text that is not a key", 'default._domainkey TXT "hello"', 0, ["dkim-not-found"], "unfound"],
  ["a broken key", 'default._domainkey TXT "v=DKIM1; p=AAAA"', 30, ["dkim-broken default"], "broken"],
  ["nothing at all", "", 0, ["dkim-none"], false],
  ["every key revoked", '*._domainkey TXT "v=DKIM1; p="', 0, ["dkim-all-revoked"], "revoked"],
])("%s: one finding, and a matching key figure", async ([, records, share, told, figure]) => {
  expect(await judged(records)).toEqual({ share, told, figure });
});
