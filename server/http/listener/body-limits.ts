import type { Text } from "../../../src/core/text.ts";

/** The most members of a JSON body: the values in its objects and arrays, at every depth. No schema of a single request has more than a few dozen. */
export const usualMembers = 1000;

/** The deepest nesting of a JSON body. */
const deepest = 32;

/** The refusal of such a body. */
export function tooManyMembers(most = usualMembers): Text {
  return {
    en: `the body has more than ${most} members, or is nested more than ${deepest} levels deep`,
    ko: `본문의 멤버가 ${most}개를 넘거나 중첩이 ${deepest}단계를 넘습니다`,
  };
}

/**
 * Whether a JSON text has too many members or is nested too deeply. Parsing and validating a body of 2 MB of members blocks the event loop
 * for hundreds of milliseconds, so members are counted before. The text need not be valid.
 */
export function hasTooManyMembers(text: string, most = usualMembers): boolean {
  let [members, depth, isInString] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isInString = !isInString;
    else if (isInString) at += character === "\\" ? 1 : 0;
    else if (character === "[" || character === "{") [members, depth] = [members + 1, depth + 1];
    else if (character === "]" || character === "}") depth--;
    else if (character === ",") members++;
    if (members > most || depth > deepest) return true;
  }
  return false;
}
