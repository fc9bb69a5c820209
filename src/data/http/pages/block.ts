/** Addresses that filtering resolvers return for blocked names: no server, or a block page. */
export const blockPages: readonly string[] = [
  // RFC 1122 §3.2.1.3, RFC 4291 §2.5: the unspecified address and loopback; used by blocklists of every kind.
  "0.0.0.0/32",
  "127.0.0.1/32",
  "::/128",
  "::1/128",
  // Cisco Umbrella and OpenDNS, "Block page IP addresses", November 2026.
  "146.112.61.104/29",
];
