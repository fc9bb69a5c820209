import { neutral } from "./neutral.ts";

/** Bytes of the data of a full answer. */
export const fullBytes = 32 * 1024;

/** Data as an agent gets it, and the places where it was cut. */
export interface Cut {
  readonly data: unknown;
  /** Such as `raw.ports: 20 of 48`. */
  readonly cut: readonly string[];
}

interface Bounds {
  readonly items: number;
  readonly characters: number;
  readonly depth: number;
}

/** From the preferred size to the smallest one. */
const steps: readonly Bounds[] = [
  { items: 50, characters: 2000, depth: 12 },
  { items: 20, characters: 600, depth: 12 },
  { items: 10, characters: 300, depth: 10 },
  { items: 5, characters: 160, depth: 8 },
  { items: 3, characters: 100, depth: 6 },
  { items: 1, characters: 60, depth: 4 },
];

/** The most cut places that are listed. */
const mostTold = 40;

/** The data of an answer within {@link fullBytes}. Cut lists are named in `cut`, and every text goes through {@link neutral}. */
export function cutToSize(data: unknown): Cut {
  let last: Cut = { data: null, cut: ["data"] };
  for (const bounds of steps) {
    const routes: string[] = [];
    const cut = shrink(data, "", bounds, routes);
    last = { data: cut, cut: routes.slice(0, mostTold) };
    if (Buffer.byteLength(JSON.stringify(last)) <= fullBytes) return last;
  }
  return { data: null, cut: last.cut.slice(0, 1) };
}

function shrink(value: unknown, path: string, bounds: Bounds, routes: string[]): unknown {
  if (typeof value === "string") return neutral(value, bounds.characters);
  if (typeof value !== "object" || value === null) return value;
  if (path.split(".").length > bounds.depth) {
    routes.push(path);
    return null;
  }
  if (Array.isArray(value)) {
    const { items } = bounds;
    if (value.length > items) routes.push(`${path}: ${items} of ${value.length}`);
    return value.slice(0, items).map((item, at) => shrink(item, `${path}.${at}`, bounds, routes));
  }
  const entries = Object.entries(value);
  // Member names may come from a target, such as names of headers.
  const most = 4 * bounds.items;
  if (entries.length > most) routes.push(`${path}: ${most} of ${entries.length}`);
  return Object.fromEntries(
    entries.slice(0, most).map(([name, each]) => {
      const said = neutral(name, 100);
      return [said, shrink(each, path === "" ? said : `${path}.${said}`, bounds, routes)];
    }),
  );
}
