/** Returns the organizational domain of a host name: one label below a public suffix; null for names such as `localhost`. */
export type OrganisationOf = (name: string) => string | null;

/** Loads the public suffix list. A name without a listed suffix, such as `ex01.corp.local`, belongs to no known organisation. */
export async function openOrganisations(): Promise<OrganisationOf> {
  // The list is larger than the rest of a check, so it is loaded on demand.
  const { parse } = await import("tldts");
  const known = new Map<string, string | null>();
  return (name) => {
    const text = name.toLowerCase().replace(/\.$/, "").slice(0, 255);
    const told = known.get(text);
    if (told !== undefined) return told;
    const { domain, isIcann, isIp } = parse(text, options);
    const organisation = isIcann && !isIp ? domain : null;
    known.set(text, organisation);
    return organisation;
  };
}

const options = { allowPrivateDomains: false, extractHostname: false, validateHostname: false } as const;

/** A filter for domains that might be aligned, before any DNS lookup. Names with unlisted suffixes match if they share their last label. */
export function nearTo(domain: string | null, organisationOf: OrganisationOf): (other: string) => boolean {
  if (domain === null) return () => false;
  const organisation = organisationOf(domain);
  return (other) =>
    organisation === null ? lastLabel(other) === lastLabel(domain) : organisationOf(other) === organisation;
}

function lastLabel(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}
