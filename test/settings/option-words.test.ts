import { expect, test } from "vitest";
import { registry } from "../../src/checks/index.ts";
import type { Problem } from "../../src/core/result/interpretation.ts";
import { optionsOf } from "../../src/settings/options/list/of-check.ts";
import { toFlag } from "../../src/settings/options/options.ts";

test.for(registry.map(({ id }) => id))("every option mentioned in %s exists", async (id) => {
  const check = await registry.find((each) => each.id === id)?.load();
  const problems: readonly Problem[] = Object.values(check?.words.problems ?? {});
  const flags = new Set(optionsOf(id).map(({ name }) => `--${toFlag(name)}`));
  const named = problems.flatMap(({ cause, action }) =>
    [cause, action].flatMap(({ en, ko }) => `${en} ${ko}`.match(/(?<![\w-])--[a-z][a-z-]*[a-z]/g) ?? []),
  );

  expect(named.filter((each) => !flags.has(each))).toEqual([]);
});
