import { readFileSync } from "node:fs";
import { z } from "zod";
import { readMailHeader } from "../../src/formats/mail/header.ts";
import { signingKeyIn, type KeyFinder } from "../../src/probes/dkim/signing-key.ts";
import { verifyArc } from "../../src/probes/dkim/verify-arc.ts";

const scenario = z.object({
  tests: z.record(z.string(), z.object({ message: z.string(), cv: z.string() })),
  "txt-records": z.record(z.string(), z.string()).default({}),
});

/** One case of ValiMail's suite for RFC 8617: a message, its signers' records, and the expected result of its chain. */
export interface ArcCase {
  readonly id: string;
  readonly message: string;
  readonly expected: string;
  readonly records: Readonly<Record<string, string>>;
}

/** Reads the verification part of the suite, as JSON; an empty expectation means that the chain itself is invalid. */
export function readArcSuite(file: string): readonly ArcCase[] {
  const scenarios = z.array(scenario).parse(JSON.parse(readFileSync(file, "utf8")));
  return scenarios.flatMap(({ tests, "txt-records": records }) =>
    Object.entries(tests).map(([id, { message, cv }]) => ({
      id,
      message,
      expected: cv.toLowerCase() || "fail",
      records,
    })),
  );
}

/** Cases where a header alone, or our implementation, cannot give the suite's result, and why. */
export const arcDisagreements: Readonly<Record<string, string>> = {
  cv_fail_i1_ams_invalid: "the body was changed, which its header does not show",
  ams_fields_bh_sim_inl_wsp: "the body was changed, which its header does not show",
  ams_fields_bh_mod_body: "the body was changed, which its header does not show",
  ams_fields_h_empty: "RFC 6376 §5.4, by RFC 8617 §4.1.2: From must be signed, and here no field is",
  as_format_tags_sc: "an empty tag between semicolons is passed over, as OpenDKIM and mailauth do",
};

const words = { none: "none", holds: "pass", broken: "fail", unknown: "unknown" } as const;

/** Our result for a chain, in the suite's terms. */
export async function judgeArcCase({ message, records }: ArcCase): Promise<string> {
  const find: KeyFinder = async (domain, selector) => {
    const text = records[`${selector}._domainkey.${domain}`.toLowerCase()];
    return signingKeyIn(text === undefined ? [] : [text]);
  };
  const how = { find, receivedAt: null, isFresh: true, isDamaged: false };
  return words[(await verifyArc(readMailHeader(message), how)).state];
}
