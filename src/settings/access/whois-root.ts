import { failure } from "../../core/failure.ts";
import { parseHost } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import type { WhoisPlace } from "../../net/whois.ts";
import type { Given } from "../options/given.ts";
import { maskedUrl } from "./remote.ts";

/** RFC 3912 §2. */
const usualPort = 43;

/** Reads `source_whois`, the WHOIS server to ask instead of IANA's. Throws a `Failure` INVALID_INPUT. */
export function readWhoisRoot(given: Given): WhoisPlace | undefined {
  const text = given.one("source_whois");
  if (text === undefined) return undefined;
  const parsed = /^[^/\s]+$/.test(text.trim()) ? parseHost(text) : null;
  if (parsed && "value" in parsed) return { host: parsed.value.host, port: parsed.value.port ?? usualPort };
  const told = { field: given.naming("source_whois"), expected: aServer, given: maskedUrl(text) };
  throw failure("input.value", told, { reason: "source_whois" });
}

const aServer: Text = {
  en: "a host name or IP address, with or without a port: whois.example or 192.0.2.1:4343",
  ko: "호스트 이름 또는 IP 주소(포트는 선택): whois.example, 192.0.2.1:4343",
};
