import { durationText } from "../../../core/duration.ts";
import { printable } from "../../../core/printable.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { fill, type Text } from "../../../core/text.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import { placesOf } from "../zone/direct.ts";
import { listed } from "../zone/words.ts";
import type { ResolverDifference } from "./schema.ts";

type Findings = readonly Finding<ProblemId>[];

const rest: Text = {
  en: " Its cache keeps them for up to {time}.",
  ko: " 리졸버는 이 응답을 최대 {time} 동안 캐시합니다.",
};

/** How long the resolver may keep its answers, to append to a sentence; empty if unknown. */
export function restWords(differences: readonly ResolverDifference[]): Text {
  const seconds = Math.max(0, ...differences.map(({ ttl }) => ttl ?? 0));
  if (seconds === 0) return { en: "", ko: "" };
  const time = durationText(seconds);
  return { en: fill(rest, { time }, "en"), ko: fill(rest, { time }, "ko") };
}

/** The differences that show that the resolver denies the name itself. */
export function denialsOf({ name, resolverDifferences }: DnsRaw): readonly ResolverDifference[] {
  return resolverDifferences.filter((each) => each.isDenied && each.name === name);
}

/** Findings about a resolver whose answers none of the name servers gives. The other findings follow the name servers. */
export function resolverFindings(raw: DnsRaw): Findings {
  if (raw.existence.state === "nxdomain") return [];
  const denials = denialsOf(raw);
  const others = raw.resolverDifferences.filter((each) => !denials.includes(each) && !isUnlisted(raw, each));
  const groups = Map.groupBy(others, ({ name, isVarying }) => `${isVarying} ${name}`);
  return [...groups.values()].map((all) => {
    const [first] = all;
    const name = first?.name ?? raw.name;
    const params = {
      resolver: first?.resolver ?? "?",
      name,
      types: listed(all.map(({ type }) => type)),
      what: all.slice(0, 3).map(differenceWords).join("; "),
      rest: restWords(all),
    };
    return find(first?.isVarying === true ? "resolver-varies" : "resolver-differs", params, { subject: name });
  });
}

/** RFC 8198: a resolver synthesises a denial from a bitmap that lacks the type. The finding about the bitmap covers that. */
function isUnlisted(raw: DnsRaw, { name, type, values }: ResolverDifference): boolean {
  if (values.length > 0) return false;
  return placesOf(raw).some(({ unlisted }) => unlisted.some((each) => each.name === name && each.types.includes(type)));
}

function differenceWords({ type, values, served }: ResolverDifference): string {
  return `${type} ${valueWords(values)} ≠ ${valueWords(served)}`;
}

function valueWords(values: readonly string[]): string {
  if (values.length === 0) return "–";
  const shown = values.slice(0, 2).map((value) => printable(value, 80));
  return values.length > shown.length ? `${shown.join(", ")} (+${values.length - shown.length})` : shown.join(", ");
}
