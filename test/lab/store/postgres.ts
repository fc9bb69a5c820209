import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, globSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { getPort } from "get-port-please";
import { Client, type QueryResultRow } from "pg";
import { openStore } from "../../../server/store/open.ts";

const run = promisify(execFile);

/** A separate PostgreSQL server with TLS. */
export interface Postgres {
  readonly port: number;
  /** Its self-signed certificate. */
  readonly certificate: string;
  /** The URL of a database, by its name. */
  url(database: string): string;
  /** Creates an empty database and returns its name. */
  create(): Promise<string>;
  /** Creates a database that has the tables of the product and of its queue. */
  createMigrated(): Promise<string>;
  /** The rows of a statement, on a connection of its own. */
  sql(database: string, text: string): Promise<readonly QueryResultRow[]>;
  /** Ends it and all its connections at once, and starts it again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds for its processes to end; PostgreSQL itself kills those that do not after five seconds. */
const toEnd = 20_000;

/** What is lost with the machine alone need not be written. */
const settings = ["fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0", "ssl=on"];

/** Starts Debian's server as its required user, on a free port and in its own folder. */
export async function startPostgres(): Promise<Postgres> {
  const bin = globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1) ?? "";
  const folder = mkdtempSync(join(tmpdir(), "portcullis-postgres-"));
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "postgres"]).toString())) as [
    number,
    number,
  ];
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const port = await getPort({ host: "127.0.0.1", random: true });
  const as = { uid, gid, cwd: folder, env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8" } };
  let databases = 0;
  let postmaster: ChildProcess | null = null;
  let migrated: Promise<string> | null = null;

  function url(database: string): string {
    return `postgres://postgres@127.0.0.1:${port}/${database}`;
  }

  async function sql(database: string, text: string): Promise<readonly QueryResultRow[]> {
    const client = new Client({ connectionString: url(database) });
    try {
      await client.connect();
      return (await client.query<QueryResultRow>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    const options = [`port=${port}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, ...settings];
    const child = spawn(join(bin, "postgres"), ["-D", data, ...options.flatMap((option) => ["-c", option])], {
      ...as,
      stdio: ["ignore", "ignore", "pipe"],
    });
    postmaster = child;
    let log = "";
    child.stderr.on("data", (chunk) => (log = `${log}${chunk}`.slice(-4000)));
    while (!(await isReady())) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`PostgreSQL does not start: ${log}`);
      await sleep(50);
    }
  }

  function isReady(): Promise<boolean> {
    return sql("postgres", "select 1").then(
      () => true,
      () => false,
    );
  }

  async function stop(): Promise<void> {
    if (!postmaster) return;
    const child = postmaster;
    postmaster = null;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    // The signal of an immediate shutdown: the postmaster ends after its children, which write nothing more.
    child.kill("SIGQUIT");
    const late = setTimeout(() => child.kill("SIGKILL"), toEnd);
    await ended;
    clearTimeout(late);
  }

  async function create(template = "template1"): Promise<string> {
    const name = `store_${++databases}`;
    await sql("postgres", `create database ${name} template ${template}`);
    return name;
  }

  async function migrate(): Promise<string> {
    const name = await create();
    const store = openStore({ place: { url: url(name) } });
    await store.ready();
    // The first use of the queue makes its tables.
    await store.through(({ db, jobs }) => jobs.cancel(db, "none", "none"));
    await store.close();
    return name;
  }

  await run(join(bin, "initdb"), ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"], as);
  const [certificate, key] = [join(data, "server.crt"), join(data, "server.key")];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key, "-out", certificate];
  await run("openssl", ["req", "-x509", ...made, ...subject], as);
  await start();
  return {
    port,
    certificate,
    url,
    create: () => create(),
    async createMigrated() {
      migrated ??= migrate();
      return create(await migrated);
    },
    sql,
    start,
    stop,
    async close() {
      await stop();
      // Each database is hundreds of files: no test waits until they are deleted.
      spawn("rm", ["-rf", folder], { stdio: "ignore", detached: true }).unref();
    },
  };
}
