import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { reportKinds } from "../../src/report/kind-names.ts";
import { portcullis } from "./terminal.ts";
import { closedPort } from "../twins/tcp.ts";

// outcomes.test.ts covers the exit codes of single sites. This file covers several sites, and invalid input.

const folder = mkdtempSync(join(tmpdir(), "portcullis-codes-"));
afterAll(() => rmSync(folder, { recursive: true }));

let demo: Demo;
let nobody = "";
beforeAll(async () => {
  demo = await startDemo();
  nobody = `https://localhost:${await closedPort()}/`;
  writeFileSync(join(folder, "ca.pem"), demo.authority);
  writeFileSync(join(folder, "file"), "");
});
afterAll(() => demo[Symbol.asyncDispose]());

type Site = "good" | "flawed" | "nobody";

function urlOf(site: Site): string {
  return site === "nobody" ? nobody : demo[site];
}

/** A configuration with one waiver. */
function waiving(waiver: object): string {
  const path = join(folder, `${JSON.stringify(waiver).length}.json`);
  writeFileSync(
    path,
    JSON.stringify({ waivers: [{ rule: "http.csp-missing", reason: "It is being mended.", ...waiver }] }),
  );
  return path;
}

const soon = new Date(Date.now() + 86_400_000 * 30).toISOString().slice(0, 10);

interface Row {
  readonly what: string;
  readonly sites: readonly Site[];
  readonly args?: () => readonly string[];
  readonly code: number;
}

const rows: readonly Row[] = [
  { what: "all good", sites: ["good", "good"], code: 0 },
  { what: "one below", sites: ["good", "flawed"], code: 1 },
  { what: "one not measured", sites: ["good", "nobody"], code: 3 },
  { what: "one below, one not measured", sites: ["nobody", "flawed", "good"], code: 1 },
  { what: "an invalid grade", sites: ["flawed"], args: () => ["--min-ssl", "E"], code: 2 },
  { what: "an unknown flag", sites: ["flawed"], args: () => ["--min-tls", "A"], code: 2 },
  { what: "an invalid URL, with a bad site", sites: ["flawed"], args: () => ["ftp://shop.example/"], code: 2 },
  {
    what: "a file that does not exist",
    sites: ["flawed"],
    args: () => ["--config", join(folder, "absent.json")],
    code: 2,
  },
  { what: "a waiver without an end date", sites: ["flawed"], args: () => ["--config", waiving({})], code: 2 },
  {
    what: "a waiver without a reason",
    sites: ["good"],
    args: () => ["--config", waiving({ until: soon, reason: " " })],
    code: 2,
  },
  { what: "an unused waiver", sites: ["good"], args: () => ["--config", waiving({ until: soon })], code: 0 },
  {
    what: "an expired waiver of an existing finding",
    sites: ["flawed"],
    args: () => ["--config", waiving({ until: "2026-01-01" })],
    code: 1,
  },
  {
    what: "a report that cannot be written, with a bad site",
    sites: ["flawed"],
    args: () => ["--report", `tap=${join(folder, "file/x")}`],
    code: 4,
  },
  { what: "one below, with --fail-on never", sites: ["flawed"], args: () => ["--fail-on", "never"], code: 0 },
  { what: "not measured, with --fail-on never", sites: ["nobody"], args: () => ["--fail-on", "never"], code: 3 },
  { what: "not measured, with --on-error warn", sites: ["nobody"], args: () => ["--on-error", "warn"], code: 0 },
  {
    what: "one below and one not measured, with --on-error pass",
    sites: ["nobody", "flawed"],
    args: () => ["--on-error", "pass"],
    code: 1,
  },
  {
    what: "an invalid value, with --fail-on never",
    sites: ["flawed"],
    args: () => ["--fail-on", "never", "--on-error", "never"],
    code: 2,
  },
];

function gate(sites: readonly Site[], args: readonly string[]): ReturnType<typeof portcullis> {
  const options = ["--ca-file", join(folder, "ca.pem"), ...args];
  return portcullis(["gate", ...sites.map(urlOf), ...options], { folder });
}

test.for(rows)("$what: $code", async ({ sites, args = () => [], code }) => {
  const outcome = await gate(sites, args());

  expect(outcome.code).toBe(code);
  // Only invalid input gives no output; one line on stderr says what is wrong.
  expect(outcome.out === "").toBe(code === 2);
  expect(outcome.err).toMatch(code === 2 || code === 4 ? /^portcullis: [^\n]+\n/ : /^(?!portcullis: )/);
  expect(outcome.err).not.toMatch(/\n {4}at /);
});

test.for(reportKinds)("the kind of report does not change the exit code: %s", async (kind) => {
  const codes = [];
  for (const site of ["good", "flawed", "nobody"] as const)
    codes.push((await gate([site], ["--report", `${kind}=-`])).code);

  expect(codes).toEqual([0, 1, 3]);
});
