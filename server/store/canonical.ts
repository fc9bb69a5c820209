/** The prefix of placeholder texts, so that no text of a target can imitate one. */
const mark = "\u0000";

/** The placeholder for the time of the observation. */
const instant = `${mark}at`;

/**
 * Canonical JSON: sorted keys, no spaces. The observation time is replaced, so that equal results of two days give the same text; `timed`
 * restores it.
 */
export function timeless(value: unknown, observedAt: number): string {
  const iso = new Date(observedAt).toISOString();
  return write(value, iso) ?? "null";
}

/** The inverse of `timeless`. */
export function timed(json: string, observedAt: number): unknown {
  const iso = new Date(observedAt).toISOString();
  return JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== "string" || !value.startsWith(mark)) return value;
    return value === instant ? iso : value.slice(mark.length);
  });
}

function write(value: unknown, iso: string): string | undefined {
  if (typeof value === "string") return JSON.stringify(value === iso ? instant : escaped(value));
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if ("toJSON" in value && typeof value.toJSON === "function") return write(value.toJSON(), iso);
  if (Array.isArray(value)) return `[${value.map((each) => write(each, iso) ?? "null").join(",")}]`;
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, each]) => {
      const written = write(each, iso);
      return written === undefined ? [] : [`${JSON.stringify(key)}:${written}`];
    });
  return `{${members.join(",")}}`;
}

function escaped(text: string): string {
  return text.startsWith(mark) ? mark + text : text;
}
