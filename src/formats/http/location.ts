import { valuesOf, type HeaderField } from "./header-list.ts";

/** The target of a redirect. */
export interface Destination {
  /** Absolute, http or https, without user name and fragment; null if browsers do not follow it. */
  readonly url: string | null;
  /** The Location as received, at most 2048 characters. */
  readonly seen: string;
}

// Fetch §2.2.6: redirect statuses; browsers treat 300, 304, 305 and 306 as pages.
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** How much of an invalid Location is kept for display. */
const longestShown = 2048;

/**
 * Reads a redirect; null for another status, or a missing or empty Location, which Chromium shows as a page. Two different Locations, even if one is
 * empty, lead nowhere: Fetch §4.4 makes them a network error.
 */
export function readLocation(
  { status, headers }: { readonly status: number; readonly headers: readonly HeaderField[] },
  base: string,
): Destination | null {
  if (!redirectStatuses.has(status)) return null;
  const given = [...new Set(valuesOf(headers, "location").map((value) => value.trim()))];
  const [location] = given;
  if (location === undefined || (location === "" && given.length === 1)) return null;
  const seen = given.join(", ").slice(0, longestShown);
  return { url: given.length > 1 ? null : resolve(location, base), seen };
}

/** Whether a redirect has an empty Location: Chromium shows the page, Firefox requests the same URL again. */
export function hasEmptyLocation(reply: {
  readonly status: number;
  readonly headers: readonly HeaderField[];
}): boolean {
  const values = valuesOf(reply.headers, "location");
  return redirectStatuses.has(reply.status) && values.length > 0 && values.every((value) => value.trim() === "");
}

/** The absolute URL that a browser would open, without user name and fragment; null if it is not http or https. */
export function resolve(location: string, base: string): string | null {
  const url = URL.parse(escaped(location), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "" || url.port === "0") return null;
  // Credentials in a site's redirect are not sent, and a fragment never leaves the browser.
  url.username = "";
  url.password = "";
  url.hash = "";
  return url.href;
}

/** Bytes above 127 arrive as latin1; browsers treat them as UTF-8, so they are percent-encoded unchanged. */
function escaped(location: string): string {
  return location.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
