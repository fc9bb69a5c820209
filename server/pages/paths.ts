import type { AnyCheck } from "../../src/core/check.ts";

/** Every check by itself. */
export const toolsPath = "/tools";

/** How the service is doing. */
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

/** What every answer has in common. */
export const answersPath = `${docsPath}/answers`;

/** Every code that an error may bear. */
export const errorsPath = `${docsPath}/errors`;

/** Where agents ask (Model Context Protocol). */
export const agentsPath = "/mcp";

/** Where mailed links of notification channels lead: pages that ask before they do anything, since mail scanners open links. */
export const linkPaths = { confirm: "/channels/confirm", unsubscribe: "/channels/unsubscribe" } as const;

/** Where a form tells which colours a user wants. */
export const themePath = "/theme";

/** Where anything may be asked about: the form of the first page is sent here. */
export const reportsPath = "/report";

/** The report about a target. */
export function reportPath(target: string): string {
  return `${reportsPath}/${encodeURIComponent(target)}`;
}
