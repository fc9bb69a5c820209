import type { Outcome } from "../core/policy.ts";
import type { GateResult, GateTarget } from "../core/result/result.ts";
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

/** Where something is in a text, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From one place to the one behind another. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** What something that is told is about: a rule, and what it was found on. */
export interface About {
  readonly rule: string;
  readonly subject?: string;
}

/** The configuration of a run as a file of the repository. */
export interface ConfigSource {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
  /** The value that is the reason: a threshold that is missed, else the target; null where the file has neither. A target of null is the run itself. */
  readonly rangeOf: (target: GateTarget | null, about: About) => Range | null;
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
  /** Absent where there is none, or where it is no file of the repository. */
  readonly config?: ConfigSource;
  readonly pipeline: Pipeline | null;
  /** What becomes of the verdict; as usual where it is absent. */
  readonly outcome?: Outcome;
  /** By id; what is not in it is described by what was found. */
  readonly rules: ReadonlyMap<string, Rule>;
}

/** A report: a pure function of one result and its place. */
export type Report = (result: GateResult, place: ReportPlace) => string;

/**
 * A URL as a path without scheme, for those who know files only: a reference that begins with a scheme, or with what looks like
 * one because of its port (RFC 3986 §4.2), would be taken for a place outside of the repository.
 */
export function pathOfUrl(url: string): string {
  const parsed = URL.parse(url);
  // A result from elsewhere may hold anything instead of a URL.
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
