import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context } from "../../src/core/check.ts";
import { failure } from "../../src/core/failure.ts";
import type { Handshake } from "../../src/core/net/net.ts";
import type { Anchor } from "../../src/core/net/trust.ts";
import type { Certificate } from "../../src/formats/x509/certificate.ts";
import { toBuffer } from "../../src/formats/x509/der.ts";
import { isSameDistinguishedName } from "../../src/formats/x509/distinguished-name.ts";
import { broadWildcards } from "../../src/probes/certificate/broad-wildcards.ts";
import { concludeTrust, type Trust } from "../../src/probes/certificate/certificate.ts";
import { completePath } from "../../src/probes/certificate/issuers.ts";
import { readOrNull, type PathQuery } from "../../src/probes/certificate/path.ts";
import { openSignatureChecks } from "../../src/probes/certificate/signature-checks.ts";

/** A chain as a server would present it, and what a client knows. */
export interface ServedChain extends Pick<PathQuery, "anchorsAnywhere" | "mostIntermediates"> {
  readonly leaf: Certificate;
  readonly others: readonly Certificate[];
  readonly anchors: readonly Buffer[];
  /** Whose profile binds the anchors. */
  readonly by: Anchor["by"];
  readonly host: string;
  /** Milliseconds. */
  readonly now: number;
}

/** Judges a chain as the product does after a handshake of TLS 1.3. The openssl program gives the verdict that the handshake would have. */
export async function judgeChain(served: ServedChain): Promise<Trust> {
  const { leaf, others, anchors, by, host, now, ...rules } = served;
  const known = anchors.flatMap((der) => readOrNull(der) ?? []);
  const trust = {
    named: (subject: Uint8Array) =>
      known
        .filter((anchor) => isSameDistinguishedName(anchor.subject, toBuffer(subject)))
        .map(({ der }) => ({ der, by })),
  };
  const signatures = openSignatureChecks();
  const query: PathQuery = { leaf, others, trust, now, signatures, clients: "browsers", ...rules };
  const [completed, broad] = await Promise.all([
    completePath(offline, query, { namedBy: "suite" }),
    broadWildcards(leaf),
  ]);
  const against = opensslError(served);
  const chain = [leaf, ...others];
  const handshake: Handshake = {
    address: "192.0.2.1",
    protocol: "TLSv1.3",
    cipher: "TLS_AES_128_GCM_SHA256",
    group: "x25519",
    alpn: null,
    chain: chain.map(({ der }) => der),
    trustError: against,
    lenient: false,
    staple: null,
    ms: 0,
  };
  const to = { host, port: 443 };
  return concludeTrust(chain, { to, now, handshake, completed, verdict: { isKnown: true, against }, broad });
}

/** A run in which no issuer can be fetched. */
const offline = {
  net: { http: () => Promise.reject(failure("dns.nxdomain", { host: "issuer.invalid" })) },
  once: <T>(_key: string, work: () => Promise<T>) => work(),
  elapsed: () => 0,
} as unknown as Context;

/** Node's names of the errors of `x509_vfy.h`, as far as the product knows them. */
const names: Readonly<Record<number, string>> = {
  2: "UNABLE_TO_GET_ISSUER_CERT",
  7: "CERT_SIGNATURE_FAILURE",
  9: "CERT_NOT_YET_VALID",
  10: "CERT_HAS_EXPIRED",
  18: "DEPTH_ZERO_SELF_SIGNED_CERT",
  19: "SELF_SIGNED_CERT_IN_CHAIN",
  20: "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  21: "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  25: "PATH_LENGTH_EXCEEDED",
  26: "INVALID_PURPOSE",
  79: "INVALID_CA",
};

function opensslError({ leaf, others, anchors, now }: ServedChain): string | null {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-chain-"));
  try {
    const file = (name: string, ders: readonly Uint8Array[]): string => {
      const path = join(folder, name);
      writeFileSync(path, ders.map(pemOf).join(""));
      return path;
    };
    const issuers =
      others.length === 0
        ? []
        : [
            "-untrusted",
            file(
              "untrusted.pem",
              others.map(({ der }) => der),
            ),
          ];
    const roots = ["-no-CApath", "-no-CAstore", "-CAfile", file("roots.pem", anchors)];
    const rules = ["-purpose", "sslserver", "-auth_level", "1", "-attime", String(Math.floor(now / 1000))];
    const args = ["verify", ...roots, ...issuers, ...rules, file("leaf.pem", [leaf.der])];
    const { status, stdout, stderr } = spawnSync("openssl", args, { encoding: "utf8" });
    if (status === 0) return null;
    const code = /^error (?<code>\d+) at /m.exec(`${stdout}${stderr}`)?.groups?.["code"];
    return names[Number(code)] ?? "UNSPECIFIED";
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pemOf(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}
