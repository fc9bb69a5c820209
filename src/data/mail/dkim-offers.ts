/** The DKIM records that a mail provider asks its customers to publish. */
interface DkimOffer {
  /** The provider's name, as in the table of mail operators. */
  readonly operator: string;
  /**
   * `name type value`, with the domain as `{domain}`, with dashes for dots as `{dashed}`. What only the provider's console shows is in angle
   * brackets.
   */
  readonly records: readonly string[];
}

/**
 * What providers ask for, read in November 2026 in stored copies of their help pages and Domain Connect templates. A provider is listed only if its
 * records follow from the domain, or if their form does.
 */
const offers: readonly DkimOffer[] = [
  {
    operator: "Microsoft 365",
    // Tenants since 2025 have targets below dkim.mail.microsoft; the Defender portal shows which.
    records: [
      "selector1._domainkey.{domain} CNAME selector1-{dashed}._domainkey.<tenant>.onmicrosoft.com",
      "selector2._domainkey.{domain} CNAME selector2-{dashed}._domainkey.<tenant>.onmicrosoft.com",
    ],
  },
  { operator: "Google", records: ["google._domainkey.{domain} TXT v=DKIM1; k=rsa; p=<key from the Admin console>"] },
  {
    operator: "Fastmail",
    records: [1, 2, 3].map((each) => `fm${each}._domainkey.{domain} CNAME fm${each}.{domain}.dkim.fmhosted.com`),
  },
  {
    operator: "Proton",
    records: ["protonmail", "protonmail2", "protonmail3"].map(
      (each) => `${each}._domainkey.{domain} CNAME ${each}.domainkey.<code>.domains.proton.ch`,
    ),
  },
  { operator: "iCloud", records: ["sig1._domainkey.{domain} CNAME sig1.dkim.{domain}.at.icloudmailadmin.com"] },
  {
    operator: "mailbox.org",
    records: [1, 2, 3, 4].map((each) => `mbo000${each}._domainkey.{domain} CNAME mbo000${each}._domainkey.mailbox.org`),
  },
  {
    operator: "Migadu",
    records: [1, 2, 3].map((each) => `key${each}._domainkey.{domain} CNAME key${each}.{domain}._domainkey.migadu.com`),
  },
  {
    operator: "ImprovMX",
    records: [1, 2].map((each) => `dkimprovmx${each}._domainkey.{domain} CNAME dkimprovmx${each}.improvmx.com`),
  },
];

/** A provider's DKIM records for a domain, ready to read; null where they are unknown. */
export function dkimOfferOf(operator: string, domain: string): readonly string[] | null {
  const offer = offers.find((each) => each.operator === operator);
  const dashed = domain.replaceAll(".", "-");
  return offer?.records.map((each) => each.replaceAll("{domain}", domain).replaceAll("{dashed}", dashed)) ?? null;
}
