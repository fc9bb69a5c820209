import type { Finding } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { isByArc, isFilteredAway, isRefused } from "../outcome.ts";
import { find, type ProblemId } from "../problems.ts";
import { reasonWords } from "../reasons.ts";
import type { EmailHeaderRaw } from "../schema.ts";
import { otherSigners } from "./outcome.ts";

type Findings = readonly Finding<ProblemId>[];
type Signature = EmailHeaderRaw["dkim"][number];

/** The finding of a failed signature. */
function failureIdOf(raw: EmailHeaderRaw) {
  if (isByArc(raw)) return "dkim-failed-forwarded";
  return isFilteredAway(raw) ? "dkim-failed-filtered" : "dkim-failed";
}

/** Findings about signatures; the same fault of several signatures is reported once. */
export function signatureFindings(raw: EmailHeaderRaw): Findings {
  const { dkim, dkimTotal, results } = raw;
  const faults = new Map<string, { readonly fault: Fault; readonly signatures: Signature[] }>();
  const failures = failureIdOf(raw);
  for (const signature of dkim) {
    const fault = faultOf(signature, failures);
    if (fault === null) continue;
    const known = faults.get(fault.key);
    if (known) known.signatures.push(signature);
    else faults.set(fault.key, { fault, signatures: [signature] });
  }
  // Only some signatures were verified, so the named one may be among the others.
  const removed = dkimTotal > dkim.length ? [] : otherSigners(results, dkim);
  return [
    ...[...faults.values()].map(({ fault, signatures }) => fault.say(signersOf(signatures))),
    ...dkim.filter((each) => each.state === "verified" && !isRefused(each.reported)).flatMap(weaknesses),
    ...(removed.length > 0 ? [find("dkim-removed", { list: removed.join(", ") })] : []),
    ...(dkim.length === 0 && removed.length === 0 ? [find("dkim-missing")] : []),
  ];
}

/** A fault of a signature, with its wording for one or several signatures. */
interface Fault {
  readonly key: string;
  readonly say: (who: Text) => Finding<ProblemId>;
}

/** The meaning of a failed signature: forwarders and filters change messages. */
type Failed = "dkim-failed" | "dkim-failed-forwarded" | "dkim-failed-filtered";

function faultOf({ state, reason, detail, reported: told }: Signature, failed: Failed): Fault | null {
  const why = reason === null ? nothing : reasonWords[reason];
  if (state === "invalid") return fault((who) => find("dkim-invalid", { who, reason: why }));
  if (told === "pass") {
    // The receiver saw it verify, so the text was changed afterwards.
    return state === "failed" ? fault((who) => find("dkim-changed-since", { who })) : null;
  }
  if (state === "failed") {
    return reason === "key-gone" && failed !== "dkim-failed-forwarded"
      ? fault((who) => find("dkim-key-missing", { who }))
      : fault((who) => find(failed, { who, reason: why }));
  }
  if (isRefused(told)) {
    const isBody = state === "verified" && isOfBody.has(told ?? "");
    return fault((who) => find(failed, { who, reason: isBody ? bodyChanged : refusedThere }));
  }
  if (state === "verified") return null;
  return fault((who) => find("dkim-unknown", { who, reason: why, detail: detailOf(detail) }));
}

/** Why the lookup of a key failed. */
function detailOf(reason: string | null): Text {
  if (reason === null) return nothing;
  const { en, ko } = resolverWords(reason);
  return { en: ` (${en})`, ko: `(${ko})` };
}

function fault(say: Fault["say"]): Fault {
  return { say, key: JSON.stringify(say(nothing)) };
}

function weaknesses({ domain, selector, bits, isTesting, isAligned, bodyLength, unsigned }: Signature): Findings {
  const about = { domain, selector };
  // RFC 6376 §8.2: if Content-Type is unsigned, changing it can hide the signed part of the body.
  const isOpen = bodyLength === 0 || (bodyLength !== null && unsigned.includes("content-type"));
  const ofBody = (length: number): Finding<ProblemId> =>
    isOpen && isAligned !== false
      ? find("dkim-body-open", { domain, reason: length === 0 ? nothingSigned : typeUnsigned })
      : find("dkim-body-length", { domain, length });
  return [
    ...(bits !== null && bits >= 1024 && bits < 2048 ? [find("dkim-short-key", { ...about, bits })] : []),
    ...(isTesting ? [find("dkim-testing", about)] : []),
    ...(bodyLength === null ? [] : [ofBody(bodyLength)]),
    ...(unsigned.length > 0 ? [find("dkim-unsigned", { domain, list: unsigned.join(", ") })] : []),
  ];
}

/** Results that servers write if the body hash differs. */
const isOfBody = new Set(["fail", "hardfail", "softfail", "neutral"]);

const nothing: Text = { en: "", ko: "" };
const nothingSigned: Text = { en: "it covers no part of the body (l=0)", ko: "본문이 전혀 서명되지 않음(l=0)" };
const typeUnsigned: Text = {
  en: "it covers only the beginning of the body (l=), and not Content-Type",
  ko: "본문의 앞부분만 서명하고(l=) Content-Type은 서명하지 않음",
};
const bodyChanged: Text = {
  en: "the receiver reports a failure although the header matches, so the body must have changed",
  ko: "수신 서버의 결과가 실패이고 헤더는 서명과 일치하므로, 본문이 바뀐 것으로 보임",
};
const refusedThere: Text = { en: "the receiver rejected it", ko: "수신 서버가 인정하지 않음" };

const mostSigners = 3;

function signersOf(signatures: readonly Signature[]): Text {
  const more = signatures.length > mostSigners ? [`+${signatures.length - mostSigners}`] : [];
  const shown = signatures.slice(0, mostSigners).map(signerOf);
  return {
    en: [...shown.map(({ en }) => en), ...more].join(", "),
    ko: [...shown.map(({ ko }) => ko), ...more].join(", "),
  };
}

/** A signature without d= names no domain. */
function signerOf({ domain, selector }: Signature): Text {
  const named: Text = domain === "" ? { en: "an unknown domain", ko: "알 수 없는 도메인" } : { en: domain, ko: domain };
  if (selector === "") return named;
  return { en: `${named.en} (selector ${selector})`, ko: `${named.ko}(선택자 ${selector})` };
}
