import type { Context } from "../../core/check.ts";
import { readCaa, type CaaRecord } from "../../formats/dns/caa.ts";
import { types } from "../../formats/dns/codes.ts";
import { root, upwards, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask } from "./lookup.ts";

/** Which CAs may issue certificates for a name, RFC 8659 §3. */
export type Authorization =
  /** `at` is the name whose records apply, possibly a parent. */
  | { readonly kind: "found"; readonly at: DnsName; readonly records: readonly CaaRecord[] }
  /** No name up to the top-level domain has CAA records: every CA may issue. */
  | { readonly kind: "absent" }
  /** A CA that gets no answer must not issue (§3). `at` is the name that was asked. */
  | { readonly kind: "unknown"; readonly at: DnsName; readonly reason: string };

/** The names asked in parallel; few names have more labels. */
const atATime = 6;

/**
 * Climbs from a name to its top-level domain, and stops at the first name with CAA records. The resolver follows aliases; the climb
 * continues from the original name.
 */
export async function authorizedAuthorities(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
): Promise<Authorization> {
  const names = [...upwards(name)].filter(({ wire }) => !wire.equals(root.wire));
  for (let from = 0; from < names.length; from += atATime) {
    const wave = names.slice(from, from + atATime);
    const told = await Promise.all(wave.map((each) => ask(context, each, types.CAA)));
    for (const [index, { answer }] of told.entries()) {
      const at = wave[index] ?? name;
      if (answer.kind === "unknown") return { kind: "unknown", at, reason: answer.reason };
      if (answer.kind === "found") return { kind: "found", at, records: read(answer.records) };
    }
  }
  return { kind: "absent" };
}

function read(records: Parameters<typeof recordsOf>[1]): readonly CaaRecord[] {
  return recordsOf("CAA", records).map(({ data: { flags, tag, value } }) => readCaa(flags, tag, value));
}
