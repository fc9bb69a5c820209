import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { entriesOf, readReference } from "../../../server/http/openapi/read.ts";
import { samplesOf } from "../../../server/pages/reference/samples.ts";
import { registry } from "../../../src/checks/index.ts";
import { serve } from "../../server/service.ts";

const run = promisify(execFile);

const checks = await Promise.all(registry.map(({ load }) => load()));
const entries = entriesOf(readReference(checks, "en"), "checks");
const samples = checks.map((check) => {
  const entry = entries.find(({ path }) => path.endsWith(`/${check.id}`));
  const all = entry ? samplesOf(check, entry) : [];
  return { id: check.id, textOf: (kind: string) => all.find((each) => each.kind === kind)?.text ?? "" };
});

test("every sample is a program in Python", async () => {
  const texts = JSON.stringify(samples.map(({ textOf }) => textOf("python")));
  const parse = "import ast, json, sys; print(sum(len(ast.parse(text).body) > 2 for text in json.loads(sys.argv[1])))";

  expect((await run("python3", ["-c", parse, texts])).stdout.trim()).toBe(`${registry.length}`);
});

test.for([
  ["ip", "python", ["python3", "-c"]],
  ["ip", "curl", ["sh", "-c"]],
  ["email-header", "python", ["python3", "-c"]],
  ["email-header", "curl", ["sh", "-c"]],
] as const)("the sample of %s in %s is answered by a server", async ([id, kind, [program, flag]]) => {
  const service = await serve();
  const text = samples.find((each) => each.id === id)?.textOf(kind) ?? "";
  const { stdout } = await run(program, [flag, text], { env: { ...process.env, SERVER: service.url } });

  expect(stdout).toContain(id === "ip" ? "127.0.0.1" : "ann@example.com");
});
