/** The name below which a registry registers: of `www.shop.co.uk` it is `shop.co.uk`, of `me.github.io` it is `github.io`; null where there is none. */
export async function registrableOf(name: string): Promise<string | null> {
  const { getDomain } = await import("tldts");
  // What private owners list as suffixes (github.io) is registered by them, once.
  return getDomain(name, { allowPrivateDomains: false, extractHostname: false, validateHostname: false });
}
