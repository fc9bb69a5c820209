import { leakHeaders, type LeakHeader } from "../data/leak-headers.ts";
import type { Field } from "../formats/header-list.ts";

/** Something that a reply gives away about the software behind it. */
export interface Leak {
  /** The header, in lower case; `meta generator` for the element of that name. */
  readonly source: string;
  /** What it says, at most 200 characters. */
  readonly value: string;
  /** `version` = software and its version, `product` = software alone, `internal` = the inside of the site. */
  readonly kind: "version" | "product" | "internal";
  readonly product: string | null;
  readonly version: string | null;
}

const known = new Map(leakHeaders.map((each) => [each.header, each]));
const longestValue = 200;
const mostLeaks = 32;

/** Finds what the headers and the generator of a page give away; the same header with the same value is told once. */
export function findLeaks(headers: readonly Field[], generator: string | null): readonly Leak[] {
  const said: Field[] = headers.map(([name, value]) => [name.toLowerCase(), value.trim().slice(0, longestValue)]);
  const leaks = new Map<string, Leak>();
  for (const [source, value] of said) {
    const row = known.get(source);
    const leak = row && value !== "" ? toLeak(row, value) : null;
    if (leak && leaks.size < mostLeaks) leaks.set(`${source} ${value}`, leak);
  }
  const page = generator?.trim().slice(0, longestValue) ?? "";
  return [...leaks.values(), ...(page === "" ? [] : [describe("meta generator", page)])];
}

function toLeak({ header, kind, product }: LeakHeader, value: string): Leak {
  if (kind === "internal") return { source: header, value, kind, product: null, version: null };
  if (kind === "product" && product === undefined) return describe(header, value);
  const version = kind === "version" ? versionIn(value) : null;
  return { source: header, value, kind: version === null ? "product" : "version", product: product ?? null, version };
}

const productFirst = /^(?<product>[A-Za-z][\w.+-]*(?: [A-Za-z][\w.+-]*){0,3}?)(?:\/| )v?(?<version>\d[\w.+-]*)/;

/** `nginx/1.27.3 (Debian)`, `PHP/8.3.1`, `WordPress 6.7`, `Apache (Unix) OpenSSL/3.0.2`, `cloudflare`. */
function describe(source: string, value: string): Leak {
  const named = productFirst.exec(value)?.groups;
  const product = named?.["product"] ?? /^[^\s/;,(]+/.exec(value)?.[0] ?? null;
  const version = versionIn(named?.["version"] ?? "") ?? versionIn(value);
  return { source, value, kind: version === null ? "product" : "version", product, version };
}

/** A version is a number that stands for itself: not the `1D2A` of a node's name. */
const versionNumber = /(?:^|[\s/(])v?(?<version>\d+(?:\.\d+)+[\w.+-]*|\d+(?=$|[\s;,)]))/;

function versionIn(value: string): string | null {
  return versionNumber.exec(value)?.groups?.["version"] ?? null;
}
