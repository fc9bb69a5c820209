import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { exposureRules } from "../../../src/data/exposure/rules.ts";
import { pageOf, readPage } from "../../../src/formats/exposure/page.ts";
import { compileRules } from "../../../src/formats/exposure/rules.ts";

const classify = compileRules(exposureRules);

test("the page that Debian's nginx shows first is told", () => {
  const source = readFileSync("/usr/share/nginx/html/index.html", "utf8");
  const { matches } = classify(pageOf({ status: 200, headers: [], path: "/", source, favicon: null }));

  expect(matches.map(({ rule }) => rule.id)).toEqual(["nginx-default"]);
});

test("a listing of Python's http.server is told", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-listing-"));
  writeFileSync(join(folder, "dump.sql"), "");
  const port = 18_080 + (process.pid % 1000);
  const server = spawn("python3", ["-m", "http.server", "-b", "127.0.0.1", "-d", folder, `${port}`], {
    stdio: "ignore",
  });
  onTestFinished(() => void server.kill());
  let reply: Response | undefined;
  for (let left = 50; left > 0 && !reply; left--) {
    await sleep(100);
    reply = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  }
  if (!reply) throw new Error("the server does not answer");
  const body = new Uint8Array(await reply.arrayBuffer());
  const { matches } = classify(readPage({ status: reply.status, headers: [...reply.headers], body }, "/"));

  expect(matches.map(({ rule, access }) => `${rule.id} ${access}`)).toEqual(["python-listing open"]);
});
