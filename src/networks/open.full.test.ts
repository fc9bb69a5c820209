import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { emptyPack, renew } from "../formats/networks/build.ts";
import { writePack } from "../formats/networks/pack.ts";
import { readAnnounced } from "../formats/networks/rows.ts";
import { keepFile } from "./cache.ts";
import { fetchedFile, openNetworks } from "./open.ts";

/** A folder with the decompressed data, which takes a second to make. */
const filled = mkdtempSync(join(tmpdir(), "portcullis-networks-"));
beforeAll(() => operator(filled));
afterAll(() => rmSync(filled, { recursive: true, force: true }));

function filledFolder(): string {
  const folder = emptyFolder();
  cpSync(filled, folder, { recursive: true });
  return folder;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-networks-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function operator(directory: string | null): Promise<string | undefined> {
  return (await openNetworks(directory)()).find("8.8.8.8")?.name;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(folder, "networks"));
}

function fetched(folder: string, asOf: string): void {
  const origin = { id: "ranges", source: "A test", url: "https://example.test", terms: "none", asOf } as const;
  const pack = renew(emptyPack, [{ origin, rows: readAnnounced("8.0.0.0,8.255.255.255,64500,Fetched") }]);
  expect(keepFile(folder, fetchedFile, writePack(pack))).toBe(true);
}

test("the bundled data is decompressed once, for its owner only", async () => {
  const folder = join(emptyFolder(), "state/portcullis");
  expect(await operator(folder)).toBe("Google LLC");
  const [file = ""] = filesIn(folder);
  expect(filesIn(folder)).toEqual([expect.stringMatching(/^own-[0-9a-f]{8}\.bin$/)]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const path = join(folder, "networks", file);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const before = statSync(path).mtimeMs;
  expect(await operator(folder)).toBe("Google LLC");
  expect(statSync(path).mtimeMs).toBe(before);
});

test("a damaged file is written again, and files of other versions are removed", async () => {
  const folder = filledFolder();
  const [file = ""] = filesIn(folder);
  const path = join(folder, "networks", file);
  writeFileSync(path, readFileSync(path).fill(0, 5000, 5010));
  writeFileSync(join(folder, "networks/own-00000000.bin"), "old");
  expect(await operator(folder)).toBe("Google LLC");
  expect(filesIn(folder)).toEqual([file]);
});

test("without a writable directory the data is in memory only", async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "occupied"), "a file where the directory should be");
  expect(await operator(join(folder, "occupied"))).toBe("Google LLC");
  expect(await operator(null)).toBe("Google LLC");
  expect(readdirSync(folder)).toEqual(["occupied"]);
});

test.for<[asOf: string, name: string]>([
  ["2099-01-01", "Fetched"],
  ["2020-01-01", "Google LLC"],
])("fetched data is used unless the bundled data is newer: %s", async ([asOf, name]) => {
  const folder = filledFolder();
  fetched(folder, asOf);
  expect(await operator(folder)).toBe(name);
});

test("fetched data that is damaged is not used", async () => {
  const folder = filledFolder();
  writeFileSync(join(folder, fetchedFile), "PCNETS01 and then nothing");
  chmodSync(join(folder, fetchedFile), 0o600);
  expect(await operator(folder)).toBe("Google LLC");
});

test("open data is read again only after a fetch", async () => {
  const folder = filledFolder();
  const open = openNetworks(folder);
  const before = await open();
  expect(before.find("8.8.8.8")?.name).toBe("Google LLC");
  expect(await open()).toBe(before);

  fetched(folder, "2099-01-01");

  const after = await open();
  expect(after.find("8.8.8.8")?.name).toBe("Fetched");
  expect(await open()).toBe(after);
});
