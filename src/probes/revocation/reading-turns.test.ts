import { expect, test } from "vitest";
import { readingTurn } from "./reading-turns.ts";

test("other work gets a turn between two readers of large lists", async () => {
  const heard: string[] = [];
  const others = (turns: number): void => {
    heard.push("other");
    if (turns > 0) setImmediate(others, turns - 1);
  };
  setImmediate(others, 8);
  await Promise.all(
    [1, 2, 3].map(async (reader) => {
      await readingTurn();
      heard.push(`reader ${reader}`);
    }),
  );
  const between = heard.slice(heard.indexOf("reader 1"), heard.indexOf("reader 3"));

  expect(between.filter((each) => each === "other").length).toBeGreaterThanOrEqual(2);
});
