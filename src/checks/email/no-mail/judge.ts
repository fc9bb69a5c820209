import type { Finding } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import type { NoTaker } from "./host.ts";
import type { noMailParts } from "../score/no-mail.ts";
import { pointsFor } from "../score/table.ts";
import { findNoMail, type NoMailProblemId } from "./problems.ts";

/** A part of that score. */
export type NoMailPartId = keyof typeof noMailParts;

/** What is known of a domain that neither receives nor sends mail. */
export interface NoMailFacts {
  readonly domain: string;
  /** Whether the name is an alias. No other records are allowed there (RFC 1034 §3.6.2). */
  readonly isAlias: boolean;
  /** Why it receives no mail; null if it publishes a null MX (RFC 7505). */
  readonly taker: NoTaker | null;
  /** The effect of its SPF record on unlisted senders. */
  readonly spf: "refuses" | "soft" | "neutral" | "passes-all" | "missing" | "broken" | "unknown";
  /** What receivers do with forged mail of the domain; `missing`: no DMARC policy. */
  readonly policy: "reject" | "quarantine" | "none" | "missing" | "unknown";
  /** The SPF record that allows no sender, or only the host itself if it uses the name in HELO. */
  readonly refusing: string;
  /** The DMARC record with p=reject that keeps the valid tags of the present one. */
  readonly rejecting: { readonly name: string; readonly value: string } | null;
  /** `revoked`: a wildcard revokes the key at every selector. */
  readonly keys: "revoked" | "none" | "unknown";
}

/** The points of each part; null if unknown. A domain that accepts no mail scores higher than one whose senders retry in vain. */
export function pointsWithoutMail({
  taker,
  spf,
  policy,
  keys,
}: NoMailFacts): Readonly<Record<NoMailPartId, number | null>> {
  return {
    "no-mx": taker === "untold" ? null : pointsFor("no-mx", taker ?? "null"),
    "no-senders": spf === "unknown" ? null : pointsFor("no-senders", spf),
    "no-forgery": policy === "unknown" ? null : pointsFor("no-forgery", policy),
    "no-keys": keys === "unknown" ? null : pointsFor("no-keys", keys),
  };
}

/** Findings about what a domain without mail should publish. */
export function findingsWithoutMail(facts: NoMailFacts): readonly Finding<NoMailProblemId>[] {
  const { domain, isAlias, spf, policy, rejecting, keys } = facts;
  const said = { domain };
  const refusing = isAlias ? {} : { record: { name: domain, type: "TXT", value: facts.refusing } };
  const record = rejecting && { record: { type: "TXT", ...rejecting } };
  return [
    ...takerFindings(facts),
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

/** Findings about receiving no mail. No null MX is offered if the domain may receive mail, because it would block it. */
function takerFindings({ domain, isAlias, taker }: NoMailFacts): readonly Finding<NoMailProblemId>[] {
  if (taker === null) return [findNoMail("no-mail", { domain })];
  if (taker === "untold") return [findNoMail("no-mail-likely", { domain })];
  const record = isAlias ? {} : { record: { name: domain, type: "MX", value: "0 ." } };
  return [findNoMail("no-mail", { domain }), findNoMail("no-mail-mx", { domain, ground: grounds[taker] }, record)];
}

const grounds: Readonly<Record<Exclude<NoTaker, "untold">, Text>> = {
  nobody: { en: "no MX records and no address", ko: "MX 레코드도 주소도 없음" },
  unreachable: {
    en: "no MX records, and no address that is reachable from the Internet",
    ko: "MX 레코드가 없고 인터넷에서 접속할 수 있는 주소도 없음",
  },
  refusing: {
    en: "no MX records, and its host refuses port 25 on every address",
    ko: "MX 레코드가 없고 호스트의 모든 주소에서 25번 포트를 거부함",
  },
};

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
