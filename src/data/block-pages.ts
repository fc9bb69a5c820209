/** Addresses that resolvers give in the place of those that they withhold: nobody's server is there, or a page that says so. */
export const blockPages: readonly string[] = [
  // RFC 1122 §3.2.1.3, RFC 4291 §2.5: no destination at all, and the asker itself; what block lists of every kind answer.
  "0.0.0.0/32",
  "127.0.0.1/32",
  "::/128",
  "::1/128",
  // Cisco Umbrella and OpenDNS, "Block page IP addresses", November 2026.
  "146.112.61.104/29",
];
