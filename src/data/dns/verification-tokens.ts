/** Prefixes of verification texts whose names do not mention verification: each service's documentation, November 2026. */
const others =
  /^(?:ms=(?:ms\d|[0-9a-f]{8})|d365mktkey=|docusign=|apple-domain=|adobe-idp-site-|adobe-sign-|dropbox-|mgverify|status-page-domain-|stripe-|zoho-|webexdomain|cisco-ci-|onetrust-|miro-|notion-|airtable-|brevo-code:|mandrill_|sendinblue-code:|h1-domain-|asv=|_globalsign-domain|detectify|pardot)/i;

/** `google-site-verification=…`, `atlassian-domain-verification=…`, `globalsign-domain-verification=…` */
const proving = /^[a-z0-9_.-]{0,60}(?:verif|validat|challenge|ownership)[a-z0-9_.-]{0,60}\s?[=:]/i;

/** Whether a text proves control of the domain to a service. */
export function isVerificationToken(text: string): boolean {
  const beginning = text.slice(0, 140);
  return proving.test(beginning) || others.test(beginning);
}
