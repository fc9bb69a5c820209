/** The fields read from a WHOIS answer. */
export type WhoisField =
  | "name"
  | "handle"
  | "registrar"
  | "registrarId"
  | "registrarUrl"
  | "abuseEmail"
  | "abusePhone"
  | "created"
  | "updated"
  | "expires"
  | "registrarExpires"
  | "transferred"
  | "nameServers"
  | "status"
  | "signed"
  | "signers"
  | "registrant"
  | "referral";

/** The answer format of one registry. Absent fields have the usual values. */
export interface WhoisLayout {
  /** Whole lines, in lower case, which mean that the domain does not exist; `*` matches anything. */
  readonly absent: readonly string[];
  /** Labels that replace the usual ones: `label`, or `heading/label`. Empty where the registry uses the usual label for something else. */
  readonly labels?: Partial<Readonly<Record<WhoisField, readonly string[]>>>;
  /** Whether the domain's own data is in the first block, and contacts with the same labels are in later ones. */
  readonly isFirstBlock?: true;
  /** The order of day and month in numeric dates. */
  readonly dates?: "dmy" | "mdy";
  /** The character set where it is not UTF-8, by its name in the Encoding Standard. */
  readonly charset?: string;
  /** The ending of the registry's own codes for name servers, which looks like a top-level domain. */
  readonly codesEnd?: string;
  /** The registry's own status names, in lower case, with their EPP equivalents. */
  readonly statuses?: Readonly<Record<string, string>>;
}

/** Labels shared by many registries, the most specific first. */
export const usualLabels: Readonly<Record<WhoisField, readonly string[]>> = {
  name: ["domain name", "domain", "domainname", "dominio", "nombre de dominio", "domain/name"],
  handle: ["registry domain id", "domain id", "roid"],
  registrar: [
    "registrar",
    "sponsoring registrar",
    "registrar name",
    "registrar-name",
    "registrar/name",
    "registrar/organization",
    "registrar/organisation",
    "registrar/registrar",
    "registration service provider",
  ],
  registrarId: ["registrar iana id", "sponsoring registrar iana id"],
  registrarUrl: [
    "registrar url",
    "registrar website",
    "registrar-url",
    "registrar/website",
    "registrar/web",
    "registrar/url",
  ],
  abuseEmail: ["registrar abuse contact email"],
  abusePhone: ["registrar abuse contact phone"],
  created: [
    "creation date",
    "created",
    "created on",
    "created date",
    "registered",
    "registered on",
    "registered date",
    "registration date",
    "registration time",
    "first registration date",
    "record created",
    "record created on",
  ],
  updated: [
    "updated date",
    "update date",
    "last-update",
    "last updated",
    "last updated on",
    "last updated date",
    "last-updated",
    "last update",
    "last modified",
    "modified",
    "modified date",
    "modification date",
    "changed",
    "updated",
  ],
  expires: [
    "registry expiry date",
    "expiry date",
    "expiration date",
    "expiration time",
    "expires",
    "expires on",
    "expire date",
    "expire-date",
    "expire",
    "expiry",
    "expiration",
    "valid until",
    "renewal date",
    "record expires on",
    "paid-till",
    "validity",
  ],
  registrarExpires: ["registrar registration expiration date"],
  transferred: ["transferred", "last transferred date", "transfer date"],
  nameServers: [
    "name server",
    "name servers",
    "nameserver",
    "nameservers",
    "nserver",
    "nservers",
    "dns",
    "dns servers",
    "domain servers",
    "domain servers in listed order",
    "domain name servers",
    "domain nameservers",
    "domain server",
    "host name",
    "hostname",
  ],
  status: ["domain status", "status", "state", "epp status", "registration status"],
  signed: ["dnssec", "dnssec signed", "signed"],
  signers: ["ds record", "ds rdata", "dnssec ds data", "ds data", "ds"],
  registrant: [
    "registrant organization",
    "registrant name",
    "registrant",
    "registrant/organization",
    "registrant/name",
    "holder",
  ],
  referral: ["registrar whois server", "whois server", "referralserver"],
};

const ripe = ["no entries found for the selected source(s)."];

/**
 * Lines that deny a domain by default: whole, unambiguous lines. They also cover listed registries that have changed their software since.
 */
export const usualAbsent: readonly string[] = [
  "no match",
  "no match.",
  "no match!!",
  'no match for "*".',
  "no match for domain *",
  "not found",
  "not found.",
  "domain not found",
  "domain not found.",
  "no data found",
  "no object found",
  "no entries found",
  "no entries found.",
  ...ripe,
  "no matching record.",
  "object does not exist",
  "the queried object does not exist*",
  "domain status: available",
  "domain status: no object found",
  "status: available",
  "status: free",
  "status: not registered",
];

/** The format that ICANN prescribes for generic domains, also used by country registries with the same software. */
const icann = ["not found: *", "no data found", "domain not found.", "domain not found", "not found", "not found."];
const swiss: WhoisLayout = {
  absent: ["the domain name is not registered.", "we do not have an entry in our database matching your query."],
};
const swedish: WhoisLayout = { absent: ['domain "*" not found.'], labels: { status: ["status"] } };
const emirates: WhoisLayout = { absent: ["no data found"] };
const channelIslands: WhoisLayout = {
  absent: usualAbsent,
  labels: { created: ["registered on"], status: ["domain status"] },
  statuses: {
    "delete prohibited by registrar": "clientDeleteProhibited",
    "update prohibited by registrar": "clientUpdateProhibited",
    "transfer prohibited by registrar": "clientTransferProhibited",
    "renew prohibited by registrar": "clientRenewProhibited",
  },
};

/**
 * Registries with their own format, by top-level domain: as recorded in public parsers (weppos/whois-parser bedb4a4 of 2022-09,
 * likexian/whois-parser 2426ff1 of 2026-01, richardpenman/whois 3c050db of 2026-07). Character sets: servers_charset_list of Debian's whois
 * 5.6.6 of 2026-02, and older national ones. Registries on the same server are parsed alike, the rest by `usualLabels` and `usualAbsent`.
 */
export const whoisLayouts: Readonly<Record<string, WhoisLayout>> = {
  ac: { absent: icann },
  ae: emirates,
  am: { absent: ["no match"] },
  at: { absent: ["nothing found"], isFirstBlock: true, charset: "iso-8859-1" },
  ax: { absent: ["no records matching * found.", ...usualAbsent] },
  be: { absent: ["status: available"] },
  bg: {
    absent: ["domain name * does not exist in database!"],
    labels: { created: ["activated on"], expires: ["expires at"], nameServers: ["name server information"] },
    charset: "windows-1251",
    dates: "dmy",
  },
  bn: { absent: ["domain not found"] },
  by: { absent: ["object does not exist"], charset: "windows-1251" },
  ch: swiss,
  cl: { absent: ["*: no existe"] },
  cn: { absent: ["no matching record."], charset: "gb18030" },
  co: { absent: icann },
  de: { absent: ["status: free"], isFirstBlock: true },
  dk: { absent: ["no entries found for the selected source."], labels: { nameServers: ["nameservers/hostname"] } },
  do: { absent: usualAbsent },
  edu: {
    absent: ["no match", "no match: *"],
    labels: {
      created: ["domain record activated"],
      updated: ["domain record last updated"],
      expires: ["domain expires"],
    },
  },
  ee: {
    absent: ["domain not found"],
    labels: {
      created: ["domain/registered"],
      updated: ["domain/changed"],
      expires: ["domain/expire"],
      status: ["domain/status"],
    },
  },
  eu: { absent: ["status: available"], labels: { nameServers: ["name servers"], registrant: [] } },
  gg: channelIslands,
  hk: {
    absent: ["the domain has not been registered."],
    labels: {
      created: ["registrant contact information/domain name commencement date", "domain name commencement date"],
      expires: ["registrant contact information/expiry date", "expiry date"],
      nameServers: ["name servers information"],
    },
    dates: "dmy",
    charset: "big5",
  },
  hm: { absent: ["domain not found."] },
  hr: { absent: ["error: no entries found"], isFirstBlock: true, charset: "iso-8859-2" },
  hu: { absent: ["nincs tal*lat / no match"], charset: "iso-8859-2" },
  ie: { absent: ["not registered - the domain you have requested *", ...usualAbsent] },
  il: {
    absent: ["no data was found to match the request criteria."],
    labels: { created: ["assigned"], updated: [], registrar: ["registrar name"] },
    dates: "dmy",
  },
  im: { absent: ["the domain * was not found."], dates: "dmy" },
  io: { absent: icann },
  ir: { absent: ["error:101: no entries found", "no entries found in the selected source(s)."], isFirstBlock: true },
  it: { absent: ["status: available"], labels: { registrar: ["registrar/organization"] } },
  je: channelIslands,
  jp: {
    absent: ["no match!!"],
    labels: {
      created: ["created on", "registered date"],
      // `Connected (2027/03/31)`: the expiry date.
      expires: ["expires on", "state"],
      status: ["status", "state", "lock status"],
      signers: [],
    },
    charset: "iso-2022-jp",
  },
  kr: {
    absent: [
      "the requested domain was not found in the registry or registrar*",
      "상기 도메인이름은 등록되어 있지 않습니다*",
    ],
    labels: { registrar: ["authorized agency"] },
    charset: "euc-kr",
  },
  kz: {
    absent: ["nothing found for this query."],
    labels: {
      registrar: ["current registar", "current registrar"],
      created: ["domain created"],
      nameServers: ["primary server", "secondary server"],
    },
    charset: "windows-1251",
  },
  la: { absent: ["the queried object does not exist: domain not found", "domain not found", "domain not found."] },
  li: swiss,
  lt: { absent: ["status: available"] },
  lu: { absent: ["no such domain"], labels: { status: ["domaintype"] } },
  lv: {
    absent: ["status: free"],
    labels: { registrar: ["registrar/name"], status: ["domain/status"], updated: [] },
  },
  md: { absent: ["no match for*"] },
  me: { absent: icann },
  mo: { absent: ["no match for *"], charset: "big5" },
  mx: {
    absent: ["no_se_encontro_el_objeto/object_not_found", "object_not_found"],
    labels: { registrarUrl: ["url"], nameServers: ["name servers/dns"] },
  },
  my: {
    absent: ["domain name [*] does not exist in database", ...usualAbsent],
    labels: {
      created: ["record created"],
      updated: ["record last modified"],
      expires: ["record expired"],
      nameServers: ["primary name server", "secondary name server"],
    },
    codesEnd: ".ser",
  },
  nu: swedish,
  nz: {
    absent: ["query_status: 220 available", ...usualAbsent],
    labels: { nameServers: ["name server", "ns_name_01", "ns_name"] },
  },
  om: emirates,
  pe: { absent: usualAbsent },
  pt: { absent: ["* no match"], dates: "dmy", charset: "iso-8859-1" },
  qa: emirates,
  ro: { absent: ripe, labels: { registrarUrl: ["referral url"] } },
  rs: { absent: ["error:103: domain is not registered"] },
  ru: { absent: ripe, charset: "koi8-r" },
  sa: { absent: ["no match for *"] },
  se: swedish,
  sh: { absent: icann },
  sk: { absent: ["not found."], isFirstBlock: true },
  sm: { absent: ["no entries found."], dates: "dmy" },
  tn: { absent: ["domain * not found"], labels: { created: ["acivated", "activated"] } },
  tr: {
    absent: ["no match found for *"],
    labels: { registrar: ["registrar/organization name"] },
    charset: "windows-1254",
  },
  us: { absent: icann },
  ve: {
    absent: ['no match for "*".'],
    labels: {
      expires: ["fecha de vencimiento"],
      created: ["fecha de creación", "fecha de creacion"],
      nameServers: ["servidor(es) de nombres de dominio"],
      updated: ["ultima actualización", "ultima actualizacion"],
    },
  },
  ws: {
    absent: ["the queried object does not exist: *"],
    labels: { expires: ["registrar registration expiration date"], registrarExpires: [] },
  },
};

/**
 * Rate limit messages: DENIC, DNS Belgium, EURid, PIR, Nominet, AFNIC, SIDN, NIC.cz, Punktum dk, InternetNZ, NIC.PE and others (from the
 * same recordings).
 */
export const limitedPhrases: readonly string[] = [
  "*limit exceeded*",
  "*quota exceeded*",
  "*quota * exceeded*",
  "*exceeded your quota*",
  "*exceeded * query limit*",
  "*too many requests*",
  "*too many connection*",
  "too many queries*",
  "*maximum queries per hour reached*",
  "*maximum daily connection limit reached*",
  "*maximum query rate reached*",
  "excessive querying, *",
  "*access control limit reached*",
  "*access is too fast*",
  "*number of allowed queries exceeded*",
  "*query limit controls*",
  "*request per second allowed*",
  "*still in grace period*",
  "*server too busy*",
  "query_status: 440 request denied",
];

/** Messages of servers that only serve selected clients: SWITCH, Red.es and others (as quoted in public parsers, seen November 2026). */
export const refusedPhrases: readonly string[] = [
  "requests of this client are not permitted*",
  "the ip address used to perform the query is not authori*",
  "*access denied*",
  "*access to the whois service is denied*",
  "*is forbidden",
  "*has been blacklisted*",
];
