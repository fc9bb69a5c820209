import { setTimeout as sleep } from "node:timers/promises";
import { describeFailure, Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { toJson } from "../../report/kinds/json.ts";
import type { Given } from "../../settings/options/given.ts";
import { readTargetLines } from "../target-lines.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Io } from "../io.ts";
import type { DataOf, Perform } from "../perform.ts";

/** What adding watches needs. */
export interface AddWork {
  readonly perform: Perform;
  readonly given: Given;
  readonly language: Language;
  readonly io: Io;
}

/** A new watch. */
export type AddedWatch = DataOf<"addWatch">;

const said = {
  known: { en: "{target} is watched already.", ko: "{target|은/는} 이미 감시하고 있습니다." },
  refused: { en: "Not added: {target}. {why}", ko: "추가하지 않음: {target}. {why}" },
  total: { en: "Added {added} of {count} watches.", ko: "감시 {count}개 중 {added}개를 추가했습니다." },
} as const satisfies Record<string, Text>;

/** The targets of the command: its arguments, and the lines of the file in `--targets`. Throws a `Failure` INVALID_INPUT. */
export async function targetsToAdd(words: readonly string[], { given, io }: AddWork): Promise<readonly string[]> {
  const file = given.one("targets");
  if (file === undefined) return words;
  const lines = await readTargetLines(file, given.naming("targets"), io);
  return [...new Set([...words, ...lines.map(({ target }) => target)])];
}

/** The settings of a watch that the command line names. */
export function settingsIn(given: Given): Readonly<Record<string, unknown>> {
  const checks = given
    .one("checks")
    ?.split(",")
    .map((each) => each.trim());
  const others = ["interval", "expiry_days", "min_severity", "severities", "maintenance"].flatMap((name) => {
    const text = given.one(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return { ...(checks && { checks }), ...Object.fromEntries(others) };
}

/**
 * Adds many watches in order. One that is watched already, or that is not a target, does not stop the others; a limit of the account or a
 * server that cannot be reached does. Exits 2 where a target was refused.
 */
export async function addMany(
  targets: readonly string[],
  work: AddWork,
  tell: (watch: AddedWatch) => void,
): Promise<ExitCode> {
  const { given, io, language } = work;
  const added: AddedWatch[] = [];
  let isRefused = false;
  for (const target of targets) {
    const outcome = await addOne(target, work);
    if (outcome instanceof Failure) {
      const isKnown = outcome.facts.id === "watch.known";
      isRefused ||= !isKnown;
      const why = describeFailure(outcome.facts, language);
      io.err(`${fill(isKnown ? said.known : said.refused, { target: printable(target, 100), why }, language)}\n`);
    } else {
      added.push(outcome);
      if (!given.isSet("json")) tell(outcome);
    }
  }
  if (given.isSet("json")) io.out(toJson(added));
  io.err(`${fill(said.total, { added: added.length, count: targets.length }, language)}\n`);
  return isRefused ? exitCodes.usage : exitCodes.pass;
}

/** Adds one; resolves with the failure of this target alone, and throws every other. Waits where the server limits the rate. */
async function addOne(target: string, { perform, given, io }: AddWork): Promise<AddedWatch | Failure> {
  for (;;) {
    try {
      return await perform("addWatch", { body: { target, ...settingsIn(given) } });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const isLimited = error.code === "RATE_LIMITED" && error.retryAfter !== null;
      if (!isLimited) return ofTarget(error);
      await sleep(1000 * (error.retryAfter ?? 1), undefined, { ...(io.signal && { signal: io.signal }) });
    }
  }
}

function ofTarget(error: Failure): Failure {
  const isOne = error.code === "INVALID_INPUT" && error.reason === "target" && error.facts.id !== "account.full";
  if (!isOne) throw error;
  return error;
}
