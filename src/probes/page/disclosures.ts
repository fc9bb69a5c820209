import { leakHeaders, type LeakHeader } from "../../data/http/leak-headers.ts";
import type { HeaderField } from "../../formats/http/header-list.ts";
import { readProducts, readVersion, type Product } from "../../formats/software/product-version.ts";
import { beginning } from "../../core/shorten.ts";

/** Information about the server's software that a reply discloses. */
export interface Disclosure {
  /** The header, in lower case; `meta generator` for the element of that name. */
  readonly source: string;
  /** The value, at most 200 characters. */
  readonly value: string;
  /** `version`: software with its version. `product`: software only. `internal`: internals of the site. */
  readonly kind: "version" | "product" | "internal";
  readonly product: string | null;
  readonly version: string | null;
}

const known = new Map(leakHeaders.map((each) => [each.header, each]));
const longestValue = 200;
const mostLeaks = 32;

/**
 * Finds what headers and generator elements disclose. Each header and value is reported once, and every header once before any is repeated.
 */
export function findDisclosures(headers: readonly HeaderField[], generators: readonly string[]): readonly Disclosure[] {
  const leaks = new Map<string, Disclosure>();
  for (const [name, value] of headers) {
    const leak = leakIn(name.toLowerCase(), value.trim());
    if (leak) leaks.set(`${leak.source} ${leak.value}`, leak);
  }
  const all = [...leaks.values()];
  const first = new Map(all.toReversed().map((leak) => [leak.source, leak]));
  const again = all.filter((leak) => first.get(leak.source) !== leak).slice(0, Math.max(0, mostLeaks - first.size));
  const kept = new Set([...first.values(), ...again]);
  return [...all.filter((leak) => kept.has(leak)), ...generators.flatMap((each) => generatorIn(each.trim()))];
}

/** The software that a response header names; empty where it names none, or discloses internals instead. */
export function productsOf(name: string, value: string): readonly Product[] {
  const row = known.get(name.toLowerCase());
  if (!row || row.kind === "internal" || value.trim() === "") return [];
  return productsIn(row, value.trim());
}

function productsIn({ kind, product }: LeakHeader, value: string): readonly Product[] {
  if (product === undefined) return readProducts(value).map(withoutConstant);
  return [{ name: product, version: kind === "version" ? readVersion(value) : null }];
}

/**
 * Fixed product tokens that are the same in every version: Tomcat's connector up to 8, Amazon's load balancer, Windows' HTTP.sys, and the
 * specification versions of Java servers.
 */
const constant = /^(?:apache-coyote\/1\.1|awselb\/2\.0|microsoft-httpapi\/[12]\.0|(?:servlet|jsp|jsf|ejb)\/[\d.]+)$/i;

function withoutConstant(found: Product): Product {
  const { name, version } = found;
  return constant.test(`${name}/${version ?? ""}`) ? { name, version: null } : found;
}

function leakIn(source: string, value: string): Disclosure | null {
  const row = known.get(source);
  if (!row || value === "") return null;
  if (row.kind !== "internal") return telling(source, value, productsIn(row, value));
  return { source, value: beginning(value, longestValue), kind: "internal", product: null, version: null };
}

function generatorIn(value: string): readonly Disclosure[] {
  return value === "" ? [] : [telling("meta generator", value, readProducts(value))];
}

/** `nginx/1.27.3 (Debian)`, `WordPress 6.7`, `Apache (Unix) OpenSSL/3.0.2`, `cloudflare`: the first product with a version is reported. */
function telling(source: string, value: string, products: readonly Product[]): Disclosure {
  const { name = null, version = null } = products.find((each) => each.version !== null) ?? products[0] ?? {};
  const kind = version === null ? "product" : "version";
  return { source, value: beginning(value, longestValue), kind, product: name, version };
}
