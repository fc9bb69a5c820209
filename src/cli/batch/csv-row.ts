/** The cells of one row (RFC 4180 §2), which has no line break within a cell; null where its quotes do not match. */
export function parseCsvRow(row: string): readonly string[] | null {
  const cells: string[] = [];
  for (let at = 0; at <= row.length; at++) {
    const isQuoted = row[at] === '"';
    const end = isQuoted ? endOfQuoted(row, at + 1) : endOfPlain(row, at);
    if (end === null) return null;
    cells.push(isQuoted ? row.slice(at + 1, end).replaceAll('""', '"') : row.slice(at, end));
    at = isQuoted ? end + 1 : end;
    if (at < row.length && row[at] !== ",") return null;
  }
  return cells;
}

function endOfPlain(row: string, from: number): number {
  const comma = row.indexOf(",", from);
  return comma < 0 ? row.length : comma;
}

/** A quote within is doubled. */
function endOfQuoted(row: string, from: number): number | null {
  for (let at = row.indexOf('"', from); at >= 0; at = row.indexOf('"', at + 2)) if (row[at + 1] !== '"') return at;
  return null;
}
