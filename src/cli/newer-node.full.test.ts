import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

const older = "Object.defineProperty(process.versions, 'node', { value: '20.1.0' });";
const asOlder = ["--import", `data:text/javascript,${encodeURIComponent(older)}`];
const nodeOfClone = `node_modules/node-${process.platform}-${process.arch}/bin/node`;

/** The entry point in a folder like a clone, where the rest of the program is the given code. */
function entryWith(start: string): { readonly folder: string; readonly entry: string } {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-clone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ["index.ts", "newer-node.js"])
    cpSync(join(import.meta.dirname, file), join(folder, "src/cli", file));
  writeFileSync(join(folder, "src/cli/start.ts"), `export async function startCli() { ${start} }`);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  return { folder, entry: join(folder, "src/cli/index.ts") };
}

function installNode(folder: string): void {
  mkdirSync(dirname(join(folder, nodeOfClone)), { recursive: true });
  symlinkSync(process.execPath, join(folder, nodeOfClone));
}

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the entry point as an older Node would. `during` sees each chunk of its output. */
async function runOlder(
  entry: string,
  args: readonly string[] = [],
  during: (kill: (signal: NodeJS.Signals) => void) => void = () => {},
): Promise<Ended> {
  const child = spawn(process.execPath, [...asOlder, entry, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.once("data", () => during((signal) => child.kill(signal)));
  const [[code, signal], out, err] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  return { code: code as number | null, signal: signal as NodeJS.Signals | null, out, err };
}

test("an older Node continues under the Node of the clone, with its arguments and its exit code", async () => {
  const { folder, entry } = entryWith("console.log(...process.argv.slice(2)); console.error('no'); process.exit(3);");
  installNode(folder);

  const ended = await runOlder(entry, ["gate", "--lang", "ko", "a b"]);

  expect(ended).toEqual({ code: 3, signal: null, out: "gate --lang ko a b\n", err: "no\n" });
});

test.for(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s reaches the program once, which may end in its own way",
  async (signal) => {
    const { folder, entry } = entryWith(`
    let count = 0;
    process.on("${signal}", () => { count++; setTimeout(() => { console.log(count); process.exit(7); }, 100); });
    console.log("ready");
    setInterval(() => {}, 1000);`);
    installNode(folder);

    const ended = await runOlder(entry, [], (kill) => kill(signal));

    expect(ended).toMatchObject({ code: 7, signal: null, out: "ready\n1\n" });
  },
);

test("a program that a signal ends ends this process by the same signal", async () => {
  const { folder, entry } = entryWith('console.log("ready"); setInterval(() => {}, 1000);');
  installNode(folder);

  const ended = await runOlder(entry, [], (kill) => kill("SIGTERM"));

  expect(ended).toMatchObject({ code: null, signal: "SIGTERM" });
});

test("a project of one's own is refused in one line", async () => {
  const { entry } = entryWith("");

  expect(await runOlder(entry)).toMatchObject({
    code: 2,
    out: "",
    err: "portcullis needs Node 24 or newer; this is Node 20.1.0.\n",
  });
});

test("a clone without its Node is told how to get it", async () => {
  const { folder, entry } = entryWith("");
  mkdirSync(join(folder, ".ci/node24"), { recursive: true });

  const { code, err } = await runOlder(entry);

  expect(code).toBe(2);
  expect(err).toMatch(/^portcullis needs Node 24 or newer; this is Node 20\.1\.0\. (Run npm ci|Install it) [^\n]+\n$/);
});

test("a Node that does not run on this machine is named", async () => {
  const { folder, entry } = entryWith("");
  mkdirSync(join(folder, ".ci/node24"), { recursive: true });
  mkdirSync(dirname(join(folder, nodeOfClone)), { recursive: true });
  writeFileSync(join(folder, nodeOfClone), "not a program");
  chmodSync(join(folder, nodeOfClone), 0o644);

  const { code, err } = await runOlder(entry);

  expect([code, err]).toEqual([
    2,
    "portcullis needs Node 24 or newer; this is Node 20.1.0. The Node of this clone does not run here: install Node 24 from https://nodejs.org.\n",
  ]);
});
