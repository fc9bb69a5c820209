import { setImmediate as onImmediate } from "node:timers";
import { expect, test } from "vitest";
import { oneAtATime } from "./open.ts";

test("other work runs between two pages", async () => {
  const events: string[] = [];
  function note(): void {
    events.push("other");
    if (events.length < 20) onImmediate(note);
  }
  onImmediate(note);

  await Promise.all(["a", "b", "c"].map((page) => oneAtATime(() => events.push(page))));

  expect(events.filter((event) => event !== "other")).toEqual(["a", "b", "c"]);
  expect(events.join(" ")).not.toMatch(/[abc] [abc]/);
});
