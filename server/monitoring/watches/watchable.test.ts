import { expect, test } from "vitest";
import { loadCheck, watchableChecks } from "./watchable.ts";

test.for(watchableChecks)("%s: what could not be checked is a doubt, so that it ends no finding", async (id) => {
  const check = await loadCheck(id);
  const untold = Object.entries(check?.words.problems ?? {}).filter(
    ([, { severity, cause }]) => severity === "info" && cause.en.startsWith("We could not"),
  );

  expect(check?.monitored?.doubts ?? []).toEqual(expect.arrayContaining(untold.map(([problem]) => problem)));
});
