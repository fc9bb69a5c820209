import { reasonWords } from "../../../core/reason-words.ts";
import { finder } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import { audienceOf } from "../audience.ts";
import { isUnanswered, lacksAnswers } from "../offers/judge.ts";
import type { problems } from "../problems.ts";
import type { SslRaw } from "../schema.ts";
import type { Judged, SslFinding } from "../judged.ts";
import { ceiling, unobservedCap } from "../weights.ts";
import { score as rows } from "../score.ts";

const find = finder<typeof problems>();

type Version = SslRaw["versions"][number]["version"];

/** Deprecated versions, each with its finding. RFC 7568 and RFC 8996 forbid them. */
const old: readonly (readonly [Version, (setting: Text) => SslFinding])[] = [
  ["SSLv3", () => find("ssl3")],
  ["TLSv1.0", (setting) => find("tls10", { setting })],
  ["TLSv1.1", (setting) => find("tls11", { setting })],
];

/** Points deducted for the oldest offered version. */
const deductions = { "TLSv1.0": rows.version.tls10.points, "TLSv1.1": rows.version.tls11.points } as const;

/** Node's names for the versions that a handshake may negotiate. */
const obsolete: Readonly<Record<string, Version>> = { SSLv3: "SSLv3", TLSv1: "TLSv1.0", "TLSv1.1": "TLSv1.1" };

/** What is unknown: whether a deprecated version or a worthless suite is accepted. */
function unseenIn({ versions, offers }: SslRaw): { readonly isAny: boolean; readonly isMuch: boolean } {
  const open = versions.filter((each) => isUnanswered(each) && old.some(([version]) => version === each.version));
  const isMuch = open.some(({ version }) => version !== "SSLv3") || lacksAnswers(offers);
  return { isAny: open.length > 0 || isMuch, isMuch };
}

/** Judges the offered versions. Suites never count here; an unknown version changes nothing. */
export function judgeVersion(raw: SslRaw): Judged {
  const { versions, protocol } = raw;
  const { client, versions: setting } = audienceOf(raw);
  const negotiated = obsolete[protocol];
  const offers = (wanted: Version): boolean | null =>
    wanted === negotiated || (versions.find(({ version }) => version === wanted)?.offered ?? null);
  const findings: SslFinding[] = [
    ...old.filter(([version]) => offers(version)).map(([, say]) => say(setting)),
    ...versions
      .filter(({ offered }) => offered === null)
      .map(({ version, reason }) =>
        find("version-unknown", { version, reason: reasonWords(reason) }, { subject: version, evidence: reason }),
      ),
  ];
  // No current browser connects to such a server; SSL Labs caps it at C. A server that chooses an obsolete version although newer ones were offered
  // has none, unless one was seen.
  const lacks = (version: Version): boolean => (negotiated ? !offers(version) : offers(version) === false);
  if (lacks("TLSv1.3") && lacks("TLSv1.2")) {
    return {
      score: rows.version.obsolete.points,
      caps: [ceiling("obsolete-only")],
      findings: [find("obsolete-only", { protocol, client }), ...findings],
    };
  }
  const lacks13 = lacks("TLSv1.3");
  const modern = lacks13 ? rows.version.tls12.points : rows.version.tls13.points;
  const caps = lacks13 ? [ceiling("no-tls13")] : [];
  const all = lacks13 ? [...findings, find("no-tls13")] : findings;
  if (offers("SSLv3")) return { score: rows.version.ssl3.points, caps: [...caps, ceiling("ssl3")], findings: all };
  const oldest = (["TLSv1.0", "TLSv1.1"] as const).find((version) => offers(version));
  if (oldest === undefined) {
    // An unknown result is not a good one. A server that rejects TLS 1.0 and 1.1 almost never has SSL 3.0, so an unknown SSL 3.0 costs no weight.
    const { isAny, isMuch } = unseenIn(raw);
    return { score: isMuch ? null : modern, caps: isAny ? [...caps, ceiling(unobservedCap)] : caps, findings: all };
  }
  return { score: modern + deductions[oldest], caps: [...caps, ceiling("old-versions")], findings: all };
}
