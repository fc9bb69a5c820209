import { ranked, type MonitoredField, type Monitored } from "../../core/changes/fact.ts";
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
const findings: Readonly<Record<string, RegExp>> = {
  SPF: /^(?:no-mail-)?spf-(?:missing|lookalike|soft|neutral|open|passes|passes-all)$/,
  DMARC: /^(?:no-mail-)?dmarc-(?:missing|misplaced|dangling|lookalike|void|repeated|policy-none|weak)$/,
  DANE: /^dane-partial$/,
  "MTA-STS": /^mta-sts-(?:missing|record-missing|lookalike|off)$/,
};

function policy(name: string): MonitoredField {
  return {
    title: { en: `${name} policy`, ko: `${name} 정책` },
    severity: "high",
    action: {
      en: `Restore the ${name} policy, unless you weakened it yourself.`,
      ko: `직접 낮춘 것이 아니라면 ${name} 정책을 복구하십시오.`,
    },
    reports: (finding) => findings[name]?.test(finding) ?? false,
  };
}

/** What monitoring compares between results, besides score and findings. */
export const monitored: Monitored<EmailRaw> = {
  fields: { spf: policy("SPF"), dmarc: policy("DMARC"), dane: policy("DANE"), "mta-sts": policy("MTA-STS") },
  facts: (_raw, { kpis }) =>
    kpis.flatMap(({ id, value }) => {
      const scale = scales[id];
      // null: unknown; false: none.
      return scale && value !== null ? ranked(id, value === false ? null : `${value}`, scale) : [];
    }),
};
