import type { Text } from "../../core/text.ts";

/** Number of characters after a literal that a pattern can match. */
export const patternWindow = 256;

/** Longer patterns are rejected. */
const longest = 200;

/** Each further quantifier would multiply the matching time. */
const mostQuantifiers = 2;

/**
 * Why a pattern is rejected; null if it is accepted. No repeated groups, no lookaround: with the window and at most two quantifiers every match takes
 * bounded time.
 */
export function patternProblem(pattern: string): Text | null {
  if (pattern.length > longest)
    return { en: `the pattern is longer than ${longest} characters`, ko: `패턴이 ${longest}자보다 깁니다` };
  // Escapes and classes contain no syntax.
  const bare = pattern.replace(/\\./g, (pair) => (/\\[1-9k]/.test(pair) ? "\u0001" : "a")).replace(/\[[^\]]*\]/g, "a");
  if (bare.includes("\u0001")) return { en: "back references are not supported", ko: "역참조는 지원하지 않습니다" };
  if (/\(\?(?!:)/.test(bare))
    return { en: "only plain groups (?:…) are supported", ko: "그룹은 (?:…) 형식만 지원합니다" };
  if (/\)[*+?{]/.test(bare)) return { en: "a group may not repeat", ko: "그룹은 반복할 수 없습니다" };
  if ((bare.replace(/\(\?:/g, "(").match(/[*+?{]/g) ?? []).length > mostQuantifiers)
    return {
      en: `the pattern has more than ${mostQuantifiers} quantifiers`,
      ko: `패턴의 수량자가 ${mostQuantifiers}개보다 많습니다`,
    };
  return compile(pattern)
    ? null
    : { en: "the pattern is not a valid regular expression", ko: "올바른 정규 표현식이 아닙니다" };
}

/** Compiles an accepted pattern for matching at a position. */
export function compile(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, "isy");
  } catch {
    return null;
  }
}
