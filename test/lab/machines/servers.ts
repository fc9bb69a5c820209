import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer, temporaryFolder } from "./process.ts";

/** A server that is not nginx: its port and its certificate. */
interface Stand {
  readonly port: number;
  readonly key: string;
  /** The leaf and the certificates served after it. */
  readonly chain: string;
}

const certificateEnd = "-----END CERTIFICATE-----\n";

/** Starts `openssl s_server` with further options. */
export function startSserver({ port, key, chain }: Stand, ...options: readonly string[]): Promise<AsyncDisposable> {
  const folder = temporaryFolder("s-server");
  const above = join(folder, "above.pem");
  const sent = readFileSync(chain, "utf8");
  // It reads only the first certificate of the file with its own.
  writeFileSync(above, sent.slice(sent.indexOf(certificateEnd) + certificateEnd.length));
  const files = ["-key", key, "-cert", chain, "-cert_chain", above];
  return startServer("openssl", ["s_server", "-accept", `${port}`, "-www", "-quiet", ...files, ...options], {
    cwd: folder,
    port,
  });
}

/** Starts `gnutls-serv` with a priority string. */
export function startGnutls({ port, key, chain }: Stand, priority = "NORMAL"): Promise<AsyncDisposable> {
  const files = ["--x509keyfile", key, "--x509certfile", chain];
  return startServer("gnutls-serv", ["--http", "--quiet", "--port", `${port}`, "--priority", priority, ...files], {
    cwd: temporaryFolder("gnutls"),
    port,
  });
}

/** Starts stunnel in front of a plain server, with further lines in its configuration. */
export function startStunnel(
  { port, key, chain }: Stand,
  { before, lines = [] }: { readonly before: number; readonly lines?: readonly string[] },
): Promise<AsyncDisposable> {
  const folder = temporaryFolder("stunnel");
  const file = join(folder, "stunnel.conf");
  const service = [`accept = 127.0.0.1:${port}`, `connect = 127.0.0.1:${before}`, `key = ${key}`, `cert = ${chain}`];
  writeFileSync(file, ["foreground = yes", "pid =", "debug = 3", "[site]", ...service, ...lines, ""].join("\n"));
  return startServer("stunnel4", [file], { cwd: folder, port });
}
