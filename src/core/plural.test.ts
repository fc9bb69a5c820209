import { expect, test } from "vitest";
import { counted } from "./plural.ts";

test.for([
  [0, "0 days"],
  [1, "1 day"],
  [2, "2 days"],
  [21, "21 days"],
  [1.5, "1.5 days"],
] as const)("%d: %s", ([count, text]) => {
  expect(counted(count, { one: "day", other: "days" })).toBe(text);
});
