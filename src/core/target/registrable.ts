import { getDomain, parse } from "tldts";
import { z } from "zod";
import { parseDomain } from "./domain.ts";
import type { TargetProblem } from "./target.ts";
import type { Text } from "../text.ts";

const aRegistrable: Text = {
  en: "a domain that can be registered, such as example.com, and not a public suffix (publicsuffix.org)",
  ko: "example.com처럼 등록할 수 있는 도메인. 공용 접미사(publicsuffix.org)는 해당하지 않습니다",
};

/** A registrable domain: names below it are reduced to it, and a public suffix is rejected. */
export function registrableTarget(): z.ZodType<string, string> {
  return z.string().transform((text, context) => {
    const parsed = parseDomain(text);
    const domain = "value" in parsed ? registrableDomain(parsed.value) : null;
    if (domain !== null) return domain;
    const problem: TargetProblem = "problem" in parsed ? parsed.problem : { expected: aRegistrable };
    context.addIssue({ code: "custom", params: { ...problem } });
    return z.NEVER;
  });
}

const asHost = { extractHostname: false, validateHostname: false } as const;

/**
 * The registrable domain of a name. Below a private suffix (`me.github.io`) it is the user's domain; the suffix itself (`github.io`) is an ordinary
 * registered domain. Null for a registry's public suffix.
 */
export function registrableDomain(name: string): string | null {
  const own = getDomain(name, { ...asHost, allowPrivateDomains: true });
  if (own !== null) return own;
  const { isPrivate } = parse(name, { ...asHost, allowPrivateDomains: true });
  return isPrivate === true ? getDomain(name, { ...asHost, allowPrivateDomains: false }) : null;
}
