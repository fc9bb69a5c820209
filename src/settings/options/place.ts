import { isIP } from "node:net";
import { failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import type { Text } from "../../core/text.ts";
import type { Given } from "./given.ts";

/** An address of this machine, or localhost, and a port of it; 0 takes any free one. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** Reads `127.0.0.1:3000` or `[::1]:3000` from an option; undefined if it is not given. Throws a `Failure` INVALID_INPUT. */
export function readPlace(name: string, given: Given, expected: Text = anyPlace): Place | undefined {
  const text = given.one(name);
  if (text === undefined) return undefined;
  const groups = /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5})$/.exec(text)?.groups;
  const host = groups?.["six"] ?? groups?.["host"] ?? "";
  const port = Number(groups?.["port"]);
  const isBracketed = groups?.["six"] !== undefined;
  if (isAddress(host) && isBracketed === (isIP(host) === 6) && isPort(port)) return { host, port };
  throw failure("input.value", { field: given.naming(name), expected, given: shown(text) }, { reason: name });
}

const anyPlace: Text = {
  en: "address:port such as 127.0.0.1:3000, with IPv6 in brackets",
  ko: "127.0.0.1:3000 같은 address:port 형식(IPv6은 대괄호 안에)",
};

/** Whether a server can listen there: an IP address without a zone, or localhost. */
export function isAddress(text: string): boolean {
  return text === "localhost" || (isIP(text) !== 0 && !text.includes("%"));
}

/** Whether a number is a port, or 0 for any free one. */
export function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 0 && port <= 65_535;
}
