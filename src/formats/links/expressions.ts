import { createHash } from "node:crypto";
import { isIP } from "node:net";

/** Longer paths are not listed. */
const longest = 4096;
const mostHosts = 5;
const mostFolders = 4;

/**
 * The host and path combinations by which Safe Browsing lists a URL, the URL itself first: the host and its parents down to the registered domain,
 * each with the full path, the path without query, and its folders (https://developers.google.com/safe-browsing/reference/URLs.and.Hashing).
 */
export function expressionsOf(url: URL, domain: string | null): readonly string[] {
  const host = url.hostname.replace(/^\.+|\.+$/g, "").replaceAll(/\.{2,}/g, ".");
  const path = canonicalPath(url.pathname.slice(0, longest));
  const query = url.search === "" ? [] : [`${path}?${escaped(unescaped(url.search.slice(1, longest)))}`];
  const paths = new Set([...query, path, ...foldersOf(path)]);
  return hostsOf(host, domain).flatMap((each) => [...paths].map((part) => each + part));
}

/** The SHA-256 of an expression. */
export function hashOf(expression: string): Buffer {
  return createHash("sha256").update(expression, "latin1").digest();
}

function hostsOf(host: string, domain: string | null): readonly string[] {
  if (domain === null || isIP(host) !== 0 || host.startsWith("[")) return [host];
  const above = [domain];
  for (let name = domain; name !== host && above.length < mostHosts - 1;) {
    const rest = host.slice(0, -name.length - 1);
    name = `${rest.slice(rest.lastIndexOf(".") + 1)}.${name}`;
    above.push(name);
  }
  return [...new Set([host, ...above.toReversed()])];
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split("/").slice(1, -1);
  return ["/", ...parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}/`)].slice(0, mostFolders);
}

function canonicalPath(path: string): string {
  const kept: string[] = [];
  const plain = unescaped(path);
  for (const part of plain.split("/")) {
    if (part === "..") kept.pop();
    else if (part !== "" && part !== ".") kept.push(part);
  }
  const isFolder = /\/\.{0,2}$/.test(plain);
  return escaped(kept.length === 0 ? "/" : `/${kept.join("/")}${isFolder ? "/" : ""}`);
}

/** Bytes as characters, unescaped until no escape is left. */
function unescaped(text: string): string {
  let plain = Buffer.from(text, "utf8").toString("latin1");
  for (;;) {
    const next = plain.replace(/%([\da-f]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
    if (next === plain) return plain;
    plain = next;
  }
}

function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex -- what is escaped
  return text.replace(/[\u0000-\u0020\u007f-\u00ff#%]/g, (character) => {
    const digits = character.charCodeAt(0).toString(16).toUpperCase();
    return `%${digits.padStart(2, "0")}`;
  });
}
