import * as core from "@actions/core";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { runAction } from "../../src/action/main.ts";
import { childEnvironment } from "../child-environment.ts";

/** A command that a runner obeyed. */
export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** The result of a step, as a runner sees it. */
export interface Step {
  readonly code: number | null;
  /** All commands that were obeyed, in order. */
  readonly commands: readonly Command[];
  /** Errors, warnings and notices. */
  readonly annotations: readonly Command[];
  /** The visible log, without colours. */
  readonly log: string;
  /** The output as the process wrote it. */
  readonly printed: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Its workspace, which also contains the files that it was given. */
  readonly folder: string;
}

/** Commands that a runner knows (actions/runner, ActionCommandManager.cs), in any case. */
const known =
  /^(?:add-mask|add-matcher|add-path|debug|echo|endgroup|error|group|internal-set-repo-path|notice|remove-matcher|save-state|set-env|set-output|stop-commands|warning)$/i;

// .NET compares by culture: it ignores control and format characters, so `:\u00ad:` begins a command.
// oxlint-disable-next-line no-control-regex -- control characters are the point
const weightless = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/** Reads one stream as a runner does (actions/runner, ActionCommand.cs): `::name::` at the start of a line, `##[name]` anywhere in it. */
export function obey(printed: string): { readonly commands: readonly Command[]; readonly lines: readonly string[] } {
  const commands: Command[] = [];
  const lines: string[] = [];
  let token: string | null = null;
  for (const line of printed.split(/\r\n|\r|\n/)) {
    const command = readCommand(line, token);
    if (command === null || (token !== null && command.name !== token)) lines.push(line);
    else if (token !== null) token = null;
    else if (command.name === "stop-commands") token = command.data;
    else commands.push(command);
  }
  return { commands, lines };
}

/** Masks a text as a runner does: each value as a whole, and line by line (ActionCommandManager.cs). */
export function masked(text: string, commands: readonly Command[]): string {
  const values = commands
    .filter(({ name }) => name === "add-mask")
    .flatMap(({ data }) => [data, ...data.split(/\r?\n/)]);
  return values
    .filter((value) => value.trim() !== "")
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, value) => rest.replaceAll(value, "***"), text);
}

/** The two command formats: their shape, and how their parts are escaped. */
const common = [
  ["\r", "%0D"],
  ["\n", "%0A"],
] as const;
const percent = ["%", "%25"] as const;
const rules = [
  {
    shape: /^[\s\u0085]*::(?<info>.*?)::(?<data>.*)$/s,
    between: ",",
    ofProperties: [...common, [":", "%3A"], [",", "%2C"], percent],
    ofData: [...common, percent],
  },
  {
    shape: /##\[(?<info>[^\]]*)\](?<data>.*)$/s,
    between: ";",
    ofProperties: [[";", "%3B"], ...common, ["]", "%5D"], percent],
    ofData: [[";", "%3B"], ...common, ["]", "%5D"], percent],
  },
] as const;

function readCommand(line: string, token: string | null): Command | null {
  const seen = line.replace(weightless, "");
  for (const { shape, between, ofProperties, ofData } of rules) {
    const groups = shape.exec(seen)?.groups;
    const [name = "", ...rest] = (groups?.["info"] ?? "").split(" ");
    if (!groups || !(known.test(name) || name === token)) continue;
    const pairs = rest.join(" ").split(between);
    const properties = pairs.map((pair) => /^\s*(?<key>[^=]+)=(?<value>.+)$/s.exec(pair)?.groups ?? {});
    return {
      name: name === token ? name : name.toLowerCase(),
      properties: Object.fromEntries(
        properties.flatMap(({ key, value = "" }) => (key === undefined ? [] : [[key, unescape(value, ofProperties)]])),
      ),
      data: unescape(groups["data"] ?? "", ofData),
    };
  }
  return null;
}

function unescape(value: string, mappings: readonly (readonly [token: string, code: string])[]): string {
  return mappings.reduce((text, [token, code]) => text.replaceAll(code, token), value);
}

const source = "src/action/index.ts";

const bundle = "dist/action/index.js";

// Before the first build there is only the source.
const built = existsSync(bundle) ? bundle : source;

/** The entry files of a step; by default the bundle that GitHub runs. */
export const entries: readonly string[] = [built];

/** The inputs that `action.yml` declares, read without our own code. */
export const declared: readonly string[] = namesUnder("inputs");

/** The outputs that `action.yml` declares. */
export const declaredOutputs: readonly string[] = namesUnder("outputs");

function namesUnder(key: string): readonly string[] {
  const section = new RegExp(`^${key}:\\n(?<body>(?: .*\\n)+)`, "m").exec(readFileSync("action.yml", "utf8"));
  return [...(section?.groups?.["body"] ?? "").matchAll(/^ {2}(?<name>[\w-]+):$/gm)].map(([, name = ""]) => name);
}

/** What a workflow gives a step. */
export interface With {
  readonly inputs?: Readonly<Record<string, string>>;
  /** Variables of the job. They replace those of the runner; undefined removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly entry?: string;
  /** The workspace with the files of earlier steps; by default an empty folder of its own. */
  readonly workspace?: string;
}

/** Runs a step in a clean environment, as a runner does: every declared input is set, and empty if it was not given. */
export async function runStep({ entry = built, ...given }: With): Promise<Step> {
  const { workspace = temporaryWorkspace() } = given;
  const { env } = prepare(given, workspace);
  // Without a PATH: the Action must not need a program of the machine.
  const { PATH: _, ...usual } = childEnvironment;
  const child = spawn(process.execPath, [resolve(entry)], { cwd: workspace, env: { ...usual, ...env } });
  const closed = new Promise<number | null>((done) => child.once("close", done));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return understand(workspace, code, [out, err]);
}

/** Runs a step in this process, one at a time; fast enough for tables of cases. Where a workspace is given, the step runs in it. */
export function runHere(given: Omit<With, "entry">, random: () => string = randomUUID): Promise<Step> {
  const { workspace = temporaryWorkspace() } = given;
  const { env } = prepare(given, workspace);
  const step = async (): Promise<Step> => {
    const before = process.cwd();
    if (given.workspace !== undefined) process.chdir(workspace);
    try {
      const { result: code, printed } = await asProcess(env, (io) => runAction({ ...io, env, random }));
      return understand(workspace, code, [printed]);
    } finally {
      process.chdir(before);
    }
  };
  const result = last.then(step);
  last = result.catch(() => {});
  return result;
}

// The toolkit uses the environment and the output stream of the process.
let last: Promise<unknown> = Promise.resolve();

type Io = Pick<Parameters<typeof runAction>[0], "core" | "out">;

/** Gives this process the environment of a step, as far as the toolkit reads it, and records what is printed. */
export async function asProcess<T>(
  env: With["env"] & object,
  run: (io: Io) => Promise<T> | T,
): Promise<{ readonly result: T; readonly printed: string }> {
  const { exitCode, stdout } = process;
  const before = ofToolkit(process.env);
  const write = stdout.write.bind(stdout);
  let printed = "";
  const out = (text: string | Uint8Array): boolean => {
    printed += String(text);
    return true;
  };
  lend(before, ofToolkit(env));
  stdout.write = out;
  try {
    // A summary object caches its file.
    const summary = Reflect.construct(core.summary.constructor, []) as typeof core.summary;
    return { result: await run({ core: { ...core, summary }, out }), printed };
  } finally {
    stdout.write = write;
    lend(ofToolkit(env), before);
    process.exitCode = exitCode;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

function ofToolkit(env: Variables): Variables {
  return Object.fromEntries(Object.entries(env).filter(([name]) => /^(?:GITHUB|INPUT|RUNNER)_/.test(name)));
}

function lend(old: Variables, next: Variables): void {
  for (const name of Object.keys(old)) delete process.env[name];
  for (const [name, value] of Object.entries(next)) if (value !== undefined) process.env[name] = value;
}

const temporary = "_temp";

function prepare(
  { inputs = {}, env = {} }: With,
  workspace: string,
): { readonly folder: string; readonly env: With["env"] & object } {
  const folder = join(workspace, temporary);
  mkdirSync(folder, { recursive: true });
  const names = ["OUTPUT", "STEP_SUMMARY", "STATE", "ENV", "PATH"];
  const files = names.map((name) => [`GITHUB_${name}`, join(folder, name)] as const);
  files.forEach(([, path]) => writeFileSync(path, ""));
  files.push(["GITHUB_WORKSPACE", workspace]);
  const given = Object.entries({ ...Object.fromEntries(declared.map((name) => [name, ""])), ...inputs });
  const variables = given.map(([name, value]) => [`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`, value]);
  // Scenes fail on purpose, so they need no confirmation and no retries.
  const once = { PORTCULLIS_CONFIRM: "0", PORTCULLIS_RETRIES: "0" };
  const runner = { ...once, GITHUB_ACTIONS: "true", CI: "true", RUNNER_TEMP: folder, ...Object.fromEntries(files) };
  return { folder, env: { ...runner, ...Object.fromEntries(variables), ...env } };
}

/** Creates a folder that is removed when the test ends. */
export function temporaryWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-step-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// actions/runner, FileCommandManager.cs: a larger summary is not shown, and an error is reported.
const largestSummary = 1024 * 1024;

function understand(folder: string, code: number | null, printed: readonly string[]): Step {
  // A runner reads stderr independently of stdout, so stop-commands on stdout does not cover it.
  const streams = printed.map(obey);
  const commands = streams.flatMap((stream) => stream.commands);
  const log = streams.flatMap(({ lines }) => lines).join("\n");
  const summary = readFileSync(join(folder, temporary, "STEP_SUMMARY"));
  if (summary.length > largestSummary) throw new Error("the runner shows no summary of more than 1 MiB");
  return {
    code,
    commands,
    annotations: commands.filter(({ name }) => /^(?:error|warning|notice)$/.test(name)),
    // oxlint-disable-next-line no-control-regex -- the escape sequences are what is removed
    log: masked(log, commands).replace(/\u001b\[\d+m/g, ""),
    printed: printed.join(""),
    outputs: readOutputs(readFileSync(join(folder, temporary, "OUTPUT"), "utf8")),
    summary: summary.toString(),
    folder,
  };
}

/** Reads a file of outputs as a runner does: `name=value`, or `name<<delimiter` and lines up to the delimiter. */
export function readOutputs(content: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {};
  const lines = content.split("\n");
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [name = "", delimiter] = line.split("<<");
    if (delimiter === undefined) {
      if (line !== "") outputs[line.slice(0, line.indexOf("="))] = line.slice(line.indexOf("=") + 1);
      continue;
    }
    const end = lines.indexOf(delimiter);
    if (end < 0) throw new Error(`the runner finds no end of ${name}`);
    outputs[name] = lines.splice(0, end).join("\n");
    lines.shift();
  }
  return outputs;
}
