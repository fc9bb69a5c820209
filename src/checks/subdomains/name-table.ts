/** Distinct ASCII names, numbered in order of arrival. */
export interface NameTable {
  readonly size: number;
  /** The number of a name; negative if absent. */
  find(name: string): number;
  /** Adds a new name and returns its number. */
  add(name: string): number;
  text(place: number): string;
}

const firstNames = 1024;
const firstOctets = 32 * 1024;

/** Opens a table that stores names as bytes: half a million strings in a map would need three times the memory, and as much again to grow. */
export function openNameTable(): NameTable {
  let octets = Buffer.alloc(firstOctets);
  // The start of each name; it ends where the next one starts.
  let starts = new Uint32Array(firstNames);
  // Hash slots: number plus one, or 0 if free; collisions use the next slot. At most half full.
  let slots = new Uint32Array(2 * firstNames);
  let size = 0;
  // Random, so that no one can prepare colliding names.
  const seed = Math.floor(Math.random() * 2 ** 32);

  /** FNV-1a hash. */
  function hashOf(name: string): number {
    let hash = 0x811c9dc5 ^ seed;
    for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
    return (hash ^ (hash >>> 15)) >>> 0;
  }

  function startOf(place: number): number {
    return starts[place] ?? 0;
  }

  function isAt(place: number, name: string): boolean {
    const start = startOf(place);
    if (startOf(place + 1) - start !== name.length) return false;
    for (let at = 0; at < name.length; at++) if (octets[start + at] !== name.charCodeAt(at)) return false;
    return true;
  }

  function text(place: number): string {
    return octets.toString("latin1", startOf(place), startOf(place + 1));
  }

  /** The slot of a name, or the free slot for it. */
  function slotOf(name: string): number {
    let slot = hashOf(name) & (slots.length - 1);
    for (let held = slots[slot] ?? 0; held > 0 && !isAt(held - 1, name); held = slots[slot] ?? 0)
      slot = (slot + 1) & (slots.length - 1);
    return slot;
  }

  function growSlots(): void {
    slots = new Uint32Array(2 * slots.length);
    for (let place = 0; place < size; place++) slots[slotOf(text(place))] = place + 1;
  }

  return {
    get size() {
      return size;
    },
    find: (name) => (slots[slotOf(name)] ?? 0) - 1,
    add(name) {
      const start = startOf(size);
      if (start + name.length > octets.length)
        octets = Buffer.concat([octets], Math.ceil(1.5 * octets.length) + name.length);
      if (size + 2 > starts.length) {
        const longer = new Uint32Array(Math.ceil(1.5 * starts.length));
        longer.set(starts);
        starts = longer;
      }
      if (2 * (size + 1) > slots.length) growSlots();
      octets.write(name, start, "latin1");
      slots[slotOf(name)] = size + 1;
      starts[size + 1] = start + name.length;
      return size++;
    },
    text,
  };
}
