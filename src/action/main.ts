import { describeFailure, Failure, failure } from "../core/failure.ts";
import type { Outcome } from "../core/policy.ts";
import { urlSecrets } from "../core/redact/url-secrets.ts";
import type { GateResult } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import { openJudge, type Judge } from "../gate/judge.ts";
import { gateEach } from "../gate/run-targets.ts";
import { endingOf } from "../gate/outcome.ts";
import {
  annotationsOf,
  limited,
  annotationSpotOf,
  type Annotation,
  type AnnotationKind,
} from "../report/github/annotations.ts";
import { harmless } from "../report/github/escape.ts";
import { painter } from "../report/paint.ts";
import { prettyGate } from "../report/pretty.ts";
import { checkEnvironment, readVariable } from "../settings/options/environment.ts";
import type { Given } from "../settings/options/given.ts";
import { heldIn } from "../settings/access/headers.ts";
import { readLanguage } from "../settings/options/measuring.ts";
import { environmentOnly } from "../settings/options/list/environment.ts";
import { readHosting } from "../settings/options/hosting.ts";
import { placeWith } from "../settings/output/place.ts";
import { checkStandardOutput, readReports, type ReportWish } from "../settings/output/reports.ts";
import { gatePolicyOf, readBaseline, readOutcome } from "../settings/options/policy.ts";
import { makePlan, noticesOf, questionsOf, type CheckPlan, type PlanSources } from "../settings/plan.ts";
import { withSources } from "../settings/options/thresholds.ts";
import { readConcurrency } from "../settings/options/waiting.ts";
import { writeReports, type Writing } from "../settings/output/write-reports.ts";
import { languageIn, withLanguage } from "../settings/output/language.ts";
import { refuseJoined, urlsOf } from "../settings/options/urls.ts";
import { waitWords } from "../run/wait-words.ts";
import { taskOf } from "./choose-task.ts";
import { commented } from "./update-comment.ts";
import { keepResult, writeOutputs, writeResult, writeSummary } from "./files.ts";
import { checkInputs, inputs, inputsOf, languageOf, secretsOf } from "./inputs.ts";
import { openLog, sayAlone, type Log } from "./log.ts";
import { matrixKey } from "./matrix.ts";
import { nothingMeasured, rest } from "./no-deployment.ts";
import { outputsOf } from "./outputs.ts";
import { annotate, mask, type StepIo } from "./toolkit.ts";

/** The environment of the Action; tests pass their own. */
export interface ActionIo extends StepIo {
  /** The environment variables, which the toolkit reads too. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where to look for a configuration; the workspace by default. */
  readonly folder?: string;
  /** Aborts the run when the workflow is cancelled. */
  readonly signal?: AbortSignal;
}

/** The exit code of a step; runners distinguish only two. */
export type StepCode = 0 | 1;

/** Runs the Action: masks secrets, measures, reports, sets outputs, and fails the step unless every threshold is known to be met. */
export async function runAction(io: ActionIo): Promise<StepCode> {
  secretsOf(io.env, io.core.getInput).forEach((secret) => mask(io.core, secret));
  try {
    return await obey(io);
  } catch (error) {
    return giveUp(error, io);
  }
}

async function obey(io: ActionIo): Promise<StepCode> {
  checkEnvironment(io.env);
  checkInputs(io.env);
  const sources = sourcesOf(io);
  const asked = await makePlan(sources);
  // A configuration may set the language, also for messages about its own errors.
  return withLanguage(asked.given.one("lang"), async () => carryOut(asked, sources, io));
}

async function carryOut(asked: CheckPlan, sources: PlanSources, io: ActionIo): Promise<StepCode> {
  // Secrets in a configuration are known only now; nothing has been printed yet.
  const masked = new Set(secretsOf(io.env, io.core.getInput));
  maskNamed(asked, masked, io);
  const { given } = asked;
  const language = readLanguage(given);
  const wants = { summary: isWanted(given, "summary"), annotations: isWanted(given, "annotations") };
  const reports = readReports(given, asked);
  checkStandardOutput(reports, given, { isTaken: true, by: theLog });
  const outcome = readOutcome(given);
  const hosting = readHosting(given);
  const baseline = await readBaseline(given, io.folder);
  const say = (text: Text): void => sayAlone(io, text[language]);
  const { plan, unknown, idle } = await taskOf({ plan: asked, sources, hosting }, { ...io, say });
  // Targets that were found meanwhile may have secrets of their own.
  maskNamed(plan, masked, io);
  if (idle) return rest(io, idle[language]);
  const judge = await openJudge(gatePolicyOf(plan, baseline, { now: new Date(), language }), false);
  const result = unknown
    ? nothingMeasured(unknown, language, io)
    : await measure(io, { plan, judge, outcome }, language);
  const passes = endingOf(result, outcome) === "pass";
  const place = { ...(await placeWith(io.env, language, plan.config)), outcome };
  const leaving = { io, given, language, place, reports, wantsSummary: wants.summary, passes };
  const { troubles, isBroken } = await leaveBehind(result, leaving);
  const comments = await commented(result, {
    ...io,
    given,
    hosting,
    language,
    outcome,
    passes,
    matrix: matrixKey(io.core.getInput),
  });
  const remarks = wants.annotations ? annotationsOf(result, language, outcome) : [];
  limited([...troubles, ...comments, ...remarks], language).forEach((each) =>
    annotate(io, each, annotationSpotOf(each, place)),
  );
  return passes && !isBroken ? 0 : 1;
}

/** Masks the secrets of a plan that are not masked yet. */
function maskNamed({ given, targets }: CheckPlan, masked: Set<string>, { core }: ActionIo): void {
  const holders = [given, ...targets.map((target) => target.given)];
  const headers = holders.flatMap((holder) => heldIn(holder.list("header"), holder.variable));
  for (const secret of [...headers, ...targets.flatMap(({ url }) => urlSecrets(url))]) {
    if (!masked.has(secret)) mask(core, secret);
    masked.add(secret);
  }
}

/** Whether a feature is on; it is by default. */
function isWanted(given: Given, name: string): boolean {
  return given.one(name) === undefined || given.isSet(name);
}

interface Doing {
  readonly outcome: Outcome;
  readonly plan: CheckPlan;
  readonly judge: Judge;
}

async function measure(io: ActionIo, { plan, judge, outcome }: Doing, language: Language): Promise<GateResult> {
  const { env, signal } = io;
  const { targets } = plan;
  if (targets.length === 0) {
    const expected = { en: "for example https://example.com/", ko: "예: https://example.com/" };
    throw failure("input.missing", { field: "url", expected }, { reason: "url" });
  }
  let say: ((text: string) => void) | undefined;
  const questions = questionsOf(plan, { onWait: (wait) => say?.(`${waitWords(wait)[language]}\n`) });
  const concurrency = readConcurrency(plan.given);
  const measured = await watched(io, targets.length, language, (log) => {
    say = log.say;
    return gateEach(questions, {
      judge: judge.target,
      language,
      ...(signal && { signal }),
      concurrency,
      notices: noticesOf(plan, language),
      onTarget: (target, index) => log.done(judge.target(target, index)),
      onNews: log.news,
      onBug: log.bug,
    });
  });
  const sourced = withSources(
    measured,
    targets.map(({ given }) => given),
  );
  const { result } = judge.whole(sourced);
  // GitHub's log viewer shows colours; other readers can set NO_COLOR.
  const log = openLog(io);
  log.say(prettyGate(result, { language, outcome, paint: painter(!env["NO_COLOR"]), width: 80 }));
  log.end();
  return result;
}

/** Runs some work with visible progress; the lines of several targets are in a collapsible group. */
async function watched<T>(io: ActionIo, count: number, language: Language, work: (log: Log) => Promise<T>): Promise<T> {
  const isGroup = count > 1;
  if (isGroup) io.core.startGroup(fill(measuring, { count }, language));
  const log = openLog(io, count);
  try {
    return await work(log);
  } finally {
    log.end();
    if (isGroup) io.core.endGroup();
  }
}

const measuring: Text = { en: "Measuring {count} {count|target/targets}", ko: "대상 {count}개 측정" };

function sourcesOf({ env, core, folder }: ActionIo): PlanSources {
  const typed = inputsOf(core.getInput);
  const named = [typed.value("url") ?? []].flat().map(String);
  refuseJoined(named);
  const urls = named.length > 0 ? named : urlsOf(readVariable(env, "url") ?? "");
  const urlNaming = named.length > 0 ? "url" : "PORTCULLIS_URL";
  const options = [...inputs, ...environmentOnly];
  return { typed, env, options, urls, urlNaming, folder, now: new Date() };
}

const theLog: Text = { en: "the log of a step", ko: "스텝의 로그" };

interface Leaving {
  readonly io: ActionIo;
  readonly given: Given;
  readonly language: Language;
  readonly place: Writing["place"];
  readonly reports: readonly ReportWish[];
  readonly wantsSummary: boolean;
  readonly passes: boolean;
}

/**
 * Writes the result object, outputs and summary. Failures are reported; they fail the step only for explicitly requested files and never
 * change the verdict.
 */
async function leaveBehind(
  result: GateResult,
  { io, given, language, place, reports, wantsSummary, passes }: Leaving,
): Promise<{
  readonly troubles: readonly Annotation[];
  readonly isBroken: boolean;
}> {
  const { env, random } = io;
  const asked = given.one("results_file");
  const file =
    asked === undefined
      ? keepResult(result, env, random)
      : await writeResult(result, { field: given.naming("results_file"), path: asked });
  const writing = { place, out: io.out, field: given.naming("report") };
  const unwritten = await writeReports(result, reports, writing);
  const isFileBroken = asked !== undefined && file.trouble !== null;
  const others = [
    await writeOutputs(outputsOf(result, file.path, passes), io),
    wantsSummary ? await writeSummary(result, { language, outcome: place.outcome }, io) : null,
  ];
  const troubles = [
    ...unwritten.map((trouble) => remark("error", trouble, language)),
    ...(file.trouble ? [remark(isFileBroken ? "error" : "warning", file.trouble, language)] : []),
    ...others.flatMap((trouble) => (trouble ? [remark("warning", trouble, language)] : [])),
  ];
  return { troubles, isBroken: isFileBroken || unwritten.length > 0 };
}

function remark(kind: AnnotationKind, { facts }: Failure, language: Language): Annotation {
  return { kind, title: "Portcullis", message: harmless(describeFailure(facts, language), 1000) };
}

/** Reports bad input as one error annotation, and a bug of ours with its stack in the log. */
async function giveUp(error: unknown, io: ActionIo): Promise<StepCode> {
  const { env, core } = io;
  if (!(error instanceof Failure)) {
    const log = openLog(io);
    log.bug(error);
    log.end();
  }
  const said = error instanceof Failure ? error : failure("internal", {});
  const language = languageOf(env, core.getInput) ?? languageIn(said) ?? "en";
  core.setFailed(harmless(describeFailure(said.facts, language), 1000));
  await writeOutputs({ passed: "false" }, io);
  return 1;
}
