import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/runs.ts";
import { readDataTile, readEntries } from "./entry.ts";
import { isSignedList, logsToFollow, readLogList } from "./log-list.ts";
import { readLoggedCertificate, readLoggedNames } from "./logged-certificate.ts";
import {
  emptyRange,
  growTree,
  isConsistent,
  leafHashOf,
  nodeHashOf,
  rangeFromLastLeaf,
  rootOf,
  subtreesOf,
  type CompactRange,
} from "./merkle.ts";
import { tilePath, widthIn } from "./tile-path.ts";
import { readCheckpoint, readLogKey, readTreeHead } from "./tree-head.ts";

const vectors = JSON.parse(readFileSync("test/data/ct/rfc6962.json", "utf8")) as {
  readonly leaves: readonly string[];
  readonly roots: readonly string[];
  readonly precertificate: string;
  readonly certificate: string;
};

function rangeOf(leaves: readonly Buffer[]): CompactRange {
  const tree = growTree(emptyRange);
  for (const leaf of leaves) tree.appendLeaf(leaf);
  return tree.range();
}

test("the roots of transparency-dev's Merkle trees", () => {
  const leaves = vectors.leaves.map((leaf) => leafHashOf(Buffer.from(leaf, "hex")));

  expect(vectors.roots.map((_, size) => rootOf(rangeOf(leaves.slice(0, size))).toString("hex"))).toEqual(vectors.roots);
});

/** RFC 6962 §2.1, word for word. */
function treeHash(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (!only || leaves.length === 1) return only ?? rootOf(emptyRange);
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  return nodeHashOf(treeHash(leaves.slice(0, split)), treeHash(leaves.slice(split)));
}

/** RFC 6962 §2.1.1, word for word. */
function auditPath(at: number, leaves: readonly Buffer[]): readonly Buffer[] {
  if (leaves.length === 1) return [];
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return at < split ? [...auditPath(at, left), treeHash(right)] : [...auditPath(at - split, right), treeHash(left)];
}

/** RFC 6962 §2.1.2, word for word. */
function consistencyProof(first: number, leaves: readonly Buffer[], isWhole = true): readonly Buffer[] {
  if (first === leaves.length) return isWhole ? [] : [treeHash(leaves)];
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return first <= split
    ? [...consistencyProof(first, left, isWhole), treeHash(right)]
    : [...consistencyProof(first - split, right, false), treeHash(left)];
}

const sizes = fc
  .integer({ min: 1, max: 70 })
  .chain((size) => fc.tuple(fc.integer({ min: 1, max: size }), fc.constant(size)));

test("property: trees, subtrees, audit paths and consistency proofs agree with the definitions of RFC 6962", () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 255 }), ([first, size], flip) => {
      const leaves = Array.from({ length: size }, (_, index) => leafHashOf(Buffer.from([index])));
      const whole = rangeOf(leaves);
      const root = treeHash(leaves);
      expect(rootOf(whole)).toEqual(root);

      const grown = growTree(rangeOf(leaves.slice(0, first)));
      for (const subtree of subtreesOf(first, size)) {
        const from = subtree.index * 2 ** subtree.level;
        grown.appendSubtree(subtree, treeHash(leaves.slice(from, from + 2 ** subtree.level)));
      }
      expect(grown.range()).toEqual(whole);

      expect(rangeFromLastLeaf(size, leaves.at(-1) ?? root, auditPath(size - 1, leaves))).toEqual(whole);

      const [was, is] = [
        { size: first, root: treeHash(leaves.slice(0, first)) },
        { size, root },
      ];
      const proof = consistencyProof(first, leaves);
      expect(isConsistent(was, is, proof)).toBe(true);
      // Any other root or proof is refused.
      const wrong = Buffer.from(root);
      wrong[flip % 32] = (wrong[flip % 32] ?? 0) ^ 1;
      expect(isConsistent(was, { size, root: wrong }, proof)).toBe(false);
      expect(isConsistent({ ...was, root: wrong }, is, proof)).toBe(false);
      expect(first < size && isConsistent(was, is, proof.slice(0, -1))).toBe(false);
      expect(isConsistent(was, is, [...proof, root])).toBe(false);
    }),
    { numRuns: runs(200) },
  );
});

test("a real data tile: its leaf hashes are those of the hash tile, and its names those of the names tile", () => {
  const tile = readFileSync("test/data/ct/navigli/entries");
  const hashes = readFileSync("test/data/ct/navigli/hashes");
  const entries = readDataTile(tile, 10) ?? [];

  expect(Buffer.concat(entries.map(({ leafHash }) => leafHash))).toEqual(hashes);
  const lines = readFileSync("test/data/ct/navigli/names.jsonl", "utf8").trim().split("\n");
  const expected = lines.map((line) => (JSON.parse(line) as { DNS?: string[] }).DNS ?? []);
  const read = entries.map(({ logged }) => (logged && readLoggedNames(logged)?.names) ?? []);
  expect(read).toEqual(expected.map((names) => [...new Set(names.map((name) => name.replace(/^\*\./, "")))]));
  for (const { logged } of entries)
    expect(logged && readLoggedCertificate(logged)).toMatchObject({ issuer: expect.stringMatching(/\w/) });
  // Truncated tiles, tiles with more or fewer entries, and every other width are refused.
  for (const [bytes, width] of [
    [tile.subarray(0, -1), 10],
    [tile, 9],
    [tile, 11],
    [Buffer.alloc(0), 1],
  ] as const)
    expect(readDataTile(bytes, width)).toBe(null);
});

test("real entries of an RFC 6962 log", () => {
  const answer = {
    entries: [{ leaf_input: vectors.precertificate, extra_data: "" }, { leaf_input: vectors.certificate }],
  };
  const [precertificate, certificate] = readEntries(Buffer.from(JSON.stringify(answer))) ?? [];

  expect(precertificate?.logged).toMatchObject({ kind: "precertificate", timestamp: 1_422_867_427_528 });
  expect(certificate?.logged).toMatchObject({ kind: "certificate" });
  const told = [precertificate, certificate].map((each) => {
    const logged = each?.logged;
    return logged && { ...readLoggedNames(logged), ...readLoggedCertificate(logged) };
  });
  expect(told).toMatchObject([
    { names: expect.arrayContaining([expect.stringContaining(".")]), issuer: "GeoTrust Inc." },
    { names: expect.arrayContaining([expect.stringContaining(".")]), issuer: "GlobalSign nv-sa" },
  ]);
});

test("property: no bytes make the readers throw", () => {
  const tile = readFileSync("test/data/ct/navigli/entries");
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(tile.length - 1), fc.nat(255)), { maxLength: 8 }), (changes) => {
      const bytes = Buffer.from(tile);
      for (const [at, value] of changes) bytes[at] = value;
      for (const { logged } of readDataTile(bytes, 10) ?? []) {
        if (!logged) continue;
        readLoggedNames(logged);
        readLoggedCertificate(logged);
      }
    }),
    { numRuns: runs(300) },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (der) => {
      for (const kind of ["certificate", "precertificate"] as const) {
        expect(readLoggedNames({ kind, der: Buffer.from(der), timestamp: 0 })?.names ?? []).toEqual([]);
        readLoggedCertificate({ kind, der: Buffer.from(der), timestamp: 0 });
      }
      expect(readEntries(der)).toBe(null);
    }),
    { numRuns: runs(300) },
  );
});

// By the tests of sunlight (ISC) and certspotter.
const rome = `rome2026h1.example.org
300
lCkHUpkmVBEms2r2T1K6Og69+wUuuN3MIEW1/ezu2v0=

— rome2026h1.example.org kVB1JgAAAZtxtEwABAMARzBFAiEAi+mTa2xjL1IdWpH82OeciGsGvwRAP+f1WkfKaSZCfFECIHoNPZ/Q3y6UNzvKOO9cuLr6V16vPNfhwhle9f6r5H/Z
`;
const romeKey =
  "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEPIcer7RB32jt4bTEbhgUKLKvOctFD+I2hoDItFxUBlJiGFvftBuRk3fO7e1T7gC2ekyfL7XoO2oN/ObcZyc4EA==";

function keyOf(text: string) {
  const key = readLogKey(Buffer.from(text, "base64"));
  if (!key) throw new Error("a key of a log");
  return key;
}

test("a checkpoint of sunlight verifies, with signatures of others around it; nothing else does", () => {
  const key = keyOf(romeKey);
  const read = (text: string, origin = "rome2026h1.example.org") => readCheckpoint(Buffer.from(text), origin, key);
  const witness = "— someone.example c2lnbmF0dXJlCg==\n";

  expect(key.id.toString("base64")).toBe("CKIDXIl+znJaHUyhzhNVaSxIUov59RCXLh3fJXJExnk=");
  expect(read(rome)).toMatchObject({ size: 300, timestamp: Date.parse("2025-12-31T00:00:00Z") });
  expect(read(rome + witness)).toMatchObject({ size: 300 });
  expect(read(rome.replace("\n\n", `\n\n${witness}— rome2026h1.example.orgc2lnbmF0dXJl\n`))).toMatchObject({
    size: 300,
  });
  expect(read(rome.replace("\n300\n", "\n301\n"))).toBe("signature");
  expect(read(rome.replace("lCkH", "lCkI"))).toBe("signature");
  expect(read(rome.replace("kVB1Jg", "kVB1Jh"))).toBe("signature");
  expect(read(rome.slice(0, rome.indexOf("—")))).toBe("signature");
  expect(read(rome, "rome2026h2.example.org")).toBe("malformed");
  for (const size of ["0300", "-1", "1e3", "99999999999999999", ""])
    expect(read(rome.replace("\n300\n", `\n${size}\n`))).toBe("malformed");
  expect(read(rome.replace("lCkH", ""))).toBe("malformed");
  expect(read("")).toBe("malformed");
});

test("a signed tree head of Google's log verifies, and a changed one does not", () => {
  const key = keyOf(
    "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAESYlKFDLLFmA9JScaiaNnqlU8oWDytxIYMfswHy9Esg0aiX+WnP/yj4O0ViEHtLwbmOQeSWBGkIu9YK9CLeer+g==",
  );
  const head = {
    sha256_root_hash: "l+XrWXWRyp4SmATORgTfz4CcYS/VlE7CeTuWI0FAk3o=",
    timestamp: 1_588_741_228_371,
    tree_head_signature:
      "BAMASDBGAiEAnaHGuwnyyHWvrfgEn3qtl1j2heMzocku6ZAItYD75m8CIQCpotlpH5GEPEfMMzky72BCuIl14FB65t5SWZ91vgTQOg==",
    tree_size: 90_785_920,
  };
  const read = (more: object) => readTreeHead(Buffer.from(JSON.stringify({ ...head, ...more })), key);

  expect(read({})).toMatchObject({ size: 90_785_920, timestamp: 1_588_741_228_371 });
  expect(read({ tree_size: 90_785_921 })).toBe("signature");
  expect(read({ timestamp: 1_588_741_228_372 })).toBe("signature");
  expect(read({ tree_size: "90785920" })).toBe("malformed");
  expect(read({ sha256_root_hash: "AAAA" })).toBe("malformed");
  expect(readTreeHead(Buffer.from("<html>"), key)).toBe("malformed");
});

test.for([
  [0, "000"],
  [105, "105"],
  [1050, "x001/050"],
  [1_234_067, "x001/x234/067"],
  [15_999_001, "x015/x999/001"],
] as const)("tile %d is at %s", ([index, path]) => {
  expect(tilePath({ level: 0, index, width: 256 })).toBe(`tile/0/${path}`);
  expect(tilePath({ level: "data", index, width: 8 })).toBe(`tile/data/${path}.p/8`);
});

test("the widths of tiles in a tree of 70,000, by the specification's example", () => {
  expect([widthIn(70_000, 0, 272), widthIn(70_000, 0, 273), widthIn(70_000, 0, 274)]).toEqual([256, 112, 0]);
  expect([widthIn(70_000, 1, 0), widthIn(70_000, 1, 1), widthIn(70_000, 2, 0), widthIn(70_000, 3, 0)]).toEqual([
    256, 17, 1, 0,
  ]);
});

test("the bundled log list is signed by Google, and dated; a changed one is not signed", () => {
  const bundled = brotliDecompressSync(readFileSync("data/ct-log-list.br"));
  const [signature, list] = [bundled.subarray(0, 512), bundled.subarray(512)];

  expect(isSignedList(list, signature)).toBe(true);
  const read = readLogList(list);
  expect(read).toMatchObject({ madeAt: Date.parse("2026-08-20T13:34:57Z"), unreadable: 0 });
  const followed = read ? logsToFollow(read, Date.parse("2026-11-30T00:00:00Z")) : [];
  expect(followed.map(({ kind }) => kind).filter((kind) => kind === "tiled")).toHaveLength(22);
  expect(followed).toHaveLength(43);
  expect(followed.find(({ name }) => name.includes("Sycamore2027h1"))).toMatchObject({
    kind: "tiled",
    url: "https://mon.sycamore.ct.letsencrypt.org/2027h1/",
    origin: "log.sycamore.ct.letsencrypt.org/2027h1",
    mmd: 60,
  });
  const changed = Buffer.from(list);
  changed[changed.indexOf("usable")] = 0x55;
  expect(isSignedList(changed, signature)).toBe(false);
});

/** A log list with some logs of one operator. */
function listOf(...logs: readonly unknown[]) {
  const list = { log_list_timestamp: "2026-01-01T00:00:00Z", operators: [{ name: "x", logs }] };
  return readLogList(Buffer.from(JSON.stringify(list)));
}

test("a log list with hostile parts: what cannot be read is counted", () => {
  const key = Buffer.from(romeKey, "base64");
  const good = {
    description: "Rome",
    log_id: keyOf(romeKey).id.toString("base64"),
    key: key.toString("base64"),
    mmd: 86_400,
    url: "https://rome.example",
    state: { usable: { timestamp: "2026-01-01T00:00:00Z" } },
  };

  expect(listOf(good)?.logs).toMatchObject([{ url: "https://rome.example/", origin: "rome.example", state: "usable" }]);
  expect(
    listOf({ ...good, log_id: "AAAA" }, { ...good, url: "file:///etc/passwd" }, { ...good, mmd: -1 }, null, 5),
  ).toMatchObject({ logs: [], unreadable: 5 });
  expect(listOf(good, good)?.logs).toHaveLength(1);
  expect(listOf({ ...good, key: Buffer.from("MFk").toString("base64") })).toMatchObject({ logs: [], unreadable: 1 });
  expect(readLogList(Buffer.from("[]"))).toBe(null);
});
