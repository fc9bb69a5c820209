import { distributions } from "../../data/distributions/index.ts";

/** Software that names itself; the version is null if not disclosed. */
export interface Product {
  readonly name: string;
  readonly version: string | null;
}

/** A list of modules may fill a whole line. */
const longest = 4096;
const mostProducts = 100;

/** `Phusion Passenger(R) 6.0.4` */
const trademark = /\((?:r|tm|c)\)/gi;

/** `Jetty(9.4.31.v20200723)`, `Zope/(2.13.22, python 2.7.6, linux2)`: brackets directly after the name are no comment. */
const attached = /(?<=[A-Za-z])\/?\((?<version>\d+\.\d[\w.+~-]*)[^()]*\)/g;

/** `nginx (1.10.3)`: a comment that only contains a version; four numbers may be an address. */
const bracketed = /(?<=[A-Za-z]) \((?!\d+(?:\.\d+){3}\))v?(?<version>\d+\.\d[\w.+~-]*)\)/g;

/** `All in One SEO (AIOSEO) 4.5.4`: a bracketed word between name and version is another name. */
const abbreviated = /(?<=[A-Za-z]) \([A-Za-z]{1,20}\) (?=v?\d+\.\d)/g;

/** `WEBrick/1.6.0 (Ruby/2.7.0/2019-12-25)`: its comment names the language. */
const ruby = /\((?<product>ruby\/\d+\.\d[\w.]*)\/\d{4}-\d\d-\d\d\)/gi;

/** RFC 9110 §10.2.4: comments are in parentheses; nested ones are rare. */
const comment = /\([^()]*\)/g;

/**
 * `nginx/1.27.3`, `PHP: 8.3.1`, `PHP-7.4.33`, `WordPress 6.7`, `GlassFish Server Open Source Edition 3.1.2.2`: up to six words, then a version. After
 * a colon or a hyphen, four numbers are an address, and one is a port or a date.
 */
const named =
  /(?<![\w.+!-])(?<name>[A-Za-z][\w.+!-]*?(?: [A-Za-z][\w.+!-]*){0,5}?)(?:\/v?| v?|(?:: ?|[-_])v?(?=\d+\.\d)(?!\d+(?:\.\d+){3}(?![\w.])))(?<version>\d[\w.+~:-]*)/g;

/** Filler words around a product: `Powered by WordPress 3.5`, `Site running Drupal 7`; inside a name they belong to it. */
const filler = /^(?:powered|running|runs|generated|made|built|created|served|with|by|using|from|at|on)$/i;

/** An address with a port, or a private address: no version. */
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}:\d{1,5}|192\.168\.\d{1,3}\.\d{1,3})$/;

/** `HTTP/1.1 nginx` */
const protocol = /^https?$/i;

/** The products that a header or generator names with a version; without any, the first one without. Bounded; never throws. */
export function readProducts(value: string): readonly Product[] {
  const text = tidy(value.slice(0, longest));
  const found = [...text.matchAll(named)].slice(0, mostProducts).flatMap(({ groups }) => {
    const name = withoutFiller(groups?.["name"] ?? "");
    const version = (groups?.["version"] ?? "").replace(/[.:~+-]+$/, "");
    return name === "" ? [] : [{ name, version: address.test(version) ? null : version }];
  });
  if (found.length > 0) return found;
  const name = unversionedName(text);
  return name === null ? [] : [{ name, version: null }];
}

/** The first name in a text without versions, with following capitalised words: `WP Engine`. */
function unversionedName(text: string): string | null {
  const words = text.split(/(?<=\s)|(?=\s)|[/;,]+/).filter((word) => word.trim() !== "");
  const first = words.findIndex((word) => /[A-Za-z]/.test(word) && !isOfSentence(word) && !protocol.test(word));
  if (first < 0) return null;
  const rest = words.slice(first + 1, first + mostWords);
  const end = rest.findIndex((word) => !/^[A-Z]/.test(word));
  return [words[first], ...(end < 0 ? rest : rest.slice(0, end))].join(" ");
}

const mostWords = 4;

function isOfSentence(word: string): boolean {
  return filler.test(word) || /^site$/i.test(word);
}

/** Normalises white space, trademark signs, and brackets around versions. */
function tidy(value: string): string {
  return value
    .replace(/\s+/g, " ")
    .replace(trademark, "")
    .replace(/ (?:version:? |ver: ?)(?=\d)/gi, " ")
    .replace(ruby, " $<product> ")
    .replace(abbreviated, " ")
    .replace(bracketed, "/$<version> ")
    .replace(attached, "/$<version> ")
    .replace(comment, "  ");
}

/** Whether {@link readProducts} reads a value completely. */
export function isReadWhole(value: string): boolean {
  return value.length <= longest && readProducts(value).length < mostProducts;
}

/** A name without filler words before it; empty if the number belongs to the sentence: `nginx on 10.0.0.5`. */
function withoutFiller(name: string): string {
  const words = name.split(" ");
  if (filler.test(words.at(-1) ?? "") || protocol.test(name)) return "";
  // Distinguishes `Site running Drupal` from `Site Kit by Google`.
  const start = /^site$/i.test(words[0] ?? "") && filler.test(words[1] ?? "") ? 1 : 0;
  const first = words.findIndex((word, at) => at >= start && !filler.test(word));
  return words.slice(first === start && start === 1 ? 0 : first).join(" ");
}

/** A version is a separate number, unlike the `1D2A` in a node's name. */
const versionNumber = /(?:^|[\s/(])v?(?<version>\d+(?:\.\d+)+[\w.+-]*|\d+(?=$|[\s;,)]))/;

/** The version in a value that contains little else; null without one. */
export function readVersion(value: string): string | null {
  return versionNumber.exec(value.slice(0, longest))?.groups?.["version"] ?? null;
}

/** The distribution that built a product, and its release if visible. */
export interface Packager {
  readonly distribution: string;
  readonly release: string | null;
}

/** The distribution that built a product and may patch it without changing the number; null if none is visible. */
export function packagerIn(value: string): Packager | null {
  const text = value.slice(0, longest);
  const found = distributions.find(({ mark }) => mark.test(text));
  if (!found) return null;
  return { distribution: found.name, release: found.releaseMark?.exec(text)?.groups?.["release"] ?? null };
}

/** The leading numbers of a version: `8.2.7-1ubuntu2` gives 8, 2 and 7. */
export function numbersOf(version: string): readonly number[] {
  const leading = /^v?(?<numbers>\d{1,9}(?:\.\d{1,9}){0,3})(?!\d)/.exec(version)?.groups?.["numbers"];
  return leading === undefined ? [] : leading.split(".").map(Number);
}

/** Negative if the first version is older; missing numbers count as zero. */
export function compareVersions(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
