import { expect, test } from "vitest";
import { http } from "../../checks/http/index.ts";
import { owasp } from "../../checks/owasp/index.ts";
import { ssl } from "../../checks/ssl/index.ts";
import { groupByCause } from "./causes.ts";
import type { Direction } from "./fact.ts";

const checks = new Map([http, owasp, ssl].map((check) => [check.id, check] as const));

type Row = readonly [check: string, field: string, from: string | null, to: string | null, more?: object];

function change([check, field, from, to, more = {}]: Row) {
  const direction: Direction = "worse";
  return { target: "shop.example", check, field, subject: null, from, to, direction, ...more };
}

const header: Row = ["http", "header", "max-age=31536000", null, { subject: "strict-transport-security" }];

test.for<[what: string, rows: readonly Row[], causes: readonly string[]]>([
  [
    "a lost HSTS header is one cause, whichever checks saw it, and their grades follow from it",
    [
      header,
      ["http", "grade", "A", "B"],
      ["owasp", "finding", null, "owasp.hsts-missing"],
      ["owasp", "grade", "A", "C"],
      ["ssl", "finding", null, "ssl.hsts-missing"],
    ],
    ["http.header < owasp.finding ssl.finding http.grade owasp.grade"],
  ],
  [
    "one rule of two checks is one cause",
    [
      ["owasp", "finding", null, "owasp.hsts-missing"],
      ["ssl", "finding", null, "ssl.hsts-missing"],
    ],
    ["owasp.finding < ssl.finding"],
  ],
  [
    "another subject, target or direction is another cause",
    [
      ["owasp", "finding", null, "owasp.cookie-insecure a"],
      ["owasp", "finding", null, "owasp.cookie-insecure b"],
      ["http", "finding", null, "http.cookie-insecure a", { target: "www.shop.example" }],
      ["http", "finding", "http.cookie-insecure a", null, { direction: "better" }],
    ],
    ["owasp.finding <", "owasp.finding <", "http.finding <", "http.finding <"],
  ],
  [
    "a target that is down is one cause",
    [
      ["http", "availability", "up", "down tcp.refused"],
      ["ssl", "availability", "up", "down timeout.tcp"],
      ["owasp", "availability", "up", "down tcp.refused"],
    ],
    ["http.availability < ssl.availability owasp.availability"],
  ],
  ["a grade alone is a cause", [["ssl", "grade", "A", "B"]], ["ssl.grade <"]],
])("%s", ([, rows, causes]) => {
  const found = groupByCause(rows.map(change), checks);

  const named = ({ check, field }: ReturnType<typeof change>) => `${check}.${field}`;
  expect(found.map(({ change: cause, effects }) => [named(cause), "<", ...effects.map(named)].join(" "))).toEqual(
    causes,
  );
});
