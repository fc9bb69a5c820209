import { failure, type Failure } from "../../core/failure.ts";
import { neededValue, shown } from "../../core/input.ts";
import { toNetwork } from "../../core/target/address.ts";
import type { Text } from "../../core/text.ts";
import type { Given } from "./given.ts";
import { toVariable } from "./options.ts";

/** The header in which an authenticating proxy names the user, and the proxies that are believed. */
export interface UserHeaderSettings {
  /** In lower case. */
  readonly name: string;
  /** Addresses and networks of the proxies. */
  readonly peers: readonly string[];
}

/** Headers that clients and other proxies send for another purpose. */
const taken =
  /^(?:authorization|cookie|host|origin|referer|from|via|forwarded|x-forwarded-.*(?<!-(?:user|email))|sec-.*|content-.*|accept.*)$/;

/** Reads `user_header` and `user_header_peers`; null without both. Throws a `Failure` INVALID_INPUT. */
export function readUserHeader(given: Given): UserHeaderSettings | null {
  const text = given.one("user_header");
  const listed = given.list("user_header_peers");
  if (text === undefined && listed.length === 0) return null;
  if (text === undefined) throw missing("user_header", aName);
  if (listed.length === 0) throw missing("user_header_peers", somePeers);
  const name = text.toLowerCase();
  if (!/^[a-z\d][a-z\d-]{0,63}$/.test(name) || taken.test(name)) throw wrong("user_header", given, aName, text);
  return { name, peers: listed.map((each) => readPeer(each, given)) };
}

function readPeer(text: string, given: Given): string {
  const network = toNetwork(text);
  // With a whole address family everybody could be anybody.
  if (network && !network.endsWith("/0")) return network;
  throw wrong("user_header_peers", given, somePeers, text);
}

const aName: Text = {
  en: "the header in which a proxy sends the e-mail address of the signed-in user, such as Remote-Email",
  ko: "프록시가 로그인한 사용자의 이메일 주소를 보내는 헤더. 예: Remote-Email",
};

const somePeers: Text = {
  en: "addresses or networks of the authenticating proxies such as 10.0.0.7, separated by commas",
  ko: "10.0.0.7 같은 인증 프록시의 주소나 네트워크를 쉼표로 구분한 목록",
};

function missing(name: string, expected: Text): Failure {
  return failure("input.missing", { field: toVariable(name), expected: neededValue(expected) }, { reason: name });
}

function wrong(name: string, given: Given, expected: Text, text: string): Failure {
  return failure("input.value", { field: given.naming(name), expected, given: shown(text) }, { reason: name });
}
