import type { GateResult } from "../../core/result.ts";
import { gateMany, type Thresholds } from "../../gate/many.ts";
import { toJson } from "../../report/json.ts";
import { painter } from "../../report/paint.ts";
import { prettyGate } from "../../report/pretty.ts";
import { exitOf, type ExitCode } from "../exit.ts";
import { flagsOf, readGiven, type Given } from "../../settings/given.ts";
import { wantsColour, widthOfReport } from "../io.ts";
import { environmentOnly } from "../../settings/options.ts";
import { namingOf, type Order } from "../order.ts";
import { openProgress } from "../progress.ts";
import { readLanguage } from "../../settings/measuring.ts";
import { openRunner } from "../../settings/runner.ts";
import { missingSubject, optionsFor } from "../usage.ts";

/** `portcullis gate <url…>`: measures, compares, reports, and tells by its exit code. */
export async function gateCommand(order: Order): Promise<ExitCode> {
  const { subjects: urls, argv, io } = order;
  if (urls.length === 0) throw missingSubject("gate");
  const given = readGiven(flagsOf(argv), io.env, [...optionsFor("gate"), ...environmentOnly]);
  const language = readLanguage(given);
  const runner = openRunner(given);
  const isJson = given.isSet("json");
  const paint = painter(wantsColour(io) && !given.isSet("no_color"));
  const progress = openProgress(urls.length, io);
  const measured = await gateMany({
    runner,
    language,
    urls,
    thresholds: readThresholds(given),
    naming: namingOf(order, "url", given),
    ...(io.signal && { signal: io.signal }),
    onTarget: progress.done,
    onBug: (error, url) => io.err(`portcullis: ${url}: ${error instanceof Error ? error.stack : String(error)}\n`),
  }).finally(progress.end);
  const result = withSources(measured, given);
  io.out(isJson ? toJson(result) : prettyGate(result, { language, paint, width: widthOfReport(io) }));
  return exitOf(result);
}

const optionOf = { ssl: "min_ssl", headers: "min_headers", days: "min_days", https: "require_https" } as const;

function readThresholds(given: Given): Thresholds {
  const entries = Object.values(optionOf).map((name) => [name, given.one(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The gate knows that a threshold was given; the command line knows where. */
function withSources(result: GateResult, given: Given): GateResult {
  const targets = result.targets.map((target) => ({
    ...target,
    checks: target.checks.map((check) =>
      check.source === "query" ? { ...check, source: given.source(optionOf[check.id]) ?? check.source } : check,
    ),
  }));
  return { ...result, targets };
}
