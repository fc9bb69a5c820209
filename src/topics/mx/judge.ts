import type { Finding, FixRecord, FindingDetails } from "../../core/result/interpretation.ts";
import { resolverWords } from "../../probes/dns/resolver-words.ts";
import { findMx, type MxProblemId } from "./problems.ts";
import type { MxHost, MxRaw } from "./schema.ts";

type Findings = readonly Finding<MxProblemId>[];

/** Judges the MX records of a name by the DNS alone. */
export function judgeMx({ kind, reason, hosts }: MxRaw, domain: string): Findings {
  if (kind === "unknown") return [unknownMx(domain, reason, { subject: domain })];
  if (kind === "null") return [findMx("mx-null", { domain })];
  // Several records may name the same host.
  const once = new Map(hosts.map((each) => [each.host, each]));
  return [...once.values()].flatMap((each) => mxHostFindings(each, domain));
}

/** What else decides on the records of a host. */
interface MxHostSurroundings {
  /** Whether the MX record may name the target of an alias instead: no MTA-STS policy or DANE record depends on the present name. */
  readonly mayRename?: boolean;
}

/** Judges one mail host by the DNS alone. */
export function mxHostFindings(seen: MxHost, domain: string, { mayRename = false }: MxHostSurroundings = {}): Findings {
  const { host, alias, addresses, problems, reason } = seen;
  const about = { subject: host };
  const closed = addresses.filter(({ isPublic }) => !isPublic).map(({ address }) => address);
  const told = { host, addresses: closed.join(", ") };
  const absent = (): Findings[number] => findMx("mx-no-address", { host }, about);
  const by: Readonly<Record<MxHost["problems"][number], () => Findings[number]>> = {
    address: () => findMx("mx-address", { host }, about),
    alias: () =>
      findMx("mx-alias", { host, target: alias ?? "" }, { ...about, ...(mayRename && aliasRecord(seen, domain)) }),
    missing: absent,
    "no-address": absent,
    private: () => findMx("mx-private", told, about),
    "partly-private": () => findMx("mx-partly-private", told, about),
    "null-beside": () => findMx("mx-null-beside", { domain }),
    bogus: () => findMx("mx-host-bogus", { host, reason: resolverWords(reason) }, { ...about, evidence: reason ?? "" }),
    unknown: () => unknownMx(host, reason, about),
  };
  return problems.map((problem) => by[problem]());
}

/** The finding for MX records, or a host of theirs, that could not be looked up. */
export function unknownMx(host: string, reason: string | null, about: FindingDetails = {}): Finding<MxProblemId> {
  return findMx("mx-unknown", { host, reason: resolverWords(reason) }, { ...about, evidence: reason ?? "" });
}

/** An MX record for the alias's target, if it can receive mail. */
function aliasRecord({ alias, preference, addresses }: MxHost, domain: string): { readonly record?: FixRecord } {
  if (alias === null || !addresses.some(({ isPublic }) => isPublic)) return {};
  return { record: { name: domain, type: "MX", value: `${preference} ${alias}.` } };
}
