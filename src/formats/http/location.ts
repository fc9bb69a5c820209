import { valuesOf, type Field } from "./header-list.ts";

/** Where a reply sends the visitor. */
export interface Destination {
  /** Absolute, http or https, without user name and fragment; null where no browser follows it. */
  readonly url: string | null;
  /** The Location as it was received, at most 2048 characters. */
  readonly seen: string;
}

// Fetch §2.2.6: redirect statuses; 300, 304, 305 and 306 are pages to a browser.
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** How much of a Location that leads nowhere is kept to be shown. */
const longestShown = 2048;

/**
 * Reads where a reply redirects to; null where it does not: another status, no Location, or an empty one, which browsers
 * do not take for a redirect. Two Locations that differ lead nowhere: Fetch §4.4 makes them a network error.
 */
export function readLocation(
  { status, headers }: { readonly status: number; readonly headers: readonly Field[] },
  base: string,
): Destination | null {
  if (!redirectStatuses.has(status)) return null;
  const given = [...new Set(valuesOf(headers, "location").map((value) => value.trim()))].filter(
    (value) => value !== "",
  );
  const [location] = given;
  if (location === undefined) return null;
  const seen = given.join(", ").slice(0, longestShown);
  return { url: given.length > 1 ? null : resolve(location, base), seen };
}

function resolve(location: string, base: string): string | null {
  const url = URL.parse(escaped(location), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "" || url.port === "0") return null;
  // What a site writes before an @ is nobody's secret of ours to send on, and a fragment never leaves the browser.
  url.username = "";
  url.password = "";
  url.hash = "";
  return url.href;
}

/** Bytes above 127 came as latin1; browsers read them as what they are in UTF-8, so they are percent-encoded as they came. */
function escaped(location: string): string {
  return location.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
