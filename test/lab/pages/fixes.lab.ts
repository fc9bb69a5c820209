import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GateResult } from "../../../src/core/result/result.ts";
import { fixesFor } from "../../../src/report/fixes.ts";
import { portcullis } from "../../cli/terminal.ts";
import { createAuthority, type OpensslAuthority } from "../machines/openssl.ts";
import { freePorts, startServer, temporaryFolder } from "../machines/process.ts";

const host = "shop.test";
const folder = temporaryFolder("fixes");
const root = join(folder, "site");
mkdirSync(root);
writeFileSync(join(root, "index.html"), "<!doctype html><title>Shop</title><h1>Shop</h1>");

// Debian's OpenSSL refuses to serve TLS 1.0, which the server before the fix offers.
const weakOpenssl =
  "openssl_conf=i\n[i]\nssl_conf=m\n[m]\nsystem_default=w\n[w]\nMinProtocol=None\nCipherString=ALL:@SECLEVEL=0\n";
writeFileSync(join(folder, "openssl.cnf"), weakOpenssl);
const env = { OPENSSL_CONF: join(folder, "openssl.cnf") };

let authority: OpensslAuthority;
let certificate: { readonly key: string; readonly chain: string };
const servers: AsyncDisposable[] = [];

beforeAll(() => {
  authority = createAuthority();
  certificate = authority.issue({ name: "shop", hosts: [host], days: 80 });
});
afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
});

const pageRules = ["csp", "framing", "content-type-options", "referrer", "permissions"].map(
  (id) => `http.${id}-missing`,
);

/** The lines that the product shows for a rule and a server. */
function linesFor(server: string, id: string): string {
  return fixesFor({ id, subject: "server" }).find((each) => each.server === server)?.text ?? "";
}

type Serve = (ports: readonly number[], isFixed: boolean) => Promise<AsyncDisposable>;

/** The site is not the default server of its port, as on most hosts. */
const nginx: Serve = async ([secure = 0, plain = 0], isFixed) => {
  const lines = (...ids: readonly string[]): string =>
    isFixed ? ids.map((id) => linesFor("nginx", id)).join("\n") : "";
  const keys = `ssl_certificate ${certificate.chain}; ssl_certificate_key ${certificate.key};`;
  const protocols = isFixed ? lines("ssl.tls10") : "ssl_protocols TLSv1 TLSv1.1 TLSv1.2;";
  const redirect = lines("http.redirect-missing").replace("listen 80;", `listen 127.0.0.1:${plain};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  );
  const text = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; types { text/html html; } ${temporary.join(" ")}
server { listen 127.0.0.1:${secure} ssl default_server; ${keys} ${protocols} return 404; }
server { listen 127.0.0.1:${secure} ssl; server_name ${host}; ${keys} root ${root};
${lines("ssl.hsts-missing", ...pageRules, "http.leak-version")} }
${isFixed ? redirect : `server { listen 127.0.0.1:${plain}; server_name ${host}; root ${root}; }`} }`;
  const file = join(folder, `nginx-${secure}.conf`);
  writeFileSync(file, text);
  return startServer("nginx", ["-p", folder, "-c", file], { cwd: folder, port: secure, env });
};

const modules = ["mpm_event", "authz_core", "dir", "mime", "headers", "rewrite", "ssl"];

const apache: Serve = async ([secure = 0, plain = 0], isFixed) => {
  const lines = (...ids: readonly string[]): string =>
    isFixed ? ids.map((id) => linesFor("Apache", id)).join("\n") : "";
  const site = `ServerName ${host}\nDocumentRoot ${root}\n<Directory ${root}>\nRequire all granted\n</Directory>`;
  const keys = `SSLEngine on\nSSLCertificateFile ${certificate.chain}\nSSLCertificateKeyFile ${certificate.key}`;
  const text = `ServerRoot ${folder}
ServerName ${host}
PidFile ${folder}/apache-${secure}.pid
Mutex file:${folder} default
ErrorLog ${folder}/apache.log
TypesConfig /dev/null
AddType text/html .html
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
Listen 127.0.0.1:${secure}
Listen 127.0.0.1:${plain}
${lines("http.leak-version")}
<VirtualHost *:${secure}>\nServerName other.test\nSSLProtocol all\n${keys}\n</VirtualHost>
<VirtualHost *:${secure}>\n${site}\n${keys}\n${lines("ssl.tls10", "ssl.hsts-missing", ...pageRules)}\n</VirtualHost>
<VirtualHost *:${plain}>\n${site}\n${lines("http.redirect-missing")}\n</VirtualHost>
`;
  const file = join(folder, `apache-${secure}.conf`);
  writeFileSync(file, text);
  return startServer("/usr/sbin/apache2", ["-f", file, "-D", "FOREGROUND"], { cwd: folder, port: secure, env });
};

test.for<[name: string, serveSite: Serve]>([
  ["nginx", nginx],
  ["Apache", apache],
])("the lines to copy work in a real server: %s", async ([, serveSite]) => {
  const gated = async (isFixed: boolean) => {
    const ports = await freePorts(2);
    servers.push(await serveSite(ports, isFixed));
    const pins = [443, 80].flatMap((port, at) => ["--resolve", `${host}:${port}:127.0.0.1:${ports[at]}`]);
    const asked = ["gate", `https://${host}/`, ...pins, "--ca-file", authority.rootFile, "--confirm", "0", "--json"];
    const { out } = await portcullis(asked, { env: {} });
    const [target] = (JSON.parse(out) as GateResult).targets;
    const findings = target?.findings.filter(({ severity }) => severity !== "info").map(({ id }) => id) ?? [];
    return { checks: target?.checks.map(({ actual }) => actual), findings };
  };

  expect((await gated(false)).findings).toEqual(expect.arrayContaining(["http.csp-missing", "http.redirect-missing"]));
  expect(await gated(true)).toEqual({ checks: ["A+", "A+", 79, true], findings: [] });
});
