import { registry } from "../checks/index.ts";
import {
  access,
  accounting,
  channelling,
  converting,
  gating,
  keep,
  keying,
  listening,
  measuring,
  noColor,
  optionsOf,
  remote,
  serving,
  showing,
  storing,
  watching,
  type Option,
} from "../settings/options/options.ts";

/** What is typed behind a command without a flag. */
interface Subject {
  readonly name: string;
  readonly about: string;
  /** Whether several may be typed. */
  readonly isList?: boolean;
  /** What is taken where nothing is typed, for the help text. */
  readonly fallback?: string;
  /** What the shell may offer in its place; nothing where it is a file, or anybody's guess. */
  readonly offers?: () => Promise<readonly string[]>;
}

/** A command as help, completion and the messages about a wrong line know it. `load-command.ts` knows what carries it out. */
export interface CommandRow {
  readonly name: string;
  readonly about: string;
  /** Absent where a word behind the command is a mistake. */
  readonly subject?: Subject;
  readonly options: () => readonly Option[];
}

/** Every command that is no check, in the order in which they are listed. */
export const ownCommands = [
  {
    name: "init",
    about: "Write a configuration to begin with",
    subject: { name: "url", about: "What to measure" },
    options: language,
  },
  {
    name: "explain",
    about: "Tell what a rule means, what to do and how it is graded; without one, list all",
    subject: { name: "rule", about: "Such as ssl.expired, with or without the check", offers: explainable },
    options: language,
  },
  {
    name: "demo",
    about: "Serve a good and a flawed site on this machine and measure both",
    options: () => [keep, ...ofCheck("demo").filter(({ name }) => demoTakes.has(name))],
  },
  {
    name: "serve",
    about: "Answer every check over HTTP, with the reference at /docs",
    options: () => [...listening, ...showing, ...serving, ...measuring.flatMap(forServer)],
  },
  {
    name: "worker",
    about: "Run the daily monitoring without a server, on the store of one that has PORTCULLIS_WORKER=off",
    options: () => [...serving.filter(({ name }) => workerTakes.has(name)), ...measuring.flatMap(forServer)],
  },
  {
    name: "mcp",
    about: "Offer every check as a tool to an AI agent, over standard input and output",
    options: () => [...measuring.filter(({ name }) => name !== "json"), ...access, ...remote],
  },
  {
    name: "convert",
    about: "Write a report of a result object that was kept",
    subject: { name: "file", about: "What gate --json printed" },
    options: () => [...converting, ...language()],
  },
  {
    name: "data",
    about: "Show or update what this machine knows about networks",
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
    about: "Try rules of your own for exposed pages on their samples (test FILE)",
    subject: { ...tasksOf("task", ["test FILE"]), isList: true },
    options: language,
  },
  {
    name: "db",
    about: "Bring the database of a server up to date (migrate), or look for damage in it (check)",
    subject: tasksOf("task", ["migrate", "check"]),
    options: tending,
  },
  {
    name: "keys",
    about: "Make the API keys of a server (create NAME), list, rotate or revoke them (rotate ID, revoke ID)",
    subject: { ...tasksOf("task", ["create NAME", "list", "rotate ID", "revoke ID"]), isList: true },
    options: () => [...keying, ...tending(), ...measuring.filter(({ name }) => name === "json")],
  },
  {
    name: "watch",
    about: "Watch a domain daily (add TARGET), list, pause, resume, mute, run or remove watches, prove ownership",
    subject: {
      ...tasksOf("task", [
        "add TARGET",
        "list",
        "pause TARGET",
        "resume TARGET",
        "mute TARGET",
        "run TARGET",
        "remove TARGET",
        "prove TARGET",
      ]),
      isList: true,
    },
    options: () => [...watching, ...tending(), ...measuring.filter(({ name }) => name === "json")],
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
    ],
  },
  {
    name: "account",
    about: "Make accounts for people on a server (create EMAIL), invite them, or set a new password (reset EMAIL)",
    subject: { ...tasksOf("task", ["create EMAIL", "invite EMAIL", "reset EMAIL"]), isList: true },
    options: () => [...accounting, ...tending(), ...measuring.filter(({ name }) => name === "json")],
  },
  {
    name: "backup",
    about: "Write a copy of what a server has stored, while it runs",
    subject: { name: "file", about: "The copy to write" },
    options: tending,
  },
  {
    name: "restore",
    about: "Put such a copy in its place; the server must not run",
    subject: { name: "file", about: "The copy to read" },
    options: tending,
  },
] as const satisfies readonly CommandRow[];

/** The names of all commands, as a message lists them. */
export function commandNames(): readonly string[] {
  return [...registry.map(({ id }) => id), ...ownCommands.map(({ name }) => name)];
}

/** All commands in the order of the help text: the gate is what most people came for. */
export function commandRows(): readonly CommandRow[] {
  const ids = registry.map(({ id }) => id).filter((id) => id !== "gate");
  return ["gate", ...ids, ...ownCommands.map(({ name }) => name)].flatMap((name) => commandRow(name) ?? []);
}

/** One command; undefined where there is none of that name. */
export function commandRow(name: string): CommandRow | undefined {
  const check = registry.find(({ id }) => id === name);
  if (!check) return ownCommands.find((row) => row.name === name);
  const { title, subject } = check;
  const more = name === "gate" ? { isList: true, fallback: "PORTCULLIS_URL" } : {};
  return { name, about: title, ...(subject && { subject: { ...subject, ...more } }), options: () => ofCheck(name) };
}

/** The options that a command takes; none for what is no command. */
export function optionsFor(name: string): readonly Option[] {
  return commandRow(name)?.options() ?? [];
}

/** The first words behind a command that does several things, as the help text and the shell know them. */
function tasksOf(name: string, tasks: readonly string[]): Subject {
  const [last = "", ...others] = tasks.toReversed();
  const about = others.length === 0 ? last : `${others.toReversed().join(", ")} or ${last}`;
  return { name, about, offers: async () => tasks.map((task) => task.replace(/ .*/, "")) };
}

/** Rules, and checks whose score can be explained. */
async function explainable(): Promise<readonly string[]> {
  const { ruleIds } = await import("../rules/rules.ts");
  return [...registry.map(({ id }) => id), ...(await ruleIds())];
}

function ofCheck(id: string): readonly Option[] {
  return [...optionsOf(id), ...(id === "gate" ? gating : []), noColor];
}

function language(): readonly Option[] {
  return measuring.filter(({ name }) => name === "lang");
}

/** Of commands that look after what a server has stored. */
function tending(): readonly Option[] {
  return [...storing, ...language()];
}

/** How a test message finds its receiver, and trusts it. */
const channelTakes = new Set(["ca_file", "json", "resolve", "resolver"]);

const workerTakes = new Set(["all_ips", "base_url", "data_dir", "store_limit"]);

const demoTakes = new Set(["lang", "json", "no_color"]);

/** What a server says of options that mean something else to it. */
const wordsOfServer: Readonly<Record<string, string>> = {
  timeout: "Give up on a target after this many seconds (default 15)",
  lang: "Language for those who ask for none (default en)",
};

function forServer(option: Option): readonly Option[] {
  if (option.name === "json") return [];
  const about = wordsOfServer[option.name];
  return [about === undefined ? option : { ...option, about }];
}
