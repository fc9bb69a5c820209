import { recogRows } from "../../data/services/recog.ts";

/** A product that recog's database recognises. */
interface Recognised {
  readonly product: string;
  readonly version: string | null;
}

interface Fingerprint {
  readonly mark: RegExp;
  readonly product: string;
  readonly version: string | number | undefined;
}

/** Compiled on first use, as most runs see banners of one or two kinds. */
const compiled = new Map<string, readonly Fingerprint[]>();

function fingerprintsOf(kind: string): readonly Fingerprint[] {
  const known = compiled.get(kind);
  if (known) return known;
  const rows = (recogRows[kind] ?? []).map(([pattern, flags, product, version]) => {
    return { mark: new RegExp(pattern, flags), product, version };
  });
  compiled.set(kind, rows);
  return rows;
}

const longest = 512;

/** The product of a banner, without what recog removes (status code, `SSH-2.0-`); null if no fingerprint with a product is the first match. */
export function recognise(kind: string, text: string): Recognised | null {
  const bounded = text.slice(0, longest);
  for (const { mark, product, version } of fingerprintsOf(kind)) {
    const match = mark.exec(bounded);
    // NGINX Unit is not nginx: a server's name that goes on is another one.
    if (!match || (kind === "http" && goesOn(match, bounded))) continue;
    if (product === "") return null;
    const found = typeof version === "number" ? match[version] : version;
    return { product, version: found === undefined || found === "" ? null : found };
  }
  return null;
}

function goesOn(match: RegExpExecArray, text: string): boolean {
  return /[a-z]$/i.test(match[0]) && /^-?[a-z]/i.test(text.slice(match.index + match[0].length));
}
