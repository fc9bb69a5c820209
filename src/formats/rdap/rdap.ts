import { readRdapDomain, type RdapDomain } from "./domain.ts";
import { readJson } from "./json.ts";
import { response } from "./members.ts";

/** What an answer of RDAP is: a domain, or word that there is none; or why it is neither. */
export type RdapAnswer =
  | { readonly kind: "domain"; readonly domain: RdapDomain }
  | { readonly kind: "absent" }
  | { readonly kind: "unreadable"; readonly reason: "json" | "deep" | "shape" | "error" | "no-name" | "two-ends" };

/** Reads the body of an answer about a domain. Throws nothing. */
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
  // RFC 9083 §6: some say so behind a status of 200.
  if (data && data.errorCode !== null)
    return data.errorCode === 404 ? { kind: "absent" } : { kind: "unreadable", reason: "error" };
  // A redirector, or a registry that takes a question for another one, would pass unseen.
  return { kind: "unreadable", reason: data?.objectClassName === "domain" ? "no-name" : "shape" };
}

/**
 * When a registration ends, of all that is said of it. Registries that keep a history list what was renewed as well, so what is past
 * gives way to what is to come; undefined where two days that are both to come contradict each other.
 */
function endOf(times: readonly string[], now: Date): string | null | undefined {
  const coming = times.filter((each) => each > now.toISOString());
  const isOneDay = new Set(coming.map((each) => each.slice(0, 10))).size <= 1;
  return isOneDay ? (times.at(-1) ?? null) : undefined;
}
