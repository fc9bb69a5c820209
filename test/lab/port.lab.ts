import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { port, type PortRaw } from "../../src/checks/port/index.ts";
import { knownPorts } from "../../src/data/services/ports.ts";
import { measure } from "../engine.ts";
import { execute, run, temporaryFolder } from "./machines/process.ts";

/** A separate network namespace, so that servers use their standard ports. */
const space = "portcullis-port";
const [here, there] = ["10.231.77.1", "10.231.77.2"];

const folder = temporaryFolder("port");
const children: ChildProcess[] = [];

/** The firewall rules of these ports. */
const refused: Readonly<Record<number, readonly [rule: string, state: string, reason: string]>> = {
  8080: ["drop", "filtered", "timeout.tcp"],
  27017: ["drop", "filtered", "timeout.tcp"],
  9000: ["reject with tcp reset", "closed", "ECONNREFUSED"],
  9090: ["reject with icmp port-unreachable", "closed", "ECONNREFUSED"],
  9200: ["reject with icmp admin-prohibited", "filtered", "EHOSTUNREACH"],
  9300: ["reject with icmp host-unreachable", "filtered", "EHOSTUNREACH"],
  11211: ["reject with icmp net-unreachable", "filtered", "ENETUNREACH"],
};

function inside(...command: readonly string[]): ChildProcess {
  const child = spawn("ip", ["netns", "exec", space, ...command], { cwd: folder, stdio: "ignore" });
  children.push(child);
  return child;
}

function file(name: string, lines: readonly string[]): string {
  writeFileSync(join(folder, name), `${lines.join("\n")}\n`);
  return join(folder, name);
}

function startServers(): void {
  chmodSync(folder, 0o755);
  for (const name of ["empty", "maria", "postgres", "queue", "mail"]) mkdirSync(join(folder, name));
  const uid = (user: string): number => Number(run("id", ["-u", user], folder));
  const key = join(folder, "host-key");
  run("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key], folder);
  mkdirSync("/run/sshd", { recursive: true });
  inside("/usr/sbin/sshd", "-D", "-h", key, "-f", "/dev/null", "-p", "22");
  inside("redis-server", "--bind", there, "--port", "6379", "--save", "", "--protected-mode", "no");
  inside("redis-server", "--bind", there, "--port", `${fullRedis}`, "--save", "", "--maxclients", "1");
  // Accepts and resets at once.
  inside("python3", "-c", resetting);
  inside(
    "vsftpd",
    file("vsftpd.conf", [
      "listen=YES",
      "background=NO",
      "anonymous_enable=YES",
      `anon_root=${folder}/empty`,
      `secure_chroot_dir=${folder}/empty`,
      "nopriv_user=ftp",
      "seccomp_sandbox=NO",
    ]),
  );
  inside(
    "nginx",
    "-c",
    file("nginx.conf", [
      `daemon off; pid ${folder}/nginx.pid; error_log /dev/null; events {}`,
      "http { access_log off; server { listen 80; } }",
    ]),
  );
  chownSync(join(folder, "maria"), uid("mysql"), 0);
  run("mariadb-install-db", ["--no-defaults", "--user=mysql", `--datadir=${folder}/maria`], folder);
  const maria = ["--no-defaults", "--user=mysql", `--datadir=${folder}/maria`, `--socket=${folder}/maria/s`];
  inside("mariadbd", ...maria, "--bind-address=0.0.0.0", "--port=3306", "--skip-grant-tables", "--skip-networking=0");
  const version = run("sh", ["-c", "ls /usr/lib/postgresql | sort -V | tail -n 1"], folder).trim();
  const postgres = (program: string): string => `/usr/lib/postgresql/${version}/bin/${program}`;
  chownSync(join(folder, "postgres"), uid("postgres"), 0);
  run("runuser", ["-u", "postgres", "--", postgres("initdb"), "-D", `${folder}/postgres`], folder);
  const how = ["-D", `${folder}/postgres`, "-h", there, "-p", "5432", "-k", `${folder}/postgres`];
  inside("runuser", "-u", "postgres", "--", postgres("postgres"), ...how);
  chownSync(join(folder, "mail"), uid("postfix"), 0);
  mkdirSync(join(folder, "conf"));
  writeFileSync(
    join(folder, "conf", "main.cf"),
    [
      `queue_directory = ${folder}/queue`,
      `data_directory = ${folder}/mail`,
      "compatibility_level = 3.6",
      "myhostname = mail.example",
      "maillog_file = /dev/stdout",
      "alias_maps =",
      "",
    ].join("\n"),
  );
  writeFileSync(
    join(folder, "conf", "master.cf"),
    [
      "smtp inet n - n - - smtpd",
      "postlog unix-dgram n - n - 1 postlogd",
      "anvil unix - - n - 1 anvil",
      "rewrite unix - - n - - trivial-rewrite",
      "proxymap unix - - n - - proxymap",
      "cleanup unix n - n - 0 cleanup",
      "",
    ].join("\n"),
  );
  inside("postfix", "-c", `${folder}/conf`, "start-fg");
}

function nmap(): ReadonlyMap<number, string> {
  const list = knownPorts.map((each) => each.port).join(",");
  const { out } = execute("nmap", ["-sT", "-Pn", "-n", "-p", list, "-oG", "-", there], folder);
  const rows = out.matchAll(/(?<port>\d+)\/(?<state>open|closed|filtered)\/tcp/g);
  const listed = new Map([...rows].map(({ groups }) => [Number(groups?.["port"]), groups?.["state"] ?? ""]));
  // nmap reports the state of unlisted ports once.
  const [, ignored = ""] = /Ignored State: (\w+)/.exec(out) ?? [];
  return new Map(knownPorts.map(({ port: at }) => [at, listed.get(at) ?? ignored]));
}

/** The version of a package as its makers count: without epoch and revision. */
function packaged(name: string): string {
  const version = run("dpkg-query", ["-W", "-f", "${Version}", name], folder);
  return version
    .replace(/^\d+:/, "")
    .replace(/-[^-]*$/, "")
    .replace(/\+.*$/, "");
}

/** Besides the list. */
const fullRedis = 6390;

const resetting = [
  "import socket, struct",
  `server = socket.create_server(("${there}", 8081))`,
  "while True:",
  "    peer, _ = server.accept()",
  '    peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))',
  "    peer.close()",
].join("\n");

let raw: PortRaw;

beforeAll(async () => {
  execute("ip", ["netns", "del", space], folder);
  const steps = [
    `netns add ${space}`,
    `link add ptc-here type veth peer name ptc-there netns ${space}`,
    `addr add ${here}/30 dev ptc-here`,
    "link set ptc-here up",
    `-n ${space} addr add ${there}/30 dev ptc-there`,
    `-n ${space} link set ptc-there up`,
    `-n ${space} link set lo up`,
  ];
  for (const step of steps) run("ip", step.split(" "), folder);
  const rules = Object.entries(refused).map(([at, [rule]]) => `tcp dport ${at} ${rule}`);
  const chain = `type filter hook input priority 0; ${rules.join("; ")};`;
  run("ip", ["netns", "exec", space, "nft", `table ip lab { chain incoming { ${chain} }; }`], folder);
  // Disables the rate limit of ICMP errors.
  run("ip", ["netns", "exec", space, "sysctl", "-qw", "net.ipv4.icmp_ratelimit=0"], folder);
  startServers();
  const wanted = [21, 22, 25, 80, 3306, 5432, 6379, 8081];
  for (let tries = 0; tries < 100; tries++) {
    const open = [...nmap()].filter(([, state]) => state === "open").map(([at]) => at);
    if (wanted.every((at) => open.includes(at))) break;
    await sleep(300);
  }
  raw = await patiently({ host: there }, (at) => [21, 22, 25, 3306].every((each) => at(each)?.product));
}, 300_000);

type Seen = PortRaw["scans"][number]["ports"][number];

/**
 * Measures again until servers have answered: on a busy machine a server may take longer to start a process and to greet than the check waits
 * for it.
 */
async function patiently(
  input: { readonly host: string; readonly probe_services?: "true" },
  hasAnswered: (at: (wanted: number) => Seen | undefined) => unknown,
): Promise<PortRaw> {
  for (let tries = 1; ; tries++) {
    const { raw: measured } = await measure(port, input);
    if (tries === 5 || hasAnswered((wanted) => measured.scans[0]?.ports.find((each) => each.port === wanted)))
      return measured;
  }
}

afterAll(async () => {
  for (const child of children) child.kill("SIGTERM");
  await sleep(300);
  const left = execute("ip", ["netns", "pids", space], folder).out.split("\n").filter(Boolean);
  for (const pid of left) process.kill(Number(pid), "SIGKILL");
  execute("ip", ["netns", "del", space], folder);
});

function seenAt(at: number) {
  return raw.scans[0]?.ports.find((each) => each.port === at);
}

test("every port is in the state that nmap sees, and the eight servers are open", () => {
  const seen = new Map(raw.scans[0]?.ports.map((each) => [each.port, each.state]));
  expect(seen).toEqual(nmap());
  expect([...seen].filter(([, state]) => state === "open").map(([at]) => at)).toEqual([
    21, 22, 25, 80, 3306, 5432, 6379, 8081,
  ]);
});

test("dropped, rejected and ICMP-refused ports are distinguished as far as a connection can", () => {
  for (const [at, [, state, reason]] of Object.entries(refused))
    expect(seenAt(Number(at))).toMatchObject({ port: Number(at), state, reason });
});

test("product and version equal the package's, where the server discloses them", () => {
  expect(seenAt(21)).toMatchObject({ product: "vsftpd", version: packaged("vsftpd") });
  expect(seenAt(22)).toMatchObject({ product: "OpenSSH", version: packaged("openssh-server") });
  expect(seenAt(25)).toMatchObject({ product: "Postfix", version: null });
  expect(seenAt(3306)).toMatchObject({ product: "MariaDB", version: packaged("mariadb-server") });
  // They wait for the client to speak.
  for (const at of [80, 5432, 6379]) expect(seenAt(at)).toMatchObject({ banner: null, product: null });
});

test("a server that accepts and resets is open, as nmap says", () => {
  expect(seenAt(8081)).toMatchObject({ state: "open", reason: null });
  expect(nmap().get(8081)).toBe("open");
});

test("with hellos, servers that wait for the client are recognised", async () => {
  const probed = await patiently({ host: there, probe_services: "true" }, (at) =>
    [80, 5432, 6379].every((each) => at(each)?.isProtocolConfirmed),
  );
  const at = (wanted: number) => probed.scans[0]?.ports.find((each) => each.port === wanted);
  expect(at(80)).toMatchObject({ service: "http", isProtocolConfirmed: true, product: "nginx" });
  expect(at(5432)).toMatchObject({ service: "postgresql", isProtocolConfirmed: true });
  expect(at(6379)).toMatchObject({ service: "redis", isProtocolConfirmed: true });
  // Servers that speak first are not sent anything.
  for (const first of [21, 22, 25, 3306]) expect(at(first)).not.toHaveProperty("hello");
});

test("a Redis whose clients are all taken is Redis", async () => {
  const holder = connect({ host: there, port: fullRedis });
  await once(holder, "connect");
  const full = await patiently({ host: `${there}:${fullRedis}` }, (at) => at(fullRedis)?.product);
  holder.destroy();
  expect(full.scans[0]?.ports.find((each) => each.port === fullRedis)).toMatchObject({
    service: "redis",
    product: "Redis",
  });
});
