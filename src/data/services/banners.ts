// oxlint-disable no-control-regex -- control characters are the point
/** How a banner shows that a connection is encrypted. */
export const transports = ["plain", "starttls", "tls", "ssh"] as const;

/** One of them. */
export type Transport = (typeof transports)[number];

/** A protocol whose server speaks first, and how its first words are recognised. */
export interface BannerKind {
  /** The IANA service name. */
  readonly service: string;
  /** Anchored and linear, over the first 1,024 bytes as latin1. */
  readonly mark: RegExp;
  readonly transport: Transport;
  /** Ports on which the mark alone is ambiguous and this protocol is assumed. */
  readonly on?: readonly number[];
}

/** Software that names itself in a banner; the version is the group of that name. */
export interface BannerProduct {
  readonly service: string;
  /** Null where several products look alike. */
  readonly product: string | null;
  readonly mark: RegExp;
}

/** The first match counts. */
export const bannerKinds: readonly BannerKind[] = [
  // RFC 4253 §4.2
  { service: "ssh", mark: /^SSH-\d/, transport: "ssh" },
  // RFC 8446 §5.1: a record of a handshake or an alert.
  { service: "tls", mark: /^[\x15\x16]\x03[\x00-\x04]/, transport: "tls" },
  // Connection phase, protocol 10: a 3-byte length, sequence number 0, the version, NUL.
  { service: "mysql", mark: /^[^]{3}\x00(?:\x0a[\d.]|\xff)/, transport: "plain" },
  { service: "smtp", mark: /^220[ -][^\r\n]{0,200}\bE?SMTP\b/i, transport: "plain" },
  { service: "ftp", mark: /^220[ -][^]{0,220}(?:\bFTP\b|ftpd)/i, transport: "plain" },
  { service: "smtp", mark: /^(?:220|421|554)[ -]/, transport: "plain", on: [25, 587] },
  { service: "ftp", mark: /^(?:220|421)[ -]/, transport: "plain", on: [21] },
  // RFC 9051 §7.1: the greeting may contain the capabilities.
  { service: "imap", mark: /^\* (?:OK|PREAUTH|BYE)[^\r\n]{0,200}\bSTARTTLS\b/i, transport: "starttls" },
  { service: "imap", mark: /^\* (?:OK|PREAUTH|BYE)\b/i, transport: "plain" },
  { service: "pop3", mark: /^\+OK\b[^\r\n]{0,200}\b(?:POP3?|mail)/i, transport: "plain" },
  { service: "pop3", mark: /^\+OK\b/, transport: "plain", on: [110, 995] },
  // Redis's errors begin like POP3's, and its replies too.
  { service: "redis", mark: /^\+(?:OK|PONG)\r\n/, transport: "plain", on: [6379] },
  {
    service: "redis",
    mark: /^-(?:DENIED|NOAUTH|NOPERM|LOADING|MISCONF|MASTERDOWN|BUSY|ERR (?:max number of clients|unknown command|wrong number|Protocol error))\b/,
    transport: "plain",
  },
  { service: "pop3", mark: /^-ERR\b/, transport: "plain", on: [110, 995] },
  { service: "rfb", mark: /^RFB \d{3}\.\d{3}\n/, transport: "plain" },
  { service: "rsync", mark: /^@RSYNCD: \d/, transport: "plain" },
  { service: "zookeeper", mark: /^Zookeeper version: /, transport: "plain" },
  // RFC 854: IAC and WILL, WONT, DO or DONT.
  { service: "telnet", mark: /^\xff[\xfb-\xfe]/, transport: "plain" },
  { service: "telnet", mark: /^[^]{0,512}(?:login|password|username) ?:/i, transport: "plain", on: [23] },
  { service: "http", mark: /^HTTP\/1\.[01] /, transport: "plain" },
];

/** The first match for its service counts. */
export const bannerProducts: readonly BannerProduct[] = [
  { service: "ssh", product: "OpenSSH", mark: /^SSH-[\d.]{1,5}-OpenSSH_(?:for_Windows_)?(?<version>[\w.]{1,30})/ },
  { service: "ssh", product: "Dropbear", mark: /^SSH-[\d.]{1,5}-dropbear(?:_(?<version>[\w.]{1,30}))?/ },
  { service: "ssh", product: "libssh", mark: /^SSH-[\d.]{1,5}-libssh[_-](?<version>[\w.]{1,30})/ },
  { service: "ftp", product: "vsftpd", mark: /^220[ -]\(vsFTPd (?<version>[\w.]{1,30})\)/ },
  { service: "ftp", product: "ProFTPD", mark: /^220[ -]ProFTPD(?: (?<version>\d[\w.]{1,30}))?\b/ },
  { service: "ftp", product: "Pure-FTPd", mark: /^220[ -][^\r\n]{0,40}Pure-FTPd/ },
  {
    service: "ftp",
    product: "FileZilla Server",
    mark: /^220[ -]FileZilla Server (?:version )?(?<version>\d[\w.]{1,30})/,
  },
  { service: "ftp", product: "Microsoft FTP Service", mark: /^220[ -]Microsoft FTP Service/ },
  { service: "smtp", product: "Postfix", mark: /^220[ -][^\r\n]{0,200}\bPostfix\b/ },
  { service: "smtp", product: "Exim", mark: /^220[ -][^\r\n]{0,200}\bExim (?<version>\d[\w.]{1,30})/ },
  { service: "smtp", product: "Sendmail", mark: /^220[ -][^\r\n]{0,200}\bSendmail (?<version>\d[\w.]{1,30})/ },
  // With a version it is the SMTP service of IIS; since 2007 Exchange names none.
  {
    service: "smtp",
    product: "Microsoft IIS",
    mark: /^220[ -][^\r\n]{0,200}\bMicrosoft ESMTP MAIL Service, Version: (?<version>\d[\d.]{1,30})/,
  },
  {
    service: "smtp",
    product: "Microsoft Exchange",
    mark: /^220[ -][^\r\n]{0,200}\bMicrosoft ESMTP MAIL Service ready at\b/,
  },
  { service: "imap", product: "Dovecot", mark: /^\* [^\r\n]{0,250}\bDovecot\b/ },
  { service: "pop3", product: "Dovecot", mark: /^\+OK [^\r\n]{0,250}\bDovecot\b/ },
  // Servers that speak MySQL's protocol and have neither its versions nor its ends of support.
  { service: "mysql", product: "MaxScale", mark: /^[^]{3}\x00\x0a[^\x00]{0,100}maxscale/i },
  { service: "mysql", product: "TiDB", mark: /^[^]{3}\x00\x0a[^\x00]{0,40}-TiDB-v?(?<version>[\d.]{1,20})?/i },
  {
    service: "mysql",
    product: "OceanBase",
    mark: /^[^]{3}\x00\x0a[^\x00]{0,40}OceanBase(?:[-_ ]?v?(?<version>\d[\d.]{1,20}))?/i,
  },
  { service: "mysql", product: "StarRocks", mark: /^[^]{3}\x00\x0a[^\x00]{0,60}StarRocks/i },
  { service: "mysql", product: "Apache Doris", mark: /^[^]{3}\x00\x0a(?:[^\x00]{0,60}doris|5\.7\.99\x00)/i },
  { service: "mysql", product: "Dolt", mark: /^[^]{3}\x00\x0a[^\x00]{0,60}dolt/i },
  { service: "mysql", product: "Vitess", mark: /^[^]{3}\x00\x0a[^\x00]{0,40}vitess(?:-v?(?<version>\d[\d.]{1,20}))?/i },
  { service: "mysql", product: "ClickHouse", mark: /^[^]{3}\x00\x0a[^\x00]{0,40}ClickHouse/i },
  { service: "mysql", product: "SingleStore", mark: /^[^]{3}\x00\x0a[^\x00]{0,60}(?:SingleStore|MemSQL)/i },
  { service: "mysql", product: "Amazon Aurora", mark: /^[^]{3}\x00\x0a[^\x00]{0,40}aurora/i },
  { service: "mysql", product: "Manticore Search", mark: /^[^]{3}\x00\x0a[^\x00]{0,60}manticore/i },
  { service: "mysql", product: "ProxySQL", mark: /^[^]{3}\x00\x0a[^\x00]{0,60}proxysql/i },
  // Percona numbers its builds after MySQL's version: 8.0.35-27, with Galera 8.0.36-28.1 and 5.7.40-43-57.
  {
    service: "mysql",
    product: "Percona Server",
    mark: /^[^]{3}\x00\x0a(?<version>(?:5\.[67]|[89]\.\d)\.\d{1,3}-\d{2}(?:\.\d{1,2})?)(?:-\d{1,2}){0,2}(?:-(?:log|debug)){0,2}\x00/,
  },
  {
    service: "mysql",
    product: "Percona Server",
    mark: /^[^]{3}\x00\x0a(?<version>[5-9]\.\d{1,2}\.\d{1,3})[^\x00]{0,60}percona/i,
  },
  // A single digit is Percona's build or Debian's revision.
  { service: "mysql", product: null, mark: /^[^]{3}\x00\x0a[5-9]\.\d{1,2}\.\d{1,3}-\d(?:-(?:log|debug)){0,2}\x00/ },
  // MariaDB prefixes its version with 5.5.5-, up to 10.11, for old replicas.
  {
    service: "mysql",
    product: "MariaDB",
    mark: /^[^]{3}\x00\x0a(?:5\.5\.5-)?(?<version>\d+\.\d+\.\d+)-[^\x00]{0,60}MariaDB/i,
  },
  { service: "mysql", product: "MariaDB", mark: /^[^]{3}\x00\xff[^]{0,200}MariaDB server/ },
  { service: "redis", product: "Redis", mark: /^-(?:DENIED Redis|ERR max number of clients)/ },
];

/** Software that only counts where nothing more specific does, recog's rows included. */
export const generalProducts: readonly BannerProduct[] = [
  // Other words after the number are those of another server.
  {
    service: "mysql",
    product: "MySQL",
    mark: /^[^]{3}\x00\x0a(?<version>[3-9]\.\d+\.\d+)[a-z]?(?:sp\d)?(?:[-+~_.](?:\d[\w.+~:]{0,40}|log|debug|community|enterprise|commercial|advanced|gpl|standard|classic|cluster|max|nt|pro|alpha|beta|gamma|rc\d*|m\d+|cll|lve|el\d\w{0,20}|debian\w{0,20}|deb\w{0,20}|ubuntu[\w.]{0,20}|azure|google|rds)){0,8}\x00/i,
  },
  { service: "mysql", product: "MySQL", mark: /^[^]{3}\x00\xff[^]{0,200}MySQL server/ },
];
