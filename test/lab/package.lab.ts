import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { startNginx } from "./machines/nginx.ts";
import { createAuthority, type OpensslAuthority } from "./machines/openssl.ts";
import { packed } from "./machines/packed.ts";
import { execute, freePorts, run, startServer, temporaryFolder } from "./machines/process.ts";

const root = resolve(import.meta.dirname, "../..");
const headers = [
  'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains";',
  `add_header Content-Security-Policy "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";`,
  "add_header X-Content-Type-Options nosniff;",
  "add_header Referrer-Policy no-referrer;",
  'add_header Permissions-Policy "camera=(), microphone=(), geolocation=()";',
];

let authority: OpensslAuthority;
let server: AsyncDisposable;
let url = "";
let folder = "";

beforeAll(async () => {
  authority = createAuthority();
  const [port = 0] = await freePorts(1);
  url = `https://localhost:${port}/`;
  server = await startNginx([
    { port, certificate: authority.issue({ name: "shop" }), lines: [...headers, 'return 200 "hello";'] },
  ]);
  folder = temporaryFolder("package");
  const { tarball } = packed();
  const node = `node-linux-${process.arch}@${process.versions.node}`;
  run("npm", ["init", "-y"], folder);
  run("npm", ["install", "--no-audit", "--no-fund", tarball, node], folder);
}, 180_000);

afterAll(() => server[Symbol.asyncDispose]());

test("the packed package gates nginx under a private authority", () => {
  const { code, out } = execute("npx", ["portcullis", "gate", url, "--ca-file", authority.rootFile, "--json"], folder);

  const result = JSON.parse(out) as GateResult;
  expect(code).toBe(0);
  expect(result.targets[0]?.checks.map(({ id, actual }) => [id, actual])).toEqual([
    ["ssl", "A+"],
    ["headers", "A+"],
    ["days", 89],
    ["https", true],
  ]);
});

test("without that authority it fails", () => {
  const { code, out } = execute("npx", ["portcullis", "gate", url], folder);

  expect(code).toBe(1);
  expect(out).toContain("ssl.untrusted");
});

test("the demo needs nothing but the package", () => {
  const { code, out } = execute("npx", ["portcullis", "demo"], folder);

  expect(code).toBe(0);
  expect(out).toContain("2 targets: 1 passed, 1 failed, 0 unknown");
});

test("a program takes the gate from the package, well typed by it", () => {
  cpSync(join(root, "examples/library/gate.ts"), join(folder, "gate.mts"));
  const compilerOptions = {
    target: "es2024",
    module: "nodenext",
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["gate.mts"] }));

  const typed = execute(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], folder);
  const gated = execute("env", [`CA_FILE=${authority.rootFile}`, "npx", "node", "gate.mts", url], folder);
  const untrusted = execute("npx", ["node", "gate.mts", url], folder);

  expect([typed.code, typed.out]).toEqual([0, ""]);
  expect([gated.code, gated.out]).toEqual([0, `pass ${url}\n`]);
  expect([untrusted.code, untrusted.out]).toEqual([1, expect.stringContaining("  ssl: fail")]);
});

test("the package serves, and its command line asks it", async () => {
  const [port = 0] = await freePorts(1);
  const args = [join(folder, "node_modules/portcullis/dist/cli/index.js"), "serve", "--port", `${port}`];
  const local = ["--ca-file", authority.rootFile];
  const env = {
    PORTCULLIS_ALLOW_ADDRESSES: "127.0.0.0/8",
    PORTCULLIS_RESOLVE: `localhost:${new URL(url).port}:127.0.0.1`,
  };
  await using _ = await startServer(process.execPath, [...args, ...local], { cwd: folder, port, env });

  const remote = execute("npx", ["portcullis", "gate", url, "--server", `http://127.0.0.1:${port}`, "--json"], folder);

  const result = JSON.parse(remote.out) as GateResult;
  expect([remote.code, result.verdict, result.targets[0]?.url]).toEqual([0, "pass", url]);
});

test("the package brings no dependencies, no sources and no tests", () => {
  const installed = join(folder, "node_modules/portcullis");
  const { dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
    dependencies?: object;
  };

  expect(dependencies).toBeUndefined();
  expect(readdirSync(installed).toSorted()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "data",
    "dist",
    "package.json",
    "schema",
  ]);
  expect(readdirSync(join(installed, "dist")).toSorted()).toEqual(["cli", "lib"]);
});

test.for<readonly [tool: string, options: readonly string[]]>([
  ["publint", ["--strict"]],
  ["attw", ["--profile", "node16", "--entrypoints", ".", "client", "ssl", "gate", "email-header", "history"]],
])("%s finds nothing wrong with what the package exports", ([tool, options]) => {
  const { code, out, err } = execute(join(root, "node_modules/.bin", tool), [packed().tarball, ...options], folder);

  expect(code, `${out}${err}`).toBe(0);
});

test("the library reports the required version where npm runs on an older Node", () => {
  const old = "Object.defineProperty(process.versions, 'node', { value: '20.1.0' });";
  // npm's own Node, where it is old and cannot link newer syntax.
  const own = process.env["npm_node_execpath"] ?? process.execPath;
  const isOld = Number(execute(own, ["-p", "process.versions.node.split('.')[0]"], folder).out) < 24;
  const how = isOld ? [] : ["--import", `data:text/javascript,${encodeURIComponent(old)}`];
  const script = 'import("portcullis").catch((error) => console.log(error.message))';
  const { out } = execute(isOld ? own : process.execPath, [...how, "--input-type=module", "-e", script], folder);

  expect(out).toMatch(/^portcullis needs Node 24 or newer; this is Node 20\.\d+\.\d+\.\n$/);
});

test("an older Node gets a one-line message", () => {
  const old = "Object.defineProperty(process.versions, 'node', { value: '20.1.0' });";
  const { code, err } = execute(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(old)}`,
      join(folder, "node_modules/portcullis/dist/cli/index.js"),
      "--version",
    ],
    folder,
  );

  expect([code, err]).toEqual([2, "portcullis needs Node 24 or newer; this is Node 20.1.0.\n"]);
});
