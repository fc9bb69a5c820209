import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hear } from "./peers.ts";
import { temporaryFolder } from "./process.ts";

/** A program's own text about a certificate, and whether it accepts it; null where it does not judge. */
interface Opinion {
  readonly accepts: boolean | null;
  readonly says: string;
}

/** A program that judges the certificate of a server. */
export type TrustPeer = "openssl" | "gnutls-cli" | "testssl.sh" | "sslscan";

type Ask = (port: number, rootFile: string) => Promise<Opinion>;

/** The first matching line, reduced to the pattern's group. */
function kept(lines: readonly string[], pattern: RegExp): string | null {
  return lines.map((line) => pattern.exec(line)?.groups?.["kept"]?.trim()).find((each) => each !== undefined) ?? null;
}

async function viaOpenssl(port: number, rootFile: string): Promise<Opinion> {
  const name = ["-servername", "localhost", "-verify_hostname", "localhost"];
  const lines = await hear("openssl", "s_client", "-connect", `127.0.0.1:${port}`, ...name, "-CAfile", rootFile);
  const code = kept(lines, /^ *Verify return code: (?<kept>.+)$/) ?? "nothing";
  const broken = kept(lines, /:error:[^:]*:[^:]*:[^:]*:(?<kept>[^:]+):/);
  const isDone = lines.includes("-----BEGIN CERTIFICATE-----") && !lines.some((line) => line.endsWith("is (NONE)"));
  // Where it has verified nothing, it says "0 (ok)".
  if (!isDone) return { accepts: false, says: broken ?? "nothing" };
  return { accepts: code.startsWith("0 "), says: code };
}

async function viaGnutls(port: number, rootFile: string): Promise<Opinion> {
  const lines = await hear("gnutls-cli", "--x509cafile", rootFile, "--port", `${port}`, "localhost");
  const status = kept(lines, /^- Status: (?<kept>.+)$/);
  const broken = kept(lines, /^\*\*\* (?:Fatal error: )?(?<kept>.+)$/);
  return {
    accepts: lines.some((line) => line.startsWith("- Handshake was completed")),
    says: (status ?? broken ?? "nothing").replace(
      /^The certificate is NOT trusted\. (?:The certificate )?/,
      "not trusted: ",
    ),
  };
}

/** The findings of testssl.sh that decide whether a certificate is good, and how severe a bad one is. */
const trustIds = [
  "signatureAlgorithm",
  "keySize",
  "trust",
  "chain_of_trust",
  "expirationStatus",
  "mustStapleExtension",
];
const severe = ["MEDIUM", "HIGH", "CRITICAL", "FATAL"];

/** The number of tries: under load it sometimes gets no certificate. */
const tries = 2;

async function viaTestssl(port: number, rootFile: string): Promise<Opinion> {
  let opinion = await askTestssl(port, rootFile);
  for (let tried = 1; tried < tries && opinion.says === "nothing"; tried += 1) {
    opinion = await askTestssl(port, rootFile);
  }
  return opinion;
}

async function askTestssl(port: number, rootFile: string): Promise<Opinion> {
  const file = join(temporaryFolder("testssl"), "findings.json");
  const more = ["--quiet", "--warnings", "batch", "--add-ca", rootFile, "--jsonfile", file];
  await hear("testssl", "-S", ...more, `localhost:${port}`);
  const findings = JSON.parse(readFileSync(file, "utf8")) as readonly Record<"id" | "severity" | "finding", string>[];
  const decisive = findings.filter(
    ({ id, severity }) => trustIds.includes(id.replace("cert_", "")) || severity === "FATAL",
  );
  const bad = decisive.filter(({ severity }) => severe.includes(severity));
  const said = bad.length > 0 ? bad : decisive.filter(({ id }) => id === "cert_chain_of_trust");
  return {
    accepts: bad.length === 0 && said.length > 0,
    says: said.map(({ id, finding }) => `${id.replace("cert_", "")}: ${finding}`).join("; ") || "nothing",
  };
}

/** As sslscan calls signatures, which are otherwise called as we call them. */
const signatureNames: Readonly<Record<string, string>> = {
  "ecdsa-with-SHA1": "ecdsaWithSha1",
  "ecdsa-with-SHA256": "ecdsaWithSha256",
};

/** It does not judge the certificate, but reports its signature and RSA key size. */
async function viaSslscan(port: number): Promise<Opinion> {
  const less = ["--no-ciphersuites", "--no-fallback", "--no-renegotiation", "--no-compression", "--no-groups"];
  const lines = await hear("sslscan", "--no-colour", "--no-heartbleed", ...less, `localhost:${port}`);
  const signature = kept(lines, /^Signature Algorithm: +(?<kept>.+)$/) ?? "";
  const bits = kept(lines, /^RSA Key Strength: +(?<kept>.+)$/);
  return { accepts: null, says: toldOf(signatureNames[signature] ?? signature, bits) };
}

/** A certificate in sslscan's notation. */
export function toldOf(signature: string, rsaBits: number | string | null): string {
  if (signature === "") return "no certificate";
  return rsaBits === null ? signature : `${signature}, RSA ${rsaBits}`;
}

/** Each peer's result for a local server's certificate, with the root in the file trusted. */
export const trustPeers: Readonly<Record<TrustPeer, Ask>> = {
  openssl: viaOpenssl,
  "gnutls-cli": viaGnutls,
  "testssl.sh": viaTestssl,
  sslscan: viaSslscan,
};
