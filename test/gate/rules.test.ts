import * as fc from "fast-check";
import { expect, test } from "vitest";
import { http, type HttpRaw } from "../../src/checks/http/index.ts";
import { registry } from "../../src/checks/index.ts";
import { languages } from "../../src/core/text.ts";
import { explanations } from "../../src/rules/explain.ts";
import { ruleIds } from "../../src/rules/rules.ts";
import { goodHeaders, rawOf } from "../http/raw.ts";
import { unexplained } from "./known-rules.ts";
import { check, finding, resultOf, target } from "../report/scenes.ts";

test.for(languages)("every configurable rule has text (%s)", async (language) => {
  const all = await explanations(language);
  const known = await ruleIds();

  expect(known.filter((id) => !all.some((each) => each.id === id))).toEqual([]);
  expect(all.filter(({ cause, action }) => cause === "" || action === "").map(({ id }) => id)).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test.for(languages)("every measured value has a placeholder in a rule's text (%s)", async (language) => {
  const all = await explanations(language);

  const told = all.find(({ id }) => id === "dns.server-lame");
  expect(told?.cause).toContain(
    { en: "The name server <server> at <address>", ko: "네임서버 <서버>(<주소>)에서 <존>" }[language],
  );
  expect(all.filter(({ cause, action }) => /\{\w+[|}]/.test(cause + action)).map(({ id }) => id)).toEqual([]);
});

test("every demandable check is a rule under any of its names, and text checks are not", async () => {
  const known = await ruleIds();
  const checks = await Promise.all(registry.filter(({ id }) => id !== "gate").map((entry) => entry.load()));

  const demands = checks.map(({ id, subject, subjectIs }) => {
    return [id === "ssl" ? "gate.checks.ssl" : `gate.${id}`, subjectIs !== "text" && subject !== undefined] as const;
  });
  expect(demands.filter(([id, isDemandable]) => known.includes(id) !== isDemandable)).toEqual([]);
});

// All command line output in tests is checked for unknown rules: see terminal.ts.
test("an unknown rule is detected", async () => {
  const strange = resultOf([target("pass", { checks: [check("odd", "pass")], findings: [finding("http.odd")] })], {
    notices: [{ id: "gate.waiver-unneeded", level: "warn", message: "m" }],
  });

  expect(await unexplained(strange)).toEqual(["gate.odd", "http.odd"]);
});

test("every cap and every part of a grade belongs to some problem", async () => {
  const checks = await Promise.all(registry.map((entry) => entry.load()));

  for (const { id, grading, words } of checks) {
    if (!grading) continue;
    const effects = Object.values(grading.effects);
    const unused = [
      // A cap with several levels (`mail-lookalikes-3`, `-10`, `-40`) belongs to the problem of its first.
      ...Object.keys(grading.ceilings).filter((cap) => !effects.some((each) => sameCap(each?.cap, cap))),
      ...Object.keys(grading.weights).filter((part) => !effects.some((each) => each?.part === part)),
    ];
    expect({ id, unused }).toEqual({ id, unused: [] });
    expect(Object.keys(grading.effects).filter((problem) => !(problem in words.problems))).toEqual([]);
  }
});

function sameCap(cap: string | undefined, other: string): boolean {
  return cap?.replace(/-\d+$/, "") === other.replace(/-\d+$/, "");
}

const hop = {
  url: "https://a.example/",
  status: 302,
  location: "http://a.example/",
  downgrade: true,
  ms: 1,
  certificateRejection: null,
};
const worse = fc.constantFrom<Partial<HttpRaw>>(
  {},
  { certificateRejection: { problems: ["expired"] } },
  { redirectChain: [hop] },
  { redirectChain: [{ ...hop, downgrade: false, certificateRejection: { problems: ["untrusted"] } }] },
  { redirectOutcome: "loop" },
  { staticNonce: true },
);

test("every cap and lost point of http is explained by a problem", () => {
  fc.assert(
    fc.property(fc.subarray(Object.entries(goodHeaders)), worse, (headers, change) => {
      const raw = { ...rawOf(headers), ...change };
      const { caps = [], parts = [], findings } = http.judge(raw, { url: raw.url });
      const effects = findings.map(({ id }) => http.grading?.effects[id] ?? {});

      expect(caps.filter(({ id }) => !effects.some((each) => each.cap === id))).toEqual([]);
      if (raw.redirectOutcome !== "answered") return;
      const lowered = parts.filter(({ score }) => score !== null && score < 90).map(({ id }) => id);
      expect(lowered.filter((id) => !effects.some((each) => each.part === id))).toEqual([]);
    }),
  );
});
