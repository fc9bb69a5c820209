/** An operator that sends or receives mail for customers. */
export interface MailOperator {
  /** Its name for display. */
  readonly name: string;
  /** Domains, in lower case, of hosts and records that only its customers name. */
  readonly domains: readonly string[];
  /** Selectors that it tells customers to publish, at most four: each replaces a usual one. */
  readonly selectors: readonly string[];
  /** The operator's own page, or its Domain Connect template, that names the selectors; null: taken from customers' zones. */
  readonly source: string | null;
}

/**
 * Operators by the names in their customers' MX, SPF, NS and DMARC records and aliases, with the selectors that customers publish. Read in
 * November 2026, in stored copies: the operators' own pages where named, else customers' zones and set-up notes in public repositories. A
 * selector only decides which queries are sent; it counts only where a key answers. Left out are operators with unpredictable selectors
 * (Amazon SES, Brevo, HubSpot, Infomaniak, OVHcloud) and those with usual ones (Tuta, Private Email). Postmark also has dated selectors,
 * and Zoho's customers choose theirs: these are the customary ones. Domains are as narrow as the operator's other services require:
 * `reach.hostinger.com` sends newsletters, and users have mailboxes at `proton.me` and `fastmail.com`, which are no mail hosts.
 */
export const mailOperators: readonly MailOperator[] = [
  {
    name: "Google",
    domains: ["google.com", "googlemail.com"],
    selectors: ["google"],
    source: "https://support.google.com/a/answer/174124",
  },
  {
    name: "Microsoft 365",
    domains: [
      "protection.outlook.com",
      "protection.office365.us",
      "protection.partner.outlook.cn",
      "mx.microsoft",
      "dkim.mail.microsoft",
      "onmicrosoft.com",
    ],
    selectors: ["selector1", "selector2"],
    source: "https://learn.microsoft.com/defender-office-365/email-authentication-dkim-configure",
  },
  {
    name: "NAVER WORKS",
    domains: ["worksmobile.com"],
    selectors: ["naverworks"],
    source: null,
  },
  {
    name: "Fastmail",
    domains: ["messagingengine.com", "fmhosted.com"],
    selectors: ["fm1", "fm2", "fm3"],
    source: "https://www.fastmail.help/hc/en-us/articles/360060591153",
  },
  {
    name: "Zoho",
    domains: [
      "zoho.com",
      "zoho.eu",
      "zoho.in",
      "zoho.com.au",
      "zoho.jp",
      "zohomail.com",
      "zohomail.eu",
      "zohomail.in",
      "zohomail.com.au",
      "zohomail.jp",
    ],
    selectors: ["zmail", "zoho"],
    source: null,
  },
  {
    name: "Proton",
    domains: ["protonmail.ch", "proton.ch"],
    selectors: ["protonmail", "protonmail2", "protonmail3"],
    source: null,
  },
  { name: "iCloud", domains: ["icloud.com", "icloudmailadmin.com"], selectors: ["sig1"], source: null },
  {
    name: "mailbox.org",
    domains: ["mailbox.org"],
    selectors: ["mbo0001", "mbo0002", "mbo0003", "mbo0004"],
    source:
      "https://kb.mailbox.org/de/privat/e-mail-mit-eigener-domain/spam-reputation-der-eigenen-domain-verbessern-mit-spf-dkim-und-dmarc",
  },
  {
    name: "StartMail",
    domains: ["startmail.com"],
    selectors: ["startmail1", "startmail2"],
    source: "https://support.startmail.com/hc/de/articles/360006558278",
  },
  {
    name: "Simply.com",
    domains: ["spf.simply.com", "dkim.simply.com"],
    selectors: ["unoeuro"],
    source: "https://www.simply.com/dk/support/faq/mail/136/",
  },
  { name: "SendGrid", domains: ["sendgrid.net"], selectors: ["s1", "s2"], source: null },
  { name: "Mailchimp", domains: ["mcsv.net"], selectors: ["k2", "k3", "k1"], source: null },
  {
    name: "Mandrill",
    domains: ["mandrillapp.com"],
    selectors: ["mte1", "mte2", "mandrill"],
    source: "https://mailchimp.com/developer/release-notes/new-sending-domain-authentication-requirements",
  },
  {
    name: "Zendesk",
    domains: ["zendesk.com"],
    selectors: ["zendesk1", "zendesk2"],
    source: "https://support.zendesk.com/hc/en-us/articles/4408822303386",
  },
  {
    name: "Postmark",
    domains: ["mtasv.net", "postmarkapp.com"],
    selectors: ["pm"],
    source: "https://support.dmarcdigests.com/article/1193-how-to-set-up-dkim",
  },
  { name: "Migadu", domains: ["migadu.com"], selectors: ["key1", "key2", "key3"], source: null },
  {
    name: "Hostinger",
    domains: ["mx1.hostinger.com", "mx2.hostinger.com", "mail.hostinger.com"],
    selectors: ["hostingermail-a", "hostingermail-b", "hostingermail-c", "hostingermail1"],
    source: null,
  },
  { name: "Yandex", domains: ["yandex.net", "yandex.ru"], selectors: ["mail"], source: null },
  { name: "Titan", domains: ["titan.email"], selectors: ["titan1"], source: null },
  {
    name: "ImprovMX",
    domains: ["improvmx.com"],
    selectors: ["dkimprovmx1", "dkimprovmx2"],
    source: "https://github.com/Domain-Connect/Templates/blob/master/improvmx.com.email.json",
  },
  {
    name: "Resend",
    domains: ["resend.com"],
    selectors: ["resend"],
    source: "https://github.com/Domain-Connect/Templates/blob/master/resend.com.mail.json",
  },
  {
    name: "Mailjet",
    domains: ["mailjet.com"],
    selectors: ["mailjet"],
    source: "https://github.com/Domain-Connect/Templates/blob/master/mailjet.com.domain-auth.json",
  },
];

/** The operators of some names, each once, in the order of the names. */
export function operatorsOf(names: readonly string[]): readonly MailOperator[] {
  return [...new Set(names.flatMap((name) => operatorOf(name) ?? []))];
}

/** The operator of a name in lower case, without a trailing dot; null where unknown. */
export function operatorOf(name: string): MailOperator | null {
  return mailOperators.find(({ domains }) => domains.some((each) => `.${name}`.endsWith(`.${each}`))) ?? null;
}

/** Whether a name (lower case, no trailing dot) is an operator's own domain, where it may give mailboxes to users. */
export function isOperatorDomain(name: string): boolean {
  return mailOperators.some(({ domains }) => domains.includes(name));
}
