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
  en: "a domain name of the public DNS such as example.com; localhost is this machine wherever it is asked for (RFC 6761)",
  ko: "localhost(RFC 6761에 따라 그 기기 자신)가 아닌 example.com 같은 도메인 이름",
};
const anAddress: Text = {
  en: "an IPv4 or IPv6 address such as 192.0.2.1 or 2001:db8::1",
  ko: "192.0.2.1 또는 2001:db8::1 같은 IPv4 또는 IPv6 주소",
};

type Parsed = { readonly value: string } | { readonly problem: TargetProblem };

/** The name of a domain or of anything in it, in lower case, in ASCII and without a dot at its end; the host part of a pasted URL is accepted. */
export function domainTarget(): z.ZodType<string, string> {
  return z.string().transform((text, context) => unwrap(parseDomain(text), context));
}

/** An IP address in its canonical spelling (RFC 5952), an IPv4 one where IPv6 only wraps it. */
export function addressTarget(): z.ZodType<string, string> {
  return z.string().transform((text, context) => unwrap(parseAddress(text), context));
}

/** Reads a domain as people paste it, as hosts are read; an address is none. */
export function parseDomain(text: string): Parsed {
  const parsed = parseHost(text);
  if ("problem" in parsed) {
    const { given } = parsed.problem;
    return { problem: { expected: aDomain, ...(given !== undefined && { given }) } };
  }
  const { host } = parsed.value;
  if (isIP(host)) return { problem: { expected: noAddress } };
  // RFC 6761 §6.3: resolvers answer it themselves, so an answer says nothing about a domain.
  return /(?:^|\.)localhost$/.test(host) ? { problem: { expected: noLocalhost } } : { value: host };
}

/** Reads an address as people paste it, in brackets or not. */
export function parseAddress(text: string): Parsed {
  const bare = text.trim().replace(/^\[(?<inside>[^[\]]*)\]$/, "$<inside>");
  // An IPv6 address with a zone is one of this machine alone: RFC 4007 §11.
  if (isIP(bare) === 0 || bare.includes("%")) return { problem: { expected: anAddress } };
  return { value: ipaddr.process(bare).toString() };
}

function unwrap(parsed: Parsed, context: z.RefinementCtx): string {
  if ("value" in parsed) return parsed.value;
  context.addIssue({ code: "custom", params: { ...parsed.problem } });
  return z.NEVER;
}
