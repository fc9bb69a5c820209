import type { BimiRaw } from "../../src/checks/email/bimi/schema.ts";

/** The same with a valid logo: an in-memory world serves none. */
export function withLogo(raw: BimiRaw): BimiRaw {
  const logo = { url: `https://${raw.domain}/logo.svg`, state: "valid", reason: null, problems: [] } as const;
  return { ...raw, state: "found", logo, evidence: null };
}
