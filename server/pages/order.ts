import type { AnyCheck } from "../../src/core/check.ts";
import type { Text } from "../../src/core/text.ts";

/** The most used checks. */
const first = ["gate", "ssl", "http"];

/** The most used checks, then the others in registration order. */
export function inOrder(checks: readonly AnyCheck[]): readonly AnyCheck[] {
  return checks.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ id }: AnyCheck): number {
  return first.includes(id) ? first.indexOf(id) : first.length;
}

/** Checks about one thing. */
export interface CheckGroup {
  readonly title: Text;
  readonly checks: readonly AnyCheck[];
}

/** What checks are about, as in the README. A check that no group names is in the last one. */
const groups = [
  [{ en: "A site", ko: "사이트" }, ["gate", "ssl", "http", "owasp", "pqc", "golive"]],
  [{ en: "A domain", ko: "도메인" }, ["dns", "propagation", "rdap", "subdomains", "exposure"]],
  [{ en: "Its mail", ko: "메일" }, ["email", "email-header"]],
  [{ en: "Its name", ko: "이름" }, ["lookalike", "impersonation", "phishing"]],
  [{ en: "A network", ko: "네트워크" }, ["asn", "port", "reverse-dns", "ip"]],
  [{ en: "The past", ko: "이력" }, ["history", "pivot", "changes"]],
] as const satisfies readonly (readonly [Text, readonly string[]])[];

/** The checks by what they are about; groups without any are left out. */
export function inGroups(checks: readonly AnyCheck[]): readonly CheckGroup[] {
  const named = groups.map(([title, ids]) => ({
    title,
    checks: (ids as readonly string[]).flatMap((id) => checks.find((check) => check.id === id) ?? []),
  }));
  const known = new Set(named.flatMap((group) => group.checks));
  const rest = {
    title: { en: "Other checks", ko: "그 밖의 점검" },
    checks: checks.filter((check) => !known.has(check)),
  };
  return [...named, rest].filter((group) => group.checks.length > 0);
}
