import { expect, test } from "vitest";
import { reportChecks } from "../../server/pages/report/target.ts";
import { undetermined } from "../../server/pages/report/undetermined.ts";
import { registry } from "../../src/checks/index.ts";

test("every finding above info that says only what we could not do is known as such", async () => {
  const offers = registry.filter(({ id }) => reportChecks.includes(id));
  const checks = await Promise.all(offers.map(({ load }) => load()));
  const ours = checks.flatMap(({ id, words }) =>
    Object.entries(words.problems)
      .filter(([, { severity, cause }]) => severity !== "info" && cause.en.startsWith("We could not "))
      .map(([problem]) => `${id}.${problem}`),
  );
  const all = new Set(checks.flatMap(({ id, words }) => Object.keys(words.problems).map((each) => `${id}.${each}`)));

  // Of these, one is the target's to mend.
  expect(ours.filter((each) => !undetermined.has(each))).toEqual(["ssl.issuer-unfetched"]);
  expect([...undetermined].filter((each) => !all.has(each))).toEqual([]);
});
