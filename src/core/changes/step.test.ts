import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ranked, type Fact, type MonitoredField } from "./fact.ts";
import { approaching } from "./approaching.ts";
import { fail } from "./outage.ts";
import type { MonitoredState } from "./state.ts";
import { step } from "./step.ts";

const [minute, day] = [60_000, 86_400_000];
const start = Date.parse("2026-11-24T00:00:00Z");
const words = { title: { en: "T", ko: "T" }, action: { en: "A", ko: "A" } };

const fields: Readonly<Record<string, MonitoredField>> = {
  grade: { ...words, severity: "high" },
  issuer: { ...words, severity: "medium" },
  "certificate-days": { ...words, severity: "high" },
  finding: { ...words, severity: "low", appears: "worse", disappears: "better" },
};

const good: readonly Fact[] = [...ranked("grade", "A", [["A"], ["B"]]), { field: "issuer", value: "One CA" }];
const bad: readonly Fact[] = [...ranked("grade", "B", [["A"], ["B"]]), { field: "issuer", value: "One CA" }];

/** Processes measurements, each some minutes after the start, and returns the changes. */
function after(...seen: readonly (readonly [minutes: number, facts: readonly Fact[], version?: number])[]) {
  let standing: MonitoredState | null = null;
  const changes = [];
  let confirmAt: number | null = null;
  for (const [minutes, facts, version = 1] of seen) {
    const taken = step(standing, { version, at: start + minutes * minute, facts }, fields);
    ({ standing, confirmAt } = taken);
    changes.push(...taken.changes);
  }
  return { changes, standing, confirmAt };
}

test("a regression counts when a second measurement confirms it ten minutes later", () => {
  const once = after([0, good], [10, bad]);
  const soon = after([0, good], [10, bad], [15, bad]);
  const confirmed = after([0, good], [10, bad], [20, bad], [30, bad]);

  expect(once).toMatchObject({ changes: [], confirmAt: start + 20 * minute });
  expect(soon).toMatchObject({ changes: [], confirmAt: start + 20 * minute });
  expect(confirmed.changes).toMatchObject([
    { field: "grade", from: "A", to: "B", direction: "worse", severity: "high", at: start + 10 * minute },
  ]);
  expect(confirmed.changes[0]?.confirmedAt).toBe(start + 20 * minute);
  expect(confirmed.confirmAt).toBeNull();
});

test("a regression that disappears does not count, and starts anew if it returns", () => {
  expect(after([0, good], [10, bad], [20, good], [30, bad]).changes).toEqual([]);
});

test("an improvement or a neutral change counts immediately", () => {
  const other = [{ field: "issuer", value: "Two CA" }];

  expect(after([0, bad], [10, good]).changes).toMatchObject([
    { field: "grade", direction: "better", severity: "info" },
  ]);
  expect(after([0, good], [10, other]).changes).toMatchObject([
    { field: "issuer", from: "One CA", to: "Two CA", direction: "neutral", severity: "medium" },
  ]);
});

test("an unknown value is neither a loss nor a recovery", () => {
  expect(after([0, good], [10, []], [20, good], [30, []], [40, good]).changes).toEqual([]);
  // An unconfirmed regression survives a measurement without a value.
  expect(after([0, good], [10, bad], [20, []], [30, bad]).changes).toMatchObject([{ to: "B" }]);
});

test("a new check version is no change of the target, but a regression behind it is not silent", () => {
  expect(after([0, good, 1], [10, bad, 2], [30, bad, 2]).changes).toMatchObject([
    { field: "version", from: "1", to: "2", direction: "neutral", severity: "high" },
  ]);
  expect(after([0, bad, 1], [10, good, 2], [30, good, 2]).changes).toEqual([]);
  expect(after([0, good, 1], [10, good, 2]).changes).toEqual([]);
});

/** The expiry of a certificate so many days after the start, as it is seen some minutes after it. */
function expiring(days: number, minutes: number): readonly Fact[] {
  const [from, to, now] = [-60 * day, days * day, minutes * minute].map((after) =>
    new Date(start + after).toISOString(),
  );
  return [approaching("certificate-days", { from: from ?? "", to: to ?? "", now: now ?? "" })];
}

test("an expiry that is near at the first look is told, since its next milestone may be its end", () => {
  expect(after([0, expiring(5, 0)], [10, expiring(5, 10)], [20, expiring(5, 20)]).changes).toMatchObject([
    { field: "certificate-days", from: null, to: "7", direction: "worse", at: start },
  ]);
  expect(after([0, expiring(-2, 0)], [10, expiring(-2, 10)]).changes).toMatchObject([{ from: null, to: "0" }]);
  expect(after([0, expiring(200, 0)], [10, expiring(200, 10)]).changes).toEqual([]);
  // It could not be seen at first.
  expect(after([0, good], [10, [...good, ...expiring(5, 10)]], [20, expiring(5, 20)]).changes).toMatchObject([
    { from: null, to: "7" },
  ]);
});

test("a new check version does not hide the milestone of an expiry, and tells none again", () => {
  const [eight, nine] = [8 * 1440, 9.5 * 1440];
  const { changes } = after(
    [0, expiring(16, 0), 1],
    [eight, expiring(16, eight), 2],
    [eight + 10, expiring(16, eight + 10), 2],
    [nine, expiring(16, nine), 3],
    [nine + 10, expiring(16, nine + 10), 4],
    [nine + 20, expiring(16, nine + 20), 5],
  );
  expect(changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ["certificate-days", null, "14"],
    ["certificate-days", "14", "7"],
  ]);
});

function list(members: readonly string[], gaps: readonly string[] = []): readonly Fact[] {
  return [{ field: "finding", members, gaps }];
}

test("list members appear and disappear individually, and one that was not visible is not new", () => {
  expect(after([0, list(["a"])], [10, list(["a", "b"])], [20, list(["b", "a"])]).changes).toMatchObject([
    { field: "finding", from: null, to: "b", direction: "worse" },
  ]);
  expect(after([0, list(["a"])], [10, list([])]).changes).toMatchObject([{ from: "a", to: null, direction: "better" }]);
  expect(after([0, list(["a"], ["tls"])], [10, list(["a", "b"])], [30, list(["a", "b"])]).changes).toEqual([]);
  expect(after([0, list(["a"])], [10, list([], ["tls"])]).changes).toEqual([]);
});

const once: Readonly<Record<string, MonitoredField>> = {
  header: { ...words, severity: "low", reports: (finding, { subject }) => finding.startsWith(`${subject}-`) },
  finding: {
    ...words,
    severity: (member) => (member === "http.csp-missing" ? "high" : "medium"),
    appears: "worse",
    disappears: "better",
  },
};

/** Processes measurements and returns each step. */
function steps(...all: readonly (readonly [minutes: number, facts: readonly Fact[]])[]) {
  let standing: MonitoredState | null = null;
  return all.map(([minutes, facts]) => {
    const taken = step(standing, { version: 1, at: start + minutes * minute, facts }, once);
    ({ standing } = taken);
    return taken;
  });
}

test("a lost header and its finding are one change, with the severity of the finding", () => {
  const [there, gone] = [
    { value: "default-src 'self'", rank: 80 },
    { value: null, rank: 0 },
  ].map((value, at): readonly Fact[] => [
    { field: "header", subject: "csp", ...value },
    { field: "finding", members: at === 0 ? ["http.csp-base-uri"] : ["http.csp-missing", "http.other"], gaps: [] },
  ]);
  if (!there || !gone) throw new Error("two states");

  const [, lost, confirmed, back] = steps([0, there], [10, gone], [20, gone], [30, there]);

  // The loss ends the finding about the value of the header, which is no improvement.
  expect([lost?.changes, [...(lost?.covered ?? [])]]).toEqual([[], ["finding\nhttp.csp-base-uri"]]);
  expect(confirmed?.changes.map(({ field, to, severity }) => [field, to, severity])).toEqual([
    ["header", null, "high"],
    ["finding", "http.other", "medium"],
  ]);
  expect(back?.changes.map(({ field, from, severity, weight }) => [field, from, severity, weight])).toEqual([
    ["header", null, "info", "high"],
    ["finding", "http.other", "info", "medium"],
  ]);
});

const anyFacts = fc.array(
  fc.oneof(
    fc.constantFrom("A", "B", "C").chain((grade) => fc.constant(ranked("grade", grade, [["A"], ["B"], ["C"]])[0])),
    fc.record({ field: fc.constant("issuer"), value: fc.option(fc.string()) }),
    fc.record({ field: fc.constant("finding"), members: fc.array(fc.string()), gaps: fc.array(fc.string()) }),
  ),
) as fc.Arbitrary<readonly Fact[]>;

test("the same measurement again changes nothing, whatever its order", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const shuffled = facts.map((fact) =>
        "members" in fact ? { ...fact, members: fact.members.toReversed() } : fact,
      );
      const keyed = [...new Map(shuffled.map((fact) => [fact.field, fact])).values()];
      const same = [...new Map(facts.map((fact) => [fact.field, fact])).values()];
      expect(after([0, same], [10, keyed], [10, same], [30, keyed])).toMatchObject({ changes: [], confirmAt: null });
    }),
  );
});

test("three days without a measurement are one change, and so is their end", () => {
  let standing: MonitoredState | null = step(null, { version: 1, at: start, facts: good }, fields).standing;
  const told = [];
  for (let time = 1; time <= 6; time++) {
    const failed = fail(standing, { reason: "timeout.tls", at: start + time * day });
    standing = failed.standing;
    told.push(...failed.changes);
  }
  const back = step(standing, { version: 1, at: start + 7 * day, facts: good }, fields);

  expect(told).toMatchObject([
    { field: "measurement", to: "timeout.tls", direction: "worse", at: start + day, confirmedAt: start + 4 * day },
  ]);
  expect(back.changes).toMatchObject([
    { field: "measurement", from: "timeout.tls", to: "measured", direction: "better" },
  ]);
});

test("a failure on our side says nothing about the target", () => {
  const { standing } = step(null, { version: 1, at: start, facts: good }, fields);

  expect(fail(standing, { reason: "busy", at: start + 9 * day })).toEqual({ standing, changes: [], confirmAt: null });
});

test.for([
  [45, null],
  [30, "30"],
  [14, "14"],
  [7, "7"],
  [1, "1"],
  [0, "0"],
])("%d days before its end a certificate of a year is at %s", ([days, value]) => {
  const to = new Date(start + Number(days) * day).toISOString();
  const from = new Date(start - 320 * day).toISOString();

  expect(approaching("days", { from, to, now: new Date(start).toISOString() }).value).toBe(value);
});
