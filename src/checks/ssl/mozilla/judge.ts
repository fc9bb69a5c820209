import type { Text } from "../../../core/text.ts";
import { mozillaProfiles, type MozillaProfile } from "../../../data/tls/mozilla-profiles.ts";
import { takesHsts } from "../audience.ts";
import { hstsAge } from "../hsts/judge.ts";
import { keyOf, leafOf } from "../certificate/judge.ts";
import type { SslRaw } from "../schema.ts";
import { day } from "../words.ts";

/** The Mozilla profile that a server meets, and what keeps it from the intermediate one; null if unknown. */
export interface MozillaFit {
  readonly profile: "modern" | "intermediate" | "neither" | null;
  readonly reasons: readonly Text[];
}

/** The strictest Mozilla profile that all observations meet. */
export function mozillaFit(raw: SslRaw): MozillaFit {
  const modern = deviations(raw, mozillaProfiles.modern);
  if (modern.reasons.length === 0 && !modern.isOpen) return { profile: "modern", reasons: [] };
  const { reasons, isOpen } = deviations(raw, mozillaProfiles.intermediate);
  if (reasons.length > 0) return { profile: "neither", reasons };
  // A server that may still turn out to be modern is not rated lower.
  const isSettled = !isOpen && modern.reasons.length > 0;
  return { profile: isSettled ? "intermediate" : null, reasons: [] };
}

interface Deviations {
  readonly reasons: readonly Text[];
  /** Whether something unknown may also deviate. */
  readonly isOpen: boolean;
}

function deviations(raw: SslRaw, profile: MozillaProfile): Deviations {
  const { versions, offers, http } = raw;
  const extra = [
    ...outside(versions, profile.versions, ({ version }) => version),
    ...outside(offers.suites, profile.families, suitesName),
    ...outside(offers.namedGroups, profile.groups, ({ namedGroup: group }) => group),
    ...outside([offers.legacyCurve], [], ({ curve }) => curve ?? "legacy curves"),
  ];
  const known = extra.filter(({ offered }) => offered).map(({ name }) => said(name));
  const lacks13 = versions.find(({ version }) => version === "TLSv1.3")?.offered;
  const isAnswered = http.status !== null && http.reason === null;
  return {
    reasons: [
      ...known,
      ...(lacks13 === false ? [{ en: "no TLS 1.3", ko: "TLS 1.3 없음" }] : []),
      ...certificateDeviations(raw, profile),
      ...(isAnswered && takesHsts(raw) && isHstsBelow(raw, profile.hstsSeconds)
        ? [{ en: "HSTS below two years", ko: "2년 미만의 HSTS" }]
        : []),
    ],
    isOpen:
      extra.some(({ offered }) => offered === null) ||
      lacks13 === null ||
      raw.chain.length === 0 ||
      (!isAnswered && takesHsts(raw)),
  };
}

/** A preloaded suffix needs no seconds. */
function isHstsBelow(raw: SslRaw, seconds: number): boolean {
  const age = hstsAge(raw);
  return age !== "preloaded" && (typeof age === "number" ? age : 0) < seconds;
}

interface Offered {
  readonly offered: boolean | null;
}

function outside<T extends Offered>(
  all: readonly T[],
  allowed: readonly string[],
  nameOf: (each: T) => string,
): readonly { readonly name: string; readonly offered: boolean | null }[] {
  return all
    .map((each) => ({ name: nameOf(each), offered: each.offered }))
    .filter(({ name, offered }) => offered !== false && !allowed.includes(name.replace(/ suites$/, "")));
}

/** The family `other` says nothing to a reader, so its chosen suite is named. */
function suitesName({ family, suite }: SslRaw["offers"]["suites"][number]): string {
  if (family !== "other") return `${family} suites`;
  return suite === null ? "uncommon suites" : `suites such as ${suite}`;
}

/** Names of versions, suites and groups are the same in every language. */
function said(name: string): Text {
  const ko = name
    .replace(/^suites such as (.+)$/, "$1 같은 스위트")
    .replace(/^uncommon suites$/, "드문 스위트")
    .replace(/ suites$/, " 스위트")
    .replace(/^legacy curves$/, "오래된 곡선");
  return { en: name, ko };
}

function certificateDeviations(raw: SslRaw, profile: MozillaProfile): readonly Text[] {
  const leaf = leafOf(raw);
  if (!leaf) return [];
  const { type, bits } = leaf.key;
  const hasKey = profile.keys.some(
    (key) => key.type === type && key.bits.some((size) => bits === size || (key.orMore && (bits ?? 0) >= size)),
  );
  const days = (Date.parse(leaf.notAfter) - Date.parse(leaf.notBefore)) / day;
  return [
    ...(hasKey ? [] : [{ en: `a key of ${keyOf(raw)}`, ko: `${keyOf(raw)} 키` }]),
    ...(profile.signatures.includes(leaf.signature) ? [] : [said(leaf.signature)]),
    ...(days > profile.days
      ? [{ en: `a certificate for more than ${profile.days} days`, ko: `${profile.days}일이 넘는 인증서` }]
      : []),
  ];
}
