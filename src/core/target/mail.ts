import { isIP } from "node:net";
import { z } from "zod";
import { parseAddress, parseDomain } from "./domain.ts";
import type { TargetProblem } from "./target.ts";
import type { Text } from "../text.ts";

const aMailDomain: Text = {
  en: "a domain that has mail, such as example.com or the address user@example.com, or an IP address",
  ko: "example.com 같은 메일 도메인이나 user@example.com 같은 메일 주소, 또는 IP 주소",
};

/** The domain of a mail address, a domain, or an IP address, in canonical form. */
export function mailTarget(): z.ZodType<string, string> {
  return z.string().transform((text, context) => {
    const parsed = parseMailTarget(text);
    if ("value" in parsed) return parsed.value;
    context.addIssue({ code: "custom", params: { ...parsed.problem } });
    return z.NEVER;
  });
}

/**
 * The domain that an underscore name such as `_dmarc.example.com` belongs to: RFC 8552 §1.1 separates such names from hosts, and RFC 5321 §4.1.2
 * excludes underscores from domains. Null for other names.
 */
function holderOf(host: string): string | null {
  const labels = host.split(".");
  const last = labels.findLastIndex((label) => label.startsWith("_"));
  const rest = labels.slice(last + 1);
  return last < 0 || rest.length < 2 ? null : rest.join(".");
}

function aDomainLike(name: string): Text {
  return {
    en: `a mail domain such as ${name}: a name with an underscore has records but no mail`,
    ko: `${name} 같은 메일 도메인(밑줄이 있는 이름에는 레코드만 있고 메일이 없음)`,
  };
}

/** RFC 5321 §4.1.2: an @ of the local part is in quotes. Without them nobody can tell which part is the domain. */
const localPart = /^(?:"(?:[^"\\]|\\.)*"|[^@"]+)$/;

/** Parses a pasted mail target, also with a display name, angle brackets or `mailto:`. RFC 5321 §4.1.3: an address in brackets is a host. */
export function parseMailTarget(text: string): { readonly value: string } | { readonly problem: TargetProblem } {
  const bare = text
    .trim()
    .replace(/^[^<>]*<(?<inside>[^<>]*)>$/, "$<inside>")
    .replace(/^mailto:(?<address>[^?]*).*$/is, "$<address>");
  const at = bare.lastIndexOf("@");
  const isMailbox = at >= 0 && !/^[a-z][a-z0-9+.-]*:\/\//i.test(bare);
  const host = isMailbox ? bare.slice(at + 1) : bare;
  if (isMailbox && !(host && localPart.test(bare.slice(0, at)))) return { problem: { expected: aMailDomain } };
  const literal = host.replace(/^\[(?:ipv6:)?(?<inside>[^[\]]*)\]$/i, "$<inside>");
  if (isIP(literal) > 0) {
    const address = parseAddress(literal);
    return "value" in address ? address : { problem: { expected: aMailDomain } };
  }
  const domain = parseDomain(host);
  if ("value" in domain) {
    const holder = holderOf(domain.value);
    return holder === null ? domain : { problem: { expected: aDomainLike(holder) } };
  }
  const { given, expected } = domain.problem;
  // The message about localhost is more specific.
  const isNamed = /(?:^|\.)localhost\.?$/i.test(host);
  return { problem: { expected: isNamed ? expected : aMailDomain, ...(given !== undefined && { given }) } };
}
