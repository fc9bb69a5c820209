import type { Finding } from "../../core/result/interpretation.ts";
import { resolverWords } from "../../probes/dns/resolver-words.ts";
import { fill, type Text } from "../../core/text.ts";
import { spfErrorWords } from "../../formats/spf/errors.ts";
import { breakFindings, costFindings, deadFindings, doubtFindings } from "./judge-cost.ts";
import { hijackFindings, passFindings } from "./judge-passes.ts";
import { mostNamed, termsInWords, seen } from "./words.ts";
import { heloRecord, mostOwnAddresses, type SpfSurroundings } from "./limits.ts";
import { findSpf, type SpfProblemId } from "./problems.ts";
import type { SpfRaw, SpfSight } from "./schema.ts";

type Findings = readonly Finding<SpfProblemId>[];

/** Findings about the SPF record of a domain. */
export function spfFindings(raw: SpfRaw, surroundings: SpfSurroundings): Findings {
  const { evaluation: sight, hasSpfTypeRecord: ofOwnType, missingSpaces: glued } = raw;
  const joined = glued.map((term) => findSpf("spf-glued", { term }, { subject: term, ...seen(sight.text) }));
  const ofType = ofOwnType === true ? [findSpf("spf-type")] : [];
  if (sight.state !== "one") return [...unusable(raw), ...joined, ...ofType];
  return [
    ...passFindings(raw),
    ...hijackFindings(raw),
    ...breakFindings(raw),
    ...deadFindings(sight),
    ...doubtFindings(raw),
    ...costFindings(sight),
    ...endFindings(sight, surroundings),
    ...joined,
    ...styleFindings(raw),
    ...hostFindings(raw),
    ...ofType,
  ];
}

/** The finding for a missing or unreadable record. Domains without mail have their own rubric. */
function unusable({ name, evaluation: sight }: SpfRaw): Findings {
  const { state, reason, total, malformedRecords: lookalikes, faults, text } = sight;
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

function endFindings(
  { defaultResult: end, text, permitsAll: passesAll }: SpfSight,
  { hasDmarcPolicy }: SpfSurroundings,
): Findings {
  if (passesAll !== null) return [];
  if (end === "?") return [findSpf("spf-neutral", {}, seen(text))];
  if (end === "open") return [findSpf("spf-open", {}, seen(text))];
  return end === "~" && !hasDmarcPolicy ? [findSpf("spf-soft", {}, seen(text))] : [];
}

function styleFindings({ name, evaluation: sight }: SpfRaw): Findings {
  const {
    ptr,
    unreachableTerms: idle,
    redundantTerms: covered,
    unknownModifiers: misnamed,
    broadTerms: wide,
    privateTerms: inside,
    ownAddresses,
    text,
  } = sight;
  return [
    ...(ptr ? [findSpf("spf-ptr", ptr, seen(text))] : []),
    ...(ownAddresses > mostOwnAddresses ? [findSpf("spf-wide", { count: ownAddresses }, seen(text))] : []),
    // The owner cannot change other organisations' networks.
    ...wide
      .filter(({ domain }) => `.${domain}`.endsWith(`.${name}`))
      .map(({ addresses, ...place }) =>
        findSpf("spf-wide-term", { ...place, count: addresses }, { subject: `${place.domain} ${place.term}` }),
      ),
    ...(inside.length > 0 ? [findSpf("spf-private", { terms: inside.slice(0, mostNamed).join(" ") }, seen(text))] : []),
    ...(idle.length > 0 ? [findSpf("spf-idle", { terms: idle.slice(0, mostNamed).join(" ") }, seen(text))] : []),
    ...(covered.length > 0 ? [findSpf("spf-covered", { terms: termsInWords(covered) }, seen(text))] : []),
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
        record: { name: host, type: "TXT", value: heloRecord },
      })),
  ];
}

/** The operator of a host, for grouping: a short second-level label usually belongs to a registry suffix, as in co.kr. */
function ownerOf(host: string): string {
  const labels = host.split(".");
  return labels.slice((labels.at(-2) ?? "").length > 3 ? -2 : -3).join(".");
}

/** One finding for all hosts of an operator. */
function uncoveredFinding(owner: string, all: SpfRaw["uncovered"]): Finding<SpfProblemId> {
  const listed = (key: keyof (typeof all)[number]): string =>
    [...new Set(all.map((each) => each[key]))].slice(0, mostNamed).join(", ");
  const told = { host: listed("host"), address: listed("address"), result: listed("result") };
  return findSpf("spf-mx-uncovered", told, { subject: owner });
}

function filled(words: Text, params: { readonly word: string }): Text {
  return { en: fill(words, params, "en"), ko: fill(words, params, "ko") };
}
