import type { setups } from "../../src/checks/email/score/setups.ts";
import type { DomainRaw } from "../../src/checks/email/schema.ts";
import { at, key } from "./dkim-world.ts";
import type { MailWorldText } from "./world.ts";

/** Mail providers with their exchangers and SPF records. */
export const providers = {
  "outlook.com": [
    "shop-com.mail.protection A 44.1.1.25",
    'spf.protection TXT "v=spf1 ip4:44.1.1.0/24 -all"',
    "25.1.1.44.rev A 44.1.1.25",
  ].join("\n"),
  "google.com": ["aspmx.l A 44.1.2.25", '_spf TXT "v=spf1 ip4:44.1.2.0/24 ~all"'].join("\n"),
  "sendgrid.net": '@ TXT "v=spf1 ip4:44.1.3.0/24 ~all"\nmx A 44.1.3.25',
  "44.in-addr.arpa":
    "25.1.1 PTR shop-com.mail.protection.outlook.com.\n25.2.1 PTR aspmx.l.google.com.\n25.3.1 PTR mx.sendgrid.net.",
  "11.in-addr.arpa": "25.1.1 PTR mx.shop.com.",
};

const microsoft =
  '@ MX 0 shop-com.mail.protection.outlook.com.\n@ TXT "v=spf1 include:spf.protection.outlook.com -all"';
const google = '@ MX 1 aspmx.l.google.com.\n@ TXT "v=spf1 include:_spf.google.com ~all"';
const own = "@ MX 10 mx\nmx A 11.1.1.25";
const greets = { "shop-com.mail.protection.outlook.com": {}, "aspmx.l.google.com": {}, "mx.shop.com": {} };

function dmarc(policy: string): string {
  return `_dmarc TXT "v=DMARC1; p=${policy}; rua=mailto:d@shop.com"`;
}

/** A domain, and the name that is checked. */
export interface SetupWorld extends MailWorldText {
  readonly query?: string;
}

function world(...records: readonly string[]): SetupWorld {
  return { records: records.join("\n"), others: providers, greets };
}

/** The usual set-ups as worlds. */
export const setupWorlds: Readonly<Record<keyof typeof setups, SetupWorld>> = {
  microsoft: world(microsoft),
  google: world(google, at("google", key)),
  monitored: world(microsoft, at("selector1", key), dmarc("none")),
  quarantined: world(google, at("google", key), dmarc("quarantine")),
  rejected: world(microsoft, at("selector1", key), dmarc("reject")),
  hidden: world(google, at("x7c1b2", key), dmarc("quarantine")),
  whole: world(
    own,
    '@ TXT "v=spf1 mx -all"',
    at("mail", key),
    dmarc("reject"),
    '_smtp._tls TXT "v=TLSRPTv1; rua=mailto:t@shop.com"',
  ),
  bare: world(own),
  newsletter: {
    ...world(
      own,
      '@ TXT "v=spf1 mx -all"',
      at("s1", key),
      dmarc("reject"),
      'em TXT "v=spf1 include:sendgrid.net -all"',
    ),
    query: "em.shop.com",
  },
  silent: world("@ MX 0 .", '@ TXT "v=spf1 -all"', '_dmarc TXT "v=DMARC1; p=reject"'),
};

const told = { starttls: "offered", certificate: "valid", reason: null } as const;

const clean: DomainRaw["blocklists"]["lists"][number] = {
  name: "list.example",
  subject: "domain",
  state: "asked",
  reason: null,
  terms: "",
  removal: null,
  queriedCount: 1,
  listings: [],
  undetermined: [],
};

/** A domain with the parts that an in-memory world lacks: STARTTLS, an answering blocklist, and an MTA-STS policy where it is wanted. */
export function observed(raw: DomainRaw, hasPolicy: boolean): DomainRaw {
  const { record, policy } = raw.mtaSts;
  const enforced = { state: "found", mode: "enforce", maxAge: 604_800, mediaType: "text/plain", reason: null } as const;
  const mx = raw.mx.hosts.map(({ host }) => host);
  return {
    ...raw,
    starttls: { hosts: raw.starttls.hosts.map((each) => ({ ...each, ...told, addresses: [] })) },
    blocklists: { ...raw.blocklists, addressesTotal: 1, lists: [clean] },
    mtaSts: hasPolicy
      ? {
          ...raw.mtaSts,
          record: { ...record, state: "found", id: "1" },
          policy: { ...policy, ...enforced, mx, mxTotal: mx.length },
        }
      : raw.mtaSts,
  };
}
