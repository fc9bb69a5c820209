/** Literals that are searched together, all in lower case. */
export interface LiteralSet {
  /** The number of literals. */
  readonly size: number;
  /** Calls `found` once for each literal in a lower-case text, with its index. */
  scan(text: string, found: (literal: number) => void): void;
}

/** Shorter literals would match everywhere. */
export const shortestLiteral = 4;

const slots = 1 << 18;

/** Compiles literals: the rarest four characters of each are in a table, so that one pass over a text rarely needs a comparison. */
export function literalSet(literals: readonly string[]): LiteralSet {
  const common = commonness(literals);
  const filter = new Uint8Array(slots);
  const entries = new Map<number, { readonly literal: number; readonly offset: number }[]>();
  literals.forEach((text, literal) => {
    const offset = rarest(text, common);
    const gram = gramAt(text, offset);
    filter[slotOf(gram)] = 1;
    const known = entries.get(gram);
    if (known) known.push({ literal, offset });
    else entries.set(gram, [{ literal, offset }]);
  });

  return {
    size: literals.length,
    scan(text, found) {
      const seen = new Set<number>();
      let gram = 0;
      for (let at = 0; at < text.length; at++) {
        gram = (gram << 8) ^ text.charCodeAt(at);
        if (filter[slotOf(gram)] === 0 || at < shortestLiteral - 1) continue;
        const begin = at - shortestLiteral + 1;
        for (const { literal, offset } of entries.get(gramAt(text, begin)) ?? []) {
          if (seen.has(literal) || !text.startsWith(literals[literal] ?? "", begin - offset)) continue;
          seen.add(literal);
          found(literal);
        }
      }
    },
  };
}

/** The loop state of `scan` after four characters: earlier ones have been shifted out. */
function gramAt(text: string, begin: number): number {
  let gram = 0;
  for (let at = begin; at < begin + shortestLiteral; at++) gram = (gram << 8) ^ text.charCodeAt(at);
  return gram;
}

function slotOf(gram: number): number {
  return Math.imul(gram, 0x9e3779b1) >>> 14;
}

/** Four-character sequences that every page contains. */
const everywhere =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><link rel="stylesheet" href="https://www."><script type="text/javascript" src="/static/js/"></script></head><body><div class="content" id="login"><input type="password" name="password"></div></body></html>';

function commonness(literals: readonly string[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const text of literals) {
    for (let at = 0; at + shortestLiteral <= text.length; at++) {
      const gram = gramAt(text, at);
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
    }
  }
  for (let at = 0; at + shortestLiteral <= everywhere.length; at++)
    counts.set(gramAt(everywhere, at), literals.length + 1);
  return counts;
}

function rarest(text: string, common: ReadonlyMap<number, number>): number {
  let best = 0;
  for (let at = 1; at + shortestLiteral <= text.length; at++) {
    if ((common.get(gramAt(text, at)) ?? 0) < (common.get(gramAt(text, best)) ?? 0)) best = at;
  }
  return best;
}
