import { domainToASCII } from "node:url";

/** The relation of a certificate's name to a domain. */
export type CertificateName =
  /** The domain or a name below it, in lower-case ASCII. `name` lacks the `*.` of a wildcard. */
  | { readonly kind: "name" | "wildcard"; readonly name: string }
  /** A valid name of another domain: certificates can be shared. */
  | { readonly kind: "foreign" }
  /** No host name: an email address, a text, or malicious input. */
  | { readonly kind: "invalid" };

const longestName = 253;
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

/** Letters, marks and digits of any script. Other characters could mislead whatever prints or parses the name. */
const international = /^[\p{L}\p{M}\p{N}.*_-]+$/u;

const foreign: CertificateName = { kind: "foreign" };
const invalid: CertificateName = { kind: "invalid" };

/** Reads a name from a certificate, and decides whether it belongs to a domain in lower-case ASCII. Linear; never throws. */
export function readCertificateName(text: string, domain: string): CertificateName {
  if (text.length > 4 * longestName) return invalid;
  const plain = asciiOf(text.trim().toLowerCase());
  const isWildcard = plain.startsWith("*.");
  const name = (isWildcard ? plain.slice(2) : plain).replace(/\.$/, "");
  if (name.length === 0 || name.length > longestName || !name.split(".").every((each) => label.test(each)))
    return invalid;
  // A suffix must start at a label boundary: notexample.com is not below example.com.
  if (name !== domain && !name.endsWith(`.${domain}`)) return foreign;
  return { kind: isWildcard ? "wildcard" : "name", name };
}

function asciiOf(name: string): string {
  // oxlint-disable-next-line no-control-regex -- what ASCII is
  if (/^[\u0000-\u007f]*$/.test(name)) return name;
  if (!international.test(name)) return "";
  const isWildcard = name.startsWith("*.");
  const ascii = domainToASCII(isWildcard ? name.slice(2) : name);
  return isWildcard ? `*.${ascii}` : ascii;
}
