import { reasonWords } from "../../../core/reason-words.ts";
import { finder } from "../../../core/result/interpretation.ts";
import { hstsFigure, judgeHsts as judgeVisit, type HstsVisit } from "../../../topics/hsts/judge.ts";
import { isSite, takesHsts } from "../audience.ts";
import type { problems } from "../problems.ts";
import { isCutOff, isDetourOpen } from "../revocation/judge.ts";
import type { SslRaw } from "../schema.ts";
import type { Judged, SslFinding } from "../judged.ts";
import { ceiling } from "../weights.ts";
import { score as rows } from "../score.ts";

const find = finder<typeof problems>();

/** Judges HSTS as a browser's store stands after the visit. It has no effect if browsers reject the connection. */
export function judgeHsts(raw: SslRaw): Judged {
  const { hsts, http } = raw;
  const isUnclear = raw.trust.trusted === null || isDetourOpen(raw);
  const { score, findings } = judgeVisit(visitIn(raw, isUnclear && !isRefused(raw) ? null : true));
  // A reply other than the site may still have the policy; its absence proves nothing.
  const isUnseen = score === 0 && hsts === null && http.reason !== null;
  // RFC 6797 §8.1: browsers store a policy only from an error-free connection.
  if (isRefused(raw)) return { score: rows.hsts.none.points, caps: [], findings: isUnseen ? [] : findings };
  if (isUnseen) return { score: null, caps: [], findings: [unseen(http.reason)] };
  return { score, caps: [], findings };
}

function unseen(reason: string | null): SslFinding {
  return find("hsts-unknown", { reason: reasonWords(reason) }, reason === null ? {} : { evidence: reason });
}

/** The https answers of the visit; those on this connection are trusted as it is. */
function visitIn({ host, hsts, redirectHsts: hstsBefore = [] }: SslRaw, trusted: boolean | null): HstsVisit {
  const answers = [...hstsBefore, ...(hsts ? [{ host, ...hsts }] : [])];
  return { host, answers: answers.map((answer) => ({ trusted, ...answer })) };
}

/** The seconds of the policy in force, or a word; null where nothing answered. */
export function hstsAge(raw: SslRaw): number | string | boolean | null {
  const figure = hstsFigure(visitIn(raw, true));
  return figure === false && raw.http.status === null ? null : figure;
}

function isRefused(raw: SslRaw): boolean {
  const { trust, chain, revocation } = raw;
  const isTrusted = chain.length > 0 ? trust.trusted : trust.openssl === null;
  const identity = new Set(["expired", "not-yet-valid", "wrong-name"]);
  const isRevoked = revocation.status === "revoked" || isCutOff(raw);
  return isTrusted === false || isRevoked || trust.reasons.some(({ id }) => identity.has(id));
}

/** An address has no HSTS, and no site without HSTS gets an A+. */
export function judgeAddress(raw: SslRaw): Pick<Judged, "caps" | "findings"> {
  if (!isSite(raw) || takesHsts(raw)) return { caps: [], findings: [] };
  return { caps: [ceiling("hsts-ip-address")], findings: [find("hsts-ip-address", { host: raw.host })] };
}
