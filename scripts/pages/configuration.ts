import {
  environmentAlone,
  environmentOnly,
  keyOption,
  sourceOption,
} from "../../src/settings/options/list/environment.ts";
import { following } from "../../src/settings/options/list/commands.ts";
import { crowds, gating, policyOptions, reports, waiting } from "../../src/settings/options/list/gate.ts";
import { access, measuring, remote, reusing } from "../../src/settings/options/list/measuring.ts";
import { listening, serving, showing } from "../../src/settings/options/list/serving.ts";
import { toFlag, toVariable, type Option } from "../../src/settings/options/options.ts";
import { sourceIds, sourceTable } from "../../src/net/sources/table.ts";
import { reportKinds } from "../../src/report/kind-names.ts";
import { kinds } from "../../src/report/kinds.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { parametersOf } from "../parameters.ts";
import { page, table } from "./markdown.ts";

/** The page with every command line option and its environment variable. */
export function configurationPage(checks: readonly AnyCheck[]): string {
  return page(
    "# Options",
    "A flag overrides the environment, the environment overrides the [configuration file](config-file.md), and the file overrides the default. An empty variable counts as absent. An unknown variable that begins with `PORTCULLIS_` is refused, so that you notice a typing error. `PORTCULLIS_SERVICE_*` and `PORTCULLIS_PORT*` are ignored, because Kubernetes injects them.",
    ...checks.flatMap((check) => {
      const own = parametersOf(check.input).filter(({ name }) => name !== check.subject);
      return own.length === 0 ? [] : [`## ${check.id}: ${check.title.en}`, options(own)];
    }),
    "## Configuration and verdict of gate",
    options(policyOptions, gating),
    "The [configuration file](config-file.md) has a page of its own. `--fail-on` and `--on-error` change the exit code and never the verdict. Reports for other tools follow the exit code. Exit codes 2 and 4 stay as they are.",
    "Every other check takes `--fail-on` as well: `error` exits 1 on status fail (golive: no-go), `warn` on status warn too, `never` 0 whenever it measured. The default is `error` for gate and golive and `never` for the others. Status unknown always exits 3. `PORTCULLIS_FAIL_ON` holds for all of them.",
    "## Reports of gate",
    options(reports),
    "A report is written completely or not at all, whatever the verdict. Missing folders are created. A file that cannot be replaced, such as a mounted file, is overwritten in place. A pipe waits five seconds for a reader. A report that cannot be written is named and ends the run with exit code 4. A report that would overwrite another report or an input file is refused.",
    "`-` is the standard output. One report can go there, and it replaces the report for people. `PORTCULLIS_REPORT` separates reports by commas, so its file names contain no comma. Each `--report` is one report; the Action takes one per line. `portcullis convert results.json --to KIND` makes any report from a saved result, in the language of that result, and writes it to the standard output or to `--output FILE`.",
    "Reports show the verdict. `--fail-on` and `--on-error` change the exit code alone: with `--fail-on warn` a run can exit 1 while JUnit shows no failure and TAP says ok. A warning stands in the output of its test case.",
    table(
      ["kind", "what"],
      reportKinds.map((kind) => [`\`${kind}\``, kinds[kind].about]),
    ),
    "**SARIF and code scanning**: GitHub closes an alert that is missing from the uploaded report. What could not be measured has no results, so do not upload the report of such a run. The examples check the output `complete`. Other pipelines read `executionSuccessful` of the report, which is the same; GitHub itself ignores it.",
    "## Waiting and trying again",
    options(waiting),
    "All conditions must hold at every address of the host, twice in a row. Then Portcullis measures once. The measured page must show the conditions too, with `--all-ips` at each address, because servers behind one address can differ. If it does not, Portcullis waits and measures again while time is left.",
    "The conditions apply to the page behind the redirects: its status, one header line (several lines or a list do not match), and the first MB of its body. Portcullis waits for everything that can still change, including a name that does not exist yet and an untrusted certificate. An address that may not be contacted ends the wait at once. When the time is over, the target is `unknown` with reason `wait.timeout` and the last state that was seen. Reports show the conditions without the values of sent headers. A server does not wait: `--wait-for` and `--server` together are refused.",
    "A target that fails, after rules, waivers and the baseline, is measured again one second later. If both measurements fail the same thresholds, checks and rules of level `error`, the first result stands, with `confirmed`. Otherwise the second result stands, never better than `warn`, with the finding `gate.unstable` and both values in `unstable`; for a rule the value is `true` if it found something. Findings that are waived, known or off make no difference. `gate.unstable` is a rule like any other.",
    "`--retries` applies to refused or broken connections, a resolver that temporarily failed, and a `--server` that is unreachable or slow. For a busy server the client waits up to 60 seconds instead, unless `--timeout` is given. Verdicts, timeouts and names that do not exist are never retried. `cost` counts all measurements.",
    "## Many targets",
    options(crowds),
    "In the file, `#` begins a comment at the start of a line or after a space. The file adds to the targets on the command line; a target that appears twice is measured once. The limit is 1,000 targets. Targets of one host share the TLS survey and idle connections, of which each concurrent target uses one; `cost.connections` of the result counts those of the whole run.",
    "## Measuring",
    options(measuring),
    "A **resolver** is one of: an address with an optional port (UDP, with TCP for large answers), `https://host/path` (DNS over HTTPS, RFC 8484, over HTTP/2; the default path is `/dns-query`), or `tls://host[:port]` (DNS over TLS, RFC 7858; `tls://address#name` if the certificate has another name). Its certificate must be valid for the name, under Mozilla's roots or `--ca-file`. Several resolvers are asked one after another until one answers. A resolver given by name is looked up through the resolvers given by address, or through the system. A run asks at most 5,000 questions.",
    "**Trust anchors** are DS or DNSKEY records in master file format. The files of unbound's `trust-anchor-file` and `root.key` work as they are.",
    "**Blocklists** are queried over the DNS (RFC 5782). Each list is tested first with the entries that it must and must not have; a list that fails the test is not used. Only the documented answer codes of a list count as a listing. Refusals and unknown codes do not.",
    "Spamhaus, Barracuda, SURBL, URIBL and Validity refuse public resolvers. They are queried only through `--blocklist-resolver`. A zone that contains a subscription key, such as `KEY.zen.dq.spamhaus.net`, is queried through any resolver. The key is never shown; keep it in `PORTCULLIS_BLOCKLIST`, out of the process list. `--blocklist` replaces all built-in lists. A list that has shut down is refused.",
    "`PORTCULLIS_URL` gives the targets of `portcullis gate` if the command line has none. Separate them by spaces, or by commas before the first path.",
    "## Protected previews and proxies",
    options(access),
    "**Headers** are sent to the https origin of the target (host and port) only, over a connection with a trusted certificate for that name. They are never sent to redirect targets on other origins, to port 80, or to URLs from a certificate. If the certificate is not trusted, the headers are not sent and the page is not requested, because a different page would be judged. The headers check is then unknown (`access.untrusted`); the certificate is still judged.",
    "A value is one line of visible ASCII. At most 20 headers and 8 kB are allowed. `host`, `connection`, `content-length` and similar headers are refused, and so are `accept-encoding`, `origin`, `range` and `if-*`, which the measurement sets itself. In the Action, a line may be `Name: value` with the value from a secret.",
    "Values, their parts and their usual encodings are replaced by `***` in all output and stored data. Values under six characters are not masked, because they occur in ordinary words; the notice `gate.header-short` says so, unless the value is a switch such as `1` or `true`. The target URL itself is not masked.",
    "**A client certificate** is presented only to the host and port of the target, and only after the server's certificate is verified in the same handshake. `PORTCULLIS_CLIENT_KEY_PASSPHRASE` decrypts the key; there is no flag for it.",
    "**Proxies** follow curl: `https_proxy` or `HTTPS_PROXY` for TLS, `http_proxy` or `HTTP_PROXY` for port 80, `all_proxy` or `ALL_PROXY` for both. `no_proxy` or `NO_PROXY` (names including subdomains, addresses, networks, ports, `*`) makes exceptions, also from `--proxy`, which applies to both. `--proxy off` uses no proxy. Proxies speak HTTP or TLS (`http://`, `https://`), with user name and password in the URL. The certificate of a TLS proxy is verified with Node's trust store, including NODE_EXTRA_CA_CERTS, or with `--ca-file`.",
    "Portcullis resolves names and judges addresses itself. `CONNECT` carries the judged address, for handshakes, raw TLS hellos, requests, port 80 and revocation. With `--proxy-dns`, for machines whose DNS does not know the target, `CONNECT` carries the name and the report says that the address was not judged. Special-use names (`localhost`, `.local`, `.onion`, `home.arpa` …) are refused, and so are internal names (`.internal`, single labels) that a public target leads to. Literal addresses are judged as usual. `--all-ips` cannot be combined with it.",
    "A proxy failure has its own reason (`proxy.unreachable`, `proxy.credentials`, `proxy.refused`, `proxy.unable`, `proxy.malformed`, `timeout.proxy`). Behind a proxy, a closed port 80 cannot be told apart from one that the proxy does not reach: `require_https` is met by a redirect and is unknown otherwise. `portcullis serve` measures for strangers and ignores proxies.",
    "**Certificate authorities**: Targets are verified against Mozilla's roots and `--ca-file`, also behind a proxy. NODE_EXTRA_CA_CERTS does not count for targets: a verdict must not depend on the machine, and a gate that trusts an intercepting proxy would pass a certificate that browsers reject.",
    "## Asking a server",
    options(remote, reusing),
    `The server measures with its own settings, so these are refused together with \`--server\`: ${refusedBeside()}.`,
    "`--timeout` limits the wait for the server's answer, including the wait for a server without room (429, 503 with reason `busy`, or 503 of a proxy with `Retry-After`). Without it, the client waits up to 20 seconds for the answer and up to 60 more for room, and says so on stderr. A key is sent as a Bearer token to the given origin only, over https or on this machine. Redirects are not followed. The proxy variables of the environment (`HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`, `NO_PROXY`) apply, unless the server is on this machine; `--proxy` is for local measurements only. Requests that change nothing are repeated if the connection breaks. The server's certificate is verified with Node's trust store, including NODE_EXTRA_CA_CERTS.",
    "`--max-age` accepts an earlier result instead of a measurement: one of the server, or, with `--data-dir`, one that this machine measured with the same options. It is an option of the checks whose results are reused and of `portcullis batch`. The gate always measures and refuses it.",
    "## Serving",
    options(serving, [...listening, ...showing]),
    "`portcullis serve` measures with the options under [Measuring](#measuring); `--timeout` (default 15) limits a measurement. Without `--resolver` it asks the system's resolvers and ignores the hosts file. Clients may name public addresses and those in `PORTCULLIS_ALLOW_ADDRESSES`. Other private addresses appear as `(private)`, and a name without a public address counts as absent. The log on the standard output has one JSON line per request: path, status, target host and the client's network; no full addresses, queries, bodies or keys.",
    "## Following Certificate Transparency",
    options(following),
    "`portcullis ct` also takes the options of a server for its store and its connections. [Certificate Transparency](certificate-transparency.md) is the guide.",
    "## Third parties",
    "Some checks ask third parties, at their public addresses and at no more than the rates below. The rate is shared by all runs of a process. Each source can be replaced by an https URL or an address on this machine. A key is sent only to the address of its source.",
    table(
      ["source", "address", "questions a second", "at a time", "terms", "variables"],
      sourceIds.map((id) => {
        const { name, url, perSecond, concurrency, terms, key } = sourceTable[id];
        const variables = [sourceOption(id), ...(key ? [keyOption(id)] : [])].map((each) => `\`${toVariable(each)}\``);
        return [name, `\`${url}\``, `${perSecond}`, `${concurrency}`, terms.en, variables.join(", ")];
      }),
    ),
    "## What a server keeps",
    "`portcullis serve` stores results in one SQLite file, `portcullis.db`, in the folder of `--data-dir` (mode 0700), or in PostgreSQL with `PORTCULLIS_DATABASE_URL`. Results are written within 500 ms of the answer; a process that is killed loses only those. The store keeps the newest 30 results of each question for 90 days, and observations for 730 days after they were last seen. Background runs of `/api/runs` are kept for a day, with their inputs and results. For the history of a report it also keeps what the report said: grades, findings, and why a check had no result. Over `--store-limit` the oldest ones of unwatched domains are deleted first. Anonymous callers can add at most 100 new names per registrable domain and hour. If the store cannot be written, the log says why, checks go on, and the results are written once it works again.",
    "Both engines have the same schema, which only goes forward: a new version upgrades it at start, or before with `portcullis db migrate`; an older version refuses a newer database. `portcullis db check` reads the whole database and exits 1 if something is damaged. `portcullis backup FILE` writes a copy while the server runs. `portcullis restore FILE` replaces the database while no server runs, and keeps the previous one as `portcullis.db.before`. For PostgreSQL use `pg_dump` and `pg_restore`.",
    "## Environment only",
    table(
      ["variable", "value", "what"],
      environmentAlone.map(({ name, value = "", about }) => [`\`${toVariable(name)}\``, `\`${value}\``, about]),
    ),
    `Every variable that holds a secret also exists with \`_FILE\`, for a file that holds the value: ${secretFiles()}.`,
    "## Exit codes",
    table(
      ["code", "what it means"],
      [
        ["0", "every threshold is met; for a single check: it measured"],
        ["1", "something was measured and is below a threshold"],
        ["2", "a flag, a variable, a file or a target is wrong; nothing was measured"],
        ["3", "something could not be measured, and nothing is known to be below"],
        ["4", "a bug in Portcullis, or a report that could not be written"],
        ["130, 143", "interrupted"],
      ],
    ),
  );
}

/** The variables for files that hold a secret, as a sentence part. */
function secretFiles(): string {
  const alone = new Set(environmentAlone);
  const all = environmentOnly.filter((option) => !alone.has(option)).map(({ name }) => `\`${toVariable(name)}\``);
  return `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** The options that only the local engine supports, as a sentence part. */
function refusedBeside(): string {
  const typed = [...measuring, ...access].filter(({ stays }) => stays).map(({ name }) => `\`--${toFlag(name)}\``);
  const inherited = environmentAlone.filter(({ stays }) => stays).map(({ name }) => `\`${toVariable(name)}\``);
  const all = [...typed, ...inherited];
  return `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** Options with their variables, after those without one. */
function options(list: readonly Option[], flagsAlone: readonly Option[] = []): string {
  const rows = [
    ...flagsAlone.map((option) => row(option, "")),
    ...list.map((option) => row(option, `\`${toVariable(option.name)}\`${separated(option)}`)),
  ];
  return table(["flag", "variable", "value", "what"], rows);
}

function separated({ isList, isLines }: Option): string {
  if (isLines) return " (one a line)";
  return isList ? " (comma-separated)" : "";
}

function row({ name, value, about }: Option, variable: string): readonly string[] {
  return [`\`--${toFlag(name)}\``, variable, value ? `\`${value}\`` : "", about];
}
