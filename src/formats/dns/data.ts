import { cursorOf, readRest, type Cursor } from "./cursor.ts";
import { classes, types } from "./codes.ts";
import { DnsError } from "./error.ts";
import { hexText } from "./fields/bytes.ts";
import { looseName, name, plainName, signerName } from "./fields/names.ts";
import { checkService } from "./fields/service.ts";
import { recordFields, type DataOf, type Kind, type KnownData } from "./kinds.ts";
import { openPart, writeBytes, written, type Out } from "./out.ts";

/** Data of an unsupported type, RFC 3597. */
interface RawData {
  readonly type: "raw";
  readonly bytes: Buffer;
}

/** Data that is invalid for its type. */
interface BrokenData {
  readonly type: "broken";
  readonly bytes: Buffer;
  /** What is invalid, in a few words. */
  readonly reason: string;
}

/** The data of a record. */
export type RecordData = KnownData | RawData | BrokenData;

const kindsByType: ReadonlyMap<number, Kind> = new Map(
  (Object.keys(recordFields) as Kind[]).map((kind) => [types[kind], kind]),
);

const nameFields: ReadonlySet<unknown> = new Set([name, looseName, signerName, plainName]);

/** RFC 1035 §3.4: addresses have another format in other classes, or none. */
const onlyInternet: ReadonlySet<string> = new Set<Kind>(["A", "AAAA"]);

/** How the data of a type is parsed in a class; undefined if it stays raw. */
function kindOf(type: number, inClass: number): Kind | undefined {
  const kind = kindsByType.get(type);
  if (inClass === classes.IN || kind === undefined) return kind;
  const isPlain = inClass === classes.CH || inClass === classes.HS;
  return isPlain && !onlyInternet.has(kind) ? kind : undefined;
}

/** Whether parsed data of a type contains names. */
export function hasNames(type: number): boolean {
  const kind = kindsByType.get(type);
  return kind !== undefined && recordFields[kind].some(([, field]) => nameFields.has(field));
}

/** Parses data up to the cursor's end. Invalid data becomes a value of its own and does not affect other records. */
export function readData(cursor: Cursor, type: number, inClass: number): RecordData {
  const kind = kindOf(type, inClass);
  if (kind === undefined) return { type: "raw", bytes: readRest(cursor) };
  const from = cursor.at;
  try {
    const data: Record<string, unknown> = { type: kind };
    for (const [key, field] of recordFields[kind]) data[key] = field.read(cursor);
    if (cursor.at !== cursor.end) throw new DnsError("more data than its type has");
    return checked(data as unknown as KnownData);
  } catch (error) {
    if (!(error instanceof DnsError)) throw error;
    cursor.at = from;
    return { type: "broken", bytes: readRest(cursor), reason: error.message };
  }
}

/** Checks that involve several fields. */
function checked(data: KnownData): KnownData {
  if (data.type === "SVCB" || data.type === "HTTPS") checkService(data.priority, data.parameters);
  return data;
}

/** Writes data; throws `DnsError` if a value does not fit its field. */
export function writeData(out: Out, data: RecordData): void {
  if (data.type === "raw" || data.type === "broken") return writeBytes(out, data.bytes);
  for (const [field, value] of valuesOf(data)) field.write(out, value);
}

function valuesOf(data: KnownData): readonly (readonly [(typeof recordFields)[Kind][number][1], unknown])[] {
  const values: Readonly<Record<string, unknown>> = { ...data };
  return recordFields[data.type].map(([key, field]) => [field, values[key]]);
}

/** Standalone data without name compression; in canonical form (RFC 4034 §6.2) some names are in lower case. */
export function dataBytes(data: RecordData, isCanonical = false): Buffer {
  const out = openPart(isCanonical);
  writeData(out, data);
  return written(out);
}

/** Data in one ASCII line as `dig` prints it; unsupported types as in RFC 3597 §5. */
export function dataText(data: RecordData): string {
  if (data.type === "raw" || data.type === "broken") {
    return `\\# ${data.bytes.length} ${hexText(data.bytes)}`.trimEnd();
  }
  const texts = valuesOf(data).map(([field, value]) => field.text(value));
  return texts.filter((text) => text !== "").join(" ");
}

/** Whether data was parsed as a type. */
export function isOf<K extends Kind>(kind: K, data: RecordData): data is Extract<KnownData, DataOf<K>> {
  return data.type === kind;
}

/** Parses standalone data of a type in class IN. */
export function parseData(bytes: Buffer, type: number): RecordData {
  return readData(cursorOf(bytes), type, classes.IN);
}

/** The joined strings of a TXT record, RFC 7208 §3.3: decoded as UTF-8 if valid, otherwise as latin1. */
export function joinedText(strings: readonly Buffer[]): string {
  const whole = Buffer.concat(strings);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(whole);
  } catch {
    return whole.toString("latin1");
  }
}
