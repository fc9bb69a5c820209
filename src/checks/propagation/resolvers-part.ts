import type { Finding } from "../../core/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { find, type ProblemId } from "./problems.ts";
import type { PropagationRaw } from "./schema.ts";

type Resolver = PropagationRaw["resolvers"][number];
type Findings = readonly Finding<ProblemId>[];

/** What there is to say of the resolvers. All with the same trouble are one finding: after a change they are many. */
export function resolverFindings(raw: PropagationRaw): Findings {
  const { resolvers, varies } = raw;
  const total = resolvers.length;
  const those = (
    fits: (each: Resolver) => boolean,
    say: (fitting: readonly Resolver[]) => Finding<ProblemId>,
  ): Findings => {
    const fitting = resolvers.filter(fits);
    return fitting.length === 0 ? [] : [say(fitting)];
  };
  const is = (verdict: Resolver["verdict"]) => (each: Resolver) => each.verdict === verdict;
  const isOfOldServers = ({ reason }: Resolver): boolean => reason === "old-servers";
  return [
    ...those(is("bogus"), (all) => find("bogus", { count: all.length, total, list: listOf(all, whyOf) })),
    ...those(
      (each) => is("stale")(each) && !isOfOldServers(each),
      (all) => find("stale", { count: all.length, total, list: listOf(all, agedOf), wait: waitFor(raw) }, seenAt(all)),
    ),
    ...those(
      (each) => is("stale")(each) && isOfOldServers(each),
      (all) => find("old-servers", { count: all.length, total, list: listOf(all, agedOf) }, seenAt(all)),
    ),
    ...those(
      (each) => is("stale-served")(each) && each.isCurrent === false,
      (all) => find("stale-served", { count: all.length, total, list: listOf(all, shownOf) }, seenAt(all)),
    ),
    ...those(
      (each) => is("stale-served")(each) && each.isCurrent !== false,
      (all) => find("served-from-memory", { count: all.length, total, list: listOf(all, whyOf) }),
    ),
    ...those(
      (each) => each.aliases.length > 0 && each.isCurrent === true && isAbsent(each) && !raw.current.some(isAbsent),
      (all) =>
        find("leads-nowhere", { count: all.length, total, list: listOf(all, ({ aliases }) => aliases.at(-1) ?? "") }),
    ),
    ...those(is("error"), (all) => find("unanswered", { count: all.length, total, list: listOf(all, whyOf) })),
    ...those(is("filtered"), (all) => find("filtered", { count: all.length, total, list: listOf(all, shownOf) })),
    ...those(
      (each) => is("variant")(each) && each.reason !== "elsewhere",
      (all) =>
        find("variant", { count: all.length, total, list: listOf(all, shownOf), sign: signs[varies ?? "authorities"] }),
    ),
    ...those(
      (each) => is("variant")(each) && each.reason === "elsewhere",
      () => find("elsewhere"),
    ),
    ...raisedFindings(raw),
    ...those(
      (each) =>
        each.isCurrent === true &&
        isAbsent(each) &&
        raw.current.every((one) => isAbsent(one) && one.answer !== each.answer),
      (all) => find("denial-differs", { count: all.length, total, list: listOf(all, shownOf) }),
    ),
  ];
}

const signs: Readonly<Record<NonNullable<PropagationRaw["varies"]>, Text>> = {
  authorities: { en: "the authorities vary themselves", ko: "권한 서버의 응답 자체가 달라짐" },
  fresh: { en: "some of them are fresh from an authority", ko: "일부는 권한 서버에서 방금 받은 값" },
  many: { en: "they are too many to be left from a change", ko: "변경의 흔적으로 보기에는 종류가 너무 많음" },
};

/** A copy cannot hold for longer than what it is a copy of, unless whoever has it decides that. */
function raisedFindings({ resolvers, current }: PropagationRaw): Findings {
  const ttl = Math.max(...current.map((each) => each.ttl ?? Infinity));
  const raised = resolvers.filter((each) => each.verdict === "updated" && each.ttl !== null && each.ttl > ttl);
  if (raised.length === 0) return [];
  const list = listOf(raised, (each) => `${each.ttl} s`);
  return [find("ttl-raised", { count: raised.length, total: resolvers.length, ttl, list })];
}

function isAbsent({ answer }: Pick<Resolver, "answer">): boolean {
  return answer === "nxdomain" || answer === "nodata";
}

/** Names and details of the first ones, in a form that needs no translation. */
export function listOf<T extends Pick<Resolver, "name">>(all: readonly T[], detail: (each: T) => string): string {
  const most = 6;
  const shown = all.slice(0, most).map((each) => {
    const about = detail(each);
    return about === "" ? each.name : `${each.name} (${about})`;
  });
  return [...shown, ...(all.length > most ? [`+${all.length - most}`] : [])].join(", ");
}

/** What a resolver says, in short. */
export function shownOf({ answer, values, aliases, reason }: Resolver): string {
  const [first] = values.length > 0 ? values : aliases.slice(-1);
  if (first === undefined) return answer === "unknown" ? (reason ?? "") : answer.toUpperCase();
  return values.length > 1 ? `${first} …` : first;
}

function agedOf(resolver: Resolver): string {
  const { secondsLeft } = resolver;
  return secondsLeft === null ? shownOf(resolver) : `${shownOf(resolver)}, ${secondsLeft} s`;
}

function whyOf({ ede: [first], reason }: Resolver): string {
  return first ? `EDE ${first.code}${first.text === "" ? "" : `: ${first.text}`}` : (reason ?? "");
}

function seenAt(all: readonly Resolver[]): { readonly evidence: string } {
  return {
    evidence: [...new Set(all.flatMap(({ values, answer }) => (values.length > 0 ? values : [answer])))]
      .slice(0, 8)
      .join(", "),
  };
}

function waitFor({ freshEverywhereInSeconds: seconds }: PropagationRaw): Text {
  if (seconds === null) return { en: "until none of them has them any more", ko: "모두 갱신될 때까지" };
  return { en: `for ${seconds} s at least`, ko: `적어도 ${seconds}초 동안` };
}
