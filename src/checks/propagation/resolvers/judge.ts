import { durationText } from "../../../core/duration.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { joined, type Phrases } from "../../../core/words.ts";
import type { Text } from "../../../core/text.ts";
import { listOf, shownOf } from "../list.ts";
import { find, type ProblemId } from "../problems.ts";
import type { PropagationRaw } from "../schema.ts";

type Resolver = PropagationRaw["resolvers"][number];
type Findings = readonly Finding<ProblemId>[];

/** Findings about the resolvers. Resolvers with the same problem share one finding. */
export function resolverFindings(raw: PropagationRaw): Findings {
  const troubles = Map.groupBy(raw.resolvers, (each) => troubleOf(each, raw));
  const said = [...troubles].flatMap(([trouble, all]) =>
    trouble ? [troubleFinding(weighed(trouble, all.length, raw), all, raw)] : [],
  );
  return [...said, ...ownFindings(raw), ...nowhereFindings(raw), ...raisedFindings(raw), ...denialFindings(raw)];
}

/** The resolver of this run. It is not counted with the public ones, since only checks from here use it. */
function ownFindings({ ownResolver: own, removed, current }: PropagationRaw): Findings {
  const isOld = own?.verdict === "stale" || (own?.verdict === "stale-served" && own.isCurrent === false);
  if (!own || !isOld || (removed !== null && own.reason === "gone")) return [];
  const wait = laterIn(own.secondsLeft);
  return [
    find("own-differs", { shown: joined(shownOf(own, current), ", "), wait }, { evidence: own.values.join(", ") }),
  ];
}

type Trouble = Extract<
  ProblemId,
  | "bogus"
  | "bogus-remembered"
  | "bogus-unconfirmed"
  | "bogus-alone"
  | "stale"
  | "old-servers"
  | "stale-served"
  | "served-from-memory"
  | "resolvers-fail"
  | "resolver-fails"
  | "changing"
  | "unanswered"
  | "filtered"
  | "variant"
  | "variant-presumed"
  | "translated"
  | "elsewhere"
>;

function troubleOf({ verdict, reason, isCurrent }: Resolver, { current, removed }: PropagationRaw): Trouble | null {
  if (verdict === "updated" || verdict === "unverified") return null;
  if (verdict === "error") return errorOf(reason, current.length > 0);
  // Copies of a removed zone are part of the finding about its removal.
  if (verdict === "stale" && reason === "gone" && removed !== null) return null;
  if (verdict === "stale") return reason === "old-servers" ? "old-servers" : "stale";
  if (verdict === "stale-served") return isCurrent === false ? "stale-served" : "served-from-memory";
  if (verdict !== "variant") return verdict;
  if (reason === "many" || reason === "ages") return "variant-presumed";
  if (reason === "dns64") return "translated";
  return reason === "elsewhere" ? reason : verdict;
}

/** A high or critical finding needs our own validation, or more than one resolver. */
function weighed(trouble: Trouble, count: number, { security }: PropagationRaw): Trouble {
  const isOne = count === 1;
  if (trouble === "resolvers-fail") return isOne ? "resolver-fails" : trouble;
  if (trouble !== "bogus" || security?.state === "bogus") return trouble;
  if (isOne) return "bogus-alone";
  return security?.state === "secure" ? "bogus-remembered" : "bogus-unconfirmed";
}

/** SERVFAIL affects visitors, too; a timeout or REFUSED may affect this client only. */
function errorOf(reason: string | null, isTold: boolean): Trouble {
  if (reason === "SERVFAIL" && isTold) return "resolvers-fail";
  return reason === "changing" ? reason : "unanswered";
}

function troubleFinding(trouble: Trouble, all: readonly Resolver[], raw: PropagationRaw): Finding<ProblemId> {
  const { varianceCause: varies, resolvers, current } = raw;
  const inShort = (each: Resolver): readonly Phrases[] => shownOf(each, current);
  const aged = (each: Resolver): readonly Phrases[] => agedOf(each, current);
  const said = (detail: (each: Resolver) => readonly Phrases[]): { count: number; total: number; list: Text } => ({
    count: all.length,
    total: resolvers.length,
    list: listOf(all, detail),
  });
  if (trouble === "elsewhere") return find(trouble);
  if (trouble === "stale") return find(trouble, { ...said(aged), wait: waitFor(raw) }, seenAt(all));
  if (trouble === "old-servers") return find(trouble, said(aged), seenAt(all));
  if (trouble === "variant-presumed") {
    const wait = laterIn(Math.max(...all.map(({ secondsLeft }) => secondsLeft ?? 0)));
    return find(trouble, { ...said(aged), wait, answers: new Set(all.map(contentOf)).size }, seenAt(all));
  }
  if (trouble === "variant")
    return find(trouble, { ...said(inShort), sign: signs[varies ?? "authorities"] }, seenAt(all));
  if (trouble === "stale-served" || trouble === "filtered" || trouble === "changing" || trouble === "translated")
    return find(trouble, said(inShort), seenAt(all));
  const evidence = [...new Set(all.flatMap(({ reason }) => reason ?? []))].slice(0, 8).join(", ");
  return find(trouble, { count: all.length, total: resolvers.length, list: groupedOf(all) }, { evidence });
}

const signs: Readonly<Record<NonNullable<PropagationRaw["varianceCause"]>, Text>> = {
  authorities: {
    en: "the name servers change their answers as well",
    ko: "네임서버의 응답도 그때그때 바뀜",
  },
  subnet: {
    en: "the name servers return them for the resolver's network",
    ko: "네임서버가 해당 리졸버의 네트워크에는 이 값을 반환함",
  },
  fresh: { en: "some of them were just fetched from a name server", ko: "일부는 네임서버에서 방금 받은 값" },
  ages: {
    en: "some of them are newer than cached copies of the current records",
    ko: "현재 값의 사본보다 나중에 받은 값이 있음",
  },
  many: {
    en: "there are too many different answers for a recent change",
    ko: "변경의 흔적으로 보기에는 종류가 너무 많음",
  },
};

/** The CNAME is current, but its target does not exist. A target without records of this type does exist. */
function nowhereFindings({ resolvers, current }: PropagationRaw): Findings {
  const lost = resolvers.filter(
    (each) => each.isCurrent === true && each.answer === "nxdomain" && !current.some(isAbsent),
  );
  const target = lost[0]?.aliases.at(-1);
  if (target === undefined) return [];
  return [find("leads-nowhere", { count: lost.length, total: resolvers.length, target })];
}

/** A cached TTL above the TTL of the zone shows that the resolver raises TTLs. */
function raisedFindings({ resolvers, current }: PropagationRaw): Findings {
  const ttl = Math.max(...current.map((each) => each.ttl ?? Infinity));
  const raised = resolvers.filter((each) => each.verdict === "updated" && each.ttl !== null && each.ttl > ttl);
  if (raised.length === 0) return [];
  const list = listOf(raised, (each) => [durationText(each.ttl ?? 0)]);
  return [find("ttl-raised", { count: raised.length, total: resolvers.length, ttl: durationText(ttl), list })];
}

function denialFindings(raw: PropagationRaw): Findings {
  const { resolvers, current } = raw;
  const differs = ({ answer }: Resolver): boolean => current.every((one) => isAbsent(one) && one.answer !== answer);
  // A resolver that blocks the name, or denies it without an SOA record, has a finding of its own.
  const other = resolvers.filter(
    (each) => each.isCurrent === true && troubleOf(each, raw) === null && isAbsent(each) && differs(each),
  );
  if (other.length === 0) return [];
  return [find("denial-differs", { count: other.length, total: resolvers.length, list: listOf(other, shownOf) })];
}

function isAbsent({ answer }: Pick<Resolver, "answer">): boolean {
  return answer === "nxdomain" || answer === "nodata";
}

/** The answer of a resolver as a key, to group equal answers. */
function contentOf({ aliases, values, total, answer }: Resolver): string {
  return [...aliases, ...values, total, answer].join(" ");
}

function agedOf(resolver: Resolver, current: PropagationRaw["current"]): readonly Phrases[] {
  const { secondsLeft } = resolver;
  const shown = shownOf(resolver, current);
  return secondsLeft === null ? shown : [...shown, durationText(secondsLeft)];
}

/** The names of resolvers, grouped by reason. */
function groupedOf(all: readonly Resolver[]): Text {
  const groups = Map.groupBy(all, ({ ede: [first], reason }) => first?.code ?? reason);
  const said = [...groups.values()].map((group) => {
    const [first] = group;
    return joined([first ? whyOf(first) : "", listOf(group, () => [])], ": ");
  });
  return joined(said, "; ");
}

function whyOf({ ede: [first], reason }: Resolver): Phrases {
  if (first) return `EDE ${first.code}${first.text === "" ? "" : ` (${first.text})`}`;
  return reason === null ? "" : resolverWords(reason);
}

function seenAt(all: readonly Resolver[]): { readonly evidence: string } {
  return {
    evidence: [...new Set(all.flatMap(({ values, answer }) => (values.length > 0 ? values : [answer])))]
      .slice(0, 8)
      .join(", "),
  };
}

function laterIn(seconds: number | null): Text {
  if (seconds === null) return { en: "later", ko: "나중에" };
  const { en, ko } = durationText(seconds);
  return { en: `in ${en}`, ko: `${ko} 뒤` };
}

function waitFor({ freshEverywhereInSeconds: seconds }: PropagationRaw): Text {
  if (seconds === null) return { en: "until all resolvers are up to date", ko: "모두 갱신될 때까지" };
  const { en, ko } = durationText(seconds);
  return { en: `for at least ${en}`, ko: `적어도 ${ko} 동안` };
}
