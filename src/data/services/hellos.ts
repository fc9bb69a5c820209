// oxlint-disable no-control-regex -- control characters are the point
/** The first message of a client of a protocol whose server waits for it, and how the server's answer begins. */
export interface ServiceHello {
  /** The IANA service name. */
  readonly service: string;
  readonly ports: readonly number[];
  /** What the protocol's own client sends first, as latin1. It asks for nothing but the server's greeting, and signs in nowhere. */
  readonly hello: string;
  /** Anchored and linear, over the answer as latin1; the version is the group of that name. */
  readonly answer: RegExp;
  readonly product?: string;
}

/** ONC RPC (RFC 5531 §9): a call of procedure 0 of a program, as one record. */
function nullCall(program: number, version: number): string {
  const words = [0x8000_0028, 0x706f_7274, 0, 2, program, version, 0, 0, 0, 0, 0];
  const bytes = Buffer.alloc(4 * words.length);
  words.forEach((word, at) => bytes.writeUInt32BE(word, 4 * at));
  return bytes.toString("latin1");
}

/** A `hello` command in OP_MSG (MongoDB Wire Protocol): a BSON document `{ hello: 1, $db: "admin" }`. */
function mongoHello(): string {
  const document = "\x10hello\0\x01\0\0\0\x02$db\0\x06\0\0\0admin\0\0";
  const length = String.fromCharCode(document.length + 4);
  const body = `\0\0\0\0\0${length}\0\0\0${document}`;
  return `${String.fromCharCode(body.length + 16)}\0\0\0\x01\0\0\0\0\0\0\0\xdd\x07\0\0${body}`;
}

/** RFC 9110 §9.3.2: HEAD, in HTTP/1.0, which needs no host. */
const head = "HEAD / HTTP/1.0\r\n\r\n";

/**
 * From the protocols' own specifications (November 2026). At most one is sent for a port, on a new connection, and only where the server was silent.
 */
export const serviceHellos: readonly ServiceHello[] = [
  {
    service: "http",
    ports: [
      80, 2375, 2379, 3000, 5601, 5984, 5985, 8000, 8080, 8081, 8086, 8123, 8500, 8888, 8983, 9000, 9090, 9200, 10255,
      15672, 50000,
    ],
    hello: head,
    answer: /^HTTP\/1\.[01] /,
  },
  // [MS-RDPBCGR] 2.2.1.1: an X.224 connection request that offers TLS and CredSSP.
  {
    service: "ms-wbt-server",
    ports: [3389],
    hello: "\x03\0\0\x13\x0e\xe0\0\0\0\0\0\x01\0\x08\0\x03\0\0\0",
    answer: /^\x03\0[^]{2}[^]\xd0/,
    product: "Remote Desktop",
  },
  // PostgreSQL, Message Formats: SSLRequest.
  {
    service: "postgresql",
    ports: [5432],
    hello: "\0\0\0\x08\x04\xd2\x16\x2f",
    answer: /^(?:[SN]$|E[^]{4})/,
    product: "PostgreSQL",
  },
  {
    service: "redis",
    ports: [6379],
    hello: "PING\r\n",
    answer: /^(?:\+PONG|-NOAUTH|-DENIED|-NOPERM|-LOADING|-ERR max number)/,
    product: "Redis",
  },
  {
    service: "memcache",
    ports: [11211],
    hello: "version\r\n",
    answer: /^VERSION (?<version>\d[\w.]{0,30})/,
    product: "Memcached",
  },
  { service: "mongodb", ports: [27017], hello: mongoHello(), answer: /^[^]{12}\xdd\x07\0\0/, product: "MongoDB" },
  // [MS-TDS] 2.2.6.5: PRELOGIN with a version and without encryption.
  {
    service: "ms-sql-s",
    ports: [1433],
    hello: "\x12\x01\0\x1a\0\0\0\0\0\0\x0b\0\x06\x01\0\x11\0\x01\xff\x09\0\0\0\0\0\x02",
    answer: /^\x04\x01[^]{6}\0/,
    product: "Microsoft SQL Server",
  },
  // RFC 4511 §4.2: an anonymous bind, which only shows that the server speaks LDAP.
  {
    service: "ldap",
    ports: [389],
    hello: "\x30\x0c\x02\x01\x01\x60\x07\x02\x01\x03\x04\0\x80\0",
    answer: /^\x30[^]{1,5}\x02\x01\x01\x61/,
  },
  {
    service: "sunrpc",
    ports: [111],
    hello: nullCall(100_000, 2),
    answer: /^\x80\0\0[^]port\0\0\0\x01/,
    product: "rpcbind",
  },
  { service: "nfs", ports: [2049], hello: nullCall(100_003, 3), answer: /^\x80\0\0[^]port\0\0\0\x01/ },
  // AMQP 0-9-1 §2.2.4.
  { service: "amqp", ports: [5672], hello: "AMQP\0\0\x09\x01", answer: /^(?:\x01\0\0[^]{4}\0\x0a\0\x0a|AMQP)/ },
  // MQTT 3.1.1 §3.1.
  { service: "mqtt", ports: [1883], hello: "\x10\x0c\0\x04MQTT\x04\x02\0\x3c\0\0", answer: /^\x20\x02/ },
  {
    service: "zookeeper",
    ports: [2181],
    hello: "ruok",
    answer: /^(?:imok|ruok is not executed)/,
    product: "ZooKeeper",
  },
  // Kafka protocol guide: ApiVersions v0, correlation id 1.
  {
    service: "kafka",
    ports: [9092],
    hello: "\0\0\0\x0a\0\x12\0\0\0\0\0\x01\0\0",
    answer: /^[^]{4}\0\0\0\x01/,
    product: "Kafka",
  },
  // CQL binary protocol v4 §4.1.3: OPTIONS.
  {
    service: "cassandra",
    ports: [9042],
    hello: "\x04\0\0\0\x05\0\0\0\0",
    answer: /^[\x83-\x85]\0[^]{2}[\0\x06]/,
    product: "Cassandra",
  },
  // AJP13: CPing.
  { service: "ajp13", ports: [8009], hello: "\x12\x34\0\x01\x0a", answer: /^AB\0\x01\x09/ },
  // Java RMI specification §10.2.
  { service: "rmiregistry", ports: [1099], hello: "JRMI\0\x02K", answer: /^N\0/ },
  // X Window System Protocol §8: connection setup without authorisation.
  { service: "x11", ports: [6000], hello: "l\0\x0b\0\0\0\0\0\0\0\0\0", answer: /^[\0-\x02][^]\x0b\0/ },
];
