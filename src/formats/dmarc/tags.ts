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

/** What receivers pass over in a record, in a word that has no language. */
export type DmarcNoteCode = keyof typeof words;

/** All of them. */
export const dmarcNoteCodes = Object.keys(words) as readonly DmarcNoteCode[] as readonly [
  DmarcNoteCode,
  ...DmarcNoteCode[],
];

/** The words of the notes, with holes for the tag and what stands there. */
export const dmarcNoteWords: Readonly<Record<DmarcNoteCode, Text>> = words;

/** Something in a record that does not do what whoever wrote it may have meant. */
export interface DmarcNote {
  readonly code: DmarcNoteCode;
  readonly tag: string;
  /** What stands there: untrusted text. */
  readonly value: string;
}

/** A tag of a record, its name in lower case. */
export interface DmarcTag {
  readonly name: string;
  readonly value: string;
}

const known: ReadonlySet<string> = new Set(["v", "p", "sp", "np", "adkim", "aspf", "fo", "rua", "ruf", "psd", "t"]);

/** RFC 9989 §9.3: of RFC 7489 alone. */
const historic: ReadonlySet<string> = new Set(["pct", "rf", "ri"]);

/** The names of all tags that there are or have been. */
export const tagNames: ReadonlySet<string> = new Set([...known, ...historic]);

/** As long as a record of the DNS can be. */
export const longestRecord = 65_535;
/** As many tags as anybody needs. */
const mostTags = 100;

/** Reads the tags behind the version, each name once: RFC 9989 §4.8, in whatever order. */
export function readTags(text: string): { readonly tags: readonly DmarcTag[]; readonly notes: readonly DmarcNote[] } {
  const tags = new Map<string, DmarcTag>();
  const notes: DmarcNote[] = [];
  const [, ...parts] = text.slice(0, longestRecord).split(";", mostTags);
  for (const part of parts) {
    const bare = trimmed(part);
    // A semicolon at the end parts the last tag from nothing; two in a row are nobody's mistake but a slip.
    if (bare === "") continue;
    const read = readTag(bare);
    if ("code" in read) notes.push(read);
    else if (tags.has(read.name)) notes.push({ code: "repeated", tag: read.name, value: read.value });
    else tags.set(read.name, read);
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

/** Without the blanks and tabs at both ends, and nothing else. A pattern for those at the end would begin at each blank anew. */
export function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && /[ \t]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end).replace(/^[ \t]+/, "");
}
