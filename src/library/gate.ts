import { gate as check } from "../checks/gate/index.ts";
import { failure } from "../core/failure.ts";
import { gateMany } from "../gate/many.ts";
import { withSources } from "../settings/thresholds.ts";
import { inItsLanguage } from "./measure.ts";
import type { Options } from "./options.ts";
import {
  checkNames,
  gateOptionNames,
  optionNames,
  readGateOptions,
  readOptions,
  toBag,
  toQuery,
  wrong,
  type Bag,
} from "./read.ts";
import type { GateInput, GateResult } from "./types.ts";

/** What a gate measures: one URL or several. */
type Targets =
  | { readonly url: string; readonly urls?: undefined }
  | { readonly url?: undefined; readonly urls: readonly string[] };

/** What is done before a verdict is believed. What is left out keeps the default of the command line. */
interface Perseverance {
  /** Measure once every address shows this twice: `up`, `status=200`, `header:NAME=TEXT`, `header:NAME~TEXT`, `body~TEXT`; all must hold. */
  readonly waitFor?: string | readonly string[] | undefined;
  /** Seconds after which a target that is waited for is `unknown`, reason `wait.timeout`; 300 unless told otherwise. */
  readonly waitTimeout?: number | undefined;
  /** Seconds between two looks, more or less; 5 unless told otherwise. */
  readonly waitInterval?: number | undefined;
  /** How often a target that fails is measured once more: 1 unless told otherwise, or 0. */
  readonly confirm?: 0 | 1 | undefined;
  /** How often a measurement that broke off early is made again, 0 to 5; 2 unless told otherwise. */
  readonly retries?: number | undefined;
  /** How many targets are measured at a time, 1 to 32; 8 unless told otherwise. */
  readonly concurrency?: number | undefined;
}

/** One URL or several, the thresholds they are held against, and how to measure. */
export type GateOptions = Targets & Omit<GateInput, "url"> & Options & Perseverance;

const thresholds = Object.keys(check.input.shape).filter((name) => name !== "url");

/**
 * Holds deployed URLs against thresholds. What could not be measured is a target with the verdict `unknown` and a reason;
 * only a question that is wrong, or a signal that called the measurement off, throws a `Failure`.
 */
export async function gate(options: GateOptions): Promise<GateResult> {
  return inItsLanguage(options, async () => {
    const bag = toBag(options, "options");
    checkNames(bag, ["url", "urls", ...thresholds, ...optionNames, ...gateOptionNames]);
    const { runner, language, signal } = readOptions(pick(bag, optionNames));
    const result = await gateMany({
      ...readGateOptions(pick(bag, gateOptionNames)),
      runner,
      language,
      urls: readUrls(bag),
      thresholds: toQuery(pick(bag, thresholds)),
      ...(signal && { signal }),
      // The verdict stays `unknown`; where it came from is for whoever looks at warnings.
      onBug: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
    });
    // Half a measurement that nobody waits for any more is no result.
    if (signal?.aborted && result.targets.some(({ reason }) => reason === "aborted")) throw failure("aborted", {});
    return withSources(result, { source: () => "option" });
  });
}

function pick(bag: Bag, names: readonly string[]): Bag {
  return Object.fromEntries(Object.entries(bag).filter(([name]) => names.includes(name)));
}

function readUrls({ url, urls }: Bag): readonly string[] {
  if (url !== undefined && urls !== undefined) {
    throw failure("input.conflict", { field: "url", first: "url", second: "urls" }, { reason: "url" });
  }
  if (url !== undefined) {
    if (typeof url !== "string") throw wrong("url", { en: "text", ko: "문자열" }, url);
    return [url];
  }
  if (urls === undefined || (Array.isArray(urls) && urls.length === 0)) {
    const expected = { en: "for example https://example.com/", ko: "https://example.com/" };
    throw failure("input.missing", { field: "url", expected }, { reason: "url" });
  }
  if (Array.isArray(urls) && urls.every((each) => typeof each === "string")) return urls;
  throw wrong("urls", { en: "a list of texts", ko: "문자열 목록" }, urls);
}
