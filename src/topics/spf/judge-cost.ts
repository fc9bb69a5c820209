import type { Finding } from "../../core/result/interpretation.ts";
import { resolverWords } from "../../probes/dns/resolver-words.ts";
import type { Text } from "../../core/text.ts";
import { mostNamed, termsInWords, seen } from "./words.ts";
import { fewestNearlyTooMany, mostOctets } from "./limits.ts";
import { findSpf, type SpfProblemId } from "./problems.ts";
import type { SpfRaw, SpfSight } from "./schema.ts";

type Findings = readonly Finding<SpfProblemId>[];

/** RFC 7208 §4.6.4. */
const mostLookups = 10;
const mostVoids = 2;

/** Why receivers report permerror. An unregistered name has its own finding. */
export function breakFindings({ name, evaluation: sight, hijackable }: SpfRaw): Findings {
  const hijacked = new Set(hijackable.map((each) => each.name));
  // Include loops between other organisations' records are one fault.
  const foreign = sight.permerrors.find(({ code, domain }) => code === "loop" && domain !== name);
  return sight.permerrors
    .filter(({ code, at }) => !(code === "include" && hijacked.has(at)))
    .filter((each) => each.code !== "loop" || each.domain === name || each === foreign)
    .map((each): Finding<SpfProblemId> => breakFinding(sight, each));
}

function breakFinding(
  sight: SpfSight,
  { code, at: target, term, domain }: SpfSight["permerrors"][number],
): Finding<SpfProblemId> {
  if (code === "lookups") {
    return findSpf("spf-lookups", { count: sight.lookups ?? 0, costliest: costliest(sight) }, seen(sight.text));
  }
  if (code === "voids") {
    return findSpf(
      "spf-voids",
      { count: sight.voidLookupsTotal, terms: termsInWords(sight.voidLookups) },
      seen(sight.text),
    );
  }
  if (isByMacro(code)) {
    const told = { term, domain, target, why: macroWords[code] };
    return findSpf("spf-macro", told, { subject: `${domain} ${term}` });
  }
  return findSpf(broken[code], { target, term, domain }, { subject: `${domain} ${term}` });
}

/** The findings about terms with macros that match no sender. */
export function deadFindings({ unmatchableTerms: dead }: SpfSight): Findings {
  return dead.map(({ below, ...place }) =>
    findSpf("spf-macro-void", { ...place, below }, { subject: `${place.domain} ${place.term}` }),
  );
}

function isByMacro(code: SpfSight["permerrors"][number]["code"]): code is keyof typeof macroWords {
  return Object.hasOwn(macroWords, code);
}

/** Why sample senders end in an error, as a clause. */
const macroWords = {
  "macro-include": { en: "no SPF record exists there", ko: "그곳에 SPF 레코드가 없음" },
  "macro-redirect": { en: "no SPF record exists there", ko: "그곳에 SPF 레코드가 없음" },
  "macro-several": { en: "several SPF records exist there", ko: "그곳에 SPF 레코드가 여럿 있음" },
  "macro-syntax": { en: "the SPF record there is invalid", ko: "그곳의 SPF 레코드가 올바르지 않음" },
  "macro-mx": { en: "a name has more than 10 MX hosts", ko: "MX 호스트가 10개를 넘는 이름이 있음" },
  "macro-lookups": { en: "more than 10 DNS lookups are needed", ko: "DNS 조회가 10번을 넘음" },
  "macro-voids": {
    en: "more than 2 DNS lookups find nothing (void lookups)",
    ko: "결과가 없는 DNS 조회(void lookup)가 2번을 넘음",
  },
} as const;

const broken = {
  include: "spf-target-missing",
  redirect: "spf-target-missing",
  impossible: "spf-target-missing",
  malformed: "spf-target-malformed",
  several: "spf-target-broken",
  syntax: "spf-target-broken",
  loop: "spf-loop",
  mx: "spf-exchangers",
} as const;

/** Lists the top-level includes by lookup cost, highest first; empty without includes. */
function costliest({ tree }: SpfSight): Text {
  const branches = tree
    .filter(({ depth }) => depth === 1)
    .toSorted((one, other) => (other.lookups ?? mostLookups) - (one.lookups ?? mostLookups));
  if (branches.length === 0) return { en: "", ko: "" };
  const shown = branches
    .slice(0, mostNamed)
    .map(({ term, lookups }) => `${term} (${lookups ?? "∞"})`)
    .join(", ");
  return { en: ` The costliest: ${shown}`, ko: ` 조회가 가장 많은 항목: ${shown}` };
}

/** The finding about lookups that failed. */
export function doubtFindings({ name, evaluation: sight }: SpfRaw): Findings {
  const [first] = sight.undeterminedTerms;
  if (!first) return [];
  const at = first.term === "" ? first.domain : `${first.term} (${first.domain})`;
  return [findSpf("spf-unknown", { name, at, reason: resolverWords(first.reason) }, seen(first.reason))];
}

/** Findings about lookup cost that receivers still tolerate. */
export function costFindings(sight: SpfSight): Findings {
  const {
    lookups,
    voidLookupsTotal: voidsTotal,
    voidLookupsOverIpv6: voidsOverIpv6,
    voidLookups: voids,
    octets,
    text,
  } = sight;
  const isNear = lookups !== null && lookups >= fewestNearlyTooMany && lookups <= mostLookups;
  const isVoid = voidsTotal > 0 && voidsTotal <= mostVoids;
  return [
    ...(isNear ? [findSpf("spf-lookups-near", { count: lookups }, seen(text))] : []),
    ...(isVoid ? [findSpf("spf-voids-near", { terms: termsInWords(voids) }, seen(text))] : []),
    ...(voidsOverIpv6 > mostVoids && voidsTotal <= mostVoids
      ? [findSpf("spf-voids-ipv6", { count: voidsOverIpv6 }, seen(text))]
      : []),
    ...(octets > mostOctets ? [findSpf("spf-long", { count: octets })] : []),
  ];
}
