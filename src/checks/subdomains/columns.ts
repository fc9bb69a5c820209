import type { GatheredName, Names, Selection } from "./gather.ts";

/** Issuers of a name that are kept: the newest ones. */
const mostIssuers = 4;

/** What a certificate tells of one name; times in milliseconds since 1970. */
interface Seen {
  readonly seen: number;
  readonly until: number;
  /** The place of the issuer; below 0 where it has none. */
  readonly issuer: number;
  /** The place of the source. */
  readonly source: number;
}

/** Names with their figures in columns: half a million objects would take three times the memory. */
export function openColumns(): Names & { has(name: string): boolean; add(name: string, seen: Seen): void } {
  const places = new Map<string, number>();
  const figures = openFigures();

  /** The names that were seen last among those that a test lets pass. Only what is told becomes an object. */
  function select(most: number, holds: (name: string) => boolean): Selection {
    const times = new Float64Array(places.size);
    let total = 0;
    for (const [name, place] of places) if (holds(name)) times[total++] = figures.lastAt(place);
    const from = total > most ? (times.subarray(0, total).toSorted()[total - most] ?? -Infinity) : -Infinity;
    const chosen: (readonly [name: string, place: number])[] = [];
    for (const each of places) if (figures.lastAt(each[1]) >= from && holds(each[0])) chosen.push(each);
    const sorted = chosen.toSorted((a, b) => figures.lastAt(b[1]) - figures.lastAt(a[1]) || (a[0] < b[0] ? -1 : 1));
    return { total, names: sorted.slice(0, most).map(([name, place]) => ({ name, ...figures.read(place) })) };
  }

  return {
    has: (name) => places.has(name),
    add(name, seen) {
      let place = places.get(name);
      if (place === undefined) {
        place = places.size;
        places.set(alone(name), place);
        figures.begin(place, seen);
      }
      figures.add(place, seen);
    },
    get total() {
      return places.size;
    },
    of: (source) => figures.count((place) => (figures.sourcesAt(place) & (1 << source)) !== 0),
    valid: (now) => figures.count((place) => figures.untilAt(place) > now),
    newest: (most) => select(most, () => true).names,
    where: (holds, most) => select(most, holds),
  };
}

/** A part of a longer string keeps all of it in memory; what has been through bytes is a string of its own. */
function alone(name: string): string {
  return Buffer.from(name, "latin1").toString("latin1");
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
  // The place of an issuer and one more: 0 is none.
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
  const twice = new (column.constructor as new (length: number) => T)(2 * column.length);
  twice.set(column);
  return twice;
}
