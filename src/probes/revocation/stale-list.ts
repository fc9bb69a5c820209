import { readCrl } from "../../formats/revocation/crl.ts";
import type { CrlQuestion } from "../../formats/revocation/crl-scope.ts";
import { children, DerError, readTime, readWhole, tags } from "../../formats/x509/der.ts";
import type { RevocationAnswer } from "../../formats/revocation/answer.ts";

/**
 * Reads a CRL that may be out of date. RFC 5280 §5.3.1: only a certificate on hold may be removed from a CRL, so any other revocation in an
 * old CRL is still valid. Only a current CRL proves that a certificate is not revoked.
 */
export function readList(bytes: Uint8Array, question: CrlQuestion): RevocationAnswer {
  const answer = readCrl(bytes, question);
  if (answer.status !== "unknown" || answer.reason !== "stale") return answer;
  const then = readCrl(bytes, { ...question, now: writtenAt(bytes) });
  const isFinal = then.status === "revoked" && then.revocationReason !== "certificateHold";
  return isFinal ? then : answer;
}

/** RFC 5280 §5.1.2: version (optional), signature, issuer, thisUpdate. The CRL was parsed before. */
function writtenAt(bytes: Uint8Array): number {
  const [content] = children(readWhole(bytes, tags.sequence), 3);
  const fields = content ? children(content, 16) : [];
  const thisUpdate = fields[fields[0]?.tag === tags.integer ? 3 : 2];
  if (!thisUpdate) throw new DerError("thisUpdate");
  return readTime(thisUpdate);
}
