import { domainToUnicode } from "node:url";
import { parse } from "tldts";
import { lookalikeLetters } from "../../data/lookalikes/letters.ts";
import { commonBaits, otherBaits } from "../../data/lookalikes/words.ts";
import { lurePieces, lureWords } from "../../data/phishing/lures.ts";
import { variantsOf, type Domain } from "./variants.ts";

/** A brand that a name imitates. */
interface Imitation {
  /** The watched domain. */
  readonly brand: string;
  /** The registrable domain that imitates it. */
  readonly lookalike: string;
}

/** Recognises the names that imitate one of many brands. */
export interface BrandIndex {
  /** The brands that a host name imitates. Names of a brand's own domain do not imitate it; those of another brand may. */
  find(name: string): readonly Imitation[];
  /** The bytes of its tables. */
  readonly bytes: number;
}

/**
 * The variants of a brand that are looked up by name: those of a risk of 20 or more. Further ones, about twice as many, are typing errors below
 * other suffixes and two letters of other alphabets.
 */
const variantsOfABrand = 3000;

/** Shorter labels are words and initials: they count only in a variant, or disguised below the brand's own suffix. */
const [shortestAnywhere, shortestDisguised] = [6, 4] as const;

const asHost = { extractHostname: false, validateHostname: false, allowPrivateDomains: true } as const;

/** The names whose brands are remembered. */
const mostLatest = 4096;

/** The longest brand whose domain is looked for inside other names, in labels. */
const mostLabels = 4;

/** Builds the index in small steps, since a thousand brands take some seconds. */
export async function openBrandIndex(
  domains: readonly string[],
  pause: () => Promise<unknown> = () => Promise.resolve(),
): Promise<BrandIndex> {
  const brands = domains.map((name) => ({ name, ...partsOf(name) }));
  const table = openHashTable(brands.length * variantsOfABrand);
  const byLabel = Map.groupBy(
    brands.map((brand, at) => ({ brand, at })),
    ({ brand }) => skeletonOf(spelt(brand.label)),
  );
  const registrables = new Map(domains.map((name) => [name, parse(name, asHost).domain ?? name]));
  /** The latest names: certificates of one domain come together, and each is logged several times. */
  const latest = new Map<string, readonly string[]>();
  for (const [at, brand] of brands.entries()) {
    for (const name of firstVariants(brand)) table.add(name, at);
    await pause();
  }

  function imitatedBy(registrable: string, label: string, suffix: string): readonly string[] {
    const found = new Set<string>();
    for (const at of table.find(registrable)) {
      const brand = brands[at];
      // The hashes of two names may be equal.
      if (brand && firstVariants(brand).includes(registrable)) found.add(brand.name);
    }
    for (const { token, others } of tokensOf(spelt(label))) {
      const isLure = others.some(isBait) && others.every((other) => isBait(other) || isRegion(other));
      for (const skeleton of skeletonsOf(token)) {
        for (const { brand } of byLabel.get(skeleton) ?? []) {
          const isInReach = brand.label.length >= shortestAnywhere || brand.suffix === suffix;
          const isDisguised = token !== spelt(brand.label) && brand.label.length >= shortestDisguised;
          if (isInReach && (isDisguised || isLure)) found.add(brand.name);
        }
      }
    }
    return [...found];
  }

  function imitated(registrable: string, label: string, suffix: string): readonly string[] {
    const known = latest.get(registrable);
    const found = known ?? imitatedBy(registrable, label, suffix);
    latest.delete(registrable);
    latest.set(registrable, found);
    const [oldest] = latest.size > mostLatest ? latest.keys() : [];
    if (oldest !== undefined) latest.delete(oldest);
    return found;
  }

  return {
    bytes: table.bytes,
    find(name) {
      const { domain: registrable, domainWithoutSuffix: label, publicSuffix: suffix } = parse(name, asHost);
      if (!registrable || !label || !suffix) return [];
      const found = new Set([...imitated(registrable, label, suffix), ...embedded(name, registrable, registrables)]);
      return [...found]
        .filter((brand) => registrables.get(brand) !== registrable)
        .map((brand) => ({ brand, lookalike: registrable }));
    },
  };
}

/** The words of a label, each with those beside it, and the whole label. */
function tokensOf(label: string): readonly { readonly token: string; readonly others: readonly string[] }[] {
  const tokens = label
    .split("-")
    .filter((token) => token !== "")
    .slice(0, mostTokens);
  const words = tokens.map((token, place) => ({ token, others: tokens.filter((_, other) => other !== place) }));
  return tokens.length > 1 ? [...words, { token: label, others: [] }] : words;
}

const mostTokens = 10;

function spelt(label: string): string {
  return label.startsWith("xn--") ? domainToUnicode(label) || label : label;
}

/** The watched domains that stand inside another name: `shop.example.secure-login.test`. */
function embedded(name: string, registrable: string, own: ReadonlyMap<string, string>): readonly string[] {
  const labels = name.slice(0, Math.max(0, name.length - registrable.length - 1)).split(".");
  if (labels.length < 2) return [];
  const found: string[] = [];
  for (let from = 0; from < labels.length - 1; from++)
    for (let to = from + 2; to <= Math.min(labels.length, from + mostLabels); to++) {
      const inner = labels.slice(from, to).join(".");
      if (own.has(inner)) found.push(inner);
    }
  return found;
}

function firstVariants(brand: Domain): readonly string[] {
  const names: string[] = [];
  for (const { name } of variantsOf(brand)) {
    if (names.length >= variantsOfABrand) break;
    names.push(name);
  }
  return names;
}

function partsOf(domain: string): Domain {
  const { domainWithoutSuffix, publicSuffix } = parse(domain, asHost);
  if (domainWithoutSuffix && publicSuffix) return { label: domainWithoutSuffix, suffix: publicSuffix };
  const dot = domain.indexOf(".");
  return { label: domain.slice(0, dot), suffix: domain.slice(dot + 1) };
}

const baits: ReadonlySet<string> = new Set([...commonBaits, ...otherBaits, ...lureWords]);

function isBait(token: string): boolean {
  return baits.has(token) || lurePieces.some((piece) => token.startsWith(piece) && token.length - piece.length <= 3);
}

function isRegion(token: string): boolean {
  return token.length === 2 || /^\d{1,4}$/.test(token);
}

/** Digits that imitate letters; 1 may be l or i. */
const digits: readonly Readonly<Record<string, string>>[] = [
  { "0": "o", "1": "l", "3": "e", "4": "a", "5": "s" },
  { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s" },
];

/** A label as readers see it: letters of other scripts as ASCII, without accents. */
function skeletonOf(label: string): string {
  // Most names are ASCII.
  if (/^[a-z0-9-]*$/.test(label)) return label;
  return Array.from(
    label.normalize("NFD").replace(/\p{M}+/gu, ""),
    (letter) => lookalikeLetters.get(letter) ?? letter,
  ).join("");
}

function skeletonsOf(token: string): ReadonlySet<string> {
  const plain = skeletonOf(token);
  const all = new Set([plain]);
  if (/[01345]/.test(plain))
    for (const letters of digits) all.add(plain.replace(/[01345]/g, (digit) => letters[digit] ?? digit));
  const joined = /vv|rn/.test(plain) ? [...all].map((each) => each.replaceAll("vv", "w").replaceAll("rn", "m")) : [];
  return new Set([...all, ...joined]);
}

/** A hash table of names in two arrays: a thousand brands have three million variants, which as strings would take 300 MB. */
function openHashTable(most: number) {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(16, most * 1.5)));
  const [hashes, values] = [new Uint32Array(slots), new Uint32Array(slots)];
  return {
    bytes: hashes.byteLength + values.byteLength,
    add(name: string, value: number): void {
      const [place, check] = hashOf(name);
      let at = place % slots;
      while (values[at] !== 0) at = (at + 1) % slots;
      hashes[at] = check;
      values[at] = value + 1;
    },
    find(name: string): readonly number[] {
      const [place, check] = hashOf(name);
      const found: number[] = [];
      for (let at = place % slots; values[at] !== 0; at = (at + 1) % slots)
        if (hashes[at] === check) found.push((values[at] ?? 1) - 1);
      return found;
    },
  };
}

/** Two independent 32-bit hashes (FNV-1a with two offsets and a final mix). */
function hashOf(name: string): readonly [number, number] {
  let [one, other] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01_00_01_93);
    other = Math.imul(other ^ code, 0x85_eb_ca_6b);
    other ^= other >>> 13;
  }
  one ^= one >>> 15;
  return [Math.imul(one, 0x2c_1b_3c_6d) >>> 0, other >>> 0];
}
