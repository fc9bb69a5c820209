import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "../src/checks/index.ts";
import { exitOfStatus } from "../src/cli/exit.ts";
import type { Status } from "../src/core/result/interpretation.ts";
import { failOns, type FailOn } from "../src/core/policy.ts";
import { startDemo, type Demo } from "../src/demo/site.ts";
import { optionsOf, usualFailOn } from "../src/settings/options/list/of-check.ts";
import { keep } from "./engine.ts";
import { portcullis } from "./cli/terminal.ts";
import { serveDns } from "./twins/dns/dns.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-fail-on-"));
const authority = join(folder, "ca.pem");
afterAll(() => rmSync(folder, { recursive: true }));

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
  writeFileSync(authority, demo.authority);
});
afterAll(() => demo[Symbol.asyncDispose]());

test.for<[Status, FailOn, number]>([
  ["pass", "warn", 0],
  ["warn", "never", 0],
  ["warn", "error", 0],
  ["warn", "warn", 1],
  ["fail", "never", 0],
  ["fail", "error", 1],
  ["fail", "warn", 1],
  ["unknown", "never", 3],
  ["unknown", "error", 3],
  ["unknown", "warn", 3],
])("status %s with --fail-on %s exits %i", ([status, failOn, code]) => {
  expect(exitOfStatus(status, failOn)).toBe(code);
});

test("every check accepts --fail-on, and the deployment checks fail by default", () => {
  const usual = Object.fromEntries(registry.map(({ id }) => [id, usualFailOn(id)]));
  const failing = Object.keys(usual).filter((id) => usual[id] !== "never");

  expect(failing.toSorted()).toEqual(["gate", "golive"]);
  expect(failing.map((id) => usual[id])).toEqual(["error", "error"]);
  for (const { id } of registry) {
    const own = optionsOf(id).filter(({ name }) => name === "fail_on");
    expect(own).toMatchObject([{ value: failOns.join("|"), about: expect.stringContaining(`(default ${usual[id]})`) }]);
  }
});

test.for<
  [name: string, site: "good" | "flawed", args: readonly string[], env: Readonly<Record<string, string>>, code: number]
>([
  ["a flawed page by itself", "flawed", [], {}, 0],
  ["a flawed page, on error", "flawed", ["--fail-on", "error"], {}, 1],
  ["a flawed page, said by the environment", "flawed", [], { PORTCULLIS_FAIL_ON: "error" }, 1],
  ["a flawed page, where a flag takes that back", "flawed", ["--fail-on=never"], { PORTCULLIS_FAIL_ON: "error" }, 0],
  ["a good page, on error", "good", ["--fail-on", "error"], {}, 0],
  ["an unknown word", "good", ["--fail-on", "sometimes"], {}, 2],
])("%s", async ([, site, args, env, code]) => {
  const outcome = await portcullis(["http", demo[site], "--ca-file", authority, ...args], { env });

  expect({ code: outcome.code, err: outcome.err }).toMatchObject({ code });
});

test("a domain that does not exist is a no-go, which fails a pipeline unless allowed", async () => {
  const dns = await keep(serveDns({}));
  const resolver = `127.0.0.1:${dns.port}`;
  // With only one resolver the result would be unknown.
  const others = [await keep(serveDns({})), await keep(serveDns({}))].map(({ port }) => `127.0.0.1:${port}`);
  const publicly = [resolver, ...others].flatMap((each) => ["--public-resolver", each]);
  const asking = ["golive", "shop.example", "--resolver", resolver, ...publicly];
  const env = { PORTCULLIS_SOURCE_RDAP: "http://127.0.0.1:9/" };
  const [usual, letOff] = [
    await portcullis(asking, { env }),
    await portcullis([...asking, "--fail-on", "never"], { env }),
  ];

  expect([usual.code, letOff.code]).toEqual([1, 0]);
  expect(usual.out).toBe(letOff.out);
});
