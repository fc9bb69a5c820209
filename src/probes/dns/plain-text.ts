import { nameText } from "../../formats/dns/name-text.ts";
import { lowerCased, type DnsName } from "../../formats/dns/name.ts";

/** A name for display: lower case, without the trailing dot; the root is a dot, and non-printing characters are escaped. */
export function plainText(name: DnsName): string {
  const text = nameText(lowerCased(name));
  return text === "." ? text : text.slice(0, -1);
}
