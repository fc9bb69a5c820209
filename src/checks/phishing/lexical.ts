import { domainToUnicode } from "node:url";
import type { Brand } from "../../data/phishing/brand.ts";
import { brandOwning } from "../../data/phishing/brands.ts";
import { freeHostPieces, kitWords, lurePieces, lureWords } from "../../data/phishing/lures.ts";
import { isTracker } from "../../data/phishing/mail-trackers.ts";
import { isRestricted } from "../../data/phishing/restricted-suffixes.ts";
import {
  appHosts,
  dynamicHosts,
  mixedTops,
  personalHosts,
  riskyTops,
  shorteners,
} from "../../data/phishing/suffixes.ts";
import { isGateway } from "../../data/phishing/link-wrappers.ts";
import { isUserContent } from "../../data/phishing/user-content.ts";
import { brandIn, isSpelling, skeletonOf, type BrandWord } from "./brand-in-name.ts";
import type { Host } from "./host.ts";
import { isGibberish, isRandom } from "./random-label.ts";
import type { Signal } from "./signals.ts";

/** The signals in the URL itself, before any request. */
export function lexicalSignals(given: URL, host: Host): readonly Signal[] {
  const url = withoutEscapes(given);
  const owner = ownerOf(host);
  if (owner !== null) return on(isUserContent(url), "free-host", url.hostname);
  const ofHost = [
    ...on(host.freeHost === null && isUserContent(url), "free-host", url.hostname),
    ...hostSignals(url, host),
    ...hostWordSignals(host),
  ];
  // Strangers cannot register there, so the spelling of a host says little. What a page or a brand's name says counts as elsewhere.
  const counted = isRestricted(host.name) ? ofHost.filter(({ id }) => !spelt.has(id)) : ofHost;
  return purposeOnce([...counted, ...brandSignals(url, host), ...pathSignals(url, host)], url, host);
}

/** RFC 3986 §6.2.2.2: `/%6cogin` is `/login`. A browser opens the same page. */
function withoutEscapes(url: URL): URL {
  if (!url.pathname.includes("%")) return url;
  const plain = new URL(url);
  plain.pathname = url.pathname.replaceAll(/%[2-7][\da-f]/gi, (escape) => {
    const sign = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : escape;
  });
  return plain;
}

/** Signs that tell what a page is for. */
const purpose: ReadonlySet<Signal["id"]> = new Set(["lure-host", "lures-host", "lure-path", "script-path"]);

/**
 * Every site has a login and help pages, so `login.shop.de/login.php` tells one fact three times. The words add up beside any other sign, and where
 * the domain itself has one (`shop-login.de`): the labels in front of a domain and its paths are named by its owner.
 */
function purposeOnce(signals: readonly Signal[], url: URL, host: Host): readonly Signal[] {
  const label = host.labels.at(-1) ?? "";
  if (luresIn(label).length > 0 || isForeignPath(url)) return signals;
  const others = signals.filter(({ id }) => !purpose.has(id));
  // bank.com.au is mostly the bank's own, and so is its login page.
  if (others.every(({ id }) => id === "brand-word") && ownLabel(label, host) !== null) return others;
  if (others.length > 0) return signals;
  const inPath = signals.filter(({ id }) => id === "lure-path");
  if (inPath.length > 0) return inPath;
  return signals.map((each) => (each.id === "lures-host" ? { ...each, id: "lure-host" } : each));
}

/** Whether a path is none of the site's own pages: those below /.well-known/ are no pages (RFC 8615 §3), and kits have words of their own. */
function isForeignPath(url: URL): boolean {
  const path = textOfPath(url);
  return path.startsWith("/.well-known/") || path.split(/[^a-z_]+/).some((word) => kitWords.has(word));
}

/** Signs in the mere spelling of a host name. */
const spelt: ReadonlySet<Signal["id"]> = new Set([
  "deep-name",
  "long-name",
  "random-label",
  "gibberish-label",
  "random-labels",
  "numbered-label",
  "digits",
  "hyphens",
  "lure-host",
  "lures-host",
  "mixed-top",
  "risky-top",
  "punycode",
]);

/** The brand that owns a host's domain; null if none in the table does. */
export function ownerOf({ name, domain, freeHost }: Host): Brand | null {
  if (domain === null || freeHost !== null) return null;
  return brandOwning(name);
}

function hostSignals(url: URL, { name, isAddress, domain, suffix, freeHost, labels }: Host): readonly Signal[] {
  const top = suffix.split(".").at(-1) ?? "";
  const isShortener = domain !== null && shorteners.has(domain);
  const isDynamic = freeHost !== null && dynamicHosts.has(freeHost);
  const isPersonal = freeHost !== null && personalHosts.has(freeHost);
  // Mail services and CDNs generate their host names, which say nothing about the user.
  const chosen = isMachineNamed(name) ? [] : labels;
  // What shortens, counts or wraps a link has one operator, who chose its suffix.
  const isOwnTop = freeHost === null && !isShortener && !isTracker(name) && !isGateway(name);
  const random = chosen.filter(isRandom);
  const gibberish = random.filter(isGibberish);
  // Hyphens and digits of A-labels come from the encoding.
  const isApp = freeHost !== null && appHosts.has(freeHost);
  const ascii = isApp ? [] : chosen.filter((label) => !label.startsWith("xn--"));
  return [
    ...on(isAddress, "address-literal", name),
    ...on(url.username !== "" || url.password !== "", "userinfo", ""),
    ...on(url.port !== "" && !["80", "443", "8080", "8443"].includes(url.port), "odd-port", url.port),
    ...on(/(?:^|\.)xn--/.test(name), "punycode", name),
    ...on(hasLookalikes(name), "lookalike-letters", name),
    ...on(freeHost !== null && !isPersonal && !isDynamic, "free-host", freeHost ?? ""),
    ...on(isDynamic, "dynamic-dns", freeHost ?? ""),
    ...on(isPersonal, "personal-host", freeHost ?? ""),
    ...on(isShortener, "shortener", domain ?? ""),
    ...on(isOwnTop && riskyTops.has(top), "risky-top", top),
    ...on(isOwnTop && !riskyTops.has(top) && mixedTops.has(top), "mixed-top", top),
    ...on(chosen.length >= 4, "deep-name", `${chosen.length}`),
    ...on(domain !== null && domain.length >= 30, "long-name", domain ?? ""),
    ...on(hasInnerSuffix(labels), "inner-suffix", labels.join(".")),
    ...on(gibberish.length > 0 && !isShortener, "gibberish-label", gibberish[0] ?? ""),
    ...on(random.length > 0 && gibberish.length === 0 && !isShortener, "random-label", random[0] ?? ""),
    ...on(
      ascii.some((label) => (label.match(/\d/g)?.length ?? 0) >= 3),
      "digits",
      "",
    ),
    ...on(numbered(ascii.at(-1) ?? ""), "numbered-label", ascii.at(-1) ?? ""),
    ...on(random.length > 1, "random-labels", random.slice(0, 2).join(".")),
    ...on(
      ascii.some((label) => (label.match(/-/g)?.length ?? 0) >= 2),
      "hyphens",
      "",
    ),
  ];
}

/** `jp-joasdaje06`: kits count the names that they register. */
function numbered(label: string): boolean {
  return /^[a-z]{1,20}(?:-[a-z]{1,20}){1,3}\d{2}$/.test(label);
}

/** Whether this host's subdomains are generated for customers. */
function isMachineNamed(name: string): boolean {
  return isTracker(name) || isGateway(name) || /^d[a-z0-9]{12,13}\.cloudfront\.net$/.test(name);
}

function brandSignals(url: URL, { name, labels, suffix, freeHost }: Host): readonly Signal[] {
  const registered = labels.at(-1) ?? "";
  const above = labels.slice(0, -1);
  // amazon.co.jp.qkzvx.cn: a domain of the brand in front of the real one.
  const posed = above.length > 1 ? brandOwning(above.join(".")) : null;
  const found: readonly (readonly [where: Signal["id"], found: BrandWord | null])[] = [
    ["brand-domain", ownLabel(registered, { suffix, freeHost }) ?? asRegistered(registered, name)],
    ["brand-subdomain", posed === null ? firstOf(above) : { brand: posed, kind: "claim" }],
  ];
  if (freeHost !== null && accountHosts.has(freeHost) && isSpelling(registered)) return [];
  const claim = found.find(([, each]) => each?.kind === "claim");
  if (claim) return on(true, claim[0], claim[1]?.brand.name ?? "");
  const word = found.find(([, each]) => each !== null)?.[1];
  if (word) return on(true, "brand-word", word.brand.name);
  const inPath = brandIn(withoutSlugs(textOfPath(url)));
  return on(inPath?.kind === "claim", "brand-path", inPath?.brand.name ?? "");
}

/** Hosts whose names are the accounts of organisations: microsoft.github.io is Microsoft's. */
const accountHosts: ReadonlySet<string> = new Set(["github.io", "gitlab.io", "readthedocs.io"]);

/** A brand's exact label under a country's suffix is mostly the brand's own; no list of those is complete. */
function ownLabel(label: string, { suffix, freeHost }: Pick<Host, "suffix" | "freeHost">): BrandWord | null {
  const top = suffix.split(".").at(-1) ?? "";
  const isCountry = freeHost === null && top.length === 2 && !riskyTops.has(top) && !mixedTops.has(top);
  const found = isCountry && isSpelling(label) ? brandIn(label) : null;
  return found === null ? null : { ...found, kind: "word" };
}

/** A registry that checks its registrants has seen who uses a brand's name: rakuten-life.co.jp is Rakuten's. */
function asRegistered(label: string, name: string): BrandWord | null {
  const found = brandIn(label);
  return found !== null && isRestricted(name) ? { ...found, kind: "word" } : found;
}

function firstOf(labels: readonly string[]): BrandWord | null {
  const found = labels.map(brandIn).filter((each) => each !== null);
  return found.find(({ kind }) => kind === "claim") ?? found[0] ?? null;
}

function hostWordSignals({ labels, freeHost }: Host): readonly Signal[] {
  const isAnybodys = freeHost !== null && !personalHosts.has(freeHost);
  const lures = luresIn(labels.join("."), isAnybodys ? [...lurePieces, ...freeHostPieces] : lurePieces);
  return [
    ...on(lures.length === 1, "lure-host", lures[0] ?? ""),
    ...on(lures.length > 1, "lures-host", lures.slice(0, 3).join(" ")),
  ];
}

/** The words of a host that ask for something, each once; run-together words are found by their beginning. */
function luresIn(name: string, from: readonly string[] = lurePieces): readonly string[] {
  const words = wordsOf(name);
  const whole = words.filter((word) => lureWords.has(word));
  const pieces = words
    .filter((word) => !lureWords.has(word))
    .flatMap((word) => from.filter((piece) => word.includes(piece)));
  return [...new Set([...whole, ...pieces])];
}

function pathSignals(url: URL, { domain }: Host): readonly Signal[] {
  // Most sites name a query parameter id, so only the name is ignored: /item?id=5.
  const inPath = luresIn(withoutSlugs(textOfPath(url)).replace(/(?<=[?&;])id\d*(?==|&|$)/g, ""));
  const isShortener = domain !== null && shorteners.has(domain);
  return [
    ...on(inPath.length > 0, "lure-path", inPath[0] ?? ""),
    ...on(/\.apk(?:$|[?#])/i.test(url.href), "apk", ""),
    ...on(/\.(?:php|aspx?|cgi)$/i.test(url.pathname), "script-path", ""),
    ...on(/^\?[a-z]{4,12}=?$/.test(url.search), "random-query", ""),
    ...on(
      !isShortener &&
        /^\/[A-Za-z0-9]{6,14}\/?$/.test(url.pathname) &&
        isRandom(url.pathname.replaceAll("/", "").toLowerCase()),
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

/** Removes the parts of a path and the parameters that are the words of a headline: articles name brands, logins and updates. */
function withoutSlugs(path: string): string {
  return path
    .split(/(?=[/?&])/)
    .filter((part) => (part.match(/[-_+]/g)?.length ?? 0) < shortestHeadline - 1)
    .join("");
}

const shortestHeadline = 5;

function wordsOf(text: string): readonly string[] {
  const whole = text.split(/[^a-z0-9_]+/);
  return [...whole, ...whole.flatMap((word) => word.split("_"))].flatMap((word) => [word, word.replace(/\d+$/, "")]);
}

/** `www.bank.co.kr.evil.example`: a public suffix in the middle of the name. */
function hasInnerSuffix(labels: readonly string[]): boolean {
  const inner = labels.slice(0, -1);
  return inner.some((label, index) => index > 0 && /^(?:com|net|org|co|or|ne|go|jp|kr)$/.test(label));
}

function hasLookalikes(name: string): boolean {
  if (!name.includes("xn--")) return false;
  return domainToUnicode(name)
    .split(".")
    .some((label) => {
      const skeleton = skeletonOf(label);
      if (/^[a-z\d-]*$/.test(label) || !/^[a-z\d-]+$/.test(skeleton)) return false;
      // An accent belongs to a word (münchen), unless it disguises a brand.
      return /(?!\p{Script=Latin})\p{L}/u.test(label.normalize("NFC")) || brandIn(skeleton)?.kind === "claim";
    });
}
