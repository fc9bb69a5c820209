import { accessSync, constants, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { failure, type Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { GateResult } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";
import { gateSummary } from "../report/github/summary.ts";
import { toJson } from "../report/kinds/json.ts";
import { whyNot } from "../settings/system-words.ts";
import { writeWhole } from "../settings/output/written.ts";
import type { Toolkit } from "./toolkit.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** An output file, and its name in messages. */
interface Place {
  readonly field: string;
  readonly path: string;
}

// actions/runner, FileCommandManager.cs: of a summary of more than 1 MiB nothing is shown. Masking may make it longer.
const largestSummary = 1024 * 1024 - 64 * 1024;

/** What leaves something for the runner: the toolkit, and the environment that names its files. */
interface Runner {
  readonly env: Environment;
  readonly core: Pick<Toolkit, "setOutput" | "summary">;
}

/** Adds the summary of a step where the runner takes one. Null, or why it could not be written. */
export function writeSummary(result: GateResult, language: Language, { env, core }: Runner): Promise<Failure | null> {
  return leave("GITHUB_STEP_SUMMARY", env, async () => {
    await core.summary.addRaw(gateSummary(result, { language, limit: largestSummary })).write();
  });
}

/** Hands values to later steps where the runner takes them. Null, or why they could not be written. */
export function writeOutputs(values: Readonly<Record<string, string>>, { env, core }: Runner): Promise<Failure | null> {
  return leave("GITHUB_OUTPUT", env, () => {
    for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
  });
}

/** Writes to a file of the runner; without one the toolkit would print a command instead. */
async function leave(field: string, env: Environment, write: () => void | Promise<void>): Promise<Failure | null> {
  const path = env[field] ?? "";
  if (path === "") return null;
  try {
    // The toolkit says that it cannot write, and not why.
    accessSync(path, constants.R_OK | constants.W_OK);
    await write();
    return null;
  } catch (error) {
    return unwritten({ field, path }, error);
  }
}

/** Where the result object went, or why it went nowhere. */
export interface Written {
  /** Absolute; empty where nothing was written. */
  readonly path: string;
  readonly trouble: Failure | null;
}

/** Writes the result object to the file that was asked for, relative to the workspace. */
export async function writeResult(result: GateResult, { field, path }: Place): Promise<Written> {
  const place = { field, path: resolve(path) };
  const [trouble = null] = await writeWhole(toJson(result), place.path, field);
  return { path: trouble ? "" : place.path, trouble };
}

/** Writes the result object to a new file of its own: a folder that everybody may write to could hold a link of that name. */
export function keepResult(result: GateResult, env: Environment, random: () => string): Written {
  const place = { field: "RUNNER_TEMP", path: join(env["RUNNER_TEMP"] || tmpdir(), `portcullis-${random()}.json`) };
  const trouble = attempt(place, () => writeFileSync(place.path, toJson(result), { flag: "wx" }));
  return { path: trouble ? "" : place.path, trouble };
}

function attempt(place: Place, write: () => void): Failure | null {
  try {
    write();
    return null;
  } catch (error) {
    return unwritten(place, error);
  }
}

function unwritten({ field, path }: Place, error: unknown): Failure {
  return failure("input.file", { field, path: printable(path, 200), detail: whyNot(error) }, { reason: field });
}
