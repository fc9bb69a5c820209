import type { GatheredName, Names, Selection } from "./gather.ts";
import { openNameTable } from "./name-table.ts";

/** Maximum number of issuers kept per name, newest first. */
const mostIssuers = 4;

/** A certificate's data about one name; times in Unix milliseconds. */
interface Seen {
  readonly seen: number;
  readonly until: number;
  /** Index of the issuer; negative without one. */
  readonly issuer: number;
  /** Index of the source. */
  readonly source: number;
}

/** Stores names and their data in columns: half a million objects would need three times the memory. */
export function openColumns(): Names & { has(name: string): boolean; add(name: string, seen: Seen): void } {
  const table = openNameTable();
  const figures = openFigures();

  /** The newest names that pass a test. Objects are created only for these. */
  function select(most: number, holds: (name: string) => boolean): Selection {
    const passing = new Uint32Array(table.size);
    let total = 0;
    for (let place = 0; place < table.size; place++) if (holds(table.text(place))) passing[total++] = place;
    const places = passing.subarray(0, total);
    const times = Float64Array.from(places, figures.lastAt).toSorted();
    const from = total > most ? (times[total - most] ?? -Infinity) : -Infinity;
    const newest = places.filter((place) => figures.lastAt(place) >= from);
    const chosen = Array.from(newest, (place) => ({ place, name: table.text(place) }));
    const sorted = chosen.toSorted(
      (a, b) => figures.lastAt(b.place) - figures.lastAt(a.place) || (a.name < b.name ? -1 : 1),
    );
    return { total, names: sorted.slice(0, most).map(({ name, place }) => ({ name, ...figures.read(place) })) };
  }

  return {
    has: (name) => table.find(name) >= 0,
    add(name, seen) {
      const known = table.find(name);
      const place = known < 0 ? table.add(name) : known;
      if (known < 0) figures.begin(place, seen);
      figures.add(place, seen);
    },
    get total() {
      return table.size;
    },
    of: (source) => figures.count((place) => (figures.sourcesAt(place) & (1 << source)) !== 0),
    valid: (now) => figures.count((place) => figures.untilAt(place) > now),
    newest: (most) => select(most, () => true).names,
    where: (holds, most) => select(most, holds),
  };
}

const firstRoom = 1024;

function openFigures() {
  let [first, last, until] = [0, 0, 0].map(() => new Float64Array(firstRoom)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let counts = new Uint32Array(firstRoom);
  let sources = new Uint8Array(firstRoom);
  // Index of an issuer plus one; 0 means none.
  let issuers = new Uint16Array(firstRoom * mostIssuers);
  let length = 0;

  function grow(): void {
    [first, last, until] = [first, last, until].map((each) => longer(each)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    [counts, sources, issuers] = [longer(counts), longer(sources), longer(issuers)];
  }

  function addIssuer(place: number, issuer: number): void {
    const from = place * mostIssuers;
    const own = issuers.subarray(from, from + mostIssuers);
    if (issuer < 0 || own.includes(issuer + 1)) return;
    const free = own.indexOf(0);
    if (free < 0) own.copyWithin(0, 1);
    own[free < 0 ? mostIssuers - 1 : free] = issuer + 1;
  }

  return {
    begin(place: number, { seen, until: end }: Seen): void {
      if (place === first.length) grow();
      length = place + 1;
      first[place] = seen;
      last[place] = seen;
      until[place] = end;
    },
    add(place: number, { seen, until: end, issuer, source }: Seen): void {
      first[place] = Math.min(first[place] ?? seen, seen);
      last[place] = Math.max(last[place] ?? seen, seen);
      until[place] = Math.max(until[place] ?? end, end);
      counts[place] = (counts[place] ?? 0) + 1;
      sources[place] = (sources[place] ?? 0) | (1 << source);
      addIssuer(place, issuer);
    },
    read: (place: number): Omit<GatheredName, "name"> => ({
      firstSeen: first[place] ?? 0,
      lastSeen: last[place] ?? 0,
      validUntil: until[place] ?? 0,
      certificates: counts[place] ?? 0,
      issuers: [...issuers.subarray(place * mostIssuers, (place + 1) * mostIssuers)].flatMap((one) =>
        one === 0 ? [] : [one - 1],
      ),
      sources: sources[place] ?? 0,
    }),
    lastAt: (place: number): number => last[place] ?? 0,
    untilAt: (place: number): number => until[place] ?? 0,
    sourcesAt: (place: number): number => sources[place] ?? 0,
    count(holds: (place: number) => boolean): number {
      let count = 0;
      for (let place = 0; place < length; place++) if (holds(place)) count++;
      return count;
    },
  };
}

function longer<T extends Float64Array | Uint32Array | Uint16Array | Uint8Array>(column: T): T {
  const more = new (column.constructor as new (length: number) => T)(
    Math.ceil((1.5 * column.length) / mostIssuers) * mostIssuers,
  );
  more.set(column);
  return more;
}
