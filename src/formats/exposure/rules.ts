import type { Text } from "../../core/text.ts";
import {
  usualSeverities,
  type ExposureAccess,
  type ExposureRule,
  type ExposureSign,
} from "../../data/exposure/rule.ts";
import { literalSet, shortestLiteral, type LiteralSet } from "./literals.ts";
import type { LandingPage } from "./page.ts";
import { isNamedLike } from "./name.ts";
import { patternProblem } from "./pattern.ts";
import {
  isAnyway,
  isOfServer,
  isSeen,
  isOwnName,
  isTitle,
  literalOf,
  repeatsTitle,
  signNames,
  namesOf,
  parts,
  signsOf,
  signTexts,
  triggersOf,
  usualNeeds,
  type PagePart,
  type PageSigns,
} from "./signs.ts";

/** A rule that matches a page. */
export interface RuleMatch {
  readonly rule: ExposureRule;
  readonly access: ExposureAccess;
}

/** The result of the rules for a page. */
export interface RuleMatches {
  readonly matches: readonly RuleMatch[];
  /** Rules of which the title, a cookie or a realm is there, and no other sign: too little to name the product. */
  readonly hints: readonly ExposureRule[];
  /** Whether a rule needs the favicon, which has not been requested yet. */
  readonly wantsFavicon: boolean;
}

/** Compiled rules, ready to use. */
export type Classify = (page: LandingPage) => RuleMatches;

/** Compiles rules once: only rules with a matching literal or name are evaluated completely. */
export function compileRules(rules: readonly ExposureRule[]): Classify {
  const literals = Object.fromEntries(parts.map((part) => [part, new Index()])) as Record<PagePart, Index>;
  const byName = new Map<string, number[]>();
  const byPrefix = new Map<string, number[]>();
  const anyways: number[] = [];

  rules.forEach((rule, place) => {
    const triggers = triggersOf(rule);
    // Other signs are searched in the same pass, so that each text is read once.
    for (const sign of signsOf(rule)) {
      const at = literalOf(sign);
      if (at) literals[at.part].add(at.literal, triggers.includes(sign) ? place : null);
    }
    for (const sign of triggers) {
      if (isAnyway(sign)) anyways.push(place);
      for (const name of namesOf(sign)) {
        if (name.endsWith("*")) push(byPrefix, name.slice(0, -1), place);
        else push(byName, name, place);
      }
    }
  });
  const sets = Object.fromEntries(parts.map((part) => [part, literals[part].compile()])) as Record<
    PagePart,
    LiteralSet
  >;

  function candidates(
    page: LandingPage,
    texts: PageSigns["texts"],
    found: Record<PagePart, Set<string>>,
  ): ReadonlySet<number> {
    const places = new Set(anyways);
    for (const part of parts) {
      if (sets[part].size === 0) continue;
      sets[part].scan(texts[part], (number) => {
        const [literal, of] = literals[part].at(number);
        found[part].add(literal);
        of.forEach((place) => places.add(place));
      });
    }
    const names = signNames(page);
    for (const name of names) byName.get(name)?.forEach((place) => places.add(place));
    for (const [prefix, of] of byPrefix) {
      if (names.some((name) => name.startsWith(prefix))) of.forEach((place) => places.add(place));
    }
    return places;
  }

  return (page) => {
    const found = Object.fromEntries(parts.map((part) => [part, new Set<string>()])) as Record<PagePart, Set<string>>;
    const texts = signTexts(page);
    const seen: PageSigns = { page, texts, found };
    const places = [...candidates(page, texts, found)].toSorted((a, b) => a - b);
    const asked = places.flatMap((place) => rules[place] ?? []);
    const named = asked.filter((rule) => fulfils(rule, seen, isSeen));
    const matches = named.map((rule) => ({ rule, access: accessOf(rule, seen) }));
    const wantsFavicon =
      page.favicon === null && matches.length === 0 && asked.some((rule) => fulfils(rule, seen, couldBeSeen));
    const hints =
      page.form === "writing" || matches.length > 0
        ? []
        : asked.filter((rule) => !named.includes(rule) && isHinted(rule, seen));
    return { matches, hints, wantsFavicon };
  };
}

/** Why a rule cannot work; null if it can. */
export function ruleProblem(rule: ExposureRule): Text | null {
  const { all = [], any = [], some = [], needs = usualNeeds } = rule;
  if (all.length + any.length + some.length === 0)
    return { en: "it has none of all, any and some", ko: "all, any, some이 모두 없습니다" };
  if (some.length > 0 && needs > some.length)
    return { en: `it needs ${needs} of ${some.length} signs`, ko: `조건 ${some.length}개 중 ${needs}개가 필요합니다` };
  const short = signsOf(rule)
    .map(literalOf)
    .find((at) => at && at.literal.length < shortestLiteral);
  if (short)
    return {
      en: `"${short.literal}" is shorter than ${shortestLiteral} characters`,
      ko: `"${short.literal}"이(가) ${shortestLiteral}자보다 짧습니다`,
    };
  const pattern = signsOf(rule)
    .flatMap((sign) => ("followedBy" in sign && sign.followedBy !== undefined ? [patternProblem(sign.followedBy)] : []))
    .find((problem) => problem !== null);
  if (pattern !== undefined) return pattern;
  return triggersOf(rule).some((sign) => "status" in sign)
    ? { en: "a status alone does not identify a product", ko: "상태 코드만으로는 제품을 구별할 수 없습니다" }
    : null;
}

type Test = (sign: ExposureSign, seen: PageSigns) => boolean;

function fulfils(rule: ExposureRule, seen: PageSigns, test: Test): boolean {
  const { all = [], any = [], some = [], needs = usualNeeds, not = [] } = rule;
  const isWriting = seen.page.form === "writing" && rule.isWriting !== true;
  const counts = (sign: ExposureSign): boolean => (!isWriting || isOfServer(sign)) && test(sign, seen);
  const isTitled = all.some(isTitle);
  const isBacked = all.some((sign) => !isTitle(sign));
  const adds = (sign: ExposureSign): boolean => counts(sign) && !(isTitled && repeatsTitle(sign, seen.page.title));
  return (
    all.every(counts) &&
    (any.length + some.length === 0 ||
      any.some((sign) => adds(sign) && (isBacked || !isTitle(sign) || isOwnName(seen.page.title))) ||
      (some.length > 0 && countOf(some.filter(adds), rule) >= needs)) &&
    !not.some((sign) => isSeen(sign, seen))
  );
}

/** The product's name is one fact, however many titles, files and ids repeat it. */
function countOf(signs: readonly ExposureSign[], rule: Pick<ExposureRule, "all" | "any" | "some" | "product">): number {
  const names = signs.filter((sign) => isTitle(sign) || isNamedLike(sign, rule)).length;
  return signs.length - Math.max(0, names - 1);
}

function couldBeSeen(sign: ExposureSign, seen: PageSigns): boolean {
  return "favicon" in sign || isSeen(sign, seen);
}

function isHinted({ all = [], any = [], some = [], not = [] }: ExposureRule, seen: PageSigns): boolean {
  const named = [...all, ...any, ...some].flatMap((sign): readonly ExposureSign[] => {
    if ("titleIs" in sign) return [{ titleIs: sign.titleIs }];
    return "title" in sign || "cookie" in sign || "realm" in sign ? [sign] : [];
  });
  return named.some((sign) => isSeen(sign, seen)) && !not.some((sign) => isSeen(sign, seen));
}

/** 401 and 403 deny access; a password field asks for a login. */
function accessOf(rule: ExposureRule, seen: PageSigns): ExposureAccess {
  const { login, open } = rule;
  const { page } = seen;
  if (
    page.status === 401 ||
    page.status === 403 ||
    page.status === 407 ||
    (login !== false && page.hasPasswordField) ||
    isTold(login, seen)
  )
    return "login";
  // The title of an application that a script fills names it, but is too little for a critical finding.
  const isGrave = (rule.severity ?? usualSeverities[rule.category]).open === "critical";
  if (isGrave && page.form === "shell" && isNameOnly(rule, seen)) return "unknown";
  return isTold(open, seen) ? "open" : "unknown";
}

function isNameOnly(rule: ExposureRule, seen: PageSigns): boolean {
  const { all = [], any = [], some = [] } = rule;
  return [...all, ...any, ...some].every((sign) => isTitle(sign) || isNamedLike(sign, rule) || !isSeen(sign, seen));
}

function isTold(signs: ExposureRule["login"], seen: PageSigns): boolean {
  if (typeof signs === "boolean") return signs;
  return (signs ?? []).some((sign) => isSeen(sign, seen));
}

function push(map: Map<string, number[]>, key: string, place: number): void {
  const known = map.get(key);
  if (known) known.push(place);
  else map.set(key, [place]);
}

/** The distinct literals of one part of a page, and the rules that each triggers. */
class Index {
  readonly #numbers = new Map<string, number>();
  readonly #entries: (readonly [literal: string, places: number[]])[] = [];

  add(literal: string, place: number | null): void {
    const number = this.#numbers.get(literal) ?? this.#entries.push([literal, []]) - 1;
    this.#numbers.set(literal, number);
    if (place !== null) this.#entries[number]?.[1].push(place);
  }

  at(number: number): readonly [literal: string, places: readonly number[]] {
    return this.#entries[number] ?? ["", []];
  }

  compile(): LiteralSet {
    return literalSet(this.#entries.map(([literal]) => literal));
  }
}
