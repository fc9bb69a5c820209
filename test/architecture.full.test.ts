import { globSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { opensSockets, readReferences } from "./references.ts";
import { langOf, sources, textOf } from "./sources.ts";

/** Which layers may import which. A layer may always import itself. */
const layers: Readonly<Record<string, readonly string[]>> = {
  "src/data": [],
  "src/core": [],
  "src/formats": ["src/data", "src/core"],
  "src/net": ["src/data", "src/core", "src/formats"],
  // Data files about networks, and their renewal through a given source function.
  "src/networks": ["src/data", "src/core", "src/formats"],
  "src/probes": ["src/data", "src/core", "src/formats"],
  // What several checks judge: one folder a topic, with its schema, observation, judgement and words.
  "src/topics": ["src/data", "src/core", "src/formats", "src/probes"],
  "src/checks": ["src/data", "src/core", "src/formats", "src/probes", "src/topics"],
  // The client of a server, for browsers too: nothing of the engine.
  "src/client": ["src/core"],
  "src/run": ["src/core", "src/client", "src/probes", "src/checks"],
  "src/gate": ["src/core", "src/checks", "src/run"],
  "src/report": ["src/core"],
  // The catalogue of rules: what checks may find, and how users name and disable it.
  "src/rules": ["src/core", "src/checks", "src/report"],
  // Detects the CI service.
  "src/ci": ["src/core"],
  "src/demo": ["src/core", "src/formats"],
  // GitHub's API, over a given transport.
  "src/github": ["src/core"],
  // Parses user input, and connects the door for the entry points.
  "src/settings": [
    "src/core",
    "src/client",
    "src/net",
    "src/networks",
    "src/checks",
    "src/run",
    "src/report",
    "src/rules",
    "src/ci",
    "src/github",
  ],
  "src/library": ["src/core", "src/client", "src/networks", "src/checks", "src/run", "src/settings", "src/gate"],
  "src/cli": [
    "src/core",
    "src/networks",
    "src/checks",
    "src/run",
    "src/settings",
    "src/gate",
    "src/report",
    "src/rules",
    "src/ci",
    "src/demo",
  ],
  // No server, no command line: only what a workflow step needs.
  "src/action": ["src/core", "src/checks", "src/run", "src/settings", "src/gate", "src/report", "src/github"],
  // The one field of its first page recognises defanged links as the phishing check does.
  server: ["src/core", "src/client", "src/formats", "src/checks", "src/run", "src/settings", "src/report", "src/rules"],
};

/**
 * The allowed imports from the engine to the server: the commands that start it and maintain its store, and the optional store of results.
 */
const toServer = [
  { file: "src/cli/server.ts", from: "server/accounts/admin.ts" },
  { file: "src/cli/server.ts", from: "server/agents/stdio.ts" },
  { file: "src/cli/server.ts", from: "server/notifications/words.ts" },
  { file: "src/cli/server.ts", from: "server/ct/process.ts" },
  { file: "src/cli/server.ts", from: "server/accounts/keys/admin.ts" },
  { file: "src/cli/server.ts", from: "server/operations/local.ts" },
  { file: "src/cli/server.ts", from: "server/main.ts" },
  { file: "src/cli/server.ts", from: "server/operations/table.ts" },
  { file: "src/cli/server.ts", from: "server/operations/remote.ts" },
  { file: "src/cli/server.ts", from: "server/questions/cache/local.ts" },
  { file: "src/cli/server.ts", from: "server/store/admin.ts" },
  { file: "src/cli/server.ts", from: "server/worker.ts" },
  { file: "src/library/stored.ts", from: "server/store/admin.ts" },
  { file: "src/library/stored.ts", from: "server/questions/cache/local.ts" },
];

/** Modules that may open sockets: the door, the demo, which serves a site, the Action's entry, whose toolkit could, and the server. */
const mayOpenSockets = [
  "src/net/",
  "src/demo/",
  "src/action/start.ts",
  "server/main.ts",
  "server/http/app.ts",
  "server/http/listener/",
  // A SQLite driver in its own thread, and a PostgreSQL client.
  "server/store/sqlite/",
  "server/store/postgres/",
  // A client of Redis.
  "server/store/redis/",
  // prom-client could push to a gateway; this is not used.
  "server/telemetry/instruments.ts",
  // OpenTelemetry's exporter, to the endpoint that the operator sets.
  "server/telemetry/tracing.ts",
  // A client of SMTP.
  "server/notifications/mail/",
  // better-auth could contact providers and report its use; both are disabled.
  "server/accounts/auth.ts",
  // Its generic provider would ask by itself; it is given functions of the door instead.
  "server/accounts/oidc/plugin.ts",
  // Its library would request the revocation lists of attestations with certificates; those are refused before.
  "server/accounts/passkeys/",
  "server/accounts/refusal.ts",
];

const references = new Map(sources.map((file) => [file, readReferences(textOf(file), langOf(file))]));
const imports = [...references].flatMap(([file, { imports }]) =>
  imports.map(({ from, names }) => ({ file, from: resolved(file, from), names })),
);

function resolved(file: string, from: string): string {
  if (!from.startsWith(".")) return from;
  const path = posix.join(posix.dirname(file), from);
  return /^(?:src|server)\//.test(path) ? path : `./${path}`;
}

function layerOf(path: string): string {
  return Object.keys(layers).find((layer) => path.startsWith(`${layer}/`)) ?? path;
}

test("imports follow the layers", () => {
  const strays = imports.filter(({ file, from }) => {
    const [here, there] = [layerOf(file), layerOf(from)];
    if (toServer.some((way) => file === way.file && from === way.from)) return false;
    return there in layers && here !== there && !layers[here]?.includes(there);
  });

  expect(imports.length).toBeGreaterThan(50);
  expect(strays).toEqual([]);
});

test("the vocabulary knows no data, not even its types", () => {
  const strays = sources.filter((file) => file.startsWith("src/core/") && /from "[^"]*\/data\//.test(textOf(file)));

  expect(strays).toEqual([]);
});

test("measuring alone loads no server", () => {
  const ways = imports.filter(({ file, from }) => file.startsWith("src/") && from.startsWith("server/"));

  // A dynamic import takes the whole module.
  expect(ways).toEqual(toServer.map((way) => ({ ...way, names: ["*"] })));
});

test("every source belongs to a layer", () => {
  expect(sources.filter((file) => !(layerOf(file) in layers))).toEqual([]);
});

/** The most sources per folder. */
const mostInAFolder = 30;

test("no folder is long", () => {
  const held = Map.groupBy([...sources, ...helpersAndTests()], (file) => posix.dirname(file));
  const long = [...held].filter(([, { length }]) => length > mostInAFolder);

  expect(held.size).toBeGreaterThan(50);
  expect(long.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

test("the server's root holds what starts it, and folders say what they hold", () => {
  const own = sources.filter((file) => file.startsWith("server/")).map((file) => file.split("/"));
  const loose = own.filter(({ length }) => length === 2);

  expect(loose.length).toBeLessThanOrEqual(8);
  expect(new Set(own.filter(({ length }) => length > 2).map(([, folder]) => folder))).toEqual(
    new Set([
      "accounts",
      "agents",
      "ct",
      "http",
      "monitoring",
      "notifications",
      "operations",
      "pages",
      "questions",
      "store",
      "telemetry",
    ]),
  );
});

/** Everything under `test`: helpers, tests and labs. */
function helpersAndTests(): readonly string[] {
  return globSync("test/**/*.ts").map((file) => file.replaceAll("\\", "/"));
}

test("modules of a topic are in its folder", () => {
  const folders = new Set(sources.map((file) => posix.dirname(file)));
  const strays = sources.filter((file) => {
    const [folder, words] = [posix.dirname(file), posix.basename(file, ".ts").split("-")];
    // `spf-record.ts` and `judge-spf.ts` next to `spf/`.
    return words.some(
      (_, at) =>
        at > 0 && [words.slice(0, at), words.slice(at)].some((some) => folders.has(`${folder}/${some.join("-")}`)),
    );
  });

  expect(strays).toEqual([]);
});

test("a role of a check has one file name", () => {
  const strays = sources.filter((file) =>
    /^src\/checks\/.*-(?:part|findings|problems|schema|collect|judge|fix)\.ts$/.test(file),
  );

  expect(strays).toEqual([]);
});

/** Protocols and formats; modules about one belong to `core/net`, a format or a probe. */
const protocols =
  /(?:^|-)(?:arc|bimi|csp|dane|dkim|dmarc|dns|dnssec|hsts|http|imap|mta|rdap|smtp|spf|ssl|starttls|tls|x509)(?:-|\.)/;

test("the vocabulary names no protocol but in its ports", () => {
  const strays = sources.filter(
    (file) => file.startsWith("src/core/") && !file.startsWith("src/core/net/") && protocols.test(posix.basename(file)),
  );

  expect(strays).toEqual([]);
});

test("a check reaches another check only through its index", () => {
  const strays = imports.filter(({ file, from }) => {
    const [here, there] = [file, from].map((path) => /^src\/checks\/(?<id>[^/]+)\//.exec(path)?.groups?.["id"]);
    return here && there && here !== there && !from.endsWith("/index.ts");
  });

  expect(strays).toEqual([]);
});

test("an import of a file leads to a source", () => {
  // Vite joins the style of the pages to one file. Older versions of Node run the plain JavaScript.
  // The examples of the reference are recorded.
  const others = [
    ...globSync("server/pages/design/*.css"),
    "src/cli/newer-node.js",
    "server/http/openapi/examples.json",
  ];
  const known = new Set([...sources, ...others]);
  const strays = imports.filter(({ from }) => /^(?:src\/|server\/|\.)/.test(from) && !known.has(from));

  expect(strays).toEqual([]);
});

/** A configuration may be a program, which is imported by a computed name; it may name its module format. */
const mayImportAnything = "src/settings/config/config-worker.ts";

/** It runs in our own child process, without its own network access. */
const mayStartIt = "src/settings/config/config-program.ts";

/** Enables Node's compile cache, which is in `node:module` and opens nothing. */
const mayKeepCompiled = "src/cli/index.ts";

/** Publishes our own spans, and subscribes to no other channel. */
const mayPublish = "server/telemetry/spans.ts";

/** They run in the visitor's browser, and the page's CSP limits them to this server; the client is for programs, and asks the server that they name. */
const fetching = new Map([
  ["src/client/global-fetch.ts", "fetch"],
  ["server/pages/browser/follow.ts", "EventSource"],
  ["server/pages/browser/refill.ts", "fetch"],
  ["server/pages/browser/passkeys.ts", "fetch"],
]);

test("only the door opens sockets", () => {
  const strays = imports.filter(
    (each) =>
      !/^(?:src|server)\//.test(each.from) &&
      opensSockets(each) &&
      !(each.file === mayImportAnything && each.names.join() === "registerHooks") &&
      !(each.file === mayStartIt && each.names.join() === "fork") &&
      !(each.file === mayPublish && each.names.join() === "tracingChannel") &&
      !(each.file === mayKeepCompiled && each.from === "node:module") &&
      !mayOpenSockets.some((place) => each.file.startsWith(place)),
  );

  expect(strays).toEqual([]);
});

test("nothing passes by the imports", () => {
  const strays = [...references].filter(([file, { escapes }]) => {
    const known = file === mayImportAnything ? "import(…)" : fetching.get(file);
    return escapes.some((escape) => escape !== known);
  });

  expect(strays.map(([file, { escapes }]) => ({ file, escapes }))).toEqual([]);
});

test("nothing imports in a circle", () => {
  const graph = new Map(
    sources.map((file) => [file, imports.filter((each) => each.file === file).map((each) => each.from)]),
  );
  const done = new Set<string>();

  function circle(file: string, path: readonly string[]): readonly string[] | null {
    if (path.includes(file)) return [...path, file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const found = circle(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  }

  expect(sources.map((file) => circle(file, [])).find(Boolean) ?? null).toBeNull();
});
