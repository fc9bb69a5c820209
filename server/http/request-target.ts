import { LRUCache } from "lru-cache";
import type { IncomingMessage } from "node:http";
import { failure } from "../../src/core/failure.ts";
import type { Text } from "../../src/core/text.ts";

/** The most characters of a URL; a target has at most 2048, each possibly escaped. */
const longestUrl = 8000;

/** Throws `Failure` where a request line or Host header is malformed. */
export function checkHead({ url = "", rawHeaders, httpVersion }: IncomingMessage): void {
  if (url.length > longestUrl) throw failure("request.url-too-long", { limit: longestUrl });
  if (!isTarget(url)) throw malformed(words.target);
  const hosts = hostsOf(rawHeaders);
  // RFC 9112 §3.2: no Host, two of them, or an invalid one; HTTP/1.0 had none.
  if (hosts.length === 0 && httpVersion === "1.1") throw malformed(words.noHost);
  if (hosts.length > 1) throw malformed(words.hosts);
  if (!hosts.every(isKnownHost)) throw malformed(words.host);
}

/**
 * The Host that a client sent, in lower case; undefined without one. The entrance replaces the header itself, and leaves it in the raw headers.
 * It can name any server, so it may only be compared.
 */
export function sentHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): string | undefined {
  return hostsOf(rawHeaders)[0]?.toLowerCase();
}

/** The values of every Host header; names and values alternate. */
function hostsOf(rawHeaders: readonly string[]): readonly string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts.push(rawHeaders[at + 1] ?? "");
  }
  return hosts;
}

/** Recently validated hosts: a client sends the same one each time. Their length is limited to a name with a port. */
const judged = new LRUCache<string, boolean>({ max: 256 });
const longestHost = 261;

function isKnownHost(value: string): boolean {
  if (value.length > longestHost) return isHost(value);
  const known = judged.get(value);
  if (known !== undefined) return known;
  const verdict = isHost(value);
  judged.set(value, verdict);
  return verdict;
}

/** RFC 9112 §3.2: origin-form, absolute-form, or asterisk-form. */
function isTarget(url: string): boolean {
  return url.startsWith("/") || url === "*" || (/^https?:\/\//i.test(url) && URL.canParse(url));
}

/**
 * RFC 3986 §3.2.2 and §3.2.3: an address in brackets or a name, with an optional port; empty where the target has no host (RFC 9112 §3.2).
 * A URL with it must also parse, which excludes `1.2.3.256` and `x:99999`.
 */
function isHost(value: string): boolean {
  if (value === "") return true;
  return /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i.test(value) && URL.canParse(`http://${value}/`);
}

const words = {
  target: {
    en: "its target is neither a path nor an http or https URL",
    ko: "요청 대상이 경로도 http 또는 https URL도 아닙니다",
  },
  noHost: { en: "it has no Host header", ko: "Host 헤더가 없습니다" },
  hosts: { en: "it has more than one Host header", ko: "Host 헤더가 둘 이상입니다" },
  host: { en: "its Host header is not a valid host", ko: "Host 헤더의 호스트가 올바르지 않습니다" },
} as const satisfies Record<string, Text>;

function malformed(detail: Text): Error {
  return failure("request.malformed", { detail });
}
