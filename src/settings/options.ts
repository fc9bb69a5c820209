import { registry, type Parameter } from "../checks/index.ts";

/** One option of the command line, which is also an environment variable and a word of every other interface. */
export interface Option extends Parameter {
  readonly isList?: boolean;
  readonly isFlag?: boolean;
}

/** Options that say how to measure. */
export const measuring: readonly Option[] = [
  {
    name: "resolver",
    value: "IP[:port]",
    isList: true,
    about: "Ask this DNS resolver instead of the system's; repeatable",
  },
  {
    name: "resolve",
    value: "host:port:address[:port]",
    isList: true,
    about: "Reach this host at this address, as curl does, whatever the DNS says; repeatable, IPv6 in brackets",
  },
  { name: "ca_file", value: "FILE", about: "PEM file of an authority to trust beside Mozilla's" },
  {
    name: "timeout",
    value: "SECONDS",
    about: "Give up on a target after this many seconds (default 10; 20 with a server)",
  },
  { name: "lang", value: "en|ko", about: "Language of the report (default en)" },
  { name: "json", isFlag: true, about: "Print JSON instead of the report" },
];

/** Options that have a server measure instead of this process. */
export const remote: readonly Option[] = [
  { name: "server", value: "URL", about: "Let this Portcullis server measure instead of this process" },
  {
    name: "key",
    value: "KEY",
    about: "API key for that server; better kept in PORTCULLIS_KEY, out of the process list",
  },
];

/** Where `portcullis serve` listens; the environment says both at once, since PORTCULLIS_PORT is a word of Kubernetes. */
export const listening: readonly Option[] = [
  {
    name: "host",
    value: "ADDRESS",
    about: "Listen on this address (default 127.0.0.1; PORTCULLIS_LISTEN=ADDRESS:PORT)",
  },
  { name: "port", value: "PORT", about: "Listen on this port (default 3000; 0 takes any free one)" },
];

/** Options of `portcullis serve`, beside those that say how to measure. */
export const serving: readonly Option[] = [
  {
    name: "trust_proxy",
    value: "CIDR,…",
    isList: true,
    about: "Proxies in front of this server, whose X-Forwarded-For is believed (default none)",
  },
  { name: "rate_limit", value: "NUMBER", about: "Requests a minute for each client (default 60)" },
  { name: "rate_limit_heavy", value: "NUMBER", about: "The same for heavy checks (default 10)" },
];

/** Options of the Action alone: what it leaves behind beside its log. */
export const reporting: readonly Option[] = [
  { name: "summary", isFlag: true, about: "Write a summary of the step (default true)" },
  {
    name: "annotations",
    isFlag: true,
    about: "Annotate the run with what was found, at most ten of each kind (default true)",
  },
  {
    name: "results_file",
    value: "FILE",
    about: "Write the result object to this file, as JSON (default a new file in RUNNER_TEMP)",
  },
];

/** Names that are read from the environment alone. */
export const environmentOnly: readonly Option[] = [
  { name: "allow_addresses", value: "CIDR,…", isList: true, about: "Networks that count as public" },
  { name: "listen", value: "ADDRESS:PORT", about: "Where `portcullis serve` listens" },
];

/** Options of this process, which no environment sets. */
export const keep: Option = { name: "keep", isFlag: true, about: "Keep serving until interrupted" };

/** Takes the colours from the report; the environment variable NO_COLOR does the same. */
export const noColor: Option = { name: "no_color", isFlag: true, about: "Do not colour the report" };

/** The options of a check by its id: every parameter but its subject, with those that say how and where to measure. */
export function optionsOf(id: string): readonly Option[] {
  const entry = registry.find((each) => each.id === id);
  return entry ? [...entry.options, ...measuring, ...remote] : measuring;
}

/** `min_ssl` → `min-ssl`, as it stands after the dashes. */
export function toFlag(name: string): string {
  return name.replaceAll("_", "-");
}

/** `min_ssl` → `PORTCULLIS_MIN_SSL`. */
export function toVariable(name: string): string {
  return `PORTCULLIS_${name.toUpperCase()}`;
}
