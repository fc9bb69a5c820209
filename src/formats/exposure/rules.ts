import type { Text } from "../../core/text.ts";
import type { ExposureAccess, ExposureRule, ExposureSign } from "../../data/exposure/rule.ts";
import { literalSet, shortestLiteral, type LiteralSet } from "./literals.ts";
import type { LandingPage } from "./page.ts";
import { compile, patternProblem, patternWindow } from "./pattern.ts";

/** A rule that matches a page. */
export interface RuleMatch {
  readonly rule: ExposureRule;
  readonly access: ExposureAccess;
}

/** The result of the rules for a page. */
interface RuleMatches {
  readonly matches: readonly RuleMatch[];
  /** Whether a rule needs the favicon, which has not been requested yet. */
  readonly wantsFavicon: boolean;
}

/** Compiled rules, ready to use. */
export type Classify = (page: LandingPage) => RuleMatches;

type Part = "title" | "body" | "path";

const parts: readonly Part[] = ["title", "body", "path"];

/** The literals, headers and cookies found in one page. */
interface Seen {
  readonly page: LandingPage;
  readonly found: Readonly<Record<Part, ReadonlySet<string>>>;
}

/** Compiles rules once: only rules with a matching literal, header or cookie are evaluated completely. */
export function compileRules(rules: readonly ExposureRule[]): Classify {
  const literals = { title: new Index(), body: new Index(), path: new Index() } as const;
  const byName = new Map<string, number[]>();
  const cookiePrefixes = new Map<string, number[]>();
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
      else if ("cookie" in sign && sign.cookie.endsWith("*"))
        push(cookiePrefixes, sign.cookie.slice(0, -1).toLowerCase(), place);
      else if (!literalOf(sign)) push(byName, nameOf(sign), place);
    }
  });
  const sets = { title: literals.title.compile(), body: literals.body.compile(), path: literals.path.compile() };

  function candidates(page: LandingPage, found: Record<Part, Set<string>>): ReadonlySet<number> {
    const places = new Set(anyways);
    const texts = { title: page.title, body: page.html, path: page.path };
    for (const part of parts) {
      sets[part].scan(texts[part], (number) => {
        const [literal, of] = literals[part].at(number);
        found[part].add(literal);
        of.forEach((place) => places.add(place));
      });
    }
    const names = [
      `is ${page.title}`,
      ...[...page.headers.keys()].map((name) => `header ${name}`),
      ...page.cookies.map((name) => `cookie ${name}`),
    ];
    for (const name of names) byName.get(name)?.forEach((place) => places.add(place));
    for (const [prefix, of] of cookiePrefixes) {
      if (page.cookies.some((name) => name.startsWith(prefix))) of.forEach((place) => places.add(place));
    }
    return places;
  }

  return (page) => {
    const found = { title: new Set<string>(), body: new Set<string>(), path: new Set<string>() };
    const seen: Seen = { page, found };
    const asked = [...candidates(page, found)].toSorted((a, b) => a - b).flatMap((place) => rules[place] ?? []);
    const matches = asked
      .filter((rule) => fulfils(rule, seen, isSeen))
      .map((rule) => ({ rule, access: accessOf(rule, seen) }));
    const wantsFavicon =
      page.favicon === null && matches.length === 0 && asked.some((rule) => fulfils(rule, seen, couldBeSeen));
    return { matches, wantsFavicon };
  };
}

/** Why a rule cannot work; null if it can. */
export function ruleProblem(rule: ExposureRule): Text | null {
  if ((rule.all ?? []).length + (rule.any ?? []).length === 0)
    return { en: "it has neither all nor any", ko: "all과 any가 모두 없습니다" };
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

function signsOf({ all = [], any = [], not = [], login, open }: ExposureRule): readonly ExposureSign[] {
  return [
    ...all,
    ...any,
    ...not,
    ...(Array.isArray(login) ? login : []),
    ...(Array.isArray(open) ? open : []),
  ] as ExposureSign[];
}

/** One required sign, or else all alternatives. */
function triggersOf({ all = [], any = [] }: ExposureRule): readonly ExposureSign[] {
  const lead = all.find((sign) => !isAnyway(sign)) ?? (any.length === 0 ? all[0] : undefined);
  return lead ? [lead] : any;
}

/** Signs that no literal, header or cookie triggers. */
function isAnyway(sign: ExposureSign): boolean {
  return "favicon" in sign || "status" in sign;
}

function literalOf(sign: ExposureSign): { readonly part: Part; readonly literal: string } | null {
  if ("title" in sign) return { part: "title", literal: sign.title.toLowerCase() };
  if ("body" in sign) return { part: "body", literal: sign.body.toLowerCase() };
  return "path" in sign ? { part: "path", literal: sign.path.toLowerCase() } : null;
}

function nameOf(sign: ExposureSign): string {
  if ("titleIs" in sign) return `is ${sign.titleIs.toLowerCase()}`;
  if ("header" in sign) return `header ${sign.header.toLowerCase()}`;
  return "cookie" in sign ? `cookie ${sign.cookie.toLowerCase()}` : "";
}

type Test = (sign: ExposureSign, seen: Seen) => boolean;

function fulfils({ all = [], any = [], not = [] }: ExposureRule, seen: Seen, test: Test): boolean {
  return (
    all.every((sign) => test(sign, seen)) &&
    (any.length === 0 || any.some((sign) => test(sign, seen))) &&
    !not.some((sign) => isSeen(sign, seen))
  );
}

function couldBeSeen(sign: ExposureSign, seen: Seen): boolean {
  return "favicon" in sign || isSeen(sign, seen);
}

function isSeen(sign: ExposureSign, { page, found }: Seen): boolean {
  const at = literalOf(sign);
  if (at) {
    if (!found[at.part].has(at.literal)) return false;
    const followedBy = "followedBy" in sign ? sign.followedBy : undefined;
    return followedBy === undefined || isFollowed(at.part === "title" ? page.title : page.html, at.literal, followedBy);
  }
  if ("titleIs" in sign) return page.title === sign.titleIs.toLowerCase();
  if ("header" in sign)
    return page.headers.get(sign.header.toLowerCase())?.includes((sign.has ?? "").toLowerCase()) ?? false;
  if ("cookie" in sign) return page.cookies.some((name) => isCookie(name, sign.cookie.toLowerCase()));
  if ("favicon" in sign) return page.favicon === sign.favicon.toLowerCase();
  return "status" in sign && page.status === sign.status;
}

function isCookie(name: string, wanted: string): boolean {
  return wanted.endsWith("*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
}

/** Maximum number of occurrences of a literal that are tried. */
const mostPlaces = 8;

function isFollowed(text: string, literal: string, followedBy: string): boolean {
  const pattern = compile(followedBy);
  let at = text.indexOf(literal);
  if (!pattern) return false;
  for (let place = 0; at !== -1 && place < mostPlaces; place++) {
    const behind = at + literal.length;
    pattern.lastIndex = 0;
    if (pattern.test(text.slice(behind, behind + patternWindow))) return true;
    at = text.indexOf(literal, behind);
  }
  return false;
}

/** 401 and 403 deny access; a password field asks for a login. */
function accessOf({ login, open }: ExposureRule, seen: Seen): ExposureAccess {
  const { page } = seen;
  if (
    page.status === 401 ||
    page.status === 403 ||
    page.status === 407 ||
    (login !== false && page.hasPasswordField) ||
    isTold(login, seen)
  )
    return "login";
  return isTold(open, seen) ? "open" : "unknown";
}

function isTold(signs: ExposureRule["login"], seen: Seen): boolean {
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
