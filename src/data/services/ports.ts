/** Uses of a port that should not be public. */
const portUses = [
  "database",
  "cache",
  "docker",
  "kubernetes",
  "kubelet",
  "etcd",
  "cluster",
  "queue",
  "rdp",
  "vnc",
  "smb",
  "nfs",
  "rpc",
  "ldap",
  "rsync",
  "winrm",
  "shell",
  "telnet",
  "ftp",
  "java",
] as const;

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

/** The 64 ports of the port check. Names: https://www.iana.org/assignments/service-names-port-numbers, November 2026. */
export const knownPorts: readonly KnownPort[] = [
  { port: 21, service: "ftp", use: "ftp" },
  { port: 22, service: "ssh" },
  { port: 23, service: "telnet", use: "telnet" },
  { port: 25, service: "smtp" },
  { port: 53, service: "domain" },
  { port: 80, service: "http" },
  { port: 110, service: "pop3" },
  { port: 111, service: "sunrpc", usual: "rpcbind", use: "rpc" },
  { port: 135, service: "epmap", usual: "Microsoft RPC", use: "rpc" },
  { port: 139, service: "netbios-ssn", use: "smb" },
  { port: 143, service: "imap" },
  { port: 389, service: "ldap", use: "ldap" },
  { port: 443, service: "https" },
  { port: 445, service: "microsoft-ds", usual: "SMB", use: "smb" },
  { port: 465, service: "submissions" },
  { port: 514, service: "shell", usual: "rsh", use: "shell" },
  { port: 587, service: "submission" },
  { port: 636, service: "ldaps" },
  { port: 873, service: "rsync", use: "rsync" },
  { port: 993, service: "imaps" },
  { port: 995, service: "pop3s" },
  { port: 1099, service: "rmiregistry", usual: "Java RMI, JMX", use: "java" },
  { port: 1433, service: "ms-sql-s", usual: "Microsoft SQL Server", use: "database" },
  { port: 1521, service: "ncube-lm", usual: "Oracle Database", use: "database" },
  { port: 1883, service: "mqtt", use: "queue" },
  { port: 2049, service: "nfs", use: "nfs" },
  { port: 2181, service: "eforward", usual: "ZooKeeper", use: "cluster" },
  { port: 2375, service: "docker", usual: "Docker API", use: "docker" },
  { port: 2376, service: "docker-s", usual: "Docker API over TLS", use: "docker" },
  { port: 2379, service: "etcd-client", usual: "etcd", use: "etcd" },
  { port: 3000, service: "hbci", usual: "Grafana, Node.js" },
  { port: 3306, service: "mysql", usual: "MySQL, MariaDB", use: "database" },
  { port: 3389, service: "ms-wbt-server", usual: "Remote Desktop", use: "rdp" },
  { port: 5432, service: "postgresql", usual: "PostgreSQL", use: "database" },
  { port: 5601, service: "esmagent", usual: "Kibana" },
  { port: 5672, service: "amqp", usual: "RabbitMQ", use: "queue" },
  { port: 5900, service: "rfb", usual: "VNC", use: "vnc" },
  { port: 5984, service: "couchdb", usual: "CouchDB", use: "database" },
  { port: 5985, service: "wsman", usual: "Windows Remote Management", use: "winrm" },
  { port: 6000, service: "x11", usual: "X Window System", use: "vnc" },
  { port: 6379, service: "redis", usual: "Redis", use: "cache" },
  { port: 6443, service: "sun-sr-https", usual: "Kubernetes API", use: "kubernetes" },
  { port: 8000, service: "irdmi", usual: "HTTP" },
  { port: 8009, service: "nvme-disc", usual: "Tomcat AJP", use: "java" },
  { port: 8080, service: "http-alt" },
  { port: 8081, service: "sunproxyadmin", usual: "HTTP" },
  { port: 8086, service: "d-s-n", usual: "InfluxDB", use: "database" },
  { port: 8123, service: null, usual: "ClickHouse", use: "database" },
  { port: 8443, service: "pcsync-https", usual: "HTTPS" },
  { port: 8500, service: "fmtp", usual: "Consul", use: "cluster" },
  { port: 8888, service: "ddi-tcp-1", usual: "HTTP, Jupyter" },
  { port: 8983, service: null, usual: "Solr", use: "database" },
  { port: 9000, service: "cslistener", usual: "HTTP, PHP-FPM" },
  { port: 9042, service: null, usual: "Cassandra", use: "database" },
  { port: 9090, service: "websm", usual: "Prometheus, Cockpit" },
  { port: 9092, service: "XmlIpcRegSvc", usual: "Kafka", use: "queue" },
  { port: 9200, service: "wap-wsp", usual: "Elasticsearch", use: "database" },
  { port: 9300, service: "vrace", usual: "Elasticsearch", use: "database" },
  { port: 10250, service: null, usual: "kubelet", use: "kubelet" },
  { port: 10255, service: null, usual: "kubelet without authentication", use: "kubelet" },
  { port: 11211, service: "memcache", usual: "Memcached", use: "cache" },
  { port: 15672, service: null, usual: "RabbitMQ management" },
  { port: 27017, service: "mongodb", usual: "MongoDB", use: "database" },
  { port: 50000, service: null, usual: "Db2, Jenkins" },
];

/** A low port that IANA has not assigned: if it is open, the address accepts every connection. */
export const unusedLowPort = 4;
