import type { Text } from "../../core/text.ts";

const words = {
  "no-tag": { en: "“{value}” is not a tag: it has no “=”", ko: "“{value}”: “=”가 없어 태그가 아님" },
  "bad-name": { en: "“{tag}” is not a tag name", ko: "“{tag}”: 태그 이름이 아님" },
  "bad-character": {
    en: "the value of {tag} contains an invalid character",
    ko: "{tag} 값에 쓸 수 없는 문자가 있음",
  },
  empty: { en: "{tag} has no value", ko: "{tag}에 값이 없음" },
  "bad-value": { en: "“{value}” is not a valid value of {tag}", ko: "“{value}”: {tag}에 쓸 수 없는 값" },
  unparted: {
    en: "a semicolon is missing within “{value}”, the value of {tag}",
    ko: "{tag} 값 “{value}” 안에 세미콜론이 빠져 있음",
  },
  "bad-uri": {
    en: "“{value}” in {tag} is not a URI such as mailto:dmarc@example.com",
    ko: "{tag}의 “{value}”: mailto:dmarc@example.com 같은 URI가 아님",
  },
  repeated: { en: "{tag} appears more than once", ko: "{tag}: 두 번 이상 나옴" },
  "without-ruf": { en: "{tag} has no effect without ruf", ko: "{tag}: ruf가 없으면 효과가 없음" },
  "both-levels": {
    en: "“{value}” in {tag} has both 0 and 1, which exclude each other",
    ko: "{tag}의 “{value}”: 함께 쓸 수 없는 0과 1이 모두 있음",
  },
  size: { en: "the size in “{value}” is obsolete", ko: "“{value}”: 크기 제한은 더 이상 쓰이지 않음" },
  historic: { en: "{tag} is no longer part of DMARC", ko: "{tag}: 더 이상 DMARC의 태그가 아님" },
  unknown: { en: "{tag} is an unknown tag", ko: "{tag}: 알려지지 않은 태그" },
} as const satisfies Readonly<Record<string, Text>>;

/** The code of a note about a record. */
export type DmarcNoteCode = keyof typeof words;

/** All note codes. */
export const dmarcNoteCodes = Object.keys(words) as readonly DmarcNoteCode[] as readonly [
  DmarcNoteCode,
  ...DmarcNoteCode[],
];

/** The texts of the notes, with placeholders for the tag and its value. */
export const dmarcNoteWords: Readonly<Record<DmarcNoteCode, Text>> = words;

/** A part of a record that does not do what its author may have meant. */
export interface DmarcNote {
  readonly code: DmarcNoteCode;
  readonly tag: string;
  /** The value: untrusted text. */
  readonly value: string;
}

/** A tag of a record, its name in lower case. */
export interface DmarcTag {
  readonly name: string;
  readonly value: string;
}

const known: ReadonlySet<string> = new Set(["v", "p", "sp", "np", "adkim", "aspf", "fo", "rua", "ruf", "psd", "t"]);

/** RFC 9989 §9.3: only in RFC 7489. */
const historic: ReadonlySet<string> = new Set(["pct", "rf", "ri"]);

/** Tags that decide which policy applies, to which names and to how much mail. Report addresses do not. */
const deciding: ReadonlySet<string> = new Set(["p", "sp", "np", "psd", "t", "pct", "adkim", "aspf"]);

/** All tag names, current and historic. */
export const tagNames: ReadonlySet<string> = new Set([...known, ...historic]);

/** Maximum length of a DNS record. */
export const longestRecord = 65_535;
/** Maximum number of tags read. */
const mostTags = 100;

/**
 * The repeated tags that decide the policy. RFC 6376 §3.2, whose tag lists DMARC uses: a repeated tag makes the whole list invalid. Some receivers
 * discard the record, others use the first value or the last one.
 */
export function repeatedPolicyTags(notes: readonly Pick<DmarcNote, "code" | "tag">[]): readonly string[] {
  return [...new Set(notes.flatMap(({ code, tag }) => (code === "repeated" && deciding.has(tag) ? [tag] : [])))];
}

/** Reads the tags after the version in any order: RFC 9989 §4.8. Of a repeated tag, the first one. */
export function readDmarcTags(text: string): {
  readonly tags: readonly DmarcTag[];
  readonly notes: readonly DmarcNote[];
} {
  const tags = new Map<string, DmarcTag>();
  const notes: DmarcNote[] = [];
  const named = new Set<string>();
  const [, ...parts] = text.slice(0, longestRecord).split(";", mostTags);
  for (const part of parts) {
    const bare = trimmed(part);
    // A trailing semicolon is allowed; two in a row are a harmless slip.
    if (bare === "") continue;
    const read = readTag(bare);
    const name = "code" in read ? read.tag : read.name;
    // An invalid value beside a valid one also makes receivers differ.
    if (tags.has(name) && !("code" in read)) notes.push({ code: "repeated", tag: name, value: read.value });
    else if (named.has(name) && deciding.has(name)) notes.push({ code: "repeated", tag: name, value: read.value });
    named.add(name);
    if ("code" in read) notes.push(read);
    else if (!tags.has(name)) tags.set(name, read);
  }
  const passedOver = [...tags.values()].filter(({ name }) => !known.has(name));
  return {
    tags: [...tags.values()],
    notes: [
      ...notes,
      ...passedOver.map(({ name, value }): DmarcNote => {
        return { code: historic.has(name) ? "historic" : "unknown", tag: name, value };
      }),
    ],
  };
}

function readTag(text: string): DmarcTag | DmarcNote {
  const equals = text.indexOf("=");
  if (equals < 0) return { code: "no-tag", tag: "", value: text };
  const name = trimmed(text.slice(0, equals));
  const value = trimmed(text.slice(equals + 1));
  if (!/^[A-Za-z]+$/.test(name)) return { code: "bad-name", tag: name, value };
  const tag = name.toLowerCase();
  if (value === "") return { code: "empty", tag, value };
  if (/[^ -~\t]/.test(value)) return { code: "bad-character", tag, value };
  return { name: tag, value };
}

/** Removes spaces and tabs at both ends. A regular expression for the end would restart at every space. */
export function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && /[ \t]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end).replace(/^[ \t]+/, "");
}
