import { expect, test } from "vitest";
import { address, sound } from "../../../../test/dns/damages.ts";
import { isSerialBefore } from "../../../formats/dns/serial.ts";
import { judge } from "../judge.ts";

const half = 0x8000_0000;

/** RFC 1982 §3.2 and RFC 2182 §7: each step must be newer than the serial before it. */
test("two steps lead from a serial half the number space away", () => {
  const { findings } = judge(address({ serial: (2_026_112_001 + half) % 2 ** 32 })(sound));
  const found = findings.find(({ id }) => id === "serial-unordered");
  const steps = ["serial", "first", "second"].map((name) => Number(found?.params[name]));

  expect(steps).toEqual([4_173_595_649, 2_026_112_000, 2_026_112_002]);
  expect(steps.slice(1).map((each, at) => isSerialBefore(steps[at] ?? 0, each))).toEqual([true, true]);
});
