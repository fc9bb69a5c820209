import { crc32 } from "node:zlib";
import { z } from "zod";
import { networkPartIds, type NetworkPart, type NetworkPartId } from "../../core/networks.ts";
import type { NetworkRanges, NetworkTable, Values } from "./table.ts";

/** The content of a network data file. */
export interface Pack {
  readonly parts: readonly NetworkPart[];
  /** All known AS numbers in order, with their names. */
  readonly numbers: Uint32Array;
  /** The start of each name in `names`, with one extra entry for the end. */
  readonly nameStarts: Uint32Array;
  /** UTF-8. */
  readonly names: Uint8Array;
  /** In `ranges` a value is the number's index plus one, in `country` two letters, elsewhere 1. */
  readonly tables: Partial<Readonly<Record<NetworkPartId, NetworkTable>>>;
}

const magic = "PCNETS01";
/** The magic bytes, the header length, and the checksum of everything after it. */
const prelude = 16;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const line = z.string().max(400);

const header = z.object({
  parts: z
    .array(
      z.object({
        id: z.enum(networkPartIds),
        source: line,
        url: line,
        terms: line,
        asOf: day,
        ranges: z.int().min(0),
      }),
    )
    .max(networkPartIds.length),
  sections: z.record(
    line,
    z.object({
      offset: z.int().min(0).multipleOf(8),
      length: z.int().min(0),
      width: z.union([z.literal(1), z.literal(2), z.literal(4)]),
    }),
  ),
});

type Section = z.output<typeof header>["sections"][string];

/**
 * Writes a pack in a format that is used in place: a JSON header followed by columns of numbers, each aligned to 8 bytes. Little-endian, like every
 * platform with Node builds.
 */
export function writePack(pack: Pack): Uint8Array<ArrayBuffer> {
  const columns = [...columnsOf(pack)];
  const sections: Record<string, Section> = {};
  let offset = 0;
  for (const [name, column] of columns) {
    sections[name] = { offset, length: column.length, width: column.BYTES_PER_ELEMENT as Section["width"] };
    offset = aligned(offset + column.byteLength);
  }
  const text = Buffer.from(JSON.stringify({ parts: pack.parts, sections }));
  const start = aligned(prelude + text.length);
  const bytes = new Uint8Array(start + offset);
  const view = new DataView(bytes.buffer);
  bytes.set(Buffer.from(magic, "latin1"));
  view.setUint32(8, text.length, true);
  bytes.set(text, prelude);
  for (const [name, column] of columns) {
    bytes.set(
      new Uint8Array(column.buffer, column.byteOffset, column.byteLength),
      start + (sections[name]?.offset ?? 0),
    );
  }
  view.setUint32(12, crc32(bytes.subarray(prelude)), true);
  return bytes;
}

function* columnsOf({ numbers, nameStarts, names, tables }: Pack): Generator<readonly [name: string, column: Values]> {
  yield ["numbers", numbers];
  yield ["name-starts", nameStarts];
  yield ["names", names];
  for (const id of networkPartIds) {
    const table = tables[id];
    if (!table) continue;
    for (const family of ["four", "six"] as const) {
      const { starts, values } = table[family];
      for (const [at, column] of starts.entries()) yield [`${id}.${family}.${at}`, column];
      yield [`${id}.${family}.values`, values];
    }
  }
}

function aligned(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}

/** Reads the output of {@link writePack} without copying; null if it is invalid or changed. */
export function readPack(bytes: Uint8Array<ArrayBuffer>): Pack | null {
  const head = readHeader(bytes);
  if (!head || crc32(bytes.subarray(prelude)) !== checksumOf(bytes)) return null;
  const { parts, sections, start } = head;
  const column = (name: string): Values => {
    const section = sections[name];
    const at = start + (section?.offset ?? 0);
    if (!section || at + section.length * section.width > bytes.length) return new Uint32Array();
    const Kind = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array }[section.width];
    return new Kind(bytes.buffer, bytes.byteOffset + at, section.length);
  };
  const wide = (name: string): Uint32Array => column(name) as Uint32Array;
  const ranges = (name: string, words: number): NetworkRanges => ({
    starts: Array.from({ length: words }, (_, at) => wide(`${name}.${at}`)),
    values: column(`${name}.values`),
  });
  return {
    parts,
    numbers: wide("numbers"),
    nameStarts: wide("name-starts"),
    names: column("names") as Uint8Array,
    tables: Object.fromEntries(
      parts.map(({ id }) => [id, { four: ranges(`${id}.four`, 1), six: ranges(`${id}.six`, 4) }]),
    ),
  };
}

/** The columns of a pack with addresses, numbers and places in order, to rewrite in place; none if the pack cannot be read. */
export function ascendingColumnsOf(bytes: Uint8Array<ArrayBuffer>): readonly Uint32Array<ArrayBuffer>[] {
  const { sections = {}, start = 0 } = readHeader(bytes) ?? {};
  return Object.entries(sections)
    .filter(([name, { width }]) => width === 4 && !name.endsWith(".values"))
    .map(([, { offset, length }]) => new Uint32Array(bytes.buffer, bytes.byteOffset + start + offset, length));
}

interface Head extends z.output<typeof header> {
  /** Where the columns start. */
  readonly start: number;
}

function readHeader(bytes: Uint8Array<ArrayBuffer>): Head | null {
  // Columns are read in place, which requires alignment.
  if (bytes.byteOffset % 8 !== 0 || bytes.length < prelude) return null;
  if (Buffer.from(bytes.subarray(0, 8)).toString("latin1") !== magic) return null;
  const length = viewOf(bytes).getUint32(8, true);
  if (prelude + length > bytes.length) return null;
  try {
    const head = header.safeParse(JSON.parse(Buffer.from(bytes.subarray(prelude, prelude + length)).toString("utf8")));
    return head.success ? { ...head.data, start: aligned(prelude + length) } : null;
  } catch {
    return null;
  }
}

function checksumOf(bytes: Uint8Array<ArrayBuffer>): number {
  return viewOf(bytes).getUint32(12, true);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
