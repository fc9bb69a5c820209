/** Somebody who sends or takes mail for others. */
export interface MailOperator {
  /** As people write it. */
  readonly name: string;
  /** Domains, in lower case, of hosts and records that only its customers name. */
  readonly domains: readonly string[];
  /** Selectors that it has its customers publish. */
  readonly selectors: readonly string[];
}

/**
 * Operators by the names that MX, SPF, NS and DMARC records of their customers hold, with selectors that their customers publish, put
 * together in November 2026. Neither names nor selectors were checked against the operators' own pages: a selector only decides which
 * questions are asked, and counts where a key answers. Left out are those whose selectors nobody can guess, such as Amazon SES.
 */
const operators: readonly MailOperator[] = [
  { name: "Google", domains: ["google.com", "googlemail.com", "psmtp.com"], selectors: ["google"] },
  {
    name: "Microsoft 365",
    domains: ["mail.protection.outlook.com", "protection.outlook.com", "mx.microsoft", "onmicrosoft.com"],
    selectors: ["selector1", "selector2"],
  },
  {
    name: "Fastmail",
    domains: ["messagingengine.com", "fmhosted.com", "fastmail.com"],
    selectors: ["fm1", "fm2", "fm3"],
  },
  { name: "Zoho", domains: ["zoho.com", "zoho.eu", "zoho.in", "zohomail.com"], selectors: ["zmail", "zoho"] },
  {
    name: "Proton",
    domains: ["protonmail.ch", "proton.me", "proton.ch"],
    selectors: ["protonmail", "protonmail2", "protonmail3"],
  },
  { name: "iCloud", domains: ["icloud.com", "icloudmailadmin.com"], selectors: ["sig1"] },
  { name: "SendGrid", domains: ["sendgrid.net"], selectors: ["s1", "s2"] },
  { name: "Mailchimp", domains: ["mcsv.net"], selectors: ["k1", "k2", "k3"] },
  { name: "Mandrill", domains: ["mandrillapp.com"], selectors: ["mandrill", "mte1", "mte2"] },
  { name: "Zendesk", domains: ["zendesk.com"], selectors: ["zendesk1", "zendesk2"] },
  { name: "Postmark", domains: ["mtasv.net", "postmarkapp.com"], selectors: ["pm"] },
  { name: "Migadu", domains: ["migadu.com"], selectors: ["key1", "key2", "key3"] },
  {
    name: "Hostinger",
    domains: ["hostinger.com"],
    selectors: ["hostingermail-a", "hostingermail-b", "hostingermail-c", "hostingermail1"],
  },
  { name: "Yandex", domains: ["yandex.net", "yandex.ru"], selectors: ["mail"] },
  { name: "Titan", domains: ["titan.email"], selectors: ["titan1"] },
  { name: "Resend", domains: ["resend.com"], selectors: ["resend"] },
  { name: "Mailjet", domains: ["mailjet.com"], selectors: ["mailjet"] },
];

/** The operators that names belong to, each once, in the order of the names. */
export function operatorsOf(names: readonly string[]): readonly MailOperator[] {
  return [...new Set(names.flatMap((name) => operatorOf(name) ?? []))];
}

/** Whose a name is, in lower case and without a dot at its end; null where nobody knows. */
export function operatorOf(name: string): MailOperator | null {
  return operators.find(({ domains }) => domains.some((each) => `.${name}`.endsWith(`.${each}`))) ?? null;
}
