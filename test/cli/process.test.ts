import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { obey } from "../action/runner.ts";
import { program } from "./program.ts";
import { closedPort } from "../twins/tcp.ts";
import { someOf } from "../runs.ts";

/** Runs the command line as a process of its own, in a shell that can break its streams. */
function shell(script: string): { readonly code: number | null; readonly err: string } {
  const { status, stderr } = spawnSync("bash", ["--norc", "-c", `set -o pipefail; ${script}`], {
    encoding: "utf8",
    // bash prints a warning for a locale that is not installed.
    env: { ...process.env, LC_ALL: "C", PORTCULLIS: `${process.execPath} ${program}` },
  });
  return { code: status, err: stderr };
}

// A port that refuses connections gives a report and exit code 3 without any server.
test.for(
  someOf(
    [
      ["everything works", "$PORTCULLIS gate $TARGET > /dev/null", 3],
      ["the reader of a pipe is gone", "$PORTCULLIS gate $TARGET | true", 3],
      ["progress cannot be written", "$PORTCULLIS gate $TARGET $TARGET 2> /dev/full > /dev/null", 3],
      ["an error cannot be written", "$PORTCULLIS gate $TARGET --min-ssl Q 2> /dev/full", 2],
      ["the report cannot be written", "$PORTCULLIS gate $TARGET > /dev/full", 4],
    ] as const,
    2,
  ),
)("the exit code is right when %s", async ([, script, expected]) => {
  const target = `https://localhost:${await closedPort()}`;

  const { code, err } = shell(script.replaceAll("$TARGET", target));

  expect(code).toBe(expected);
  expect(err).not.toMatch(/\bat .*:\d+:\d+/);
});

// The code for the help text needs the working directory while it is loaded, where our code cannot catch the error.
test("an uncaught error is reported as a bug of ours, not as a verdict", () => {
  const { code, err } = shell('cd "$(mktemp -d)" && rmdir "$PWD" && $PORTCULLIS --help');

  expect(code).toBe(4);
  expect(err).toMatch(/^portcullis: something broke on our side: /);
});

test("stdout and stderr contain no commands for a CI runner", () => {
  const { code, err } = shell("$PORTCULLIS gate 'ftp://x/##[error]y' '##vso[task.complete]x'");

  expect(code).toBe(2);
  expect(err).toContain("ftp://x/#\\x23[error]y");
  expect(obey(err).commands).toEqual([]);
});

test("a TypeScript configuration is read without a warning of Node, and its own warning is shown", () => {
  const { code, err } = shell(`cd "$(mktemp -d)" && echo '{}' > package.json &&
    echo 'export const grade: string = "A";' > grade.ts &&
    echo 'import { grade } from "./grade.ts"; process.emitWarning("of its own"); export default { min_ssl: grade };' > portcullis.config.ts &&
    $PORTCULLIS gate https://shop.example --print-config | grep -q "min_ssl.*A.*file"`);

  expect(err).not.toContain("MODULE_TYPELESS");
  expect(err).toContain("of its own");
  expect(code).toBe(0);
});

test("a CommonJS configuration is read without a warning of Node", () => {
  const { code, err } = shell(`cd "$(mktemp -d)" && echo '{}' > package.json &&
    echo 'const grade: string = "A"; module.exports = { min_ssl: grade };' > portcullis.config.ts &&
    $PORTCULLIS gate https://shop.example --print-config | grep -q "min_ssl.*A.*file"`);

  expect([code, err]).toEqual([0, ""]);
});
