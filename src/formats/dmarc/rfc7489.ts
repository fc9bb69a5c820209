import { readDmarcTags, type DmarcTag } from "./tags.ts";
import type { DmarcChoice, DmarcPolicy, DmarcRecord } from "./record.ts";
import type { DnsName } from "../dns/name.ts";

/** The policy that receivers by RFC 7489 derive from a domain's records. */
export type Rfc7489Policy =
  | {
      readonly kind: "found";
      readonly about: DnsName;
      readonly policy: DmarcPolicy;
      /** `pct`: the policy applies to this percentage of failing messages, the next lower one to the others (§6.6.4). */
      readonly percent: number;
      readonly record: DmarcRecord;
    }
  /** No record, several, or one without an applicable policy: no DMARC. */
  | { readonly kind: "none"; readonly why: "absent" | "several" | "void" }
  | { readonly kind: "unknown"; readonly at: DnsName; readonly reason: string };

/** The texts published for a domain, if known. */
export interface Rfc7489Place {
  readonly about: DnsName;
  readonly choice: DmarcChoice;
  readonly doubt: string | null;
}

/** RFC 7489 §6.6.3: the domain's record, or else that of the organizational domain by the public suffix list; null if the domain is that itself. */
export function rfc7489Policy(own: Rfc7489Place, organisation: Rfc7489Place | null): Rfc7489Policy {
  if (own.doubt !== null) return { kind: "unknown", at: own.about, reason: own.doubt };
  const place = own.choice.kind === "none" ? organisation : own;
  if (!place) return { kind: "none", why: "absent" };
  if (place.doubt !== null) return { kind: "unknown", at: place.about, reason: place.doubt };
  const { choice, about } = place;
  if (choice.kind === "none") return { kind: "none", why: "absent" };
  if (choice.kind === "several") return { kind: "none", why: "several" };
  const policy = policyIn(choice.record, place === own);
  if (policy === null) return { kind: "none", why: "void" };
  const { record } = choice;
  return { kind: "found", about, policy, percent: percentIn(readDmarcTags(record.text).tags), record };
}

/** §6.6.3 step 6; RFC 7489 knows neither `np`, `psd` nor `t`. */
function policyIn(
  { text, policy, subdomains, aggregate, isAmbiguous }: DmarcRecord,
  isOwn: boolean,
): DmarcPolicy | null {
  if (isAmbiguous) return null;
  const isSpBroken = subdomains === null && /;[ \t]*sp[ \t]*=/i.test(text);
  if (policy === null || isSpBroken) return aggregate.length > 0 ? "none" : null;
  return isOwn ? policy : (subdomains ?? policy);
}

/** The `pct` tag, RFC 7489 §6.3: 0 to 100, with default 100. */
export function percentIn(tags: readonly DmarcTag[]): number {
  const value = tags.find(({ name }) => name === "pct")?.value ?? "100";
  return /^[0-9]{1,3}$/.test(value) && Number(value) <= 100 ? Number(value) : 100;
}

/** Whether the policy directly follows the version, as §6.4 requires. */
export function isPolicySecond({ text, policy }: DmarcRecord): boolean {
  return policy === null || /^[^;]{1,40};[ \t]*p[ \t]*=/i.test(text);
}
