/** A provider that sends for the domains whose mail it receives. */
export interface MailSender {
  /** Name suffixes, in lower case, of its own mail exchangers: no customer servers are below them. */
  readonly exchangers: readonly string[];
  /** The include that it asks customers to publish. */
  readonly include: string;
  /** The provider's own page, or its Domain Connect template, that asks for the record; null: taken from customers' zones. */
  readonly source: string | null;
}

/**
 * Providers that send for the domains whose mail they receive. Read in November 2026, in stored copies: their own pages where named, else
 * customers' zones and set-up notes in public repositories, without DNS lookups. So each record is looked up before it is suggested, and
 * left out where it is no SPF record. Where customers rent servers below a provider's name (`vps.ovh.net`, `ip.secureserver.net`), only the
 * provider's own exchangers are listed: another record would exclude the customer's server. Cafe24's help names networks that may be
 * allowed instead of its own record.
 */
export const mailSenders: readonly MailSender[] = [
  { exchangers: ["google.com", "googlemail.com"], include: "_spf.google.com", source: null },
  {
    exchangers: ["mail.protection.outlook.com", "mx.microsoft"],
    include: "spf.protection.outlook.com",
    source: "https://learn.microsoft.com/defender-office-365/email-authentication-spf-configure",
  },
  {
    exchangers: ["mail.protection.office365.us"],
    include: "spf.protection.office365.us",
    source: "https://learn.microsoft.com/defender-office-365/email-authentication-spf-configure",
  },
  {
    exchangers: ["mail.protection.partner.outlook.cn"],
    include: "spf.protection.partner.outlook.cn",
    source: "https://learn.microsoft.com/defender-office-365/email-authentication-spf-configure",
  },
  {
    exchangers: ["worksmobile.com"],
    include: "spf.worksmobile.com",
    source: "https://help.worksmobile.com/jp/administrator/service/mail/what-is-spf-record/",
  },
  { exchangers: ["aspmx.daum.net"], include: "_spf.daum.net", source: null },
  { exchangers: ["spam.cafe24.com"], include: "spf.cafe24.com", source: null },
  { exchangers: ["messagingengine.com"], include: "spf.messagingengine.com", source: null },
  {
    exchangers: ["protonmail.ch"],
    include: "_spf.protonmail.ch",
    source: "https://protonmail.com/support/knowledge-base/anti-spoofing/",
  },
  { exchangers: ["zoho.com"], include: "zohomail.com", source: null },
  { exchangers: ["zoho.eu"], include: "zohomail.eu", source: null },
  { exchangers: ["zoho.in"], include: "zohomail.in", source: null },
  { exchangers: ["zoho.com.au"], include: "zohomail.com.au", source: null },
  { exchangers: ["zoho.jp"], include: "zohomail.jp", source: null },
  { exchangers: ["mail.icloud.com"], include: "icloud.com", source: "https://support.apple.com/102374" },
  {
    exchangers: ["mx.yandex.net"],
    include: "_spf.yandex.net",
    source: "https://yandex.com.tr/support/connect/dns/spf.html",
  },
  {
    exchangers: ["mailbox.org"],
    include: "mailbox.org",
    source:
      "https://kb.mailbox.org/de/privat/e-mail-mit-eigener-domain/spam-reputation-der-eigenen-domain-verbessern-mit-spf-dkim-und-dmarc",
  },
  {
    exchangers: ["startmail.com"],
    include: "spf.startmail.com",
    source: "https://support.startmail.com/hc/de/articles/360006558278",
  },
  { exchangers: ["mail.tutanota.de"], include: "spf.tutanota.de", source: null },
  { exchangers: ["migadu.com"], include: "spf.migadu.com", source: null },
  {
    exchangers: ["mailgun.org"],
    include: "mailgun.org",
    source: "https://www.mailgun.com/blog/white-labeling-dns-records-your-customers-tips-tricks/",
  },
  {
    exchangers: ["mail.ovh.net"],
    include: "mx.ovh.com",
    source: "https://github.com/ovh/docs/blob/develop/pages/web_cloud/domains/dns_zone_spf/guide.en-gb.md",
  },
  {
    exchangers: ["mail.gandi.net"],
    include: "_mailcust.gandi.net",
    source: "https://helpdesk.gandi.net/hc/en-us/articles/14001808469404",
  },
  {
    exchangers: ["mta-gw.infomaniak.ch"],
    include: "spf.infomaniak.ch",
    source: "https://www.infomaniak.com/en/support/faq/2199/manage-spf-records",
  },
  {
    exchangers: ["mx1.hostinger.com", "mx2.hostinger.com"],
    include: "_spf.mail.hostinger.com",
    source: "https://support.hostinger.com/en/articles/1583673-what-is-hostinger-spf-record",
  },
  {
    exchangers: ["titan.email"],
    include: "spf.titan.email",
    source: "https://github.com/Domain-Connect/Templates/blob/master/titan.email.titan-mail-hosting.json",
  },
  {
    exchangers: ["privateemail.com"],
    include: "spf.privateemail.com",
    source: "https://www.namecheap.com/support/knowledgebase/article.aspx/1262/2176/",
  },
  {
    exchangers: ["improvmx.com"],
    include: "spf.improvmx.com",
    source: "https://github.com/Domain-Connect/Templates/blob/master/improvmx.com.email.json",
  },
  { exchangers: ["mxroute.com", "mxrouting.net", "mxlogin.com"], include: "mxroute.com", source: null },
  {
    exchangers: [
      "smtp.secureserver.net",
      "mailstore1.secureserver.net",
      "smtp.europe.secureserver.net",
      "mailstore1.europe.secureserver.net",
      "smtp.asia.secureserver.net",
      "mailstore1.asia.secureserver.net",
    ],
    include: "secureserver.net",
    source: "https://github.com/Domain-Connect/Templates/blob/master/godaddy.com.professional_mail.json",
  },
  {
    exchangers: ["emailsrvr.com"],
    include: "emailsrvr.com",
    source: "https://docs.rackspace.com/docs/dns-record-definitions",
  },
];

/** The provider of a mail exchanger; null where unknown. The name is in lower case, without a trailing dot. */
export function mailSenderOf(exchanger: string): MailSender | null {
  return mailSenders.find(({ exchangers }) => exchangers.some((each) => `.${exchanger}`.endsWith(`.${each}`))) ?? null;
}

/** The include that a mail exchanger's operator asks for; null where unknown. The name is in lower case, without a trailing dot. */
export function senderOf(exchanger: string): string | null {
  return mailSenderOf(exchanger)?.include ?? null;
}
