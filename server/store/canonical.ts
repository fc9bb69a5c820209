/** Begins every text that stands for another one, so that no text of a target can pass for it. */
const mark = "\u0000";

/** Stands for the instant at which a result was observed. */
const instant = `${mark}at`;

/**
 * Canonical JSON: keys sorted, no space. The instant of the observation is taken out, so that the same result of two days is the same
 * text; `timed` puts it back.
 */
export function timeless(value: unknown, observedAt: number): string {
  const iso = new Date(observedAt).toISOString();
  return write(value, iso) ?? "null";
}

/** What `timeless` wrote, with the instant put back. */
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
