import { expect, test } from "vitest";
import type { MailAnswer } from "../../../../test/mail/greetings.ts";
import { lookAtMail, shop } from "../../../../test/mail/world.ts";
import { failure } from "../../../core/failure.ts";
import { languages } from "../../../core/text.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { email } from "../index.ts";

const at = { host: "a.shop.com", port: 25 };
const records = "@ MX 10 a\n@ MX 20 b\na A 11.1.1.1\nb A 11.1.1.2";

/** Findings about how the hosts answer. Without an SMTP session nothing is known about TLS. */
test.for<[what: string, a: MailAnswer, b: MailAnswer, told: readonly string[]]>([
  ["two hosts without TLS", {}, {}, ["starttls-missing a", "starttls-missing b"]],
  ["no host that answers", "silent", "refused", ["mx-blocked "]],
  ["one silent host", "silent", {}, ["mx-silent a", "starttls-missing b"]],
  // RFC 5321 §4.5.3.2.1: the port is open, and senders wait five minutes for the greeting.
  ["a host that greets late", failure("timeout.starttls", at), {}, ["mx-slow a", "starttls-missing b"]],
  [
    "only hosts that greet late",
    failure("timeout.starttls", at),
    failure("timeout.starttls", at),
    ["mx-slow a", "mx-slow b"],
  ],
  [
    "a host that greets late beside a silent one",
    failure("timeout.starttls", at),
    "silent",
    ["mx-slow a", "starttls-unknown b"],
  ],
  [
    "a server that does not speak SMTP",
    failure("starttls.foreign", { ...at, protocol: "SMTP", detail: "HTTP/1.1 400" }),
    {},
    ["mx-odd a", "starttls-missing b"],
  ],
  ["a host that rejects our connection", { code: 554 }, {}, ["mx-turned-away a", "starttls-missing b"]],
  ["a host that closes at once", failure("starttls.closed", at), {}, ["mx-turned-away a", "starttls-missing b"]],
  ["a host that accepts no mail", { code: 521, banner: "no mail" }, {}, ["mx-closed a", "starttls-missing b"]],
  // RFC 5321 §4.1.1.1: a server that rejects EHLO and HELO accepts no mail from us.
  [
    "a host that rejects EHLO and HELO",
    { hello: null, starttls: "unknown" },
    {},
    ["mx-turned-away a", "starttls-missing b"],
  ],
  [
    "a host that speaks no SMTP after its greeting",
    {
      hello: null,
      starttls: "unknown",
      failure: failure("starttls.foreign", { ...at, protocol: "SMTP", detail: "HTTP/1.1 400" }).facts,
    },
    {},
    ["mx-odd a", "starttls-missing b"],
  ],
  [
    "a host that times out after its greeting",
    { hello: null, starttls: "unknown", failure: failure("timeout.starttls", at).facts },
    {},
    ["starttls-missing b", "starttls-unfinished a"],
  ],
  // No host proved that outbound port 25 is open here: one may be blocked, the other rejects our address.
  [
    "a silent host beside one that rejects our connection",
    "silent",
    { code: 554 },
    ["mx-turned-away b", "starttls-unknown a"],
  ],
])("each cause is reported once: %s", async ([, a, b, told]) => {
  const raw = await lookAtMail({ records, greets: { "a.shop.com": a, "b.shop.com": b } });
  const verdict = email.judge(raw, { query: shop });
  const heard = verdict.findings.filter(({ id }) => /^(?:starttls|mx)-/.test(id));

  expect(heard.map(({ id, subject = "" }) => `${id} ${subject.replace(`.${shop}`, "")}`).toSorted()).toEqual(told);
  for (const language of languages) {
    const { issues } = interpret(email, verdict, language);
    expect(issues.filter(({ cause }) => /not enough information|정보가 부족함/.test(cause))).toEqual([]);
  }
});

/** The score with two hosts; the second has no faults. */
async function scoreWith(answer: MailAnswer): Promise<number> {
  const { domain, ...rest } = await lookAtMail({ records, greets: { "a.shop.com": answer, "b.shop.com": {} } });
  if (!domain) throw new Error("no domain");
  // The in-memory world has no TLS.
  const hosts = domain.starttls.hosts.map((each) =>
    each.host === "b.shop.com" ? ({ ...each, starttls: "offered", certificate: "valid" } as const) : each,
  );
  return email.judge({ ...rest, domain: { ...domain, starttls: { hosts } } }, { query: shop }).score ?? 0;
}

/** Once a host accepts connections, its other faults show. They must not cost more than being closed did. */
test.for<[what: string, a: MailAnswer]>([
  ["refuses connections", "refused"],
  ["is silent", "silent"],
  ["accepts no mail", { code: 521, banner: "no mail" }],
  ["does not speak SMTP", failure("starttls.foreign", { ...at, protocol: "SMTP", detail: "HTTP/1.1 400" })],
])("fixing a host that %s beside a good one never lowers the score", async ([, a]) => {
  expect(await scoreWith({})).toBeGreaterThanOrEqual(await scoreWith(a));
});
