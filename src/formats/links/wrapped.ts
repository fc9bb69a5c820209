import { inflateSync } from "node:zlib";
import { isGateway, linkWrappers, type LinkWrapper } from "../../data/phishing/link-wrappers.ts";

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
  const host = url.hostname.replace(/\.$/, "");
  const path = url.pathname.slice(0, longestValue);
  for (const each of linkWrappers) {
    if (!each.host.test(host)) continue;
    const within = each.path.exec(path);
    if (within === null) continue;
    const given = each.parameters.map((name) => valueOf(url, name)).find((value) => value !== null);
    // What stands in a path keeps its query: urldefense.com/v3/__https://host/a?b__;!!…
    const inner = given ?? (within[1] === undefined ? null : `${within[1]}${url.search}`);
    const found = inner === null ? null : urlIn(inner, each.coding, url);
    if (found !== null) return found;
  }
  return isGateway(host) ? withinGateway(url) : null;
}

/** Filters write names of parameters in any case. */
function valueOf({ search, searchParams }: URL, name: string): string | null {
  if (name === "?") return search.length > 1 ? search.slice(1) : null;
  return searchParams.get(name) ?? searchParams.get(name.toUpperCase());
}

/** Parameters that hold the address; others may hold one of the filter's own. */
const addressNames = ["u", "url", "a", "base64url", "target", "link", "q"];
const mostValues = 40;

/** The address in a link of a mail filter: in a parameter, at the end of the path, or a part of it in base64. Null for a link with a token. */
function withinGateway(url: URL): URL | null {
  const named = [...url.searchParams]
    .slice(0, mostValues)
    .map(([name, value]) => ({ name: name.toLowerCase(), value }));
  const ofNames = addressNames.flatMap((name) => named.filter((each) => each.name === name));
  const tail = /\/(?<tail>https?(?::|%3a).+)$/is.exec(url.pathname.slice(0, longestValue))?.groups?.["tail"];
  const values = [
    ...[...ofNames, ...named].map(({ value }) => value),
    ...(tail === undefined ? [] : [doubleSlashed(`${percentDecoded(tail) ?? tail}${url.search}`)]),
    ...url.pathname.split("/").slice(0, mostValues),
  ];
  for (const value of values) {
    const read = [sophos(value, url), value, percentDecoded(value), decodedBase64(value), inflated(value)];
    const found = read.map(httpUrl).find((each) => each !== null);
    if (found) return found;
  }
  return null;
}

/** Egress compresses the address: base64url of zlib (RFC 1950), which begins with 0x78. */
function inflated(text: string): string | null {
  if (!/^e[A-Za-z][\w+/-]{8,2048}={0,2}$/.test(text)) return null;
  try {
    return inflateSync(Buffer.from(text, "base64url"), { maxOutputLength: longestValue }).toString("utf8");
  } catch {
    return null;
  }
}

/** The host that a mail filter states beside its token, as an address; null where it states none. */
export function statedTarget(url: URL): URL | null {
  if (!isGateway(url.hostname)) return null;
  const host = url.searchParams.get("domain") ?? url.searchParams.get("@OriginalLink") ?? "";
  return /^(?:[a-z\d_-]{1,63}\.){1,8}[a-z][a-z\d-]{1,62}$/i.test(host) ? httpUrl(`https://${host}/`) : null;
}

function urlIn(value: string, coding: LinkWrapper["coding"], wrapped: URL): URL | null {
  if (coding === "proofpoint-3") return httpUrl(proofpoint3(value));
  if (coding === "translated-host") return translated(value, wrapped);
  if (coding === "host-path")
    return withoutAmp(httpUrl(`${value.startsWith("s/") ? "https" : "http"}://${value.replace(/^s\//, "")}`));
  // Proofpoint v2 replaces percent signs with hyphens and slashes with underscores.
  const written = coding === "proofpoint-2" ? value.replaceAll("_", "/").replaceAll("-", "%") : value;
  // ___https://host/a?b___.YXAz
  if (coding === "underscored")
    return httpUrl(doubleSlashed(written.slice(0, Math.max(0, written.lastIndexOf("___")))));
  const read = [written, percentDecoded(written), decodedBase64(written.replace(/^a1/, "")), schemed(written)];
  return read.map(httpUrl).find((url) => url !== null) ?? null;
}

/** Google takes an address without a scheme: `url?q=host.example/a`. */
function schemed(written: string): string | null {
  return /^(?:[a-z\d_-]{1,63}\.){1,8}[a-z][a-z\d-]{1,62}(?:[/?#:]|$)/i.test(written) ? `http://${written}` : null;
}

/** The AMP cache adds parameters of its own. */
function withoutAmp(url: URL | null): URL | null {
  for (const name of ["amp_js_v", "amp_gsa", "usqp"]) if (url?.searchParams.has(name)) url.searchParams.delete(name);
  return url;
}

/** URL parsing merges the two slashes of a scheme inside a path. */
function doubleSlashed(written: string): string {
  return written.replace(/^(?<scheme>https?):\/{1,2}/i, "$<scheme>://");
}

/** Google Translate writes a host as one label: `-` for a dot, and `--` for a hyphen. */
function translated(path: string, { hostname, searchParams }: URL): URL | null {
  const encoded = searchParams.has("_x_tr_enc") ? /^[01]-/ : /^$/;
  const label = hostname.slice(0, -".translate.goog".length).replace(encoded, "");
  const host = label.replace(/--?/g, (hyphens) => (hyphens === "-" ? "." : "-"));
  const url = host.includes(".") ? httpUrl(`${searchParams.get("_x_tr_sch") ?? "https"}://${host}`) : null;
  if (url === null) return null;
  const [where = "", query = ""] = path.split(/\?(.*)/s, 2);
  url.pathname = where;
  const own = new URLSearchParams(query);
  for (const name of searchParams.keys()) if (name.startsWith("_x_tr_")) own.delete(name);
  url.search = own.toString();
  return url;
}

/** Sophos gives the host in d and the whole address, in base64, in u. */
function sophos(value: string, { hostname, searchParams }: URL): string | null {
  if (!hostname.endsWith("protection.sophos.com")) return null;
  return (
    decodedBase64(searchParams.get("u") ?? "") ??
    (/^[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}$/.test(value) ? `http://${value}` : null)
  );
}

/**
 * Proofpoint v3: `__URL__;BASE64!!…`. A `*` in the address stands for the next character of the decoded text, `**` and a letter for a run of as
 * many as the letter's place says, from two (https://help.proofpoint.com/ "URL Defense decoding").
 */
function proofpoint3(value: string): string | null {
  const parts = /^(?<address>.+?)__;(?<replaced>[\w+/=-]*)(?:!|$)/s.exec(value)?.groups;
  if (!parts) return null;
  const { address = "", replaced = "" } = parts;
  const characters = Array.from(Buffer.from(replaced, "base64url").toString("utf8"));
  let next = 0;
  const plain = address.replace(/\*(?:\*(?<length>[\w-]))?/g, (_, length: string | undefined) => {
    const count = length === undefined ? 1 : runs.indexOf(length) + 2;
    next += count;
    return characters.slice(next - count, next).join("");
  });
  return doubleSlashed(/^https?%3a/i.test(plain) ? (percentDecoded(plain) ?? plain) : plain);
}

const runs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

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
