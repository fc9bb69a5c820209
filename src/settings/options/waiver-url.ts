import { parseUrl } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import { printable } from "../../core/printable.ts";
import { partsOf } from "../../core/target/url-pattern.ts";

/**
 * Returns what the URL of a waiver should be; null if it is valid. A pattern that is not canonical would never match. A host with a star at
 * its end, or within its registrable name, would match hosts of other owners.
 */
export async function wrongPattern(text: string): Promise<Text | null> {
  if (!text.includes("*")) return "value" in parseUrl(text) ? null : aUrl;
  if (text === "**") return null;
  const right = canonical(text);
  if (right === null || !(await isOfOneSite(right))) return aUrl;
  return right === text ? null : { en: `written ${right}`, ko: `${right} 형식` };
}

const aUrl: Text = {
  en: "a URL such as https://example.com/**, or https://*.example.com/** for the hosts below it",
  ko: "https://example.com/** 같은 URL(하위 호스트는 https://*.example.com/**)",
};

/** Placeholders for the stars while a URL parser reads the pattern. */
const tokens = [
  ["**", "zz0q"],
  ["*", "zz1q"],
] as const;

/** Returns the pattern in the canonical form of the URLs that it matches; null if it cannot be parsed. */
function canonical(text: string): string | null {
  if (text === "*") return "**";
  const schemed = text.includes("://") ? text.trim() : `https://${text.trim()}`;
  const parts = partsOf(schemed.replace(/^([^:/?#]+:\/\/)[^/?#]*@/, "$1"));
  if (!parts) return null;
  // In `https://shop.example**`, the stars are meant for the path.
  const isRunOn = parts.rest === "" && /[^.*]\*\*?$/.test(parts.host);
  const host = isRunOn ? parts.host.replace(/\*+$/, "") : parts.host;
  const port = parts.port === "" || parts.port === "*" ? "" : `:${parts.port}`;
  const scheme = parts.scheme === "*" ? "https" : parts.scheme;
  const parsed = parseUrl(`${scheme}://${hidden(host)}${port}${hidden(parts.rest || "/**")}`);
  const read = "value" in parsed ? partsOf(shownAgain(parsed.value)) : null;
  if (!read || read.host.split("*").length !== host.split("*").length) return null;
  const portAgain = parts.port === "*" ? "*" : read.port;
  const right = `${parts.scheme === "*" ? "*" : read.scheme}://${read.host}${portAgain && `:${portAgain}`}${read.rest}`;
  return printable(right, 2048);
}

function hidden(text: string): string {
  return tokens.reduce((now, [stars, token]) => now.replaceAll(stars, token), text);
}

function shownAgain(text: string): string {
  return tokens.reduce((now, [stars, token]) => now.replaceAll(token, stars), text);
}

/** Whether all hosts that a pattern matches are below one name, or the pattern is for every host. */
async function isOfOneSite(pattern: string): Promise<boolean> {
  const host = partsOf(pattern)?.host ?? "";
  if (!host.includes("*") || host === "*" || host === "**") return true;
  const behind = host.slice(host.lastIndexOf("*") + 1);
  if (behind.startsWith(".")) return behind.length > 1;
  // `*shop.example` also matches evilshop.example: the label with the star is not a registered name.
  const { getDomain } = await import("tldts");
  return behind.includes(".") && getDomain(behind.slice(behind.indexOf(".") + 1)) !== null;
}
