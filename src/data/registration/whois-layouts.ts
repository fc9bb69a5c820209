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
    "nom de domaine",
    "nome de dominio",
    "domain/name",
    "titular/nombre de dominio",
    "domain_name",
    "domain-name",
    "complete domain name",
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
    "date registered",
    "domain_dateregistered",
    "activated on",
    "activated",
    "fecha de creacion",
    "titular/fecha de activacion",
    "titular/fecha de registro",
    "activation",
    "date de creation",
    "data de criacao",
    "first registered date",
    "fecha de registro",
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
    "last changed",
    "changed on",
    "ultima actualizacion",
    "derniere modification",
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
    "fecha de corte",
    "titular/fecha de corte",
    "titular/fecha de vencimiento",
    "date d'expiration",
    "data de expiracao",
    "record will expire on",
    "valid-date",
    "currently expires",
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
    "dns_name",
    "primary server hostname",
    "secondary server hostname",
    "third server hostname",
    "fourth server hostname",
    "domain name servers information",
    "nombres de servidores",
    "name servers in the listed order",
    "serveur de noms",
    "serveurs de noms",
  ],
  status: [
    "domain status",
    "status",
    "state",
    "epp status",
    "eppstatus",
    "epp-status",
    "registration status",
    "domain state",
    "domain-status",
    "estatus del dominio",
    "statut",
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

const channelIslands: WhoisLayout = { not: { created: ["registered"], status: ["status", "registration status"] } };
const swedish: WhoisLayout = { not: { status: ["state"] } };
/** Registries that write the date until which a name is registered under the label that ICANN gives to registrars (.hr: recorded 2023-09). */
const underRegistrarLabel: WhoisLayout = {
  labels: { expires: ["registrar registration expiration date"] },
  not: { registrarExpires: ["registrar registration expiration date"] },
};

/**
 * Registries with their own format, by top-level domain: as recorded in public parsers (weppos/whois-parser bedb4a4 of 2022-09,
 * likexian/whois-parser 2426ff1 of 2026-01, richardpenman/whois 3c050db of 2026-07). Character sets:
 * servers_charset_list of Debian's whois 5.6.6 of 2026-02, and older national ones. Registries on the same server are parsed alike.
 */
export const whoisLayouts: Readonly<Record<string, WhoisLayout>> = {
  at: { charset: "iso-8859-1" },
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
  hr: { ...underRegistrarLabel, charset: "iso-8859-2" },
  hu: { absent: ["nincs tal*lat / no match"], charset: "iso-8859-2" },
  ie: { absent: ["not registered - the domain you have requested *"] },
  it: { labels: { registrar: ["registrar/organization"] } },
  // The history of the registry's own changes: `changed: registrar AT … (Assigned)`.
  il: { labels: { created: ["assigned"] }, dates: "dmy" },
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
  nz: { absent: ["query_status: 220 available"], labels: { expires: ["domain_datebilleduntil"] } },
  nu: swedish,
  pt: { dates: "dmy", charset: "iso-8859-1" },
  ro: { labels: { registrarUrl: ["referral url"] } },
  ru: { charset: "koi8-r" },
  se: swedish,
  sm: { dates: "dmy" },
  tk: { dates: "mdy" },
  tn: { labels: { created: ["acivated", "activated"] }, dates: "dmy" },
  tr: { labels: { registrar: ["registrar/organization name"] }, charset: "windows-1254" },
  // `status: OK-UNTIL 20271218000000` (UANIC).
  ua: { labels: { expires: ["expires", "status"] } },
  ug: { dates: "dmy" },
  ws: underRegistrarLabel,
};
