import { isIP } from "node:net";
import type { Certificate } from "./certificate.ts";

/** The longest host name, RFC 1035 §2.3.4, as text. */
const longestName = 253;

/**
 * Whether a certificate is valid for a host (RFC 9525 §6): an address needs an iPAddress, a name a dNSName, case-insensitively; `*` stands for
 * exactly the leftmost label.
 */
export function isForHost({ names }: Pick<Certificate, "names">, host: string): boolean {
  const wanted = host.toLowerCase();
  if (isIP(wanted) !== 0) return names.some(({ kind, value }) => kind === "ip" && value === wanted);
  // RFC 9525 §6.3: the trailing dot of an absolute name is ignored.
  const name = wanted.endsWith(".") ? wanted.slice(0, -1) : wanted;
  const parent = name.slice(name.indexOf(".") + 1);
  const wildcard = hasTwoLabels(parent) && !name.startsWith(".") ? `*.${parent}` : null;
  return names.some(({ kind, value }) => {
    if (kind !== "dns") return false;
    const given = value.toLowerCase();
    return given === name || given === wildcard;
  });
}

/** RFC 9525 §7.1 leaves this to clients: none accepts a wildcard directly below a top-level domain. */
function hasTwoLabels(parent: string): boolean {
  return parent.includes(".");
}

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Whether a dNSName has the preferred name syntax (RFC 5280 §4.2.1.6, RFC 1034 §3.5, RFC 1123 §2.1), or is a wildcard before such a name of at least
 * two labels (RFC 9525 §6.3, CA/B BR §1.6.1).
 */
export function isWellFormedName(value: string): boolean {
  if (value.length > longestName) return false;
  const isWildcard = value.startsWith("*.");
  const labels = (isWildcard ? value.slice(2) : value).split(".");
  const last = labels.at(-1) ?? "";
  // RFC 1123 §2.1: the last label has a letter, so that no host name looks like an IPv4 address.
  return labels.every((each) => label.test(each)) && !/^\d+$/.test(last) && (!isWildcard || labels.length > 1);
}
