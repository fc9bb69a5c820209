import { expect, test } from "vitest";
import type { GoliveRaw } from "../../src/checks/golive/index.ts";
import { judge } from "../../src/checks/golive/judge.ts";
import type { Decision, EssentialId } from "../../src/checks/golive/problems.ts";

/** The decision on an observation, and its findings. */
export type Row = [what: string, raw: GoliveRaw, verdict: Decision, findings: readonly string[]];

/** The decisions by essential, and the whole verdict. */
export function decisionsOf(raw: GoliveRaw): Readonly<Record<string, unknown>> {
  return Object.fromEntries(judge(raw).kpis.map(({ id, value }) => [id, value]));
}

/** Tests that a table decides one essential, and does not change the others. */
export function decides(essential: EssentialId, rows: readonly Row[]): void {
  test.for(rows)(`${essential}: %s`, ([, raw, verdict, findings]) => {
    const all = decisionsOf(raw);

    expect(all[essential]).toBe(verdict);
    expect(all["verdict"]).toBe(verdict);
    expect(judge(raw).findings.map(({ id }) => id)).toEqual(findings);
  });
}
