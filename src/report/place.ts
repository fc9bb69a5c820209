import type { GateResult, GateTarget } from "../core/result.ts";
import type { Language } from "../core/text.ts";

/** Whose pipeline a run is a step of, as far as a report depends on it. */
export type Pipeline = "github" | "gitlab" | "azure" | "other";

/** The file of the repository that says what is measured: a configuration, or the pipeline itself. */
export interface Source {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  /** Null where the file is not at hand. */
  readonly text: string | null;
}

/** What may be said of a rule whatever the target. */
export interface Rule {
  readonly cause: string;
  readonly action: string;
  readonly reference?: string;
}

/** All that a report needs to know beside the result: for whom it is, and where in a repository things belong. */
export interface ReportPlace {
  readonly language: Language;
  readonly source: Source | null;
  readonly pipeline: Pipeline | null;
  /** By id; what is not in it is described by what was found. */
  readonly rules: ReadonlyMap<string, Rule>;
}

/** A report: a pure function of one result and its place. */
export type Report = (result: GateResult, place: ReportPlace) => string;

/** One line of a file, counted from 1. */
export interface Line {
  readonly number: number;
  /** Null where the file is not at hand. */
  readonly text: string | null;
  /** The line with its neighbours; empty where the file is not at hand. */
  readonly around: { readonly first: number; readonly lines: readonly string[] };
}

/** The line of a file that names a target; the first one where none does. */
export function lineOf({ text }: Source, { url, name }: Pick<GateTarget, "url" | "name">): Line {
  if (text === null) return unread;
  const lines = text.split(/\r\n|\r|\n/);
  const index = spellings(url, name)
    .map((spelling) => lines.findIndex((line) => spelling.test(line)))
    .find((found) => found >= 0);
  const at = index ?? 0;
  const before = Math.max(0, at - 1);
  return { number: at + 1, text: lines[at] ?? "", around: { first: before + 1, lines: lines.slice(before, at + 2) } };
}

/** The first line of a file that is not at hand. */
export const unread: Line = { number: 1, text: null, around: { first: 1, lines: [] } };

/** As people write a target, the most telling spelling first: none is part of a longer name, and only the last of another path. */
function spellings(url: string, name: string | undefined): readonly RegExp[] {
  const bare = url.replace(/^https?:\/\//, "").replace(/\/$/, "");
  const [host = ""] = bare.split("/", 1);
  return [
    ...(name === undefined ? [] : [`(?<![\\w.-])${literally(name)}(?![\\w.-])`]),
    `(?<![\\w.-])${literally(bare)}/?(?![\\w/:?-]|\\.\\w)`,
    `(?<![\\w.-])${literally(host)}(?![\\w-]|\\.\\w)`,
  ].map((pattern) => new RegExp(pattern));
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/**
 * A URL as a path without scheme, for those who know files only: a reference that begins with a scheme, or with what looks like
 * one because of its port (RFC 3986 §4.2), would be taken for a place outside of the repository.
 */
export function pathOfUrl(url: string): string {
  const parsed = URL.parse(url);
  // A result that somebody else wrote may hold anything in the place of a URL.
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return "target";
  return `${parsed.host}${parsed.pathname}`
    .slice(0, 1000)
    .replace(/(?:%.?|\/+)$/, "")
    .replaceAll(/%(?![\da-f]{2})/gi, "%25")
    .replaceAll(/[^\w./~%-]/g, encodeURIComponent);
}

/** A path of the repository as a relative reference. */
export function encoded(path: string): string {
  return path
    .replaceAll(/\p{Surrogate}/gu, "\ufffd")
    .split("/")
    .map((segment) => encodeURIComponent(segment))
    .join("/");
}
