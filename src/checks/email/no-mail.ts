import type { Finding } from "../../core/interpretation.ts";
import { findNoMail, type NoMailProblemId } from "./no-mail-problems.ts";

/** Percent of the score of a domain that has no mail, by part. */
export const noMailWeights = { "no-mx": 30, "no-senders": 30, "no-forgery": 30, "no-keys": 10 } as const;

/** A part of that score. */
export type NoMailPartId = keyof typeof noMailWeights;

/** What is known of a domain that neither takes mail nor sends any. */
export interface NoMailFacts {
  readonly domain: string;
  /** Whether the name is an alias, beside which no other records may stand (RFC 1034 §3.6.2). */
  readonly isAlias: boolean;
  /** `null`: it says that it takes none (RFC 7505); `none`: there is nobody to hand it to; `implicit`: a host without MX record is tried. */
  readonly mx: "null" | "none" | "implicit";
  /** What its SPF record says of whoever sends in its name. */
  readonly spf: "refuses" | "soft" | "neutral" | "passes-all" | "missing" | "broken" | "unknown";
  /** What receivers do with mail in its name; `missing`: whatever they like. */
  readonly policy: "reject" | "quarantine" | "none" | "missing" | "unknown";
  /** The record that makes receivers reject it: what is good in the present one is kept. */
  readonly rejecting: { readonly name: string; readonly value: string } | null;
  /** `revoked`: whatever selector is asked for, its key is withdrawn. */
  readonly keys: "revoked" | "none" | "unknown";
}

/** Points by what is known; null where it could not be told. A bare domain is better than one that is tried in vain. */
export const noMailPoints = {
  "no-mx": { null: 30, none: 20, implicit: 10 },
  "no-senders": { refuses: 30, soft: 20, neutral: 5, "passes-all": 0, missing: 0, broken: 0, unknown: null },
  "no-forgery": { reject: 30, quarantine: 22, none: 5, missing: 0, unknown: null },
  "no-keys": { revoked: 10, none: 6, unknown: null },
} as const;

/** The points of each part. */
export function pointsWithoutMail({
  mx,
  spf,
  policy,
  keys,
}: NoMailFacts): Readonly<Record<NoMailPartId, number | null>> {
  return {
    "no-mx": noMailPoints["no-mx"][mx],
    "no-senders": noMailPoints["no-senders"][spf],
    "no-forgery": noMailPoints["no-forgery"][policy],
    "no-keys": noMailPoints["no-keys"][keys],
  };
}

/** What a domain without mail lacks to say so. */
export function findingsWithoutMail(facts: NoMailFacts): readonly Finding<NoMailProblemId>[] {
  const { domain, isAlias, mx, spf, policy, rejecting, keys } = facts;
  const said = { domain };
  const taking = isAlias ? {} : { record: { name: domain, type: "MX", value: "0 ." } };
  const refusing = isAlias ? {} : { record: { name: domain, type: "TXT", value: "v=spf1 -all" } };
  const record = rejecting && { record: { type: "TXT", ...rejecting } };
  return [
    findNoMail("no-mail", said),
    ...(mx === "null" ? [] : [findNoMail("no-mail-mx", said, taking)]),
    ...(spf === "refuses" || spf === "unknown" ? [] : [findNoMail(spfProblems[spf], said, refusing)]),
    ...(policy === "reject" || policy === "unknown"
      ? []
      : [findNoMail(policy === "missing" ? "no-mail-dmarc-missing" : "no-mail-dmarc-weak", said, { ...record })]),
    ...(keys === "none"
      ? [
          findNoMail("no-mail-keys-open", said, {
            record: { name: `*._domainkey.${domain}`, type: "TXT", value: "v=DKIM1; p=" },
          }),
        ]
      : []),
    ...untold(facts),
  ];
}

const spfProblems = {
  soft: "no-mail-spf-soft",
  neutral: "no-mail-spf-soft",
  "passes-all": "no-mail-spf-passes",
  missing: "no-mail-spf-missing",
  broken: "no-mail-spf-broken",
} as const;

function untold({ domain, spf, policy, keys }: NoMailFacts): readonly Finding<NoMailProblemId>[] {
  const what = [
    ...(spf === "unknown" ? ["SPF"] : []),
    ...(policy === "unknown" ? ["DMARC"] : []),
    ...(keys === "unknown" ? ["DKIM"] : []),
  ];
  return what.length === 0 ? [] : [findNoMail("no-mail-unknown", { domain, what: what.join(", ") })];
}
