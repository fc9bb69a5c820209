import type { Context } from "../../core/check.ts";
import type { Endpoint, Handshake, Named } from "../../core/net/net.ts";
import type { Certificate } from "../../formats/x509/certificate.ts";
import { certificate } from "./certificate.ts";
import { firstIssuers } from "./issuers.ts";
import { readOrNull } from "./path.ts";
import { openSignatureChecks, type SignatureChecks } from "./signature-checks.ts";

/** A leaf, and a certificate with whose key it is signed; null where there is none. */
interface LeafIssuer {
  readonly leaf: Certificate | null;
  readonly issuer: Certificate | null;
  /** Whether it bears a signature by its own key. */
  readonly isSelfSigned: boolean;
}

/**
 * The issuer of the leaf as soon as it is known: whoever asks for its revocation need not wait until the whole path is completed and
 * confirmed. Every certificate that it is verified with bears the same name and the same key, which is all that answers are checked by.
 */
export async function leafAndIssuer(
  context: Context,
  to: Endpoint & Named,
  { chain, address }: Handshake,
): Promise<LeafIssuer> {
  const [leaf = null, ...others] = chain.map(readOrNull);
  const signatures = openSignatureChecks();
  // RFC 5280 §3.2: one that is named like its issuer is self-issued, and self-signed only if the key is the same.
  const isSelfSigned = leaf !== null && signatures.isIssuedBy(leaf, leaf) === true;
  if (!leaf || isSelfSigned) return { leaf, issuer: null, isSelfSigned };
  const known = issuerAmong(leaf, others, signatures) ?? issuerAmong(leaf, anchorsOf(context, leaf), signatures);
  if (known) return { leaf, issuer: known, isSelfSigned };
  const fetched = issuerAmong(leaf, await firstIssuers(context, leaf, { namedBy: address }), signatures);
  return { leaf, issuer: fetched ?? (await certificate(context, to)).issuer, isSelfSigned };
}

/** The one that may sign lists, where there are several: a server may add one that may not, and hide a list by it. */
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
