import { gateMany } from "../../gate/many.ts";
import { toJson } from "../../report/json.ts";
import { painter } from "../../report/paint.ts";
import { prettyGate } from "../../report/pretty.ts";
import { exitOf, type ExitCode } from "../exit.ts";
import { flagsOf, readGiven } from "../../settings/given.ts";
import { wantsColour, widthOfReport } from "../io.ts";
import { environmentOnly } from "../../settings/options.ts";
import { namingOf, type Order } from "../order.ts";
import { openProgress } from "../progress.ts";
import { readLanguage } from "../../settings/measuring.ts";
import { openRunner } from "../../settings/runner.ts";
import { readThresholds, withSources } from "../../settings/thresholds.ts";
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
