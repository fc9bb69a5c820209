import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serveHttp } from "../../twins/http.ts";
import { reply } from "../../twins/raw-http.ts";
import { executeBeside, run } from "../machines/process.ts";
import { clone } from "../machines/packed.ts";

// The curl script's use of the local machine; its verdicts are tested with the other scripts.

const script = join(clone, "examples/curl/gate.sh");
const url = "https://shop.example/";

function gate(variables: Readonly<Record<string, string>>) {
  const all = { PATH: process.env["PATH"] ?? "", ...variables };
  const given = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  return executeBeside("env", ["-i", ...given, "/bin/sh", script, url], clone);
}

const passed = reply({ body: JSON.stringify({ ok: true, data: { verdict: "pass", targets: [] } }) });

test("the key is sent with the request, and is on no command line", async () => {
  await using server = await serveHttp({ answer: passed });
  const key = `pk_a"b\\c$(id)`;

  const ended = [
    await gate({ SERVER: server.origin, PORTCULLIS_KEY: key }),
    await gate({ SERVER: `${server.origin}/`, PORTCULLIS_KEY: "" }),
  ];

  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  expect(server.asked.map(({ headers }) => headers.get("authorization"))).toEqual([`Bearer ${key}`, undefined]);
});

test.for<readonly [what: string, variables: Readonly<Record<string, string>>, says: string]>([
  ["a key of two lines", { PORTCULLIS_KEY: "pk\nX: y" }, "visible ASCII"],
  ["a key with a blank", { PORTCULLIS_KEY: "pk x" }, "visible ASCII"],
  ["a key in the clear", { PORTCULLIS_KEY: "pk", SERVER: "http://localhost.example" }, "not sent in the clear"],
  ["a key for a look-alike", { PORTCULLIS_KEY: "pk", SERVER: "http://127.0.0.1.example" }, "not sent in the clear"],
  [
    "a key for a host after an @",
    { PORTCULLIS_KEY: "pk", SERVER: "http://127.0.0.1:1@x.example" },
    "no place for a user name",
  ],
])("%s is refused", async ([, variables, says]) => {
  const { code, err } = await gate(variables);

  expect([code, err]).toEqual([2, expect.stringContaining(says)]);
  expect(err).not.toContain("pk");
});

test("a program that is missing is named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-curl-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));

  const without = await executeBeside("/usr/bin/env", ["-i", `PATH=${folder}`, "/bin/sh", script, url], clone);
  symlinkSync(run("sh", ["-c", "command -v curl"], clone).trim(), join(folder, "curl"));
  const half = await executeBeside("/usr/bin/env", ["-i", `PATH=${folder}`, "/bin/sh", script, url], clone);

  expect([without.code, without.err]).toEqual([2, "gate.sh needs curl, which is not installed\n"]);
  expect([half.code, half.err]).toEqual([2, "gate.sh needs jq, which is not installed\n"]);
});

test("no proxy leads to a server on this machine", async () => {
  await using proxy = await serveHttp({ answer: passed });

  const { code } = await gate({ http_proxy: proxy.origin, all_proxy: proxy.origin });

  expect([code, proxy.asked.length]).toEqual([3, 0]);
});
