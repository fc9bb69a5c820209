import type { GateTarget } from "../core/result/result.ts";
import { maskUrls } from "../core/redact/url-secrets.ts";
import { lineOf, mentionLines } from "./mentions.ts";
import type { About, TextRange, ReportPlace } from "./place.ts";

/** A place in a repository file. */
export interface Spot {
  readonly path: string;
  readonly range: TextRange;
  /** Its text; null if the file is not available. */
  readonly text: string | null;
  /** Its lines with neighbours; empty if the file is not available. */
  readonly around: { readonly first: number; readonly lines: readonly string[] };
}

/**
 * The place for a message in the repository: the configuration value that causes it, else the pipeline line that names the target, else the first
 * line of either file; null without a file. A target of null is the run itself.
 */
export function spotOf(place: ReportPlace, target: GateTarget | null, about: About): Spot | null {
  const { config, source } = place;
  const range = config?.rangeOf(target, about);
  if (config && range) return spotAt(config.path, config.text, range);
  if (!source) return config ? spotAt(config.path, config.text, wholeLine(config.text, 1)) : null;
  const { path, text } = source;
  if (text === null) return unreadSpot(path);
  return spotAt(path, text, wholeLine(text, (target && lineOf(maskUrls(text), target)) ?? 1));
}

/** The first line of an unavailable file. */
export function unreadSpot(path: string): Spot {
  return { path, range: firstLine, text: null, around: { first: 1, lines: [] } };
}

const firstLine: TextRange = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };

/** A whole line; an empty one is one character wide. */
export function wholeLine(text: string, line: number): TextRange {
  const { length } = mentionLines(text)[line - 1] ?? "";
  return { start: { line, column: 1 }, end: { line, column: Math.max(1, length) + 1 } };
}

function spotAt(path: string, text: string, range: TextRange): Spot {
  const { start, end } = range;
  const lines = mentionLines(text);
  const own = lines.slice(start.line - 1, end.line);
  const cut = own.map((line, index) => {
    const to = index === own.length - 1 ? end.column - 1 : line.length;
    return line.slice(index === 0 ? start.column - 1 : 0, to);
  });
  const before = Math.max(0, start.line - 2);
  // There is no line after the final line feed.
  const last = lines.at(-1) === "" ? Math.max(end.line, lines.length - 1) : lines.length;
  // The file may name a URL with a secret in its query.
  const around = { first: before + 1, lines: lines.slice(before, Math.min(end.line + 1, last)).map(maskUrls) };
  return { path, range, text: maskUrls(cut.join("\n")), around };
}
