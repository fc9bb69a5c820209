import { execFile, execFileSync } from "node:child_process";
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { getPort } from "get-port-please";

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
  sql(database: string, text: string): Promise<string>;
  /** Ends it and all its connections at once, and starts it again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

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
  let databases = 0;

  async function by(program: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = await run(join(bin, program), [...args], {
      uid,
      gid,
      cwd: folder,
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8" },
    });
    return stdout;
  }

  function sql(database: string, text: string): Promise<string> {
    return by("psql", "-h", "127.0.0.1", "-p", `${port}`, "-U", "postgres", "-d", database, "-tAc", text);
  }

  async function start(): Promise<void> {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c ssl=on`;
    await by("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start");
  }

  async function stop(): Promise<void> {
    await by("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop");
  }

  await by("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync");
  const [certificate, key] = [join(data, "server.crt"), join(data, "server.key")];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key, "-out", certificate];
  await run("openssl", ["req", "-x509", ...made, ...subject], { uid, gid, cwd: folder });
  await start();
  return {
    port,
    certificate,
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async create() {
      const name = `store_${++databases}`;
      await sql("postgres", `create database ${name}`);
      return name;
    },
    sql,
    start,
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
