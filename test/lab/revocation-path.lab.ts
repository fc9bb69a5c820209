import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { measure } from "../engine.ts";
import { startNginx, type Site } from "./machines/nginx.ts";
import { execute, freePorts, run, startServer, temporaryFolder } from "./machines/process.ts";

/** Two intermediates of each kind below one root, created by openssl: one valid, one revoked by the root. */
const rows = [
  { name: "crl-good", by: "crl", isRevoked: false },
  { name: "crl-revoked", by: "crl", isRevoked: true },
  { name: "ocsp-good", by: "ocsp", isRevoked: false },
  { name: "ocsp-revoked", by: "ocsp", isRevoked: true },
] as const;

type Row = (typeof rows)[number];

const configuration = `
[ca]
default_ca = lab
[lab]
dir = .
database = index.txt
new_certs_dir = .
serial = serial
crlnumber = crlnumber
default_md = sha256
policy = any
unique_subject = no
default_days = 900
default_crl_days = 7
crl_extensions = list
[list]
authorityKeyIdentifier = keyid
[any]
commonName = supplied
`;

const folder = temporaryFolder("path");
const asRoot = ["-config", "ca.cnf", "-cert", "root.pem", "-keyfile", "root.key"];
const newKey = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes";
const servers: AsyncDisposable[] = [];
let ports: readonly number[] = [];

function openssl(line: string, ...more: readonly string[]): void {
  run("openssl", [...line.split(" "), ...more], folder);
}

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

function read(file: string): string {
  return readFileSync(join(folder, file), "utf8");
}

function makeRoot(): void {
  write("ca.cnf", configuration);
  write("index.txt", "");
  write("serial", "1000\n");
  write("crlnumber", "01\n");
  openssl(`req -x509 ${newKey} -keyout root.key -out root.pem -days 3650 -subj`, "/CN=Lab Path Root");
}

/** An intermediate that names its source, and a leaf that names only the intermediate's CRL. */
function makePath({ name, by }: Row, { files, ocsp }: { readonly files: number; readonly ocsp: number }): void {
  const source =
    by === "crl"
      ? `crlDistributionPoints=URI:http://127.0.0.1:${files}/root.crl`
      : `authorityInfoAccess=OCSP;URI:http://127.0.0.1:${ocsp}/`;
  write(
    `${name}.int.ext`,
    [
      "basicConstraints=critical,CA:true,pathlen:0",
      "keyUsage=critical,keyCertSign,cRLSign",
      "subjectKeyIdentifier=hash",
      source,
    ].join("\n"),
  );
  openssl(`req ${newKey} -keyout ${name}.int.key -out ${name}.int.csr -subj`, `/CN=Lab ${name}`);
  openssl(`ca -batch -notext -in ${name}.int.csr -extfile ${name}.int.ext -out ${name}.int.pem`, ...asRoot);
  write(
    `${name}.ext`,
    "subjectAltName=DNS:localhost\nextendedKeyUsage=serverAuth\nkeyUsage=critical,digitalSignature\n",
  );
  openssl(`req ${newKey} -keyout ${name}.key -out ${name}.csr -subj /CN=localhost`);
  openssl(
    `x509 -req -in ${name}.csr -CA ${name}.int.pem -CAkey ${name}.int.key -CAcreateserial -days 90 -extfile ${name}.ext -out ${name}.pem`,
  );
  write(`${name}.chain.pem`, read(`${name}.pem`) + read(`${name}.int.pem`));
}

/** An intermediate's empty CRL: `openssl verify -crl_check_all` needs one for every certificate. */
function makeEmptyList(name: string): void {
  write(`${name}.txt`, "");
  write(`${name}.cnf`, configuration.replace("index.txt", `${name}.txt`));
  openssl(`ca -gencrl -config ${name}.cnf -cert ${name}.int.pem -keyfile ${name}.int.key -out ${name}.crl.pem`);
}

beforeAll(async () => {
  makeRoot();
  const [files = 0, ocsp = 0, ...rest] = await freePorts(rows.length + 2);
  ports = rest;
  rows.forEach((row) => makePath(row, { files, ocsp }));
  rows
    .filter(({ isRevoked }) => isRevoked)
    .forEach(({ name }) => openssl(`ca -revoke ${name}.int.pem -crl_reason CACompromise`, ...asRoot));
  openssl("ca -gencrl -out root.crl.pem", ...asRoot);
  openssl("crl -in root.crl.pem -outform DER -out root.crl");
  rows.forEach(({ name }) => makeEmptyList(name));
  const sites = rows.map(({ name }, index): Site => {
    const certificate = { key: join(folder, `${name}.key`), chain: join(folder, `${name}.chain.pem`) };
    return { port: rest[index] ?? 0, certificate, lines: ["return 204;"] };
  });
  const responder = ["ocsp", "-port", `${ocsp}`, "-index", "index.txt", "-CA", "root.pem", "-rsigner", "root.pem"];
  servers.push(
    await startServer("openssl", [...responder, "-rkey", "root.key"], {
      cwd: folder,
      port: ocsp,
      ready: /waiting for|ACCEPT/i,
    }),
    await startNginx([{ port: files, lines: [`root ${folder};`] }, ...sites]),
  );
});

afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
});

/** openssl's result for a path with all its lists. */
function verifiedByOpenssl(name: string): boolean {
  write(`${name}.lists.pem`, read("root.crl.pem") + read(`${name}.crl.pem`));
  const files = ["-CAfile", "root.pem", "-untrusted", `${name}.int.pem`, "-CRLfile", `${name}.lists.pem`];
  return execute("openssl", ["verify", "-crl_check_all", ...files, `${name}.pem`], folder).code === 0;
}

test.for(rows.map((row, index) => ({ ...row, index })))(
  "openssl: an intermediate, $name, as openssl verify sees it",
  async ({ name, by, isRevoked, index }) => {
    const given = [read("root.pem")];

    const { raw, verdict } = await measure(ssl, { host: "localhost", port: ports[index] }, { given });

    expect(raw.revocation.intermediates).toMatchObject([
      { subject: `Lab ${name}`, status: isRevoked ? "revoked" : "good", source: by },
    ]);
    expect(verdict.caps?.some(({ id }) => id === "intermediate-revoked")).toBe(isRevoked);
    expect(verdict.grade === "F").toBe(isRevoked);
    expect(verifiedByOpenssl(name)).toBe(!isRevoked);
  },
);
