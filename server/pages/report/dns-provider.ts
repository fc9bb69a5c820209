import type { DnsRaw } from "../../../src/checks/dns/schema.ts";
import { doneOf, type Section } from "./report.ts";

/** Where a DNS provider takes records. */
interface DnsProvider {
  readonly name: string;
  /** The menu, as the provider writes it. */
  readonly menu: string;
  /** Whether a TXT value is entered in double quotes. */
  readonly isQuoted?: true;
}

/** Providers by the names of their name servers; from their documentation, November 2026. */
const providers: readonly (readonly [pattern: RegExp, provider: DnsProvider])[] = [
  [/\.ns\.cloudflare\.com$/, { name: "Cloudflare", menu: "DNS > Records > Add record" }],
  [
    /\.awsdns-\d{2}\.(?:com|net|org|co\.uk)$/,
    { name: "Route 53", menu: "Hosted zones > Create record", isQuoted: true },
  ],
  [
    /^ns-cloud-[a-e]\d\.googledomains\.com$/,
    { name: "Google Cloud DNS", menu: "Zone details > Add standard", isQuoted: true },
  ],
  [/\.azure-dns\.(?:com|net|org|info)$/, { name: "Azure DNS", menu: "DNS zones > Recordsets > Add" }],
  [/\.domaincontrol\.com$/, { name: "GoDaddy", menu: "DNS > Add New Record" }],
  [/\.registrar-servers\.com$/, { name: "Namecheap", menu: "Advanced DNS > Add New Record" }],
  [/^ns\d\.digitalocean\.com$/, { name: "DigitalOcean", menu: "Networking > Domains > Create new record" }],
  [/\.ns\.hetzner\.(?:com|de)$/, { name: "Hetzner", menu: "DNS > Records > Add record" }],
  [/\.(?:ovh\.(?:net|ca)|anycast\.me)$/, { name: "OVHcloud", menu: "DNS zone > Add an entry" }],
  [/\.ui-dns\.(?:com|org|de|biz)$/, { name: "IONOS", menu: "DNS > Add record" }],
  [/\.dns\.gandi\.net$/, { name: "Gandi", menu: "DNS Records > Add record" }],
  [/\.vercel-dns\.com$/, { name: "Vercel", menu: "Domains > DNS Records > Add" }],
  [/\.gabia\.(?:co\.kr|net|io)$/, { name: "가비아", menu: "DNS 관리 > 레코드 수정" }],
  [/\.cafe24\.com$/, { name: "카페24", menu: "도메인 > DNS 관리" }],
];

/** How to publish records of a zone at its provider. */
export interface ProviderHint {
  readonly provider: DnsProvider;
  /** Without trailing dot. */
  readonly zone: string;
}

/** The provider whose name servers all serve the domain; null where there are several, or an unknown one. */
export function providerOf(sections: readonly Section[]): ProviderHint | null {
  const dns = doneOf(sections).find(({ check }) => check.id === "dns");
  const raw = dns?.data.raw as Partial<DnsRaw> | undefined;
  const names = (raw?.authoritativeServers?.list ?? []).map(({ name }) => name.toLowerCase().replace(/\.$/, ""));
  const zone = raw?.zone?.name?.replace(/\.$/, "") ?? "";
  const found = providers.find(([pattern]) => names.length > 0 && names.every((name) => pattern.test(name)));
  return found && zone !== "" ? { provider: found[1], zone } : null;
}

/** A record's name as forms of providers take it: without the zone, and `@` for the zone itself. Null where it is in another zone. */
export function nameInZone(name: string, zone: string): string | null {
  if (name === zone) return "@";
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : null;
}
