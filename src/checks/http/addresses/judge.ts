import { judgeAddresses } from "../../../core/addresses/every-address.ts";
import type { Finding, Verdict } from "../../../core/result/interpretation.ts";
import { namedAddresses, seenElsewhere, unnamed, type Surroundings } from "../../../core/addresses/surroundings.ts";
import { valuesOf } from "../../../formats/http/header-list.ts";
import { judge } from "../judge.ts";
import { evidence } from "../observed.ts";
import { find, problems, type ProblemId } from "../problems.ts";
import type { HttpRaw, OneHttp } from "../schema.ts";
import { grading } from "../grading.ts";

/** Judges all measured addresses: the worst counts, and differences are reported. */
export function judgeEvery(raw: HttpRaw): Verdict<ProblemId> {
  const own = judge(raw);
  const { addresses } = raw;
  if (!addresses) return own;
  const differences = addresses.flatMap((around) => differencesOf(raw, around));
  return judgeAddresses(own, { around: addresses, judge, rules: grading, differences, problems });
}

/** Findings about differences are about the host, because which address answers first is chance. */
function differencesOf(raw: HttpRaw, around: Surroundings<OneHttp>): readonly Finding<ProblemId>[] {
  const { firstAnswered: own, host } = around;
  const seen = seenElsewhere(around);
  const elsewhere = seen.filter((other) => answerOf(other.observation) !== answerOf(raw));
  // A different page has different headers; one finding is enough.
  const same = seen.filter((other) => !elsewhere.includes(other));
  const unlike = same.filter((other) => headersUnlike(raw, other.observation).length > 0);
  const headers = graded.filter((name) => unlike.some((other) => headersUnlike(raw, other.observation).includes(name)));
  const answers = [{ address: own, observation: raw }, ...elsewhere].map(
    (each) => `${each.address}: ${answerOf(each.observation)}`,
  );
  return [
    ...(elsewhere.length === 0
      ? []
      : [
          find(
            "addresses-answers",
            { own, others: namedAddresses(elsewhere.map(({ address }) => address)) },
            { subject: host, evidence: evidence(answers.join("; ")) },
          ),
        ]),
    ...(unlike.length === 0
      ? []
      : [
          find(
            "addresses-headers",
            { own, others: namedAddresses(unlike.map(({ address }) => address)), headers: headers.join(", ") },
            { subject: host, ...unnamed(unlike.map(({ address }) => address)) },
          ),
        ]),
  ];
}

/** Status and URL without its query, which may differ per visit. */
function answerOf({ status, finalUrl, redirectOutcome: end }: OneHttp): string {
  const [url = ""] = finalUrl.split("?", 1);
  return [status, url, ...(end === "answered" ? [] : [end])].join(" ");
}

/** The headers that are graded. */
const graded = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Frame-Options",
  "X-Content-Type-Options",
  "Referrer-Policy",
  "Permissions-Policy",
] as const;

function headersUnlike(own: OneHttp, other: OneHttp): readonly string[] {
  return graded.filter((name) => valueOf(own, name) !== valueOf(other, name));
}

function valueOf({ headers }: OneHttp, name: string): string {
  return valuesOf(headers, name.toLowerCase()).map(lasting).join("; ");
}

/** The part of a header that is the same on every visit: nonces change, and report URLs may contain an id. */
function lasting(value: string): string {
  return value
    .toLowerCase()
    .replace(/'nonce-[^']*'/g, "'nonce'")
    .split(";")
    .map((piece) => piece.trim().replace(/\s+/g, " "))
    .filter((piece) => piece !== "" && !/^report-(?:uri|to)\b/.test(piece))
    .join("; ");
}
