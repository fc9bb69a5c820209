import { readRdapDomain, type RdapDomain } from "./rdap.ts";
import { readJson } from "./json.ts";
import { response } from "./members.ts";

/** The meaning of an RDAP answer: a domain, a denial, or the reason it is neither. */
export type RdapAnswer =
  | { readonly kind: "domain"; readonly domain: RdapDomain }
  | { readonly kind: "absent" }
  | { readonly kind: "unreadable"; readonly reason: "json" | "deep" | "shape" | "error" | "no-name" | "two-ends" };

/** Reads an answer about a domain. Never throws. */
export function readRdapAnswer(body: Uint8Array, now: Date): RdapAnswer {
  const parsed = readJson(body);
  if ("fault" in parsed) return { kind: "unreadable", reason: parsed.fault };
  const domain = readRdapDomain(parsed.json);
  if (domain === null) return noDomain(parsed.json);
  const expires = endOf(domain.expirations, now);
  if (expires === undefined) return { kind: "unreadable", reason: "two-ends" };
  return { kind: "domain", domain: { ...domain, expires } };
}

function noDomain(json: unknown): RdapAnswer {
  const { data } = response.safeParse(json);
  // RFC 9083 §6: some servers return an error object with status 200.
  if (data && data.errorCode !== null)
    return data.errorCode === 404 ? { kind: "absent" } : { kind: "unreadable", reason: "error" };
  // Otherwise the answer of a redirector, or to another question, would go unnoticed.
  return { kind: "unreadable", reason: data?.objectClassName === "domain" ? "no-name" : "shape" };
}

/**
 * The expiry of a registration among all expiration events. Registries with a history list past ones too, so future dates take precedence; undefined
 * if two future dates contradict each other.
 */
function endOf(times: readonly string[], now: Date): string | null | undefined {
  const coming = times.filter((each) => each > now.toISOString());
  const isOneDay = new Set(coming.map((each) => each.slice(0, 10))).size <= 1;
  return isOneDay ? (times.at(-1) ?? null) : undefined;
}
