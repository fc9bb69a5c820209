import { expect, test } from "vitest";
import { fail, watchClosely } from "./outage.ts";
import type { MonitoredState } from "./state.ts";
import { step } from "./step.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const;
const start = Date.parse("2026-11-24T00:00:00Z");

/** A target's history from measurements and failures, by minutes after the start. */
function openTarget(first: "up" | "refused" = "up") {
  let state: MonitoredState | null = null;
  const told: string[] = [];
  let confirmAt: number | null = null;

  function see(minutes: number, what: "up" | "refused" | "ours" | "malformed", isMaintained = false): void {
    const at = start + minutes * minute;
    const reason = what === "malformed" ? "http.malformed" : "tcp.refused";
    const taken =
      what === "up"
        ? step(state, { version: 1, at, facts: [] }, {}, { isMaintained })
        : fail(state, { reason, at, isUnreachable: what !== "malformed", isOurs: what === "ours", isMaintained });
    state = taken.standing;
    confirmAt = taken.confirmAt;
    told.push(...taken.changes.map(({ from, to, direction }) => `${minutes}: ${from} > ${to} (${direction})`));
  }
  see(0, first);
  return {
    told,
    see,
    state: () => state,
    confirmAt: () => confirmAt,
    down: (minutes: number) => [0, 5, 10].forEach((more) => see(minutes + more, "refused")),
  };
}

test("a target is down once two further failures to connect confirm it, within ten minutes, and it comes back at once", () => {
  const target = openTarget();
  target.see(60, "refused");
  expect(target.confirmAt()).toBe(start + 65 * minute);
  target.see(65, "refused");
  expect([target.told, target.confirmAt()]).toEqual([[], start + 70 * minute]);
  target.see(70, "refused");
  expect([target.told, target.confirmAt()]).toEqual([["70: up > down tcp.refused (worse)"], null]);
  target.see(80, "refused");
  target.see(5 * 24 * 60, "refused");
  target.see(5 * 24 * 60 + 10, "up");

  expect(target.told.slice(1)).toEqual([`${5 * 24 * 60 + 10}: down tcp.refused > up (better)`]);
});

test.for<[what: string, sights: readonly (readonly [number, "up" | "refused" | "ours" | "malformed"])[]]>([
  [
    "a failure that does not last",
    [
      [60, "refused"],
      [65, "refused"],
      [70, "up"],
      [80, "refused"],
    ],
  ],
  [
    "three failures at once",
    [
      [60, "refused"],
      [61, "refused"],
      [62, "refused"],
    ],
  ],
  [
    "an answer that cannot be read, between",
    [
      [60, "refused"],
      [65, "malformed"],
      [70, "refused"],
      [75, "refused"],
    ],
  ],
  [
    "failures of our own network",
    [
      [60, "ours"],
      [65, "ours"],
      [70, "ours"],
      [80, "ours"],
    ],
  ],
  [
    "our own failures count for nothing",
    [
      [60, "refused"],
      [65, "ours"],
      [70, "ours"],
      [71, "refused"],
    ],
  ],
])("%s: not down", ([, sights]) => {
  const target = openTarget();
  for (const [minutes, what] of sights) target.see(minutes, what);

  expect(target.told).toEqual([]);
});

test("a target that is down stays so while it fails in another way, and its return is told once", () => {
  const target = openTarget();
  target.down(60);
  target.see(80, "malformed");
  target.down(90);
  target.see(200, "malformed");
  target.see(210, "up");

  expect(target.told).toEqual(["70: up > down tcp.refused (worse)", "210: down tcp.refused > up (better)"]);
});

test("a target that was never reached is not down", () => {
  const target = openTarget("refused");
  target.down(60);

  expect(target.told).toEqual([]);
});

test("the fourth turn within a day is told as flapping, and then nothing until a day without one", () => {
  const target = openTarget();
  target.down(60);
  target.see(90, "up");
  target.down(120);
  target.see(150, "up");
  target.down(180);
  target.see(210, "up");
  target.down(240);
  expect(target.told).toEqual([
    "70: up > down tcp.refused (worse)",
    "90: down tcp.refused > up (better)",
    "130: up > down tcp.refused (worse)",
    "150: down tcp.refused > flapping (worse)",
  ]);
  target.told.length = 0;
  target.see(260, "up");
  target.see(260 + 23 * 60, "up");
  expect(target.told).toEqual([]);
  target.see(260 + 24 * 60, "up");
  target.see(260 + 25 * 60, "up");
  expect(target.told).toEqual([`${260 + 24 * 60}: flapping > up (better)`]);
});

test("a target that stays down after it flapped is told as down", () => {
  const target = openTarget();
  for (const minutes of [60, 120, 180]) {
    target.down(minutes);
    target.see(minutes + 20, "up");
  }
  target.down(240);
  target.told.length = 0;
  for (let hours = 5; hours < 20; hours++) target.see(hours * 60, "refused");
  expect(target.told).toEqual([`${7 * 60}: flapping > down tcp.refused (worse)`]);

  // Within a day of its turns it is not steady.
  target.see(20 * 60, "up");
  target.see(45 * 60, "up");
  expect(target.told.slice(1)).toEqual([
    `${20 * 60}: down tcp.refused > flapping (worse)`,
    `${45 * 60}: flapping > up (better)`,
  ]);
});

test("a target that is down or has just come back is measured more often", () => {
  const target = openTarget();
  const closely = (minutes: number) => {
    const state = target.state();
    return state && watchClosely(state, start + minutes * minute);
  };
  expect(closely(10)).toBeNull();
  target.down(60);
  expect([closely(70), closely(200)]).toEqual([10 * minute, hour]);
  target.see(210, "up");
  expect([closely(210), closely(210 + (day + hour) / minute)]).toEqual([hour, null]);
});

test("turns during maintenance do not make a target flap, and those after it do", () => {
  const target = openTarget();
  for (let restart = 0; restart < 3; restart++) {
    for (const more of [0, 5, 10]) target.see(60 + 30 * restart + more, "refused", true);
    target.see(60 + 30 * restart + 20, "up", true);
  }
  expect(target.told.at(-1)).toBe("140: down tcp.refused > up (better)");
  expect(watchClosely(target.state() ?? never(), start + 200 * minute)).toBe(hour);
  for (const restart of [0, 1]) {
    target.down(300 + 30 * restart);
    target.see(320 + 30 * restart, "up");
  }
  expect(target.told.at(-1)).toBe("350: down tcp.refused > flapping (worse)");
  target.see(350 + 25 * 60, "up");
  expect(target.state()?.turns).toBeUndefined();
});

function never(): never {
  throw new Error("there is no state");
}
