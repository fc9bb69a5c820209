/** Tells the organisation of a host name: the name below a public suffix; null where there is none, such as `localhost`. */
export type OrganisationOf = (name: string) => string | null;

/** Tells organisations by the list of public suffixes; a name below none of them, such as `ex01.corp.local`, belongs to nobody that others know. */
export async function openOrganisations(): Promise<OrganisationOf> {
  // The list is larger than the rest of a check: it is loaded when it is needed.
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

/** Tells domains that may be aligned with another one, before anybody is asked; of names that the list does not know all are that share their last label. */
export function nearTo(domain: string | null, organisationOf: OrganisationOf): (other: string) => boolean {
  if (domain === null) return () => false;
  const organisation = organisationOf(domain);
  return (other) =>
    organisation === null ? lastLabel(other) === lastLabel(domain) : organisationOf(other) === organisation;
}

function lastLabel(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}
