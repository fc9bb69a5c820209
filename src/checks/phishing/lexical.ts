import { domainToUnicode } from "node:url";
import { lookalikeLetters } from "../../data/lookalike-letters.ts";
import { brands, type Brand } from "../../data/phishing/brands.ts";
import { lureWords } from "../../data/phishing/lures.ts";
import { isTracker } from "../../data/phishing/mail-trackers.ts";
import { mixedTops, riskyTops, shorteners } from "../../data/phishing/suffixes.ts";
import type { Host } from "./host.ts";
import { isRandom } from "./random-label.ts";
import type { Signal } from "./signals.ts";

/** The signals in the URL itself, before any request. */
export function lexicalSignals(url: URL, host: Host): readonly Signal[] {
  const owner = ownerOf(host);
  if (owner !== null) return [];
  return [...hostSignals(url, host), ...brandSignals(url, host), ...wordSignals(url, host)];
}

/** The brand that owns a host's domain; null if none in the table does. */
export function ownerOf({ name, domain, freeHost }: Host): Brand | null {
  if (domain === null || freeHost !== null) return null;
  return brands.find(({ domains }) => domains.some((own) => name === own || name.endsWith(`.${own}`))) ?? null;
}

function hostSignals(url: URL, { name, isAddress, domain, suffix, freeHost, labels }: Host): readonly Signal[] {
  const top = suffix.split(".").at(-1) ?? "";
  const isShortener = domain !== null && shorteners.has(domain);
  // Mail services and CDNs generate their host names, which say nothing about the user.
  const chosen = isMachineNamed(name) ? [] : labels;
  const random = chosen.filter(isRandom);
  // Hyphens and digits of A-labels come from the encoding.
  const ascii = chosen.filter((label) => !label.startsWith("xn--"));
  return [
    ...on(isAddress, "address-literal", name),
    ...on(url.username !== "" || url.password !== "", "userinfo", ""),
    ...on(url.port !== "" && !["80", "443", "8080", "8443"].includes(url.port), "odd-port", url.port),
    ...on(/(?:^|\.)xn--/.test(name), "punycode", name),
    ...on(hasLookalikes(name), "lookalike-letters", name),
    ...on(freeHost !== null, "free-host", freeHost ?? ""),
    ...on(isShortener, "shortener", domain ?? ""),
    ...on(freeHost === null && riskyTops.has(top), "risky-top", top),
    ...on(freeHost === null && !riskyTops.has(top) && mixedTops.has(top), "mixed-top", top),
    ...on(chosen.length >= 4, "deep-name", `${chosen.length}`),
    ...on(domain !== null && domain.length >= 30, "long-name", domain ?? ""),
    ...on(hasInnerSuffix(labels), "inner-suffix", labels.join(".")),
    ...on(random.length > 0 && !isShortener, "random-label", random[0] ?? ""),
    ...on(
      ascii.some((label) => (label.match(/\d/g)?.length ?? 0) >= 3),
      "digits",
      "",
    ),
    ...on(
      ascii.some((label) => (label.match(/-/g)?.length ?? 0) >= 2),
      "hyphens",
      "",
    ),
  ];
}

/** Whether this host's subdomains are generated for customers. */
function isMachineNamed(name: string): boolean {
  return isTracker(name) || /^d[a-z0-9]{12,13}\.cloudfront\.net$/.test(name);
}

function brandSignals(url: URL, { labels }: Host): readonly Signal[] {
  const registered = labels.at(-1) ?? "";
  const inRegistered = brandIn(registered);
  const inLabels = inRegistered === null ? firstOf(labels.slice(0, -1)) : null;
  const inPath = inRegistered === null && inLabels === null ? brandIn(textOfPath(url)) : null;
  return [
    ...on(inRegistered !== null, "brand-domain", inRegistered ?? ""),
    ...on(inLabels !== null, "brand-subdomain", inLabels ?? ""),
    ...on(inPath !== null, "brand-path", inPath ?? ""),
  ];
}

function wordSignals(url: URL, { labels }: Host): readonly Signal[] {
  const inHost = wordsOf(labels.join(".")).filter((word) => lureWords.has(word));
  // Most sites name a query parameter id, so only the name is ignored: /item?id=5.
  const inPath = wordsOf(textOfPath(url).replace(/(?<=[?&;])id\d*(?==|&|$)/g, "")).filter((word) =>
    lureWords.has(word),
  );
  return [
    ...on(inHost.length > 0, "lure-host", inHost[0] ?? ""),
    ...on(inPath.length > 0, "lure-path", inPath[0] ?? ""),
    ...on(/\.apk(?:$|[?#])/i.test(url.href), "apk", ""),
    ...on(/\.(?:php|aspx?|cgi)$/i.test(url.pathname), "script-path", ""),
    ...on(/^\?[a-z]{4,12}=?$/.test(url.search), "random-query", ""),
    ...on(
      /^\/[A-Za-z0-9]{6,14}\/?$/.test(url.pathname) && isRandom(url.pathname.replaceAll("/", "").toLowerCase()),
      "random-path",
      "",
    ),
  ];
}

function on(holds: boolean, id: Signal["id"], detail: string): readonly Signal[] {
  return holds ? [{ id, detail: detail.slice(0, longestDetail) }] : [];
}

const longestDetail = 100;
const longestPath = 512;

function textOfPath({ pathname, search }: URL): string {
  const text = `${pathname}${search}`.slice(0, longestPath).toLowerCase();
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^a-z0-9_]+/).flatMap((word) => [word, word.replace(/\d+$/, "")]);
}

/** `www.bank.co.kr.evil.example`: a public suffix in the middle of the name. */
function hasInnerSuffix(labels: readonly string[]): boolean {
  const inner = labels.slice(0, -1);
  return inner.some((label, index) => index > 0 && /^(?:com|net|org|co|or|ne|go|jp|kr)$/.test(label));
}

function firstOf(labels: readonly string[]): string | null {
  return labels.map(brandIn).find((found) => found !== null) ?? null;
}

/** Digits that imitate letters. */
const digits: Readonly<Record<string, string>> = { "0": "o", "1": "l", "3": "e", "5": "s" };

const shortest = 5;

/** Ordinary words that contain a brand name. */
const ordinary = /pineapple|snapple|grapple|resonan|resonat|amazonas|janet(?=[a-z])/g;

/** The brand that a text names, as a word or, if its name is long enough, inside a word; null without one. */
export function brandIn(text: string): string | null {
  const plain = skeletonOf(text).replace(ordinary, "");
  const unleet = plain.replace(/[0135]/g, (digit) => digits[digit] ?? digit);
  const words = new Set(plain.split(/[^a-z]+/));
  const found = brands.find((each) =>
    each.words.some((word) =>
      word.length < shortest ? words.has(word) : plain.includes(word) || unleet.includes(word),
    ),
  );
  return found?.name ?? null;
}

/** A label as readers see it: A-labels decoded, look-alike letters of other scripts replaced by ASCII. */
function skeletonOf(text: string): string {
  const shown = text.includes("xn--") ? domainToUnicode(text) || text : text;
  return Array.from(
    shown.normalize("NFD").replace(/\p{M}+/gu, ""),
    (letter) => lookalikeLetters.get(letter) ?? letter,
  ).join("");
}

function hasLookalikes(name: string): boolean {
  if (!name.includes("xn--")) return false;
  return domainToUnicode(name)
    .split(".")
    .some((label) => !/^[a-z\d-]*$/.test(label) && /^[a-z\d-]+$/.test(skeletonOf(label)));
}
