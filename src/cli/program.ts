import yargs from "yargs/yargs";
import { registry, type Parameter } from "../checks/index.ts";
import { version } from "../core/version.ts";
import type { Argv } from "../settings/options/given.ts";
import { toFlag, type Option } from "../settings/options/options.ts";
import type { Command } from "./order.ts";
import { optionsFor } from "./usage.ts";

type Yargs = ReturnType<typeof yargs>;
/** Turns a command that is loaded when it is called into what yargs calls. */
type Handle = (load: () => Promise<Command>) => (argv: Argv) => Promise<void>;

/** The program as yargs knows it: commands and options with their sentences, from the registry. */
export function programOf(handle: Handle): Yargs {
  const program = yargs()
    .scriptName("portcullis")
    .usage("$0 <command>\n\nMeasures a deployed URL and passes or fails a build.")
    .parserConfiguration(parsing)
    .locale("en")
    .wrap(80)
    .exitProcess(false)
    .version(version)
    .alias({ help: "h" })
    .completion("completion", "Print a completion script for bash or zsh")
    .epilogue(epilogue);
  for (const { id, title, subject } of registry.toSorted((a, b) => order(a.id) - order(b.id))) {
    const words = subject === undefined ? id : `${id} [${subject.name}${id === "gate" ? ".." : ""}]`;
    program.command(
      words,
      title,
      (command) => describeCommand(command, id, subject),
      handle(() => loadCommand(id)),
    );
  }
  program.command(
    "init [url]",
    "Write a configuration to begin with",
    (command) =>
      withOptions(command.positional("url", { type: "string", describe: "What to measure" }), optionsFor("init")),
    handle(async () => (await import("./commands/init.ts")).initCommand),
  );
  program.command(
    "explain [rule]",
    "Tell what a rule means, what to do and how it is graded; without one, list all",
    (command) => withOptions(command.positional("rule", { type: "string", describe: ruleName }), optionsFor("explain")),
    handle(async () => (await import("./commands/explain.ts")).explainCommand),
  );
  program.command(
    "demo",
    "Serve a good and a flawed site on this machine and measure both",
    (command) => withOptions(command, optionsFor("demo")),
    handle(async () => (await import("./commands/demo.ts")).demoCommand),
  );
  program.command(
    "convert [file]",
    "Write a report of a result object that was kept",
    (command) =>
      withOptions(command.positional("file", { type: "string", describe: resultFile }), optionsFor("convert")),
    handle(async () => (await import("./commands/convert.ts")).convertCommand),
  );
  describeTending(program, handle);
  return program.command(
    "serve",
    "Answer every check over HTTP, with the reference at /docs",
    (command) => withOptions(command, optionsFor("serve")),
    handle(async () => (await import("./commands/serve.ts")).serveCommand),
  );
}

/** Commands that look after what a server has stored. */
function describeTending(program: Yargs, handle: Handle): void {
  program.command(
    "db [task]",
    "Bring the database of a server up to date (migrate), or look for damage in it (check)",
    (command) =>
      withOptions(command.positional("task", { type: "string", describe: "migrate or check" }), optionsFor("db")),
    handle(async () => (await import("./commands/store.ts")).dbCommand),
  );
  program.command(
    "backup [file]",
    "Write a copy of what a server has stored, while it runs",
    (command) =>
      withOptions(command.positional("file", { type: "string", describe: "The copy to write" }), optionsFor("backup")),
    handle(async () => (await import("./commands/store.ts")).backupCommand),
  );
  program.command(
    "restore [file]",
    "Put such a copy in its place; the server must not run",
    (command) =>
      withOptions(command.positional("file", { type: "string", describe: "The copy to read" }), optionsFor("restore")),
    handle(async () => (await import("./commands/store.ts")).restoreCommand),
  );
}

// Words stay as they were typed: 127.1 is an address, 2130706433 too.
const parsing = {
  "parse-numbers": false,
  "parse-positional-numbers": false,
  "camel-case-expansion": false,
  "dot-notation": false,
  "boolean-negation": false,
  "populate--": true,
} as const;

const epilogue = `Thresholds and measuring options can be set in the environment: --min-ssl is
PORTCULLIS_MIN_SSL. Exit codes: 0 pass, 1 fail (--fail-on says when), 2 usage,
3 could not measure, 4 bug.`;

const ruleName = "Such as ssl.expired, with or without the check";

const resultFile = "What gate --json printed";

/** The gate is what most people came for. */
function order(id: string): number {
  return id === "gate" ? 0 : 1;
}

async function loadCommand(id: string): Promise<Command> {
  if (id === "gate") return (await import("./commands/gate.ts")).gateCommand;
  return (await import("./commands/check.ts")).checkCommand(id);
}

function describeCommand(command: Yargs, id: string, subject: Parameter | undefined): Yargs {
  if (!subject) return withOptions(command, optionsFor(id));
  const positional = command.positional(subject.name, {
    type: "string",
    describe: subject.about,
    ...(id === "gate" && { defaultDescription: "PORTCULLIS_URL" }),
  });
  return withOptions(positional, optionsFor(id));
}

function withOptions(command: Yargs, options: readonly Option[]): Yargs {
  for (const { name, about, value, isFlag } of options) {
    command.option(toFlag(name), {
      describe: value ? `${about} [${value}]` : about,
      ...(isFlag ? { type: "boolean" as const } : { type: "string" as const, requiresArg: true }),
    });
  }
  return command;
}
