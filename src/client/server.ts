import { failure, type Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import type { ClientOptions } from "./types.ts";

/** The server of a client, and the key for it. */
interface ReadServer {
  /** The path ends in a slash. */
  readonly server: string;
  readonly key: string | undefined;
}

/** Reads the server and the key of a client. Throws a `Failure` INVALID_INPUT that shows no secret. */
export function readServer({ server, apiKey }: ClientOptions): ReadServer {
  const url = URL.parse(String(server));
  const isRoot = url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === "";
  if (!isRoot || url.search !== "" || url.hash !== "") throw wrong("server", aServer, "");
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  if (apiKey === undefined) return { server: url.href, key: undefined };
  if (!isKey(apiKey)) throw wrong("apiKey", aKey, "");
  if (!isPrivateWay(url)) throw wrong("server", secureWay, url.origin);
  return { server: url.href, key: apiKey };
}

/**
 * Whether the connection to a URL is confidential: encrypted, or never leaving this machine (RFC 6761 §6.3 for the names; a URL has its
 * addresses in their canonical form).
 */
export function isPrivateWay({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Whether a text can be an API key: RFC 6750 §2.1 allows fewer characters; these are what a header can carry. */
export function isKey(text: string): boolean {
  return /^[\u0021-\u007e]{1,512}$/.test(text);
}

/** Text of a caller, to be shown. */
export function shownText(text: string): string {
  return printable(text, 60);
}

const aServer: Text = {
  en: "an http or https URL such as https://portcullis.example/, without user name, query or fragment",
  ko: "https://portcullis.example/ 같은 http 또는 https URL(사용자 이름, 쿼리, 프래그먼트 없이)",
};

/** What an API key must be. */
export const aKey: Text = {
  en: "one key of visible ASCII characters, without spaces or line breaks",
  ko: "공백과 줄바꿈 없이 보이는 ASCII 문자로 된 키 하나",
};

/** What a server must be where a key is sent to it. */
export const secureWay: Text = {
  en: "an https URL if a key is given (over plain http, the key would not be encrypted)",
  ko: "키를 쓸 때는 https URL. 평문 http로는 키가 그대로 드러납니다",
};

function wrong(field: string, expected: Text, given: string): Failure {
  if (given === "") return failure("input.secret", { field, expected }, { reason: field });
  return failure("input.value", { field, expected, given: `"${printable(given, 60)}"` }, { reason: field });
}
