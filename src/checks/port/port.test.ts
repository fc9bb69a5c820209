import * as fc from "fast-check";
import { expect, test } from "vitest";
import { keep, measure } from "../../../test/engine.ts";
import { netDouble } from "../../../test/net-double.ts";
import { repliesFrom } from "../../../test/replies.ts";
import { runs } from "../../../test/runs.ts";
import { serveTcp } from "../../../test/twins/tcp.ts";
import type { ConnectOffer, ConnectReply, Endpoint } from "../../core/net/net.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { knownPorts, unusedLowPort } from "../../data/services/ports.ts";
import { serviceHellos } from "../../data/services/hellos.ts";
import { collect } from "./collect.ts";
import { port, type PortRaw } from "./index.ts";
import { judge } from "./judge.ts";
import { monitored } from "./monitored.ts";
import type { PortSeen } from "./schema.ts";

type State = PortSeen["state"];

const host = "192.0.2.10";

function reply(state: State, banner = ""): ConnectReply {
  const errno = state === "closed" ? "ECONNREFUSED" : state === "error" ? "EMFILE" : null;
  const isOpen = state === "open";
  const bytes = Buffer.from(banner, "latin1");
  const reason = { open: null, closed: "tcp.refused", filtered: "timeout.tcp", error: "tcp.unreachable" }[state];
  return {
    state,
    address: isOpen ? host : null,
    reason,
    errno,
    banner: isOpen ? { bytes, end: "silent" } : null,
    ms: 1,
  };
}

/** Runs the check on a host whose ports answer as given; the others are closed. */
async function look(answers: Readonly<Record<number, ConnectReply>>, usual: State = "closed"): Promise<PortRaw> {
  const asked: number[] = [];
  const { context } = repliesFrom({});
  const net = netDouble({
    addresses: () => Promise.resolve([{ id: host, address: host, isAllowed: true }]),
    connect: (to: Endpoint) => {
      asked.push(to.port);
      return Promise.resolve(answers[to.port] ?? reply(usual));
    },
  });
  const raw = await collect(port.input.parse({ host }), { ...context, net });
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toHaveLength(knownPorts.length + 3);
  return port.raw.parse(raw);
}

function idsOf(raw: PortRaw): readonly string[] {
  return judge(raw).findings.map(({ id }) => id);
}

const mysql8 = "J\0\0\0\x0a8.0.36\0\x01\0\0\0abcdefgh\0\xff\xff";
const oldMaria = "J\0\0\0\x0a5.5.5-10.5.8-MariaDB-1:10.5.8+maria~focal\0";

test.for<[what: string, at: number, banner: string, seen: Partial<PortSeen>, ids: readonly string[]]>([
  [
    "OpenSSH",
    22,
    "SSH-2.0-OpenSSH_9.2p1 Debian-2+deb12u3\r\n",
    { product: "OpenSSH", version: "9.2p1", transport: "ssh", packagedBy: "Debian" },
    [],
  ],
  [
    "vsftpd",
    21,
    "220 (vsFTPd 3.0.3)\r\n",
    { service: "ftp", product: "vsftpd", version: "3.0.3", transport: "plain" },
    ["ftp-open"],
  ],
  [
    "Postfix",
    25,
    "220 mx.example ESMTP Postfix (Debian/GNU)\r\n",
    { product: "Postfix", version: null, transport: "plain" },
    [],
  ],
  [
    "Exim, perhaps packaged",
    25,
    "220 mx.example ESMTP Exim 4.96 now\r\n",
    { product: "Exim", version: "4.96" },
    ["end-of-life-backported"],
  ],
  [
    "SSH of a release of Debian without fixes",
    22,
    "SSH-2.0-OpenSSH_7.9p1 Debian-10+deb10u2\r\n",
    { product: "OpenSSH", version: "7.9p1", packagedBy: "Debian" },
    ["end-of-life"],
  ],
  [
    "MySQL that offers TLS",
    3306,
    mysql8,
    { product: "MySQL", version: "8.0.36", transport: "starttls" },
    ["database-open", "end-of-life-backported"],
  ],
  [
    "MariaDB of its makers",
    3306,
    oldMaria,
    { product: "MariaDB", version: "10.5.8" },
    ["database-open", "end-of-life"],
  ],
  ["MariaDB at a web port", 8000, oldMaria, { service: "mysql" }, ["database-open", "end-of-life"]],
  ["SSH at the port of a database", 5432, "SSH-2.0-x\r\n", { service: "ssh", product: null }, []],
  [
    "a silent database",
    5432,
    "",
    { service: "postgresql", isProtocolConfirmed: false, banner: null },
    ["database-open"],
  ],
  ["a silent cache", 6379, "", { service: "redis" }, ["cache-open"]],
  ["Docker", 2375, "", { usualService: "Docker API" }, ["docker-open"]],
  ["Kubernetes", 6443, "", {}, ["kubernetes-open"]],
  ["Remote Desktop", 3389, "", {}, ["rdp-open"]],
  ["SMB", 445, "", {}, ["smb-open"]],
  ["Telnet", 23, "\xff\xfd\x18", { banner: "ÿý\\x18", service: "telnet" }, ["telnet-open"]],
  ["a web server", 443, "", { service: "https", transport: null }, []],
  [
    "Dovecot",
    143,
    "* OK [CAPABILITY IMAP4rev1 STARTTLS] Dovecot ready.\r\n",
    { product: "Dovecot", transport: "starttls" },
    [],
  ],
])("%s", async ([, at, banner, seen, ids]) => {
  const raw = await look({ [at]: reply("open", banner) });
  expect(raw.scans[0]?.ports.find((each) => each.port === at)).toMatchObject({
    state: "open",
    confidence: "high",
    ...seen,
  });
  expect(idsOf(raw)).toEqual(ids);
});

test.for<[state: State, reason: string | null, status: string]>([
  ["closed", "ECONNREFUSED", "pass"],
  ["filtered", "timeout.tcp", "pass"],
  ["error", "EMFILE", "unknown"],
])("a port that is %s is reported with its reason", async ([state, reason, status]) => {
  const raw = await look({ 22: reply(state) });
  expect(raw.scans[0]?.ports.find((each) => each.port === 22)).toMatchObject({ state, reason });
  expect(judge(raw).status).toBe(status);
});

test("on a host that answers on every port, only a banner shows a service", async () => {
  const raw = await look({ 21: reply("open", "220 (vsFTPd 3.0.3)\r\n") }, "open");
  const [scan] = raw.scans;
  expect(scan?.allPortsAnswer).toBe(true);
  expect(scan?.canaries.map((each) => each.port)).toContain(unusedLowPort);
  expect(new Set(scan?.ports.map(({ confidence }) => confidence))).toEqual(new Set(["low"]));
  expect(idsOf(raw)).toEqual(["all-ports-answer", "ftp-open"]);
  expect(judge({ ...raw, scans: raw.scans.map((each) => ({ ...each, ports: [] })) }).status).toBe("unknown");
});

test("on a host that answers on every high port, a high port needs a banner and a low one does not", async () => {
  const low = knownPorts.map((each) => each.port).filter((at) => at < 1024);
  const filtered = Object.fromEntries([unusedLowPort, ...low].map((at) => [at, reply("filtered")]));
  const raw = await look(filtered, "open");
  expect([judge(raw).status, idsOf(raw)]).toEqual(["unknown", ["high-ports-answer"]]);

  const more = await look({ ...filtered, 23: reply("open"), 3306: reply("open", mysql8) }, "open");
  expect(idsOf(more)).toEqual(["high-ports-answer", "telnet-open", "database-open", "end-of-life-backported"]);
});

test("one open canary does not make open ports doubtful", async () => {
  const raw = await look({ [unusedLowPort]: reply("open"), 6379: reply("open") });
  expect(idsOf(raw)).toEqual(["cache-open"]);
});

test.for<[what: string, at: number, state: State, status: string, ids: readonly string[]]>([
  ["nothing that answers", 22, "filtered", "unknown", ["no-port-answers"]],
  ["one port that could not be tried", 22, "error", "unknown", ["no-port-answers", "not-tried"]],
  ["one refused port", 22, "closed", "pass", []],
  ["one refused canary", unusedLowPort, "closed", "pass", []],
  ["one open port", 443, "open", "pass", []],
])("an address behind silence with %s", async ([, at, state, status, ids]) => {
  const raw = await look({ [at]: reply(state) }, "filtered");
  expect(judge(raw).status).toBe(status);
  expect(idsOf(raw)).toEqual(ids);
});

test("why a port could not be tried is told in words", async () => {
  const verdict = judge(await look({ 22: reply("error") }, "filtered"));

  const causes = (["en", "ko"] as const).map(
    (language) => interpret(port, verdict, language).issues.find(({ id }) => id === "port.not-tried")?.cause,
  );
  expect(causes).toEqual([
    `This machine could not try some ports of ${host} (1): this machine has too many open connections.`,
    `이 시스템에서 ${host}의 포트 1개를 시도하지 못했습니다: 이 시스템에 열린 연결이 너무 많음.`,
  ]);
});

test("silence does not mean that a port was closed", async () => {
  const [silent, refusing] = [await look({}, "filtered"), await look({ 22: reply("closed") }, "filtered")];
  expect(monitored.facts(silent, judge(silent))).toEqual([]);
  expect(monitored.facts(refusing, judge(refusing))).toHaveLength(knownPorts.length);
});

test("a host that this machine cannot reach has no findings", async () => {
  await expect(look({}, "error")).rejects.toMatchObject({ reason: "tcp.unreachable" });
});

test("a port after a colon is tried besides the list, over real sockets", async () => {
  const twin = await keep(
    serveTcp((socket) => void socket.on("error", () => {}).write("SSH-2.0-dropbear_2022.83\r\n")),
  );
  const { raw } = await measure(port, { host: `127.0.0.1:${twin.port}` });
  expect(raw.scans[0]?.ports).toHaveLength(65);
  expect(raw.scans[0]?.ports.find((each) => each.port === twin.port)).toMatchObject({
    state: "open",
    product: "Dropbear",
    version: "2022.83",
  });
});

test("the list has 64 ports, each once, in order", () => {
  const ports = knownPorts.map((each) => each.port);
  expect(ports).toEqual([...new Set(ports)].toSorted((a, b) => a - b));
  expect(ports).toHaveLength(64);
});

function portsOf({ scans }: PortRaw): readonly PortSeen[] {
  return scans[0]?.ports ?? [];
}

const ranks = ["pass", "unknown", "warn", "fail"];

test("one more open port never improves the result", async () => {
  const closed = await look({});
  const open = await look(Object.fromEntries(knownPorts.map((each) => [each.port, reply("open")])));
  const mixed = (isOpen: (at: number) => boolean): PortRaw => ({
    ...closed,
    scans: closed.scans.map((scan) => ({
      ...scan,
      ports: portsOf(closed).map((each, at) => (isOpen(at) ? (portsOf(open)[at] ?? each) : each)),
    })),
  });
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(63)), fc.nat(63), (some, more) => {
      const before = judge(mixed((at) => some.includes(at)));
      const after = judge(mixed((at) => some.includes(at) || at === more));
      expect(ranks.indexOf(after.status)).toBeGreaterThanOrEqual(ranks.indexOf(before.status));
      expect(after.findings.length).toBeGreaterThanOrEqual(before.findings.length);
    }),
    { numRuns: runs(200) },
  );
});

test.for<[at: number, id: string]>([
  [111, "rpc-open"],
  [135, "rpc-open"],
  [389, "ldap-open"],
  [514, "shell-open"],
  [873, "rsync-open"],
  [1099, "java-open"],
  [1883, "queue-open"],
  [2049, "nfs-open"],
  [2181, "cluster-open"],
  [2379, "etcd-open"],
  [5672, "queue-open"],
  [5900, "vnc-open"],
  [5984, "database-open"],
  [5985, "winrm-open"],
  [6000, "vnc-open"],
  [8009, "java-open"],
  [8086, "database-open"],
  [8123, "database-open"],
  [8500, "cluster-open"],
  [8983, "database-open"],
  [9092, "queue-open"],
  [10_250, "kubelet-open"],
  [10_255, "kubelet-open"],
])("the open port %i is reported as %s", async ([at, id]) => {
  expect(idsOf(await look({ [at]: reply("open") }))).toEqual([id]);
});

/** Runs the check with hellos: open ports answer those as given, and say nothing by themselves. */
async function probe(answers: Readonly<Record<number, string>>, mayProbe?: boolean) {
  const hellos: (readonly [port: number, hello: string])[] = [];
  const { context } = repliesFrom({});
  const net = netDouble({
    addresses: () => Promise.resolve([{ id: host, address: host, isAllowed: true }]),
    connect: (to: Endpoint, { hello }: ConnectOffer = {}) => {
      const answer = answers[to.port];
      if (answer === undefined) return Promise.resolve(reply("closed"));
      if (hello) hellos.push([to.port, Buffer.from(hello).toString("latin1")]);
      return Promise.resolve(reply("open", hello ? answer : ""));
    },
  });
  const own = { ...context, net, ...(mayProbe !== undefined && { mayProbe }) };
  const raw = await collect(port.input.parse({ host, probe_services: "true" }), own);
  return { raw: port.raw.parse(raw), hellos };
}

test.for<[at: number, answer: string, service: string, product: string | null, version: string | null]>([
  [80, "HTTP/1.1 200 OK\r\nServer: nginx/1.27.3\r\n\r\n", "http", "nginx", "1.27.3"],
  [9200, "HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n", "http", null, null],
  [6379, "-NOAUTH Authentication required.\r\n", "redis", "Redis", null],
  [6379, "+PONG\r\n", "redis", "Redis", null],
  [6379, "SSH-2.0-OpenSSH_9.6\r\n", "ssh", "OpenSSH", "9.6"],
  [5432, "S", "postgresql", "PostgreSQL", null],
  [11_211, "VERSION 1.6.18\r\n", "memcache", "Memcached", "1.6.18"],
  [2181, "imok", "zookeeper", "ZooKeeper", null],
  [9042, "\x84\0\0\0\x06\0\0\0\x10", "cassandra", "Cassandra", null],
])("a silent port %i that answers a hello with %j", async ([at, answer, service, product, version]) => {
  const { raw, hellos } = await probe({ [at]: answer });
  const seen = portsOf(raw).find((each) => each.port === at);

  expect(seen).toMatchObject({ isProtocolConfirmed: true, service, product, version });
  expect(hellos.map(([each]) => each)).toEqual([at]);
  expect(raw.areServicesProbed).toBe(true);
});

test("a server sends hellos only if its operator allows it", async () => {
  await expect(probe({ 80: "" }, false)).rejects.toMatchObject({ reason: "input.probes" });
  expect((await probe({ 80: "" }, true)).hellos).toHaveLength(1);
});

test("every hello belongs to a port of the list, and to one only", () => {
  const ports = serviceHellos.flatMap((each) => each.ports);
  expect(ports.filter((at) => !knownPorts.some((each) => each.port === at))).toEqual([]);
  expect(new Set(ports).size).toBe(ports.length);
});
