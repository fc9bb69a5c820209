import type { Finding } from "../../core/interpretation.ts";
import { resolverWords } from "../../core/resolver-words.ts";
import { fill, type Text } from "../../core/text.ts";
import { spfErrorWords } from "../../formats/spf-errors.ts";
import { fewestNearlyTooMany, mostOctets, mostOwnAddresses, type SpfSurroundings } from "./spf-measures.ts";
import { findSpf, type SpfProblemId } from "./spf-problems.ts";
import type { SpfRaw, SpfSight } from "./spf-schema.ts";

type Findings = readonly Finding<SpfProblemId>[];

/** So many terms of one problem are named. */
const mostNamed = 5;

/** RFC 7208 §4.6.4. */
const mostLookups = 10;
const mostVoids = 2;

/** What is wrong with who may send in a domain's name. */
export function spfFindings(raw: SpfRaw, surroundings: SpfSurroundings): Findings {
  const { sight, ofOwnType } = raw;
  const ofType = ofOwnType === true ? [findSpf("spf-type")] : [];
  if (sight.state !== "one") return [...unusable(raw), ...ofType];
  return [
    ...passFindings(raw),
    ...hijackFindings(raw),
    ...breakFindings(raw),
    ...doubtFindings(raw),
    ...costFindings(sight),
    ...endFindings(sight, surroundings),
    ...styleFindings(sight),
    ...hostFindings(raw),
    ...ofType,
  ];
}

/** Where there is no record that could be read. That a domain has no mail is said by its own rubric. */
function unusable({ name, sight }: SpfRaw): Findings {
  const { state, reason, total, lookalikes, faults, text } = sight;
  const [fault] = faults;
  const [lookalike] = lookalikes;
  if (state === "unknown")
    return [findSpf("spf-unknown", { name, at: name, reason: resolverWords(reason) }, seen(reason))];
  if (state === "several") return [findSpf("spf-several", { name, count: total })];
  if (fault) {
    const said = filled(spfErrorWords[fault.code], { word: fault.word });
    return [findSpf("spf-syntax", { at: fault.at + 1, fault: said }, seen(text))];
  }
  if (lookalike !== undefined) return [findSpf("spf-lookalike", { name }, seen(lookalike))];
  return [findSpf("spf-missing", { name })];
}

const ways: Readonly<Record<NonNullable<SpfSight["passesAll"]>, Text>> = {
  four: { en: "at least half of all IPv4 addresses pass", ko: "모든 IPv4 주소의 절반 이상이 통과합니다" },
  six: { en: "at least half of all IPv6 addresses pass", ko: "모든 IPv6 주소의 절반 이상이 통과합니다" },
  chosen: {
    en: "whoever sends picks the name that is looked up",
    ko: "보내는 쪽이 조회할 이름을 고를 수 있습니다",
  },
};

function passFindings({ name, sight }: SpfRaw): Findings {
  const { passesAll, opens, text } = sight;
  if (passesAll === null) return [];
  const places = opens.map(({ domain, term }) => (domain === name ? term : `${term} (${domain})`));
  const list = [...new Set(places)].slice(0, mostNamed).join(", ");
  const terms: Text = list === "" ? { en: "", ko: "" } : { en: `, by ${list}`, ko: `(${list})` };
  return [findSpf("spf-passes-all", { name, how: ways[passesAll], terms, advice: adviceOn(opens, name) }, seen(text))];
}

/** Records of others are not for the owner of the domain to mend. */
function adviceOn(opens: SpfSight["opens"], name: string): Text {
  const others = opens.filter(({ domain }) => domain !== name && !domain.endsWith(`.${name}`));
  const whose = [...new Set(others.map(({ domain }) => domain))].slice(0, mostNamed).join(", ");
  if (whose === "") return { en: "", ko: "" };
  return {
    en: ` Tell whoever runs ${whose}: that record lets everybody pass, whoever includes it.`,
    ko: ` ${whose}의 레코드는 포함하는 쪽이 누구든 모두 통과시키므로 그 관리자에게 알리십시오.`,
  };
}

function hijackFindings({ hijackable }: SpfRaw): Findings {
  return hijackable.map(({ name: target, registrable: domain, term, state }) =>
    findSpf(
      state === "unregistered" ? "spf-hijack" : "spf-hijack-possible",
      { target, domain, term },
      { subject: target },
    ),
  );
}

/** Why receivers end with an error. That a name is nobody's says already that there is no record. */
function breakFindings({ sight, hijackable }: SpfRaw): Findings {
  const hijacked = new Set(hijackable.map(({ name }) => name));
  return sight.breaks
    .filter(({ code, at }) => !(code === "include" && hijacked.has(at)))
    .map((each): Finding<SpfProblemId> => breakFinding(sight, each));
}

function breakFinding(
  sight: SpfSight,
  { code, at: target, term, domain }: SpfSight["breaks"][number],
): Finding<SpfProblemId> {
  if (code === "lookups") {
    return findSpf("spf-lookups", { count: sight.lookups ?? 0, costliest: costliest(sight) }, seen(sight.text));
  }
  if (code === "voids") {
    return findSpf("spf-voids", { count: sight.voidsTotal, terms: named(sight.voids) }, seen(sight.text));
  }
  return findSpf(broken[code], { target, term, domain }, { subject: `${domain} ${term}` });
}

const broken = {
  include: "spf-target-missing",
  redirect: "spf-target-missing",
  impossible: "spf-target-missing",
  several: "spf-target-broken",
  syntax: "spf-target-broken",
  loop: "spf-loop",
  mx: "spf-exchangers",
} as const;

/** A sentence about the records of the first level, the costliest first; empty where nothing is included. */
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

function doubtFindings({ name, sight }: SpfRaw): Findings {
  const [first] = sight.doubts;
  if (!first) return [];
  const at = first.term === "" ? first.domain : `${first.term} (${first.domain})`;
  return [findSpf("spf-unknown", { name, at, reason: resolverWords(first.reason) }, seen(first.reason))];
}

function costFindings(sight: SpfSight): Findings {
  const { lookups, voidsTotal, voidsOverIpv6, voids, octets, text } = sight;
  const isNear = lookups !== null && lookups >= fewestNearlyTooMany && lookups <= mostLookups;
  const isVoid = voidsTotal > 0 && voidsTotal <= mostVoids;
  return [
    ...(isNear ? [findSpf("spf-lookups-near", { count: lookups }, seen(text))] : []),
    ...(isVoid ? [findSpf("spf-voids-near", { terms: named(voids) }, seen(text))] : []),
    ...(voidsOverIpv6 > mostVoids && voidsTotal <= mostVoids
      ? [findSpf("spf-voids-ipv6", { count: voidsOverIpv6 }, seen(text))]
      : []),
    ...(octets > mostOctets ? [findSpf("spf-long", { count: octets })] : []),
  ];
}

function endFindings({ end, text, passesAll }: SpfSight, { hasDmarcPolicy }: SpfSurroundings): Findings {
  if (passesAll !== null) return [];
  if (end === "?") return [findSpf("spf-neutral", {}, seen(text))];
  if (end === "open") return [findSpf("spf-open", {}, seen(text))];
  return end === "~" && !hasDmarcPolicy ? [findSpf("spf-soft", {}, seen(text))] : [];
}

function styleFindings(sight: SpfSight): Findings {
  const { ptr, idle, covered, misnamed, wide, ownAddresses, text } = sight;
  return [
    ...(ptr ? [findSpf("spf-ptr", ptr, seen(text))] : []),
    ...(ownAddresses > mostOwnAddresses ? [findSpf("spf-wide", { count: ownAddresses }, seen(text))] : []),
    ...wide.map(({ addresses, ...place }) =>
      findSpf("spf-wide-term", { ...place, count: addresses }, { subject: `${place.domain} ${place.term}` }),
    ),
    ...(idle.length > 0 ? [findSpf("spf-idle", { terms: idle.slice(0, mostNamed).join(" ") }, seen(text))] : []),
    ...(covered.length > 0 ? [findSpf("spf-covered", { terms: named(covered) }, seen(text))] : []),
    ...misnamed.map((term) => findSpf("spf-misnamed", { term }, { subject: term, ...seen(text) })),
  ];
}

function hostFindings({ uncovered, helo }: SpfRaw): Findings {
  return [
    ...[...Map.groupBy(uncovered, ({ host }) => ownerOf(host))].map(([owner, all]) => uncoveredFinding(owner, all)),
    ...helo
      .filter(({ isOwn, state }) => isOwn && state === "none")
      .map(({ host }) => ({
        ...findSpf("spf-helo", { host }, { subject: host }),
        record: { name: host, type: "TXT", value: "v=spf1 a -all" },
      })),
  ];
}

/** Whose hosts they are, as far as telling them together goes: a short second label is often a registry's, as in co.kr. */
function ownerOf(host: string): string {
  const labels = host.split(".");
  return labels.slice((labels.at(-2) ?? "").length > 3 ? -2 : -3).join(".");
}

/** An operator's hosts are one thing to decide about. */
function uncoveredFinding(owner: string, all: SpfRaw["uncovered"]): Finding<SpfProblemId> {
  const listed = (key: keyof (typeof all)[number]): string =>
    [...new Set(all.map((each) => each[key]))].slice(0, mostNamed).join(", ");
  const told = { host: listed("host"), address: listed("address"), result: listed("result") };
  return findSpf("spf-mx-uncovered", told, { subject: owner });
}

function named(places: SpfSight["voids"]): string {
  const terms = places.map(({ domain, term }) => `${term} (${domain})`);
  return [...new Set(terms)].slice(0, mostNamed).join(", ");
}

function seen(text: string | null): { readonly evidence?: string } {
  return text === null ? {} : { evidence: text };
}

function filled(words: Text, params: { readonly word: string }): Text {
  return { en: fill(words, params, "en"), ko: fill(words, params, "ko") };
}
