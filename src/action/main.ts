import { describeFailure, Failure, failure } from "../core/failure.ts";
import type { GateResult } from "../core/result.ts";
import type { Language } from "../core/text.ts";
import { gateMany } from "../gate/many.ts";
import { annotationsOf, limited, type Annotation, type AnnotationKind } from "../report/github.ts";
import { harmless } from "../report/github-escape.ts";
import { painter } from "../report/paint.ts";
import { prettyGate } from "../report/pretty.ts";
import { checkEnvironment, readVariable } from "../settings/environment.ts";
import { readGiven, type Given } from "../settings/given.ts";
import { readLanguage } from "../settings/measuring.ts";
import { environmentOnly } from "../settings/options.ts";
import { openRunner } from "../settings/runner.ts";
import { readThresholds, withSources } from "../settings/thresholds.ts";
import { urlsOf } from "../settings/urls.ts";
import { annotate, mask } from "./commands.ts";
import { keepResult, writeOutputs, writeResult, writeSummary } from "./files.ts";
import { checkInputs, inputs, inputsOf, languageOf, secretsOf } from "./inputs.ts";
import { openLog } from "./log.ts";
import { outputsOf } from "./outputs.ts";

/** What the Action is run with; a test gives its own. */
export interface ActionIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The log of the step, which the runner reads commands from. */
  readonly out: (text: string) => void;
  /** A word that nobody can guess. */
  readonly random: () => string;
  /** Ends what is under way when the workflow is cancelled. */
  readonly signal?: AbortSignal;
}

/** The exit code of a step, of which a runner knows but two. */
export type StepCode = 0 | 1;

/** Runs the Action: masks secrets, measures, tells people and later steps, and fails the step unless every threshold is known to be met. */
export async function runAction(io: ActionIo): Promise<StepCode> {
  secretsOf(io.env).forEach((secret) => io.out(mask(secret)));
  try {
    return await obey(io);
  } catch (error) {
    return giveUp(error, io);
  }
}

async function obey(io: ActionIo): Promise<StepCode> {
  checkEnvironment(io.env);
  checkInputs(io.env);
  const given = readGiven(inputsOf(io.env), io.env, [...inputs, ...environmentOnly]);
  const language = readLanguage(given);
  const wants = { summary: isWanted(given, "summary"), annotations: isWanted(given, "annotations") };
  const result = await measure(io, given, language);
  const { troubles, isBroken } = leaveBehind(result, { io, given, language, wantsSummary: wants.summary });
  const remarks = wants.annotations ? annotationsOf(result, language) : [];
  limited([...troubles, ...remarks], language).forEach((each) => io.out(annotate(each)));
  return isPassed(result) && !isBroken ? 0 : 1;
}

function isPassed({ verdict }: GateResult): boolean {
  return verdict === "pass" || verdict === "warn";
}

/** What happens unless it is switched off. */
function isWanted(given: Given, name: string): boolean {
  return given.one(name) === undefined || given.isSet(name);
}

async function measure({ env, out, random, signal }: ActionIo, given: Given, language: Language): Promise<GateResult> {
  const urls = targetsOf(given, env);
  const runner = openRunner(given);
  const log = openLog(out, random(), urls.length);
  try {
    const measured = await gateMany({
      runner,
      language,
      urls,
      thresholds: readThresholds(given),
      naming: given.naming,
      ...(signal && { signal }),
      onTarget: log.done,
      onBug: log.bug,
    });
    const result = withSources(measured, given);
    // The runner's page shows colours, and what reads the log elsewhere says NO_COLOR.
    log.say(prettyGate(result, { language, paint: painter(!env["NO_COLOR"]), width: 80 }));
    return result;
  } finally {
    log.end();
  }
}

function targetsOf(given: Given, env: ActionIo["env"]): readonly string[] {
  const urls = given.source("url") === "input" ? given.list("url") : urlsOf(readVariable(env, "url") ?? "");
  if (urls.length > 0) return urls;
  const expected = { en: "for example https://example.com/", ko: "예: https://example.com/" };
  throw failure("input.missing", { field: "url", expected }, { reason: "url" });
}

interface Leaving {
  readonly io: ActionIo;
  readonly given: Given;
  readonly language: Language;
  readonly wantsSummary: boolean;
}

/**
 * Leaves result object, outputs and summary behind. What cannot be written is named; it breaks the step where somebody asked for
 * that very file, and a verdict is a verdict all the same.
 */
function leaveBehind(
  result: GateResult,
  { io, given, language, wantsSummary }: Leaving,
): {
  readonly troubles: readonly Annotation[];
  readonly isBroken: boolean;
} {
  const { env, random } = io;
  const asked = given.one("results_file");
  const file =
    asked === undefined
      ? keepResult(result, env, random)
      : writeResult(result, { field: given.naming("results_file"), path: asked });
  const isBroken = asked !== undefined && file.trouble !== null;
  const others = [
    writeOutputs(outputsOf(result, file.path), env, random),
    wantsSummary ? writeSummary(result, language, env) : null,
  ];
  const troubles = [
    ...(file.trouble ? [remark(isBroken ? "error" : "warning", file.trouble, language)] : []),
    ...others.flatMap((trouble) => (trouble ? [remark("warning", trouble, language)] : [])),
  ];
  return { troubles, isBroken };
}

function remark(kind: AnnotationKind, { facts }: Failure, language: Language): Annotation {
  return { kind, title: "Portcullis", message: harmless(describeFailure(facts, language), 1000) };
}

/** Bad input is told in one error beside the run; a bug of ours with its stack in the log. */
function giveUp(error: unknown, { env, out, random }: ActionIo): StepCode {
  if (!(error instanceof Failure)) {
    const log = openLog(out, random(), 0);
    log.bug(error);
    log.end();
  }
  const said = error instanceof Failure ? error : failure("internal", {});
  out(annotate(remark("error", said, languageOf(env))));
  writeOutputs({ passed: "false" }, env, random);
  return 1;
}
