import type { Context } from "../../core/check.ts";
import { translatedAmong } from "../../probes/dns/translation.ts";
import type { DnsRaw } from "./schema.ts";

/**
 * The observation without IPv6 addresses that the resolver synthesised for its clients (RFC 6147): the zone neither has nor signs
 * them.
 */
export async function withoutSynthesized(
  context: Pick<Context, "net" | "once">,
  raw: Omit<DnsRaw, "dns64">,
): Promise<DnsRaw> {
  const { A, AAAA } = raw.records;
  const translated = await translatedAmong(context, AAAA.values, A.values);
  // RFC 6147 §5.1.6: a resolver synthesises addresses only if the name has no AAAA records.
  if (translated.length === 0 || translated.length < AAAA.values.length) return { ...raw, dns64: [] };
  const made = new Set(translated);
  const { parsed: contents, security } = raw;
  const addresses = contents?.addresses;
  const left = addresses?.list.filter(({ address }) => !made.has(address)) ?? [];
  return {
    ...raw,
    dns64: translated,
    records: { ...raw.records, AAAA: { ...AAAA, state: "absent", values: [], total: 0 } },
    parsed: contents && {
      ...contents,
      addresses: { ...contents.addresses, hasAaaa: "absent", list: left, total: left.length },
    },
    security: security && {
      ...security,
      rrsets: security.rrsets.filter(({ type, state }) => type !== "AAAA" || state === "secure"),
    },
  };
}
