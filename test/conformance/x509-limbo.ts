import { readFileSync } from "node:fs";
import { z } from "zod";
import type { TrustStore } from "../../src/core/net/trust.ts";
import type { Certificate } from "../../src/formats/x509/certificate.ts";
import { readCrl } from "../../src/formats/revocation/crl.ts";
import { toBuffer } from "../../src/formats/x509/der.ts";
import { isSameName } from "../../src/formats/x509/distinguished-name.ts";
import { readPem } from "../../src/formats/x509/pem.ts";
import { readOrNull } from "../../src/probes/certificate/path.ts";
import { validatePath } from "../../src/probes/certificate/path-validate.ts";

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

/** The validator's problems for a case; empty where it accepts. */
export function judgeCase(limbo: LimboCase): readonly string[] {
  const leaf = readOrNull(derOf(limbo.peer_certificate));
  if (!leaf) return ["unreadable"];
  // Certificates that cannot be parsed are dropped, as in the product.
  const others = limbo.untrusted_intermediates.flatMap((text) => readOrNull(derOf(text)) ?? []);
  const now = limbo.validation_time === null ? Date.now() : Date.parse(limbo.validation_time);
  const { path, problems } = validatePath({
    leaf,
    others,
    trust: trusting(limbo.trusted_certs.map(derOf)),
    now,
    host: limbo.expected_peer_name?.value ?? null,
    profile: "every",
    anchorsAnywhere: true,
    ...(limbo.max_chain_depth !== null && { mostIntermediates: limbo.max_chain_depth }),
  });
  return [...problems, ...revocations(path?.certificates ?? [], limbo.crls.map(listOf), now)];
}

function derOf(text: string): Buffer {
  return readPem(text, "CERTIFICATE")[0] ?? Buffer.alloc(0);
}

function listOf(text: string): Buffer {
  return readPem(text, "X509 CRL")[0] ?? Buffer.alloc(0);
}

function trusting(anchors: readonly Buffer[]): TrustStore {
  const known = anchors.flatMap((der) => readOrNull(der) ?? []);
  return {
    named: (subject) =>
      known
        .filter((anchor) => isSameName(anchor.subject, toBuffer(subject)))
        .map(({ der }) => ({ der, by: "given" as const })),
  };
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
