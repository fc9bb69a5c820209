import { isIP } from "node:net";
import { X509Certificate } from "node:crypto";
import { toNetwork } from "../../core/target/address.ts";
import { failure, type Failure } from "../../core/failure.ts";
import { suggest } from "../../core/nearest.ts";
import { printable } from "../../core/printable.ts";
import { parseHost } from "../../core/target/target.ts";
import { languages, type Language, type Text } from "../../core/text.ts";
import { splitPem } from "../../net/roots.ts";
import type { Pin } from "../../net/route.ts";
import type { EngineOptions } from "../bare-engine.ts";
import { pemText, shownPem } from "../pem.ts";
import type { Given } from "./given.ts";
import { readOperator, readOptOut } from "../access/manners.ts";
import { readOutfit, readResolvers } from "../access/resolving.ts";
import { readSourceKeys, accessSources } from "../access/sources.ts";
import { readWhoisRoot } from "../access/whois-root.ts";

/** The measuring settings, without those that depend on the entry point. */
export type Measuring = Omit<EngineOptions, "special" | "userData">;

/** Reads the measuring options; throws a `Failure` INVALID_INPUT that names the one that is wrong. */
export function readMeasuring(given: Given): Measuring {
  return {
    deadline: readSeconds(given) * 1000,
    isDeadlineSet: given.one("timeout") !== undefined,
    authorities: readAuthorities(given),
    pins: given.list("resolve").map((text) => readPin(text, given)),
    resolvers: readResolvers(given),
    dns: readOutfit(given),
    sources: accessSources(given),
    whoisRoot: readWhoisRoot(given),
    sourceKeys: readSourceKeys(given),
    operator: readOperator(given),
    optOut: readOptOut(given),
    allow: parseNetworks("allow_addresses", given),
    ...(given.isSet("allow_probes") && { allowProbes: true }),
    ...(given.isSet("axfr") && { axfr: true }),
  };
}

/** Reads the language of a command (default English). */
export function readLanguage(given: Given): Language {
  const text = given.one("lang") ?? "en";
  const language = languages.find((each) => each === text);
  if (language) return language;
  const params = {
    field: given.naming("lang"),
    expected: languages.join(", "),
    given: quoted(text),
    suggestion: suggest(text, languages),
  };
  throw failure("input.option", params, { reason: "lang" });
}

const longestTimeout = 300;

function readSeconds(given: Given): number {
  const text = given.one("timeout");
  if (text === undefined) return 10;
  const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= longestTimeout) return seconds;
  const expected = {
    en: `seconds above 0 and up to ${longestTimeout}`,
    ko: `0보다 크고 ${longestTimeout} 이하인 초 단위 값`,
  };
  throw wrong("timeout", given, expected, text);
}

const pinPattern =
  /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5}):(?:\[(?<to6>[^\]]+)\]|(?<to>[^:[\]]+))(?::(?<toPort>\d{1,5}))?$/;

function readPin(text: string, given: Given): Pin {
  const expected = {
    en: "host:port:address or host:port:address:port, with IPv6 in brackets",
    ko: "host:port:address 또는 host:port:address:port 형식(IPv6은 대괄호 안에)",
  };
  const groups = pinPattern.exec(text)?.groups;
  const host = parseHost(groups?.["six"] ?? groups?.["host"] ?? "");
  const address = groups?.["to6"] ?? groups?.["to"] ?? "";
  const port = Number(groups?.["port"]);
  const toPort = Number(groups?.["toPort"] ?? port);
  if ("problem" in host || isIP(address) === 0 || !isPort(port) || !isPort(toPort)) {
    throw wrong("resolve", given, expected, text);
  }
  return { host: host.value.host, port, address, toPort };
}

/** Reads a list of networks. Throws a `Failure` INVALID_INPUT. */
export function parseNetworks(name: string, given: Given): readonly string[] {
  return given.list(name).map((text) => readNetwork(name, text, given));
}

function readNetwork(name: string, text: string, given: Given): string {
  const network = toNetwork(text);
  if (network) return network;
  const expected = {
    en: "networks such as 10.0.0.0/8, separated by commas",
    ko: "10.0.0.0/8 같은 네트워크를 쉼표로 구분한 목록",
  };
  throw wrong(name, given, expected, text);
}

const largestFile = 4 * 1024 * 1024;

function readAuthorities(given: Given): readonly string[] {
  const path = given.one("ca_file");
  if (path === undefined) return [];
  const unusable = (detail: Text): Failure =>
    failure("input.file", { field: given.naming("ca_file"), path: shownPem(path), detail }, { reason: "ca_file" });
  const text = pemText(path, { largest: largestFile, unusable });
  const certificates = splitPem(text);
  if (certificates.length === 0)
    throw unusable({ en: "it contains no PEM certificate", ko: "PEM 인증서가 들어 있지 않습니다" });
  certificates.forEach((pem, index) => {
    try {
      return new X509Certificate(pem);
    } catch {
      throw unusable({
        en: `certificate ${index + 1} in it cannot be read`,
        ko: `${index + 1}번째 인증서를 읽을 수 없습니다`,
      });
    }
  });
  return certificates;
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 1 && port <= 65_535;
}

function wrong(name: string, given: Given, expected: Text, text: string): Failure {
  return failure("input.value", { field: given.naming(name), expected, given: quoted(text) }, { reason: name });
}

function quoted(text: string): string {
  return `"${printable(text, 60)}"`;
}
