import { accessSync, constants, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { failure, type Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Outcome } from "../core/policy.ts";
import type { GateResult } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";
import { gateSummary } from "../report/github/summary.ts";
import { toJson } from "../report/kinds/json.ts";
import { whyNot } from "../settings/system-words.ts";
import { writeWhole } from "../settings/output/write-reports.ts";
import type { Toolkit } from "./toolkit.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** An output file with its name for messages. */
interface Place {
  readonly field: string;
  readonly path: string;
}

// actions/runner, FileCommandManager.cs: a summary of more than 1 MiB is not shown. Masking may make it longer.
const largestSummary = 1024 * 1024 - 64 * 1024;

/** The toolkit, and the environment that names the runner's files. */
interface Runner {
  readonly env: Environment;
  readonly core: Pick<Toolkit, "setOutput" | "summary">;
}

/** Adds the step summary if the runner supports it. Returns null, or why it could not be written. */
export function writeSummary(
  result: GateResult,
  how: { readonly language: Language; readonly outcome: Outcome | undefined },
  { env, core }: Runner,
): Promise<Failure | null> {
  return leave("GITHUB_STEP_SUMMARY", env, async () => {
    await core.summary.addRaw(gateSummary(result, { ...how, limit: largestSummary })).write();
  });
}

/** Sets outputs for later steps if the runner supports them. Returns null, or why they could not be written. */
export function writeOutputs(values: Readonly<Record<string, string>>, { env, core }: Runner): Promise<Failure | null> {
  return leave("GITHUB_OUTPUT", env, () => {
    for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
  });
}

/** Writes to a runner file; without one the toolkit would print a command instead. */
async function leave(field: string, env: Environment, write: () => void | Promise<void>): Promise<Failure | null> {
  const path = env[field] ?? "";
  if (path === "") return null;
  try {
    // The toolkit reports that it cannot write, but not why.
    accessSync(path, constants.R_OK | constants.W_OK);
    await write();
    return null;
  } catch (error) {
    return unwritten({ field, path }, error);
  }
}

/** Where the result object was written, or why it was not. */
export interface Written {
  /** Absolute; empty if nothing was written. */
  readonly path: string;
  readonly trouble: Failure | null;
}

/** Writes the result object to the requested file, relative to the workspace. */
export async function writeResult(result: GateResult, { field, path }: Place): Promise<Written> {
  const place = { field, path: resolve(path) };
  const [trouble = null] = await writeWhole(toJson(result), place.path, field);
  return { path: trouble ? "" : place.path, trouble };
}

/** Writes the result object to a new file: in a world-writable folder a fixed name could be a link. */
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
