import { describeFailure, type Failure } from "../core/failure.ts";
import type { GateResult } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";
import { version } from "../core/version.ts";
import { harmless } from "../report/github/escape.ts";
import { markOf } from "../report/paint.ts";
import { words } from "../report/words.ts";
import { annotate } from "./commands.ts";
import { writeOutputs } from "./files.ts";
import { sayAlone } from "./log.ts";

/** What a run writes to. */
interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly random: () => string;
}

/** The result of a run in which there was nothing to measure, and that leaves the verdict open: it has no target, and says why. */
export function nothingMeasured({ facts }: Failure, language: Language, io: Io): GateResult {
  const message = describeFailure(facts, language);
  sayAlone(io, `${markOf.unknown} ${words.verdict.unknown[language]}  ${harmless(message, 1000)}`);
  return {
    schema: "portcullis/gate@1",
    verdict: "unknown",
    generatedAt: new Date().toISOString(),
    tool: { name: "portcullis", version },
    targets: [],
    totals: { pass: 0, warn: 0, fail: 0, unknown: 0, waived: 0 },
    notices: [{ id: facts.id, level: "error", message }],
  };
}

/** Ends a run that has nothing to do: that is said, and nobody may take it for a gate that was passed. */
export function rest({ env, out, random }: Io, why: string): 0 {
  out(annotate({ kind: "notice", title: "Portcullis", message: harmless(why, 1000) }));
  writeOutputs({ passed: "false" }, env, random);
  return 0;
}
