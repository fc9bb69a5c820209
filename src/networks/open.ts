import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, crc32 } from "node:zlib";
import type { Networks, OpenNetworks } from "../core/networks.ts";
import { networksOf } from "../formats/networks/networks.ts";
import { readPack, writePack, type Pack } from "../formats/networks/pack.ts";
import { forgetOthers, keepFile } from "./keep.ts";

/** The data that was fetched last, within the data directory. */
export const fetchedFile = "networks/fetched.bin";

/** The pack is some 19 MB; nothing that is ten times as long is one. */
const mostBytes = 256 * 1024 * 1024;

/**
 * The data about networks: what was fetched into the data directory, or what comes with the product where that is newer or there is
 * nothing else. Read when it is first asked for, and again when something newer was fetched: a server that runs for months is to see what
 * `data update` brings. Null stands for no directory: then nothing is written, and nothing fetched is seen.
 */
export function openNetworks(directory: string | null): OpenNetworks {
  let opened: Promise<Networks> | undefined;
  let seen: string | null = null;
  return () => {
    const there = directory === null ? null : stampOf(join(directory, fetchedFile));
    if (there !== seen) opened = undefined;
    seen = there;
    opened ??= Promise.resolve().then(() => networksOf(currentPack(directory)));
    return opened;
  };
}

/** The pack that counts: the newer one of what was fetched and what comes with the product. */
export function currentPack(directory: string | null): Pack {
  const own = ownPack(directory);
  const fetched = directory === null ? null : readFetched(directory);
  return fetched && dayOf(fetched) >= dayOf(own) ? fetched : own;
}

/** Keeps a pack as what was fetched last, in one step. False where the directory cannot be written. */
export function keepPack(directory: string, pack: Pack): boolean {
  return keepFile(directory, fetchedFile, writePack(pack));
}

function readFetched(directory: string): Pack | null {
  const bytes = readBytes(join(directory, fetchedFile));
  return bytes && readPack(bytes);
}

function dayOf({ parts }: Pack): string {
  return parts.find(({ id }) => id === "ranges")?.asOf ?? "";
}

/** What comes with the product, decompressed into the data directory the first time, and in memory where that cannot be written. */
function ownPack(directory: string | null): Pack {
  const compressed = readFileSync(ownFile());
  const name = `networks/own-${crc32(compressed).toString(16).padStart(8, "0")}.bin`;
  const kept = directory === null ? null : readBytes(join(directory, name));
  const known = kept && readPack(kept);
  if (known) return known;
  const bytes = whole(brotliDecompressSync(compressed, { maxOutputLength: mostBytes }));
  const pack = readPack(bytes);
  if (!pack) throw new Error(`${ownFile()} holds no data about networks`);
  if (directory !== null && keepFile(directory, name, bytes)) forgetOthers(directory, name, /^own-[0-9a-f]{8}\.bin$/);
  return pack;
}

/** It stands beside the sources, and beside the bundles in a package: `data/networks.br`. */
function ownFile(): string {
  const places = ["../..", "../../.."].map((up) => join(import.meta.dirname, up, "data/networks.br"));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error("data/networks.br is missing in this installation");
  return found;
}

/** Another one stands for another file; null where there is none that can be read. */
function stampOf(path: string): string | null {
  try {
    const { ino, mtimeMs, size } = statSync(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return null;
  }
}

function readBytes(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return whole(readFileSync(path));
  } catch {
    // Missing, or not ours to read: the data that comes with the product is always there.
    return null;
  }
}

/** Small buffers share one piece of memory, in which they may begin anywhere. */
function whole(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return bytes.byteOffset === 0 ? new Uint8Array(bytes.buffer as ArrayBuffer, 0, bytes.length) : new Uint8Array(bytes);
}
