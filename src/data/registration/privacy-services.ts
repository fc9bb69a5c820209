/**
 * Words in the names of privacy and proxy registration services, in lower case: those of Tucows, GoDaddy, Namecheap, Web.com, NameSilo,
 * PublicDomainRegistry, Amazon, Dynadot, Name.com, DreamHost, Porkbun, Key-Systems, Epik, GMO and others, as quoted from RDAP and WHOIS
 * answers in public repositories (seen November 2026).
 */
const services: readonly string[] = [
  "anonymize, inc",
  "contact privacy inc",
  "digital privacy corporation",
  "domain privacy",
  "domain protection services, inc",
  "domains by proxy",
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

/** Whether a registrant is a privacy or proxy service. "REDACTED FOR PRIVACY" is not one. */
export function isPrivacyService(registrant: string): boolean {
  const name = registrant.toLowerCase();
  return services.some((each) => name.includes(each));
}
