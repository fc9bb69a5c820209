import { randomUUID } from "node:crypto";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepResult } from "../../src/action/files.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { keep } from "../engine.ts";
import { serveTcp, stayingSilent } from "../twins/tcp.ts";
import { runHere, runStep } from "./runner.ts";

const spell = "x ##[error]pwned\n::error::pwned";

test("a bug of ours is an error annotation, and its stack in the log contains no commands", async () => {
  let asked = 0;
  const random = (): string => {
    if (asked++ === 0) throw new TypeError(spell);
    return randomUUID();
  };

  const { code, commands, log, outputs } = await runHere({ inputs: { url: "https://localhost:1/" } }, random);

  expect(code).toBe(1);
  expect(commands).toEqual([{ name: "error", properties: {}, data: "Something broke on our side." }]);
  expect(log).toContain("TypeError: x #\\x23[error]pwned");
  expect(log).toMatch(/at .*broken\.test\.ts/);
  expect(outputs).toEqual({ passed: "false" });
});

/** Runs a step with a target that does not answer, and executes some code meanwhile. */
async function interrupted(what: string) {
  const { port } = await keep(serveTcp(stayingSilent()));
  const script = `
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text, ...rest) => {
      if (String(text).startsWith("::stop-commands::")) setImmediate(() => { ${what} });
      return write(text, ...rest);
    };`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript;base64,${Buffer.from(script).toString("base64")}` };
  return runStep({ inputs: { url: `https://localhost:${port}/` }, env });
}

test("an uncaught exception fails the step, and its text contains no commands", async () => {
  const { code, commands, log } = await interrupted(`throw new Error(${JSON.stringify(spell)})`);

  expect([code, commands]).toEqual([1, []]);
  expect(log).toContain("x #\\x23[error]pwned");
});

test.for([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("cancelling a workflow by %s ends the step at once", async ([signal, expected]) => {
  const { code, commands } = await interrupted(`process.kill(process.pid, "${signal}")`);

  expect([code, commands]).toEqual([expected, []]);
});

test("a result is never written through a link", async () => {
  const { folder } = await runHere({});
  const secret = join(folder, "_temp/OUTPUT");
  const before = readFileSync(secret, "utf8");
  symlinkSync(secret, join(folder, "portcullis-1.json"));

  const { path, trouble } = keepResult({} as GateResult, { RUNNER_TEMP: folder }, () => "1");

  expect([path, trouble?.facts.params["detail"]]).toEqual([
    "",
    { en: "it already exists (EEXIST)", ko: expect.stringContaining("EEXIST") as unknown },
  ]);
  expect(readFileSync(secret, "utf8")).toBe(before);
});
