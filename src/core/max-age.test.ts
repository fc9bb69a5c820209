import { expect, test } from "vitest";
import { registry } from "../checks/index.ts";
import { parameters } from "../checks/parameters.ts";
import { longestAge, parseMaxAge, readMaxAge, takesMaxAge } from "./max-age.ts";

const ssl = { id: "ssl", ttl: 300 } as const;

test.for<readonly [given: string, seconds: number]>([
  ["0", 0],
  ["60", 60],
  ["0060", 60],
  [`${longestAge}`, longestAge],
])("%s is an age of %d seconds", ([given, seconds]) => {
  expect(readMaxAge(ssl, given)).toBe(seconds);
});

test.for(["", "-1", "1.5", "1e3", "60s", "NaN", " 60", `${longestAge + 1}`, "99999999"])("%o is no age", (given) => {
  expect(() => parseMaxAge(given, "--max-age")).toThrow(
    expect.objectContaining({
      code: "INVALID_INPUT",
      reason: "max_age",
      message: `--max-age must be a whole number of seconds from 0 to 2592000, not "${given}".`,
    }),
  );
});

test("a long value may be a secret, and is not shown", () => {
  expect(() => parseMaxAge("ptc_live_0123456789abcdef", "max_age")).toThrow(/^(?!.*ptc_live).*not a longer text/);
});

test.for([
  { id: "gate", ttl: 0 },
  { id: "phishing", ttl: 300, method: "POST" },
] as const)("no earlier result answers $id", (check) => {
  expect(() => readMaxAge(check, "60")).toThrow(
    expect.objectContaining({
      code: "INVALID_INPUT",
      reason: "max_age",
      message: `max_age cannot be used together with check ${check.id}: an earlier result never answers it.`,
    }),
  );
  expect(readMaxAge(check, undefined)).toBeUndefined();
});

test("the table without code says which checks take it", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));
  const taking = checks.filter(takesMaxAge).map(({ id }) => id);

  expect(
    registry.filter(({ id }) => parameters[id as keyof typeof parameters].takesMaxAge).map(({ id }) => id),
  ).toEqual(taking);
  expect(taking).toEqual(expect.arrayContaining(["ssl", "golive", "rdap"]));
  expect(taking).not.toContain("gate");
});
