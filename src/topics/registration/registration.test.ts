import { expect, test } from "vitest";
import { interpret } from "../../core/result/interpretation.ts";
import { judgeRegistrationEnd } from "./judge.ts";
import { registrationEndProblems } from "./problems.ts";

const observedAt = "2026-11-20T12:00:00Z";

test.for<readonly [what: string, expires: string | null, registrarExpires: string | null, ids: readonly string[]]>([
  ["a year left", "2027-11-20T12:00:00Z", null, []],
  ["60 days left", "2027-01-19T12:00:00Z", null, ["registration-expires-60"]],
  ["30 days left", "2026-12-20T12:00:00Z", null, ["registration-expires-30"]],
  ["a week left", "2026-11-27T12:00:00Z", null, ["registration-expires-7"]],
  ["a moment ago", "2026-11-20T11:59:59Z", null, ["registration-expired"]],
  ["no date", null, null, []],
  [
    "renewed by the registry, due at the registrar",
    "2027-11-20T12:00:00Z",
    "2026-11-24T12:00:00Z",
    ["registration-unpaid"],
  ],
  ["due at the registrar alone", null, "2026-11-24T12:00:00Z", ["registration-unpaid"]],
  ["due at both", "2026-11-24T12:00:00Z", "2026-11-24T12:00:00Z", ["registration-expires-7"]],
])("%s", ([, expires, registrarExpires, ids]) => {
  const found = judgeRegistrationEnd({ domain: "shop.example", expires, registrarExpires, observedAt });

  expect(found.map(({ id }) => id)).toEqual(ids);
});

test("a report shows the date once, whichever checks found it", () => {
  const [soon] = judgeRegistrationEnd({
    domain: "shop.example",
    expires: "2026-12-15T00:00:00Z",
    registrarExpires: null,
    observedAt,
  });
  const words = { problems: registrationEndProblems, caps: {}, parts: {}, kpis: {}, values: {} };
  const { issues } = interpret({ id: "rdap", words }, { status: "warn", kpis: [], findings: soon ? [soon] : [] }, "en");

  expect(issues).toMatchObject([
    {
      topic: "registration.expires-30",
      cause: "The registration of shop.example expires on 2026-12-15, in 30 days or less.",
    },
  ]);
});
