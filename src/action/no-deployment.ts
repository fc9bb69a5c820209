import { describeFailure, type Failure } from "../core/failure.ts";
import type { GateResult } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";
import { version } from "../core/version.ts";
import { harmless } from "../report/github/escape.ts";
import { markOf } from "../report/paint.ts";
import { reportWords } from "../report/words.ts";
import { writeOutputs } from "./files.ts";
import { sayAlone } from "./log.ts";
import { annotate, type StepIo } from "./toolkit.ts";

/** The result of a run without a target that leaves the verdict open, with the reason. */
export function nothingMeasured({ facts }: Failure, language: Language, io: StepIo): GateResult {
  const message = describeFailure(facts, language);
  sayAlone(io, `${markOf.unknown} ${reportWords.verdict.unknown[language]}  ${harmless(message, 1000)}`);
  return {
    schema: "portcullis/gate@2",
    verdict: "unknown",
    generatedAt: new Date().toISOString(),
    tool: { name: "portcullis", version },
    targets: [],
    totals: { pass: 0, warn: 0, fail: 0, unknown: 0, waived: 0 },
    notices: [{ id: facts.id, level: "error", message }],
  };
}

/** Ends a run that has nothing to measure, with a message: it must not look like a passed gate. */
export async function rest(io: StepIo & Parameters<typeof writeOutputs>[1], why: string): Promise<0> {
  annotate(io, { kind: "notice", title: "Portcullis", message: harmless(why, 1000) }, null);
  await writeOutputs({ passed: "false" }, io);
  return 0;
}
