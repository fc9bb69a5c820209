import { ranked, type MonitoredField, type Monitored } from "../../core/changes/fact.ts";
import type { ProblemId } from "./problems.ts";
import type { EmailRaw } from "./schema.ts";

/**
 * The policies of a domain by their key figures, best first. Values that are not listed are unknown: a broken policy has a finding that says what is
 * broken.
 */
const scales: Readonly<Record<string, readonly (readonly (string | null)[])[]>> = {
  spf: [["-"], ["~"], ["?", "open", null], ["+"]],
  dmarc: [["reject"], ["quarantine"], ["none"], [null]],
  dane: [["valid"], ["partial"], [null]],
  "mta-sts": [["enforce"], ["testing"], ["none", null]],
};

/** The findings that say no more than the value of a policy. */
const reported = {
  SPF: [
    "spf-missing",
    "spf-lookalike",
    "spf-soft",
    "spf-neutral",
    "spf-open",
    "spf-passes-all",
    "no-mail-spf-missing",
    "no-mail-spf-soft",
    "no-mail-spf-passes",
  ],
  DMARC: [
    "dmarc-missing",
    "dmarc-misplaced",
    "dmarc-dangling",
    "dmarc-lookalike",
    "dmarc-void",
    "dmarc-repeated",
    "dmarc-policy-none",
    "no-mail-dmarc-missing",
    "no-mail-dmarc-weak",
  ],
  DANE: ["dane-partial"],
  "MTA-STS": ["mta-sts-missing", "mta-sts-record-missing", "mta-sts-lookalike", "mta-sts-off"],
} as const satisfies Readonly<Record<string, readonly ProblemId[]>>;

function policy(name: keyof typeof reported): MonitoredField<ProblemId> {
  return {
    title: { en: `${name} policy`, ko: `${name} 정책` },
    severity: "high",
    action: {
      en: `Restore the ${name} policy, unless you weakened it yourself.`,
      ko: `직접 낮춘 것이 아니라면 ${name} 정책을 복구하십시오.`,
    },
    reports: reported[name],
  };
}

/** What monitoring compares between results, besides score and findings. */
export const monitored: Monitored<EmailRaw, ProblemId> = {
  fields: { spf: policy("SPF"), dmarc: policy("DMARC"), dane: policy("DANE"), "mta-sts": policy("MTA-STS") },
  facts: (_raw, { kpis }) =>
    kpis.flatMap(({ id, value }) => {
      const scale = scales[id];
      // null: unknown; false: none.
      return scale && value !== null ? ranked(id, value === false ? null : `${value}`, scale) : [];
    }),
  doubts: [
    "mx-unknown",
    "names-unknown",
    "starttls-unknown",
    "starttls-unfinished",
    "dane-unknown",
    "spf-unknown",
    "dkim-unknown",
    "dkim-unknown-selector",
    "dkim-selector-unknown",
    "dmarc-unknown",
    "dmarc-below-unknown",
    "dmarc-reports-unknown",
    "mta-sts-unknown",
    "mta-sts-hosts-unknown",
    "tls-rpt-unknown",
    "bimi-unknown",
    "blocklist-unknown",
    "no-mail-unknown",
    "address-unknown",
    "wildcard-unknown",
    "domain-unknown",
  ],
};
