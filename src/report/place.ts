import type { Outcome } from "../core/policy.ts";
import type { GateResult, GateTarget } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";

/** Whose pipeline a run is a step of, as far as a report depends on it. */
export type Pipeline = "github" | "gitlab" | "azure" | "other";

/** The repository file that names the targets: a configuration, or the pipeline itself. */
export interface SourceLocation {
  /** Relative to the repository root, with slashes. */
  readonly path: string;
  /** Null if the file is not available. */
  readonly text: string | null;
}

/** A position in a text, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A range up to, but not including, its end. */
export interface TextRange {
  readonly start: Position;
  readonly end: Position;
}

/** The rule and subject of a message. */
export interface About {
  readonly rule: string;
  readonly subject?: string;
}

/** The configuration of a run as a repository file. */
export interface ConfigSource {
  /** Relative to the repository root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** The value that causes a message: a failed threshold, else the target; null without either. A target of null is the run itself. */
  readonly rangeOf: (target: GateTarget | null, about: About) => TextRange | null;
}

/** The description of a rule, independent of targets. */
export interface Rule {
  readonly cause: string;
  readonly action: string;
  readonly reference?: string;
}

/** Everything a report needs besides the result. */
export interface ReportPlace {
  readonly language: Language;
  readonly source: SourceLocation | null;
  /** Absent without one, or if it is not in the repository. */
  readonly config?: ConfigSource;
  readonly pipeline: Pipeline | null;
  /** The handling of the verdict; absent for the defaults. */
  readonly outcome?: Outcome;
  /** By id; other rules are described by their findings. */
  readonly rules: ReadonlyMap<string, Rule>;
}

/** A report: a pure function of one result and its place. */
export type Report = (result: GateResult, place: ReportPlace) => string;

/**
 * A URL as a path without scheme for file-based tools, which would treat a reference with a scheme, or with a port that looks like one (RFC 3986
 * §4.2), as outside the repository.
 */
export function pathOfUrl(url: string): string {
  const parsed = URL.parse(url);
  // A remote result may contain anything instead of a URL.
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return "target";
  return `${parsed.host}${parsed.pathname}`
    .slice(0, 1000)
    .replace(/(?:%.?|\/+)$/, "")
    .replaceAll(/%(?![\da-f]{2})/gi, "%25")
    .replaceAll(/[^\w./~%-]/g, encodeURIComponent);
}

/** Encodes a repository path as a relative reference. */
export function encoded(path: string): string {
  return path
    .replaceAll(/\p{Surrogate}/gu, "\ufffd")
    .split("/")
    .map((segment) => encodeURIComponent(segment))
    .join("/");
}
