import { isIP } from "node:net";

/**
 * The subject of a finding about some addresses of a host, as it would be about all of them; null if the finding is not about addresses. A
 * problem at fewer addresses than before is not a new one.
 */
export function withoutAddresses(subject: string | undefined): { readonly subject?: string } | null {
  if (subject === undefined) return null;
  const at = subject.lastIndexOf(" @ ");
  const addresses = subject.slice(at < 0 ? 0 : at + 3).split(", ");
  if (!addresses.every(isAddress)) return null;
  return at < 0 ? {} : { subject: subject.slice(0, at) };
}

/** An address, with a port if it is not the usual one: `192.0.2.1`, `192.0.2.1:8443`, `[2001:db8::1]:8443`. */
function isAddress(text: string): boolean {
  const [, bracketed, plain] = /^(?:\[([^\]]{1,60})\]|([^:]{1,60})):\d{1,5}$/.exec(text) ?? [];
  return isIP(text) !== 0 || isIP(bracketed ?? plain ?? "") !== 0;
}
