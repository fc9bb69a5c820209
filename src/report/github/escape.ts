import { printable } from "../../core/printable.ts";
import { shorten } from "../../core/shorten.ts";

// A runner splits lines at CR, too, and compares by culture, where what has no weight of its own is not there: `#\u00ad#[` begins a command.
const unweighted =
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  /\u001b\[\d{1,2}m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

// actions/runner, ActionCommand.cs: `##[name]` counts anywhere in a line; so does the `##vso[name]` of Azure.
const bracketed = /##(?=\w*\[)/g;

// There, too: `::name::` counts at the beginning of a line, whatever white space is before it. An address such as ::1 is no command.
// oxlint-disable-next-line no-control-regex -- colours may stand before it
const leading = /^((?:[^\S\n]|\u001b\[\d{1,2}m)*):(?=:.*::)/gm;

/**
 * A text that no runner takes for a command, line by line: the one way to its log for everything that a target or a user said.
 * Line feeds and the colours of a report stay; everything else that cannot be seen is escaped. What it made stays as it is.
 */
export function inert(text: string): string {
  return text.replace(unweighted, visible).replace(bracketed, "#\\x23").replace(leading, "$1\\x3a");
}

function visible(match: string): string {
  // A colour of ours: those of others have been escaped, character by character, before they were put into a report.
  return match.length > 3 ? match : `\\u{${(match.codePointAt(0) ?? 0).toString(16)}}`;
}

/** A string from outside on one line, no longer than `limit` characters, of which neither terminal nor runner obeys anything. */
export function harmless(text: string, limit: number): string {
  // Bounded again, because an escape is longer than what it stands for.
  return shorten(inert(printable(text, limit)), limit);
}

const punctuation = /[!-/:-@[-`{-~]/g;

/**
 * A string from outside as it stands in a name, for a page in Markdown or HTML. Every mark of either is an entity, which is never
 * more than a character (CommonMark §2.5); behind @ and # a word joiner keeps names and numbers from becoming a link.
 */
export function literal(text: string, limit: number): string {
  return entities(harmless(text, limit));
}

function entities(text: string): string {
  return text.replace(punctuation, (mark) => {
    const entity = `&#${mark.charCodeAt(0)};`;
    return mark === "@" || mark === "#" ? `${entity}${joiner}` : entity;
  });
}

const joiner = "&#8288;";

/** The same for what is there to be copied, in an element of code, where GitHub makes no links: without any mark that is not seen. */
export function copyable(text: string, limit: number): string {
  return harmless(text, limit).replace(punctuation, (mark) => `&#${mark.charCodeAt(0)};`);
}

// GitHub reads what is left when entities are characters again: GH-1 is an issue, an address a link, and that of an issue a mention there.
const linking = /(?<=\bGH)-|:(?=\/\/)|(?<=\bwww)\./gi;

/**
 * The same in a sentence, where GitHub looks for more: neither numbers nor addresses become a link. Not in a name, which is copied
 * as it stands and where GitHub looks for nothing.
 */
export function markup(text: string, limit: number): string {
  const safe = harmless(text, limit);
  const links = [...safe.matchAll(linking)].map(({ index }) => index + 1);
  return [0, ...links].map((start, nth) => entities(safe.slice(start, links[nth]))).join(joiner);
}
