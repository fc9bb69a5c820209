import { decode, plain, readingsOf, type Decoding } from "./readings.ts";
import { stars } from "./url-secrets.ts";

/** Replaces secrets with three stars, whether complete, encoded or truncated. */
export type Redact = (text: string) => string;

/** Minimum length in characters; shorter values occur in ordinary words. */
export const shortestSecret = 6;

/**
 * Creates a redactor for some secrets. Targets echo what they receive in any encoding, and shown text is truncated. So it finds percent-encoding,
 * JSON, HTML and our own escapes, form encoding, base64, hexadecimal, both cases, and the beginning of a secret at a truncation. Parts of headers are
 * secret too: a token without its scheme, a cookie's value. Public values, such as the target's URL, origin and host, are kept.
 */
export function openRedactor(secrets: readonly string[], known: readonly string[] = []): Redact {
  const told = toldBy(known);
  const needles = [...new Set(secrets.flatMap(partsOf).flatMap(spellingsOf))]
    .map((each) => needleOf(each.toLowerCase(), told))
    .filter(({ text, own }) => text.length - own >= shortestSecret && !told.some((each) => each.includes(text)))
    .toSorted((a, b) => b.text.length - a.text.length);
  if (needles.length === 0) return (text) => text;
  return (text) => {
    if (text.length < shortestSecret) return text;
    return cut(
      text,
      readingsOf(text).flatMap((reading) => rangesIn(reading, needles, told)),
    );
  };
}

/** Redacts all texts in a JSON value. Its keys are our own words, and so are the values of some of them. */
export function redactDeep<T>(value: T, redact: Redact): T {
  return walk(value, redact) as T;
}

const ours: ReadonlySet<string> = new Set(["id", "fingerprint", "reference", "schema", "observedAt", "generatedAt"]);

/** Keys whose value is a code, such as `tcp.refused`, or a sentence. */
const coded: ReadonlySet<string> = new Set(["reason", "kind", "check"]);
const code = /^[a-z][a-z0-9-]{0,60}(?:\.[a-z0-9-]{1,60}){0,3}$/;

function walk(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((each: unknown) => walk(each, redact));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]: [string, unknown]) => [
    key,
    isOurs(key, each) ? each : walk(each, redact),
  ]);
  return Object.fromEntries(entries);
}

/** The source of a threshold. */
const sources: ReadonlySet<unknown> = new Set(["query", "default", "default auto"]);

function isOurs(key: string, value: unknown): boolean {
  if (ours.has(key) || (key === "source" && sources.has(value))) return true;
  return coded.has(key) && typeof value === "string" && code.test(value);
}

const schemes = /^(?:basic|bearer|digest|negotiate|token)$/i;

/** A header value and its parts that are secret by themselves. */
function partsOf(secret: string): readonly string[] {
  const words = secret.split(/[\s;,"]+/);
  const values = words.flatMap((word) => {
    const at = word.indexOf("=");
    return at > 0 && at < word.length - 1 ? [word, word.slice(at + 1)] : [word];
  });
  const basic = /^basic\s+(?<pair>[a-z0-9+/=]+)$/i.exec(secret.trim())?.groups?.["pair"];
  const pair = basic === undefined ? "" : Buffer.from(basic, "base64").toString("latin1");
  const whole = [secret, ...values, pair, pair.slice(pair.indexOf(":") + 1)];
  return [...whole, ...[...values, ...whole.slice(-1)].flatMap(fragmentsOf)].filter(
    (each) => each.length >= shortestSecret && !schemes.test(each),
  );
}

/** A check may take apart what a target echoes: `name/version`, `key=value`. A word alone, such as `application`, is no secret. */
function fragmentsOf(value: string): readonly string[] {
  // At one separator as well: a product name may keep the plus sign of a base64 value.
  const fragments = [/[/+=]/, /\//, /=/].flatMap((separator) => value.split(separator));
  return fragments.filter((each) => /[a-z]/i.test(each) && /\d/.test(each));
}

function spellingsOf(secret: string): readonly string[] {
  const inBase64 = base64Of(secret);
  return [
    secret,
    decode(plain(secret)).text,
    // WHATWG URL §5.2: form encoding turns spaces into plus signs.
    secret.replaceAll(" ", "+"),
    Buffer.from(secret, "latin1").toString("hex"),
    ...inBase64,
    ...inBase64.flatMap(base64Of),
  ];
}

/** The base64 and base64url forms of a text at every offset within a longer one. */
function base64Of(text: string): readonly string[] {
  const bytes = Buffer.from(text, "latin1");
  const encoded = [0, 1, 2].map((shift) => inside(bytes, shift));
  return [...new Set([...encoded, ...encoded.map((each) => each.replaceAll("+", "-").replaceAll("/", "_"))])];
}

/** RFC 4648 §4: the part of a text's base64 that does not depend on the surrounding text. */
function inside(bytes: Buffer, shift: number): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString("base64")
    .replace(/=+$/, "");
  const isWhole = (bytes.length + shift) % 3 === 0;
  return text.slice(shift === 0 ? 0 : shift + 1, isWhole ? undefined : -1);
}

/** Public values in lower case: URLs with their origins and hosts. */
function toldBy(known: readonly string[]): readonly string[] {
  const all = known.flatMap((each) => {
    const url = URL.parse(each.includes("://") ? each : `https://${each}`);
    return url ? [each, url.href, url.origin, url.host, url.hostname] : [each];
  });
  const read = all.flatMap((each) => [each, decode(plain(each)).text].map((text) => text.toLowerCase()));
  return [...new Set(read)].filter((each) => each.length >= shortestSecret);
}

/** A searched text, and the length of its beginning that is no secret. */
interface Needle {
  readonly text: string;
  readonly own: number;
  /** The same for truncated text, where only the beginning is left: the origin of a URL says little about the rest. */
  readonly telling: number;
}

function needleOf(text: string, told: readonly string[]): Needle {
  const own = Math.max(0, ...told.filter((each) => text.startsWith(each)).map((each) => each.length));
  const origin = /^https?:\/\/[^/?#@]+(?:\/|(?=[?#]|$))/.exec(text)?.[0] ?? "";
  return { text, own, telling: Math.max(own, origin.length) };
}

type Range = readonly [begin: number, end: number];

function rangesIn({ text, from, to }: Decoding, needles: readonly Needle[], told: readonly string[]): readonly Range[] {
  // Only ASCII is lower-cased: some letters change their length, and none of those is in a secret.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const found = needles.flatMap((needle) => [...placesOf(needle.text, lower), ...begunIn(lower, needle)]);
  if (found.length === 0) return [];
  const open = told.flatMap((each) => placesOf(each, lower));
  return found
    .map((range) => without(open, range))
    .filter(([begin, end]) => begin < end)
    .map(([begin, end]) => [from[begin] ?? 0, to[end - 1] ?? 0]);
}

function placesOf(part: string, text: string): readonly Range[] {
  const places: Range[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push([at, at + part.length]);
  return places;
}

/** Where a text is truncated within a secret. */
function begunIn(lower: string, needle: Needle): readonly Range[] {
  const begins = needle.text.slice(0, shortestSecret);
  return placesOf(begins, lower).flatMap(([at]): readonly Range[] => {
    const dots = lower.indexOf("…", at);
    const end = dots < 0 ? lower.length : dots;
    const length = end - at;
    if (length <= needle.own || length >= needle.text.length || !needle.text.startsWith(lower.slice(at, end)))
      return [];
    return dots >= 0 || isTelling(length, needle) ? [[at, end]] : [];
  });
}

/** So many equal characters are no coincidence. */
const many = 12;

/** Whether a text that ends without an ellipsis ends within a secret: an equal beginning may be another word or URL. */
function isTelling(length: number, { text, telling }: Needle): boolean {
  const same = length - telling;
  return same >= many || (same >= shortestSecret && same >= (text.length - telling) * 0.75);
}

/** A range without the parts at its ends that are public. */
function without(open: readonly Range[], [begin, end]: Range): Range {
  const first = Math.max(begin, ...open.filter(([a, b]) => a <= begin && begin < b).map(([, b]) => b));
  const last = Math.min(end, ...open.filter(([a, b]) => a < end && end <= b).map(([a]) => a));
  return [first, last];
}

function cut(text: string, ranges: readonly Range[]): string {
  let out = "";
  let at = 0;
  for (const [begin, end] of ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (begin >= at) out += text.slice(at, begin) + stars;
    at = Math.max(at, end);
  }
  return out + text.slice(at);
}
