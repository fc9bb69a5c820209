import type { AnyCheck } from "../../../src/core/check.ts";
import { version } from "../../../src/core/version.ts";
import { toFlag } from "../../../src/settings/options/options.ts";
import { sampleQuery } from "../../http/openapi/parameters.ts";
import { curlOf, type Entry } from "../../http/openapi/read.ts";
import type { words } from "./words.ts";

/** One sample request in a programming language or for a shell. */
export interface Sample {
  readonly kind: keyof typeof words.samples;
  readonly text: string;
}

/** The same request in every supported form; without the server's address, a variable stands for it. */
export function samplesOf(check: AnyCheck, entry: Entry, server: string | null = null): readonly Sample[] {
  const request = { check, path: entry.path, query: sampleQuery(check) };
  const samples: readonly Sample[] = [
    { kind: "curl", text: curlOf(entry) },
    { kind: "javascript", text: javascript(request) },
    { kind: "python", text: python(request) },
    { kind: "command", text: commandOf(check, request.query) },
    { kind: "action", text: actionStep(request) },
  ];
  if (server === null) return samples;
  return samples.map(({ kind, text }) => ({ kind, text: withAddress(text, server) }));
}

/** Writes the address in place of the variable, and leaves out what only the variable needed. */
function withAddress(text: string, server: string): string {
  const written = text
    .replaceAll("process.env.SERVER", JSON.stringify(server))
    .replaceAll("{os.environ['SERVER']}", server)
    .replaceAll('"$SERVER"', server)
    .replaceAll("$SERVER", server);
  return written.includes("os.environ") ? written : written.replace(/^import json, os\b/, "import json");
}

interface Asked {
  readonly check: AnyCheck;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

function needsKey({ requires }: AnyCheck): boolean {
  return requires === "key";
}

function javascript({ check, path, query }: Asked): string {
  const isPost = check.method === "POST";
  const options = [
    ...(isPost ? ['  method: "POST",'] : []),
    ...headersInJavascript(check, isPost),
    ...(isPost ? [`  body: JSON.stringify(${JSON.stringify(query)}),`] : []),
  ];
  const hasQuery = !isPost && Object.keys(query).length > 0;
  return [
    `const url = new URL("${path}", process.env.SERVER);`,
    ...(hasQuery ? [`url.search = new URLSearchParams(${JSON.stringify(query)}).toString();`] : []),
    options.length === 0
      ? "const response = await fetch(url);"
      : ["const response = await fetch(url, {", ...options, "});"].join("\n"),
    "const { ok, data, error } = await response.json();",
    "if (!ok) throw new Error(error.message);",
    "console.log(data);",
  ].join("\n");
}

function headersInJavascript(check: AnyCheck, isPost: boolean): readonly string[] {
  const fields = [
    ...(isPost ? ['"content-type": "application/json"'] : []),
    ...(needsKey(check) ? ["authorization: `Bearer ${process.env.PORTCULLIS_KEY}`"] : []),
  ];
  return fields.length === 0 ? [] : [`  headers: { ${fields.join(", ")} },`];
}

function python({ check, path, query }: Asked): string {
  const isPost = check.method === "POST";
  const hasQuery = !isPost && Object.keys(query).length > 0;
  const url = `f"{os.environ['SERVER']}${path}${hasQuery ? "?{query}" : ""}"`;
  const headers = [
    ...(isPost ? ['"Content-Type": "application/json"'] : []),
    ...(needsKey(check) ? [`"Authorization": f"Bearer {os.environ['PORTCULLIS_KEY']}"`] : []),
  ];
  const more = [
    ...(isPost ? [`data=json.dumps(${JSON.stringify(query)}).encode()`] : []),
    ...(headers.length > 0 ? [`headers={${headers.join(", ")}}`] : []),
  ];
  return [
    `import json, os${hasQuery ? ", urllib.parse" : ""}, urllib.request`,
    "",
    ...(hasQuery ? [`query = urllib.parse.urlencode(${JSON.stringify(query)})`] : []),
    `request = urllib.request.Request(${[url, ...more].join(", ")})`,
    "with urllib.request.urlopen(request) as response:",
    '    print(json.load(response)["data"])',
  ].join("\n");
}

/** A command's file parameters use a sample file; checks of the store ask the server. */
function commandOf(check: AnyCheck, query: Asked["query"]): string {
  const { id, subject, subjectIs, concerns } = check;
  const subjectText = subjectIs === "text" ? "message.txt" : query[subject ?? ""];
  const options = Object.entries(query).filter(([name]) => name !== subject);
  return [
    "npx portcullis",
    id,
    ...(subjectText === undefined ? [] : [subjectText]),
    ...options.map(([name, value]) => `--${toFlag(name)} ${value}`),
    ...(concerns === undefined ? [] : ['--server "$SERVER"']),
    ...(needsKey(check) ? ['--key "$PORTCULLIS_KEY"'] : []),
  ].join(" ");
}

/** The Action is the gate; other checks run as commands in a step. */
function actionStep({ check, query }: Asked): string {
  if (check.id !== "gate") return `- run: ${commandOf(check, query)} --fail-on error`;
  const inputs = Object.entries(query).map(([name, value]) => `    ${toFlag(name)}: ${value}`);
  return [`- uses: portcullis/portcullis@v${version}`, "  with:", ...inputs].join("\n");
}
