import { readCrl } from "../../formats/revocation/crl.ts";
import type { CrlQuestion } from "../../formats/revocation/crl-scope.ts";
import { children, DerError, readTime, readWhole, tags } from "../../formats/x509/der.ts";
import type { RevocationAnswer } from "../../formats/revocation/answer.ts";

/**
 * Reads a revocation list that may be out of date. RFC 5280 §5.3.1: a certificate that is on hold may come off the list again, and no
 * other: whoever was revoked when a list was written is revoked today. That somebody was not is told by a current list alone.
 */
export function readList(bytes: Uint8Array, question: CrlQuestion): RevocationAnswer {
  const answer = readCrl(bytes, question);
  if (answer.status !== "unknown" || answer.reason !== "stale") return answer;
  const then = readCrl(bytes, { ...question, now: writtenAt(bytes) });
  const isFinal = then.status === "revoked" && then.revocationReason !== "certificateHold";
  return isFinal ? then : answer;
}

/** RFC 5280 §5.1.2: version, signature, issuer, thisUpdate; the version may be absent. The list has been read before. */
function writtenAt(bytes: Uint8Array): number {
  const [content] = children(readWhole(bytes, tags.sequence), 3);
  const fields = content ? children(content, 16) : [];
  const thisUpdate = fields[fields[0]?.tag === tags.integer ? 3 : 2];
  if (!thisUpdate) throw new DerError("thisUpdate");
  return readTime(thisUpdate);
}
