/** The names of all kinds of reports, as people type them. */
export const reportKinds = [
  "text",
  "json",
  "ndjson",
  "markdown",
  "sarif",
  "junit",
  "codequality",
  "github",
  "azure",
  "tap",
  "badge",
] as const;

/** The name of a kind of report. */
export type ReportKind = (typeof reportKinds)[number];
