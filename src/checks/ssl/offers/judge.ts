import { reasonWords } from "../../../core/reason-words.ts";
import { finder } from "../../../core/result/interpretation.ts";
import { audienceOf } from "../audience.ts";
import type { problems } from "../problems.ts";
import type { SslRaw } from "../schema.ts";
import type { Judged, SslFinding } from "../judged.ts";
import { ceiling, type CeilingId } from "../weights.ts";

const find = finder<typeof problems>();

type Family = SslRaw["offers"]["suites"][number]["family"];

interface Fault {
  readonly cap: CeilingId | null;
  readonly say: (suite: string) => SslFinding;
}

/** Cipher suite families that no server should accept, each with its cap and finding. Suites never change the version score. */
const faults: Readonly<Partial<Record<Family, Fault>>> = {
  null: { cap: "worthless-suites", say: (suite) => find("suite-null", { suite }) },
  export: { cap: "worthless-suites", say: (suite) => find("suite-export", { suite }) },
  anonymous: { cap: "worthless-suites", say: (suite) => find("suite-anonymous", { suite }) },
  des: { cap: "worthless-suites", say: (suite) => find("suite-des", { suite }) },
  rc4: { cap: "old-suites", say: (suite) => find("suite-rc4", { suite }) },
  "3des": { cap: "old-suites", say: (suite) => find("suite-3des", { suite }) },
  "static-rsa": { cap: null, say: (suite) => find("suite-static-rsa", { suite }) },
};

/**
 * RFC 7435 §3: opportunistic senders prefer any encryption to plain text, and Postfix offers anonymous suites because it does not validate. A
 * validating sender offers none, so it cannot be downgraded to one.
 */
const opportunistic: Fault = { cap: null, say: (suite) => find("suite-anonymous-mail", { suite }) };

function faultOf(family: Family, { starttls }: SslRaw): Fault | undefined {
  return family === "anonymous" && starttls === "smtp" ? opportunistic : faults[family];
}

/** RFC 9325 §4.5: curves with fewer bits must not be used. */
const smallestCurve = 224;

/** Judges suites, key exchange and compression: caps and findings, no points. Unknown results do not count. */
export function judgeOffers(raw: SslRaw): Omit<Judged, "score"> {
  const { offers, versions } = raw;
  const { dhe: setting, groups } = audienceOf(raw);
  const { suites, dheBits, compression, legacyCurve } = offers;
  const offered = (family: Family) => suites.find((each) => each.family === family)?.offered;
  const takes = (wanted: string) => versions.find(({ version }) => version === wanted)?.offered;
  const weak = suites.flatMap(({ family, offered: isOffered, suite }) => {
    const fault = isOffered ? faultOf(family, raw) : undefined;
    return fault ? [{ cap: fault.cap, finding: fault.say(suite ?? "") }] : [];
  });
  const others: readonly (readonly [holds: boolean, cap: CeilingId | null, finding: SslFinding])[] = [
    [
      takes("TLSv1.3") === false && takes("TLSv1.2") === true && offered("ecdhe-aead") === false,
      "no-modern-suite",
      find("no-modern-suite"),
    ],
    [dheBits !== null && dheBits < 1024, "broken-dhe", find("broken-dhe", { bits: dheBits ?? 0, setting })],
    [
      dheBits !== null && dheBits >= 1024 && dheBits < 2048,
      "weak-dhe",
      find("weak-dhe", { bits: dheBits ?? 0, setting }),
    ],
    [compression.offered === true, "compression", find("compression")],
    [
      legacyCurve.bits !== null && legacyCurve.bits < smallestCurve,
      null,
      find("small-curve", { curve: legacyCurve.curve ?? "", bits: legacyCurve.bits ?? 0, setting: groups }),
    ],
  ];
  const held = others.filter(([holds]) => holds);
  const caps = new Set([...weak.map(({ cap }) => cap), ...held.map(([, cap]) => cap)].filter((cap) => cap !== null));
  return {
    caps: [...caps].map(ceiling),
    findings: [...weak.map(({ finding }) => finding), ...held.map(([, , finding]) => finding), ...unknown(offers)],
  };
}

/** Unwanted families for which it is unknown whether the server accepts them. */
function openIn({ suites }: SslRaw["offers"]): SslRaw["offers"]["suites"] {
  return suites.filter(({ family, offered }) => offered === null && faults[family]);
}

/** Whether it is unknown for any suite with a cap whether the server accepts it. */
export function lacksAnswers(offers: SslRaw["offers"]): boolean {
  return openIn(offers).some((each) => isUnanswered(each) && (faults[each.family]?.cap ?? null) !== null);
}

/** Whether a server's answer is unknown. OpenSSL sends internal_error for a suite that its security level forbids, and may accept another of the family. */
export function isUnanswered({
  offered,
  reason,
}: {
  readonly offered: boolean | null;
  readonly reason: string;
}): boolean {
  return offered === null && !reason.startsWith("alert.");
}

/** One finding for all unknown families: they are tested together and mostly fail for one reason. */
function unknown(offers: SslRaw["offers"]): readonly SslFinding[] {
  const open = openIn(offers);
  const [first] = open;
  if (!first) return [];
  const families = open.map(({ family }) => family).join(", ");
  return [find("suites-unknown", { families, reason: reasonWords(first.reason) }, { evidence: first.reason })];
}
