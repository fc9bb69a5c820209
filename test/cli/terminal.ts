import { expect } from "vitest";
import { main } from "../../src/cli/main.ts";
import type { Io } from "../../src/cli/io.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { unexplained } from "../gate/known-rules.ts";
import { passingSubjects } from "../mail/lasting-subjects.ts";

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Test sites fail on purpose. By default, a test measures and tries only once. */
const once = { PORTCULLIS_CONFIRM: "0", PORTCULLIS_RETRIES: "0" };

/** Runs the command line in this process. By default, its output is a pipe. */
export async function portcullis(
  args: readonly string[],
  {
    env = {},
    ...io
  }: Partial<Pick<Io, "env" | "folder" | "input" | "signal" | "isOutTerminal" | "isErrTerminal" | "columns">> = {},
): Promise<Outcome> {
  let [out, err] = ["", ""];
  const code = await main(args, {
    env: args[0] === "gate" ? { ...once, ...env } : env,
    out: (text) => (out += text),
    err: (text) => (err += text),
    isOutTerminal: false,
    isErrTerminal: false,
    columns: 80,
    ...io,
  });
  // Every rule in a result must have an explanation.
  if (args[0] === "gate" && out.startsWith('{\n  "schema": "portcullis/gate@'))
    await expectLookedUp(JSON.parse(out) as GateResult);
  if (args[0] !== "gate" && out.startsWith('{\n  "ok": true'))
    expect(passingSubjects((JSON.parse(out) as Answered).data.interpretation?.issues ?? [])).toEqual([]);
  return { code, out, err };
}

interface Answered {
  readonly data: {
    readonly interpretation?: { readonly issues: readonly { readonly id: string; readonly subject?: string }[] };
  };
}

async function expectLookedUp(result: GateResult): Promise<void> {
  expect(await unexplained(result)).toEqual([]);
  expect(passingSubjects(result.targets.flatMap(({ findings }) => findings))).toEqual([]);
}
