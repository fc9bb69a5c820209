import { readByte, readBytes, readPart, readRest, readShort, type Cursor } from "../cursor.ts";
import { DnsError } from "../error.ts";
import type { RecordField } from "./field.ts";
import { ipv4, ipv6 } from "./addresses.ts";
import { quoted } from "./bytes.ts";
import { writeBytes, writeCharacterString, writePart, writeShort, type Out } from "../out.ts";

/** A service parameter, RFC 9460 §7 and §8, RFC 9848 for `ech`; unsupported ones by number. */
export type ServiceParameter =
  | { readonly key: 0; readonly mandatory: readonly number[] }
  | { readonly key: 1; readonly protocols: readonly Buffer[] }
  | { readonly key: 2 }
  | { readonly key: 3; readonly port: number }
  | { readonly key: 4 | 6; readonly addresses: readonly string[] }
  | { readonly key: 5; readonly config: Buffer }
  | { readonly key: "other"; readonly number: number; readonly value: Buffer };

const keyNames = ["mandatory", "alpn", "no-default-alpn", "port", "ipv4hint", "ech", "ipv6hint"];

/** RFC 9460 §2.2: parameters sorted by key, each at most once. */
export const serviceParameters: RecordField<readonly ServiceParameter[]> = {
  read(cursor) {
    const parameters: ServiceParameter[] = [];
    for (let last = -1; cursor.at < cursor.end;) {
      const key = readShort(cursor);
      if (key <= last) throw new DnsError("service parameters out of order");
      parameters.push(readPart(cursor, readShort(cursor), (part) => readParameter(key, part)));
      last = key;
    }
    return parameters;
  },
  write(out, parameters) {
    for (const each of parameters) {
      writeShort(out, numberOf(each));
      writePart(out, () => writeParameter(out, each));
    }
  },
  text: (parameters) => parameters.map(parameterText).join(" "),
};

function numberOf(parameter: ServiceParameter): number {
  return parameter.key === "other" ? parameter.number : parameter.key;
}

/**
 * RFC 9460 §8: mandatory keys are present and do not include `mandatory`. §7.1.1: no-default-alpn requires alpn. §2.4.2: parameters of an alias
 * (priority 0) are ignored. Throws `DnsError`.
 */
export function checkService(priority: number, parameters: readonly ServiceParameter[]): void {
  if (priority === 0) return;
  const keys = new Set(parameters.map(numberOf));
  const [first] = parameters;
  const mandatory = first?.key === 0 ? first.mandatory : [];
  if (mandatory.some((key) => key === 0 || !keys.has(key))) throw new DnsError("a mandatory parameter that is missing");
  if (keys.has(2) && !keys.has(1)) throw new DnsError("no-default-alpn without alpn");
}

function readParameter(key: number, part: Cursor): ServiceParameter {
  if (key === 0) return { key, mandatory: ascending(readSeveral(part, readShort)) };
  if (key === 1) return { key, protocols: readSeveral(part, readProtocol) };
  if (key === 2) return { key };
  if (key === 3) return { key, port: readShort(part) };
  if (key === 4) return { key, addresses: readSeveral(part, (each) => ipv4.read(each)) };
  if (key === 5) return { key, config: readRest(part) };
  if (key === 6) return { key, addresses: readSeveral(part, (each) => ipv6.read(each)) };
  // RFC 9460 §14.3.2: reserved.
  if (key === 0xffff) throw new DnsError("the key that is no key");
  return { key: "other", number: key, value: readRest(part) };
}

function readSeveral<T>(part: Cursor, read: (part: Cursor) => T): readonly T[] {
  const values = [read(part)];
  while (part.at < part.end) values.push(read(part));
  return values;
}

function readProtocol(part: Cursor): Buffer {
  const length = readByte(part);
  if (length === 0) throw new DnsError("a protocol without a name");
  return readBytes(part, length);
}

function ascending(keys: readonly number[]): readonly number[] {
  if (keys.some((key, index) => key <= (keys[index - 1] ?? -1))) throw new DnsError("mandatory keys out of order");
  return keys;
}

function writeParameter(out: Out, parameter: ServiceParameter): void {
  if (parameter.key === 0) for (const key of parameter.mandatory) writeShort(out, key);
  if (parameter.key === 1) for (const protocol of parameter.protocols) writeCharacterString(out, protocol);
  if (parameter.key === 3) writeShort(out, parameter.port);
  if (parameter.key === 4) for (const address of parameter.addresses) ipv4.write(out, address);
  if (parameter.key === 5) writeBytes(out, parameter.config);
  if (parameter.key === 6) for (const address of parameter.addresses) ipv6.write(out, address);
  if (parameter.key === "other") writeBytes(out, parameter.value);
}

function parameterText(parameter: ServiceParameter): string {
  const name = keyName(numberOf(parameter));
  if (parameter.key === 2) return name;
  if (parameter.key === "other" && parameter.value.length === 0) return name;
  if (parameter.key === 5 && parameter.config.length === 0) return name;
  return `${name}=${valueText(parameter)}`;
}

function keyName(key: number): string {
  return keyNames[key] ?? `key${key}`;
}

function valueText(parameter: Exclude<ServiceParameter, { readonly key: 2 }>): string {
  switch (parameter.key) {
    case 0:
      return parameter.mandatory.map(keyName).join(",");
    case 1:
      return quoted(Buffer.from(parameter.protocols.map(listItem).join(","), "latin1"));
    case 3:
      return `${parameter.port}`;
    case 5:
      return parameter.config.toString("base64");
    case "other":
      return quoted(parameter.value);
    default:
      return parameter.addresses.join(",");
  }
}

/** RFC 9460 appendix A.1: commas separate list items, so commas within an item are escaped first. */
function listItem(value: Buffer): string {
  return value.toString("latin1").replaceAll(/[,\\]/g, String.raw`\$&`);
}
