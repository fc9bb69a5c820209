import { nameText } from "../../formats/dns/name-text.ts";
import { lowerCased, type DnsName } from "../../formats/dns/name.ts";

/** A name as people write it, in lower case and without the dot at its end; the root is a dot, and what cannot be printed is escaped. */
export function plainText(name: DnsName): string {
  const text = nameText(lowerCased(name));
  return text === "." ? text : text.slice(0, -1);
}
