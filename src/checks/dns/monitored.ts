import ipaddr from "ipaddr.js";
import { ranked, type Fact, type MonitoredField, type Monitored } from "../../core/changes/fact.ts";
import { valuesText } from "../../core/changes/value.ts";
import type { ProblemId } from "./problems.ts";
import type { DnsRaw } from "./schema.ts";
import { observe } from "./zone/observations.ts";
import type { ListedType } from "./zone/schema-listing.ts";

const wereYou: MonitoredField["action"] = {
  en: "Make sure that you changed the record yourself; otherwise change the password at the DNS provider and restore it.",
  ko: "레코드를 직접 바꾼 것인지 확인하십시오. 아니라면 DNS 사업자의 비밀번호를 바꾸고 레코드를 복구하십시오.",
};

function record(type: string, severity: MonitoredField["severity"]): MonitoredField<never> {
  return { title: { en: `${type} records`, ko: `${type} 레코드` }, severity, action: wereYou };
}

/** Seconds: a shorter TTL shows a service that rotates its addresses. */
const rotating = 120;

/** Fields that monitoring compares, without TTL, order and serial. */
export const monitored: Monitored<DnsRaw, ProblemId> = {
  fields: {
    ns: { ...record("NS", "high"), title: { en: "Name servers", ko: "네임서버" } },
    mx: record("MX", "high"),
    cname: record("CNAME", "medium"),
    a: record("A", "medium"),
    aaaa: record("AAAA", "medium"),
    caa: record("CAA", "medium"),
    txt: record("TXT", "low"),
    dnssec: {
      title: { en: "DNSSEC", ko: "DNSSEC" },
      severity: "high",
      action: {
        en: "Compare the DS records at the registrar with the keys of the zone.",
        ko: "레지스트라의 DS 레코드와 존의 키를 비교하십시오.",
      },
      reports: ["unsigned", "island"],
    },
  },
  facts: (raw) => [
    ...(["NS", "MX", "CNAME"] as const).flatMap((type) => named(raw, type)),
    ...(["CAA", "TXT"] as const).flatMap((type) => listed(raw, type)),
    ...(["A", "AAAA"] as const).flatMap((type) => addresses(raw, type)),
    // An unknown state keeps the previous value, and a bogus one has a finding that says what is wrong.
    ...(raw.security ? ranked("dnssec", raw.security.state, [["secure"], ["insecure", "island"]]) : []),
  ],
  // A server that fails for a type has a finding of its own, which replaces the one that says "unknown".
  gaps: ({ records }) =>
    Object.entries(records).flatMap(([kind, seen]) => ("state" in seen && seen.state === "unknown" ? [kind] : [])),
  doubts: [
    "type-untold",
    "resolver-unable",
    "zone-unknown",
    "parent-unknown",
    "authorities-unreached",
    "server-unasked",
    "server-address-unknown",
    "servers-late",
    "servers-cut",
    "security-unknown",
    "spf-unknown",
    "dmarc-unknown",
    "dmarc-below-unknown",
    "dmarc-reports-unknown",
    "mx-unknown",
    "caa-unknown",
    "references-unknown",
    "references-cut",
  ],
};

/** Values as the history stores them: without MX preference, in lower case. */
function named(raw: DnsRaw, type: "NS" | "MX" | "CNAME" | "A" | "AAAA"): readonly Fact[] {
  if (!isTold(raw, type)) return [];
  const kind = type.toLowerCase();
  const values = observe(raw).filter((each) => each.kind === `dns:${kind}`);
  return [{ field: kind, value: valuesText(values.map(({ value }) => value)) }];
}

function listed({ records }: DnsRaw, type: "CAA" | "TXT"): readonly Fact[] {
  const { state, values } = records[type];
  return state === "unknown" ? [] : [{ field: type.toLowerCase(), value: valuesText(values) }];
}

/**
 * Addresses of the name. For an alias the target counts instead. An address in a network that was seen before is no change, because CDNs rotate
 * addresses.
 */
function addresses(raw: DnsRaw, type: "A" | "AAAA"): readonly Fact[] {
  const { state, aliases, values, ttl } = raw.records[type];
  const isRotating = state === "found" && (ttl ?? 0) <= rotating;
  if (aliases.length > 0 || isRotating) return [];
  return named(raw, type).map((fact) => ({ ...fact, alike: values.map(networkOf) }));
}

function isTold({ records }: DnsRaw, type: ListedType): boolean {
  const { state, total, values } = records[type];
  return state !== "unknown" && total <= values.length;
}

/** The network prefix that usually belongs to one operator. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const bytes = ipaddr.parse(address).toByteArray();
  return bytes.slice(0, bytes.length === 4 ? 2 : 4).join(".");
}
