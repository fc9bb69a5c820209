import type { AnyCheck } from "../../src/core/check.ts";

/** The index of single checks. */
export const toolsPath = "/tools";

/** The status page. */
export const statusPath = "/status";

/** The picture of link previews. */
export const cardPath = "/card.png";

/** Where a report of the gate is opened. */
export const openPath = "/open";

/** The page of a check: its form, and its answers. */
export function checkPath({ id }: Pick<AnyCheck, "id">): string {
  return `${toolsPath}/${id}`;
}

/** The index of the reference. */
export const docsPath = "/docs";

/** The page of the reference about one check. */
export function docsPathOf({ id }: Pick<AnyCheck, "id">): string {
  return `${docsPath}/${id}`;
}

/** The common parts of all answers. */
export const answersPath = `${docsPath}/answers`;

/** The operations on accounts. */
export const accountsDocsPath = `${docsPath}/accounts`;

/** Many inputs in one request, background runs, and probes. */
export const batchesDocsPath = `${docsPath}/batches`;

/** All error codes. */
export const errorsPath = `${docsPath}/errors`;

/** Many inputs of one check in one request. */
export const batchPath = "/api/batch";

/** Many inputs of one check in the background. */
export const runsPath = "/api/runs";

/** A measurement as Prometheus scrapes it. */
export const probePath = "/probe";

/** The endpoint for agents (Model Context Protocol). */
export const agentsPath = "/mcp";

/** The pages of notification channels' mailed links. They ask before acting, since mail scanners open links. */
export const linkPaths = { confirm: "/channels/confirm", unsubscribe: "/channels/unsubscribe" } as const;

/** Where the form for the colour theme is sent. */
export const themePath = "/theme";

/** Where the front page's form is sent. */
export const reportsPath = "/report";

/** The report about a target. */
export function reportPath(target: string): string {
  return `${reportsPath}/${encodeURIComponent(target)}`;
}

/** The table of several reports. */
export const manyReportsPath = "/reports";

/** The table of the reports about these targets. */
export function manyReportsPathOf(names: readonly string[]): string {
  return `${manyReportsPath}?${new URLSearchParams({ of: names.join(" ") }).toString()}`;
}

/** The permalink of a report's past moment, in milliseconds since 1970. */
export function momentPath(target: string, at: number): string {
  return `${reportPath(target)}/at/${new Date(at).toISOString()}`;
}

/** Two moments of a report side by side. */
export function comparePath(target: string, from: number, to: number): string {
  const times = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  return `${reportPath(target)}/compare?${new URLSearchParams(times).toString()}`;
}

/** Where badges are served. */
export const badgesPath = "/badge";

/** The badge of a check about a target. */
export function badgePath(check: string, target: string): string {
  return `${badgesPath}/${check}/${encodeURIComponent(target)}.svg`;
}
