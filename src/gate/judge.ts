import type { Baseline, Policy } from "../core/policy.ts";
import type { GateResult, GateTarget } from "../core/result/result.ts";

/** What judges by what was decided beside the thresholds: each target as soon as it is measured, and all of them in the end. */
export interface Judge {
  /** One target by its place among all of them, as the whole will have it. */
  readonly target: (measured: GateTarget, index: number) => GateTarget;
  /** The result, and the baseline that was made of it where one is to be written. */
  readonly whole: (measured: GateResult) => { readonly result: GateResult; readonly baseline: Baseline | null };
}

const asMeasured: Judge = {
  target: (measured) => measured,
  whole: (measured) => ({ result: measured, baseline: null }),
};

/** Opens what judges by a policy; most runs have none, and load nothing of it. A baseline that is made anew knows all that is found. */
export async function openJudge(policy: Policy | null, isUpdated: boolean): Promise<Judge> {
  if (policy === null) return asMeasured;
  const [{ applyPolicy, judgeTarget }, { baselineOf }] = await Promise.all([
    import("./policy.ts"),
    import("./baseline.ts"),
  ]);
  const { baseline: before } = policy;
  const anew = (targets: readonly GateTarget[]): Policy => ({ ...policy, baseline: baselineOf({ targets }, before) });
  const without = { ...policy, baseline: null };
  return {
    target(measured, index) {
      const known = isUpdated ? anew([judgeTarget(measured, without, index)]) : policy;
      return judgeTarget(measured, known, index);
    },
    whole(measured) {
      if (!isUpdated) return { result: applyPolicy(measured, policy), baseline: null };
      const known = anew(applyPolicy(measured, without).targets);
      return { result: applyPolicy(measured, known), baseline: known.baseline };
    },
  };
}
