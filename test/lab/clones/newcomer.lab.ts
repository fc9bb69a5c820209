import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { clone, packed } from "../machines/packed.ts";
import { execute, run, temporaryFolder } from "../machines/process.ts";

/** An older Node, from the registry like the one of the clone. Its own npm is 10.8.2. */
const olderNode = "20.20.2";

/** Where a newcomer may start: npm 10 and 11 on Node 20 and 24, each Node once without the scripts of packages. Every row costs a minute. */
const machines = [
  { node: olderNode, npm: "10.8.2", options: ["--ignore-scripts"] },
  // This npm links no binary of the locked Node into node_modules/.bin.
  { node: olderNode, npm: "11.4.2", options: [] },
  { node: process.versions.node, npm: "10.9.2", options: [] },
  { node: process.versions.node, npm: "11.4.2", options: ["--ignore-scripts"] },
] as const;

type Machine = (typeof machines)[number];

/** The variables of this machine without those of the npm and the Vitest that run this test. */
const environment = [
  ...Object.entries(process.env)
    .filter(([name]) => !/^(?:npm_|NODE_(?!EXTRA_CA_CERTS)|NODE$|VITEST|TEST|PATH$|INIT_CWD)/.test(name))
    .map(([name, value]) => `${name}=${value}`),
  // npm asks the registry for what its cache lacks alone, and not about 600 packages in every row whether they have changed.
  "npm_config_prefer_offline=true",
];

let tools = "";

beforeAll(() => {
  tools = temporaryFolder("tools");
  const packages = {
    node: `node-linux-${process.arch}@${olderNode}`,
    ...Object.fromEntries(machines.map(({ npm }) => [`npm-${npm}`, `npm@${npm}`])),
  };
  for (const [name, wanted] of Object.entries(packages)) {
    const folder = join(tools, name);
    mkdirSync(folder);
    run("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, wanted], folder);
  }
  mkdirSync(join(tools, "own"));
  symlinkSync(process.execPath, join(tools, "own/node"));
}, 600_000);

/** Runs a command as on that machine: only its Node and its npm are in the path. */
function on({ node, npm }: Machine, command: readonly string[], folder: string): ReturnType<typeof execute> {
  const nodes =
    node === olderNode ? join(tools, `node/node_modules/node-linux-${process.arch}/bin`) : join(tools, "own");
  const path = [nodes, join(tools, `npm-${npm}/node_modules/.bin`), "/usr/bin", "/bin"].join(":");
  return execute("env", ["-i", ...environment, `PATH=${path}`, ...command], folder);
}

describe.for(machines)("a clean clone on Node $node with npm $npm $options", (machine) => {
  let folder = "";

  beforeAll(() => {
    folder = join(temporaryFolder("newcomer"), "clone");
    run("git", ["clone", "--quiet", clone, folder], clone);
  });

  test("needs no install with Node 24, and otherwise says in a sentence what is missing", () => {
    const fact = `portcullis needs Node 24 or newer; this is Node ${olderNode}. Run npm ci in the clone, which installs it.\n`;
    const isOlder = machine.node === olderNode;
    for (const program of [
      ["node", "dist/cli/index.js"],
      ["npx", "portcullis"],
    ]) {
      const { code, out, err } = on(machine, [...program, "demo"], folder);
      expect([code, err.includes("needs Node") ? err : ""]).toEqual(isOlder ? [2, fact] : [0, ""]);
      expect(out.includes("2 targets: 1 passed, 1 failed, 0 unknown")).toBe(!isOlder);
    }
    const script = on(machine, ["npm", "run", "test:quick"], folder);
    expect(script.code).not.toBe(0);
    expect(script.err).toBe(isOlder ? fact : "vitest is not installed. Run npm ci first.\n");
  }, 900_000);

  test("installs without a warning", () => {
    const { options } = machine;
    const { code, out, err } = on(machine, ["npm", "ci", "--no-audit", "--no-fund", ...options], folder);

    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^\s*added \d+ packages in \S+\s*$/);
    expect(on(machine, ["node", "--version"], folder).out).toBe(`v${machine.node}\n`);
    expect(on(machine, ["npm", "--version"], folder).out).toBe(`${machine.npm}\n`);
  }, 900_000);

  test("measures the demo, and refuses bad input with exit code 2", () => {
    const demo = on(machine, ["npx", "portcullis", "demo"], folder);
    const refused = on(machine, ["npx", "portcullis", "gate", "https://shop.example", "--min-ssl", "Q"], folder);

    expect([demo.code, demo.err.includes("needs Node")]).toEqual([0, false]);
    expect(demo.out).toContain("2 targets: 1 passed, 1 failed, 0 unknown");
    expect([refused.code, refused.out]).toEqual([2, ""]);
    expect(refused.err).toMatch(/^portcullis: --min-ssl must be one of [^\n]+\n$/);
  });

  test("runs scripts under the locked Node, and nothing in the tree changes", () => {
    // All quick tests take half a minute, and run under the same Node everywhere: some of them show that they do.
    const script =
      machine === machines[0] ? ["test:quick", "--", "src/core/target"] : ["node24", "--", "vitest", "--version"];
    const { code, out, err } = on(machine, ["npm", "run", ...script], folder);

    expect([code, code === 0 ? "" : `${out}${err}`.slice(-4000)]).toEqual([0, ""]);
    expect(out).toContain(machine === machines[0] ? "Tests " : "node-v24.");
    expect(run("git", ["status", "--porcelain"], folder)).toBe("");
  }, 900_000);
});

test.for(machines)(
  "a project on Node $node takes the package by npm $npm $options",
  { timeout: 900_000 },
  (machine) => {
    const folder = temporaryFolder("project");
    const { tarball } = packed();
    const installed = on(machine, ["npm", "install", "--no-audit", "--no-fund", ...machine.options, tarball], folder);
    const { code, out, err } = on(machine, ["npx", "portcullis", "demo"], folder);

    expect(installed.code).toBe(0);
    expect(code).toBe(machine.node === olderNode ? 2 : 0);
    expect(machine.node === olderNode ? err : out).toContain(
      machine.node === olderNode
        ? `portcullis needs Node 24 or newer; this is Node ${olderNode}.\n`
        : "2 targets: 1 passed, 1 failed, 0 unknown",
    );
    expect(err).not.toMatch(/^ +at /m);
  },
);
