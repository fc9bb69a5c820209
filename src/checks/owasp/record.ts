import { isIP } from "node:net";
import { within } from "../../core/address.ts";
import type { HttpReply } from "../../core/net.ts";
import { printable } from "../../core/printable.ts";
import { decodeBody } from "../../formats/content-coding.ts";
import { readCookieFlags } from "../../formats/cookie-flags.ts";
import { valuesOf } from "../../formats/header-list.ts";
import { readScriptSources } from "../../formats/html-sources.ts";
import { jqueryIn, packagerIn, readProducts } from "../../formats/product-version.ts";
import type { HttpRaw } from "../http/index.ts";
import type { OwaspRaw } from "./schema.ts";

const mostSoftware = 32;
const mostCookies = 50;
const mostAddresses = 16;
const longestName = 60;
const longestEvidence = 200;

/** What is recorded where no page was reached. */
export const noPage = {
  plainHttp: null,
  leaks: [],
  privateAddresses: [],
  software: [],
  packagedBy: null,
  cookies: [],
  cors: null,
} as const satisfies Partial<OwaspRaw>;

/** What a page gives away, as it is recorded. */
export function recordPage(
  { leaks, headers, address, finalUrl }: HttpRaw,
  reply: HttpReply,
): Pick<OwaspRaw, "leaks" | "software" | "packagedBy" | "privateAddresses"> {
  const own = new Set([address, new URL(finalUrl).hostname.replace(/^\[|\]$/g, "")]);
  return {
    leaks: leaks.map(({ source, value, kind }) => ({ source, value: printable(value, longestEvidence), kind })),
    software: [...leaks.flatMap(softwareIn), ...scripts(reply)].slice(0, mostSoftware),
    packagedBy: leaks.map(({ value }) => packagerIn(value)).find((name) => name !== null) ?? null,
    privateAddresses: privateAddresses(headers, own),
  };
}

type Software = OwaspRaw["software"][number];

function softwareIn({ source, value, kind, product, version }: HttpRaw["leaks"][number]): readonly Software[] {
  if (kind === "internal") return [];
  const evidence = printable(`${source}: ${value}`, longestEvidence);
  // The header itself names the product, and its value is nothing but the version, if that.
  const isOfHeader = product !== null && !value.includes(product);
  const found = isOfHeader ? [{ name: product, version }] : readProducts(value);
  return found.map((each) => ({ source, ...shown(each), evidence }));
}

function shown({ name, version }: { readonly name: string; readonly version: string | null }) {
  return { product: printable(name, longestName), version: version === null ? null : printable(version, longestName) };
}

/** The libraries that a page loads under their versions; each once. */
function scripts({ headers, body }: HttpReply): readonly Software[] {
  const type = valuesOf(headers, "content-type")[0] ?? "text/html";
  const decoded = /html/i.test(type) ? decodeBody(body, valuesOf(headers, "content-encoding").join(",")) : null;
  if (!decoded) return [];
  const found = new Map<string, Software>();
  for (const src of readScriptSources(new TextDecoder().decode(decoded))) {
    const library = jqueryIn(src);
    if (!library || library.version === null) continue;
    const evidence = printable(src, longestEvidence);
    found.set(library.version, { source: "script", ...shown(library), evidence });
  }
  return [...found.values()];
}

/** Headers whose value is software: a version of four numbers there looks like an address. */
const versioned = /^(?:server|x-powered-by|powered-by|x-generator|.*version|user-agent)$/i;

const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
const ipv6 = /\[(?<address>[0-9a-f:]{2,45})\]/gi;

/** RFC 1918, RFC 3927, RFC 4193, RFC 4291: networks that no visitor is in. */
const inside = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"];

function privateAddresses(headers: HttpRaw["headers"], own: ReadonlySet<string>): OwaspRaw["privateAddresses"] {
  const found = headers.flatMap(([name, value]) => {
    if (versioned.test(name)) return [];
    const written = [...value.matchAll(ipv4)].map(([text]) => text);
    const bracketed = [...value.matchAll(ipv6)].map(({ groups }) => groups?.["address"] ?? "");
    return [...written, ...bracketed]
      .filter((address) => isIP(address) !== 0 && !own.has(address) && within(address, inside))
      .map((address) => ({ source: printable(name.toLowerCase(), longestName), address }));
  });
  const each = new Map(found.map((one) => [`${one.source} ${one.address}`, one]));
  return [...each.values()].slice(0, mostAddresses);
}

/** The cookies that a page sets, without their values; the latest of a name counts. */
export function cookiesOf({ headers }: HttpReply, now: Date): OwaspRaw["cookies"] {
  const found = valuesOf(headers, "set-cookie")
    .slice(0, mostCookies)
    .flatMap((field) => readCookieFlags(field, now) ?? []);
  return [...new Map(found.map((cookie) => [cookie.name, cookie])).values()].map((cookie) => ({
    ...cookie,
    name: printable(cookie.name, longestName),
  }));
}
