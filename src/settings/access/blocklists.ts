import type { Blocklist } from "../../core/net/blocklist.ts";
import { withoutKeys } from "../../core/net/blocklist-key.ts";
import type { DnsOutfit } from "../../core/net/dns.ts";
import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { blocklistNamed, codesOf, type CodeRange } from "../../net/dns/blocklists.ts";
import { serverOf } from "../../net/dns/server.ts";
import { defaultDns } from "../../net/dns/default.ts";
import { blocklistPattern } from "./blocklist-pattern.ts";
import type { Given } from "../options/given.ts";
import { maskedUrl } from "./remote.ts";

/** Reads `blocklist` (default the known lists) and `blocklist_resolver`. Throws a `Failure` INVALID_INPUT that shows no key. */
export function readBlocklists(given: Given): Pick<DnsOutfit, "blocklists" | "blocklistResolver"> {
  return { blocklists: readLists(given), blocklistResolver: readResolver(given) };
}

const mostLists = 64;
const written = new RegExp(blocklistPattern);

function readLists(given: Given): readonly Blocklist[] {
  const texts = given.list("blocklist");
  if (texts.length === 0) return defaultDns.blocklists;
  if (texts.length === 1 && texts[0] === "off") return [];
  const [beyond] = texts.slice(mostLists);
  if (beyond !== undefined) throw wrong(given, atMost, beyond);
  const lists = texts.map((text) => readList(text, given));
  const twice = texts.find((_, index) => lists.findIndex(({ zone }) => zone === lists[index]?.zone) !== index);
  if (twice !== undefined) throw wrong(given, once, twice);
  return lists;
}

function readList(text: string, given: Given): Blocklist {
  const [zone = "", codes] = text.split("=", 2);
  if (!written.test(text) || zone === "off") throw wrong(given, aList, text);
  const named = blocklistNamed(zone.toLowerCase());
  if ("dead" in named) throw wrong(given, alive(named.dead.zone, named.dead.why), text);
  const { list } = named;
  if (codes === undefined) return list;
  return { ...list, codes: codes.split("+").flatMap((each) => codesOf(list, readCode(each, text, given))) };
}

function readCode(code: string, text: string, given: Given): CodeRange {
  const [first = "", last = first] = code.split("-", 2);
  const isRefusal = numberOf(first) <= numberOf("127.0.0.1") || numberOf(last) >= numberOf("127.255.255.0");
  if (numberOf(first) > numberOf(last) || isRefusal) throw wrong(given, aCode, text);
  return { first, last };
}

function numberOf(address: string): number {
  return address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
}

function readResolver(given: Given): string | null {
  const text = given.one("blocklist_resolver");
  if (text === undefined || serverOf(text)) return text ?? null;
  const params = { field: given.naming("blocklist_resolver"), expected: aServer, given: maskedUrl(text) };
  throw failure("input.value", params, { reason: "blocklist_resolver" });
}

const aServer: Text = {
  en: "an IP address, with or without a port, https://host/path or tls://host[:port]",
  ko: "IP 주소(포트는 선택), https://host/path 또는 tls://host[:port] 형식",
};
const aList: Text = {
  en: "ZONE or ZONE=CODES such as bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7, or off as the only value",
  ko: "bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7 같은 ZONE이나 ZONE=CODES, 또는 off 하나만",
};
const aCode: Text = {
  en: "a list with codes from 127.0.0.2 to 127.255.254.255 (in a range, the lower code first)",
  ko: "코드가 127.0.0.2와 127.255.254.255 사이이고 작은 값이 앞에 오는 목록",
};
const once: Text = { en: "a list that is given only once", ko: "한 번만 지정한 목록" };
const atMost: Text = { en: `one of at most ${mostLists} lists`, ko: `최대 ${mostLists}개 가운데 하나` };

function alive(zone: string, why: Text): Text {
  return {
    en: `an active blocklist (${zone} is never queried: ${why.en})`,
    ko: `현재 운영 중인 차단 목록이어야 하며, ${zone}에는 묻지 않습니다(${why.ko})`,
  };
}

function wrong(given: Given, expected: Text, text: string): Failure {
  const params = { field: given.naming("blocklist"), expected, given: quoted(text) };
  return failure("input.value", params, { reason: "blocklist" });
}

function quoted(text: string): string {
  return `"${printable(withoutKeys(text), 100)}"`;
}
