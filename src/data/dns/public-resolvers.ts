import type { PublicResolver } from "../../core/net/dns.ts";

/**
 * Public resolvers, each at the address that its operator publishes, November 2026; the unfiltered one where an operator has several. Those
 * that block harmful names by default are marked.
 */
export const publicResolvers: readonly PublicResolver[] = [
  { name: "Cloudflare", server: "1.1.1.1", isFiltering: false },
  { name: "Google", server: "8.8.8.8", isFiltering: false },
  { name: "Quad9", server: "9.9.9.10", isFiltering: false },
  { name: "OpenDNS", server: "208.67.222.222", isFiltering: true },
  { name: "AdGuard", server: "94.140.14.140", isFiltering: false },
  { name: "Yandex", server: "77.88.8.8", isFiltering: false },
  { name: "AliDNS", server: "223.5.5.5", isFiltering: false },
  { name: "DNSPod", server: "119.29.29.29", isFiltering: false },
  { name: "DNS.SB", server: "185.222.222.222", isFiltering: false },
  { name: "Control D", server: "76.76.2.0", isFiltering: false },
  { name: "Hurricane Electric", server: "74.82.42.42", isFiltering: false },
  { name: "KT", server: "168.126.63.1", isFiltering: false },
];

/**
 * Two of them over HTTPS (RFC 8484), for checks with thousands of queries; of different operators, so that one can replace the other. Both
 * have certificates for their addresses, so no name has to be resolved first.
 */
export const dohResolvers: readonly string[] = ["https://1.1.1.1/dns-query", "https://8.8.8.8/dns-query"];
