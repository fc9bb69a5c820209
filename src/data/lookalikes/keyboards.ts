/**
 * The rows of keyboards, from the digits down (ISO/IEC 9995). Rows are offset by about half a key, so a key touches two keys of each
 * adjacent row. Korean names are typed on the first one as well: Dubeolsik uses the same keys.
 */
const keyboards: readonly (readonly string[])[] = [
  ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
  ["1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm"],
  ["1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn"],
  // Russian, ЙЦУКЕН
  ["1234567890", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
];

/** The keys next to a key, over all keyboards, the first keyboard's first. */
export const keysBeside: ReadonlyMap<string, readonly string[]> = beside();

function beside(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const rows of keyboards) {
    for (const [row, keys] of rows.entries()) {
      for (const [at, key] of Array.from(keys).entries()) {
        const above = rows[row - 1] ?? "";
        const below = rows[row + 1] ?? "";
        const near = [keys[at - 1], keys[at + 1], above[at], above[at + 1], below[at - 1], below[at]];
        const known = found.get(key) ?? new Set();
        for (const each of near) if (each !== undefined) known.add(each);
        found.set(key, known);
      }
    }
  }
  return new Map([...found].map(([key, keys]) => [key, [...keys]]));
}
