import { describeFailure, type Failure } from "../core/failure.ts";
import type { GateResult } from "../core/result.ts";
import type { Language } from "../core/text.ts";
import { version } from "../core/version.ts";
import { harmless } from "../report/github-escape.ts";
import { annotate } from "./commands.ts";
import { writeOutputs } from "./files.ts";

/** What a run writes to. */
interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly random: () => string;
}

/** The result of a run in which there was nothing to measure, and that leaves the verdict open: it has no target, and says why. */
export function nothingMeasured({ facts }: Failure, language: Language, now = new Date()): GateResult {
  return {
    schema: "portcullis/gate@1",
    verdict: "unknown",
    generatedAt: now.toISOString(),
    tool: { name: "portcullis", version },
    targets: [],
    totals: { pass: 0, warn: 0, fail: 0, unknown: 0, waived: 0 },
    notices: [{ id: facts.id, level: "error", message: describeFailure(facts, language) }],
  };
}

/** Ends a run that has nothing to do: that is said, and nobody may take it for a gate that was passed. */
export function rest({ env, out, random }: Io, why: string): 0 {
  out(annotate({ kind: "notice", title: "Portcullis", message: harmless(why, 1000) }));
  writeOutputs({ passed: "false" }, env, random);
  return 0;
}
