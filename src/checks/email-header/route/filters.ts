import type { Received } from "../../../formats/mail/received.ts";
import type { ReceivedFrom } from "../../../formats/mail/received-host.ts";

/**
 * Domains of cloud mail filters, for incoming and outgoing mail, by operator. Their hosts and authserv-ids are below these names. From the MX
 * hosts in the operators' documentation and in public tables of providers (mailsherpa, mxsniff), November 2026.
 */
const filters: readonly (readonly string[])[] = [
  ["barracudanetworks.com", "barracuda.com", "cudaops.com"],
  ["pphosted.com", "ppops.net", "ppe-hosted.com", "proofpoint.com"],
  ["mimecast.com", "mimecast.co.za", "mimecast-offshore.com"],
  ["messagelabs.com", "symanteccloud.com"],
  ["iphmx.com"],
  ["mailcontrol.com"],
  ["antispamcloud.com"],
  ["hornetsecurity.com", "antispameurope.com"],
  ["arsmtp.com"],
  ["mailroute.net"],
  ["mxrecord.io"],
  ["hydra.sophos.com", "sophos.com"],
  ["tmes.trendmicro.com", "trendmicro.com", "trendmicro.eu"],
  ["fortimailcloud.com"],
];

/** The first domains of {@link filters} whose hosts relay mail: other names of an operator are not hosts of its filter. */
const relaying: ReadonlySet<string> = new Set([
  "barracudanetworks.com",
  "pphosted.com",
  "ppe-hosted.com",
  "mimecast.com",
  "mimecast.co.za",
  "mimecast-offshore.com",
  "messagelabs.com",
  "iphmx.com",
  "mailcontrol.com",
  "antispamcloud.com",
  "hornetsecurity.com",
  "antispameurope.com",
  "arsmtp.com",
  "mailroute.net",
  "mxrecord.io",
  "hydra.sophos.com",
  "tmes.trendmicro.com",
  "fortimailcloud.com",
]);

/** Domains of one operator. */
export type FilterDomains = (typeof filters)[number];

/** Whether a name is one of these domains, or below one. */
export function isOfFilterDomains(name: string | null, domains: FilterDomains): boolean {
  const text = (name ?? "").toLowerCase().replace(/\.$/, "");
  return domains.some((each) => text === each || text.endsWith(`.${each}`));
}

function domainsOf(name: string | null): FilterDomains | null {
  const text = (name ?? "").toLowerCase();
  return filters.find((each) => each.some((domain) => relaying.has(domain) && text.endsWith(`.${domain}`))) ?? null;
}

/** A filtering service that handed a message over, and how the header shows it. */
export interface FilteringService {
  readonly domains: FilterDomains;
  /** Whether only the client's HELO name shows it: anyone can claim that. */
  readonly isClaimed: boolean;
}

/**
 * The filtering service that a client belongs to: by its forward-confirmed PTR name, or by its HELO name where the server records no PTR names at all,
 * as Exchange does. Null for other clients.
 */
export function filteringServiceOf({ from, with: protocol }: Pick<Received, "from" | "with">): FilteringService | null {
  if (from === null) return null;
  const checked = isChecked(from) ? domainsOf(from.name) : null;
  if (checked) return { domains: checked, isClaimed: false };
  const isSilent = from.name === null && /^Microsoft SMTP Server\b/i.test(protocol ?? "");
  const claimed = isSilent && from.address !== null ? domainsOf(from.helo) : null;
  return claimed && { domains: claimed, isClaimed: true };
}

function isChecked({ name, isNameChecked }: ReceivedFrom): boolean {
  return isNameChecked && name !== null;
}
