import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePorts, run, startServer, temporaryFolder } from "./process.ts";

/** A mail server that accepts letters for one domain, and the received letters. */
export interface Mailbox extends AsyncDisposable {
  readonly port: number;
  /** The letters in the mailbox. */
  letters(): readonly string[];
}

/** Services that accept a letter and deliver it to a mailbox. Nothing leaves the machine. */
const services = [
  "postlog unix-dgram n - n - 1 postlogd",
  "cleanup unix n - n - 0 cleanup",
  "qmgr unix n - n 300 1 qmgr",
  "rewrite unix - - n - - trivial-rewrite",
  "bounce unix - - n - 0 bounce",
  "defer unix - - n - 0 bounce",
  "trace unix - - n - 0 bounce",
  "proxymap unix - - n - - proxymap",
  "anvil unix - - n - 1 anvil",
  "tlsmgr unix - - n 1000? 1 tlsmgr",
  "virtual unix - n n - - virtual",
  "error unix - - n - - error",
];

/** Starts a separate Postfix for a domain's mailboxes; every other recipient is rejected with 550. */
export async function startMailbox(domain: string, names: readonly string[]): Promise<Mailbox> {
  const folder = temporaryFolder("mailbox");
  chmodSync(folder, 0o755);
  for (const name of ["queue", "data", "conf", "mail"]) mkdirSync(join(folder, name));
  run("chown", ["postfix", join(folder, "data")], folder);
  const uid = Number(run("id", ["-u", "nobody"], folder));
  chownSync(join(folder, "mail"), uid, uid);
  const [port = 0] = await freePorts(1);
  const boxes = names.map((name) => `${name}@${domain} box/\n`).join("");
  writeFileSync(join(folder, "conf", "boxes"), boxes);
  const settings = {
    compatibility_level: "3.6",
    queue_directory: join(folder, "queue"),
    data_directory: join(folder, "data"),
    maillog_file: join(folder, "mail.log"),
    maillog_file_prefixes: folder,
    smtpd_peername_lookup: "no",
    import_environment: "MAIL_CONFIG MAIL_LOGTAG POSTLOG_SERVICE POSTLOG_HOSTNAME",
    myhostname: `mail.${domain}`,
    mydestination: "",
    inet_interfaces: "127.0.0.1",
    inet_protocols: "ipv4",
    alias_maps: "",
    alias_database: "",
    virtual_mailbox_domains: domain,
    virtual_mailbox_base: join(folder, "mail"),
    virtual_mailbox_maps: `texthash:${join(folder, "conf", "boxes")}`,
    virtual_uid_maps: `static:${uid}`,
    virtual_gid_maps: `static:${uid}`,
    virtual_minimum_uid: "1",
    smtpd_relay_restrictions: "reject_unauth_destination",
  };
  const text = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(join(folder, "conf", "main.cf"), text.join(""));
  writeFileSync(
    join(folder, "conf", "master.cf"),
    `${[...services, `127.0.0.1:${port} inet n - n - - smtpd`].join("\n")}\n`,
  );
  const conf = join(folder, "conf");
  run("postfix", ["-c", conf, "check"], folder);
  // A separate session, so that the whole process group can be ended.
  const master = ["/usr/lib/postfix/sbin/master", "-c", conf, "-s"];
  const running = await startServer("setsid", master, { cwd: folder, port, env: { MAIL_CONFIG: conf } });
  const box = join(folder, "mail", "box", "new");
  return {
    port,
    letters: () => lettersIn(box),
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}

function lettersIn(box: string): readonly string[] {
  try {
    return readdirSync(box)
      .toSorted()
      .map((name) => readFileSync(join(box, name), "utf8"));
  } catch {
    // Created with the first letter.
    return [];
  }
}
