import { registry } from "../checks/index.ts";
import { failure } from "../core/failure.ts";
import { nearest, suggest } from "../core/nearest.ts";
import { printable } from "../core/printable.ts";
import { urlSecrets } from "../core/redact/url-secrets.ts";
import { languages, type Language } from "../core/text.ts";
import { reportKinds } from "../report/kind-names.ts";
import { readVariable } from "../settings/options/environment.ts";
import { proxyVariables } from "../settings/access/proxies.ts";
import type { Typed } from "../settings/options/given.ts";
import { heldIn } from "../settings/access/headers.ts";
import { readFile } from "../settings/file.ts";
import { largestSecretFile } from "../settings/options/secret.ts";
import { hosting, reporting } from "../settings/options/list/action.ts";
import { environmentOnly, secretFileOption } from "../settings/options/list/environment.ts";
import { crowds, policyOptions, reports, waiting } from "../settings/options/list/gate.ts";
import { access, measuring, remote } from "../settings/options/list/measuring.ts";
import { toFlag, type Option } from "../settings/options/options.ts";

import { matrixInputs } from "./matrix.ts";
import type { Toolkit } from "./toolkit.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const gate = registry.find(({ id }) => id === "gate");

/** Descriptions that differ from those of the command line. */
const sentences: Readonly<Record<string, string>> = {
  url: "Deployed URLs, one per line; https:// is assumed. auto means the URL of a deployment_status event. Default: PORTCULLIS_URL, then the configuration, then the event",
  resolver: "Ask this DNS resolver instead of the runner's: IP[:port], https://host/path or tls://host; one per line",
  public_resolver:
    "Compare the answers of this resolver instead of the known public ones: [NAME=]SERVER[#filters], with #filters for a resolver that blocks names; one per line",
  doh: "Use this DNS-over-HTTPS resolver for lookalike domains instead of two public ones; one per line",
  blocklist:
    "Query this blocklist instead of the known ones: ZONE[=CODES], with listing codes such as 127.0.0.2+127.0.0.4-127.0.0.7; one per line; off queries none",
  blocklist_resolver:
    "Query blocklists that refuse public resolvers through this resolver of your own: IP[:port], https://host/path or tls://host (default none: these lists are skipped)",
  resolve: "Connect to this address for this host, as curl --resolve does; one per line, IPv6 in brackets",
  report: `Write reports, kind=file, one per line: ${reportKinds.join(", ")}`,
  lang: "Language of log, annotations and summary (default en)",
  fail_on: "Which verdict fails the step (default error)",
  on_error:
    "What follows when a target could not be measured: fail fails the step, warn shows a warning and passes, pass passes (default fail)",
  header:
    "Send headers to the target's own https origin, one per line: NAME=VARIABLE with the environment variable that holds the value, or Name: value with the value from a secret; every value is masked",
  server: "Let this Portcullis server measure instead of the runner",
  wait_for:
    "Wait until every address meets these conditions twice in a row, then measure; one per line: up (status below 500), status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT",
  targets: "Also measure the URLs in this file, one per line, or of this sitemap (file or URL)",
  key: "API key for that server, from a secret; it is masked before anything is printed",
  environment:
    "Wait for the newest deployment of the commit to this environment and measure it; needs deployments: read",
  comment: "Write a comment on the pull request and keep it up to date; needs pull-requests: write (default never)",
  token: "Token for GitHub's API, used for environment and comment only",
};

/** Of these, only the token has a default in action.yml: others would hide whether an input was given. */
export const defaults: Readonly<Record<string, string>> = { token: "${{ github.token }}" };

/** Every input in the order of `action.yml`; names there use hyphens. */
export const inputs: readonly Option[] = [
  ...(gate?.subject ? [{ ...gate.subject, isList: true }, ...gate.options] : []),
  // The result object is always written to a file.
  ...measuring.filter(({ name }) => name !== "json"),
  ...access,
  ...policyOptions,
  ...remote,
  ...reporting,
  ...reports,
  ...hosting,
  ...waiting,
  ...crowds,
].map((option) => ({ ...option, about: sentences[option.name] ?? option.about }));

/** Reads an input like the toolkit: trimmed, and empty if missing. */
type GetInput = Toolkit["getInput"];

/** The inputs of a workflow step. */
export function inputsOf(getInput: GetInput): Typed {
  return {
    source: "input",
    value(name) {
      const option = inputs.find((each) => each.name === name);
      const text = getInput(toFlag(name));
      if (!option || !text) return undefined;
      if (option.isList) return entriesOf(text, option.isLines || linesOnly.has(name) ? /[\r\n]+/ : /[\r\n,]+/);
      // YAML 1.2 §10.3.2: True and TRUE also mean true; no other input accepts these words.
      return /^(?:true|false)$/i.test(text) ? text.toLowerCase() : text;
    },
    naming: toFlag,
  };
}

const linesOnly = new Set(["url", "report", "header"]);

/** A comma may be part of a URL, a file name or a header value; elsewhere it separates list entries. */
function entriesOf(text: string, between: RegExp): readonly string[] {
  return text
    .split(between)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/**
 * Rejects misspelt inputs, with underscores or a typing error: the runner only warns about unknown inputs, and a threshold would silently
 * not apply. Dissimilar names may be variables of something else.
 */
export function checkInputs(env: Environment): void {
  const known = [...inputs.map(({ name }) => toFlag(name)), ...Object.keys(matrixInputs)];
  for (const variable of Object.keys(env).filter((name) => name.startsWith("INPUT_") && env[name])) {
    const given = variable.slice("INPUT_".length).toLowerCase();
    if (known.includes(given)) continue;
    const dashed = given.replaceAll("_", "-");
    if (nearest(dashed, known) === null) continue;
    const suggestion = suggest(dashed, known);
    const shown = printable(given, 60);
    const field = { en: `input ${shown}`, ko: `입력 ${shown}` };
    throw failure("input.unknown", { field, suggestion }, { reason: shown });
  }
}

const secretOptions = [...remote, ...environmentOnly].filter(({ isSecret }) => isSecret);

/** Returns the secret in a file; empty if it cannot be read. The option that uses the file reports the error. */
function fileText(path: string | undefined): string {
  if (path === undefined) return "";
  try {
    return readFile(path, { largest: largestSecretFile, unusable: () => failure("internal", {}) })
      .toString()
      .trim();
  } catch {
    return "";
  }
}

/** API keys, token, headers, passphrase, proxy and URL parameters from any source: they are masked before anything else happens. */
export function secretsOf(env: Environment, getInput: GetInput): readonly string[] {
  const said = (name: string): readonly string[] => [getInput(toFlag(name)), readVariable(env, name) ?? ""];
  const [own = "", inherited = ""] = said("header");
  const entries = [...entriesOf(own, /[\r\n]+/), ...entriesOf(inherited, /,/)];
  const proxies = [...said("proxy"), ...proxyVariables.map((name) => env[name] ?? "")];
  const all = [
    ...said("key"),
    getInput("token"),
    ...secretOptions.flatMap(({ name }) => [
      readVariable(env, name) ?? "",
      fileText(readVariable(env, secretFileOption(name))),
    ]),
    ...heldIn(entries, (name) => env[name]),
    ...proxies.flatMap(credentialsIn),
    ...said("url").flatMap(urlSecrets),
  ];
  return [...new Set(all)].filter((text) => text !== "");
}

/** User name and password of a URL as written, and the decoded password. */
function credentialsIn(url: string): readonly string[] {
  const pair = /^(?:[a-z]+:\/\/)?(?<pair>[^/?#]*)@/i.exec(url.trim())?.groups?.["pair"];
  if (pair === undefined) return [];
  const password = pair.slice(pair.indexOf(":") + 1);
  return [pair, password, unescaped(password)];
}

function unescaped(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll("%", ""), "hex").toString());
}

/** The language for messages about invalid inputs, if the inputs or the environment name one. */
export function languageOf(env: Environment, getInput: GetInput): Language | undefined {
  const wanted = getInput("lang") || readVariable(env, "lang");
  return languages.find((language) => language === wanted);
}
