import type { Option } from "../options.ts";

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
