import { domainToASCII, domainToUnicode } from "node:url";
import { printable } from "../../core/printable.ts";

const longest = 256;

/** A name in lower case, in ASCII, without a dot at its end. RFC 9083 §3 has A-labels, and some registries write U-labels. */
export function readHostName(given: string): string {
  const bare = given.slice(0, longest).trim().toLowerCase().replace(/\.$/, "");
  return printable(domainToASCII(bare) || bare, longest);
}

/** As people write a name of ASCII; null where that is the same. */
export function unicodeNameOf(name: string): string | null {
  if (!name.includes("xn--")) return null;
  const unicode = domainToUnicode(name);
  return unicode === "" || unicode === name ? null : printable(unicode, longest);
}
