import { types, typeText, type TypeName } from "../../src/formats/dns/codes.ts";
import { parseData, type RecordData } from "../../src/formats/dns/data.ts";
import type { KnownData, Kind } from "../../src/formats/dns/kinds.ts";
import { recordFields } from "../../src/formats/dns/kinds.ts";
import { ipv4, ipv6 } from "../../src/formats/dns/fields/addresses.ts";
import * as bytes from "../../src/formats/dns/fields/bytes.ts";
import { looseName, name, plainName, signerName } from "../../src/formats/dns/fields/names.ts";
import { byte, long, short, time, typeNumber } from "../../src/formats/dns/fields/numbers.ts";
import { serviceParameters, type ServiceParameter } from "../../src/formats/dns/fields/service.ts";
import { typeBitmap } from "../../src/formats/dns/fields/types.ts";
import type { ResourceRecord } from "../../src/formats/dns/message.ts";
import type { DnsName } from "../../src/formats/dns/name.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { memo } from "../memo.ts";

/** A word of a master file, without quotes. */
const word = /"(?<quoted>(?:[^"\\]|\\.)*)"|(?<plain>[^\s"]+)/gs;

/** Removes a field's words from the front of the remaining words. */
type Take = (words: string[], origin: string) => unknown;

function next(words: string[]): string {
  const first = words.shift();
  if (first === undefined) throw new Error("a word is missing");
  return first;
}

function rest(words: string[]): readonly string[] {
  return words.splice(0);
}

/** Reads a name of a master file, RFC 1035 §5.1: `@` is the origin, and a name without a dot at its end is below it. */
export function nameFrom(text: string, origin: string): DnsName {
  if (text === "@") return parseName(origin);
  return parseName(/(?<!\\)\.$/.test(text) || origin === "." ? text : `${text}.${origin}`);
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
const toName: Take = (words, origin) => nameFrom(next(words), origin);
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
  [
    serviceParameters,
    (words) =>
      rest(words)
        .map(parameterOf)
        .toSorted((one, other) => numberOf(one) - numberOf(other)),
  ],
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

/** RFC 9460 §2.1, of the parameters that are found in the wild; `key7=0a0b` for any other, in hexadecimal. */
function parameterOf(text: string): ServiceParameter {
  const [key = "", value = ""] = text.split(/=(.*)/s);
  const list = value.split(",");
  if (key === "alpn") return { key: 1, protocols: list.map(octets) };
  if (key === "no-default-alpn") return { key: 2 };
  if (key === "port") return { key: 3, port: Number(value) };
  if (key === "ipv4hint") return { key: 4, addresses: list };
  if (key === "ech") return { key: 5, config: Buffer.from(value, "base64") };
  if (key === "ipv6hint") return { key: 6, addresses: list };
  return { key: "other", number: Number(key.replace("key", "")), value: Buffer.from(value, "hex") };
}

function numberOf(parameter: ServiceParameter): number {
  return parameter.key === "other" ? parameter.number : parameter.key;
}

/** Logical lines: without comments, and joined inside parentheses. */
function linesOf(text: string): readonly string[] {
  const bare = text.replaceAll(/("(?:[^"\\]|\\.)*")|;.*/g, (_, quoted?: string) => quoted ?? "");
  const joined = bare.replaceAll(
    /("(?:[^"\\]|\\.)*")|\(([^()"]*)\)/g,
    (_, quoted?: string, inner?: string) => quoted ?? inner?.replaceAll("\n", " ") ?? "",
  );
  return joined.split("\n").filter((line) => line.trim() !== "");
}

/**
 * Parses records in presentation format, one per line with optional TTL and class. Names without a trailing dot are relative to the origin.
 * For tests only: without validation.
 */
export function parseRecords(text: string, origin = ".", usualTtl = 3600): readonly ResourceRecord[] {
  return parsed(`${origin} ${usualTtl} ${text}`, () => newRecords(text, origin, usualTtl));
}

const parsed = memo<readonly ResourceRecord[]>();

function newRecords(text: string, origin: string, usualTtl: number): readonly ResourceRecord[] {
  return linesOf(text).map((line) => {
    const words = [...line.matchAll(word)].map(({ groups }) => groups?.["quoted"] ?? groups?.["plain"] ?? "");
    const owner = nameFrom(next(words), origin);
    const ttl = /^\d+$/.test(words[0] ?? "") ? Number(next(words)) : usualTtl;
    if (words[0] === "IN") words.shift();
    const type = typeOf(next(words));
    if (!Number.isInteger(type)) throw new Error(`this has no type: ${line.trim()}`);
    return { name: owner, type, class: 1, ttl, data: dataFrom(type, words, origin) };
  });
}

function dataFrom(type: number, words: string[], origin: string): RecordData {
  // RFC 3597 §5: data of any type, right or wrong, by its octets.
  if (words[0] === "\\#") return parseData(Buffer.from(words.slice(2).join(""), "hex"), type);
  const kind = typeText(type) as Kind;
  const data: Record<string, unknown> = { type: kind };
  for (const [key, field] of recordFields[kind]) {
    const take = takes.get(field);
    if (!take) throw new Error(`${kind} is not read`);
    data[key] = take(words, origin);
  }
  if (words.length > 0) throw new Error(`${kind} has no more than that: ${words.join(" ")}`);
  return data as unknown as KnownData;
}
