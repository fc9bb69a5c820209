/** The canonical form of a question, independent of key order; bytes as base64. Callbacks are left out. */
export function questionOf(asked: readonly unknown[]): string {
  return JSON.stringify(asked.filter((each) => each !== undefined).map(canonical));
}

function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined && typeof each !== "function");
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, canonical(each)]),
  );
}
