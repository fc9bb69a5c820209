import {
  access,
  crowds,
  environmentOnly,
  gating,
  keyOption,
  listening,
  measuring,
  policies,
  remote,
  reports,
  serving,
  showing,
  sourceOption,
  toFlag,
  toVariable,
  waiting,
  type Option,
} from "../../src/settings/options/options.ts";
import { sourceIds, sourceTable } from "../../src/net/sources/table.ts";
import { reportKinds } from "../../src/report/kind-names.ts";
import { kinds } from "../../src/report/kinds.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { parametersOf } from "../parameters.ts";
import { page, table } from "./markdown.ts";

/** Every option of the command line with its environment variable. */
export function configurationPage(checks: readonly AnyCheck[]): string {
  return page(
    "# Options",
    "A flag beats the environment, the environment beats the [configuration file](config-file.md), and that the default. An empty variable counts as absent. A variable that begins with `PORTCULLIS_` and that nobody reads is refused, so that a typing error never goes unnoticed; `PORTCULLIS_SERVICE_*` and `PORTCULLIS_PORT*`, which Kubernetes injects, are passed over.",
    ...checks.flatMap((check) => {
      const own = parametersOf(check.input).filter(({ name }) => name !== check.subject);
      return own.length === 0 ? [] : [`## ${check.id}: ${check.title.en}`, options(own)];
    }),
    "## Configuration and verdict of gate",
    options(policies, gating),
    "What a configuration may say is on [a page of its own](config-file.md). `--fail-on` and `--on-error` change exit codes and never the verdict; codes 2 and 4 stay.",
    "Every other check takes `--fail-on` as well: `error` exits 1 on status fail (golive: no-go), `warn` on status warn too, `never` 0 whenever it measured. The default is `error` for gate and golive and `never` for the others. Status unknown always exits 3. `PORTCULLIS_FAIL_ON` holds for all of them.",
    "## Reports of gate",
    options(reports),
    "Each is written as a whole or not at all, whatever the verdict; a folder that is missing is made. What cannot be replaced, such as a mounted file, is written as it stands, and a pipe waits five seconds for a reader. One that cannot be written is told, and ends with exit code 4; one that would be written over another report or over a file of the run is refused. `-` is the standard output, for one report, which is then there instead of the one for people. `PORTCULLIS_REPORT` separates reports by commas, so no file in it has a comma in its name; each `--report` is one report, and the Action takes one a line. `portcullis convert results.json --to KIND` writes any of them of a result that was kept, in the language of that, to the standard output or to `--output FILE`. Reports tell the verdict: what `--fail-on` and `--on-error` make of it is the exit code alone, so with `--fail-on warn` a run may end with 1 while JUnit has no failure and TAP says ok; a warning is in the output of its case.",
    table(
      ["kind", "what"],
      reportKinds.map((kind) => [`\`${kind}\``, kinds[kind].about]),
    ),
    "Code scanning takes an alert that an uploaded **SARIF** report does not have for mended, and closes it. A target that could not be measured has no results, so upload no report of such a run: the examples ask for `unknown-count == '0'`, and a program of your own for `totals.unknown` of the result. The report itself says `executionSuccessful: false` then, which GitHub does not look at.",
    "## Waiting and trying again",
    options(waiting),
    "All conditions must hold at every address that the host has at the time, twice in turn; then it is measured once. The page that was measured must show it, too, with `--all-ips` that of each address: behind one address may be servers that are not alike. Where it does not, it is waited for and measured again while there is time. What counts is the page behind the redirects: its status, one header line (several lines, or a list, are no single value), and the first MB of its body. Whatever may still change is waited for, a name that does not exist yet and a certificate that nobody trusts included; an address that may not be contacted ends the wait at once. When the time is over the target is `unknown`, reason `wait.timeout`, with what was seen last, or what the measured page showed instead. What is awaited is judged as it was said, and shown without the values that are sent. A server does not wait: `--wait-for` and `--server` are refused together.",
    "A target that fails, as rules, waivers and the baseline leave it, is measured a second time, a second later: where both fail the same thresholds, checks and rules of level `error` the first result stands, with `confirmed`; otherwise the second does, never better than `warn`, with the finding `gate.unstable` and both values in `unstable`, where a rule has `true` if it found something. What is waived, known or off makes no difference, and `gate.unstable` is a rule like any other. Only a connection that was refused or cut, a resolver that could not ask just now, and a server of `--server` that is away, busy or slow are tried again; a verdict, a timeout and a name that does not exist are not. `cost` adds up everything that was measured.",
    "## Many targets",
    options(crowds),
    "In the file `#` begins a comment, at the start of a line or behind a space. It adds to the targets that are typed; what is named twice is measured once. There may be 1,000.",
    "## Measuring",
    options(measuring),
    "A **resolver** is an address with or without a port (UDP, and TCP for what does not fit), `https://host/path` (DNS over HTTPS, RFC 8484, in HTTP/2; `/dns-query` where no path is given) or `tls://host[:port]` (DNS over TLS, RFC 7858; `tls://address#name` where the certificate names something else). Certificates are trusted by Mozilla's roots and `--ca-file`, and must name the server. Several are asked one after the other until one can tell; one that goes by a name is looked up by those that go by an address, by the system where there are none. A run asks at most 5,000 questions.",
    "**Trust anchors** are DS or DNSKEY records as master files have them; unbound's `trust-anchor-file` and `root.key` can be read as they are.",
    "**Block lists** are asked over the DNS (RFC 5782), each first about what it must list and what it must not: one that fails that is not asked further. Listed is what the table of the list explains; an answer that refuses, and one that no table knows, is none. Lists that answer resolvers of one's own alone (Spamhaus, Barracuda, SURBL, URIBL, Validity) are asked through `--blocklist-resolver` and not at all without it. A zone with the key of a subscription in front, such as `KEY.zen.dq.spamhaus.net`, is asked by any resolver; the key is shown nowhere, and is better kept in `PORTCULLIS_BLOCKLIST`, out of the process list. `--blocklist` takes the place of all known lists; one that has ended is refused.",
    "`PORTCULLIS_URL` names the targets of `portcullis gate` where none is typed, separated by spaces, or by commas before the first path.",
    "## Protected previews and proxies",
    options(access),
    "**Headers** go to the https origin of the target (host and port) alone, over a connection whose certificate is trusted for that name: never to where a redirect leads, to port 80, or to what a certificate names. To a peer that is not trusted nothing is sent and no page is asked for, since another page than the one that was meant would answer and be judged: the headers are unknown then (`access.untrusted`), and what is known of the certificate counts. A value is one line of visible ASCII; at most 20 headers and 8 kB; `host`, `connection`, `content-length` and the like are refused, and so are `accept-encoding`, `origin`, `range` and `if-*`, which the measurement sets itself. The values, their parts and their usual encodings are replaced by `***` in everything that is printed, written or kept; shorter than six characters they are not, since they would be found in words that everybody uses: a notice of the result (`gate.header-short`) says so, unless the value is a switch such as `1` or `true`. The URL that is asked about, its origin and its host are told to everybody and stay. In the Action a line may be `Name: value` with a value from a secret.",
    "**A client certificate** is shown in handshakes with the target's own host and port, and only once the server's certificate has been found to be trusted for the name, within the same handshake: nobody else ever sees it. The key is decrypted by `PORTCULLIS_CLIENT_KEY_PASSPHRASE` alone.",
    "**Proxies** are read as curl reads them: `https_proxy` or `HTTPS_PROXY` for TLS, `http_proxy` or `HTTP_PROXY` for port 80, `all_proxy` or `ALL_PROXY` for both, and `no_proxy` or `NO_PROXY` (names with everything below them, addresses, networks, ports, `*`) against them and against `--proxy`, which is for both; `--proxy off` uses none. Proxies speak HTTP or TLS (`http://`, `https://`), with user name and password in the URL; one over TLS is trusted as Node trusts, so that NODE_EXTRA_CA_CERTS counts, or by `--ca-file`. Names are resolved here, the addresses judged here, and `CONNECT` bears the judged address, for handshakes, raw hellos, requests, port 80 and revocation alike. With `--proxy-dns` the proxy resolves the names of hosts, for machines whose DNS does not know them: `CONNECT` bears the name, the report says that the address was not judged, names for special use (`localhost`, `.local`, `.onion`, `home.arpa` …) are refused, and so are names inside a network (`.internal`, names of one label) that a public target leads to; addresses that are written out are judged as ever, and `--all-ips` cannot be used. What a proxy does not do is a reason of its own (`proxy.unreachable`, `proxy.credentials`, `proxy.refused`, `proxy.unable`, `proxy.malformed`, `timeout.proxy`). Behind a proxy nobody can tell a closed port 80 from one that the proxy does not reach, so that `require_https` is met by a redirect and otherwise unknown. `portcullis serve` measures for strangers and uses no proxy, whatever the environment says.",
    "**Authorities** for targets are Mozilla's and those of `--ca-file`, behind a proxy, too. NODE_EXTRA_CA_CERTS does not count for targets: a verdict must not depend on the machine that it was reached on, and a gate that trusts what a proxy forges would pass what browsers refuse.",
    "## Asking a server",
    options(remote),
    `The server measures with settings of its own, so ${refusedBeside()} are refused beside it; \`--timeout\` is how long its answer is waited for, the wait after a 429 included. A key goes to the given origin alone, as a Bearer, over https or within this machine; redirects are not followed. Proxies of the environment (\`HTTPS_PROXY\`, \`HTTP_PROXY\`, \`ALL_PROXY\`, \`NO_PROXY\`) stand between, unless the server is on this machine; \`--proxy\` is for measurements from here alone. What changes nothing is asked again where the connection breaks. The server's certificate is trusted as Node trusts: NODE_EXTRA_CA_CERTS counts.`,
    "## Serving",
    options(serving, [...listening, ...showing]),
    "The measuring options are what `portcullis serve` measures with; `--timeout` (default 15) ends a measurement. Without `--resolver` it asks the system's resolvers, and never the hosts file. Who asks can name public addresses only, and those of `PORTCULLIS_ALLOW_ADDRESSES`; other private addresses that its resolvers know are masked as `(private)`, and a name that has no others counts as absent. The log is one JSON line a request on stdout: path, status, target host and a network of the client; no addresses, queries, bodies or keys.",
    "## Third parties",
    "What some checks tell comes from third parties, asked by their public addresses at no more than these rates, all runs of a process together. Each may be asked elsewhere, at an https URL or at this machine; who takes a key is sent it at that address alone.",
    table(
      ["source", "address", "questions a second", "at a time", "terms", "variables"],
      sourceIds.map((id) => {
        const { name, url, perSecond, concurrency, terms, key } = sourceTable[id];
        const variables = [sourceOption(id), ...(key ? [keyOption(id)] : [])].map((each) => `\`${toVariable(each)}\``);
        return [name, `\`${url}\``, `${perSecond}`, `${concurrency}`, terms.en, variables.join(", ")];
      }),
    ),
    "## What a server keeps",
    "`portcullis serve` stores results in one SQLite file, `portcullis.db`, in the folder of `--data-dir` (mode 0700), or in PostgreSQL with `PORTCULLIS_DATABASE_URL`. Results are written within 500 ms of the answer; a process that is killed loses only those. The store keeps the newest 30 results of each question for 90 days, and observations for 730 days after they were last seen. Over `--store-limit` the oldest ones of unwatched domains are deleted first. Anonymous callers can add at most 100 new names per registrable domain and hour. If the store cannot be written, the log says why, checks go on, and the results are written once it works again.",
    "Both engines have the same schema, which only goes forward: a new version upgrades it at start, or before with `portcullis db migrate`; an older version refuses a newer database. `portcullis db check` reads the whole database and exits 1 if something is damaged. `portcullis backup FILE` writes a copy while the server runs. `portcullis restore FILE` replaces the database while no server runs, and keeps the previous one as `portcullis.db.before`. For PostgreSQL use `pg_dump` and `pg_restore`.",
    "## Environment only",
    table(
      ["variable", "value", "what"],
      environmentOnly.map(({ name, value = "", about }) => [`\`${toVariable(name)}\``, `\`${value}\``, about]),
    ),
    "## Exit codes",
    table(
      ["code", "what it means"],
      [
        ["0", "every threshold is met; a check by itself: it measured"],
        ["1", "something was measured and is below a threshold"],
        ["2", "a flag, a variable, a file or a target is wrong; nothing was measured"],
        ["3", "something could not be measured, and nothing is known to be below"],
        ["4", "a bug of this program, or a report that could not be written"],
        ["130, 143", "interrupted"],
      ],
    ),
  );
}

/** Everything that the engine in this process alone is told, as a sentence has it. */
function refusedBeside(): string {
  const typed = [...measuring, ...access].filter(({ stays }) => stays).map(({ name }) => `\`--${toFlag(name)}\``);
  const inherited = environmentOnly.filter(({ stays }) => stays).map(({ name }) => `\`${toVariable(name)}\``);
  const all = [...typed, ...inherited];
  return `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** Options with their variables, after those that have none. */
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
