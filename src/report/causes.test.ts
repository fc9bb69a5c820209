import { expect, test } from "vitest";
import type { GateFinding } from "../core/result/result.ts";
import { byCause, idsBeside } from "./causes.ts";

function found(id: string, more: Partial<GateFinding> = {}): GateFinding {
  const cause = more.topic ?? id;
  return { id, severity: "high", cause, action: "Mend it.", fingerprint: id, ...more };
}

function shown(...findings: readonly GateFinding[]): readonly string[] {
  return byCause(findings).map((finding) => [finding.id, ...idsBeside(finding)].join(" + "));
}

const topic = "hsts.missing";
const because = [{ id: "ssl.expired" }, { id: "ssl.wrong-name" }];
const waived = { reason: "known", until: "2027-01-01" };

test.for<readonly [string, readonly GateFinding[], readonly string[]]>([
  [
    "findings of one topic are one",
    [found("ssl.hsts-missing", { topic }), found("http.hsts-missing", { topic })],
    ["ssl.hsts-missing + http.hsts-missing"],
  ],
  ["equal names of two checks are two", [found("ssl.expired"), found("rdap.expired")], ["ssl.expired", "rdap.expired"]],
  [
    "a topic about two subjects is two",
    [found("ssl.hsts-missing", { topic, subject: "a" }), found("http.hsts-missing", { topic, subject: "b" })],
    ["ssl.hsts-missing", "http.hsts-missing"],
  ],
  [
    "effects stand below their cause, whatever comes first",
    [
      found("http.invalid-certificate", { because }),
      found("ssl.wrong-name"),
      found("golive.tls-blocked", { because, subject: "shop.example" }),
    ],
    ["ssl.wrong-name + http.invalid-certificate + golive.tls-blocked"],
  ],
  [
    "an effect without its cause is shown",
    [found("http.invalid-certificate", { because })],
    ["http.invalid-certificate"],
  ],
  [
    "an effect of another subject's finding is shown",
    [found("ssl.expired", { subject: "a" }), found("x.effect", { because: [{ id: "ssl.expired", subject: "b" }] })],
    ["ssl.expired", "x.effect"],
  ],
  [
    "an effect that costs more than its cause is shown",
    [found("ssl.expired", { level: "warn" }), found("http.invalid-certificate", { because, level: "error" })],
    ["ssl.expired", "http.invalid-certificate"],
  ],
  [
    "an effect of a waived cause is shown",
    [found("ssl.expired", { waived }), found("http.invalid-certificate", { because })],
    ["ssl.expired", "http.invalid-certificate"],
  ],
  [
    "a topic that costs only in one check is two",
    [found("ssl.hsts-missing", { topic, level: "error" }), found("http.hsts-missing", { topic })],
    ["ssl.hsts-missing", "http.hsts-missing"],
  ],
  [
    "findings of one topic with other words are other facts, and each has its twin in another check",
    [
      found("email.spf-syntax", { topic: "spf.syntax", cause: "a" }),
      found("email.spf-syntax", { topic: "spf.syntax", cause: "b" }),
      found("dns.spf-syntax", { topic: "spf.syntax", cause: "b" }),
      found("dns.spf-syntax", { topic: "spf.syntax", cause: "c" }),
    ],
    ["email.spf-syntax", "email.spf-syntax + dns.spf-syntax", "dns.spf-syntax"],
  ],
  [
    "a chain of causes is one, in any order",
    [found("a.x", { because: [{ id: "b.y" }] }), found("b.y", { because: [{ id: "c.z" }] }), found("c.z")],
    ["c.z + b.y + a.x"],
  ],
  [
    "two findings of one rule are two, unless they have the same words",
    [found("http.leak", { cause: "a" }), found("http.leak", { cause: "b" }), found("http.leak", { cause: "a" })],
    ["http.leak", "http.leak"],
  ],
])("%s", ([, findings, expected]) => {
  expect(shown(...findings)).toEqual(expected);
});

test("nothing is lost: every finding is shown or stands beside one", () => {
  const findings = [
    found("ssl.expired"),
    found("rdap.expired"),
    found("http.invalid-certificate", { because }),
    found("ssl.hsts-missing", { topic }),
    found("http.hsts-missing", { topic }),
  ];

  const all = byCause(findings).flatMap((finding) => [finding.id, ...finding.also.map(({ id }) => id)]);
  expect(all.toSorted()).toEqual(findings.map(({ id }) => id).toSorted());
});
