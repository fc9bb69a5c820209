import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, startServer, temporaryFolder } from "./process.ts";

/** Key and chain, as files. */
export interface Pair {
  readonly key: string;
  readonly chain: string;
}

/** One Postfix service: its address, and its changes to the common configuration. */
export interface PostfixService {
  readonly port: number;
  readonly daemon?: "smtpd" | "postscreen";
  readonly options?: Readonly<Record<string, string>>;
}

// Debian's OpenSSL refuses to serve old versions; the lab must be able to.
const weakOpenssl = `
openssl_conf = init
[init]
ssl_conf = modules
[modules]
system_default = weak
[weak]
MinProtocol = None
CipherString = ALL:@SECLEVEL=0
`;

/** A folder that the users of the servers may pass through. */
function openFolder(name: string): string {
  const folder = temporaryFolder(name);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "openssl.cnf"), weakOpenssl);
  return folder;
}

function lines(settings: Readonly<Record<string, string | number>>, between = " = "): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}${between}${value}\n`)
    .join("");
}

/** The internal services that smtpd and postscreen need: no queue runner, no delivery. */
const internalServices = [
  "postlog unix-dgram n - n - 1 postlogd",
  "smtpd pass - - n - - smtpd",
  "tlsproxy unix - - n - 0 tlsproxy",
  "dnsblog unix - - n - 0 dnsblog",
  "anvil unix - - n - 1 anvil",
  "tlsmgr unix - - n 1000? 1 tlsmgr",
  "rewrite unix - - n - - trivial-rewrite",
  "proxymap unix - - n - - proxymap",
  "cleanup unix n - n - 0 cleanup",
];

/** Starts a separate Postfix in the foreground, with its own queue and without services that send. */
export async function startPostfix(pair: Pair, services: readonly PostfixService[]): Promise<AsyncDisposable> {
  const folder = openFolder("postfix");
  for (const name of ["queue", "data", "conf"]) mkdirSync(join(folder, name));
  run("chown", ["postfix", join(folder, "data")], folder);
  const external = services.map(({ port, daemon = "smtpd", options = {} }) =>
    [
      `127.0.0.1:${port} inet n - n - ${daemon === "postscreen" ? 1 : "-"} ${daemon}`,
      ...Object.entries(options).map(([name, value]) => `  -o { ${name} = ${value} }`),
    ].join("\n"),
  );
  writeFileSync(join(folder, "conf", "main.cf"), lines(postfixSettings(pair, folder)));
  writeFileSync(join(folder, "conf", "master.cf"), `${[...internalServices, ...external].join("\n")}\n`);
  const conf = join(folder, "conf");
  // Creates the queue's folders.
  run("postfix", ["-c", conf, "check"], folder);
  // A separate session, so that the whole process group can be ended.
  const master = ["/usr/lib/postfix/sbin/master", "-c", conf, "-s"];
  return startServer("setsid", master, { cwd: folder, port: services[0]?.port ?? 0, env: { MAIL_CONFIG: conf } });
}

function postfixSettings({ key, chain }: Pair, folder: string): Readonly<Record<string, string>> {
  return {
    compatibility_level: "3.6",
    queue_directory: join(folder, "queue"),
    data_directory: join(folder, "data"),
    maillog_file: join(folder, "mail.log"),
    maillog_file_prefixes: folder,
    // Names are not resolved here.
    smtpd_peername_lookup: "no",
    import_environment: `MAIL_CONFIG MAIL_LOGTAG POSTLOG_SERVICE POSTLOG_HOSTNAME OPENSSL_CONF=${join(folder, "openssl.cnf")}`,
    myhostname: "mail.lab.example",
    mydestination: "",
    mynetworks: "127.0.0.1/32",
    inet_interfaces: "127.0.0.1",
    inet_protocols: "ipv4",
    local_recipient_maps: "",
    alias_maps: "",
    alias_database: "",
    smtpd_tls_key_file: key,
    smtpd_tls_cert_file: chain,
    smtpd_tls_security_level: "may",
    smtpd_tls_session_cache_database: "",
    smtpd_tls_protocols: ">=TLSv1.2",
    smtpd_tls_exclude_ciphers: "aNULL",
    // Otherwise clients on loopback are exempt from the limits.
    smtpd_client_event_limit_exceptions: "",
    postscreen_access_list: "",
  };
}

/** Starts a separate Dovecot for IMAP and POP3. */
export function startDovecot(
  { key, chain }: Pair,
  {
    imap,
    pop3,
    settings = {},
  }: { readonly imap: number; readonly pop3: number; readonly settings?: Readonly<Record<string, string>> },
): Promise<AsyncDisposable> {
  const folder = openFolder("dovecot");
  const file = join(folder, "dovecot.conf");
  const common = {
    base_dir: join(folder, "run"),
    state_dir: join(folder, "state"),
    log_path: "/dev/stderr",
    protocols: "imap pop3",
    listen: "127.0.0.1",
    ssl: "yes",
    ssl_cert: `<${chain}`,
    ssl_key: `<${key}`,
    import_environment: `OPENSSL_CONF=${join(folder, "openssl.cnf")}`,
    ...settings,
  };
  const passdb = "passdb {\n driver = static\n args = nopassword=y\n}\n";
  writeFileSync(file, lines(common) + dovecotListener("imap", imap) + dovecotListener("pop3", pop3) + passdb);
  return startServer("dovecot", ["-F", "-c", file], { cwd: folder, port: imap });
}

function dovecotListener(protocol: string, port: number): string {
  const own = `inet_listener ${protocol} {\n address = 127.0.0.1\n port = ${port}\n }`;
  // The usual port of implicit TLS cannot be opened here.
  return `service ${protocol}-login {\n ${own}\n inet_listener ${protocol}s {\n port = 0\n }\n}\n`;
}

/** Starts a separate vsftpd. */
export function startVsftpd(
  { key, chain }: Pair,
  { port, settings = {} }: { readonly port: number; readonly settings?: Readonly<Record<string, string>> },
): Promise<AsyncDisposable> {
  const folder = openFolder("vsftpd");
  mkdirSync(join(folder, "empty"));
  const common = {
    listen: "YES",
    listen_address: "127.0.0.1",
    listen_port: port,
    background: "NO",
    anonymous_enable: "YES",
    anon_root: join(folder, "empty"),
    secure_chroot_dir: join(folder, "empty"),
    nopriv_user: "ftp",
    seccomp_sandbox: "NO",
    ssl_enable: "YES",
    rsa_cert_file: chain,
    rsa_private_key_file: key,
    ...settings,
  };
  writeFileSync(join(folder, "vsftpd.conf"), lines(common, "="));
  return startServer("vsftpd", [join(folder, "vsftpd.conf")], {
    cwd: folder,
    port,
    env: { OPENSSL_CONF: join(folder, "openssl.cnf") },
  });
}

/** Starts a separate PostgreSQL under its own user, since it refuses to run as root. */
export function startPostgres(
  { key, chain }: Pair,
  { port, settings = {} }: { readonly port: number; readonly settings?: Readonly<Record<string, string>> },
): Promise<AsyncDisposable> {
  const folder = openFolder("postgres");
  const [uid, gid] = ["-u", "-g"].map((what) => Number(run("id", [what, "postgres"], folder)));
  const programs = postgresPrograms();
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  // It rejects a key that others can read.
  for (const [from, to] of [
    [key, "server.key"],
    [chain, "server.crt"],
  ] as const) {
    copyFileSync(from, join(folder, to));
    chmodSync(join(folder, to), 0o600);
    chownSync(join(folder, to), uid ?? 0, gid ?? 0);
  }
  chownSync(data, uid ?? 0, gid ?? 0);
  const asOwner = ["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"];
  run("setpriv", [...asOwner, join(programs, "initdb"), "-D", data, "-A", "trust", "-N"], folder);
  const options = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    ssl: "on",
    ssl_cert_file: join(folder, "server.crt"),
    ssl_key_file: join(folder, "server.key"),
    ...settings,
  };
  const given = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return startServer("setpriv", [...asOwner, join(programs, "postgres"), "-D", data, ...given], {
    cwd: folder,
    port,
    env: { OPENSSL_CONF: join(folder, "openssl.cnf") },
  });
}

/** Debian's folder of each version. */
function postgresPrograms(): string {
  const versions = readdirSync("/usr/lib/postgresql").toSorted((a, b) => Number(b) - Number(a));
  return join("/usr/lib/postgresql", versions[0] ?? "", "bin");
}
