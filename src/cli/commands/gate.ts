import { failure } from "../../core/failure.ts";
import { gateMany, type Thresholds } from "../../gate/many.ts";
import type { GateResult } from "../../core/result.ts";
import { toJson } from "../../report/json.ts";
import { painter } from "../../report/paint.ts";
import { prettyGate } from "../../report/pretty.ts";
import { exitOf, type ExitCode } from "../exit.ts";
import { readGiven, type Given } from "../given.ts";
import { wantsColour, widthOfReport, type Io } from "../io.ts";
import { environmentOnly, measuring } from "../options.ts";
import { openProgress } from "../progress.ts";
import { readSettings } from "../settings.ts";
import { thresholds } from "../thresholds.ts";

/** `portcullis gate <url…>`: measures, compares, reports, and tells by its exit code. */
export async function gateCommand(argv: Readonly<Record<string, unknown>>, io: Io): Promise<ExitCode> {
  const given = readGiven(argv, io.env, [...thresholds, ...measuring, ...environmentOnly]);
  const settings = readSettings(given);
  const urls = readUrls(argv, io);
  const progress = openProgress(urls.length, io);
  const measured = await gateMany({
    ...settings,
    urls,
    thresholds: readThresholds(given),
    naming: given.naming,
    ...(io.signal && { signal: io.signal }),
    onTarget: progress.done,
    onBug: (error, url) => io.err(`portcullis: ${url}: ${error instanceof Error ? error.stack : String(error)}\n`),
  }).finally(progress.end);
  const result = withSources(measured, given);
  const paint = painter(wantsColour(io) && argv["color"] !== false);
  io.out(
    given.isSet("json")
      ? toJson(result)
      : prettyGate(result, { language: settings.language, paint, width: widthOfReport(io) }),
  );
  return exitOf(result);
}

function readUrls(argv: Readonly<Record<string, unknown>>, io: Io): readonly string[] {
  const typed = [argv["url"] ?? []].flat().map(String);
  const urls = typed.length > 0 ? typed : (io.env["PORTCULLIS_URL"] ?? "").split(/[\s,]+/).filter((url) => url !== "");
  if (urls.length > 0) return urls;
  const expected = {
    en: "name a URL, for example portcullis gate https://example.com",
    ko: "portcullis gate https://example.com 처럼 URL을 지정하십시오",
  };
  throw failure("input.missing", { field: "url", expected }, { reason: "url" });
}

function readThresholds(given: Given): Thresholds {
  const entries = thresholds.map(({ name }) => [name, given.one(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const optionOf = { ssl: "min_ssl", headers: "min_headers", days: "min_days", https: "require_https" } as const;

/** The gate knows that a threshold was given; the command line knows where. */
function withSources(result: GateResult, given: Given): GateResult {
  const targets = result.targets.map((target) => ({
    ...target,
    checks: target.checks.map((check) =>
      check.source === "given" ? { ...check, source: given.source(optionOf[check.id]) ?? check.source } : check,
    ),
  }));
  return { ...result, targets };
}
