/**
 * The rows of keyboards, from the digits down (ISO/IEC 9995). A row is shifted against the one above it by about half a key, so that a key
 * touches two keys of each row beside it. Korean names are typed on the first one as well: Dubeolsik has its letters on the same keys.
 */
const keyboards: readonly (readonly string[])[] = [
  ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
  ["1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm"],
  ["1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn"],
];

/** The keys beside a key, of all keyboards, those of the first one in front. */
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
