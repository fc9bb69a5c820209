import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openapi } from "../../../server/http/openapi/document.ts";
import { entriesOf, type Reference } from "../../../server/http/openapi/read.ts";
import { sampleQuery } from "../../../server/http/openapi/parameters.ts";
import { operations as accountOperations } from "../../../server/operations/table.ts";
import { registry } from "../../../src/checks/index.ts";
import { operationId } from "../../examples/note.ts";
import { openInternet } from "../../examples/internet.ts";
import { openHouse } from "../../server/account/house.ts";
import { executeBeside, freePorts, run, startServer } from "../machines/process.ts";

// The OpenAPI document in tools that are not ours: a linter, a proxy that validates, and two generators of types.

/** Together some 200 MB, so they are not among the dependencies. */
const tools = [
  "@stoplight/spectral-cli@6.16.3",
  "@stoplight/prism-cli@5.16.0",
  "openapi-typescript@7.13.0",
  "@hey-api/openapi-ts@0.95.0",
];
const root = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "portcullis-openapi-"));
const file = join(folder, "openapi.json");
const checks = await Promise.all(registry.map(({ load }) => load()));
const document = openapi(checks, "en", accountOperations);

beforeAll(() => {
  writeFileSync(file, JSON.stringify(document));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--no-package-lock"];
  run("npm", ["install", "--no-save", ...quiet, "--prefix", folder, ...tools], folder);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a tool of the folder on the document. */
async function tool(name: string, ...args: readonly string[]): Promise<string> {
  const { code, out, err } = await executeBeside(
    process.execPath,
    [join(folder, "node_modules", name), ...args],
    folder,
  );
  if (code !== 0) throw new Error(`${out}${err}`);
  return out;
}

test("spectral has nothing to say about it", { timeout: 300_000 }, async () => {
  writeFileSync(join(folder, ".spectral.yaml"), 'extends: ["spectral:oas"]\n');

  const out = await tool("@stoplight/spectral-cli/dist/index.js", "lint", file, "-f", "json", "--quiet", "-F", "hint");

  expect(JSON.parse(out.slice(out.indexOf("[")))).toEqual([]);
});

/** The recorded answers as constants of the types that a tool made. */
function programOf(typeOf: (operation: string, path: string, method: string, status: string) => string): string {
  const entries = ["checks", "accounts", "batches"].flatMap((tag) => entriesOf(document as Reference, tag));
  return entries
    .flatMap(({ path, method, operation }) =>
      Object.entries(operation.responses).flatMap(([status, response]) => {
        const example = "content" in response ? response.content["application/json"]?.example : undefined;
        if (example === undefined) return [];
        const type = typeOf(operation.operationId, path, method.toLowerCase(), status);
        return [`export const ${operation.operationId}: ${type} = ${JSON.stringify(example)};`];
      }),
    )
    .join("\n");
}

/** Reads a previous result, whose data has a type only where the version is the current one. */
const narrowing = (version: number) => `
const before = ssl.previousSnapshot;
export const protocol: string | null = before && before.version === ${version} ? before.data.raw.protocol : null;
// @ts-expect-error -- another version has another form
export const wrong = before && before.version !== ${version} ? before.data.raw : null;
`;

const sslVersion = checks.find(({ id }) => id === "ssl")?.version ?? 0;

/** Compiles with this project's compiler, as strictly. */
async function compiled(name: string, program: string): Promise<string> {
  writeFileSync(join(folder, `${name}.ts`), program + narrowing(sslVersion));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"];
  const { out } = await executeBeside(
    process.execPath,
    [tsc, ...strict, "--module", "nodenext", "--types", "", "--target", "es2024", `${name}.ts`],
    folder,
  );
  return out;
}

test("the recorded answers have the types of openapi-typescript", { timeout: 300_000 }, async () => {
  await tool("openapi-typescript/bin/cli.js", file, "-o", join(folder, "paths.d.ts"));
  const program = programOf(
    (_, path, method, status) => `paths["${path}"]["${method}"]["responses"][${status}]["content"]["application/json"]`,
  );

  expect(await compiled("by-paths", `import type { paths } from "./paths.d.ts";\n${program}`)).toBe("");
});

test("the recorded answers have the types of @hey-api/openapi-ts", { timeout: 300_000 }, async () => {
  await tool(
    "@hey-api/openapi-ts/bin/run.js",
    "-i",
    file,
    "-o",
    join(folder, "types"),
    "-p",
    "@hey-api/typescript",
    "--no-log-file",
  );
  const program = programOf(
    (operation, _path, _method, status) =>
      `types.${operation.charAt(0).toUpperCase()}${operation.slice(1)}Responses[${status}]`,
  );

  expect(await compiled("by-hey", `import type * as types from "./types/types.gen.js";\n${program}`)).toBe("");
});

test("a proxy that validates every answer finds no violation", { timeout: 300_000 }, async () => {
  await using internet = await openInternet(Date.now());
  const house = await openHouse({ measuring: internet.measuring, rateLimitHeavy: 10_000 });
  const jin = await house.resident("jin@example.com");
  const made = await jin.post<{ key: string }>("/keys", { name: "ci", scopes: "read,write" });
  const authorization = `Bearer ${made.envelope.data?.key ?? ""}`;
  const [port = 0] = await freePorts(1);
  const prism = join(folder, "node_modules/@stoplight/prism-cli/dist/index.js");
  await using proxy = await startServer(process.execPath, [prism, "proxy", file, house.url, "-p", `${port}`], {
    cwd: folder,
    port,
  });
  expect(proxy).toBeDefined();
  const statuses = new Set<number>();

  /** What the proxy says of an answer. Invalid requests are sent on purpose, so it may complain about those. */
  async function violationsOf(path: string, init: RequestInit = {}): Promise<readonly string[]> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    await response.text();
    statuses.add(response.status);
    const said = JSON.parse(response.headers.get("sl-violations") ?? "[]") as readonly {
      location: readonly string[];
    }[];
    return said.filter(({ location }) => location[0] === "response").map((each) => `${path} ${JSON.stringify(each)}`);
  }

  const asked = checks.flatMap((check) => {
    const query = sampleQuery(check);
    const path = `/api/util/${check.id}`;
    const isPost = check.method === "POST";
    const body = (given: object): RequestInit => ({
      method: "POST",
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify(given),
    });
    const search = new URLSearchParams(query).toString();
    return isPost
      ? ([
          [path, body(query)],
          [`${path}?lang=ko`, body({ ...query, unknown: 1 })],
        ] as const)
      : ([
          [`${path}?${search}`, { headers: { authorization } }],
          [`${path}?${search}&unknown=1`, { headers: { authorization } }],
        ] as const);
  });
  const others = [
    ["/api/util/pivot?value=ns1.example.com&kind=dns:ns", {}],
    ["/api/util/ssl?host=nowhere.example.com", {}],
    ["/api/util/ssl?host=example.com&port=1", {}],
    ["/api/util/ssl?host=example.com", { headers: { authorization: "Bearer wrong" } }],
    ["/api/account", { headers: { authorization } }],
    ["/api/account/watches", { headers: { authorization } }],
    ["/api/account/watches/nothing.example.com", { headers: { authorization } }],
    ["/api/account/channels", {}],
    ["/api/runs", { headers: { authorization } }],
    ["/probe?target=example.com&check=ssl", { headers: { authorization } }],
    ["/livez", {}],
    ["/readyz", {}],
  ] as const;
  const violations: string[] = [];
  for (const [path, init] of [...asked, ...others]) violations.push(...(await violationsOf(path, init)));

  expect(violations).toEqual([]);
  expect([...statuses].toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([200, 400, 401, 404, 503]));
  expect(asked).toHaveLength(2 * checks.length);
  expect(checks.map(({ id }) => operationId(id))).toHaveLength(registry.length);
});

test("the document of the repository is the one that was tried", () => {
  const { "x-generated": _origin, ...written } = JSON.parse(
    readFileSync(join(root, "docs/openapi.json"), "utf8"),
  ) as Record<string, unknown>;

  expect(written).toEqual(JSON.parse(JSON.stringify(document)));
});
