import { failure, type Failure } from "../../src/core/failure.ts";
import { shown } from "../../src/core/input.ts";
import { fill, type Text } from "../../src/core/text.ts";
import { unshown } from "../../src/settings/options/secret.ts";
import type { ChannelKind } from "./channel.ts";
import { isPlaceholder, placeholderNames } from "./templates/json.ts";

/** Characters of a template, levels and values of its JSON, and placeholders in it: the size of a message follows from them. */
const most = { length: 8192, depth: 10, values: 300, placeholders: 20 } as const;

const words = {
  json: {
    en: "a JSON object or array of at most {length} characters and {depth} levels",
    ko: "{length}자와 {depth}단계 이하의 JSON 객체 또는 배열",
  },
  known: { en: "JSON whose placeholders are among {names}", ko: "{names}만 자리 표시자로 쓰는 JSON" },
  values: {
    en: "JSON with placeholders in its values, not in the names of members",
    ko: "멤버 이름이 아닌 값에만 자리 표시자를 쓰는 JSON",
  },
  alone: {
    en: 'JSON in which "{{changes}}" is a whole string, at most once',
    ko: '"{{changes}}"가 문자열 전체이고 한 번만 나오는 JSON',
  },
  few: { en: "JSON with at most {placeholders} placeholders", ko: "자리 표시자가 {placeholders}개 이하인 JSON" },
  none: { en: "absent unless kind is json", ko: "kind가 json일 때만 지정하는 값" },
} as const satisfies Record<string, Text>;

/**
 * Checks the template of a JSON webhook; null for the kinds without one. Returns it as it is to be stored. Throws a `Failure` INVALID_INPUT
 * that names the field and the place; it repeats placeholders only, since a template may hold a key of its receiver.
 */
export function readTemplate(kind: ChannelKind, text: string | undefined): string | null {
  if (kind !== "json") {
    if (text === undefined) return null;
    throw wrong(words.none, unshown);
  }
  if (text === undefined)
    throw failure("input.missing", { field: "template", expected: aTemplate() }, { reason: "template" });
  const parsed = text.length > most.length ? null : jsonIn(text);
  if (typeof parsed !== "object" || parsed === null) throw wrong(aTemplate(), unshown);
  const count = { values: 0, placeholders: 0, lists: 0 };
  check(parsed, "", 1, count);
  if (count.placeholders > most.placeholders) throw wrong(filled(words.few), `${count.placeholders}`);
  return JSON.stringify(parsed);
}

interface Count {
  values: number;
  placeholders: number;
  lists: number;
}

/** `place` is a JSON Pointer (RFC 6901). */
function check(value: unknown, place: string, depth: number, count: Count): void {
  if (depth > most.depth || ++count.values > most.values) throw wrong(aTemplate(), unshown);
  if (typeof value === "string") checkText(value, place, count);
  if (typeof value !== "object" || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (name.includes("{{")) throw wrong(words.values, shown(name));
    check(each, `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, depth + 1, count);
  }
}

function checkText(text: string, place: string, count: Count): void {
  for (const [found, name = ""] of text.matchAll(/\{\{([^{}]{0,40})\}?\}?/g)) {
    count.placeholders++;
    const given = `${shown(found)} (${place === "" ? "/" : place})`;
    if (!isPlaceholder(name) || !found.endsWith("}}")) throw wrong(knownNames(), given);
    if (name === "changes" && (found !== text || ++count.lists > 1)) throw wrong(words.alone, given);
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function knownNames(): Text {
  const names = placeholderNames.map((name) => `{{${name}}}`).join(", ");
  return { en: fill(words.known, { names }, "en"), ko: fill(words.known, { names }, "ko") };
}

function aTemplate(): Text {
  return filled(words.json);
}

function filled(text: Text): Text {
  return { en: fill(text, most, "en"), ko: fill(text, most, "ko") };
}

function wrong(expected: Text, given: string | Text): Failure {
  return failure("input.value", { field: "template", expected, given }, { reason: "template" });
}
