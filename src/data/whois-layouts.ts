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

/** What one registry writes beside the usual. Registries change their software, so a layout only adds to it. */
export interface WhoisLayout {
  /** Denials that only this registry writes; see `usualAbsent`. */
  readonly absent?: readonly string[];
  /** Labels before the usual ones: `label`, or `heading/label`. */
  readonly labels?: Partial<Readonly<Record<WhoisField, readonly string[]>>>;
  /** Usual labels that mean something else at this registry. */
  readonly not?: Partial<Readonly<Record<WhoisField, readonly string[]>>>;
  /** The order of day and month in numeric dates. */
  readonly dates?: "dmy" | "mdy";
  /** The character set where it is not UTF-8, by its name in the Encoding Standard. */
  readonly charset?: string;
  /** The ending of the registry's own codes for name servers, which looks like a top-level domain. */
  readonly codesEnd?: string;
}

/** Labels shared by many registries, the most specific first. */
export const usualLabels: Readonly<Record<WhoisField, readonly string[]>> = {
  name: [
    "domain name",
    "domain",
    "domainname",
    "dominio",
    "nombre de dominio",
    "domain/name",
    "titular/nombre de dominio",
    "domain_name",
    "query",
  ],
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
    "registrar_name",
    "sponsoring registrar organization",
    "registrar handle",
    "registrar of record",
    "registrado por",
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
    "create date",
    "created at",
    "registration",
    "domain_dateregistered",
    "activated on",
    "activated",
    "fecha de creación",
    "fecha de creacion",
    "fecha de registro",
    "fecha de activación",
    "fecha de activacion",
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
    "domain_datelastmodified",
    "last modified date",
    "updated on",
    "last modification",
    "ultima actualización",
    "ultima actualizacion",
    "última actualización",
    "last changed",
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
    "expires at",
    "expiration_date",
    "expired",
    "exp date",
    "renewal",
    "expiry on",
    "registry expiration date",
    "fecha de vencimiento",
    "fecha de expiración",
    "fecha de expiracion",
  ],
  registrarExpires: ["registrar registration expiration date", "registrar expiration date"],
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
    "primary server",
    "secondary server",
    "primary name server",
    "secondary name server",
    "servidor(es) de nombres de dominio",
    "ns_name",
    "domain name servers information",
    "nombres de servidores",
  ],
  status: [
    "domain status",
    "status",
    "state",
    "epp status",
    "registration status",
    "domain state",
    "estatus del dominio",
    "query_status",
  ],
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

/**
 * Lines that deny a domain, at any registry: whole, in lower case, without quotes, brackets and closing punctuation. `{name}` is a word with a dot
 * inside, `{word}` any word, `*` any text.
 */
export const usualAbsent: readonly string[] = [
  "no match",
  "no match found",
  "no match for {word}",
  "no match for domain {word}",
  "no match found for {word}",
  "no matching record",
  "no matching records found",
  "no data found",
  "no data was found to match the request criteria",
  "no found",
  "no object found",
  "no objects found",
  "no entries found",
  "no entries found for {name}",
  "no entries found for query {name}",
  "no entries found for domain {name}",
  "no entries found for the selected sources",
  "no entries found for the selected source",
  "no entries found in the selected sources",
  "no entries found in the {word} database",
  "no domain records were found to match {name}",
  "no information available about domain name {name} in the *",
  "no information was found matching that query",
  "no such domain",
  "no such domain {name}",
  "no such domain: {name}",
  "nothing found",
  "nothing found for this query",
  "not found",
  "not found: {name}",
  "object {name} not found",
  "no results found",
  "no results were found",
  "unfortunately, no results were found",
  "not found {name}",
  "{name} not found",
  "{name} was not found",
  "{name}: no entries found",
  "{name} no match",
  "{name} - no match",
  "domain not found",
  "domain name not found",
  "domain {name} not found",
  "domain {name} was not found",
  "domain {name}, not found in database",
  "domain name {name} not found",
  "domain name {name} does not exist in database",
  "domain name {name} does not exist",
  "domain {name} does not exist",
  "the domain {name} was not found",
  "the domain {name} is not registered",
  "domain {name} is not registered",
  "domain {name} not registered",
  "domain {name} has not been registered",
  "the domain has not been registered",
  "the domain name is not registered",
  "domain is not registered",
  "domain not registered",
  "sorry, but domain: {name}, not found in database",
  "object does not exist",
  "object_not_found",
  "the queried object does not exist",
  "the queried object does not exist: *",
  "we do not have an entry in our database matching your query",
  "this query returned 0 objects",
  "invalid query or domain name not known in {word} {word} domain registry",
  "el dominio no se encuentra registrado en *",
  "this domain is not available in our whois database",
  "error: no entries found",
  "error:101: no entries found",
  "error:103: domain is not registered",
  "error 230 no objects found",
  "available",
  "{name} is free",
  "{name} is available",
  "domain {name} is available",
  "domain {name} is available for registration",
  "domain {name} is available for purchase",
  "domain name {name} is available",
  "domain name {name} is available for registration",
  "{name} is available for registration",
  "{name} is available for purchase",
  "domain is available",
  "domain name is available",
  "domain is available for registration",
  "this domain is available for registration",
  "this domain name is available for registration",
  "data not found. this domain is available for registration",
  "status: available",
  "status: available no match for domain {name}",
  "status: free",
  "status: not registered",
  "domain status: available",
  "domain status: free",
  "domain status: not registered",
  "domain status: no object found",
  "registration status: available",
  "registration status: free",
];

/** Lines about a name that cannot be registered because the registry keeps it, written like `usualAbsent`. They outweigh a denial. */
export const usualReserved: readonly string[] = [
  "reserved",
  "reserved domain",
  "reserved domain name",
  "reserved name",
  "reserved name: *",
  "reserved by {word}",
  "reserved by {word} registry",
  "reserved by the registry",
  "restricted",
  "restricted - restricted domain name",
  "domain reserved",
  "domain is reserved",
  "domain name is reserved",
  "{name} is reserved",
  "{name} - reserved",
  "domain {name} is reserved",
  "domain {name} has been reserved",
  "domain name {name} is reserved",
  "name is reserved by {word}",
  "this name is reserved",
  "this name is reserved by *",
  "this domain is reserved",
  "this domain name is reserved",
  "this domain name has been reserved",
  "this domain has been reserved *",
  "this domain name has been reserved *",
  "the domain is reserved",
  "the domain name is reserved",
  "domain is not available or is reserved by the registry",
  "not available for second level registration",
  "sorry, the domain you requested is in the reserved list",
  "the domain you requested is in the reserved list",
  "the domain name you apply can not be registered online*",
  "status: reserved",
  "status: unassignable",
  "status: restricted",
  "status: excluded",
  "status: withdrawn",
  "domain status: reserved",
  "domain status: unassignable",
  "registration status: reserved",
  "error message: the domain name requested has usage restrictions applied to it*",
];

/** Lines about a cancelled domain that only its former registrant can restore, written like `usualAbsent`. They outweigh a denial. */
export const usualQuarantine: readonly string[] = [
  "status: quarantine",
  "status: in quarantine",
  "domain status: quarantine",
  "domain status: in quarantine",
  "registration status: quarantine",
  "{name} is in quarantine",
  "{name} is in quarantine until *",
  "domain {name} is in quarantine",
  "domain {name} is in quarantine *",
  "domain is in quarantine",
  "this domain is in quarantine*",
  "this domain name is in quarantine*",
];

const channelIslands: WhoisLayout = { not: { created: ["registered"], status: ["status", "registration status"] } };
const swedish: WhoisLayout = { not: { status: ["state"] } };

/**
 * Registries with their own format, by top-level domain: as recorded in public parsers (weppos/whois-parser bedb4a4 of 2022-09,
 * likexian/whois-parser 2426ff1 of 2026-01, richardpenman/whois 3c050db of 2026-07). Character sets:
 * servers_charset_list of Debian's whois 5.6.6 of 2026-02, and older national ones. Registries on the same server are parsed alike.
 */
export const whoisLayouts: Readonly<Record<string, WhoisLayout>> = {
  at: { charset: "iso-8859-1" },
  ax: { absent: ["no records matching * found"] },
  bg: { labels: { nameServers: ["name server information"] }, charset: "windows-1251", dates: "dmy" },
  by: { charset: "windows-1251" },
  cl: { absent: ["{name}: no existe"] },
  cn: { charset: "gb18030" },
  // `DNS:` is the name in Unicode.
  dk: { labels: { nameServers: ["nameservers/hostname"] }, not: { nameServers: ["dns"] } },
  edu: {
    absent: ["no match: *"],
    labels: { created: ["domain record activated"], updated: ["domain record last updated"] },
  },
  ee: {
    labels: {
      created: ["domain/registered"],
      updated: ["domain/changed"],
      expires: ["domain/expire"],
      status: ["domain/status"],
    },
  },
  eu: { labels: { nameServers: ["name servers"] }, not: { registrant: ["registrant"] } },
  gg: channelIslands,
  hk: {
    labels: {
      created: ["registrant contact information/domain name commencement date", "domain name commencement date"],
      expires: ["registrant contact information/expiry date", "expiry date"],
      nameServers: ["name servers information"],
    },
    dates: "dmy",
    charset: "big5",
  },
  hr: { charset: "iso-8859-2" },
  hu: { absent: ["nincs tal*lat / no match"], charset: "iso-8859-2" },
  ie: { absent: ["not registered - the domain you have requested *"] },
  it: { labels: { registrar: ["registrar/organization"] } },
  // The history of the registry's own changes: `changed: registrar AT … (Assigned)`.
  il: { labels: { created: ["assigned"] }, not: { updated: ["changed"] }, dates: "dmy" },
  im: { dates: "dmy" },
  je: channelIslands,
  jp: {
    labels: {
      // `Connected (2027/03/31)`: the expiry date.
      expires: ["expires on", "state"],
      status: ["status", "state", "lock status"],
    },
    not: { signers: ["ds record", "ds rdata", "ds"] },
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
  kz: { labels: { registrar: ["current registar", "current registrar"] }, charset: "windows-1251" },
  lu: { labels: { status: ["domaintype"] } },
  // The last line is the time of the answer.
  lv: { labels: { status: ["domain/status"] }, not: { updated: ["updated"] } },
  md: { absent: ["no match for*"] },
  mo: { charset: "big5" },
  mx: {
    absent: ["no_se_encontro_el_objeto/object_not_found"],
    labels: { registrarUrl: ["url"], nameServers: ["name servers/dns"] },
  },
  // Codes of name servers, which look like names below a top-level domain.
  my: { codesEnd: ".ser" },
  nz: { absent: ["query_status: 220 available"] },
  nu: swedish,
  pt: { dates: "dmy", charset: "iso-8859-1" },
  ro: { labels: { registrarUrl: ["referral url"] } },
  ru: { charset: "koi8-r" },
  se: swedish,
  sm: { dates: "dmy" },
  tn: { labels: { created: ["acivated", "activated"] } },
  tr: { labels: { registrar: ["registrar/organization name"] }, charset: "windows-1254" },
  ws: {
    labels: { expires: ["registrar registration expiration date"] },
    not: { registrarExpires: ["registrar registration expiration date"] },
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
  "*maintain at least * before starting another *",
  "please go away for *",
  "please wait * before *",
  "*try again in * seconds*",
];

/** A server that says that it cannot answer now. */
export const unavailablePhrases: readonly string[] = [
  "server can't process your request",
  "service temporarily unavailable",
  "the service is temporarily unavailable*",
  "*can temporarily not be answered*",
  "*temporarily out of service*",
  "*whois database is currently down*",
  "internal server error",
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
