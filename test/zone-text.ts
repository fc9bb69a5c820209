import { types, type TypeName } from "../src/formats/dns/codes.ts";
import type { KnownData, Kind } from "../src/formats/dns/kinds.ts";
import { fieldsOf } from "../src/formats/dns/kinds.ts";
import { ipv4, ipv6 } from "../src/formats/dns/field-addresses.ts";
import * as bytes from "../src/formats/dns/field-bytes.ts";
import { looseName, name, plainName, signerName } from "../src/formats/dns/field-names.ts";
import { byte, long, short, time, typeNumber } from "../src/formats/dns/field-numbers.ts";
import { typeBitmap } from "../src/formats/dns/field-types.ts";
import type { ResourceRecord } from "../src/formats/dns/message.ts";
import { parseName } from "../src/formats/dns/name-text.ts";

/** A word of a master file: what stands in it, without its quotes. */
const word = /"(?<quoted>(?:[^"\\]|\\.)*)"|(?<plain>[^\s"]+)/gs;

/** Takes the words that belong to a field off the front of those that are left. */
type Take = (words: string[]) => unknown;

function next(words: string[]): string {
  const first = words.shift();
  if (first === undefined) throw new Error("a word is missing");
  return first;
}

function rest(words: string[]): readonly string[] {
  return words.splice(0);
}

function octets(text: string): Buffer {
  const plain = text.replaceAll(/\\(?:(\d{3})|(.))/gs, (_, code?: string, sign?: string) =>
    code === undefined ? (sign ?? "") : String.fromCharCode(Number(code)),
  );
  return Buffer.from(plain, "latin1");
}

function typeOf(text: string): number {
  return types[text as TypeName] ?? Number(text.replace("TYPE", ""));
}

/** RFC 4034 §3.2: a time in fourteen digits, or seconds since 1970. */
function secondsOf(text: string): number {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)?.map(Number) ?? [];
  return y === undefined ? Number(text) : Date.UTC(y, (mo ?? 1) - 1, d, h, mi, s) / 1000;
}

const toNumber: Take = (words) => Number(next(words));
const toName: Take = (words) => parseName(next(words));
const toOctets: Take = (words) => octets(next(words));

const takes = new Map<unknown, Take>([
  [byte, toNumber],
  [short, toNumber],
  [long, toNumber],
  [time, (words) => secondsOf(next(words))],
  [typeNumber, (words) => typeOf(next(words))],
  [name, toName],
  [looseName, toName],
  [plainName, toName],
  [signerName, toName],
  [bytes.characterString, toOctets],
  [bytes.characterStrings, (words) => rest(words).map(octets)],
  [bytes.tag, next],
  [bytes.quotedRest, toOctets],
  [bytes.hex, (words) => Buffer.from(rest(words).join(""), "hex")],
  [bytes.base64, (words) => Buffer.from(rest(words).join(""), "base64")],
  [bytes.salt, (words) => Buffer.from(next(words).replace("-", ""), "hex")],
  [bytes.hash, (words) => bytes.base32Bytes(next(words))],
  [ipv4, next],
  [ipv6, next],
  [
    typeBitmap,
    (words) =>
      rest(words)
        .map(typeOf)
        .toSorted((one, other) => one - other),
  ],
]);

/** Lines as they count: without comments, and as long as the parentheses in them. */
function linesOf(text: string): readonly string[] {
  const bare = text.replaceAll(/("(?:[^"\\]|\\.)*")|;.*/g, (_, quoted?: string) => quoted ?? "");
  const joined = bare.replaceAll(/\(([^()"]*)\)/g, (_, inner: string) => inner.replaceAll("\n", " "));
  return joined.split("\n").filter((line) => line.trim() !== "");
}

/**
 * Reads records as RFCs and signing tools print them: one a line with its whole name, TTL and class where they like. Services are
 * not read. For tests alone: it takes anything for what it looks like.
 */
export function parseRecords(text: string): readonly ResourceRecord[] {
  return linesOf(text).map((line) => {
    const words = [...line.matchAll(word)].map(({ groups }) => groups?.["quoted"] ?? groups?.["plain"] ?? "");
    const owner = parseName(next(words));
    const ttl = /^\d+$/.test(words[0] ?? "") ? Number(next(words)) : 3600;
    if (words[0] === "IN") words.shift();
    const type = next(words) as Kind;
    const data: Record<string, unknown> = { type };
    for (const [key, field] of fieldsOf[type]) {
      const take = takes.get(field);
      if (!take) throw new Error(`${type} is not read`);
      data[key] = take(words);
    }
    return { name: owner, type: types[type], class: 1, ttl, data: data as unknown as KnownData };
  });
}
