import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { machine, type Scene } from "./machines/machine.ts";
import { execute, freePorts, startServer } from "./machines/process.ts";
import { clone } from "./machines/packed.ts";
import { openShop, type Shop } from "./machines/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 400_000);
afterAll(() => shop[Symbol.asyncDispose]());

const script = join(clone, "examples/shell/gate.sh");
const url = "https://staging.shop.example/";

test.for(["dash", "bash"])("%s takes the scripts of the examples", (shell) => {
  for (const path of [script, join(clone, "examples/curl/gate.sh")])
    expect(execute(shell, ["-n", path], clone)).toEqual({ code: 0, out: "", err: "" });
});

interface Case {
  readonly what: string;
  readonly scene: Scene;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly code: number;
  readonly says: string;
}

const cases: readonly Case[] = [
  { what: "a good site", scene: "good", args: [url, "--min-ssl", "A"], code: 0, says: "The gate is open." },
  { what: "a bare site", scene: "bare", args: [url], code: 1, says: "The gate is closed" },
  { what: "a wrong flag", scene: "good", args: [url, "--min-sl", "A"], code: 2, says: "nothing was measured" },
  { what: "no URL", scene: "good", args: [], code: 2, says: "usage: gate.sh" },
  { what: "a closed port", scene: "nobody", args: [url], code: 3, says: "could not be measured" },
  {
    what: "a closed port, allowed",
    scene: "nobody",
    args: [url],
    env: { ALLOW_UNKNOWN: "yes" },
    code: 0,
    says: "could not be measured",
  },
  {
    what: "a bare site, unknown allowed",
    scene: "bare",
    args: [url],
    env: { ALLOW_UNKNOWN: "yes" },
    code: 1,
    says: "closed",
  },
  {
    what: "a report that cannot be written",
    scene: "good",
    args: [url, "--report", "tap=/dev/null/x"],
    code: 4,
    says: "at fault",
  },
  {
    what: "no program",
    scene: "good",
    args: [url],
    env: { GATE_PACKAGE: "./nowhere.tgz" },
    code: 4,
    says: "no program to run",
  },
  {
    what: "commands as arguments",
    scene: "good",
    args: ["$(touch canary)", "`touch canary`"],
    code: 2,
    says: "nothing was measured",
  },
];

test.for(cases)("$what exits with $code", ({ what, scene, args, env: given, code, says }) => {
  // The package as it is published once; npm installs the same unpacked in a third of the time.
  const program = what === "a good site" ? shop.tarball : shop.unpacked;
  const { folder, env } = machine(shop, scene, { GATE_PACKAGE: program, ...given });

  const ended = spawnSync("dash", [script, ...args], { cwd: folder, env, encoding: "utf8" });

  expect(ended.status).toBe(code);
  expect(ended.stdout + ended.stderr).toContain(says);
  expect(existsSync(join(folder, "canary"))).toBe(false);
});

test.for<[scene: Scene, asked: string, code: number, says: string]>([
  ["good", url, 0, `pass ${url}`],
  ["bare", url, 1, `fail ${url}`],
  ["nobody", url, 3, "tcp.refused"],
  ["good", "ftp://staging.shop.example/", 2, "INVALID_INPUT (url)"],
])("the curl script, on a site that is %s, asked for %s, exits with %i", async ([scene, asked, code, says]) => {
  const { folder, env } = machine(shop, scene, { PORTCULLIS_ALLOW_ADDRESSES: "127.0.0.0/8" });
  const [port = 0] = await freePorts(1);
  const program = join(clone, "dist/cli/index.js");
  await using _ = await startServer(process.execPath, [program, "serve", "--port", `${port}`], {
    cwd: folder,
    port,
    env,
  });

  const variables = { ...env, SERVER: `http://127.0.0.1:${port}` };
  const ended = spawnSync("dash", [join(clone, "examples/curl/gate.sh"), asked], { env: variables, encoding: "utf8" });

  expect(ended.status).toBe(code);
  expect(ended.stdout + ended.stderr).toContain(says);
});

test("the script with curl ends with 3 where no server answers", async () => {
  const [port = 0] = await freePorts(1);
  const env = { PATH: process.env["PATH"], SERVER: `http://127.0.0.1:${port}` };

  expect(spawnSync("dash", [join(clone, "examples/curl/gate.sh"), url], { env }).status).toBe(3);
});
