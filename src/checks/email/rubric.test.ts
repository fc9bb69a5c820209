import { expect, test } from "vitest";
import type { MailAnswer } from "../../../test/mail/greetings.ts";
import { lookAtMail, publish, shop } from "../../../test/mail/world.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { email } from "./index.ts";
import { rubricOf, type Rubric } from "./rubric.ts";

const nothing = "@ MX 0 .";
const site = "@ A 11.1.1.80";

function txt(...texts: readonly string[]): string {
  return texts.map((text) => `\n@ TXT "${text}"`).join("");
}

/** A syntax error makes no domain a sender; a sender listed despite one was meant to send. */
test.for<[text: string, rubric: Rubric]>([
  ["v=spf1 -al", "none"],
  ["v=spf1 -alll", "none"],
  ["v=spf1 - all", "none"],
  ["v=spf1 \\226\\128\\148all", "none"],
  ["v=spf1 all-", "none"],
  ["v=spf1 none", "none"],
  ["v=spf1-all", "none"],
  ["v=spf1 -mx -al", "none"],
  ["v=spf1 ip4:12.1.1.1 -al", "sends"],
  ["v=spf1 inlcude:sender.net -all", "sends"],
  ["v=spf1 zzz -all", "sends"],
  // Receivers do not recognise it as SPF, but it lists senders.
  [" v=spf1 ip4:12.1.1.1 -all", "sends"],
  ["v=spf1;include:sender.net;-all", "sends"],
])("a domain without mail whose text is '%s' is judged as one that %s", async ([text, rubric]) => {
  const others = { "sender.net": txt("v=spf1 ip4:12.1.2.0/24 -all").trim() };
  for (const records of [nothing, site]) {
    const { domain } = await lookAtMail({ records: records + txt(text), others });
    expect([records, domain && rubricOf(domain)]).toEqual([records, rubric]);
  }
});

test("MX hosts that do not exist make no domain with a syntax error a sender", async () => {
  const [broken, sound] = await Promise.all(
    ["v=spf1 mx -al", "v=spf1 mx -all"].map((text) => lookAtMail({ records: nothing + txt(text) })),
  );

  expect([broken, sound].map((raw) => raw?.domain && rubricOf(raw.domain))).toEqual(["none", "none"]);
});

test("two SPF records that refuse all senders, one with a syntax error, are replaced by one", async () => {
  const records = nothing + txt("v=spf1 -all", "v=spf1 -al");
  const before = email.judge(await lookAtMail({ records }), { query: shop });
  const found = before.findings.find(({ id }) => id === "no-mail-spf-broken");
  expect(found?.record?.value).toBe("v=spf1 -all");
  if (!found?.record) throw new Error("no record");

  const after = email.judge(await lookAtMail({ records: publish(records, found.record) }), { query: shop });

  expect(after.score).toBeGreaterThan(before.score ?? 0);
});

/** The caller is not the operator, so private addresses may not be contacted. */
const net = {
  addresses: ({ host }: { readonly host: string }) => Promise.resolve([{ id: host, address: host, isAllowed: false }]),
};

const two = "@ A 11.1.1.80\n@ A 11.1.1.81";

/** A null MX blocks all mail of a domain whose own host accepts mail (RFC 5321 §5.1). */
test.for<
  [what: string, records: string, greets: Readonly<Record<string, MailAnswer>>, share: number | null, ids: string]
>([
  ["does not answer", site, {}, null, "likely"],
  ["does not answer at one of its addresses", two, { "11.1.1.80": "refused" }, null, "likely"],
  ["has more addresses than are probed", `${two}\n@ A 11.1.1.82`, { [shop]: "refused" }, null, "likely"],
  ["refuses connections", site, { [shop]: "refused" }, 33.33, "mx"],
  ["refuses connections at every address", two, { [shop]: "refused" }, 33.33, "mx"],
  ["answers 521 (no mail service)", site, { [shop]: { code: 521, banner: "shop.com" } }, 33.33, "mx"],
  ["cannot be reached from the Internet", "@ A 10.1.1.1", {}, 33.33, "mx"],
  ["does not exist", "www A 11.1.1.80", {}, 66.67, "mx"],
])("a null MX is advised if the domain's own host accepts no mail: it %s", async ([, records, greets, share, id]) => {
  const { parts, findings, kpis } = email.judge(await lookAtMail({ records, greets, net }), { query: shop });
  const told = findings.filter((each) => each.id === "no-mail-likely" || each.id === "no-mail-mx");

  expect(parts?.find((each) => each.id === "no-mx")?.score).toBe(share);
  expect(told.map((each) => [each.id, each.record?.value])).toEqual([
    [`no-mail-${id}`, id === "mx" ? "0 ." : undefined],
  ]);
  expect(kpis.find((each) => each.id === "mx")?.value).toBe(id === "mx" ? false : null);
});

test("with unknown A or AAAA records it is unknown whether the domain receives mail", async () => {
  const raw = await lookAtMail({ records: site, greets: { [shop]: "refused" } });
  const [host] = raw.domain?.mx.hosts ?? [];
  if (!raw.domain || !host) throw new Error("no host");
  const doubtful = { ...raw.domain, mx: { ...raw.domain.mx, hosts: [{ ...host, reason: "SERVFAIL" }] } };

  const { findings } = email.judge({ ...raw, domain: doubtful }, { query: shop });

  expect(findings.filter(({ record }) => record?.type === "MX")).toEqual([]);
});

const reject = '_dmarc TXT "v=DMARC1; p=reject"';
const hidden = 'x1._domainkey TXT "v=DKIM1; p="';
const nobody = txt("v=spf1 -all");

/** Keys at unguessed selectors may be in use or left over. They do not override what the domain declares. */
test.for<[what: string, records: string, rubric: Rubric, told: readonly string[]]>([
  ["a null MX with -all, and a revoked key", `${nothing}${nobody}\n${hidden}`, "none", ["no-mail"]],
  [
    "a null MX with -all, and a dangling alias",
    `${nothing}${nobody}\nx1._domainkey CNAME x1.esp.net.`,
    "none",
    ["no-mail"],
  ],
  ["only a null MX", `${nothing}\n${hidden}`, "sends", ["mx-null-sender-possible"]],
  [
    "a null MX, and a record with ~all",
    `${nothing}${txt("v=spf1 ~all")}\n${hidden}`,
    "sends",
    ["mx-null-sender-possible"],
  ],
  ["no mail host", `www A 11.1.1.1\n${hidden}`, "sends", ["mx-none-sender"]],
  ["senders, and a null MX", `${nothing}${txt("v=spf1 ip4:12.1.1.1 -all")}\n${hidden}`, "sends", ["mx-null-sender"]],
])("findings claim no more than is known: %s", async ([, records, rubric, told]) => {
  const raw = await lookAtMail({ records: `${records}\n${reject}`, others: { "esp.net": "@ A 44.1.1.2" } });
  const verdict = email.judge(raw, { query: shop });
  const ids = verdict.findings.map(({ id }) => id).filter((id) => /^(?:mx-|no-mail$)/.test(id));
  const { issues } = interpret(email, verdict, "en");

  expect([raw.domain && rubricOf(raw.domain), ids]).toEqual([rubric, told]);
  // For a known sender the finding says so.
  const claims = issues.filter(({ cause }) => / sends mail but| has DKIM keys/.test(cause));
  expect(claims.length).toBe(told.includes("mx-null-sender") ? 1 : 0);
});

test("records left over below _domainkey cost nothing if the domain declares that it has no mail", async () => {
  const records = `${nothing}${nobody}\n${reject}`;
  const [without, beside] = await Promise.all(
    [records, `${records}\n${hidden}`].map(async (each) =>
      email.judge(await lookAtMail({ records: each }), { query: shop }),
    ),
  );

  expect(beside?.score).toBe(without?.score);
  expect(beside?.status).toBe("pass");
});
