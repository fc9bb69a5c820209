import type { Text } from "../../core/text.ts";
import { loweredFrom, withTag, type DmarcTags } from "./repair.ts";
import { evidenceOf, type Draft } from "./judge-record.ts";
import { findDmarc } from "./problems.ts";
import { isPercentTold, mayRaise } from "./stricter.ts";
import type { DmarcRaw } from "./schema.ts";
import type { DmarcSurroundings } from "./surroundings.ts";

/** The policy of each receiver generation if the record has a `pct`. */
function percentShown({ policy, rfc7489Result: older }: DmarcRaw) {
  const published = older.policy ?? "none";
  const percent = older.pct ?? 100;
  return { percent, rest: 100 - percent, newer: policy?.applied ?? published, published, less: loweredFrom(published) };
}

const noPolicy: Text = { en: "no policy", ko: "정책 없음" };

/** Differences between receivers that follow RFC 7489 and those that follow RFC 9989. Both will be in use for years. */
export function rfc7489Findings(raw: DmarcRaw, surroundings: DmarcSurroundings): readonly Draft[] {
  const { name, outcome, policy, rfc7489Result: older, record, organizationalDomain: organisation } = raw;
  if (outcome === "unknown" || older.outcome === "unknown") return [];
  const isOther =
    organisation.name !== null &&
    older.organizationalDomain !== null &&
    organisation.name !== older.organizationalDomain;
  const newer = policy?.published ?? null;
  // Several records also give different policies, but that has its own finding.
  const differs = newer !== older.policy && raw.ownRecord.state !== "several";
  const isSame = record !== null && record.domain === older.domain;
  // `pct` was used for a gradual rollout: removing it makes receivers start to reject mail.
  const withoutPercent = mayRaise(raw, surroundings) ? (tags: DmarcTags) => withTag(tags, "pct", null) : undefined;
  return [
    ...(isOther && outcome === "found"
      ? [
          findDmarc("dmarc-older-organisation", {
            name,
            newer: organisation.name ?? "",
            older: older.organizationalDomain ?? "",
          }),
        ]
      : []),
    ...(differs
      ? [findDmarc("dmarc-older-policy", { name, newer: newer ?? noPolicy, older: older.policy ?? noPolicy })]
      : []),
    ...(isPercentTold(raw) && record
      ? [
          {
            ...findDmarc("dmarc-older-percent", percentShown(raw), evidenceOf(record)),
            mend: withoutPercent,
          },
        ]
      : []),
    ...(!older.isInOrder && isSame && outcome === "found"
      ? [
          {
            ...findDmarc("dmarc-older-order", { at: record.name }, evidenceOf(record)),
            mend: (tags: DmarcTags) => tags,
          },
        ]
      : []),
  ];
}
