import type { AnyCheck } from "../../../src/core/check.ts";

/**
 * The connections that a run of a check usually opens to one address at most: `bench/connections.ts` counts them at servers that accept
 * everything, plus port 80. A run that needs more asks for more.
 */
const usualMost: Readonly<Record<string, number>> = {
  ssl: 30,
  gate: 31,
  owasp: 31,
  golive: 31,
  pqc: 12,
  http: 3,
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
  return usualMost[id] ?? usual;
}
