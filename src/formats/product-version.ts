import { distributions, endedDistribution } from "../data/distributions.ts";

/** Software that names itself; the version is null where it does not say. */
export interface Product {
  readonly name: string;
  readonly version: string | null;
}

const longest = 200;
const mostProducts = 10;

/** RFC 9110 §10.2.4: a comment stands in parentheses; those inside others are as rare as they are useless. */
const comment = /\([^()]*\)/g;

/** `nginx/1.27.3`, `PHP/8.3.1`, `WordPress 6.7`, `Apache Tomcat/9.0.50`: up to three words, then a version. */
const named = /(?<name>[A-Za-z][\w.+!-]*(?: [A-Za-z][\w.+!-]*){0,2}?)(?:\/| )v?(?<version>\d[\w.+~:-]*)/g;

/** The software that a header or a generator names with its version, and where there is none, the first one without. Bounded; never throws. */
export function readProducts(value: string): readonly Product[] {
  const text = value.slice(0, longest).replace(comment, " ");
  const found = [...text.matchAll(named)].slice(0, mostProducts).flatMap(({ groups }) => {
    const { name, version } = groups ?? {};
    return name === undefined || version === undefined ? [] : [{ name, version: version.replace(/[.:~+-]+$/, "") }];
  });
  if (found.length > 0) return found;
  const name = /^\s*(?<name>[^\s/;,]+)/.exec(text)?.groups?.["name"];
  return name === undefined ? [] : [{ name, version: null }];
}

/** The distribution that built what names itself so, and fixes it under that number; null where none shows. */
export function packagerIn(value: string): string | null {
  const text = value.slice(0, longest);
  if (endedDistribution.test(text)) return null;
  return distributions.find(({ mark }) => mark.test(text))?.name ?? null;
}

const jqueryFile = /^jquery(?:[-.](?<version>\d{1,3}(?:\.\d{1,3}){1,2}))?(?:[-.](?:min|slim|pack))*\.js$/i;
const versionSegment = /^(?:jquery@|v)?(?<version>\d{1,3}(?:\.\d{1,3}){1,2})$/i;

/**
 * The version of jQuery in the URL of a script, where the file or a directory above it bears one; null for any other script. A query
 * is not read: what stands there is as often the version of the page.
 */
export function jqueryIn(src: string): Product | null {
  const path = src.slice(0, 2048).split(/[?#]/, 1)[0] ?? "";
  const segments = path.split("/");
  const file = jqueryFile.exec(segments.at(-1) ?? "");
  if (!file) return null;
  // https://code.jquery.com/jquery-3.7.1.min.js, …/ajax/libs/jquery/3.7.1/jquery.min.js, …/npm/jquery@3.7.1/dist/jquery.min.js
  const above = segments.slice(-4, -1).map((segment) => versionSegment.exec(segment)?.groups?.["version"]);
  const version = file.groups?.["version"] ?? above.findLast((each) => each !== undefined) ?? null;
  return { name: "jQuery", version };
}

/** The leading numbers of a version: `8.2.7-1ubuntu2` is 8, 2 and 7. */
export function numbersOf(version: string): readonly number[] {
  const leading = /^v?(?<numbers>\d{1,9}(?:\.\d{1,9}){0,3})(?!\d)/.exec(version)?.groups?.["numbers"];
  return leading === undefined ? [] : leading.split(".").map(Number);
}

/** Below zero where the first version is the older one; missing numbers count as zero. */
export function compareVersions(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
