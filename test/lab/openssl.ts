import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, startServer, temporaryFolder } from "./process.ts";

/** How a certificate differs from a good one. */
export interface Order {
  readonly name: string;
  readonly key?: "ec" | "rsa2048" | "rsa1024";
  readonly hosts?: readonly string[];
  /** As openssl writes times: `20260101000000Z`. */
  readonly from?: string;
  readonly to?: string;
  readonly selfSigned?: boolean;
  readonly ocspUrl?: string;
  readonly issuerUrl?: string;
  readonly crlUrl?: string;
}

/** A root and an intermediate made by openssl: certificates that this program did not write. */
export interface OpensslAuthority {
  readonly folder: string;
  readonly rootFile: string;
  readonly root: string;
  /** Issues a certificate; returns the paths of the key and of the chain (leaf, intermediate). */
  issue(order: Order): { readonly key: string; readonly leaf: string; readonly chain: string };
  revoke(name: string): void;
  /** Writes the CRL of the intermediate and returns its path. */
  crl(): string;
  /** Writes an OCSP response about a certificate, for a server to staple, and returns its path. */
  staple(name: string): string;
  /** Starts `openssl ocsp` for the intermediate. */
  responder(port: number): Promise<AsyncDisposable>;
}

const configuration = `
[ca]
default_ca = lab
[lab]
dir = .
database = index.txt
new_certs_dir = .
serial = serial
default_md = sha256
policy = any
copy_extensions = copy
unique_subject = no
default_crl_days = 7
[any]
commonName = supplied
`;

const keyOptions = {
  ec: ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"],
  rsa2048: ["-newkey", "rsa:2048"],
  rsa1024: ["-newkey", "rsa:1024"],
} as const;

function newKey(kind: keyof typeof keyOptions, name: string): readonly string[] {
  return [...keyOptions[kind], "-nodes", "-keyout", `${name}.key`];
}

export function createAuthority(): OpensslAuthority {
  const folder = temporaryFolder("authority");
  const openssl = (...args: string[]): string => run("openssl", args, folder);
  const path = (file: string): string => join(folder, file);
  const signer = ["-CA", "int.pem", "-rsigner", "int.pem", "-rkey", "int.key"];
  writeFileSync(path("ca.cnf"), configuration);
  writeFileSync(path("index.txt"), "");
  writeFileSync(path("serial"), "1000\n");
  openssl("req", "-x509", ...newKey("ec", "root"), "-out", "root.pem", "-days", "3650", "-subj", "/CN=Lab Root");
  openssl("req", ...newKey("ec", "int"), "-out", "int.csr", "-subj", "/CN=Lab Intermediate");
  writeFileSync(
    path("int.ext"),
    "basicConstraints=critical,CA:true,pathlen:0\nkeyUsage=critical,keyCertSign,cRLSign,digitalSignature\nsubjectKeyIdentifier=hash\n",
  );
  openssl(
    "x509",
    "-req",
    "-in",
    "int.csr",
    "-CA",
    "root.pem",
    "-CAkey",
    "root.key",
    "-CAcreateserial",
    "-days",
    "1800",
    "-extfile",
    "int.ext",
    "-out",
    "int.pem",
  );
  openssl("x509", "-in", "int.pem", "-outform", "DER", "-out", "int.der");

  return {
    folder,
    rootFile: path("root.pem"),
    root: readFileSync(path("root.pem"), "utf8"),
    issue({ name, key = "ec", hosts = ["localhost"], from, to, selfSigned = false, ...urls }) {
      const extensions = path(`${name}.ext`);
      writeFileSync(extensions, extensionsOf(hosts, urls));
      openssl("req", ...newKey(key, name), "-out", `${name}.csr`, "-subj", `/CN=${hosts[0]}`);
      const times = from && to ? ["-startdate", from, "-enddate", to] : ["-days", "90"];
      const signer = selfSigned
        ? ["-selfsign", "-keyfile", `${name}.key`]
        : ["-cert", "int.pem", "-keyfile", "int.key"];
      openssl(
        "ca",
        "-batch",
        "-notext",
        "-config",
        "ca.cnf",
        "-in",
        `${name}.csr`,
        ...signer,
        ...times,
        "-extfile",
        extensions,
        "-out",
        `${name}.pem`,
      );
      const leaf = path(`${name}.pem`);
      writeFileSync(
        path(`${name}.chain.pem`),
        readFileSync(leaf, "utf8") + (selfSigned ? "" : readFileSync(path("int.pem"), "utf8")),
      );
      return { key: path(`${name}.key`), leaf, chain: path(`${name}.chain.pem`) };
    },
    revoke(name) {
      openssl(
        "ca",
        "-config",
        "ca.cnf",
        "-cert",
        "int.pem",
        "-keyfile",
        "int.key",
        "-revoke",
        `${name}.pem`,
        "-crl_reason",
        "keyCompromise",
      );
    },
    crl() {
      openssl("ca", "-config", "ca.cnf", "-cert", "int.pem", "-keyfile", "int.key", "-gencrl", "-out", "int.crl.pem");
      openssl("crl", "-in", "int.crl.pem", "-outform", "DER", "-out", "int.crl");
      return path("int.crl");
    },
    staple(name) {
      openssl("ocsp", "-issuer", "int.pem", "-cert", `${name}.pem`, "-no_nonce", "-reqout", `${name}.req`);
      openssl(
        "ocsp",
        "-index",
        "index.txt",
        ...signer,
        "-ndays",
        "7",
        "-reqin",
        `${name}.req`,
        "-respout",
        `${name}.staple`,
      );
      return path(`${name}.staple`);
    },
    responder(port) {
      return startServer("openssl", ["ocsp", "-port", `${port}`, "-index", "index.txt", ...signer], {
        cwd: folder,
        port,
        // It serves one connection at a time and waits for ever on one that says nothing, so nobody knocks.
        ready: /waiting for|ACCEPT/i,
      });
    },
  };
}

function extensionsOf(hosts: readonly string[], { ocspUrl, issuerUrl, crlUrl }: Partial<Order>): string {
  const access = [ocspUrl && `OCSP;URI:${ocspUrl}`, issuerUrl && `caIssuers;URI:${issuerUrl}`].filter(Boolean);
  return [
    "basicConstraints=critical,CA:false",
    "keyUsage=critical,digitalSignature,keyEncipherment",
    "extendedKeyUsage=serverAuth",
    `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(",")}`,
    "authorityKeyIdentifier=keyid",
    ...(access.length > 0 ? [`authorityInfoAccess=${access.join(",")}`] : []),
    ...(crlUrl ? [`crlDistributionPoints=URI:${crlUrl}`] : []),
  ].join("\n");
}
