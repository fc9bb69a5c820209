import type { AnyCheck } from "../../src/core/check.ts";

/**
 * The most connections that a run of a check opened to one address, measured against servers of `test/lab` that accept everything they are
 * offered. A run that needs more asks for more.
 */
const measured: Readonly<Record<string, number>> = {
  ssl: 24,
  gate: 28,
  owasp: 24,
  golive: 28,
  pqc: 12,
  http: 6,
  port: 32,
  exposure: 24,
  email: 12,
  "reverse-dns": 4,
  phishing: 6,
  lookalike: 4,
  impersonation: 6,
  subdomains: 4,
};

/** The reserve of every other check, which connects to third parties only. */
const usual = 4;

/** The connections that are reserved for a run at each address. */
export function reserveFor({ id }: Pick<AnyCheck, "id">): number {
  return measured[id] ?? usual;
}
