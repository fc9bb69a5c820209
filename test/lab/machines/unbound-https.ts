import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toPem } from "../../../src/demo/der-writer.ts";
import { chainFor } from "../../twins/pki/pki.ts";
import { startServer, temporaryFolder } from "./process.ts";

/** A resolver over HTTPS that is running. */
interface UnboundHttps extends AsyncDisposable {
  /** As `--doh` takes it. */
  readonly server: string;
}

/**
 * Starts an unbound that answers over HTTPS on a port of 127.0.0.1, with a certificate of the twins' CA. It sends no queries: names outside
 * its further lines do not exist.
 */
export async function startUnboundHttps(port: number, lines: readonly string[]): Promise<UnboundHttps> {
  const folder = temporaryFolder("unbound");
  const { leaf, chain } = chainFor("good");
  writeFileSync(join(folder, "key.pem"), leaf.key);
  writeFileSync(join(folder, "chain.pem"), chain.map((der) => toPem(der, "CERTIFICATE")).join(""));
  const configuration = [
    "server:",
    ` interface: 127.0.0.1@${port}`,
    ` https-port: ${port}`,
    ` tls-service-key: "${folder}/key.pem"`,
    ` tls-service-pem: "${folder}/chain.pem"`,
    " access-control: 127.0.0.0/8 allow",
    ' chroot: ""',
    ' username: ""',
    ' pidfile: ""',
    ` directory: "${folder}"`,
    " use-syslog: no",
    " verbosity: 0",
    " num-threads: 1",
    " incoming-num-tcp: 64",
    ' module-config: "iterator"',
    " do-not-query-localhost: no",
    ' local-zone: "." static',
    ' local-data: ". SOA ns.example. nobody.example. 1 3600 600 86400 600"',
    ...lines,
    "remote-control:",
    " control-enable: no",
    "",
  ];
  const file = join(folder, "unbound.conf");
  writeFileSync(file, configuration.join("\n"));
  const running = await startServer("unbound", ["-d", "-c", file], { cwd: folder, port });
  return { server: `https://127.0.0.1:${port}/dns-query`, [Symbol.asyncDispose]: () => running[Symbol.asyncDispose]() };
}
