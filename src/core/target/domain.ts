import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { parseHost, type TargetProblem } from "./target.ts";
import type { Text } from "../text.ts";

const aDomain: Text = { en: "a domain name such as example.com", ko: "example.com 같은 도메인 이름" };
const noAddress: Text = {
  en: "a domain name; for an IP address use reverse-dns or asn",
  ko: "도메인 이름. IP 주소는 reverse-dns나 asn으로 확인하십시오",
};
const noLocalhost: Text = {
  en: "a domain name of the public DNS such as example.com; localhost always means the local machine (RFC 6761)",
  ko: "localhost(RFC 6761에 따라 그 기기 자신)가 아닌 example.com 같은 도메인 이름",
};
// A server refuses the addresses for documentation, so these are public.
const anAddress: Text = {
  en: "an IPv4 or IPv6 address such as 8.8.8.8 or 2001:4860:4860::8888",
  ko: "8.8.8.8 또는 2001:4860:4860::8888 같은 IPv4 또는 IPv6 주소",
};

const aReverseName: Text = {
  en: "an IP address, or its complete reverse name: 4 labels before in-addr.arpa, or 32 before ip6.arpa",
  ko: "IP 주소 또는 완전한 역방향 이름(in-addr.arpa 앞에 레이블 4개, ip6.arpa 앞에 32개)",
};

type Parsed = { readonly value: string } | { readonly problem: TargetProblem };

/** A domain or host name in lower-case ASCII without trailing dot; also accepts a pasted URL. */
export function domainTarget(): z.ZodType<string, string> {
  return z.string().transform((text, context) => unwrap(parseDomain(text), context));
}

/** An IP address in canonical form (RFC 5952), or the complete name of its PTR records; IPv4-mapped IPv6 becomes IPv4. */
export function reverseTarget(): z.ZodType<string, string> {
  return z.string().transform((text, context) => unwrap(parseReverse(text), context));
}

function parseReverse(text: string): Parsed {
  const name = text.trim().toLowerCase().replace(/\.$/, "");
  if (!/(?:^|\.)(?:in-addr|ip6)\.arpa$/.test(name)) return parseAddress(text);
  const address = addressOfReverseName(name);
  return address === null ? { problem: { expected: aReverseName } } : { value: address };
}

/** The address of a complete reverse name (RFC 1035 §3.5, RFC 3596 §2.5) in lower case; null for the name of a network or of nothing. */
function addressOfReverseName(name: string): string | null {
  const labels = name.split(".").slice(0, -2).toReversed();
  if (name.endsWith(".in-addr.arpa")) {
    const text = labels.join(".");
    return labels.length === 4 && isIP(text) === 4 ? text : null;
  }
  if (labels.length !== 32 || labels.some((label) => !/^[0-9a-f]$/.test(label))) return null;
  const groups = Array.from({ length: 8 }, (_, at) => labels.slice(4 * at, 4 * at + 4).join(""));
  return ipaddr.process(groups.join(":")).toString();
}

/** Parses a pasted domain like a host; addresses are rejected. */
export function parseDomain(text: string): Parsed {
  const parsed = parseHost(text);
  if ("problem" in parsed) {
    const { given } = parsed.problem;
    return { problem: { expected: aDomain, ...(given !== undefined && { given }) } };
  }
  const { host } = parsed.value;
  if (isIP(host)) return { problem: { expected: noAddress } };
  // RFC 6761 §6.3: resolvers answer for localhost themselves, so it is no domain to check.
  return /(?:^|\.)localhost$/.test(host) ? { problem: { expected: noLocalhost } } : { value: host };
}

/** Parses a pasted address, with or without brackets. */
export function parseAddress(text: string): Parsed {
  const bare = text.trim().replace(/^\[(?<inside>[^[\]]*)\]$/, "$<inside>");
  // An IPv6 address with a zone is only valid on this machine: RFC 4007 §11.
  if (isIP(bare) === 0 || bare.includes("%")) return { problem: { expected: anAddress } };
  return { value: ipaddr.process(bare).toString() };
}

function unwrap(parsed: Parsed, context: z.RefinementCtx): string {
  if ("value" in parsed) return parsed.value;
  context.addIssue({ code: "custom", params: { ...parsed.problem } });
  return z.NEVER;
}
