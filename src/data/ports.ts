/** Uses of a port that should not be public. */
const portUses = ["database", "cache", "docker", "kubernetes", "rdp", "smb", "telnet", "ftp"] as const;

/** One of them. */
export type PortUse = (typeof portUses)[number];

/** A port that the port check tries. */
export interface KnownPort {
  readonly port: number;
  /** The service name in the IANA Service Name and Transport Protocol Port Number Registry; null if the port is unassigned. */
  readonly service: string | null;
  /** The software that usually listens there, if it differs from the registry. */
  readonly usual?: string;
  /** Absent if the service may be public, or its use is unknown. */
  readonly use?: PortUse;
}

/** The 48 ports of the port check. Names: https://www.iana.org/assignments/service-names-port-numbers, November 2026. */
export const knownPorts: readonly KnownPort[] = [
  { port: 21, service: "ftp", use: "ftp" },
  { port: 22, service: "ssh" },
  { port: 23, service: "telnet", use: "telnet" },
  { port: 25, service: "smtp" },
  { port: 53, service: "domain" },
  { port: 80, service: "http" },
  { port: 110, service: "pop3" },
  { port: 111, service: "sunrpc" },
  { port: 135, service: "epmap" },
  { port: 139, service: "netbios-ssn", use: "smb" },
  { port: 143, service: "imap" },
  { port: 389, service: "ldap" },
  { port: 443, service: "https" },
  { port: 445, service: "microsoft-ds", usual: "SMB", use: "smb" },
  { port: 465, service: "submissions" },
  { port: 587, service: "submission" },
  { port: 636, service: "ldaps" },
  { port: 993, service: "imaps" },
  { port: 995, service: "pop3s" },
  { port: 1433, service: "ms-sql-s", usual: "Microsoft SQL Server", use: "database" },
  { port: 1521, service: "ncube-lm", usual: "Oracle Database", use: "database" },
  { port: 2049, service: "nfs" },
  { port: 2375, service: "docker", usual: "Docker API", use: "docker" },
  { port: 2376, service: "docker-s", usual: "Docker API over TLS", use: "docker" },
  { port: 3000, service: "hbci", usual: "Grafana, Node.js" },
  { port: 3306, service: "mysql", usual: "MySQL, MariaDB", use: "database" },
  { port: 3389, service: "ms-wbt-server", usual: "Remote Desktop", use: "rdp" },
  { port: 5432, service: "postgresql", usual: "PostgreSQL", use: "database" },
  { port: 5601, service: "esmagent", usual: "Kibana" },
  { port: 5672, service: "amqp" },
  { port: 5900, service: "rfb", usual: "VNC" },
  { port: 5984, service: "couchdb", usual: "CouchDB", use: "database" },
  { port: 6379, service: "redis", usual: "Redis", use: "cache" },
  { port: 6443, service: "sun-sr-https", usual: "Kubernetes API", use: "kubernetes" },
  { port: 8000, service: "irdmi", usual: "HTTP" },
  { port: 8080, service: "http-alt" },
  { port: 8081, service: "sunproxyadmin", usual: "HTTP" },
  { port: 8443, service: "pcsync-https", usual: "HTTPS" },
  { port: 8888, service: "ddi-tcp-1", usual: "HTTP, Jupyter" },
  { port: 9000, service: "cslistener", usual: "HTTP, PHP-FPM" },
  { port: 9042, service: null, usual: "Cassandra", use: "database" },
  { port: 9090, service: "websm", usual: "Prometheus, Cockpit" },
  { port: 9200, service: "wap-wsp", usual: "Elasticsearch", use: "database" },
  { port: 9300, service: "vrace", usual: "Elasticsearch", use: "database" },
  { port: 11211, service: "memcache", usual: "Memcached", use: "cache" },
  { port: 15672, service: null, usual: "RabbitMQ management" },
  { port: 27017, service: "mongodb", usual: "MongoDB", use: "database" },
  { port: 50000, service: null, usual: "Db2, Jenkins" },
];

/** A low port that IANA has not assigned: if it is open, the address accepts every connection. */
export const unusedLowPort = 4;
