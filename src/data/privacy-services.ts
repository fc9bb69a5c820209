/**
 * What the names of services that stand in for registrants have in common, in lower case: Tucows, GoDaddy, Namecheap, Web.com, NameSilo,
 * PublicDomainRegistry, Amazon, Dynadot, Name.com, DreamHost, Porkbun, Key-Systems, Njalla, Epik, GMO and others, as they stand in public
 * answers of RDAP and WHOIS (DannyCork/python-whois and pogzyb/asyncwhois, seen November 2026).
 */
const services: readonly string[] = [
  "1337 services",
  "anonymize, inc",
  "contact privacy inc",
  "digital privacy corporation",
  "domain privacy",
  "domain protection services, inc",
  "domains by proxy",
  "fundacion privacy services",
  "identity protection service",
  "jewella privacy",
  "namebrightprivacy.com",
  "perfect privacy",
  "privacy protect, llc",
  "privacyguardian.org",
  "privacyprotect.org",
  "private by design",
  "proxy protection llc",
  "super privacy service",
  "whois privacy",
  "whoisguard",
  "whoisprotection.cc",
  "whoisproxy.com",
  "withheld for privacy ehf",
];

/** Whether a registrant of this name is a service that stands in for another. "REDACTED FOR PRIVACY" names nobody, and so is none. */
export function isPrivacyService(registrant: string): boolean {
  const name = registrant.toLowerCase();
  return services.some((each) => name.includes(each));
}
