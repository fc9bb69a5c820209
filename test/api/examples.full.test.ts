import { expect, test } from "vitest";
import { registry } from "../../src/checks/index.ts";
import { recordExamples } from "../examples/record.ts";

/** One line for each operation, so that a change of an answer is a change of a line. */
function fileOf({ operations, errors }: Awaited<ReturnType<typeof recordExamples>>): string {
  return `{
  "x-generated": "Recorded by test/api/examples.full.test.ts (npm run examples). Do not edit.",
  "operations": {
${linesOf(operations)}
  },
  "errors": {
${linesOf(errors)}
  }
}
`;
}

function linesOf(table: object): string {
  return Object.entries(table)
    .map(([name, each]) => `    ${JSON.stringify(name)}: ${JSON.stringify(each)}`)
    .join(",\n");
}

test("the examples of the reference are what servers answer", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));

  const recorded = fileOf(await recordExamples(checks));

  expect(recorded).not.toMatch(/127\.0\.0\.|\b11\.0\.|\/tmp\/|\/root\//);
  await expect(recorded).toMatchFileSnapshot("../../server/http/openapi/examples.json");
});
