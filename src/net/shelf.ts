import type { Shelf, Shelved } from "../core/net/shelf.ts";
import { mayContact, type Policy } from "./policy.ts";

/** How much a shelf holds, in bytes. */
export interface ShelfLimits {
  readonly all: number;
  readonly each: number;
}

const megabyte = 1024 * 1024;
const defaultLimits: ShelfLimits = { all: 64 * megabyte, each: 16 * megabyte };

/** What an entry costs beside its bytes: the key, the address, two objects. */
const overhead = 1024;

/**
 * A shelf in memory for all the runs of an engine; what has not been asked for the longest goes first. Where something came from is
 * judged for everybody who asks for it: what one run was allowed to fetch from a private address is not told to a public one.
 */
export function openShelf(policy: Policy, limits: ShelfLimits = defaultLimits): Shelf {
  // A map keeps the order in which its keys were set: the first one is the one that nobody has asked for the longest.
  const kept = new Map<string, Shelved>();
  let size = 0;

  function drop(key: string): void {
    const known = kept.get(key);
    if (!known) return;
    kept.delete(key);
    size -= sizeOf(known);
  }

  return {
    find(key, { namedBy }, now) {
      const known = kept.get(key);
      if (!known) return null;
      if (known.until <= now) {
        drop(key);
        return null;
      }
      if (!mayContact(known.address, namedBy, policy)) return null;
      kept.delete(key);
      kept.set(key, known);
      return known;
    },
    keep(key, shelved) {
      if (shelved.bytes.length > limits.each) return;
      drop(key);
      const own = { ...shelved, bytes: alone(shelved.bytes) };
      kept.set(key, own);
      size += sizeOf(own);
      for (const [oldest] of kept) {
        if (size <= limits.all) break;
        drop(oldest);
      }
    },
  };
}

function sizeOf({ bytes }: Shelved): number {
  return bytes.length + overhead;
}

/** Bytes that are a part of a larger piece of memory would hold all of it for as long as they are kept. */
function alone(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
