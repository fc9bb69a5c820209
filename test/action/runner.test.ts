import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declared, masked, obey, runStep, temporaryWorkspace, type Step } from "./runner.ts";

// The emulator must be as strict as a runner, or the tests that use it prove less than they seem to.

/** Runs a short program as the step. */
function stepOf(program: string, inputs: Readonly<Record<string, string>> = {}): Promise<Step> {
  const workspace = temporaryWorkspace();
  const entry = join(workspace, "step.mjs");
  writeFileSync(entry, `import { appendFileSync, readFileSync } from "node:fs"; const { env } = process; ${program}`);
  return runStep({ entry, workspace, inputs });
}

test.for<[line: string, command: string | null]>([
  ["::error::x", "error"],
  [" \t::ERROR title=a::x", "error"],
  ["said ::error::x", null],
  ["said ##[error]x", "error"],
  ["##[add-mask]x", "add-mask"],
  ["::unknown::x", null],
  ["::error:x", null],
])("%j is obeyed as %s", ([line, command]) => {
  const { commands, lines } = obey(line);

  expect(commands.map(({ name }) => name)).toEqual(command === null ? [] : [command]);
  expect(lines).toEqual(command === null ? [line] : []);
});

test("commands count on both streams, and stop-commands on one stream does not affect the other", async () => {
  const { commands } = await stepOf(`
    console.log("::stop-commands::t\\n::error::a\\n##[error]b\\n::t::\\n::error::c");
    console.error("::warning::d\\nx ##[notice]e");
  `);

  expect(commands.map(({ name, data }) => [name, data])).toEqual([
    ["error", "c"],
    ["warning", "d"],
    ["notice", "e"],
  ]);
});

test("masked values are hidden in the log on both streams, line by line", async () => {
  const { log, commands } = await stepOf(`
    console.log("::add-mask::open%0Asesame\\nthe word is sesame");
    console.error("open it");
  `);

  expect(log.trim().split("\n").filter(Boolean)).toEqual(["the word is ***", "*** it"]);
  expect(masked("a", commands)).toBe("a");
});

test("a step runs in the workspace with the variables of a runner only, and with empty files to write to", async () => {
  const { log, folder, outputs, summary } = await stepOf(
    `
    console.log(JSON.stringify({ names: Object.keys(env), cwd: process.cwd(), min: env["INPUT_MIN-SSL"], left: env.INPUT_URL }));
    for (const name of ["OUTPUT", "STEP_SUMMARY", "STATE", "ENV", "PATH"])
      console.log(readFileSync(env["GITHUB_" + name]).length);
    appendFileSync(env.GITHUB_OUTPUT, "a=b=c\\nd<<_x\\n1\\n_y\\n_x\\n");
    appendFileSync(env.GITHUB_STEP_SUMMARY, "# s");
  `,
    { "min-ssl": "A" },
  );
  const [told = "", ...sizes] = log.trim().split("\n");

  // PORTCULLIS_: settings of the tests for every step.
  const { names, ...rest } = JSON.parse(told) as { readonly names: readonly string[]; readonly cwd: string };
  expect(rest).toEqual({ cwd: folder, min: "A", left: "" });
  expect(
    names.filter((name) => !/^(?:INPUT_|GITHUB_|PORTCULLIS_|NODE_COMPILE_CACHE$|RUNNER_TEMP$|TMPDIR$|CI$)/.test(name)),
  ).toEqual([]);
  expect(names.filter((name) => name.startsWith("INPUT_"))).toHaveLength(declared.length);
  expect(sizes).toEqual(["0", "0", "0", "0", "0"]);
  expect([outputs, summary]).toEqual([{ a: "b=c", d: "1\n_y" }, "# s"]);
});

test.for<[what: string, program: string, says: string]>([
  ["a summary that is too large", `appendFileSync(env.GITHUB_STEP_SUMMARY, "x".repeat(1024 * 1024 + 1))`, "1 MiB"],
  ["an output without its end delimiter", `appendFileSync(env.GITHUB_OUTPUT, "a<<_x\\n1\\n")`, "finds no end of a"],
])("%s is refused", async ([, program, says]) => {
  await expect(stepOf(program)).rejects.toThrow(says);
});
