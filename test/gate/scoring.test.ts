import { expect, test } from "vitest";
import { registry } from "../../src/checks/index.ts";
import { weightsOf } from "../../src/core/grade/score.ts";

const checks = await Promise.all(registry.map((entry) => entry.load()));

test.for(checks.flatMap(({ id, scoring }) => (scoring ? [{ id, scoring }] : [])))(
  "everything that changes the score of $id has a weight, and each table is complete",
  ({ scoring }) => {
    const parts = [...new Set(Object.values(scoring.effects).flatMap((effect) => effect?.part ?? []))];
    const tables = [scoring.weights, ...(scoring.rubrics ?? []).map(({ weights }) => weights)];

    expect(parts.filter((part) => weightsOf(part, scoring).length === 0)).toEqual([]);
    expect(tables.map((each) => Object.values(each).reduce((sum, weight) => sum + weight, 0))).toEqual(
      tables.map(() => 100),
    );
  },
);
