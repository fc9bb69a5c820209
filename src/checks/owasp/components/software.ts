import { printable } from "../../../core/printable.ts";
import { valuesOf, type HeaderField } from "../../../formats/http/header-list.ts";
import type { PageSources } from "../../../formats/html/sources.ts";
import {
  isReadWhole,
  packagerIn,
  readProducts,
  type Packager,
  type Product,
} from "../../../formats/software/product-version.ts";
import { librariesIn } from "../../../formats/software/script-library.ts";
import { supportOf } from "../../../formats/software/support.ts";
import { productsOf } from "../../../probes/page/disclosures.ts";
import type { OwaspRaw } from "../schema.ts";

type Software = OwaspRaw["software"][number];

const mostSoftware = 32;
const longestName = 60;
const longestEvidence = 200;

/**
 * The software that the headers of `replies` and the final page disclose, each product and version once. If there is too much, unsupported versions
 * are kept first, then other versions.
 */
export function softwareOf(
  replies: readonly (readonly HeaderField[])[],
  { scripts, styles, generators }: PageSources,
  at: string,
): Pick<OwaspRaw, "software" | "softwareTotal" | "softwareUnread"> {
  const all = [
    ...replies.flatMap(ofReply),
    ...generators.flatMap((each) => readProducts(each).map((found) => toSoftware("meta generator", found, each))),
    ...scripts.flatMap((src) => ofFile(src, "script")),
    ...styles.flatMap((href) => ofFile(href, "stylesheet")),
  ];
  const each = [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
  const software = each.toSorted((a, b) => rankAt(a, at) - rankAt(b, at)).slice(0, mostSoftware);
  return { software, softwareTotal: each.length, softwareUnread: unreadIn(replies.flat(), generators) };
}

/** Unsupported software first, then what has a version. */
function rankAt(one: Software, at: Parameters<typeof supportOf>[1]): number {
  if (supportOf(one, at).state === "dead") return 0;
  return one.version === null ? 2 : 1;
}

/** Headers and generator tags that name software and are too long to read completely. */
function unreadIn(headers: readonly HeaderField[], generators: readonly string[]): readonly string[] {
  const naming = headers.filter(([name, value]) => productsOf(name, value).length > 0);
  const named = naming.map(([name, value]): HeaderField => [name.toLowerCase(), value]);
  const all = [...named, ...generators.map((value): HeaderField => ["meta generator", value])];
  return [...new Set(all.filter(([, value]) => !isReadWhole(value)).map(([source]) => source))];
}

function keyOf({ product, version, packagedBy }: Software): string {
  return JSON.stringify([product.toLowerCase(), version, packagedBy]);
}

function ofReply(headers: readonly HeaderField[]): readonly Software[] {
  const host =
    valuesOf(headers, "server")
      .map(packagerIn)
      .find((found) => found !== null) ?? null;
  return headers.flatMap(([name, value]) => ofHeader(name, value, host));
}

/** They use Red Hat's marks. */
const markedAsRedHat: ReadonlySet<string> = new Set(["CentOS Linux", "Amazon Linux 1", "Amazon Linux 2"]);

/**
 * The distribution of a product shows in its version or else in the header. PHP packages of Debian and Red Hat have no suffix, so the distribution of
 * the web server that sent the reply is assumed.
 */
function ofHeader(name: string, value: string, host: Packager | null): readonly Software[] {
  const read = (text: string): Packager | null => {
    const marked = packagerIn(text);
    const isHost = host !== null && markedAsRedHat.has(host.distribution) && marked?.distribution === "Red Hat";
    return isHost ? { distribution: host.distribution, release: marked.release } : marked;
  };
  const inHeader = read(value);
  return productsOf(name, value).map((found) => {
    const own = found.version === null ? null : read(`${found.name}/${found.version}`);
    const packager = own ?? inHeader ?? (found.name === "PHP" ? host : null);
    return toSoftware(name.toLowerCase(), found, `${name.toLowerCase()}: ${value}`, packager);
  });
}

/** A file that the page loads counts only with a version; its name alone adds nothing to the page's source. */
function ofFile(address: string, kind: "script" | "stylesheet"): readonly Software[] {
  return librariesIn(address, kind)
    .filter(({ version }) => version !== null)
    .map((library) => toSoftware(kind, library, address));
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

/** The part of a long value that shows the product. */
function around(seen: string, version: string | null): string {
  const at = version === null ? -1 : seen.indexOf(version);
  const end = at + (version?.length ?? 0);
  return end < longestEvidence ? seen : `…${seen.slice(Math.max(0, end - longestEvidence + 10), end)}`;
}
