import { registry } from "../checks/index.ts";
import {
  accounting,
  batching,
  channelling,
  converting,
  following,
  keep,
  keying,
  noColor,
  watching,
} from "../settings/options/list/commands.ts";
import { ending, gating } from "../settings/options/list/gate.ts";
import { access, measuring, remote, reusing } from "../settings/options/list/measuring.ts";
import { optionsOf } from "../settings/options/list/of-check.ts";
import { listening, serving, showing, storing } from "../settings/options/list/serving.ts";
import type { Option } from "../settings/options/options.ts";

/** The positional argument of a command. */
interface Subject {
  readonly name: string;
  readonly about: string;
  /** Whether several are allowed. */
  readonly isList?: boolean;
  /** The default, for the help text. */
  readonly fallback?: string;
  /** Values for shell completion; none for a file or free text. */
  readonly offers?: () => Promise<readonly string[]>;
}

/** A command's data for help, completion and error messages. `load-command.ts` loads its code. */
export interface CommandRow {
  readonly name: string;
  readonly about: string;
  /** Absent if the command takes no positional argument. */
  readonly subject?: Subject;
  readonly options: () => readonly Option[];
  /** Settings that only one task takes, by task: the others refuse them. */
  readonly taskOptions?: Readonly<Record<string, readonly string[]>>;
}

/** The options that set what a watch does. */
const watchSettings = ["checks", "interval", "expiry_days", "min_severity", "severities", "maintenance"] as const;

/** Every command that is not a check. */
export const ownCommands = [
  {
    name: "init",
    about: "Write a first configuration",
    subject: { name: "url", about: "What to measure" },
    options: language,
  },
  {
    name: "explain",
    about: "Explain a rule: its meaning, what to do, how it is graded; without a rule, list all",
    subject: { name: "rule", about: "Rule id such as ssl.expired, with or without the check", offers: explainable },
    options: language,
  },
  {
    name: "batch",
    about: "Run one check for many targets, and go on after an interruption (batch --check ssl --targets FILE)",
    options: () => [
      ...batching.map((option) => (option.name === "check" ? { ...option, offers: batchedChecks() } : option)),
      ...measuring.filter(({ name }) => name !== "json"),
      ...access,
      ...remote,
      ...reusing,
    ],
  },
  {
    name: "demo",
    about: "Serve a good and a flawed site on this machine and measure both",
    options: () => [keep, ...ofCheck("demo").filter(({ name }) => demoTakes.has(name))],
  },
  {
    name: "serve",
    about: "Run the HTTP server: every check as an API and as web pages",
    options: () => [...listening, ...showing, ...serving, ...measuring.flatMap(forServer)],
  },
  {
    name: "worker",
    about: "Run the daily monitoring in its own process, for a server with PORTCULLIS_WORKER=off",
    options: () => [...serving.filter(({ name }) => workerTakes.has(name)), ...measuring.flatMap(forServer)],
  },
  {
    name: "ct",
    about: "Follow Certificate Transparency logs in its own process, and report certificates of watched domains",
    options: () => [
      ...following,
      ...serving.filter(({ name }) => ctTakes.has(name)),
      ...measuring.filter(({ name }) => ctTakes.has(name)),
    ],
  },
  {
    name: "mcp",
    about: "Offer every check as a tool to an AI agent, over standard input and output",
    options: () => [...measuring.filter(({ name }) => name !== "json"), ...access, ...remote],
  },
  {
    name: "convert",
    about: "Write a report from a saved result object",
    subject: { name: "file", about: "Output of gate --json, or - for the standard input" },
    options: () => [...converting, ...ending, ...language()],
  },
  {
    name: "data",
    about: "Show or update the data about networks on this machine",
    subject: tasksOf("action", ["show", "update"]),
    options: () => [
      ...measuring,
      ...storing.filter(({ name }) => name === "data_dir"),
      noColor,
      ...access.filter(({ name }) => name === "proxy"),
    ],
  },
  {
    name: "rules",
    about: "Test your own exposure rules against their samples (test FILE)",
    subject: { ...tasksOf("task", ["test FILE"]), isList: true },
    options: language,
  },
  {
    name: "db",
    about: "Migrate the database of a server (migrate), or check it for damage (check)",
    subject: tasksOf("task", ["migrate", "check"]),
    options: tending,
  },
  {
    name: "keys",
    about: "Create the API keys of a server (create NAME), list, rotate or revoke them (rotate ID, revoke ID)",
    subject: { ...tasksOf("task", ["create NAME", "list", "rotate ID", "revoke ID"]), isList: true },
    options: () => [...keying, ...tending(), ...measuring.filter(({ name }) => name === "json")],
    taskOptions: { create: ["expires", "limit", "scopes"], rotate: ["overlap"] },
  },
  {
    name: "watch",
    about:
      "Watch a domain daily (add TARGET), list, change, pause, resume, mute, run or remove watches, prove ownership",
    subject: {
      ...tasksOf("task", [
        "add TARGET…",
        "list",
        "change TARGET",
        "pause TARGET",
        "resume TARGET",
        "mute TARGET",
        "run TARGET",
        "remove TARGET",
        "prove TARGET",
      ]),
      isList: true,
    },
    options: () => [...watching, ...tending(), ...measuring.filter(({ name }) => watchTakes.has(name)), ...remote],
    taskOptions: { add: [...watchSettings, "targets"], change: watchSettings, mute: ["for"] },
  },
  {
    name: "channel",
    about:
      "Send notifications of watches (add KIND ADDRESS), list, test or remove channels, show deliveries, send one again",
    subject: {
      ...tasksOf("task", ["add KIND ADDRESS", "list", "test ID", "remove ID", "deliveries ID", "resend ID DELIVERY"]),
      isList: true,
    },
    options: () => [
      ...channelling,
      ...serving.filter(({ name }) => name === "base_url"),
      ...tending(),
      ...measuring.filter(({ name }) => channelTakes.has(name)),
      ...remote,
    ],
    taskOptions: { add: ["name", "mode", "min_severity", "digest_hour"] },
  },
  {
    name: "account",
    about:
      "Create accounts on a server (create EMAIL), invite people, list the accounts, or set a new password (reset EMAIL)",
    subject: { ...tasksOf("task", ["create EMAIL", "invite EMAIL", "list", "reset EMAIL"]), isList: true },
    options: () => [...accounting, ...tending(), ...measuring.filter(({ name }) => name === "json")],
    taskOptions: { reset: ["end_second_factor", "revoke_keys"] },
  },
  {
    name: "backup",
    about: "Back up the store of a server, while it runs",
    subject: { name: "file", about: "The backup to write" },
    options: tending,
  },
  {
    name: "restore",
    about: "Restore a backup; the server must be stopped",
    subject: { name: "file", about: "The backup to read" },
    options: tending,
  },
] as const satisfies readonly CommandRow[];

/** The names of all commands for messages. */
export function commandNames(): readonly string[] {
  return [...registry.map(({ id }) => id), ...ownCommands.map(({ name }) => name)];
}

/** A command by name; undefined if unknown. */
export function commandRow(name: string): CommandRow | undefined {
  const check = registry.find(({ id }) => id === name);
  if (!check) return ownCommands.find((row) => row.name === name);
  const { title, subject } = check;
  const isGate = name === "gate";
  const more = isGate ? { isList: true, fallback: "PORTCULLIS_URL" } : {};
  const about = isGate ? "Measure a deployed URL, and pass or fail a build" : title;
  return { name, about, ...(subject && { subject: { ...subject, ...more } }), options: () => ofCheck(name) };
}

/** The options of a command; empty if unknown. */
export function optionsFor(name: string): readonly Option[] {
  return commandRow(name)?.options() ?? [];
}

/** The subcommands of a command, for help and completion. */
function tasksOf(name: string, tasks: readonly string[]): Subject {
  const [last = "", ...others] = tasks.toReversed();
  const about = others.length === 0 ? last : `${others.toReversed().join(", ")} or ${last}`;
  return { name, about, offers: async () => tasks.map((task) => task.replace(/ .*/, "")) };
}

/** The rules and scored checks that can be explained. */
async function explainable(): Promise<readonly string[]> {
  const { ruleIds } = await import("../rules/rules.ts");
  return [...registry.map(({ id }) => id), ...(await ruleIds())];
}

function ofCheck(id: string): readonly Option[] {
  return [...optionsOf(id), ...(id === "gate" ? gating : []), noColor];
}

const unbatched: ReadonlySet<string> = new Set(["email-header", "gate"]);

/** The checks that can run for many targets. Not those of a text or of the store, and not the gate, which takes many targets itself. */
export function batchedChecks(): readonly string[] {
  return registry
    .filter(({ id, subject, readsStore }) => subject !== undefined && !readsStore && !unbatched.has(id))
    .map(({ id }) => id);
}

function language(): readonly Option[] {
  return measuring.filter(({ name }) => name === "lang");
}

/** Options of commands that manage a server's stored data. */
function tending(): readonly Option[] {
  return [...storing, ...language()];
}

/** Options that proving ownership needs to reach the domain. */
const watchTakes = new Set(["ca_file", "json", "resolve", "resolver"]);

/** Options that a test message needs to reach its receiver. */
const channelTakes = new Set(["ca_file", "json", "resolve", "resolver"]);

const workerTakes = new Set([
  "all_ips",
  "base_url",
  "data_dir",
  "store_limit",
  "target_connections",
  "target_edge",
  "target_runs",
  "target_runs_reserved",
]);

/** Options that reaching the logs, the store and the resolvers needs. */
const ctTakes = new Set(["base_url", "ca_file", "data_dir", "resolve", "resolver", "store_limit"]);

const demoTakes = new Set(["lang", "json", "no_color"]);

/** Descriptions of options that mean something else for a server. */
const wordsOfServer: Readonly<Record<string, string>> = {
  timeout: "Time limit for a target in seconds (default 15, or what the check needs, up to 90)",
  lang: "Language for requests that name none (default en)",
};

function forServer(option: Option): readonly Option[] {
  if (option.name === "json") return [];
  const about = wordsOfServer[option.name];
  return [about === undefined ? option : { ...option, about }];
}
