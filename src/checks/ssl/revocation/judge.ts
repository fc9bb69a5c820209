import { finder } from "../../../core/result/interpretation.ts";
import type { problems } from "../problems.ts";
import type { SslRaw } from "../schema.ts";
import { ceiling, type Judged, type SslFinding } from "../weights.ts";
import { doubtInWords } from "./words.ts";
import { dateOf } from "../words.ts";

const find = finder<typeof problems>();

type Intermediate = SslRaw["revocation"]["intermediates"][number];

/** Whether an authority of the path is revoked and no other path avoids it: whoever checks believes nothing below it. */
export function isCutOff({ revocation }: SslRaw): boolean {
  return !revocation.detour && revocation.intermediates.some(({ status }) => status === "revoked");
}

/** Whether the path that avoids a revoked authority has one of its own of which nobody can say whether it was revoked, too. */
export function isDetourOpen({ revocation, trust }: SslRaw): boolean {
  const shown = new Set(trust.path.map(({ sha256 }) => sha256));
  return revocation.detour && revocation.intermediates.some((one) => one.status === "unknown" && shown.has(one.sha256));
}

/** What the trust in a path comes to once its authorities were asked about. What could not be told changes nothing. */
export function withRevocation(trust: Judged, raw: SslRaw): Judged {
  // Beside a proven revocation a path of which that is not known proves nothing, and nothing says that it is cut off either.
  if (isDetourOpen(raw)) return { ...trust, score: null };
  if (!isCutOff(raw)) return trust;
  return { ...trust, score: 0, caps: [...trust.caps, ceiling("intermediate-revoked")] };
}

/** Everything that is to be said of the revocation of a path, but that the leaf is revoked. */
export function revocationFindings(raw: SslRaw): readonly SslFinding[] {
  const { status, reason, intermediates, detour } = raw.revocation;
  const fate = !detour ? "intermediate-revoked" : isDetourOpen(raw) ? "intermediate-revoked-unclear" : avoidable;
  // What counts is not said to be of no account.
  const told = isDetourOpen(raw) ? intermediates.filter((one) => one.status === "revoked") : intermediates;
  const own =
    status === "unknown" ? [find("revocation-unknown", { why: doubtInWords(reason ?? "") }, codeOf(reason))] : [];
  return [...own, ...told.flatMap((one, at) => findingOf(one, { fate, subject: subjectOf(one, told.slice(0, at)) }))];
}

const avoidable = "intermediate-revoked-avoidable";

/** The authority, and not its certificate, which is another one whenever it is renewed; where two bear one name, the second is counted. */
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
