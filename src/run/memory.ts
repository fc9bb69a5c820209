/** What the pieces of one run have found out, each once. */
export interface Memory {
  readonly once: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** The memory of one address of a host: its own for whatever names the host, and this one for the rest. */
  at(host: string, at: string): Memory;
}

/** Opens the memory of a run. */
export function openMemory(): Memory {
  const shared = new Map<string, Promise<unknown>>();
  const places = new Map<string, Memory>();

  function once<T>(key: string, work: () => Promise<T>): Promise<T> {
    return remember(shared, key, work);
  }

  return {
    once,
    at(host, at) {
      const key = `${host} ${at}`;
      const known = places.get(key);
      if (known) return known;
      const own = openMemory();
      // A certificate of any address leads to the same issuers, and a page elsewhere is the same one.
      const fresh: Memory = { ...own, once: (name, work) => (mentions(name, host) ? own.once : once)(name, work) };
      places.set(key, fresh);
      return fresh;
    },
  };
}

/** Whether a key names a host, and not one below or above it: `www.shop.example` is none of the machines of `shop.example`. */
function mentions(key: string, host: string): boolean {
  for (let at = key.indexOf(host); at >= 0; at = key.indexOf(host, at + 1)) {
    // RFC 1034 §3.1: with the dot of the root behind it a name is the same one, as the door asks it, too.
    const after = at + host.length + (key[at + host.length] === "." ? 1 : 0);
    if (!/[\w.-]/.test(`${key[at - 1] ?? " "}${key[after] ?? " "}`)) return true;
  }
  return false;
}

function remember<T>(shared: Map<string, Promise<unknown>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = shared.get(key);
  if (known) return known as Promise<T>;
  const fresh = work();
  // The caller receives the failure; an abandoned piece of work must not end the process.
  fresh.catch(() => {});
  shared.set(key, fresh);
  return fresh;
}
