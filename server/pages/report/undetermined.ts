/**
 * Findings that say what this server could not look up, although their severity is above `info`: a check that needs the fact has no verdict
 * without it. They are nobody's task on the target, so a report lists them with the checks without a result.
 */
export const undetermined: ReadonlySet<string> = new Set([
  "dns.nxdomain-unconfirmed",
  "golive.dns-unknown",
  "golive.dns-security-unknown",
  "golive.dns-security-unseen",
  "golive.dns-servers-unknown",
  "golive.dns-private-unconfirmed",
  "golive.propagation-unknown",
  "golive.propagation-errors",
  "golive.tls-unknown",
  "golive.tls-doubt",
  "golive.https-unknown",
  "golive.https-unclear",
  "golive.registration-unknown",
  "ssl.trust-unchecked",
]);
