import { printable } from "../../core/printable.ts";
import { shorten } from "../../core/shorten.ts";

// A runner also splits lines at CR, and its culture-sensitive comparison ignores characters without weight: `#\u00ad#[` starts a command.
const unweighted =
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  /\u001b\[\d{1,2}m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

// actions/runner, ActionCommand.cs: `##[name]` counts anywhere in a line, as does Azure's `##vso[name]`.
const bracketed = /##(?=\w*\[)/g;

// Also there: `::name::` counts at the beginning of a line, after any white space. An address such as ::1 is no command.
// oxlint-disable-next-line no-control-regex -- colours may stand before it
const leading = /^((?:[^\S\n]|\u001b\[\d{1,2}m)*):(?=:.*::)/gm;

/**
 * Escapes everything that a runner would take as a command, line by line: all text from targets and users goes through this into a log. Line feeds
 * and the report's colours stay; other invisible characters are escaped. Idempotent.
 */
export function inert(text: string): string {
  return text.replace(unweighted, visible).replace(bracketed, "#\\x23").replace(leading, "$1\\x3a");
}

function visible(match: string): string {
  // A colour of our own: those in untrusted text were escaped before.
  return match.length > 3 ? match : `\\u{${(match.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Untrusted text on one line of at most `limit` characters, harmless for terminals and runners. */
export function harmless(text: string, limit: number): string {
  // Cut again, because escapes are longer.
  return shorten(inert(printable(text, limit)), limit);
}

// CommonMark §4.6: Markdown is not parsed in our HTML blocks. What begins code, a table, a link or emphasis is still encoded, for readers that differ.
const special = /[&<>`|[\]*_\\~$@]/g;

/** U+2060 prevents what a renderer makes of text: a mention, a reference or a link. Readers do not show it, nor does a notification by mail. */
const joiner = "\u2060";

/** Untrusted text as a name in Markdown or HTML, inside a code element, where GitHub creates no links, mentions or references. */
export function literal(text: string, limit: number): string {
  return encoded(harmless(text, limit));
}

/** Encodes as entities, which CommonMark §2.5 treats as literal text. */
function encoded(text: string): string {
  return text.replace(special, (mark) => `&#${mark.charCodeAt(0)};`);
}

// GitHub looks for these after it has resolved entities: @name, #1, GH-1 and URLs; an issue's URL even creates a mention there.
const linking = /@|#(?=\w)|(?<=\bGH)-|:(?=\/\/)|(?<=(?<![a-z\d])www)\./gi;

/** The same for a sentence, where GitHub recognises more: names, numbers and URLs do not become links. */
export function markup(text: string, limit: number): string {
  return encoded(harmless(text, limit).replace(linking, (mark) => mark + joiner));
}
