import { decode, plain, readingsOf, type Reading } from "./readings.ts";

/** Puts three stars where a secret stands, whole, encoded, or cut off at the end. */
export type Redact = (text: string) => string;

/** What replaces a secret. */
const stars = "***";

/** Shorter than this a value is no secret: it is found in words that everybody uses. Characters. */
export const shortestSecret = 6;

/**
 * A redactor of some secrets. Targets echo what they are sent, in whatever spelling, and what is shown of them is cut to size: so
 * percent-encoding, escapes of JSON, HTML and ours, forms, base64, hexadecimals and either case are found, and so is the beginning of
 * a secret where a text is cut off. Of a header its parts are secret, too: a token without its scheme, the value of a cookie. What
 * everybody is told anyway, such as the URL that is asked about, its origin and its host, is none and stays where it stands.
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

/**
 * The same for all texts in a value of JSON. Its keys are words of ours: no answer has any of a target's. So are the texts under some
 * of them.
 */
export function redactDeep<T>(value: T, redact: Redact): T {
  return walk(value, redact) as T;
}

const ours: ReadonlySet<string> = new Set(["id", "fingerprint", "reference", "schema", "observedAt", "generatedAt"]);

/** Under these, one of the codes by which others decide, such as `tcp.refused`; or else a sentence. */
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

/** Where a threshold comes from. */
const sources: ReadonlySet<unknown> = new Set(["query", "default", "default auto"]);

function isOurs(key: string, value: unknown): boolean {
  if (ours.has(key) || (key === "source" && sources.has(value))) return true;
  return coded.has(key) && typeof value === "string" && code.test(value);
}

const schemes = /^(?:basic|bearer|digest|negotiate|token)$/i;

/** A header value, and what of it is a secret by itself. */
function partsOf(secret: string): readonly string[] {
  const words = secret.split(/[\s;,"]+/);
  const values = words.flatMap((word) => {
    const at = word.indexOf("=");
    return at > 0 && at < word.length - 1 ? [word, word.slice(at + 1)] : [word];
  });
  const basic = /^basic\s+(?<pair>[a-z0-9+/=]+)$/i.exec(secret.trim())?.groups?.["pair"];
  const pair = basic === undefined ? "" : Buffer.from(basic, "base64").toString("latin1");
  return [secret, ...values, pair, pair.slice(pair.indexOf(":") + 1)].filter(
    (each) => each.length >= shortestSecret && !schemes.test(each),
  );
}

function spellingsOf(secret: string): readonly string[] {
  const inBase64 = base64Of(secret);
  return [
    secret,
    decode(plain(secret)).text,
    // WHATWG URL §5.2: in a form a blank is a plus.
    secret.replaceAll(" ", "+"),
    Buffer.from(secret, "latin1").toString("hex"),
    ...inBase64,
    ...inBase64.flatMap(base64Of),
  ];
}

/** A text in base64 and base64url, as it looks wherever it begins in a longer one. */
function base64Of(text: string): readonly string[] {
  const bytes = Buffer.from(text, "latin1");
  const encoded = [0, 1, 2].map((shift) => inside(bytes, shift));
  return [...new Set([...encoded, ...encoded.map((each) => each.replaceAll("+", "-").replaceAll("/", "_"))])];
}

/** RFC 4648 §4: what of the base64 of a text stays the same wherever it begins in a longer one. */
function inside(bytes: Buffer, shift: number): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString("base64")
    .replace(/=+$/, "");
  const isWhole = (bytes.length + shift) % 3 === 0;
  return text.slice(shift === 0 ? 0 : shift + 1, isWhole ? undefined : -1);
}

/** What everybody is told, in lower case: with a URL its origin and its host, however it was written. */
function toldBy(known: readonly string[]): readonly string[] {
  const all = known.flatMap((each) => {
    const url = URL.parse(each.includes("://") ? each : `https://${each}`);
    return url ? [each, url.href, url.origin, url.host, url.hostname] : [each];
  });
  const read = all.flatMap((each) => [each, decode(plain(each)).text].map((text) => text.toLowerCase()));
  return [...new Set(read)].filter((each) => each.length >= shortestSecret);
}

/** What is searched for, and how long its beginning is that is no secret. */
interface Needle {
  readonly text: string;
  readonly own: number;
  /** The same where there is nothing but that beginning to go by: the origin of whatever URL says little of what is behind it. */
  readonly telling: number;
}

function needleOf(text: string, told: readonly string[]): Needle {
  const own = Math.max(0, ...told.filter((each) => text.startsWith(each)).map((each) => each.length));
  const origin = /^https?:\/\/[^/?#@]+(?:\/|(?=[?#]|$))/.exec(text)?.[0] ?? "";
  return { text, own, telling: Math.max(own, origin.length) };
}

type Range = readonly [begin: number, end: number];

function rangesIn({ text, from, to }: Reading, needles: readonly Needle[], told: readonly string[]): readonly Range[] {
  // Of some letters the lower case is longer; those are in no secret.
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

/** Where a text is cut off within a secret. */
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

/** No chance makes so many characters the same. */
const many = 12;

/**
 * Whether a text that just ends, so that nothing says that it was cut off, ends within a secret: what begins in the same way may be a
 * word or a URL of its own.
 */
function isTelling(length: number, { text, telling }: Needle): boolean {
  const same = length - telling;
  return same >= many || (same >= shortestSecret && same >= (text.length - telling) * 0.75);
}

/** A range without what of its ends stands in something that everybody is told. */
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
