import type { DnsOutfit, PublicResolver, TrustAnchor } from "../../core/net/dns.ts";
import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { readAnchors } from "../../net/dns/anchors.ts";
import { serverOf } from "../../net/dns/server.ts";
import { defaultDns } from "../../net/dns/default.ts";
import { readBlocklists } from "./blocklists.ts";
import { readFile } from "../file.ts";
import type { Given } from "../options/given.ts";
import { maskedUrl } from "./remote.ts";

/** Reads `resolver`. Returns the values as written. Throws a `Failure` INVALID_INPUT. */
export function readResolvers(given: Given): readonly string[] {
  return given.list("resolver").map((text) => {
    if (serverOf(text)) return text;
    throw wrong("resolver", given, aServer, text);
  });
}

const aServer: Text = {
  en: "an IP address with an optional port, https://host/path, tls://host[:port] or tls://address#name (IPv6 in brackets if something follows it, no user name)",
  ko: "IP 주소(포트는 선택), https://host/path, tls://host[:port] 또는 tls://address#name 형식(뒤에 더 이어지면 IPv6은 대괄호 안에, 사용자 이름 없이)",
};

/**
 * Reads `public_resolver`, `doh`, `trust_anchor`, `blocklist` and `blocklist_resolver`. Each replaces its default. Throws a `Failure`
 * INVALID_INPUT.
 */
export function readOutfit(given: Given): DnsOutfit {
  const publicResolvers = readPublicResolvers(given);
  return {
    publicResolvers: publicResolvers.length > 0 ? publicResolvers : defaultDns.publicResolvers,
    doh: readDoh(given),
    anchors: given.one("trust_anchor") === undefined ? defaultDns.anchors : readTrust(given),
    ...readBlocklists(given),
  };
}

const mostResolvers = 64;
const writtenResolver = /^(?:(?<name>[^=:/[\]#]+)=)?(?<server>.*?)(?<filters>#filters)?$/;

function readPublicResolvers(given: Given): readonly PublicResolver[] {
  const texts = given.list("public_resolver");
  const [beyond] = texts.slice(mostResolvers);
  if (beyond !== undefined) throw wrong("public_resolver", given, atMost, beyond);
  const names = new Set<string>();
  return texts.map((text) => {
    const { name: told, server = "", filters } = writtenResolver.exec(text)?.groups ?? {};
    const name = told === undefined ? server : told.trim();
    if (!serverOf(server) || !/^[^\p{C}]{1,60}$/u.test(told === undefined ? "x" : name)) {
      throw wrong("public_resolver", given, aPublicResolver, text);
    }
    if (names.has(name.toLowerCase())) throw wrong("public_resolver", given, another, text);
    names.add(name.toLowerCase());
    return { name, server, isFiltering: filters !== undefined };
  });
}

/** Reads `doh` without duplicates (default the known DoH resolvers). */
function readDoh(given: Given): readonly string[] {
  const texts = given.list("doh");
  const [beyond] = texts.slice(mostResolvers);
  if (beyond !== undefined) throw wrong("doh", given, atMost, beyond);
  for (const text of texts) if (serverOf(text)?.kind !== "https") throw wrong("doh", given, aDohResolver, text);
  return texts.length > 0 ? [...new Set(texts)] : defaultDns.doh;
}

const aDohResolver: Text = {
  en: "https://host/path, without user name",
  ko: "https://host/path 형식(사용자 이름 없이)",
};
const aPublicResolver: Text = {
  en: "NAME=SERVER or SERVER, where SERVER is an IP address, https://host/path or tls://host, with #filters at the end if it blocks names",
  ko: "NAME=SERVER 또는 SERVER(이름을 걸러내는 리졸버면 뒤에 #filters), SERVER는 IP 주소, https://host/path 또는 tls://host",
};
const another: Text = {
  en: "a resolver with a unique name",
  ko: "다른 리졸버와 겹치지 않는 이름의 리졸버",
};
const atMost: Text = { en: `one of at most ${mostResolvers} resolvers`, ko: `최대 ${mostResolvers}개 가운데 하나` };

const largestFile = 1024 * 1024;

function readTrust(given: Given): readonly TrustAnchor[] {
  const path = given.one("trust_anchor") ?? "";
  const unusable = (detail: Text): Failure =>
    failure(
      "input.file",
      { field: given.naming("trust_anchor"), path: printable(path, 200), detail },
      { reason: "trust_anchor" },
    );
  const read = readAnchors(readFile(path, { largest: largestFile, unusable }).toString("latin1"));
  if ("line" in read) {
    throw unusable({
      en: `line ${read.line} is not a DS or DNSKEY record`,
      ko: `${read.line}번째 줄이 DS나 DNSKEY 레코드가 아닙니다`,
    });
  }
  if (read.anchors.length > 0) return read.anchors;
  throw unusable({
    en: "it contains no DS or DNSKEY record that can be used as a trust anchor",
    ko: "신뢰 앵커로 쓸 수 있는 DS나 DNSKEY 레코드가 들어 있지 않습니다",
  });
}

function wrong(name: string, given: Given, expected: Text, text: string): Failure {
  return failure("input.value", { field: given.naming(name), expected, given: maskedUrl(text) }, { reason: name });
}
