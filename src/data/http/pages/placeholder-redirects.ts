/** Where a platform, a hoster or a domain market sends visitors of a name at which no site exists. */
interface PlaceholderDestination {
  readonly service: string;
  /** A host with everything below it; null for any host, the requested one included. */
  readonly host: string | null;
  readonly path: RegExp;
}

/**
 * Redirects that stand for a missing site. Seen in public reports: WordPress.com (EdOverflow/can-i-take-over-xyz#176,
 * Automattic/wp-calypso#95044), Zendesk, cPanel's two pages, HugeDomains, Dan.com, Sedo, Afternic and Atom, by links and recorded
 * redirects in public repositories. GoDaddy, BuyDomains, BrandBucket, DomainMarket, Epik and 000webhost are from their own listings'
 * addresses and were not compared. Written 2026-11-29.
 */
export const placeholderRedirects: readonly PlaceholderDestination[] = [
  { service: "cPanel", host: null, path: /^\/cgi-sys\/(?:suspendedpage|defaultwebpage)\.cgi$/ },
  { service: "WordPress.com", host: "wordpress.com", path: /^\/typo\/?$/ },
  { service: "Zendesk", host: "zendesk.com", path: /\/help-center-closed\/?$/ },
  { service: "000webhost", host: "000webhost.com", path: /^\/migrate/ },
  { service: "HugeDomains", host: "hugedomains.com", path: /^\/domain_profile\.cfm$/ },
  { service: "Dan.com", host: "dan.com", path: /^\/buy-domain\// },
  { service: "Sedo", host: "sedo.com", path: /^\/(?:search\/details|services\/parking)/ },
  { service: "Afternic", host: "afternic.com", path: /^\/(?:domain|forsale)\// },
  { service: "GoDaddy", host: "godaddy.com", path: /^\/forsale\// },
  { service: "BuyDomains", host: "buydomains.com", path: /^\/lander\// },
  { service: "Atom", host: "atom.com", path: /^\/name\// },
  { service: "BrandBucket", host: "brandbucket.com", path: /^\/names\// },
  { service: "DomainMarket", host: "domainmarket.com", path: /^\/buynow\// },
];
