import { failure, type Failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import { maskUrls } from "../../core/redact/url-secrets.ts";
import { openJudge } from "../../gate/judge.ts";
import { gateEach } from "../../gate/run-targets.ts";
import { inert } from "../../report/github/escape.ts";
import { toJson } from "../../report/kinds/json.ts";
import { painter } from "../../report/paint.ts";
import { prettyGate } from "../../report/pretty.ts";
import { exitCodes, exitOf, type ExitCode } from "../exit.ts";
import { givenFlags, type Given } from "../../settings/options/given.ts";
import { wantsColour, widthOfReport, type Io } from "../io.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import type { Invocation } from "../invocation.ts";
import { keepBaseline, newsText } from "../keep-baseline.ts";
import { openProgress, waitPrinter } from "../progress.ts";
import { standardInput } from "../standard-input.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { placeWith } from "../../settings/output/place.ts";
import { checkStandardOutput, readReports } from "../../settings/output/reports.ts";
import { makePlan, noticesOf, questionsOf, type CheckPlan } from "../../settings/plan.ts";
import { withSources } from "../../settings/options/thresholds.ts";
import { withLanguage } from "../../settings/output/language.ts";
import { readConcurrency } from "../../settings/options/waiting.ts";
import { gatePolicyOf, readBaseline, readOutcome } from "../../settings/options/policy.ts";
import { writeReports } from "../../settings/output/write-reports.ts";
import { rememberer } from "../read-stored.ts";
import { printProblems } from "../print-problems.ts";
import { optionsFor } from "../command-table.ts";
import { missingSubject } from "../usage.ts";

/** `portcullis gate <url…>`: measures, compares, reports, and sets the exit code. */
export async function gateCommand(order: Invocation): Promise<ExitCode> {
  const { subjects: urls, isFromEnvironment, argv, io } = order;
  const now = new Date();
  const plan = await makePlan({
    typed: givenFlags(argv),
    env: io.env,
    options: [...optionsFor("gate"), ...environmentOnly],
    urls,
    urlNaming: isFromEnvironment ? "PORTCULLIS_URL" : "url",
    folder: io.folder,
    now,
    input: io.input ?? standardInput,
  });
  // A configuration may set the language, also for messages about its own errors.
  return withLanguage(plan.given.one("lang"), async () => carryOut(plan, now, io));
}

async function carryOut(plan: CheckPlan, now: Date, io: Io): Promise<ExitCode> {
  const { given, targets } = plan;
  const language = readLanguage(given);
  const isJson = given.isSet("json");
  const isPrinted = given.isSet("print_config");
  if (targets.length === 0 && !isPrinted) throw swallowed(given) ?? missingSubject("gate");
  const questions = questionsOf(plan, { rememberer: rememberer(io), onWait: waitPrinter(io, language) });
  const concurrency = readConcurrency(given);
  const outcome = readOutcome(given);
  const baseline = await readBaseline(given, io.folder);
  const wishes = readReports(given, plan);
  checkStandardOutput(wishes, given, { isTaken: isJson, by: given.naming("json") });
  // The printed configuration has passed the same validation as a run.
  if (isPrinted) {
    io.out((await import("../print-config.ts")).printConfig(plan, isJson));
    return exitCodes.pass;
  }
  const paint = painter(wantsColour(io) && !given.isSet("no_color"));
  const judge = await openJudge(gatePolicyOf(plan, baseline, { now, language }), baseline?.isUpdated ?? false);
  const progress = openProgress(targets.length, io);
  const measured = await gateEach(questions, {
    judge: judge.target,
    language,
    ...(io.signal && { signal: io.signal }),
    concurrency,
    notices: noticesOf(plan, language),
    onTarget: (target, index) => progress.done(judge.target(target, index)),
    onNews: progress.news,
    onBug: (error, url) =>
      io.err(maskUrls(`portcullis: ${url}: ${error instanceof Error ? error.stack : String(error)}\n`)),
  }).finally(progress.end);
  const sourced = withSources(
    measured,
    targets.map((target) => target.given),
  );
  const { result, baseline: made } = judge.whole(sourced);
  const unwritten = await keepBaseline(made, baseline, {
    targets: result.targets,
    field: given.naming("baseline"),
    onWritten: (news) => io.err(`${newsText(news, language)}\n`),
  });
  if (isJson) io.out(toJson(result));
  // A CI runner may read this log and execute commands in it.
  else if (wishes.every(({ path }) => path !== null)) {
    io.out(
      inert(
        prettyGate(result, {
          language,
          outcome,
          paint,
          width: widthOfReport(io),
          known: given.isSet("verbose") ? "listed" : "hinted",
        }),
      ),
    );
  }
  const place = { ...(await placeWith(io.env, language, plan.config)), outcome };
  const writing = { place, out: io.out, field: given.naming("report") };
  const troubles = await writeReports(result, wishes, writing);
  printProblems([...unwritten, ...troubles], language, io);
  // A report that could not be written is a lost verdict.
  return unwritten.length + troubles.length > 0 ? exitCodes.bug : exitOf(result, outcome);
}

/** Values that may be a URL. */
const takesUrl = /URL|https:|TEXT|FILE|KIND|SERVER/i;

/** The failure for an option that took the URL as its value; null if there is none: `gate --min-ssl https://shop.example`. */
function swallowed(given: Given): Failure | null {
  const option = optionsFor("gate").find(
    ({ name, value = "", isFlag = false, isList = false }) =>
      !isFlag && !isList && !takesUrl.test(value) && /^https?:\/\//i.test(given.one(name) ?? ""),
  );
  if (!option) return null;
  const { name, value = "" } = option;
  const expected = value.replaceAll("|", ", ");
  const params = { field: given.naming(name), expected, given: shown(given.one(name)), suggestion: "" };
  return failure("input.option", params, { reason: name });
}
