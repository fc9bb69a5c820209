import type { Baseline, GatePolicy } from "../core/policy.ts";
import type { GateResult, GateTarget } from "../core/result/result.ts";

/** Applies rules, waivers and the baseline: to each target as soon as it is measured, and to all of them at the end. */
export interface Judge {
  /** Judges one target by its index in the result, as `whole` does. */
  readonly target: (measured: GateTarget, index: number) => GateTarget;
  /** Returns the judged result, and the new baseline if one is to be written. */
  readonly whole: (measured: GateResult) => { readonly result: GateResult; readonly baseline: Baseline | null };
}

const asMeasured: Judge = {
  target: (measured) => measured,
  whole: (measured) => ({ result: measured, baseline: null }),
};

/**
 * Opens the judge for a policy. Most runs have none and load no code for it. With an updated baseline, targets are judged by the new one,
 * which contains everything that was found.
 */
export async function openJudge(policy: GatePolicy | null, isUpdated: boolean): Promise<Judge> {
  if (policy === null) return asMeasured;
  const [{ applyPolicy, judgeTarget }, { baselineOf }] = await Promise.all([
    import("./policy.ts"),
    import("./baseline.ts"),
  ]);
  const { baseline: before } = policy;
  const anew = (targets: readonly GateTarget[]): GatePolicy => ({
    ...policy,
    baseline: baselineOf({ targets }, before),
  });
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
