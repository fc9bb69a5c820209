/** A token of a structured field, RFC 5322 §3.2. */
export interface MailToken {
  /** `special`: one of the requested characters; `literal`: text in square brackets, including them. */
  readonly kind: "word" | "quoted" | "comment" | "literal" | "special";
  /** Without quotes, parentheses and escaping backslashes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a field into words, quoted strings, nested comments and the given special characters. An unclosed quote, parenthesis or bracket is an
 * ordinary character. Linear; never throws.
 */
export function mailTokens(text: string, specials: string): readonly MailToken[] {
  const tokens: MailToken[] = [];
  const closers = openClosers(text);
  let wordStart = -1;

  function endWord(at: number): void {
    if (wordStart >= 0) tokens.push({ kind: "word", text: text.slice(wordStart, at), start: wordStart, end: at });
    wordStart = -1;
  }

  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    const kind = opened[character];
    const end = kind === undefined ? -1 : closers[kind](at);
    if (kind !== undefined && end > at) {
      endWord(at);
      const inner = kind === "literal" ? text.slice(at, end) : unescaped(text.slice(at + 1, end - 1));
      tokens.push({ kind, text: inner, start: at, end });
      at = end;
      continue;
    }
    if (specials.includes(character)) {
      endWord(at);
      tokens.push({ kind: "special", text: character, start: at, end: at + 1 });
    } else if (isBlank(character)) endWord(at);
    else if (wordStart < 0) wordStart = at;
    at++;
  }
  endWord(text.length);
  return tokens;
}

type Enclosed = "quoted" | "comment" | "literal";

const opened: Readonly<Record<string, Enclosed>> = { '"': "quoted", "(": "comment", "[": "literal" };

/** Whether a character separates words: spaces, tabs and line ends. */
export function isBlank(character: string): boolean {
  return character === " " || character === "\t" || character === "\r" || character === "\n";
}

function unescaped(text: string): string {
  return text.includes("\\") ? text.replaceAll(/\\([\s\S])/g, "$1") : text;
}

type Closers = Readonly<Record<Enclosed, (at: number) => number>>;

/** Finds the end of an opening character at a position; -1 without one. Failed searches are remembered. */
function openClosers(text: string): Closers {
  const missing = { quoted: false, comment: false, literal: false };
  let isNesting = true;

  function flat(kind: Enclosed, at: number, closer: string): number {
    if (missing[kind]) return -1;
    for (let index = at + 1; index < text.length; index++) {
      const character = text.charAt(index);
      if (character === "\\") index++;
      else if (character === closer) return index + 1;
    }
    missing[kind] = true;
    return -1;
  }

  function nested(at: number): number {
    let depth = 0;
    for (let index = at; index < text.length; index++) {
      const character = text.charAt(index);
      if (character === "\\") index++;
      else if (character === "(") depth++;
      else if (character === ")" && --depth === 0) return index + 1;
    }
    return -1;
  }

  return {
    quoted: (at) => flat("quoted", at, '"'),
    literal: (at) => flat("literal", at, "]"),
    comment(at) {
      const end = isNesting ? nested(at) : -1;
      if (end > at) return end;
      // One parenthesis too many: from here on a comment ends at the first closing one.
      isNesting = false;
      return flat("comment", at, ")");
    },
  };
}
