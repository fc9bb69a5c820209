import { domainToASCII } from "node:url";

/** What a name of a certificate is to a domain. */
export type CertificateName =
  /** The domain, or below it; in lower case, in ASCII. `name` is without `*.` of a wildcard. */
  | { readonly kind: "name" | "wildcard"; readonly name: string }
  /** A valid name of somebody else: certificates are shared. */
  | { readonly kind: "foreign" }
  /** No host name: an address of mail, a text, or something meant to do harm. */
  | { readonly kind: "invalid" };

const longestName = 253;
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

/** What is neither letter nor digit of any script has no place in a name: whoever prints or parses it would be deceived. */
const international = /^[\p{L}\p{M}\p{N}.*_-]+$/u;

const foreign: CertificateName = { kind: "foreign" };
const invalid: CertificateName = { kind: "invalid" };

/** Reads a name as it stands in a certificate, and says whether it belongs to a domain in lower case, in ASCII. Linear; throws nothing. */
export function readCertificateName(text: string, domain: string): CertificateName {
  if (text.length > 4 * longestName) return invalid;
  const plain = asciiOf(text.trim().toLowerCase());
  const isWildcard = plain.startsWith("*.");
  const name = (isWildcard ? plain.slice(2) : plain).replace(/\.$/, "");
  if (name.length === 0 || name.length > longestName || !name.split(".").every((each) => label.test(each)))
    return invalid;
  // A suffix counts at the boundary of a label: notexample.com is not below example.com.
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
