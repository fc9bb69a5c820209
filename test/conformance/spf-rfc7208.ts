import { readFileSync } from "node:fs";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import type { DnsAnswer } from "../../src/formats/dns/answer.ts";
import { evaluateSpf } from "../../src/probes/spf/evaluate.ts";
import type { SpfAsk } from "../../src/probes/spf/question.ts";
import { spfZone, type SpfRecordText, type SpfZone } from "../mail/spf-zone.ts";

const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]);

/** One record of the suite; type SPF counts as TXT unless the name has TXT records. */
const entry = z.union([
  z.literal("TIMEOUT"),
  z.object({ SPF: texts }).strict(),
  z.object({ TXT: texts }).strict(),
  z.object({ A: z.string() }).strict(),
  z.object({ AAAA: z.string() }).strict(),
  z.object({ MX: z.tuple([z.int(), z.string()]) }).strict(),
  z.object({ PTR: z.string() }).strict(),
  z.object({ CNAME: z.string() }).strict(),
]);

const scenario = z.object({
  description: z.string(),
  tests: z.record(
    z.string(),
    z.object({
      helo: z.string(),
      host: z.string(),
      mailfrom: z.string(),
      result: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
      explanation: z.string().optional(),
    }),
  ),
  zonedata: z.record(z.string(), z.array(entry)),
});

type Entry = z.output<typeof entry>;

/** One case of the suite of RFC 7208. */
export interface SpfCase {
  readonly id: string;
  readonly helo: string;
  readonly host: string;
  readonly mailfrom: string;
  /** Any of these will do. */
  readonly result: readonly string[];
  readonly explanation: string | null;
  readonly zone: SpfZone;
}

/** The suite's name for a default explanation. */
const ownExplanation = "DEFAULT";

/** All cases, each with the zone of its scenario. */
export function readSpfSuite(file: string): readonly SpfCase[] {
  return parseAllDocuments(readFileSync(file, "utf8")).flatMap((document) => {
    const { tests, zonedata } = scenario.parse(document.toJS());
    const zone = spfZone(Object.entries(zonedata).map(([name, entries]) => [name, recordsOf(entries)]));
    return Object.entries(tests).map(([id, each]) => {
      const explanation =
        each.explanation === undefined || each.explanation === ownExplanation ? null : each.explanation;
      return { id, ...each, explanation, zone };
    });
  });
}

/** What is wrong with the answer to a case; null where it is acceptable. */
export async function judgeSpfCase({
  helo,
  host,
  mailfrom,
  result,
  explanation,
  zone,
}: SpfCase): Promise<string | null> {
  const at = mailfrom.lastIndexOf("@");
  const domain = mailfrom === "" ? helo : mailfrom.slice(at + 1);
  const ask: SpfAsk = (name, type): Promise<DnsAnswer> => Promise.resolve(zone.answer(name, type));
  const got = await evaluateSpf({ ip: host, domain, sender: mailfrom, helo }, ask);
  if (!result.includes(got.result)) return `${got.result} (${got.reason}) in the place of ${result.join(" or ")}`;
  // Letters of hexadecimal digits have no case.
  const isAsWanted = got.explanation?.toLowerCase() === explanation?.toLowerCase();
  return isAsWanted ? null : `explained by “${got.explanation}” in the place of “${explanation}”`;
}

function recordsOf(entries: readonly Entry[]): readonly SpfRecordText[] {
  const hasTexts = entries.some((each) => typeof each === "object" && "TXT" in each);
  return entries.flatMap((each): readonly SpfRecordText[] => {
    if (typeof each === "string") return [{ type: "timeout" }];
    if ("SPF" in each) return hasTexts || each.SPF.length === 0 ? [] : [{ type: "TXT", strings: each.SPF }];
    if ("TXT" in each) return each.TXT[0] === "NONE" ? [] : [{ type: "TXT", strings: each.TXT }];
    if ("MX" in each) return [{ type: "MX", preference: each.MX[0], name: each.MX[1] }];
    if ("A" in each) return [{ type: "A", address: each.A }];
    if ("AAAA" in each) return [{ type: "AAAA", address: each.AAAA }];
    return "PTR" in each ? [{ type: "PTR", name: each.PTR }] : [{ type: "CNAME", name: each.CNAME }];
  });
}
