/** The registered domain of a name: `shop.co.uk` for `www.shop.co.uk`, `github.io` for `me.github.io`; null if there is none. */
export async function registrableOf(name: string): Promise<string | null> {
  const { getDomain } = await import("tldts");
  // Private suffixes (github.io) are themselves registered domains.
  return getDomain(name, { allowPrivateDomains: false, extractHostname: false, validateHostname: false });
}
