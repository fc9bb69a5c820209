import type { WhoisEntry } from "./entries.ts";

/** Labels of blocks about other objects: hosts, which Verisign also returns for a bare name, and contacts in RIPE format. */
const ofOthers: ReadonlySet<string> = new Set(["server name", "nic-hdl", "person", "personname", "role"]);
const ofDomain: ReadonlySet<string> = new Set(["domain", "domain name", "domainname"]);

/** The entries about domains, without blocks about other objects, which have their own dates and registrars. */
export function aboutDomains(entries: readonly WhoisEntry[]): readonly WhoisEntry[] {
  const blocksWith = (labels: ReadonlySet<string>) =>
    new Set(entries.filter(({ label }) => labels.has(label)).map(({ block }) => block));
  const [others, own] = [blocksWith(ofOthers), blocksWith(ofDomain)];
  return entries.filter(({ block }) => own.has(block) || !others.has(block));
}

/** Labels that begin another object within a block, where a registry leaves no blank line before it. */
const beginsOther: ReadonlySet<string> = new Set([
  "contact",
  "contact-id",
  "nic-hdl",
  "nic handle",
  "nic-handle",
  "person",
]);

/** The entries with a number of its own for each object that begins within a block: its dates are not the domain's. */
export function splitObjects(entries: readonly WhoisEntry[]): readonly WhoisEntry[] {
  const named = new Set<number>();
  const dated = new Set<number>();
  const begun = new Map<number, number>();
  return entries.map((entry) => {
    const { block, section, label } = entry;
    if (ofDomain.has(label)) named.add(block);
    if (named.has(block) && section === "" && beginsOther.has(label) && (label !== "person" || dated.has(block)))
      begun.set(block, (begun.get(block) ?? 0) + 1);
    if (/^(?:created|registered|changed|expires?)$/.test(label)) dated.add(block);
    const part = begun.get(block) ?? 0;
    return part === 0 ? entry : { ...entry, block: block + part / 1024 };
  });
}

/** First labels of blocks about contacts, registrars and sets of hosts, which have their own dates: FRED, RIPE's and AFNIC's formats. */
const objects =
  /^(?:contact|contact-id|nsset|keyset|nic-hdl|nic-handle|nic handle|person|role|nserver|mntner|organisation|host|irt)$/;
const roles = /registrant|registrar|admin|techn|tech-c|zone-c|billing|contact|holder|owner|titular|reseller|sponsor/;

/** The blocks that begin with another object than a domain. */
export function aboutOthers(entries: readonly WhoisEntry[]): ReadonlySet<number> {
  const first = new Map<number, WhoisEntry>();
  for (const entry of entries) if (!first.has(entry.block)) first.set(entry.block, entry);
  const others = [...first].filter(([, { section, label }]) => {
    return objects.test(label) || roles.test(label) || roles.test(section);
  });
  return new Set(others.map(([block]) => block));
}
