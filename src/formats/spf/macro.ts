import { spfFault, type SpfFault } from "./errors.ts";

/** A part of a text with macros, RFC 7208 §7.1. */
export type MacroPart =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "macro";
      /**
       * In lower case: `s` sender, `l` and `o` its parts, `d` domain, `i` address, `p` validated name, `v` family, `h` HELO; `c`, `r`, `t` in
       * explanations only.
       */
      readonly letter: string;
      /** §7.3: an upper-case macro, whose value is URL-escaped. */
      readonly isEscaped: boolean;
      /** Number of rightmost parts; null for all. */
      readonly digits: number | null;
      readonly isReversed: boolean;
      /** The delimiters that split the value; a dot by default. */
      readonly delimiters: string;
    };

/** A domain-spec, RFC 7208 §7.1. */
export interface DomainSpec {
  readonly text: string;
  readonly parts: readonly MacroPart[];
  /** The fixed name; null if it contains macros. It may still be invalid in the DNS. */
  readonly name: string | null;
}

/** Allowed macro letters: those about the receiver only occur in explanations (§7.2). */
const letters = { name: "slodiphv", text: "slodiphvcrt" } as const;

const expansion = /%\{(?<letter>[A-Za-z])(?<digits>\d*)(?<reverse>[rR]?)(?<delimiters>[.\-+,/_=]*)\}/y;

/** Literals are all visible characters except `%`: §7.1. */
const literal = /[!-$&-~]+/y;

const escapes: Readonly<Record<string, string>> = { "%%": "%", "%_": " ", "%-": "%20" };

/** A part, and whether it was a macro-expand (§7.1). */
interface Piece {
  readonly part: MacroPart;
  readonly isExpansion: boolean;
  readonly end: number;
}

/** Parses a text with macros; an error is a fault with its position. */
export function parseMacros(text: string, where: keyof typeof letters): readonly MacroPart[] | SpfFault {
  const pieces = readPieces(text, letters[where]);
  return "code" in pieces ? pieces : joined(pieces);
}

function readPieces(text: string, known: string): readonly Piece[] | SpfFault {
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length;) {
    const piece = pieceAt(text, at, known);
    if (!piece) return spfFault("bad-macro", at, text.slice(at, at + longestShown));
    pieces.push(piece);
    at = piece.end;
  }
  return pieces;
}

/** Maximum length shown of an invalid macro. */
const longestShown = 12;

function pieceAt(text: string, at: number, known: string): Piece | null {
  const escape = escapes[text.slice(at, at + 2)];
  if (escape !== undefined) return { part: { kind: "text", text: escape }, isExpansion: true, end: at + 2 };
  const plain = matchAt(literal, text, at);
  if (plain) return { part: { kind: "text", text: plain[0] }, isExpansion: false, end: at + plain[0].length };
  const found = matchAt(expansion, text, at);
  const { letter = "", digits = "", reverse = "", delimiters = "" } = found?.groups ?? {};
  // §7.3: the number of parts must not be zero.
  if (!found || !known.includes(letter.toLowerCase()) || /^0+$/.test(digits)) return null;
  const part: MacroPart = {
    kind: "macro",
    letter: letter.toLowerCase(),
    isEscaped: letter !== letter.toLowerCase(),
    digits: digits === "" ? null : Number(digits),
    isReversed: reverse !== "",
    delimiters: delimiters || ".",
  };
  return { part, isExpansion: true, end: at + found[0].length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function joined(pieces: readonly Piece[]): readonly MacroPart[] {
  const whole: MacroPart[] = [];
  let text = "";
  for (const { part } of pieces) {
    if (part.kind === "text") {
      text += part.text;
      continue;
    }
    if (text !== "") whole.push({ kind: "text", text });
    text = "";
    whole.push(part);
  }
  return text === "" ? whole : [...whole, { kind: "text", text }];
}

/** Parses a domain-spec: macros and literals, ending in a macro or a top-level label. */
export function parseDomainSpec(text: string): DomainSpec | SpfFault {
  const pieces = readPieces(text, letters.name);
  if ("code" in pieces) return pieces;
  if (!endsAsName(pieces.at(-1))) return spfFault("bad-domain", 0, text);
  const parts = joined(pieces);
  const [only, ...others] = parts;
  return { text, parts, name: only?.kind === "text" && others.length === 0 ? only.text : null };
}

/** §7.1: `domain-end = ( "." toplabel [ "." ] ) / macro-expand`. */
function endsAsName(last: Piece | undefined): boolean {
  if (!last || last.part.kind === "macro" || last.isExpansion) return last !== undefined;
  const text = last.part.text.replace(/\.$/, "");
  const dot = text.lastIndexOf(".");
  return dot >= 0 && isTopLabel(text.slice(dot + 1));
}

function isTopLabel(label: string): boolean {
  if (/^[A-Za-z0-9]+$/.test(label)) return /[A-Za-z]/.test(label);
  return /^[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$/.test(label);
}
