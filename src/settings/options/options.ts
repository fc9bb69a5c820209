import { registry, type Parameter } from "../../checks/index.ts";
import type { SourceId } from "../../core/net/source.ts";
import { failOns, type FailOn } from "../../core/policy.ts";
import { sourceIds, sourceTable } from "../../net/sources/table.ts";
import { reportKinds } from "../../report/kind-names.ts";

/** An option of the command line. The environment and every other interface use the same name. */
export interface Option extends Parameter {
  readonly isList?: boolean;
  readonly isFlag?: boolean;
  /** Whether a value may contain commas. Several values in one text are then separated by line breaks. */
  readonly isLines?: boolean;
  /** Whether it names a file. In a configuration, the path is relative to the configuration file. */
  readonly isFile?: boolean;
  /**
   * Set if only the engine in this process takes the option, which is then refused with a server; `secret` if a server must not get the
   * value.
   */
  readonly stays?: "here" | "secret";
  /** Whether its value is never shown. */
  readonly isSecret?: boolean;
  /** Values that shell completion offers, if `value` does not list them. */
  readonly offers?: readonly string[];
}

/** Options that say how to measure. */
export const measuring: readonly Option[] = [
  {
    name: "resolver",
    stays: "here",
    value: "SERVER",
    isList: true,
    about: "Ask this DNS resolver instead of the system's: IP[:port], https://host/path or tls://host; repeatable",
  },
  {
    name: "resolve",
    stays: "here",
    value: "host:port:address[:port]",
    isList: true,
    about: "Connect to this address for this host, as curl --resolve does; repeatable, IPv6 in brackets",
  },
  {
    name: "ca_file",
    isFile: true,
    stays: "here",
    value: "FILE",
    about: "PEM file of a certificate authority to trust in addition to Mozilla's",
  },
  {
    name: "timeout",
    value: "SECONDS",
    about:
      "Time limit for a target in seconds (default 10, or what the check needs, up to 90; with a server at least 20, and up to 60 more until it has room)",
  },
  {
    name: "trust_anchor",
    isFile: true,
    stays: "here",
    value: "FILE",
    about: "DS or DNSKEY records to use as DNSSEC trust anchors instead of those of the root zone",
  },
  {
    name: "public_resolver",
    stays: "here",
    value: "[NAME=]SERVER[#filters]",
    isList: true,
    about:
      "Compare the answers of this resolver instead of the known public ones; SERVER as for --resolver, #filters for a resolver that blocks names; repeatable",
  },
  {
    name: "blocklist",
    stays: "here",
    value: "ZONE[=CODES]",
    isList: true,
    about:
      "Query this blocklist instead of the known ones; CODES are its listing codes, such as 127.0.0.2+127.0.0.4-127.0.0.7; repeatable; off queries none",
  },
  {
    name: "blocklist_resolver",
    stays: "here",
    value: "SERVER",
    about:
      "Query blocklists that refuse public resolvers through this resolver of your own; SERVER as for --resolver (default none: these lists are skipped)",
  },
  {
    name: "doh",
    stays: "here",
    value: "https://HOST/PATH",
    isList: true,
    about: "Use this DNS-over-HTTPS resolver for lookalike domains instead of two public ones; repeatable",
  },
  {
    name: "axfr",
    stays: "here",
    isFlag: true,
    about:
      "Let the dns check ask each name server for a transfer of the whole zone (AXFR); the records are counted and dropped (default false)",
  },
  { name: "lang", value: "en|ko", about: "Language of the report (default en)" },
  { name: "json", isFlag: true, about: "Print JSON instead of the report" },
];

/** Options that have a server measure instead of this process. */
export const remote: readonly Option[] = [
  { name: "server", value: "URL", about: "Measure with this Portcullis server instead of this machine" },
  {
    name: "key",
    isSecret: true,
    value: "KEY",
    about: "API key for that server; prefer PORTCULLIS_KEY, which the process list does not show",
  },
];

/** Options for access to protected targets. A server has none of them, since it measures for strangers. */
export const access: readonly Option[] = [
  {
    name: "header",
    stays: "secret",
    value: "NAME=VARIABLE",
    isList: true,
    about:
      "Send this header, with the value of the environment variable, only to the target's own https origin; repeatable",
  },
  {
    name: "client_cert",
    isFile: true,
    stays: "secret",
    value: "FILE",
    about: "PEM file of a client certificate, presented to the target's own origin once its certificate is verified",
  },
  {
    name: "client_key",
    isFile: true,
    stays: "secret",
    value: "FILE",
    about:
      "PEM file of the private key, if the certificate's file has none; PORTCULLIS_CLIENT_KEY_PASSPHRASE decrypts it",
  },
  {
    name: "proxy",
    stays: "here",
    value: "URL|off",
    about: "Measure through this proxy (default HTTPS_PROXY, HTTP_PROXY and ALL_PROXY, as for curl; NO_PROXY applies)",
  },
  {
    name: "proxy_dns",
    stays: "here",
    isFlag: true,
    about: "Let the proxy resolve all host names, for a machine that cannot; their addresses are then not checked",
  },
];

/** Where `portcullis serve` listens. In the environment, one variable sets both: Kubernetes may set PORTCULLIS_PORT for its own purpose. */
export const listening: readonly Option[] = [
  {
    name: "host",
    value: "ADDRESS",
    about: "Listen on this address (default 127.0.0.1; PORTCULLIS_LISTEN=ADDRESS:PORT)",
  },
  { name: "port", value: "PORT", about: "Listen on this port (default 3000; 0 takes any free one)" },
];

/** Where results are stored: for `portcullis serve`, and for the commands that manage its store. */
export const storing: readonly Option[] = [
  {
    name: "data_dir",
    isFile: true,
    value: "FOLDER",
    about: "Store results in this folder (default $XDG_STATE_HOME/portcullis, else ~/.local/state/portcullis)",
  },
];

/** Where a command stores its results. Without it, nothing is stored. */
export const remembering: readonly Option[] = [
  {
    name: "data_dir",
    isFile: true,
    value: "FOLDER",
    about:
      "Store results in this folder, for history, pivot and the previous snapshot; without this flag nothing is stored",
  },
];

/** Options of `portcullis serve`, in addition to the measuring options. */
export const serving: readonly Option[] = [
  {
    name: "trust_proxy",
    value: "CIDR,…",
    isList: true,
    about: "Trusted proxies in front of this server; their X-Forwarded-For or Forwarded header is used (default none)",
  },
  {
    name: "base_url",
    value: "URL",
    about: "Public URL of this server; agents may use its host name (default this machine only)",
  },
  {
    name: "operator",
    value: "TEXT",
    about: "Who runs this server and how to reach them; shown on the pages, in OpenAPI and to agents",
  },
  {
    name: "terms",
    value: "TEXT",
    about: "Terms of use that the server shows (default: free use is non-commercial, companies contact the operator)",
  },
  { name: "rate_limit", value: "NUMBER", about: "Requests a minute for each client (default 60)" },
  {
    name: "all_ips",
    isFlag: true,
    about: "Measure every address of a host unless the request says otherwise (default false)",
  },
  {
    name: "rate_limit_heavy",
    value: "NUMBER",
    about: "Requests a minute to heavy checks for each client (default 10)",
  },
  {
    name: "target_runs",
    value: "NUMBER",
    about: "Concurrent runs of anonymous clients at one target address (default 4)",
  },
  {
    name: "target_runs_reserved",
    value: "NUMBER",
    about: "Further concurrent runs at it for watches and holders of keys (default 2)",
  },
  {
    name: "target_connections",
    value: "NUMBER",
    about: "Connections a minute to one target address; watches and holders of keys get a quarter more (default 600)",
  },
  {
    name: "target_edge",
    value: "NUMBER",
    about: "Times more for an address whose many names each have a valid certificate, 1 to 8 (default 8)",
  },
  {
    name: "https",
    isFlag: true,
    about: "Serve HTTPS, with a self-signed certificate unless a file is given (default false)",
  },
  { name: "https_cert", isFile: true, value: "FILE", about: "Serve HTTPS with the certificate chain in this PEM file" },
  {
    name: "https_key",
    isFile: true,
    value: "FILE",
    about: "PEM file of the unencrypted private key for HTTPS (default the file of the certificate)",
  },
  ...storing,
  {
    name: "public_changes",
    isFlag: true,
    about: "Show the changes of watched domains to all clients, except ports and exposed pages (default true)",
  },
  {
    name: "store_limit",
    value: "SIZE",
    about: "Size limit of the store, such as 500MB; the oldest results are deleted first (default 10GB)",
  },
];

/** How `portcullis serve` presents itself to the user who starts it. The environment cannot set these options. */
export const showing: readonly Option[] = [
  { name: "open", isFlag: true, about: "Open the start page in the browser" },
  { name: "qr", isFlag: true, about: "Print the URL as a QR code if standard error is a terminal" },
];

/** Options of the Action only: what it outputs besides its log. */
export const reporting: readonly Option[] = [
  { name: "summary", isFlag: true, about: "Write a summary of the result to the step (default true)" },
  {
    name: "annotations",
    isFlag: true,
    about: "Annotate the run with findings, at most ten of each kind (default true)",
  },
  {
    name: "results_file",
    value: "FILE",
    about: "Write the result object to this file, as JSON (default a new file in RUNNER_TEMP)",
  },
];

/** Options of the Action only: what it reads from GitHub, and what it writes there. */
export const hosting: readonly Option[] = [
  {
    name: "environment",
    value: "NAME",
    about: "Wait for the newest deployment of the commit to this environment and measure it",
  },
  { name: "sha", value: "SHA", about: "Commit whose deployment is measured (default the commit of the event)" },
  { name: "comment", value: "never|on-failure|always", about: "Keep a comment on the pull request (default never)" },
  {
    name: "comment_key",
    value: "TEXT",
    about:
      "Key that separates the comments of several gates on one pull request (default workflow, job, step and matrix)",
  },
  { name: "token", value: "TOKEN", about: "Token for GitHub's API" },
];

/** Reports of a gate, in addition to or instead of the one for people. */
export const reports: readonly Option[] = [
  {
    name: "report",
    value: "kind=FILE",
    offers: reportKinds.map((kind) => `${kind}=`),
    isList: true,
    about: `Write a report, repeatable: ${reportKinds.join(", ")}; - is the standard output`,
  },
];

/** Options for the effect of a verdict, which every report shows too. */
export const ending: readonly Option[] = [
  { name: "fail_on", value: "error|warn|never", about: "Which verdict ends with exit code 1 (default error)" },
  {
    name: "on_error",
    value: "fail|warn|pass",
    about: "Result of an unknown verdict: exit code 3, a warning, or nothing (default fail)",
  },
];

/** Options for the configuration and the baseline of a gate, and for the effect of its verdict. */
export const policyOptions: readonly Option[] = [
  {
    name: "config",
    value: "FILE",
    about: "Read this configuration instead of portcullis.config.jsonc, .json, .mjs, .ts … or package.json#portcullis",
  },
  {
    name: "baseline",
    value: "FILE",
    about:
      "Findings in this file do not count, and new ones of severity high or worse fail; the days threshold always counts",
  },
  ...ending,
];

/** Options for how long a gate waits, and how often it retries. */
export const waiting: readonly Option[] = [
  {
    name: "wait_for",
    value: "CONDITION",
    isList: true,
    isLines: true,
    about:
      "Wait to measure until every address meets this condition twice: up (status below 500), status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT; repeatable",
  },
  { name: "wait_timeout", value: "SECONDS", about: "Give up waiting after this many seconds (default 300)" },
  { name: "wait_interval", value: "SECONDS", about: "Seconds between two attempts while waiting (default 5)" },
  {
    name: "confirm",
    value: "0|1",
    about: "Measure a failing target again, to tell whether the failure is stable (default 1); it stays a failure",
  },
  {
    name: "retries",
    value: "0-5",
    about: "Retry interrupted measurements this many times; verdicts are never retried (default 2)",
  },
];

/** Options of a gate over many targets. */
export const crowds: readonly Option[] = [
  { name: "concurrency", value: "1-32", about: "Number of targets to measure at a time (default 8)" },
  {
    name: "targets",
    value: "FILE|URL",
    about:
      "Also measure the URLs in this file, one per line, or of this sitemap (file or URL); - is the standard input",
  },
];

/** Options of `portcullis gate` that neither the environment nor a file can set. */
export const gating: readonly Option[] = [
  { name: "update_baseline", isFlag: true, about: "Rewrite the baseline with the current findings" },
  {
    name: "verbose",
    isFlag: true,
    about: "Also list the baseline findings of passing targets, which are otherwise only counted",
  },
  { name: "print_config", isFlag: true, about: "Print every effective value and where it came from; measure nothing" },
];

/** Options of `portcullis exposure` that the environment cannot set. */
const ruling: readonly Option[] = [
  {
    name: "rules",
    stays: "here",
    isFile: true,
    value: "FILE",
    about: "Also use the exposure rules in this file; see npx portcullis rules test",
  },
];

/** Options of `portcullis lookalike` that the environment cannot set. */
const listing: readonly Option[] = [
  { name: "csv", isFlag: true, about: "Print the registered names as comma-separated values instead of the report" },
];

/** Options of `portcullis convert` that the environment cannot set. */
export const converting: readonly Option[] = [
  { name: "to", value: "KIND", offers: reportKinds, about: `Kind of report: ${reportKinds.join(", ")}` },
  { name: "output", value: "FILE", about: "Write to this file instead of the standard output" },
];

/** Options of `portcullis keys` that the environment cannot set. */
export const keying: readonly Option[] = [
  { name: "scopes", value: "read,write", about: "What a new key may do with the account (default read)" },
  {
    name: "expires",
    value: "TIME",
    about: "Let a new key expire after this time, such as 90d, 12h or 30m (default never)",
  },
  { name: "limit", value: "NUMBER", about: "Requests a minute of a new key (default the server's --rate-limit)" },
  { name: "overlap", value: "TIME", about: "Time for which the old key still works (default 24h)" },
];

/** Options of `portcullis watch` that the environment cannot set. */
export const watching: readonly Option[] = [
  { name: "checks", value: "CHECK,…", about: "Checks of a new watch (default dns,email,http,rdap,ssl)" },
  { name: "interval", value: "TIME", about: "Time from one run to the next, 6h to 30d (default 1d)" },
  { name: "for", value: "TIME|off", about: "Mute for this time, such as 7d or 12h; off ends the mute (default 7d)" },
];

/** Options of `portcullis channel` that the environment cannot set. */
export const channelling: readonly Option[] = [
  { name: "name", value: "TEXT", about: "Name of a new channel (default its kind)" },
  {
    name: "mode",
    value: "at-once|daily",
    about: "Send each change at once, or one message a day (default at-once)",
  },
  { name: "digest_hour", value: "HOUR", about: "Hour of the daily message, in UTC (default 8)" },
  {
    name: "min_severity",
    value: "critical|high|medium|low|info",
    about: "Send nothing below this severity (default low)",
  },
];

/** Options of `portcullis account` that the environment cannot set. */
export const accounting: readonly Option[] = [
  { name: "end_second_factor", isFlag: true, about: "Also turn off two-factor authentication, for a lost device" },
];

/** Options for third-party sources, from the source table: the URL of each, and the key of each that takes one. */
const ofSources: readonly Option[] = [
  ...sourceIds.map((id): Option => {
    const { name, url } = sourceTable[id];
    return { name: sourceOption(id), stays: "here", value: "URL", about: `Ask this ${name} server instead of ${url}` };
  }),
  ...sourceIds.flatMap((id): readonly Option[] => {
    const { name, key } = sourceTable[id];
    const about = `API key for ${name}, sent only to its URL`;
    if (!key) return [];
    return [{ name: keyOption(id), stays: "secret", isSecret: true, value: "KEY", about }];
  }),
];

/** Options that only the environment sets, without the files of secrets. */
export const environmentAlone: readonly Option[] = [
  {
    name: "allow_addresses",
    stays: "here",
    value: "CIDR,…",
    isList: true,
    about: "Networks that Portcullis treats as public",
  },
  {
    name: "allow_probes",
    stays: "here",
    value: "true|false",
    about:
      "Whether a server accepts probe_services, which sends a protocol's first message to open ports (default false)",
  },
  {
    name: "operator",
    stays: "here",
    value: "NAME <CONTACT>",
    about: "Name and contact of the operator, for the User-Agent",
  },
  {
    name: "opt_out",
    stays: "here",
    value: "DOMAIN|CIDR,…",
    isList: true,
    about: "Domains and networks that no check connects to",
  },
  { name: "listen", value: "ADDRESS:PORT", about: "Where `portcullis serve` listens" },
  {
    name: "database_url",
    isSecret: true,
    value: "URL",
    about:
      "Store results in PostgreSQL instead of a file: postgres://user:password@host/database; sslmode and sslrootcert work as in psql",
  },
  {
    name: "redis_url",
    isSecret: true,
    value: "URL",
    about:
      "Share the rate limits of several servers in Redis or Valkey: redis://:password@host:6379/0, rediss:// over TLS",
  },
  {
    name: "worker",
    value: "on|off",
    about: "Whether `portcullis serve` runs the daily monitoring; off leaves it to `portcullis worker` (default on)",
  },
  {
    name: "metrics_listen",
    value: "ADDRESS:PORT|off",
    about:
      "Where `portcullis serve` and `portcullis worker` serve Prometheus metrics at /metrics (default 127.0.0.1:9464, for a worker 127.0.0.1:9465)",
  },
  {
    name: "registration",
    value: "closed|invite|open",
    about: "Who may sign up: nobody, people with an invitation, or anyone (default closed)",
  },
  {
    name: "allow_webhook_addresses",
    value: "CIDR,…",
    isList: true,
    about: "Networks that notifications may be sent to in addition to public addresses (default none)",
  },
  {
    name: "smtp_url",
    isSecret: true,
    value: "URL",
    about: "Send mail through this server: smtps://user:password@host, or smtp:// with STARTTLS",
  },
  { name: "mail_from", value: "NAME <ADDRESS>", about: "The sender of mail" },
  {
    name: "secret",
    isSecret: true,
    value: "TEXT",
    about:
      "Key that encrypts secrets in the database (default a file in the data directory, created on the first start)",
  },
  ...ofSources,
  {
    name: "source_whois",
    stays: "here",
    value: "HOST[:PORT]",
    about: "WHOIS server that names the server of each top-level domain, instead of whois.iana.org",
  },
  {
    name: "client_key_passphrase",
    isSecret: true,
    value: "TEXT",
    about: "Passphrase of the private key of the client certificate",
  },
];

/** Returns the name of the option for a file that holds a secret: `smtp_url` → `smtp_url_file`. */
export function secretFileOption(name: string): string {
  return `${name}_file`;
}

/** Options that only the environment sets. Each secret, the API key among them, can also be in a file, as Docker and Kubernetes mount secrets. */
export const environmentOnly: readonly Option[] = [
  ...environmentAlone,
  ...[...environmentAlone.filter(({ isSecret }) => isSecret), ...remote.filter(({ isSecret }) => isSecret)].map(
    ({ name, stays }): Option => ({
      name: secretFileOption(name),
      ...(stays && { stays }),
      isFile: true,
      value: "FILE",
      about: `File that contains the value of ${toVariable(name)}`,
    }),
  ),
];

/** Measuring options that may differ from target to target. */
export const ways: readonly Option[] = [
  ...measuring.filter(({ name }) => name !== "lang" && name !== "json"),
  ...access,
];

/** Keeps a command serving until it is interrupted. The environment cannot set it. */
export const keep: Option = { name: "keep", isFlag: true, about: "Keep serving until interrupted" };

/** Turns off colours in the report, as NO_COLOR does. */
export const noColor: Option = { name: "no_color", isFlag: true, about: "Do not colour the report" };

/** Returns the option for the URL of a source: `tor-exits` → `source_tor_exits`. */
export function sourceOption(id: SourceId): string {
  return `source_${id.replaceAll("-", "_")}`;
}

/** Returns the option for the key of a source: `certspotter` → `key_certspotter`. */
export function keyOption(id: SourceId): string {
  return `key_${id.replaceAll("-", "_")}`;
}

/** Returns the options of a check: its parameters without the subject, and the options for how and where to measure. */
export function optionsOf(id: string): readonly Option[] {
  const entry = registry.find((each) => each.id === id);
  const own = id === "gate" ? [...policyOptions, ...reports, ...waiting, ...crowds] : [failing(id)];
  if (id === "exposure") own.push(...ruling);
  if (id === "lookalike") own.push(...listing);
  return entry
    ? [...entry.options, ...(entry.readsStore ? storing : remembering), ...own, ...measuring, ...access, ...remote]
    : measuring;
}

/** The `fail_on` option of a single check. */
function failing(id: string): Option {
  return {
    name: "fail_on",
    value: failOns.join("|"),
    about: `End with exit code 1 on status fail, on warn as well, or never; unknown stays 3 (default ${usualFailOn(id)})`,
  };
}

/** Checks that decide about a deployment fail by default. All others only report. */
const deciding: ReadonlySet<string> = new Set(["gate", "golive"]);

/** Returns the default of `fail_on` for a check. */
export function usualFailOn(id: string): FailOn {
  return deciding.has(id) ? "error" : "never";
}

/** Returns the name of a flag, without dashes: `min_ssl` → `min-ssl`. */
export function toFlag(name: string): string {
  return name.replaceAll("_", "-");
}

/** `min_ssl` → `PORTCULLIS_MIN_SSL`. */
export function toVariable(name: string): string {
  return `PORTCULLIS_${name.toUpperCase()}`;
}
