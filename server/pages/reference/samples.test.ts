import { expect, test } from "vitest";
import { entriesOf, readReference } from "../../http/openapi/read.ts";
import { samplesOf } from "./samples.ts";
import { registry } from "../../../src/checks/index.ts";
import { toFlag } from "../../../src/settings/options/options.ts";

const checks = await Promise.all(registry.map(({ load }) => load()));
const entries = entriesOf(readReference(checks, "en"), "checks");

function sampleOf(id: string, kind: string): string {
  const check = checks.find((each) => each.id === id);
  const entry = entries.find(({ path }) => path.endsWith(`/${id}`));
  if (!check || !entry) throw new Error(`no check ${id}`);
  return samplesOf(check, entry).find((each) => each.kind === kind)?.text ?? "";
}

const ids = registry.map(({ id }) => id);

/** A request, independent of the client. */
interface Sent {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly method: string;
  readonly body: unknown;
  readonly authorization: string | null;
}

/** The request in the check's `curl` sample. */
function askedByCurl(id: string): Sent {
  const text = sampleOf(id, "curl");
  const url = new URL(/"\$SERVER(?<path>[^"]+)"/.exec(text)?.groups?.["path"] ?? "", "https://a.example");
  const body = / -d '(?<body>.+?)'(?: -H|$)/.exec(text)?.groups?.["body"];
  return {
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    method: body === undefined ? "GET" : "POST",
    body: body === undefined ? null : JSON.parse(body.replaceAll("'\\''", "'")),
    authorization: /"Authorization: (?<value>[^"]+)"/.exec(text)?.groups?.["value"] ?? null,
  };
}

/** Runs the JavaScript sample, and returns its request. */
async function askedByJavascript(id: string): Promise<Sent> {
  const sent: Sent[] = [];
  const fetched = (url: URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    sent.push({
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      method: init.method ?? "GET",
      body: typeof init.body === "string" ? JSON.parse(init.body) : null,
      authorization: headers.get("authorization"),
    });
    return Promise.resolve({ json: () => Promise.resolve({ ok: true, data: id, error: null }) });
  };
  const env = { SERVER: "https://a.example", PORTCULLIS_KEY: "$PORTCULLIS_KEY" };
  const printed: unknown[] = [];
  // oxlint-disable-next-line typescript/no-implied-eval -- the sample is what is tested
  const run = new Function("fetch", "process", "console", `return (async () => {${sampleOf(id, "javascript")}})()`) as (
    ...given: unknown[]
  ) => Promise<void>;
  await run(fetched, { env }, { log: (data: unknown) => printed.push(data) });
  expect(printed).toEqual([id]);
  return sent[0] as Sent;
}

test.for(ids)("the samples of %s in a shell and in JavaScript send the same request", async (id) => {
  expect(await askedByJavascript(id)).toEqual(askedByCurl(id));
});

test.for(ids)("the sample of %s in Python names the same path, parameters and key", (id) => {
  const text = sampleOf(id, "python");
  const { path, query, body, authorization } = askedByCurl(id);

  expect(text).toContain(`['SERVER']}${path}`);
  expect(text.includes(`urlencode(${JSON.stringify(query)})`)).toBe(Object.keys(query).length > 0);
  expect(text.includes(`json.dumps(${JSON.stringify(body)})`)).toBe(body !== null);
  expect(text.includes("['PORTCULLIS_KEY']")).toBe(authorization !== null);
});

test.for(ids)("the command for %s gives options that the command takes", (id) => {
  const entry = registry.find((each) => each.id === id);
  const [, , name, ...rest] = sampleOf(id, "command").split(" ");
  const flags = rest.filter((word) => word.startsWith("--"));
  const known = [...(entry?.options ?? []).map((each) => `--${toFlag(each.name)}`), "--server", "--key"];

  expect(name).toBe(id);
  expect(flags.filter((flag) => !known.includes(flag))).toEqual([]);
  expect(rest.some((word, at) => !word.startsWith("--") && !(rest[at - 1] ?? "").startsWith("--"))).toBe(
    entry?.subject !== undefined,
  );
});

test("the Action is the gate; every other check is a command", () => {
  expect(sampleOf("gate", "action")).toMatch(/^- uses: portcullis\/portcullis@.*\n {2}with:\n {4}url: https:\/\//);
  expect(sampleOf("ssl", "action")).toBe("- run: npx portcullis ssl example.com --fail-on error");
});

test.for(ids)("with the address of the server, no sample of %s needs a variable for it", (id) => {
  const check = checks.find((each) => each.id === id);
  const entry = entries.find(({ path }) => path.endsWith(`/${id}`));
  const texts = check && entry ? samplesOf(check, entry, "https://checks.example").map(({ text }) => text) : [];

  expect(texts.length).toBeGreaterThan(4);
  expect(texts.filter((text) => /\bSERVER\b/.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes("https://checks.example")).length).toBeGreaterThanOrEqual(3);
  // An import that nothing uses.
  expect(texts.filter((text) => /^import json, os\b/.test(text) && !text.includes("os.environ"))).toEqual([]);
});
