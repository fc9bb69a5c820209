import { expect, test } from "vitest";
import { checkFlags } from "./usage.ts";

test.for<[args: readonly string[]]>([
  [["--min-ssl"]],
  [["--min-ssl", "--"]],
  [["--min-ssl", "-x"]],
  [["--min-ssl", "--json"]],
])("%j lacks a value and is refused", ([args]) => {
  expect(() => checkFlags("gate", args)).toThrow(expect.objectContaining({ reason: "min_ssl" }));
});

test.for<[args: readonly string[]]>([[["--min-days", "-5"]], [["--min-ssl", "B"]], [["--min-ssl=-x"]]])(
  "%j has a value, even if it is invalid",
  ([args]) => {
    expect(() => checkFlags("gate", args)).not.toThrow();
  },
);
