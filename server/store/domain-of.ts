import { isIPv4, isIPv6 } from "node:net";
import { getDomain } from "tldts";

/** The unit under which a name counts: its registrable domain, an IPv6 address's customer network, else the name itself. */
export function domainOf(name: string): string {
  if (isIPv4(name)) return name;
  if (isIPv6(name)) return `${expanded(name).slice(0, 4).join(":")}::/64`;
  return getDomain(name, { allowPrivateDomains: false, extractHostname: false, validateHostname: false }) ?? name;
}

/** The eight groups of an IPv6 address; with an IPv4 suffix only the first six are correct. */
function expanded(address: string): readonly string[] {
  const [head = "", tail] = address.split("::", 2);
  const [before, after] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":"))) as [
    string[],
    string[],
  ];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill("0"), ...after];
}
