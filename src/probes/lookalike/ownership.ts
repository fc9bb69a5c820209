import { getDomain } from "tldts";
import { dnsOperatorOf } from "../../data/lookalikes/dns-operators.ts";
import { parkingServices } from "../../data/lookalikes/parking.ts";
import { sharedNetworks } from "../../data/lookalikes/shared-addresses.ts";
import { mailOperators } from "../../data/mail/operators.ts";
import { isInPrefix } from "../../formats/networks/prefix.ts";
import { providerOf } from "../page/edge.ts";

/** Who owns a registered variant. `unclear`: nothing that was observed decides. */
type LookalikeOwnership = "own" | "other" | "unclear";

/** What can decide who owns a variant. */
export const ownershipBases = [
  "name-servers",
  "mail-servers",
  "addresses",
  "redirect",
  "certificate",
  "registrant",
] as const;

/** The owner of a variant and the observation that decided; null where none did. */
export interface Owned {
  readonly owner: LookalikeOwnership;
  readonly basis: (typeof ownershipBases)[number] | null;
}

/** What the DNS shows of a domain; null where it could not be determined. */
export interface Footprint {
  readonly nameServers: readonly string[] | null;
  readonly addresses: readonly string[] | null;
  readonly exchangers: readonly string[] | null;
}

/** The protected domain. */
export interface Protected extends Footprint {
  readonly domain: string;
}

/** What a closer look at a variant shows. */
export interface Evidence {
  /** Whether its page redirects to the protected domain. */
  readonly redirectsHome: boolean;
  /** Whether that redirect carries a query, as links of affiliates do. */
  readonly isReferral: boolean;
  /** Whether a publicly logged certificate names both domains: its CA validated control over both (CA/B Baseline Requirements §3.2.2.4). */
  readonly sharesCertificate: boolean;
  /** Whether both registries publish the same registrant; null where one does not. */
  readonly sameRegistrant: boolean | null;
}

const notLooked: Evidence = { redirectsHome: false, isReferral: false, sharesCertificate: false, sameRegistrant: null };

type Rule = (own: Protected, theirs: Footprint, details: Evidence) => Owned | null;

/** Evidence of a common owner first, then evidence against one, then what leaves it open. */
const rules: readonly Rule[] = [
  (_own, _theirs, { sharesCertificate }) => (sharesCertificate ? { owner: "own", basis: "certificate" } : null),
  (_own, _theirs, { sameRegistrant }) => (sameRegistrant === true ? { owner: "own", basis: "registrant" } : null),
  byOwnNameServers,
  byOwnMailServers,
  byAddresses,
  byRedirect,
  (_own, _theirs, { sameRegistrant }) => (sameRegistrant === false ? { owner: "other", basis: "registrant" } : null),
  byOperator,
  bySharedServers,
];

/**
 * Determines the owner of a registered variant. Equal name servers alone show a common DNS operator, not a common owner. Different ones do not show
 * different owners where the operator gives each zone its own.
 */
export function lookalikeOwnershipOf(own: Protected, theirs: Footprint, details: Evidence = notLooked): Owned {
  for (const rule of rules) {
    const found = rule(own, theirs, details);
    if (found) return found;
  }
  return { owner: "other", basis: null };
}

/** Anyone can delegate a name to foreign servers, so all of them have to be servers of the protected domain, within it. */
function byOwnNameServers({ domain, nameServers }: Protected, theirs: Footprint): Owned | null {
  const found = theirs.nameServers ?? [];
  const isOwn = found.length > 0 && found.every((each) => isWithin(each, domain) && nameServers?.includes(each));
  return isOwn ? { owner: "own", basis: "name-servers" } : null;
}

/** Mail to the variant reaches the owner's servers. Anyone can name them, so a page elsewhere leaves it open. */
function byOwnMailServers(own: Protected, theirs: Footprint, { redirectsHome }: Evidence): Owned | null {
  const { addresses, exchangers } = theirs;
  const isOwn = exchangers !== null && exchangers.length > 0 && exchangers.every((each) => isWithin(each, own.domain));
  if (!isOwn) return null;
  const hasPage = addresses === null || addresses.some((each) => !own.addresses?.includes(each));
  return { owner: hasPage && !redirectsHome ? "unclear" : "own", basis: "mail-servers" };
}

/** The owner's servers answer for the variant, if its addresses serve nobody else. Anyone can name them, to receive mail beside a real page. */
function byAddresses(own: Protected, theirs: Footprint): Owned | null {
  const { addresses } = theirs;
  if (addresses === null || addresses.length === 0 || !hasServersOfItsOwn(own)) return null;
  const isOwn = addresses.every((each) => own.addresses?.includes(each) && !isSharedAddress(each));
  return isOwn ? { owner: takesMailElsewhere(own, theirs) ? "unclear" : "own", basis: "addresses" } : null;
}

/** Whether mail to the variant reaches other servers than the owner's, or those that a mail operator has for all its customers. */
function takesMailElsewhere(own: Protected, { exchangers }: Footprint): boolean {
  return (
    exchangers === null ||
    exchangers.some((each) => !isWithin(each, own.domain) && (!own.exchangers?.includes(each) || isMailOperator(each)))
  );
}

/** Whether the DNS of the protected domain is apart from web hosting: a web host's customers share addresses as well. */
function hasServersOfItsOwn({ domain, nameServers }: Protected): boolean {
  const found = nameServers ?? [];
  return found.length > 0 && found.every((each) => isWithin(each, domain) || dnsOperatorOf(each)?.kind === "dns");
}

/** Phishing domains also redirect visitors to the original, but they have a use of their own: mail, or a commission for the visitor. */
function byRedirect(own: Protected, theirs: Footprint, details: Evidence): Owned | null {
  if (!details.redirectsHome) return null;
  const isDoubtful = takesMailElsewhere(own, theirs) || details.isReferral || details.sameRegistrant === false;
  return { owner: isDoubtful ? "unclear" : "own", basis: "redirect" };
}

/** A common DNS operator, and one that only brand owners use, leave the owner open. */
function byOperator(own: Protected, theirs: Footprint): Owned | null {
  if (own.nameServers === null || theirs.nameServers === null) return { owner: "unclear", basis: null };
  if (theirs.nameServers.length === 0) {
    const isComparable = own.nameServers.length > 0 && own.addresses !== null && (theirs.addresses ?? []).length > 0;
    return isComparable ? null : { owner: "unclear", basis: null };
  }
  const ours = new Set(own.nameServers.map(operatorKey));
  const isCommon = theirs.nameServers.some((each) => ours.has(operatorKey(each)));
  const isCorporate = theirs.nameServers.some((each) => dnsOperatorOf(each)?.kind === "corporate");
  return isCommon || isCorporate ? { owner: "unclear", basis: "name-servers" } : null;
}

/** A common server that is not known to serve many customers may be the owner's, or that of a small web host. */
function bySharedServers(own: Protected, { addresses, exchangers }: Footprint): Owned | null {
  const isAddress = addresses?.some((each) => own.addresses?.includes(each) && !isSharedAddress(each));
  if (isAddress) return { owner: "unclear", basis: "addresses" };
  const isExchanger = exchangers?.some((each) => own.exchangers?.includes(each) && !isMailOperator(each));
  return isExchanger ? { owner: "unclear", basis: "mail-servers" } : null;
}

/** One operator may have servers in several domains; an unknown operator is told by the domain of its servers. */
function operatorKey(server: string): string {
  return dnsOperatorOf(server)?.name ?? getDomain(server, { validateHostname: false }) ?? server;
}

function isSharedAddress(address: string): boolean {
  if (providerOf(address, null).kind === "edge") return true;
  return [...sharedNetworks, ...parkingServices.flatMap(({ networks }) => networks)].some((network) =>
    isInPrefix(address, network),
  );
}

function isMailOperator(exchanger: string): boolean {
  return mailOperators.some(({ domains }) => domains.some((domain) => isWithin(exchanger, domain)));
}

function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}
