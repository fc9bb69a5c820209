/**
 * Who sends for a domain whose mail they take, by the end of the names of their exchangers, and the record by which they ask to be let.
 * Each of these records stands in zones and set-up notes of customers in public repositories or pages (stored copies, read in November
 * 2026); the providers' own pages were not read, and nothing was asked of the DNS. So each is looked up before it is offered, and left out
 * where it is no SPF record.
 */
const senders: readonly (readonly [suffix: string, include: string])[] = [
  ["google.com", "_spf.google.com"],
  ["googlemail.com", "_spf.google.com"],
  ["mail.protection.outlook.com", "spf.protection.outlook.com"],
  ["mx.microsoft", "spf.protection.outlook.com"],
  ["messagingengine.com", "spf.messagingengine.com"],
  ["protonmail.ch", "_spf.protonmail.ch"],
  ["zoho.com", "zohomail.com"],
  ["zoho.eu", "zohomail.eu"],
  ["mail.icloud.com", "icloud.com"],
  ["yandex.net", "_spf.yandex.net"],
  ["migadu.com", "spf.migadu.com"],
  ["mailgun.org", "mailgun.org"],
  ["ovh.net", "mx.ovh.com"],
  ["gandi.net", "_mailcust.gandi.net"],
  ["hostinger.com", "_spf.mail.hostinger.com"],
  ["titan.email", "spf.titan.email"],
  ["mxroute.com", "mxroute.com"],
  ["mxrouting.net", "mxroute.com"],
  ["secureserver.net", "secureserver.net"],
  ["emailsrvr.com", "emailsrvr.com"],
];

/** The record that whoever runs an exchanger asks to have included; null where nobody known does. The name is in lower case, without a dot at its end. */
export function senderOf(exchanger: string): string | null {
  return senders.find(([suffix]) => `.${exchanger}`.endsWith(`.${suffix}`))?.[1] ?? null;
}
