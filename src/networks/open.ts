import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, crc32 } from "node:zlib";
import type { Networks, OpenNetworks } from "../core/networks.ts";
import { networksOf } from "../formats/networks/networks.ts";
import { readPack, writePack, type Pack } from "../formats/networks/pack.ts";
import { unshuffle } from "../formats/networks/shuffle.ts";
import { forgetOthers, keepFile } from "./cache.ts";

/** The path of the data that was fetched last, in the data directory. */
export const fetchedFile = "networks/fetched.bin";

/** Maximum size of a pack when decompressed. The current one has about 19 MB. */
const mostBytes = 256 * 1024 * 1024;

/**
 * Opens the network data: the fetched data in the data directory, or the bundled data if that is newer or there is no other. The data is
 * read on first use, and again when newer data was fetched: a server that runs for months must see the result of `data update`. Without a
 * directory (null) nothing is written, and fetched data is not used.
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

/** Returns the newer one of the fetched pack and the bundled pack. */
export function currentPack(directory: string | null): Pack {
  const own = ownPack(directory);
  const fetched = directory === null ? null : readFetched(directory);
  return fetched && dayOf(fetched) >= dayOf(own) ? fetched : own;
}

/** Stores a pack as the fetched data, atomically. Returns false if the directory cannot be written. */
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

/** Returns the bundled pack. It is decompressed into the data directory the first time, and into memory if that cannot be written. */
function ownPack(directory: string | null): Pack {
  const compressed = readFileSync(ownFile());
  const name = `networks/own-${crc32(compressed).toString(16).padStart(8, "0")}.bin`;
  const kept = directory === null ? null : readBytes(join(directory, name));
  const known = kept && readPack(kept);
  if (known) return known;
  const bytes = whole(brotliDecompressSync(compressed, { maxOutputLength: mostBytes }));
  unshuffle(bytes);
  const pack = readPack(bytes);
  if (!pack) throw new Error(`${ownFile()} holds no data about networks`);
  if (directory !== null && keepFile(directory, name, bytes)) forgetOthers(directory, name, /^own-[0-9a-f]{8}\.bin$/);
  return pack;
}

/** Returns the path of `data/networks.br`, which is next to the sources, or next to the bundles in a package. */
function ownFile(): string {
  const places = ["../..", "../../.."].map((up) => join(import.meta.dirname, up, "data/networks.br"));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error("data/networks.br is missing in this installation");
  return found;
}

/** Returns a text that changes when the file is replaced; null if the file cannot be read. */
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
    // Missing or not readable. The bundled data is always there.
    return null;
  }
}

/** Returns bytes that start at the beginning of their memory. Small buffers share memory, so they are copied. */
function whole(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return bytes.byteOffset === 0 ? new Uint8Array(bytes.buffer as ArrayBuffer, 0, bytes.length) : new Uint8Array(bytes);
}
