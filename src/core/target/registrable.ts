import { getDomain, parse } from "tldts";
import { z } from "zod";
import { parseDomain } from "./domain.ts";
import type { TargetProblem } from "./target.ts";
import type { Text } from "../text.ts";

const aRegistrable: Text = {
  en: "a domain that can be registered such as example.com; a public suffix is none (publicsuffix.org)",
  ko: "example.com처럼 등록할 수 있는 도메인. 공용 접미사(publicsuffix.org)는 해당하지 않습니다",
};

/** A domain that can be registered: any name in it is reduced to it, and a public suffix is refused. */
export function registrableTarget(): z.ZodType<string, string> {
  return z.string().transform((text, context) => {
    const parsed = parseDomain(text);
    const domain = "value" in parsed ? registrableIn(parsed.value) : null;
    if (domain !== null) return domain;
    const problem: TargetProblem = "problem" in parsed ? parsed.problem : { expected: aRegistrable };
    context.addIssue({ code: "custom", params: { ...problem } });
    return z.NEVER;
  });
}

const asHost = { extractHostname: false, validateHostname: false } as const;

/**
 * The domain that a name is part of. Below a suffix that its owner lets others use (`me.github.io`), it is that of the user; the suffix
 * itself (`github.io`) is a registered domain like any other. Null for a public suffix of a registry.
 */
function registrableIn(name: string): string | null {
  const own = getDomain(name, { ...asHost, allowPrivateDomains: true });
  if (own !== null) return own;
  const { isPrivate } = parse(name, { ...asHost, allowPrivateDomains: true });
  return isPrivate === true ? getDomain(name, { ...asHost, allowPrivateDomains: false }) : null;
}
