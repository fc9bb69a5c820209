/** Puts three stars where a secret stands, whole, encoded, or cut off at the end. */
export type Redact = (text: string) => string;

/** What replaces a secret. */
const stars = "***";

/** Shorter than this a value is no secret: it is found in words that everybody uses. Characters. */
const shortest = 6;

/**
 * A redactor of some secrets. Targets echo what they are sent, in whatever spelling, and what is shown of them is cut to size: so
 * percent-encoding, escapes of JSON, HTML and ours, base64, hexadecimals and either case are found, and so is the beginning of a
 * secret at the end of a text. Of a header its parts are secret, too: a token without its scheme, the value of a cookie. What stands
 * in a text that is known to everybody is none.
 */
export function openRedactor(secrets: readonly string[], known: readonly string[] = []): Redact {
  const told = known.map((each) => each.toLowerCase());
  const needles = [...new Set(secrets.flatMap(partsOf).flatMap(spellingsOf))]
    .map((each) => each.toLowerCase())
    .filter((each) => each.length >= shortest && !told.some((text) => text.includes(each)))
    .toSorted((a, b) => b.length - a.length);
  if (needles.length === 0) return (text) => text;
  return (text) => {
    if (text.length < shortest) return text;
    const asIs = plain(text);
    const once = decode(asIs);
    // Twice, since what is encoded may be put into a URL, and that into a page.
    const twice = decode(once);
    return cut(
      text,
      [asIs, once, twice].flatMap((reading) => rangesIn(reading, needles)),
    );
  };
}

/** The same for everything in a value of JSON; under some keys stand words of ours, which are never a target's. */
export function redactDeep<T>(value: T, redact: Redact): T {
  return walk(value, redact) as T;
}

const ours: ReadonlySet<string> = new Set(["id", "fingerprint", "reference", "schema", "observedAt", "generatedAt"]);

function walk(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((each: unknown) => walk(each, redact));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]: [string, unknown]) => {
    return ours.has(key) ? [key, each] : [redact(key), walk(each, redact)];
  });
  return Object.fromEntries(entries);
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
    (each) => each.length >= shortest && !schemes.test(each),
  );
}

function spellingsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, "latin1");
  const encoded = [0, 1, 2].map((shift) => inside(bytes, shift));
  const other = encoded.map((each) => each.replaceAll("+", "-").replaceAll("/", "_"));
  return [secret, decode(plain(secret)).text, bytes.toString("hex"), ...encoded, ...other];
}

/** RFC 4648 §4: what of the base64 of a text stays the same wherever it begins in a longer one. */
function inside(bytes: Buffer, shift: number): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString("base64")
    .replace(/=+$/, "");
  const isWhole = (bytes.length + shift) % 3 === 0;
  return text.slice(shift === 0 ? 0 : shift + 1, isWhole ? undefined : -1);
}

/** A text as it may be read, and where in the text as it stands each of its characters begins and ends. */
interface Reading {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function plain(text: string): Reading {
  const from = Array.from({ length: text.length }, (_, index) => index);
  return { text, from, to: from.map((index) => index + 1) };
}

const escapes =
  /%(?<percent>[0-9a-f]{2})|\\u\{?(?:0{0,4})(?<unicode>[0-9a-f]{2})\}?|\\x(?<hex>[0-9a-f]{2})|&#(?<decimal>\d{1,4});|&#x0{0,4}(?<entity>[0-9a-f]{2});|&(?<name>amp|lt|gt|quot|apos);|\\(?<itself>[^a-z0-9])/giu;

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode({ text, from, to }: Reading): Reading {
  const out: { readonly character: string; readonly begin: number; readonly end: number }[] = [];
  let at = 0;
  const copy = (until: number): void => {
    for (; at < until; at++) out.push({ character: text[at] ?? "", begin: from[at] ?? 0, end: to[at] ?? 0 });
  };
  for (const { index, 0: whole, groups = {} } of text.matchAll(escapes)) {
    copy(index);
    const end = index + whole.length;
    out.push({ character: meaning(groups), begin: from[index] ?? 0, end: to[end - 1] ?? 0 });
    at = end;
  }
  copy(text.length);
  return {
    text: out.map(({ character }) => character).join(""),
    from: out.map(({ begin }) => begin),
    to: out.map(({ end }) => end),
  };
}

/** One UTF-16 unit, so that places stay what they are. */
function meaning(groups: Readonly<Record<string, string | undefined>>): string {
  const { percent, unicode, hex, entity, decimal, name, itself } = groups;
  const digits = percent ?? unicode ?? hex ?? entity;
  if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
  if (decimal !== undefined) return String.fromCharCode(Number(decimal));
  return (name === undefined ? itself : named[name.toLowerCase()])?.[0] ?? "?";
}

type Range = readonly [begin: number, end: number];

function rangesIn({ text, from, to }: Reading, needles: readonly string[]): readonly Range[] {
  // Of some letters the lower case is longer; those are in no secret.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const ranges: Range[] = [];
  const add = (begin: number, end: number): void => void ranges.push([from[begin] ?? 0, to[end - 1] ?? 0]);
  for (const needle of needles) {
    for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, at + needle.length)) {
      add(at, at + needle.length);
    }
    const begins = needle.slice(0, shortest);
    for (let at = lower.indexOf(begins); at >= 0; at = lower.indexOf(begins, at + 1)) {
      const end = endOfPiece(lower, at);
      // What is cut to size ends in dots, or just ends.
      if (end - at < needle.length && needle.startsWith(lower.slice(at, end))) add(at, end);
    }
  }
  return ranges;
}

function endOfPiece(text: string, from: number): number {
  const dots = text.indexOf("…", from);
  return dots < 0 ? text.length : dots;
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
