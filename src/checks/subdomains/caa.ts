import type { Context } from "../../core/check.ts";
import { printable } from "../../core/printable.ts";
import { caaIdentifiersOf } from "../../data/dns/caa-identifiers.ts";
import { readIssuer } from "../../formats/ct/distinguished-name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { authorizedAuthorities, type Authorization } from "../../probes/dns/authorized-authorities.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import type { GatheredIssuer, Gathering } from "./gather.ts";
import type { SubdomainsRaw } from "./schema.ts";
import { issuerText } from "./view.ts";

type Recent = SubdomainsRaw["recent"][number];

/** The most certificates whose CAA records are looked up. */
const mostAsked = 16;
const mostAuthorities = 32;

/** The recent certificates, with the CAA records that apply to their names now. Only the resolvers of the run are asked. */
export async function collectRecent(
  context: Pick<Context, "net" | "once">,
  { issuers }: Pick<Gathering, "issuers">,
): Promise<readonly Recent[]> {
  // The newest of each issuer first, so that an issuer with many certificates does not displace the others.
  const samples = issuers.flatMap((issuer) => issuer.samples.map((sample, rank) => ({ issuer, sample, rank })));
  const chosen = samples
    .toSorted((a, b) => a.rank - b.rank || b.sample.notBefore - a.sample.notBefore)
    .slice(0, mostAsked);
  return Promise.all(
    chosen.map(async ({ issuer, sample: { name, isWildcard, notBefore } }) => ({
      name: isWildcard ? `*.${name}` : name,
      issuer: issuerText(issuer.name),
      issuerDomains: domainsOf(issuer),
      notBefore: new Date(notBefore).toISOString(),
      caa: await caaOf(context, name, isWildcard),
    })),
  );
}

/** The CAA records that apply to a certificate's name now. */
export async function caaOf(
  context: Pick<Context, "net" | "once">,
  name: string,
  isWildcard: boolean,
): Promise<Recent["caa"]> {
  return toCaa(await authorizedAuthorities(context, parseName(name)), isWildcard);
}

/** Whether CAA records allow an issuer; null where the records or the issuer's CAA domains are unknown. */
export function isIssuerAllowed({ caa, issuerDomains }: Pick<Recent, "caa" | "issuerDomains">): boolean | null {
  if (caa.state === "unknown") return null;
  if (caa.state === "absent" || !caa.isRestricted) return true;
  return issuerDomains && caa.authorities.some((authority) => issuerDomains.includes(authority));
}

/** The CAA domains that a CA recognises, by its organisation; null where they are unknown. */
export function issuerDomainsOf(organization: string | null): readonly string[] | null {
  return caaIdentifiersOf(organization) ?? null;
}

function domainsOf({ name, caaDomains }: GatheredIssuer): Recent["issuerDomains"] {
  const told = (caaDomains ?? []).slice(0, mostAuthorities).map((each) => printable(each.toLowerCase(), 253));
  const known = caaIdentifiersOf(readIssuer(name).organization) ?? [];
  // A domain from either list counts: a false alarm is worse than none.
  const all = [...new Set([...told, ...known])];
  return all.length === 0 ? null : all;
}

function toCaa(said: Authorization, isWildcard: boolean): Recent["caa"] {
  const nothing = { at: null, reason: null, authorities: [], isRestricted: false };
  if (said.kind === "absent") return { ...nothing, state: "absent" };
  if (said.kind === "unknown") return { ...nothing, state: "unknown", at: plainText(said.at), reason: said.reason };
  const { records } = said;
  // RFC 8659 §4.3: for a wildcard, issuewild replaces issue if it is present.
  const tag = isWildcard && records.some((each) => each.tag === "issuewild") ? "issuewild" : "issue";
  const counting = records.filter((each) => each.tag === tag);
  const authorities = counting.flatMap(({ issuer }) => issuer?.domain ?? []).slice(0, mostAuthorities);
  return { state: "found", at: plainText(said.at), reason: null, authorities, isRestricted: counting.length > 0 };
}
