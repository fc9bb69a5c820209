import { domainToASCII, domainToUnicode } from "node:url";
import { printable } from "../../core/printable.ts";

const longest = 256;

/** A host name in lower-case ASCII without trailing dot. RFC 9083 §3 requires A-labels, but some registries write U-labels. */
export function readHostName(given: string): string {
  const bare = given.slice(0, longest).trim().toLowerCase().replace(/\.$/, "");
  return printable(domainToASCII(bare) || bare, longest);
}

/** The Unicode form of an ASCII name; null if it is the same. */
export function unicodeNameOf(name: string): string | null {
  if (!name.includes("xn--")) return null;
  const unicode = domainToUnicode(name);
  return unicode === "" || unicode === name ? null : printable(unicode, longest);
}
