import { printable } from "../../../core/printable.ts";
import { valuesOf, type Field } from "../../../formats/http/header-list.ts";
import type { PageSources } from "../../../formats/html/sources.ts";
import { endedDistribution } from "../../../data/distributions.ts";
import {
  isReadWhole,
  packagerIn,
  readProducts,
  type Packager,
  type Product,
} from "../../../formats/software/product-version.ts";
import { librariesIn } from "../../../formats/software/script-library.ts";
import { productsOf } from "../../../probes/page/leaks.ts";
import { fateOf } from "./fate.ts";
import type { OwaspRaw } from "../schema.ts";

type Software = OwaspRaw["software"][number];

const mostSoftware = 32;
const longestName = 60;
const longestEvidence = 200;

/**
 * What the headers of the `replies` on a way and the page at its end say that the site is made of, each product and version once. Where that is too much
 * to keep, what counts is kept: what nobody fixes any more first, then what bears a version.
 */
export function softwareOf(
  replies: readonly (readonly Field[])[],
  { scripts, generators }: PageSources,
  at: string,
): Pick<OwaspRaw, "software" | "softwareTotal" | "softwareUnread"> {
  const all = [
    ...replies.flatMap(ofReply),
    ...generators.flatMap((each) => readProducts(each).map((found) => toSoftware("meta generator", found, each))),
    ...scripts.flatMap(ofScript),
  ];
  const each = [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
  const rank = (one: Software): number => (fateOf(one, at).state === "dead" ? 0 : one.version === null ? 2 : 1);
  const software = each.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostSoftware);
  return { software, softwareTotal: each.length, softwareUnread: unreadIn(replies.flat(), generators) };
}

/** What names software and is too long to be read to its end. */
function unreadIn(headers: readonly Field[], generators: readonly string[]): readonly string[] {
  const naming = headers.filter(([name, value]) => productsOf(name, value).length > 0);
  const named = naming.map(([name, value]): Field => [name.toLowerCase(), value]);
  const all = [...named, ...generators.map((value): Field => ["meta generator", value])];
  return [...new Set(all.filter(([, value]) => !isReadWhole(value)).map(([source]) => source))];
}

function keyOf({ product, version, packagedBy }: Software): string {
  return JSON.stringify([product.toLowerCase(), version, packagedBy]);
}

/** Who built the web server that sent a reply, as its own header says. */
interface Host {
  /** Null where it does not say. */
  readonly packager: Packager | null;
  /** Whether it is of a distribution that has ended. */
  readonly hasEnded: boolean;
}

function ofReply(headers: readonly Field[]): readonly Software[] {
  const servers = valuesOf(headers, "server");
  const packager = servers.map(packagerIn).find((found) => found !== null) ?? null;
  const host = { packager, hasEnded: servers.some((value) => endedDistribution.test(value)) };
  return headers.flatMap(([name, value]) => ofHeader(name, value, host));
}

/**
 * Whose package a product is shows in its version, else in the header that names it. PHP alone names nobody in the packages of Debian and
 * of Red Hat, so that the one who built the web server may have built it, too. On CentOS the marks of Red Hat are those of CentOS.
 */
function ofHeader(name: string, value: string, { packager: host, hasEnded }: Host): readonly Software[] {
  const read = (text: string): Packager | null => {
    const marked = packagerIn(text);
    return hasEnded && marked?.distribution === "Red Hat" ? null : marked;
  };
  const inHeader = read(value);
  return productsOf(name, value).map((found) => {
    const own = found.version === null ? null : read(`${found.name}/${found.version}`);
    const packager = own ?? inHeader ?? (found.name === "PHP" ? host : null);
    return toSoftware(name.toLowerCase(), found, `${name.toLowerCase()}: ${value}`, packager);
  });
}

/** A script counts where it bears a version: its name alone tells nothing that the page does not. */
function ofScript(src: string): readonly Software[] {
  return librariesIn(src)
    .filter(({ version }) => version !== null)
    .map((library) => toSoftware("script", library, src));
}

function toSoftware(
  source: string,
  { name, version }: Product,
  seen: string,
  packagedBy: Packager | null = null,
): Software {
  return {
    source: printable(source, longestName),
    product: printable(name, longestName),
    version: version === null ? null : printable(version, longestName),
    packagedBy,
    evidence: printable(around(seen, version), longestEvidence),
  };
}

/** The part of a long value that holds what it is shown for. */
function around(seen: string, version: string | null): string {
  const at = version === null ? -1 : seen.indexOf(version);
  const end = at + (version?.length ?? 0);
  return end < longestEvidence ? seen : `…${seen.slice(Math.max(0, end - longestEvidence + 10), end)}`;
}
