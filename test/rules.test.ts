import { expect, test } from "vitest";
import { registry } from "../src/checks/index.ts";
import { languages } from "../src/core/text.ts";
import { explanations } from "../src/settings/explain.ts";
import { ruleIds } from "../src/settings/rules.ts";
import { unexplained } from "./known-rules.ts";
import { check, finding, resultOf, target } from "./report/scenes.ts";

test.for(languages)("every rule that a configuration may name is told in words (%s)", async (language) => {
  const all = await explanations(language);
  const known = await ruleIds();

  expect(known.filter((id) => !all.some((each) => each.id === id))).toEqual([]);
  expect(all.filter(({ cause, action }) => cause === "" || action === "").map(({ id }) => id)).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test("every check that may be demanded is a rule, whatever it is called in a result", async () => {
  const known = await ruleIds();

  const demands = registry
    .filter(({ id }) => id !== "gate")
    .map(({ id }) => (id === "ssl" ? "gate.checks.ssl" : `gate.${id}`));
  expect(demands.filter((id) => !known.includes(id))).toEqual([]);
});

// What the command line prints is held against this wherever a test runs it: see terminal.ts.
test("a rule that nobody knows is seen", async () => {
  const strange = resultOf([target("pass", { checks: [check("odd", "pass")], findings: [finding("http.odd")] })], {
    notices: [{ id: "gate.waiver-unneeded", level: "warn", message: "m" }],
  });

  expect(await unexplained(strange)).toEqual(["gate.odd", "http.odd"]);
});
