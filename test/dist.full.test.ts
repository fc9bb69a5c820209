import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { loadsOf } from "../bench/loads.ts";
import { build, buildLibrary } from "../scripts/build.ts";
import { schemaVersion } from "../server/store/migrations.ts";
import { startDemo, type Demo } from "../src/demo/site.ts";

const root = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "portcullis-dist-"));
const fresh = join(folder, "dist");
const caFile = join(folder, "ca.pem");
let madeOf: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
let demo: Demo;

beforeAll(async () => {
  demo = await startDemo();
  writeFileSync(caFile, demo.authority);
  const { action, cli } = await build(fresh);
  await buildLibrary(fresh, cli.exports);
  const library = filesFrom("library.js").map((name) => [name, cli.modules[name] ?? []] as const);
  madeOf = { action: action.modules, cli: cli.modules, lib: Object.fromEntries(library) };
}, 400_000);
afterAll(async () => {
  await demo[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** The files that one of `dist/cli` loads, at once or later, and itself. */
function filesFrom(first: string): readonly string[] {
  const found = new Set([first]);
  for (const each of found) {
    const code = readFileSync(join(fresh, "cli", each), "utf8");
    for (const [, name = ""] of code.matchAll(/(?:from|import)\s*\(?[`"']\.\/(?<name>[\w.-]+\.js)[`"']/g))
      found.add(name);
  }
  return [...found];
}

function contents(place: string): Readonly<Record<string, string>> {
  const files = globSync("**/*", { cwd: place, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      relative(place, join(parentPath, name)),
      readFileSync(join(parentPath, name)).toString("base64"),
    ]),
  );
}

/** The sources and packages in a bundle: `src/net`, `server`, `node_modules/yargs`. */
function partsOf(bundle: string, files: readonly string[] = Object.keys(madeOf[bundle] ?? {})): readonly string[] {
  const modules = files.flatMap((file) => madeOf[bundle]?.[file] ?? []);
  const part = /^(?:.*node_modules\/(?:@[^/]+\/)?[^/]+|src\/(?:checks\/)?[^/]+|[^/]+)/;
  return [...new Set(modules.map((path) => part.exec(path)?.[0] ?? path))].toSorted();
}

test("the committed bundles equal a fresh build, byte for byte", () => {
  const [committed, built] = [contents("dist"), contents(fresh)];

  // The library is built when the package is packed: it is not used from a clone.
  const names = Object.keys({ ...committed, ...built }).filter((name) => !name.startsWith("lib/"));
  const differing = names.filter((name) => committed[name] !== built[name]);

  expect(Object.keys(built)).toEqual(expect.arrayContaining(["action/index.js", "cli/index.js", "lib/index.js"]));
  expect(differing, "run `npm run build` and commit dist/").toEqual([]);
});

/** The packages of a gate in this process, for every interface. */
const engine = ["csp_evaluator", "ipaddr.js", "lru-cache", "postal-mime", "structured-headers", "tldts", "zod"].map(
  (name) => `node_modules/${name}`,
);

/** The packages of column reports, which the Action prints. */
const printing = ["fast-string-truncated-width", "fast-string-width"].map((name) => `node_modules/${name}`);

/** The client for third parties; loaded on demand. */
const asker = "node_modules/undici";

/** Packages only in the Action: GitHub's client and its dependencies. */
const client =
  /^node_modules\/(?:@actions|@octokit|before-after-hook|bottleneck|content-type|json-with-bigint|tunnel|undici|universal)/;

/** The packages of a store, which the library loads where a folder is configured. */
const storing = /^node_modules\/(?:kysely|pg|pg-.+|pgpass|postgres-.+|postgres|split2|xtend)$/;

/** The job queue of the store's PostgreSQL engine, in a chunk of its own: the library adds no jobs and never loads it. */
const queueing =
  /^node_modules\/(?:@opentelemetry\/api|cron-parser|luxon|non-error|pg-boss|rrule-temporal|serialize-error)$/;

const library = new RegExp(`^${asker}$|${storing.source}|${queueing.source}`);

test.for(["action", "lib"])("dist/%s contains no demo and only the packages that it needs", (bundle) => {
  const parts = partsOf(bundle);
  const packages = parts.filter((part) => part.includes("node_modules"));

  expect(parts.filter((part) => /^(?:server|src\/(?:cli|demo))$/.test(part))).toEqual(
    // The check exposure shares a file with the command that tests its rules.
    bundle === "lib" ? ["server", "src/cli"] : [],
  );
  const others = packages.filter((part) => !(bundle === "action" ? client : library).test(part));
  expect(others).toEqual(bundle === "action" ? [...engine, ...printing].toSorted() : engine);
});

test("of the server the library contains only the store, loaded on demand", () => {
  const files = Object.entries(madeOf["lib"] ?? {});
  const parts = files.flatMap(([, modules]) => modules.filter((path) => path.startsWith("server/")));
  const measuring = files
    .filter(([, modules]) => modules.includes("src/run/local.ts"))
    .flatMap(([, modules]) => modules);

  expect(
    parts.filter(
      (path) =>
        !/^server\/(?:store\/|questions\/cache\/|accounts\/keys\/|ct\/(?:certificates\/read|interests)\.ts$|monitoring\/|telemetry\/spans\.ts$)/.test(
          path,
        ),
    ),
  ).toEqual([]);
  expect(measuring.filter((path) => /^server\/|node_modules\/(?:kysely|pg)\//.test(path))).toEqual([]);
});

/** The limits for what a user downloads and stores, in bytes. */
const limits = { unpacked: 14_000_000, packed: 5_600_000 };

test("the package is small: one engine for the command line and the library, and no docs", () => {
  const { files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly files: readonly string[];
  };
  const place = join(folder, "package");
  mkdirSync(place, { recursive: true });
  for (const each of [...files, "README.md", "LICENSE", "package.json"])
    cpSync(each.startsWith("dist/") ? join(folder, each) : join(root, each), join(place, each), { recursive: true });
  const unpacked = Object.values(contents(place)).reduce((sum, text) => sum + Buffer.byteLength(text, "base64"), 0);
  // npm compresses at level 9.
  const tar = execFileSync("tar", ["-c", "-C", place, "."], { maxBuffer: 64 * 1024 * 1024 });
  const packed = gzipSync(tar, { level: 9 }).length;

  expect(unpacked).toBeLessThanOrEqual(limits.unpacked);
  expect(packed).toBeLessThanOrEqual(limits.packed);
});

test("a stack trace names functions, and a file and a line in it", () => {
  const code = "import('./library.js').then(({ ssl }) => ssl({ host: 7 })).catch(({ stack }) => console.log(stack))";
  const stack = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: join(fresh, "cli"),
    encoding: "utf8",
  });

  // Every statement at the top of a module has its line.
  const place = /^ +at (?:async )?openConnection \(.*\/cli\/(?<file>[\w-]+\.js):\d{2,}:\d+\)$/m.exec(stack)?.groups;
  const lines = readFileSync(join(fresh, "cli", place?.["file"] ?? ""), "utf8").split("\n");
  expect(lines.length).toBeGreaterThan(500);
});

test("the Action contains no network data and no code that reads it", () => {
  const modules = Object.values(madeOf["action"] ?? {}).flat();
  expect(modules.filter((path) => /^src\/(?:networks\/|formats\/networks\/pack\.ts)/.test(path))).toEqual([]);
  expect(Object.values(madeOf["cli"] ?? {}).flat()).toContain("src/networks/open.ts");
});

test.for([
  ["action", ["config-worker.js"]],
  ["cli", ["config-worker.js", "store-worker.js"]],
] as const)("dist/%s has the files for child processes and threads, and imports them nowhere", ([bundle, workers]) => {
  const importing = globSync("*.js", { cwd: join(fresh, bundle) }).filter((name) =>
    /(?:from|import)\s*\(?[`"']\.\/(?:config|store)-worker\.js[`"']/.test(
      readFileSync(join(fresh, bundle, name), "utf8"),
    ),
  );

  expect(Object.keys(madeOf[bundle] ?? {}).filter((name) => name.endsWith("-worker.js"))).toEqual(workers);
  expect(importing).toEqual([]);
});

test("the command line keeps a database from its bundle", () => {
  const env = { ...process.env, PORTCULLIS_DATA_DIR: join(folder, "state") };

  const out = execFileSync(process.execPath, [join(fresh, "cli/index.js"), "db", "migrate"], { env });
  expect(out.toString()).toContain(`from schema 0 to ${schemaVersion}.`);
});

test("every package in a bundle is there with its licence", () => {
  for (const bundle of ["action", "cli"]) {
    const text = readFileSync(join(fresh, bundle, "licenses.txt"), "utf8");
    const packages = partsOf(bundle).filter((part) => part.includes("node_modules"));

    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter((part) => !text.includes(`${part.replace(/^.*node_modules\//, "")} `))).toEqual([]);
  }
});

/** Modules that a gate in this process does not need. */
const elsewhere =
  /^(?:server|src\/(?:demo)|node_modules\/(?:h3|srvx|listhen|get-port-please|consola|uqr|kysely|pg|lru-cache|rate-limiter-flexible|zod-openapi))$/;

test("a gate of the Action loads at most 1.5 MB, and nothing that asks a server", async () => {
  const env = { INPUT_URL: demo.good, "INPUT_CA-FILE": caFile, RUNNER_TEMP: folder, GITHUB_ACTIONS: "true" };

  const { code, files, bytes, out } = await loadsOf([join(fresh, "action/index.js")], env);

  const names = files.map((file) => relative(join(fresh, "action"), file));
  expect({ code, out }).toMatchObject({ code: 0 });
  expect(names.filter((name) => name.startsWith(".."))).toEqual([]);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(1_500_000);
  expect(names.flatMap((name) => madeOf["action"]?.[name] ?? [])).not.toContain("src/run/remote.ts");
  const packages = partsOf("action", names).filter((part) => part.includes("node_modules"));
  expect(packages.filter((part) => ![...engine, ...printing].includes(part))).toEqual(["node_modules/@actions/core"]);
});

test("inputs of the Action are judged before anything that measures is loaded", async () => {
  const env = { INPUT_URL: demo.good, "INPUT_MIN-SSL": "Z", GITHUB_ACTIONS: "true" };

  const { code, files, out } = await loadsOf([join(fresh, "action/index.js")], env);

  const modules = files.flatMap((file) => madeOf["action"]?.[relative(join(fresh, "action"), file)] ?? []);
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining("min-ssl must be one of") });
  expect(modules).toContain("src/action/inputs.ts");
  expect(
    modules.filter((path) =>
      /^src\/(?:net\/(?:door|dial|tls\/|http\/)|probes\/|run\/local|checks\/[^/]+\/collect)/.test(path),
    ),
  ).toEqual([]);
});

test("a gate of the command line loads no server", async () => {
  const { code, files } = await loadsOf([join(fresh, "cli/index.js"), "gate", demo.good, "--ca-file", caFile]);

  const names = files.map((file) => relative(join(fresh, "cli"), file));
  const parts = partsOf("cli", names);
  expect(code).toBe(0);
  expect(parts).toContain("src/gate");
  expect(parts.filter((part) => elsewhere.test(part))).toEqual([]);
  expect(names.flatMap((name) => madeOf["cli"]?.[name] ?? [])).not.toContain("src/run/remote.ts");
});

/** Optional features of listhen: tunnels, watchers, WebSockets, certificates, the clipboard, and an older H3. */
const besideListhen = ["@parcel", "crossws", "jiti", "node-forge", "tinyclip", "untun"];

test("dist/cli contains listhen without its unused dependencies", () => {
  const modules = Object.values(madeOf["cli"] ?? {}).flat();
  const packages = modules.flatMap((path) => /^.*node_modules\/(?<name>[^/]+)/.exec(path)?.groups?.["name"] ?? []);

  expect(packages).toEqual(expect.arrayContaining(["listhen", "h3"]));
  expect(packages.filter((name) => besideListhen.includes(name))).toEqual([]);
  expect(modules.filter((path) => /listhen\/node_modules|xdg-open/.test(path))).toEqual([]);
});

test("the command line serves with lazily loaded modules, and ends on request", async () => {
  const child = spawn(process.execPath, [join(fresh, "cli/index.js"), "serve", "--port", "0"], { stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = (await once(child.stderr.setEncoding("utf8"), "data")) as [string];
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? "";

  const { status } = await fetch(`${url}/livez`);
  child.stdout.resume();
  child.kill("SIGTERM");

  const [code] = (await once(child, "exit")) as [number | null];
  expect([status, code]).toEqual([200, 0]);
});

/** An empty project with the package in it, as npm installs it. */
function project(name: string, sources: Readonly<Record<string, string>>): string {
  const place = join(folder, name);
  const installed = join(place, "node_modules/portcullis");
  mkdirSync(installed, { recursive: true });
  cpSync(join(root, "package.json"), join(installed, "package.json"));
  cpSync(join(fresh, "lib"), join(installed, "dist/lib"), { recursive: true });
  if (!existsSync(join(installed, "dist/cli"))) symlinkSync(join(fresh, "cli"), join(installed, "dist/cli"));
  writeFileSync(join(place, "package.json"), '{ "type": "module" }');
  const compilerOptions = {
    target: "es2024",
    module: "nodenext",
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
  };
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(place, file), text);
  return place;
}

/** The compiler's errors for a project; empty for none. */
function complaints(place: string): string {
  try {
    execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", place], { encoding: "utf8" });
    return "";
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

const example = readFileSync("examples/library/gate.ts", "utf8");

test("the example is well typed with nothing but the package", () => {
  const misuse = `import { gate, ssl, type GateResult, type HttpRaw, type Interpretation, type SslRaw } from "portcullis";
export async function use(): Promise<[SslRaw, HttpRaw | undefined, GateResult]> {
  const { raw, interpretation } = await ssl({ host: "a.example", port: 443 }, { lang: "ko" });
  const words: Interpretation = interpretation;
  // @ts-expect-error -- no such grade
  const strange = await gate({ url: "a.example", min_ssl: "E" });
  // @ts-expect-error -- one or several, not both
  await gate({ url: "a.example", urls: ["b.example"] });
  // @ts-expect-error -- answers are values
  raw.port = words.issues.length;
  return [raw, undefined, strange];
}
`;

  expect(complaints(project("typed", { "gate.ts": example, "use.ts": misuse }))).toBe("");
});

test("programs of either kind of module can take it", async () => {
  const place = project("kinds", {
    "use.cjs":
      'const { gate, Failure } = require("portcullis");\ngate({}).catch((error) => console.log(error instanceof Failure));',
    "use.cts":
      'import { gate } from "portcullis";\nexport const verdict = gate({ url: "a.example" }).then((result) => result.verdict);',
  });

  const { out } = await loadsOf([join(place, "use.cjs")]);

  expect(out).toBe("true\n");
  expect(complaints(place)).toBe("");
});

/** A program that uses the entry points. */
const use = (from: string): string =>
  `import { ssl, Failure } from "portcullis/ssl";
import { createClient } from "portcullis/client";
import { gate } from "portcullis";
export async function ${from}(): Promise<boolean> {
  const client = createClient({ server: "https://gate.example/", apiKey: "ptc_live_0123456789" });
  for await (const event of client.stream("lookalike", "a.example")) if (event.kind === "answer") return event.answer.cached;
  const { data, requestId } = await client.ssl({ host: "a.example", port: 443 }, { timeout: 5 });
  const { raw } = await ssl("a.example", { server: "https://gate.example/" });
  const { verdict } = await gate({ url: "a.example", lookup: () => "192.0.2.1" });
  // @ts-expect-error -- this entry point contains no store
  await ssl("a.example", { dataDir: "/tmp" }).catch((error: unknown) => error instanceof Failure && error.requestId);
  return raw.port === data.raw.port && verdict === "pass" && requestId !== "";
}
`;

test("an entry point is typed for both kinds of module, under node16 too, and can be required", async () => {
  const place = project("entries", {
    "use.mts": use("module"),
    "use.cts": use("common"),
    "use.cjs":
      'const { ssl } = require("portcullis/ssl"); console.log(typeof ssl, typeof require("portcullis/client").createClient);',
  });

  expect((await loadsOf([join(place, "use.cjs")])).out).toBe("function function\n");
  expect(complaints(place)).toBe("");
  const options = JSON.parse(readFileSync(join(place, "tsconfig.json"), "utf8")) as { compilerOptions: object };
  const older = { ...options.compilerOptions, module: "node16", skipLibCheck: false };
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions: older }));
  expect(complaints(place)).toBe("");
});

/** The entry points by their files in `dist/cli`. */
const entryPoints = (): readonly string[] => [
  "library.js",
  ...globSync("entry-*.js", { cwd: join(fresh, "cli") }).toSorted(),
];

test("no file of the library waits at its top level, so that CommonJS can require it", () => {
  const files = new Set(entryPoints().flatMap((entry) => filesFrom(entry)));
  const waiting = [...files].filter((name) =>
    /^(?:await|(?:const|let|var) .*= await|for await)\b/m.test(readFileSync(join(fresh, "cli", name), "utf8")),
  );

  expect(entryPoints()).toHaveLength(25);
  expect(waiting).toEqual([]);
});

test("an entry point of one check reaches no store, no data of other checks and no client for third parties", () => {
  const reached = filesFrom("entry-ssl.js");
  const bytes = reached.reduce((sum, name) => sum + readFileSync(join(fresh, "cli", name)).length, 0);
  const parts = partsOf("cli", reached);

  expect(bytes).toBeLessThanOrEqual(1_500_000);
  expect(parts.filter((part) => /^(?:server|src\/(?:cli|demo))$|undici|kysely/.test(part))).toEqual([]);
  expect(parts.filter((part) => /^src\/checks\/[\w-]+$/.test(part))).toEqual(["src/checks/ssl"]);
});

test("the example gates a site, and explains an invalid call", async () => {
  const place = project("run", { "gate.ts": example });
  const run = (urls: readonly string[]) => loadsOf([join(place, "gate.ts"), ...urls], { CA_FILE: caFile });

  const [good, flawed, none] = await Promise.all([run([demo.good]), run([demo.good, demo.flawed]), run([])]);

  expect([good.code, good.out]).toEqual([0, `pass ${demo.good}\n`]);
  expect([flawed.code, flawed.out]).toEqual([1, expect.stringContaining("  headers: fail, F instead of C")]);
  expect([none.code, none.err]).toEqual([
    2,
    "INVALID_INPUT (url): url is missing: for example https://example.com/.\n",
  ]);
});
