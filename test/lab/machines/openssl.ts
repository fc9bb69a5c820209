import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, startServer, temporaryFolder } from "./process.ts";

type KeyKind = keyof typeof keyOptions;
type Digest = "md5" | "sha1" | "sha256";

/** How the CA certificates differ from good ones. */
interface Above {
  /** For the root and its path. OpenSSL has no MD5 with ECDSA. */
  readonly key?: KeyKind;
  /** The digest of the intermediates' signatures. */
  readonly digest?: Digest;
  /** Whether a further intermediate, `upper`, is between `root` and `int`. */
  readonly isDeep?: boolean;
}

/** How a certificate differs from a good one. */
export interface Order {
  readonly name: string;
  readonly key?: KeyKind;
  /** The digest of the certificate's signature; SHA-256 by default. */
  readonly digest?: Digest;
  readonly hosts?: readonly string[];
  /** As openssl writes times: `20260101000000Z`. */
  readonly from?: string;
  readonly to?: string;
  /** From now, where no times are given. */
  readonly days?: number;
  /** Whether it requires a stapled OCSP response (RFC 7633). */
  readonly mustStaple?: boolean;
  readonly selfSigned?: boolean;
  readonly ocspUrl?: string;
  readonly issuerUrl?: string;
  readonly crlUrl?: string;
}

/** A root and an intermediate created by openssl, independent of this program. */
export interface OpensslAuthority {
  readonly folder: string;
  readonly rootFile: string;
  readonly root: string;
  /** Issues a certificate; returns the paths of the key and of the chain (leaf, intermediate). */
  issue(order: Order): { readonly key: string; readonly leaf: string; readonly chain: string };
  /** Writes certificates of this folder into one file, in the order in which a server shall send them, and returns its path. */
  bundle(file: string, ...names: readonly string[]): string;
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

/** Extensions of an intermediate: an authority that signs leaves, lists and OCSP responses. */
function authorityExtensions(pathLength: number): string {
  return [
    `basicConstraints=critical,CA:true,pathlen:${pathLength}`,
    "keyUsage=critical,keyCertSign,cRLSign,digitalSignature",
    "subjectKeyIdentifier=hash",
  ].join("\n");
}

const keyOptions = {
  ec: ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"],
  p384: ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-384"],
  ed25519: ["-newkey", "ed25519"],
  rsa2048: ["-newkey", "rsa:2048"],
  rsa1024: ["-newkey", "rsa:1024"],
} as const;

/** How `openssl ca` acts as the intermediate, by its files in the folder. */
const asAuthority = ["-config", "ca.cnf", "-cert", "int.pem", "-keyfile", "int.key"];

/** How `openssl ocsp` answers as the intermediate. */
const asResponder = ["-index", "index.txt", "-CA", "int.pem", "-rsigner", "int.pem", "-rkey", "int.key"];

/** A folder of keys and certificates, and openssl run in it. */
interface Workshop {
  readonly folder: string;
  /** Runs openssl with the words of a line and further arguments. */
  readonly openssl: (line: string, ...more: readonly string[]) => void;
  /** The full path of a file in the folder. */
  readonly path: (file: string) => string;
}

/** Creates a root and an intermediate in a new folder; throws openssl's error. */
export function createAuthority(above: Above = {}): OpensslAuthority {
  const workshop = openWorkshop();
  const { folder, openssl, path } = workshop;
  makeAuthorities(workshop, above);
  return {
    folder,
    rootFile: path("root.pem"),
    root: readFileSync(path("root.pem"), "utf8"),
    issue: (order) => issue(workshop, order),
    bundle: (file, ...names) => writeBundle(workshop, file, names),
    revoke: (name) => openssl(`ca -revoke ${name}.pem -crl_reason keyCompromise`, ...asAuthority),
    crl: () => writeCrl(workshop),
    staple: (name) => writeStaple(workshop, name),
    responder: (port) => startResponder(workshop, port),
  };
}

function openWorkshop(): Workshop {
  const folder = temporaryFolder("authority");
  return {
    folder,
    openssl: (line, ...more) => void run("openssl", [...line.split(" "), ...more], folder),
    path: (file) => join(folder, file),
  };
}

function makeAuthorities(workshop: Workshop, { key = "ec", digest = "sha256", isDeep = false }: Above): void {
  const { openssl, path } = workshop;
  const usage = ["-addext", "keyUsage=critical,keyCertSign,cRLSign"];
  writeFileSync(path("ca.cnf"), configuration);
  writeFileSync(path("index.txt"), "");
  writeFileSync(path("serial"), "1000\n");
  openssl("req -x509 -out root.pem -days 3650 -subj", "/CN=Lab Root", ...usage, ...newKey(key, "root"));
  const intermediates = isDeep ? ["upper", "int"] : ["int"];
  intermediates.forEach((name, index) => {
    const signer = intermediates[index - 1] ?? "root";
    const title = name === "int" ? "/CN=Lab Intermediate" : "/CN=Lab Upper Intermediate";
    writeFileSync(path(`${name}.ext`), authorityExtensions(intermediates.length - 1 - index));
    openssl(`req -out ${name}.csr -subj`, title, ...newKey(key, name));
    openssl(
      `x509 -req -${digest} -in ${name}.csr -CA ${signer}.pem -CAkey ${signer}.key -CAcreateserial -days 1800 -extfile ${name}.ext -out ${name}.pem`,
    );
  });
  openssl("x509 -in int.pem -outform DER -out int.der");
}

function newKey(kind: keyof typeof keyOptions, name: string): readonly string[] {
  return [...keyOptions[kind], "-nodes", "-keyout", `${name}.key`];
}

function issue({ openssl, path }: Workshop, order: Order): ReturnType<OpensslAuthority["issue"]> {
  const { name, key = "ec", digest = "sha256", hosts = ["localhost"], from, to, days = 90, selfSigned = false } = order;
  writeFileSync(path(`${name}.ext`), extensionsOf(hosts, order));
  openssl(`req -out ${name}.csr -subj /CN=${hosts[0]}`, ...newKey(key, name));
  const signer = selfSigned ? ["-config", "ca.cnf", "-selfsign", "-keyfile", `${name}.key`] : asAuthority;
  const times = from && to ? ["-startdate", from, "-enddate", to] : ["-days", `${days}`];
  openssl(`ca -batch -notext -md ${digest} -in ${name}.csr -extfile ${name}.ext -out ${name}.pem`, ...signer, ...times);
  const leaf = path(`${name}.pem`);
  const chain = writeBundle({ path }, `${name}.chain.pem`, selfSigned ? [name] : [name, "int"]);
  return { key: path(`${name}.key`), leaf, chain };
}

function writeBundle({ path }: Pick<Workshop, "path">, file: string, names: readonly string[]): string {
  writeFileSync(path(file), names.map((name) => readFileSync(path(`${name}.pem`), "utf8")).join(""));
  return path(file);
}

function writeCrl({ openssl, path }: Workshop): string {
  openssl("ca -gencrl -out int.crl.pem", ...asAuthority);
  openssl("crl -in int.crl.pem -outform DER -out int.crl");
  return path("int.crl");
}

function writeStaple({ openssl, path }: Workshop, name: string): string {
  openssl(`ocsp -issuer int.pem -cert ${name}.pem -no_nonce -reqout ${name}.req`);
  openssl(`ocsp -ndays 7 -reqin ${name}.req -respout ${name}.staple`, ...asResponder);
  return path(`${name}.staple`);
}

function startResponder({ folder }: Workshop, port: number): Promise<AsyncDisposable> {
  return startServer("openssl", ["ocsp", "-port", `${port}`, ...asResponder], {
    cwd: folder,
    port,
    // It serves one connection at a time and waits forever on a silent one, so readiness is not probed.
    ready: /waiting for|ACCEPT/i,
  });
}

function extensionsOf(hosts: readonly string[], { ocspUrl, issuerUrl, crlUrl, mustStaple }: Partial<Order>): string {
  const access = [ocspUrl && `OCSP;URI:${ocspUrl}`, issuerUrl && `caIssuers;URI:${issuerUrl}`].filter(Boolean);
  return [
    "basicConstraints=critical,CA:false",
    "keyUsage=critical,digitalSignature,keyEncipherment",
    "extendedKeyUsage=serverAuth",
    "subjectAltName=@names",
    "authorityKeyIdentifier=keyid",
    ...(access.length > 0 ? [`authorityInfoAccess=${access.join(",")}`] : []),
    ...(crlUrl ? [`crlDistributionPoints=URI:${crlUrl}`] : []),
    ...(mustStaple ? ["tlsfeature=status_request"] : []),
    // A separate section: ten thousand names are too long for one line.
    "[names]",
    ...hosts.map((host, index) => `DNS.${index} = ${host}`),
  ].join("\n");
}
