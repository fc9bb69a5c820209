import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { obey, runHere } from "../action/runner.ts";
import { caFile } from "../action/scenes.ts";
import { program } from "../cli/program.ts";
import { portcullis } from "../cli/terminal.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { inTurn, pageOf, siteAt, times, twoMachines, waitAt } from "./waiting.ts";

const old = pageOf("old");
const fresh = pageOf("new");

test.for<readonly [condition: string]>([["header:x-commit=new"], ["header:X-COMMIT~ne"], ["body~<!-- new"]])(
  "the old deployment is not measured; the new one is, once it meets %s",
  async ([condition]) => {
    const twin = await siteAt(inTurn(...times(3, old), fresh));

    const { code, target, err } = await waitAt(`${twin.origin}/`, [condition, "up", "status=2xx"]);

    expect({ code, polls: target.waited?.polls }).toEqual({ code: 0, polls: 5 });
    expect(err).toContain(`waiting for ${condition}, up, status=2xx: ${twin.origin}/\n`);
    expect(err.match(/127\.0\.0\.1: 200/g)?.length ?? 0).toBeGreaterThan(0);
    expect(err).toMatch(/after [\d.]+ s: conditions met\n$/);
    // One line for each change, not for each poll.
    expect(err.trimEnd().split("\n").length).toBeLessThanOrEqual(4);
  },
);

test("a deployment that never comes is unknown, and not measured", async () => {
  const twin = await siteAt(old);

  const { code, target } = await waitAt(`${twin.origin}/`, ["header:x-commit=new", "body~new"], { seconds: 3 });

  expect(code).toBe(3);
  expect(target).toMatchObject({ verdict: "unknown", reason: "wait.timeout", findings: [], origins: [] });
  expect(target.message).toMatch(
    /^The wait for header:x-commit=new, body~new timed out after 3 s, so the site was not measured\. Last seen: 127\.0\.0\.1: 200, x-commit: "old", body without "new"\.$/,
  );
  expect(target.checks.map(({ status }) => status)).toEqual(["unknown", "unknown", "unknown", "unknown"]);
  expect(target.waited).toBeUndefined();
});

test("one good answer between bad ones is not enough", async () => {
  const twin = await siteAt(inTurn(fresh, old, fresh, fresh, fresh));

  const { target } = await waitAt(`${twin.origin}/`, ["header:x-commit=new"]);

  expect(target.waited?.polls).toBe(4);
});

test.for<readonly [what: string, headers: readonly string[], isGood: boolean]>([
  ["its value", ["X-Commit: abc"], true],
  ["its value with space around it", ["X-Commit:   abc  "], true],
  ["its value in UTF-8", ["X-Commit: abc", "X-Name: \u00c3\u00a9t\u00c3\u00a9"], true],
  ["a member of its list", ["X-Commit: abc, def"], false],
  ["one of its lines", ["X-Commit: abc", "X-Commit: def"], false],
  ["another case", ["X-Commit: ABC"], false],
  ["a part of it", ["X-Commit: abcd"], false],
])("header:x-commit=abc and %s", async ([, headers, isGood]) => {
  const twin = await siteAt(reply({ headers }));
  const conditions = [
    "header:x-commit=abc",
    ...(headers.some((line) => line.includes("Name")) ? ["header:x-name=été"] : []),
  ];

  const { target } = await waitAt(`${twin.origin}/`, conditions, { seconds: 3 });

  expect({ isGood: target.waited !== undefined, reason: target.reason ?? null }).toEqual(
    isGood ? { isGood, reason: null } : { isGood, reason: "wait.timeout" },
  );
});

test("an address that lags behind is waited for", async () => {
  const { url, more } = await twoMachines(fresh, inTurn(...times(3, old), fresh));

  const { code, target, err } = await waitAt(url, ["header:x-commit=new"], { more });

  expect({ code, polls: target.waited?.polls }).toEqual({ code: 0, polls: 5 });
  expect(err).toContain('127.0.0.1: 200, x-commit: "new"; 127.0.0.2: 200, x-commit: "old"');
});

test("a condition that never holds is reported with the last content", async () => {
  const { url, more } = await twoMachines(fresh, reply({ status: 503 }));

  const { code, target } = await waitAt(url, ["header:x-commit=new", "status=200"], { more, seconds: 3 });

  expect(code).toBe(3);
  expect(target.message).toContain('127.0.0.1: 200, x-commit: "new"; 127.0.0.2: 503, no x-commit');
});

test("a name without an address is waited for, and a new address must meet the condition, too", async () => {
  const { url, more } = await twoMachines(fresh, inTurn(...times(2, old), fresh), (time) =>
    time === 0 ? [] : time === 1 ? ["127.0.0.1"] : ["127.0.0.1", "127.0.0.2"],
  );

  const { code, err, target } = await waitAt(url, ["header:x-commit=new"], { more });

  expect(code).toBe(0);
  expect(err).toContain("has no IP address");
  expect(target.waited?.polls).toBe(6);
});

test("an untrusted certificate does not prolong the wait, and fails the target", async () => {
  const twin = await siteAt(fresh, { served: chainFor("self-signed") });

  const { code, target } = await waitAt(`${twin.origin}/`, ["header:x-commit=new"]);

  expect({ code, verdict: target.verdict, polls: target.waited?.polls }).toEqual({
    code: 1,
    verdict: "fail",
    polls: 2,
  });
});

test("conditions apply to the page after redirects", async () => {
  const page = await siteAt(fresh);
  const twin = await siteAt(reply({ status: 302, headers: [`Location: ${page.origin}/`, "X-Commit: new"] }));
  const other = await siteAt(reply({ status: 302, headers: [`Location: ${page.origin}/`] }));

  const told = await waitAt(`${twin.origin}/`, ["status=200", "header:x-commit=new"]);
  const late = await waitAt(`${other.origin}/`, ["status=302"], { seconds: 3 });

  expect(told.target.waited?.polls).toBe(2);
  expect(late.target.reason).toBe("wait.timeout");
});

test("a server that does not answer blocks a poll until the timeout of a measurement, and no longer", async () => {
  const twin = await siteAt(inTurn(() => {}, fresh));

  const { code, target, err } = await waitAt(`${twin.origin}/`, ["up"], { more: ["--timeout", "1"] });

  expect({ code, polls: target.waited?.polls }).toEqual({ code: 0, polls: 3 });
  expect(err).toContain("did not answer the HTTP request in time");
});

test.for<readonly [where: string, before: number, isSeen: boolean]>([
  ["in the first MB", 1024 * 1024 - 20, true],
  ["after the first MB", 1024 * 1024, false],
])("a text %s of an endless body", async ([, before, isSeen]) => {
  const twin = await siteAt((socket) => {
    socket.write("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n");
    socket.write(
      Buffer.concat([Buffer.alloc(before, "x"), Buffer.from("this commit"), Buffer.alloc(1024 * 1024, "y")]),
    );
  });

  const { target } = await waitAt(`${twin.origin}/`, ["body~this commit"], { seconds: isSeen ? 20 : 1 });

  expect(target.waited !== undefined).toBe(isSeen);
});

test("an address that may not be contacted ends the wait at once", async () => {
  const started = performance.now();

  const { code, target } = await waitAt("http://169.254.10.10/", ["up"], { seconds: 300 });

  expect({ code, reason: target.reason }).toEqual({ code: 3, reason: "address.private" });
  expect(performance.now() - started).toBeLessThan(20_000);
});

test("the awaited text may equal a credential: it is compared unmasked, and shown masked", async () => {
  const sent = "4a0e1f6c0d7b3b6cb0d6a4d2f1c5b8e9a7f3d210";
  const twin = await siteAt(pageOf(sent));
  const url = `${twin.origin}/`;
  const scene = { more: ["--header", "X-Version=COMMIT"], env: { COMMIT: sent }, seconds: 3 };

  const there = await waitAt(url, [`header:x-commit=${sent}`, `body~${sent}`], { ...scene, seconds: 20 });
  const stars = await waitAt(url, ["header:x-commit=***"], scene);
  const late = await waitAt(url, [`body~no ${sent}`, `header:x-commit=no ${sent}`], scene);

  expect({ code: there.code, polls: there.target.waited?.polls }).toEqual({ code: 0, polls: 2 });
  expect(stars.target.reason).toBe("wait.timeout");
  expect(late.target.message).toMatch(
    /^The wait for body~no \*\*\*, header:x-commit=no \*\*\* timed out after 3 s, .*: 200, body without "no \*\*\*", x-commit: "\*\*\*"\./,
  );
  for (const { out, err } of [there, stars, late]) expect(out + err).not.toContain(sent.slice(0, 10));
});

test("the shown content cannot contain commands for a runner or a terminal", async () => {
  const evil = "::error::x\u001b[2J ##[stop-commands]t";
  const twin = await siteAt(reply({ headers: [`X-Commit: ${evil}`] }));
  const conditions = ["header:x-commit=a,b", "up"];
  const inputs = {
    url: `${twin.origin}/`,
    "ca-file": caFile,
    "wait-for": conditions.join("\n"),
    "wait-timeout": "1",
    "wait-interval": "0.1",
  };

  const step = await runHere({ inputs });
  const { err, target } = await waitAt(`${twin.origin}/`, conditions, { seconds: 3 });

  expect(step.code).toBe(1);
  expect(step.log).toContain("waiting for header:x-commit=a,b, up");
  expect(step.commands.map(({ name }) => name)).not.toContain("stop-commands");
  expect(step.annotations.filter(({ data }) => data.startsWith("x"))).toEqual([]);
  expect(`${err}${target.message}`).not.toContain("\u001b");
  expect(err).toContain("\\x1b[2J");
});

test("a step waits, and its log, summary and result show for how long", async () => {
  const twin = await siteAt(inTurn(...times(2, old), fresh));
  const inputs = {
    url: `${twin.origin}/`,
    "ca-file": caFile,
    "wait-for": "header:x-commit=new\nstatus=2xx",
    "wait-interval": "0.1",
  };

  const step = await runHere({ inputs });

  const { targets } = JSON.parse(readFileSync(step.outputs["results-file"] ?? "", "utf8")) as GateResult;
  expect(step.code).toBe(0);
  expect(targets[0]?.waited?.polls).toBe(4);
  expect(step.log).toMatch(/waited [\d.]+ s \(4 polls\)/);
  expect(step.summary).toMatch(/waited .{1,40}4 polls/);
});

test("a target that is waited for does not delay the others", async () => {
  const late = await siteAt(old);
  const there = await siteAt(fresh);
  const flags = ["--wait-for", "body~new", "--wait-timeout", "3", "--wait-interval", "0.2", "--concurrency", "1"];

  const { code, err } = await portcullis([
    "gate",
    `${late.origin}/`,
    `${there.origin}/`,
    ...flags,
    "--ca-file",
    caFile,
  ]);

  const lines = err.trimEnd().split("\n");
  expect(code).toBe(3);
  expect(lines.findIndex((line) => line.startsWith(`[1/2] ✓ ${there.origin}/`))).toBeGreaterThan(0);
  expect(lines.at(-1)).toContain(`[2/2] ? ${late.origin}/`);
  expect(lines.at(-2)).toMatch(/after 3(?:\.\d)? s: gave up$/);
});

test("an interrupt ends the wait at once, and nothing on stderr is a command", async () => {
  const twin = await siteAt(reply({ headers: ["X-Commit: ##[error]old"] }));
  const args = [
    "gate",
    `${twin.origin}/`,
    "--ca-file",
    caFile,
    "--wait-for",
    "header:x-commit=new",
    "--wait-interval",
    "300",
  ];
  const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let err = "";
  const seen = Promise.withResolvers<void>();
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
    if (err.includes("200, x-commit")) seen.resolve();
  });

  await seen.promise;
  child.kill("SIGINT");
  const [code] = (await once(child, "exit")) as [number | null];

  expect(code).toBe(130);
  expect(obey(err).commands).toEqual([]);
});

test.for<readonly [args: readonly string[], says: string]>([
  [["--wait-for", "stauts=200"], 'not "stauts=200". Did you mean status=200?'],
  [
    ["--wait-for", "status=600"],
    'must be one of up, status=200, status=2xx, header:NAME=TEXT, header:NAME~TEXT, body~TEXT, not "status=600"',
  ],
  [["--wait-for", "status:204"], "Did you mean status=204?"],
  [["--wait-for", "header=x-commit"], "Did you mean header:NAME=TEXT?"],
  [["--wait-for", "header:x commit=1"], "--wait-for must be one of"],
  [["--wait-for", "header:x-commit="], "--wait-for must be one of"],
  [["--wait-for", "body=abc"], "Did you mean body~abc?"],
  [["--wait-for", "UP"], "Did you mean up?"],
  [["--wait-for", ""], "--wait-for must be one of"],
  [["--wait-for", `body~${"x".repeat(1025)}`], "--wait-for must be no longer than 1024 characters, not 1030."],
  [Array.from({ length: 21 }, () => ["--wait-for", "up"]).flat(), "--wait-for must be at most 20 conditions, not 21."],
  [["--wait-for", "status=200", "--wait-for", "status=204"], "is given twice, as status=200 and as status=204"],
  [["--wait-for", "up", "--wait-for", "status=5xx"], "is given twice, as up and as status=5xx"],
  [
    ["--wait-for", "header:A=1", "--wait-for", "up", "--wait-for", "header:a=2"],
    "is given twice, as header:A=1 and as header:a=2",
  ],
  [["--wait-for", "header:a~3", "--wait-for", "header:a=12"], "is given twice, as header:a~3 and as header:a=12"],
  [["--wait-timeout", "0.5"], '--wait-timeout must be a number of seconds from 1 to 3600, not "0.5".'],
  [["--wait-timeout", "1h"], '--wait-timeout must be a number of seconds from 1 to 3600, not "1h".'],
  [["--wait-interval", "301"], "--wait-interval must be a number of seconds from 0.1 to 300"],
  [["--confirm", "2"], '--confirm must be a whole number from 0 to 1, not "2".'],
  [["--retries", "6"], '--retries must be a whole number from 0 to 5, not "6".'],
  [["--retries", "1.5"], "--retries must be a whole number"],
  [["--concurrency", "0"], '--concurrency must be a whole number from 1 to 32, not "0".'],
  [
    ["--wait-for", "up", "--server", "https://gate.example"],
    "--wait-for cannot be used together with --server: a server does not wait",
  ],
])("%s is refused", async ([args, says]) => {
  const { code, out, err } = await portcullis(["gate", "https://shop.example", ...args]);

  expect(err).toContain(says);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 2, out: "" });
});

test("a file gives each target's condition, and the environment one condition per line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-waiting-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const targets = [
    { url: "https://a.example/", wait_for: ["up", "body~a, b"], wait_timeout: 60 },
    "https://b.example/",
  ];
  writeFileSync(join(folder, "portcullis.config.json"), JSON.stringify({ retries: 1, concurrency: 4, targets }));

  const file = await portcullis(["gate", "--print-config", "--json"], { folder, env: { PORTCULLIS_CONFIRM: "1" } });
  const env = { PORTCULLIS_WAIT_FOR: "header:x=1, 2\nup" };
  const both = await portcullis(["gate", "--print-config"], { folder, env });

  expect(JSON.parse(file.out)).toMatchObject({
    settings: { concurrency: { value: "4", source: "file" } },
    targets: [
      {
        settings: {
          wait_for: { value: ["up", "body~a, b"], source: "target" },
          wait_timeout: { value: "60", source: "target" },
          wait_interval: { value: 5, source: "default" },
          confirm: { value: "1", source: "environment" },
        },
      },
      { settings: { wait_for: { value: [], source: "default" } } },
    ],
  });
  expect(both.out.match(/wait_for +header:x=1, 2, up +environment/g)).toHaveLength(2);
});

test("in a terminal the lines break between words", async () => {
  const port = await closedPort();
  const columns = 46;
  const args = ["--wait-for", "up", "--wait-timeout", "1", "--wait-interval", "0.1"];

  const { err } = await portcullis(["gate", `https://localhost:${port}/`, ...args], { isErrTerminal: true, columns });

  // oxlint-disable-next-line no-control-regex -- what a terminal does not show
  const lines = err.replaceAll(/\r\u001b\[K[^\n]*… \d+ s|\r\u001b\[K/g, "").split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(columns);
  expect(lines.join(" ").replace(/\s+/g, " ")).toMatch(
    / after [\d.]+ s: .*localhost refused the connection on port \d+/,
  );
});
