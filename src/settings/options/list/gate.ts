import { reportKinds } from "../../../report/kind-names.ts";
import type { Option } from "../options.ts";

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
    about:
      "What follows when a target could not be measured: fail exits 3, warn shows a warning and exits 0, pass exits 0 (default fail)",
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
    about: "Also list the findings in the baseline, which are otherwise named in one line",
  },
  { name: "print_config", isFlag: true, about: "Print the effective values and where they came from; measure nothing" },
];
