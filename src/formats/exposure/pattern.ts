import type { Text } from "../../core/text.ts";

/** Characters behind a literal that a pattern sees. */
export const patternWindow = 256;

/** Longer patterns are refused. */
const longest = 200;

/** Each more would multiply the time once more. */
const mostQuantifiers = 2;

/**
 * Why a pattern is refused; null where it is accepted. A repeated part holds no group, and nothing looks ahead or back: with the window
 * and at most two quantifiers every match takes bounded time.
 */
export function patternProblem(pattern: string): Text | null {
  if (pattern.length > longest)
    return { en: `the pattern is longer than ${longest} characters`, ko: `패턴이 ${longest}자보다 깁니다` };
  // Escapes and classes hold no syntax.
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

/** A pattern that was found to be fine, to be matched at a place. */
export function compile(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, "isy");
  } catch {
    return null;
  }
}
