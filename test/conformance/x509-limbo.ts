import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Certificate } from "../../src/formats/x509/certificate.ts";
import { readCrl } from "../../src/formats/revocation/crl.ts";
import { readPem } from "../../src/formats/x509/pem.ts";
import { readOrNull } from "../../src/probes/certificate/path.ts";
import type { TrustReason } from "../../src/probes/certificate/reasons.ts";
import { judgeChain } from "./served-chain.ts";

const pem = z.string();

/** One case of C2SP's x509-limbo, as far as it is used here. */
const limboCase = z.object({
  id: z.string(),
  features: z.array(z.string()),
  validation_kind: z.enum(["SERVER", "CLIENT"]),
  trusted_certs: z.array(pem),
  untrusted_intermediates: z.array(pem),
  peer_certificate: pem,
  validation_time: z.iso.datetime({ offset: true }).nullable(),
  expected_result: z.enum(["SUCCESS", "FAILURE"]),
  expected_peer_name: z.object({ kind: z.string(), value: z.string() }).nullable(),
  max_chain_depth: z.int().nullable(),
  crls: z.array(pem),
});

/** A case of the suite. */
export type LimboCase = z.output<typeof limboCase>;

/** The cases that are about servers. */
export function readLimbo(file: string): readonly LimboCase[] {
  const { testcases } = z.object({ testcases: z.array(limboCase) }).parse(JSON.parse(readFileSync(file, "utf8")));
  return testcases.filter(({ validation_kind }) => validation_kind === "SERVER");
}

/** Reasons that say nothing about whether a certificate is valid: how it was served, and where two clients differ. */
const remarks: ReadonlySet<TrustReason> = new Set<TrustReason>([
  "incomplete-chain",
  "wrong-order",
  "unrelated-certificate",
  "duplicate-certificate",
  "root-included",
  "verdicts-differ",
  "names-spelled-apart",
  "long-chain",
]);
const named: ReadonlySet<TrustReason> = new Set<TrustReason>(["wrong-name", "no-san"]);

/** The product's problems for a case; empty where it accepts. */
export async function judgeCase(limbo: LimboCase): Promise<readonly string[]> {
  const leaf = readOrNull(derOf(limbo.peer_certificate));
  if (!leaf) return ["unreadable"];
  const host = limbo.expected_peer_name?.value ?? null;
  const now = limbo.validation_time === null ? Date.now() : Date.parse(limbo.validation_time);
  const { reasons, trusted, path } = await judgeChain({
    leaf,
    // Certificates that cannot be parsed are dropped, as in the product.
    others: limbo.untrusted_intermediates.flatMap((text) => readOrNull(derOf(text)) ?? []),
    anchors: limbo.trusted_certs.map(derOf),
    by: limbo.id.startsWith("webpki::") ? "mozilla" : "given",
    host: host ?? "localhost",
    now,
    anchorsAnywhere: true,
    ...(limbo.max_chain_depth !== null && { mostIntermediates: limbo.max_chain_depth }),
  });
  const problems = reasons.map(({ id }) => id).filter((id) => !remarks.has(id) && !(host === null && named.has(id)));
  const untrusted = trusted === true || problems.length > 0 ? [] : ["trust-unknown"];
  return [...problems, ...untrusted, ...revocations(path, limbo.crls.map(listOf), now)];
}

function derOf(text: string): Buffer {
  return readPem(text, "CERTIFICATE")[0] ?? Buffer.alloc(0);
}

function listOf(text: string): Buffer {
  return readPem(text, "X509 CRL")[0] ?? Buffer.alloc(0);
}

/** Where the case has CRLs, each certificate except the anchor must be absent from its issuer's, and one CRL must prove it. */
function revocations(path: readonly Certificate[], lists: readonly Buffer[], now: number): readonly string[] {
  if (lists.length === 0) return [];
  return path.slice(0, -1).flatMap((certificate, height) => {
    const issuer = path[height + 1] ?? certificate;
    const answers = lists.map((list) => readCrl(list, { certificate, issuer, url: "", now }));
    if (answers.some(({ status }) => status === "revoked")) return ["revoked"];
    return answers.some(({ status }) => status === "good") ? [] : ["revocation-unknown"];
  });
}
