import type { Context } from "../../core/check.ts";
import type { Endpoint, Handshake, Named } from "../../core/net/net.ts";
import type { Certificate } from "../../formats/x509/certificate.ts";
import { certificate } from "./certificate.ts";
import { firstIssuers } from "./issuers.ts";
import { readOrNull } from "./path.ts";
import { openSignatureChecks, type SignatureChecks } from "./signature-checks.ts";

/** A leaf and the certificate whose key signed it; null if there is none. */
interface LeafIssuer {
  readonly leaf: Certificate | null;
  readonly issuer: Certificate | null;
  /** Whether the leaf is signed with its own key. */
  readonly isSelfSigned: boolean;
}

/**
 * The issuer of the leaf as soon as it is known, so that a revocation check need not wait for the complete, confirmed path. Every candidate
 * issuer has the same name and key, and OCSP and CRL signatures are checked only against those.
 */
export async function leafAndIssuer(
  context: Context,
  to: Endpoint & Named,
  { chain, address }: Handshake,
): Promise<LeafIssuer> {
  const [leaf = null, ...others] = chain.map(readOrNull);
  const signatures = openSignatureChecks();
  // RFC 5280 §3.2: a certificate whose subject equals its issuer is self-issued. It is self-signed only if the key is the same.
  const isSelfSigned = leaf !== null && signatures.isIssuedBy(leaf, leaf) === true;
  if (!leaf || isSelfSigned) return { leaf, issuer: null, isSelfSigned };
  const known = issuerAmong(leaf, others, signatures) ?? issuerAmong(leaf, anchorsOf(context, leaf), signatures);
  if (known) return { leaf, issuer: known, isSelfSigned };
  const fetched = issuerAmong(leaf, await firstIssuers(context, leaf, { namedBy: address }), signatures);
  return { leaf, issuer: fetched ?? (await certificate(context, to)).issuer, isSelfSigned };
}

/** Prefers the certificate that may sign CRLs: a server could add one that may not, and hide a CRL that way. */
function issuerAmong(
  leaf: Certificate,
  others: readonly (Certificate | null)[],
  signatures: SignatureChecks,
): Certificate | null {
  const issuers = others.filter((other) => other !== null).filter((other) => signatures.isIssuedBy(leaf, other));
  return issuers.find(({ keyUsage }) => keyUsage?.has("crlSign") ?? true) ?? issuers[0] ?? null;
}

function anchorsOf({ trust }: Context, leaf: Certificate): readonly (Certificate | null)[] {
  return trust.named(leaf.issuer).map(({ der }) => readOrNull(der));
}
