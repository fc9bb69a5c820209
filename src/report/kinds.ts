import type { ReportKind } from "./kind-names.ts";
import type { Report } from "./place.ts";

/** A report kind: its description, and its module, loaded on demand. */
interface Kind {
  readonly about: string;
  readonly load: () => Promise<Report>;
  /** Whether it describes rules besides findings. */
  readonly hasRules?: true;
}

/** Every report kind by name. */
export const kinds = {
  text: { about: "the report for people", load: async () => (await import("./kinds/text.ts")).textReport },
  json: { about: "the result object", load: async () => (await import("./kinds/json.ts")).toJson },
  ndjson: {
    about: "one line for each target, and one for the total",
    load: async () => (await import("./kinds/ndjson.ts")).ndjson,
  },
  markdown: {
    about: "a page for a comment or a job summary, at most 60 kB",
    load: async () => (await import("./kinds/markdown.ts")).markdown,
  },
  sarif: {
    about: "SARIF 2.1.0, for code scanning",
    load: async () => (await import("./kinds/sarif.ts")).sarif,
    hasRules: true,
  },
  junit: { about: "JUnit XML, for test reports", load: async () => (await import("./kinds/junit.ts")).junit },
  codequality: { about: "GitLab Code Quality", load: async () => (await import("./kinds/codequality.ts")).codeQuality },
  github: {
    about: "annotations of a GitHub workflow",
    load: async () => (await import("./github/annotations.ts")).githubReport,
  },
  azure: { about: "issues of an Azure pipeline", load: async () => (await import("./kinds/azure.ts")).azure },
  tap: { about: "TAP 13", load: async () => (await import("./kinds/tap.ts")).tap },
  badge: { about: "the verdict as an SVG image", load: async () => (await import("./kinds/badge.ts")).badge },
} as const satisfies Readonly<Record<ReportKind, Kind>>;

/** Whether a report kind describes rules and needs their texts. */
export function hasRules(kind: ReportKind): boolean {
  return "hasRules" in kinds[kind];
}
