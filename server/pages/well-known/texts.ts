import { languages } from "../../../src/core/text.ts";
import { manyReportsPath, reportsPath, toolsPath } from "../../http/paths.ts";

/** For crawlers (RFC 9309): pages about other people's sites, and forms, are not for search engines. */
export const robotsText = `User-agent: *
Disallow: ${reportsPath}/
Disallow: ${manyReportsPath}
Disallow: ${toolsPath}/*?
Disallow: /account
Disallow: /badge/
Disallow: /api/
`;

/** Days for which the file may be relied on; RFC 9116 §2.5.5 recommends less than a year. */
const days = 180;

/** An address or URL within the operator's contact. */
const contacts = /https:\/\/[^\s,;<>"]{1,200}|[^\s,;<>"@]{1,64}@[^\s,;<>"@]{1,253}/g;

/** The text of `/.well-known/security.txt` (RFC 9116); null where the operator's contact has no address to write to. */
export function securityText(operator: string | null, baseUrl: string | null, now: number): string | null {
  const found = Array.from((operator ?? "").slice(0, 1000).matchAll(contacts), ([contact]) =>
    contact.replace(/[.)]+$/, ""),
  );
  if (found.length === 0) return null;
  const expires = new Date(now + days * 86_400_000).toISOString().replace(/T.*$/, "T00:00:00.000Z");
  return [
    ...found.map((contact) => `Contact: ${contact.startsWith("https://") ? contact : `mailto:${contact}`}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    ...(baseUrl === null ? [] : [`Canonical: ${baseUrl.replace(/\/$/, "")}/.well-known/security.txt`]),
    "",
  ].join("\n");
}
