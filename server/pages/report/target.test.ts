import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { reportPath, reportsPath } from "../../http/paths.ts";
import { readTarget, targetAt } from "./target.ts";

/** Characters that encoders treat differently, and some that they do not. */
const character = fc.constantFrom(...Array.from("aZ0-._~!$&'()*+,;=:@/?#[]%|^` é한"), "%2F", "%40", "%3a", "..", "//");
const text = fc.array(character, { maxLength: 30 }).map((parts) => parts.join(""));
const host = fc.constantFrom("shop.example", "SHOP.example.", "한국.kr", "shop.example:8443", "shop.example:443", "a");
const target = fc
  .tuple(fc.constantFrom("", "http://", "https://", "HTTP://"), host, fc.constantFrom("", "/"), text)
  .map((parts) => parts.join(""));

test("a report's own address is canonical, however it is encoded, so that no redirect leads to itself", () => {
  fc.assert(
    fc.property(fc.oneof(target, text), (given) => {
      const found = readTarget(given);
      fc.pre(found !== null);
      const { name } = found ?? {};
      const path = reportPath(name ?? "").slice(reportsPath.length + 1);
      // As some clients and frameworks write it: reserved characters stay as they are.
      const other = encodeURI(name ?? "").replaceAll("/", "%2F");
      for (const each of [path, other]) expect(targetAt(each)).toEqual({ target: found, isCanonical: true });
    }),
    { numRuns: runs(3000) },
  );
});

test.for<readonly [path: string, name: string | null]>([
  ["shop.example:8443", "shop.example:8443"],
  ["http%3A%2F%2Fshop.example", "http://shop.example"],
  ["shop.example%2Fa@b+;,=$&", "shop.example/a@b+;,=$&"],
  ["shop.example%2F100%25", "shop.example/100%"],
  ["%", null],
  ["a..", null],
  [`shop.example%2F${"a".repeat(2000)}`, null],
  [`shop.example%2F${"한".repeat(400)}`, null],
])("/report/%s is about %s", ([path, name]) => {
  expect(targetAt(path)?.target.name ?? null).toBe(name);
});
