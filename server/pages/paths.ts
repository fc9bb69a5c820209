import type { AnyCheck } from "../../src/core/check.ts";

/** The index of single checks. */
export const toolsPath = "/tools";

/** The status page. */
export const statusPath = "/status";

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

/** All error codes. */
export const errorsPath = `${docsPath}/errors`;

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
