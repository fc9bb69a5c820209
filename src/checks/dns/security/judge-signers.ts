import type { Finding } from "../../../core/result/interpretation.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import type { SeenKeySet } from "../servers/schema.ts";
import { placesOf, subjectOf, type Placed } from "../zone/direct.ts";
import { listed } from "../zone/words.ts";
import type { SeenSecurity } from "./schema.ts";

type Findings = readonly Finding<ProblemId>[];

/** Findings about name servers with different DNSKEY sets: several providers sign the zone, or a server has another version of it. */
export function signerFindings(raw: DnsRaw, security: SeenSecurity, zone: string): Findings {
  const { keySets } = raw.authoritativeServers;
  const isUsed = security.state === "secure" || security.state === "bogus";
  if (keySets.length < 2 || (!isUsed && security.state !== "island")) return [];
  const lacking = keySets.filter(({ missingKeys }) => missingKeys.length > 0);
  const keys = listed(lacking.map(lackWords), 4);
  return [
    ...(lacking.length > 0
      ? [find(isUsed ? "signers-unshared" : "signers-unshared-island", { zone, keys }, { subject: zone })]
      : []),
    ...(isUsed ? [...algorithmFindings(keySets, zone), ...requestFindings(raw, security, zone)] : []),
  ];
}

function lackWords({ servers, missingKeys }: SeenKeySet): string {
  return `${listed(servers, 2)}: ${missingKeys.map(({ keyTag }) => keyTag).join(", ")}`;
}

function algorithmFindings(keySets: readonly SeenKeySet[], zone: string): Findings {
  if (!hasUnequalAlgorithms(keySets)) return [];
  const used = keySets.map(({ servers, algorithms }) => `${listed(servers, 2)}: ${algorithms.join(", ")}`);
  return [find("signers-algorithms", { zone, algorithms: listed(used, 4) }, { subject: zone })];
}

function hasUnequalAlgorithms(keySets: readonly SeenKeySet[]): boolean {
  const signing = keySets.filter(({ algorithms }) => algorithms.length > 0);
  return new Set(signing.map(({ algorithms }) => algorithms.join(" "))).size > 1;
}

/** Whether some of the name servers sign with an algorithm that others lack, which has its own finding. */
export function isAlgorithmOfSome({ authoritativeServers: { keySets } }: DnsRaw, algorithm: number): boolean {
  return hasUnequalAlgorithms(keySets) && keySets.some(({ algorithms }) => algorithms.includes(algorithm));
}

/** Whether any of the name servers publishes a key; only those with other DNSKEY sets are looked at. */
export function isKeyOfSome(
  { authoritativeServers: { keySets } }: DnsRaw,
  keyTag: number,
  algorithm?: number,
): boolean {
  return keySets.some(({ keys }) =>
    keys.some((key) => key.keyTag === keyTag && (algorithm === undefined || key.algorithm === algorithm)),
  );
}

/** RFC 8901 §8: a request of one provider must keep the DS records of the others. */
function requestFindings(raw: DnsRaw, security: SeenSecurity, zone: string): Findings {
  const lost = lostTags(raw, security, zone);
  if (lost.length === 0) return [];
  return [find("signers-cds", { zone, tags: listed(lost.map(String)) }, { subject: zone })];
}

/** The tags of DS records that some DNSKEY set needs, and that the requested DS records leave out. */
export function lostTags(raw: DnsRaw, { childDs, chainOfTrust }: SeenSecurity, zone: string): readonly number[] {
  const { keySets } = raw.authoritativeServers;
  if (!childDs || childDs.isRemoval || keySets.length < 2) return [];
  const link = chainOfTrust.find((each) => each.zone === zone);
  const present = new Set(link?.delegations.map(({ keyTag }) => keyTag));
  // In a rollover, every DNSKEY set already has the key that is requested.
  const lost = keySets
    .map(({ keys }) => keys.map(({ keyTag }) => keyTag))
    .filter((tags) => !tags.some((tag) => childDs.keyTags.includes(tag)))
    .flatMap((tags) => tags.filter((tag) => present.has(tag)));
  return [...new Set(lost)];
}

const unanchored: ReadonlySet<string> = new Set(["no-matching-key", "wrong-digest"]);

/** A server whose own DNSKEY set no DS record matches, while another server's is matched; null for other faults. */
export function unanchoredFinding(raw: DnsRaw, place: Placed): Finding<ProblemId> | null {
  const { keySets } = raw.authoritativeServers;
  const { reason, types } = place.signatures;
  if (keySets.length < 2 || !types.includes("DNSKEY") || !unanchored.has(reason ?? "")) return null;
  if (!placesOf(raw).some(({ signatures }) => signatures.state === "verified")) return null;
  const own = keySets.find(({ servers }) => servers.includes(subjectOf(place)));
  const entries = own?.keys.filter(({ flags }) => flags % 2 === 1) ?? [];
  const { server, address } = place;
  const tags = listed((entries.length > 0 ? entries : (own?.keys ?? [])).map(({ keyTag }) => `${keyTag}`));
  return find(
    "signer-unanchored",
    { server: server.name, address, tags },
    { subject: subjectOf(place), ...(reason !== null && { evidence: reason }) },
  );
}
