/** The names of all report kinds. */
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

/** The name of a report kind. */
export type ReportKind = (typeof reportKinds)[number];
