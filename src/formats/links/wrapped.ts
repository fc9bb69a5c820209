import { linkWrappers } from "../../data/phishing/link-wrappers.ts";

/** Maximum nesting of link-wrapping services. */
const deepest = 3;

const longestValue = 4096;

/** The target of a link behind redirect services, such as those of mail filters; other URLs unchanged. */
export function unwrap(url: URL): URL {
  let current = url;
  for (let depth = 0; depth < deepest; depth += 1) {
    const inner = innerOf(current);
    if (inner === null) break;
    current = inner;
  }
  return current;
}

function innerOf(url: URL): URL | null {
  const wrapper = linkWrappers.find(({ host, path }) => {
    const isHost = url.hostname === host || url.hostname.endsWith(`.${host}`);
    return isHost && url.pathname.startsWith(path);
  });
  const given = wrapper?.parameters.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  return given === undefined || given === null ? null : urlIn(given, url.hostname);
}

function urlIn(value: string, host: string): URL | null {
  // Proofpoint v2 replaces percent signs with hyphens and slashes with underscores.
  const written = host === "urldefense.proofpoint.com" ? value.replaceAll("_", "/").replaceAll("-", "%") : value;
  const read = [written, percentDecoded(written), decodedBase64(written.replace(/^a1/, ""))];
  return read.map(httpUrl).find((url) => url !== null) ?? null;
}

/** The text as an absolute http or https URL; null for any other text. */
export function httpUrl(text: string | null): URL | null {
  if (text === null || text.length > longestValue) return null;
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url !== null && url.hostname !== "" && url.port !== "0" ? url : null;
}

/** Decodes percent escapes; null if they are invalid. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text.slice(0, longestValue));
  } catch {
    return null;
  }
}

/** Decodes a base64 or base64url text if the result is a link; null otherwise. */
export function decodedBase64(text: string): string | null {
  if (text.length > longestValue || !/^[\w+/-]+={0,2}$/.test(text)) return null;
  const decoded = Buffer.from(text, "base64url").toString("utf8");
  return /^https?:\/\/[!-~]+$/i.test(decoded) ? decoded : null;
}
