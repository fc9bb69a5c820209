import { finder } from "../../../core/result/interpretation.ts";
import type { problems } from "../problems.ts";
import type { SslRaw } from "../schema.ts";
import type { Judged, SslFinding } from "../judged.ts";
import { ceiling } from "../weights.ts";
import { doubtInWords } from "./words.ts";
import { dateOf } from "../words.ts";
import { score as rows } from "../score.ts";

const find = finder<typeof problems>();

type Intermediate = SslRaw["revocation"]["intermediates"][number];

/** Whether a CA of the path is revoked and no other path avoids it: clients that check reject everything below it. */
export function isCutOff({ revocation }: SslRaw): boolean {
  return !revocation.alternativePath && revocation.intermediates.some(({ status }) => status === "revoked");
}

/** Whether the alternative path has a CA whose revocation state is unknown. */
export function isDetourOpen({ revocation, trust }: SslRaw): boolean {
  const shown = new Set(trust.path.map(({ sha256 }) => sha256));
  return (
    revocation.alternativePath &&
    revocation.intermediates.some((one) => one.status === "unknown" && shown.has(one.sha256))
  );
}

/** The trust result after checking the CAs' revocation. Unknown states change nothing. */
export function withRevocation(trust: Judged, raw: SslRaw): Judged {
  // Beside a proven revocation, an alternative path of unknown state proves neither trust nor its absence.
  if (isDetourOpen(raw)) return { ...trust, score: null };
  if (!isCutOff(raw)) return trust;
  return { ...trust, score: rows.trust.untrusted.points, caps: [...trust.caps, ceiling("intermediate-revoked")] };
}

/** All findings about the revocation of a path, except that the leaf is revoked. */
export function revocationFindings(raw: SslRaw): readonly SslFinding[] {
  const { status, reason, intermediates, alternativePath: detour } = raw.revocation;
  const otherPath = isDetourOpen(raw) ? "intermediate-revoked-unclear" : avoidable;
  const fate = detour ? otherPath : "intermediate-revoked";
  // Unknown intermediates count here, so they are not reported as harmless.
  const told = isDetourOpen(raw) ? intermediates.filter((one) => one.status === "revoked") : intermediates;
  const own =
    status === "unknown" ? [find("revocation-unknown", { why: doubtInWords(reason ?? "") }, codeOf(reason))] : [];
  return [...own, ...told.flatMap((one, at) => findingOf(one, { fate, subject: subjectOf(one, told.slice(0, at)) }))];
}

const avoidable = "intermediate-revoked-avoidable";

/** The subject is the CA, not its certificate, which changes with each renewal; a second CA of the same name gets a number. */
function subjectOf({ subject }: Intermediate, before: readonly Intermediate[]): string {
  const alike = before.filter((one) => one.subject === subject).length;
  return alike === 0 ? subject : `${subject} (${alike + 1})`;
}

interface About {
  readonly fate: "intermediate-revoked" | "intermediate-revoked-unclear" | typeof avoidable;
  readonly subject: string;
}

function findingOf(
  { subject: name, status, source, reason, revokedAt }: Intermediate,
  { fate, subject }: About,
): readonly SslFinding[] {
  const about = { subject };
  if (status === "unknown") {
    const why = doubtInWords(reason ?? "");
    return [find("intermediate-revocation-unknown", { name, why }, { ...about, ...codeOf(reason) })];
  }
  if (status !== "revoked") return [];
  const params = { name, date: dateOf(revokedAt), source: source ?? "" };
  return [find(fate, params, about)];
}

function codeOf(reason: string | null): { readonly evidence?: string } {
  return reason === null ? {} : { evidence: reason };
}
