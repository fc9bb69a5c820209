/** A possible reading of a text, with the original position of each character. */
export interface Decoding {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** The unchanged text. */
export function plain(text: string): Decoding {
  const from = Array.from({ length: text.length }, (_, index) => index);
  return { text, from, to: from.map((index) => index + 1) };
}

const escapes =
  /%(?<percent>[0-9a-f]{2})|\\u\{?(?:0{0,4})(?<unicode>[0-9a-f]{2})\}?|\\x(?<hex>[0-9a-f]{2})|&#(?<decimal>\d{1,4});|&#x0{0,4}(?<entity>[0-9a-f]{2});|&(?<name>amp|lt|gt|quot|apos);|\\(?<itself>[^a-z0-9])/giu;

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text with one layer of percent-encoding and of JSON, HTML and our own escapes removed. */
export function decode({ text, from, to }: Decoding): Decoding {
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

/** One UTF-16 unit, so that positions stay valid. */
function meaning(groups: Readonly<Record<string, string | undefined>>): string {
  const { percent, unicode, hex, entity, decimal, name, itself } = groups;
  const digits = percent ?? unicode ?? hex ?? entity;
  if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
  if (decimal !== undefined) return String.fromCharCode(Number(decimal));
  return (name === undefined ? itself : named[name.toLowerCase()])?.[0] ?? "?";
}

/** Maximum number of encoding layers; real values have fewer. */
const mostLayers = 5;

/** A text and its readings under each encoding layer. */
export function readingsOf(text: string): readonly Decoding[] {
  const readings = [plain(text)];
  for (let last = readings[0]; last && readings.length <= mostLayers;) {
    const next = decode(last);
    if (next.text.length === last.text.length) break;
    readings.push(next);
    last = next;
  }
  return readings;
}
