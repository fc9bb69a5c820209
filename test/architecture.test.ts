import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Who may import whom. A layer may always import itself. */
const layers: Readonly<Record<string, readonly string[]>> = {
  "src/data": [],
  "src/core": ["src/data"],
  "src/formats": ["src/data", "src/core"],
  "src/net": ["src/data", "src/core", "src/formats"],
  "src/probes": ["src/data", "src/core", "src/formats"],
  "src/checks": ["src/data", "src/core", "src/formats", "src/probes"],
  "src/run": ["src/core", "src/checks"],
  "src/gate": ["src/core", "src/checks", "src/run"],
  "src/report": ["src/core"],
  "src/demo": ["src/core", "src/formats"],
  "src/cli": ["src/data", "src/core", "src/net", "src/checks", "src/run", "src/gate", "src/report", "src/demo"],
};

/** Modules that open sockets, and the few places beside the door that may. */
const sockets = /^(?:node:)?(?:net|tls|dns|dgram|https?|http2)(?:\/|$)|^undici$/;
const mayOpenSockets = ["src/net/", "src/demo/"];
/** Harmless names of those modules. */
const harmless = new Set(["isIP", "isIPv4", "isIPv6"]);

interface Import {
  readonly file: string;
  readonly from: string;
  readonly names: readonly string[];
}

const statement = /^(?:import|export)\s+(?!type\b)(?:(?<names>[^"';]*?)\s+from\s+)?"(?<from>[^"]+)"/gm;
const dynamic = /\bimport\(\s*"(?<from>[^"]+)"/g;

const sources = globSync("src/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
const imports = sources.flatMap(importsOf);

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(file, "utf8");
  const found = [...text.matchAll(statement), ...text.matchAll(dynamic)];
  return found.map(({ groups = {} }) => ({
    file,
    from: groups["from"]?.startsWith(".") ? normalize(join(dirname(file), groups["from"])) : (groups["from"] ?? ""),
    names: namesOf(groups["names"] ?? ""),
  }));
}

function namesOf(clause: string): readonly string[] {
  return clause
    .replace(/[{}]/g, "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));
}

function layerOf(path: string): string {
  return Object.keys(layers).find((layer) => path.startsWith(`${layer}/`)) ?? path;
}

test("imports follow the layers", () => {
  const strays = imports.filter(({ file, from }) => {
    const [here, there] = [layerOf(file), layerOf(from)];
    return there in layers && here !== there && !layers[here]?.includes(there);
  });

  expect(imports.length).toBeGreaterThan(50);
  expect(strays).toEqual([]);
});

test("every source belongs to a layer", () => {
  expect(sources.filter((file) => !(layerOf(file) in layers))).toEqual([]);
});

test("a check reaches another check only through its index", () => {
  const strays = imports.filter(({ file, from }) => {
    const [here, there] = [file, from].map((path) => /^src\/checks\/(?<id>[^/]+)\//.exec(path)?.groups?.["id"]);
    return here && there && here !== there && !from.endsWith("/index.ts");
  });

  expect(strays).toEqual([]);
});

test("only the door opens sockets", () => {
  const strays = imports.filter(
    ({ file, from, names }) =>
      sockets.test(from) &&
      !mayOpenSockets.some((place) => file.startsWith(place)) &&
      (names.length === 0 || names.some((name) => !harmless.has(name))),
  );
  const fetching = sources.filter((file) => /(?<![.\w])fetch\(/.test(readFileSync(file, "utf8")));

  expect(strays).toEqual([]);
  expect(fetching).toEqual([]);
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
