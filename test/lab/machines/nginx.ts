import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer, temporaryFolder } from "./process.ts";

/** One `server` block of nginx. */
export interface Site {
  readonly port: number;
  readonly certificate?: { readonly key: string; readonly chain: string };
  readonly protocols?: string;
  /** Lines inside the block: headers, locations. */
  readonly lines: readonly string[];
}

// Debian's OpenSSL refuses to serve old versions and small keys; the lab must be able to.
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

/** Starts one nginx with all sites, as its own process group and in its own folder. */
export function startNginx(sites: readonly Site[]): Promise<AsyncDisposable> {
  const folder = temporaryFolder("nginx");
  writeFileSync(join(folder, "openssl.cnf"), weakOpenssl);
  writeFileSync(join(folder, "nginx.conf"), configurationOf(sites, folder));
  const port = sites[0]?.port ?? 0;
  return startServer("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    cwd: folder,
    port,
    env: { OPENSSL_CONF: join(folder, "openssl.cnf") },
  });
}

function configurationOf(sites: readonly Site[], folder: string): string {
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return [
    "daemon off;",
    // Started by root in CI, the workers must still read the keys.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    "events {}",
    "http {",
    "  access_log off;",
    // An anonymous suite would be the worst problem of every one.
    "  ssl_ciphers ALL:!aNULL:@SECLEVEL=0;",
    ...paths,
    ...sites.map(blockOf),
    "}",
  ].join("\n");
}

function blockOf({ port, certificate, protocols = "TLSv1.2 TLSv1.3", lines }: Site): string {
  const tls = certificate && [
    `    ssl_certificate ${certificate.chain};`,
    `    ssl_certificate_key ${certificate.key};`,
    `    ssl_protocols ${protocols};`,
  ];
  return [
    "  server {",
    `    listen 127.0.0.1:${port}${certificate ? " ssl" : ""};`,
    ...(tls ?? []),
    ...lines.map((line) => `    ${line}`),
    "  }",
  ].join("\n");
}
