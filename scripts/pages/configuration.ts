import {
  environmentOnly,
  gating,
  listening,
  measuring,
  policies,
  remote,
  reports,
  serving,
  toFlag,
  toVariable,
  type Option,
} from "../../src/settings/options.ts";
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
    "## Reports of gate",
    options(reports),
    "Each is written as a whole or not at all, whatever the verdict; a folder that is missing is made. What cannot be replaced, such as a mounted file, is written as it stands, and a pipe waits five seconds for a reader. One that cannot be written is told, and ends with exit code 4; one that would be written over another report or over a file of the run is refused. `-` is the standard output, for one report, which is then there instead of the one for people. `PORTCULLIS_REPORT` separates reports by commas, so no file in it has a comma in its name; each `--report` is one report, and the Action takes one a line. `portcullis convert results.json --to KIND` writes any of them of a result that was kept, in the language of that, to the standard output or to `--output FILE`. Reports tell the verdict: what `--fail-on` and `--on-error` make of it is the exit code alone, so with `--fail-on warn` a run may end with 1 while JUnit has no failure and TAP says ok; a warning is in the output of its case.",
    table(
      ["kind", "what"],
      reportKinds.map((kind) => [`\`${kind}\``, kinds[kind].about]),
    ),
    "## Measuring",
    options(measuring),
    "`PORTCULLIS_URL` names the targets of `portcullis gate` where none is typed, separated by spaces, or by commas before the first path.",
    "## Asking a server",
    options(remote),
    "The server measures with settings of its own, so `--resolver`, `--resolve`, `--ca-file` and `PORTCULLIS_ALLOW_ADDRESSES` are refused beside it; `--timeout` is how long its answer is waited for, the wait after a 429 included. A key goes to the given origin alone, as a Bearer, over https or within this machine; redirects are not followed, proxies of the environment not used. The server's certificate is trusted as Node trusts: NODE_EXTRA_CA_CERTS counts.",
    "## Serving",
    options(serving, listening),
    "The measuring options are what `portcullis serve` measures with; `--timeout` (default 15) ends a measurement. Without `--resolver` it asks the system's resolvers, and never the hosts file. Who asks can name public addresses only, and those of `PORTCULLIS_ALLOW_ADDRESSES`. The log is one JSON line a request on stdout: path, status, target host and a network of the client; no addresses, queries, bodies or keys.",
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

/** Options with their variables, after those that have none. */
function options(list: readonly Option[], flagsAlone: readonly Option[] = []): string {
  const rows = [
    ...flagsAlone.map((option) => row(option, "")),
    ...list.map((option) => row(option, `\`${toVariable(option.name)}\`${option.isList ? " (comma-separated)" : ""}`)),
  ];
  return table(["flag", "variable", "value", "what"], rows);
}

function row({ name, value, about }: Option, variable: string): readonly string[] {
  return [`\`--${toFlag(name)}\``, variable, value ? `\`${value}\`` : "", about];
}
