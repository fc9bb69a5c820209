import { execFile as execFileOf } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundle } from "../../../scripts/build/bundle.ts";
import { start, type Service } from "../../server/service.ts";
import { run } from "../machines/process.ts";

// The client as it is published, in runtimes that are not Node, against a server of ours.

// The server is in this process, so nothing may block it.
const execFile = promisify(execFileOf);
const folder = mkdtempSync(join(tmpdir(), "portcullis-client-"));
const packages = ["@deno/linux-x64-glibc", "@oven/bun-linux-x64"];
let service: Service;

/** What a program learns: an answer of the server, a refusal with its id, and a call that was ended. */
const program = (url: string): string => `
const client = createClient({ server: ${JSON.stringify(url)} });
const answer = await client.emailHeader("Subject: hello");
const refused = await client.ssl("http://", { lang: "ko" }).catch((error) => error);
const ended = await client.ssl("a.example", { signal: AbortSignal.abort() }).catch((error) => error);
console.log(JSON.stringify([answer.ok, refused instanceof Failure, refused.code, refused.requestId !== null, ended.reason]));
`;

const learnt = '[true,true,"INVALID_INPUT",true,"aborted"]';

beforeAll(async () => {
  service = await start({});
  const { files } = await bundle(resolve(import.meta.dirname, "../../.."), { index: "src/client/index.ts" });
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const head = 'import { createClient, Failure } from "./index.js";\n';
  writeFileSync(join(folder, "program.mjs"), head + program(service.url));
  // Some 90 MB each, so they are not among the dependencies. Their programs are in packages of the platform: no script of an installation runs.
  run(
    "npm",
    ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder, ...packages],
    folder,
  );
}, 300_000);

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

test.for([
  ["@deno/linux-x64-glibc/deno", ["run", "--allow-net=127.0.0.1", "program.mjs"]],
  ["@oven/bun-linux-x64/bin/bun", ["program.mjs"]],
] as const)("the client works in %s", async ([name, args]) => {
  const { stdout } = await execFile(join(folder, "node_modules", name), args, { cwd: folder });

  expect(stdout.trim()).toBe(learnt);
});

test("the client works in Chromium, from another origin", async () => {
  const { files } = await bundle(resolve(import.meta.dirname, "../../.."), { index: "src/client/index.ts" });
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const said = page.waitForEvent("console", { predicate: (message) => message.type() === "log" });
    const code = `${files["index.js"]}\n${program(service.url)}`.replace(/^export \{.*\};$/m, "");
    await page.addScriptTag({ content: code, type: "module" });

    expect((await said).text()).toBe(learnt);
  } finally {
    await browser.close();
  }
});
