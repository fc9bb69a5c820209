/** Shares work within one run: each piece of work runs once. */
export interface Memory {
  readonly once: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** Returns the memory for one address of a host. Work whose key names the host is separate; all other work is shared. */
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
      // Other hosts do not depend on the address: the issuers of a certificate and pages elsewhere are the same.
      const fresh: Memory = { ...own, once: (name, work) => (mentions(name, host) ? own.once : once)(name, work) };
      places.set(key, fresh);
      return fresh;
    },
  };
}

/** Whether a key names exactly this host: `www.shop.example` and `shop.example.net` are other hosts than `shop.example`. */
function mentions(key: string, host: string): boolean {
  for (let at = key.indexOf(host); at >= 0; at = key.indexOf(host, at + 1)) {
    // RFC 1034 §3.1: a name with a trailing dot is the same name.
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
