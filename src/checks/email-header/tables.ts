import { durationText } from "../../core/duration.ts";
import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import { stateWords } from "./problems.ts";
import type { EmailHeaderRaw } from "./schema.ts";
import type { HopRaw } from "./route/schema.ts";

const nothing: Text = { en: "", ko: "" };

/** The route of a message, hop by hop, and the results about its sender. */
export function tablesOf(raw: EmailHeaderRaw): readonly Table[] {
  return [routeTable(raw), senderTable(raw)];
}

function routeTable({ hops }: EmailHeaderRaw): Table {
  return {
    columns: [
      { en: "#", ko: "#" },
      { en: "Delay", ko: "지연" },
      { en: "TLS", ko: "TLS" },
      { en: "From → by", ko: "보낸 쪽 → 받은 쪽" },
    ],
    rows: hops.map((hop, index) => [`${index + 1}`, delayOf(hop), tlsOf(hop), `${fromOf(hop)} → ${hop.by ?? "?"}`]),
  };
}

/** How long a hop took, in words. */
export function delayOf({ delaySeconds, isClockSkewed: isSkewed, zoneErrorHours: zoneHours }: HopRaw): Text | string {
  if (delaySeconds === null) return "?";
  if (zoneHours !== null) return { en: "wrong zone", ko: "시간대 오차" };
  if (isSkewed) return { en: "clock skew", ko: "시계 오차" };
  return durationText(Math.max(0, delaySeconds));
}

/** Whether a hop was encrypted, in words. */
export function tlsOf({ tls, kind }: HopRaw): Text | string {
  if (tls.used === true) return tls.version ?? { en: "yes", ko: "사용" };
  if (kind === "internal") return { en: "internal", ko: "내부" };
  return tls.used === false ? { en: "no", ko: "미사용" } : "?";
}

function fromOf({ from }: HopRaw): string {
  if (from === null) return "-";
  const name = from.name ?? from.helo ?? "?";
  const isLiteral = name === from.address || name === `[${from.address}]`;
  return from.address === null || isLiteral ? name : `${name} [${from.address}]`;
}

function senderTable({ spf, dkim, dmarc, arc }: EmailHeaderRaw): Table {
  return {
    columns: [
      { en: "Method", ko: "방식" },
      { en: "Domain", ko: "도메인" },
      { en: "Receiver", ko: "수신 서버" },
      { en: "Verified here", ko: "직접 확인" },
      { en: "Aligned, policy", ko: "정렬·정책" },
    ],
    rows: [
      [
        "SPF",
        spf.reportedDomain ?? spf.domain ?? "?",
        stateOf(spf.reported),
        stateOf(spf.currentResult),
        alignedOf(spf.isAligned),
      ],
      ...dkim.map((each) => [
        "DKIM",
        `${each.domain} (${each.selector})`,
        stateOf(each.reported),
        stateOf(each.state),
        alignedOf(each.isAligned),
      ]),
      ["DMARC", dmarc.domain ?? "?", stateOf(dmarc.reported), stateOf(dmarc.computed), policyOf(dmarc)],
      ...(arc.state === "none"
        ? []
        : [["ARC", arc.sets.at(-1)?.sealer ?? "?", stateOf(arc.reported), stateOf(arc.state), nothing]]),
    ],
  };
}

function stateOf(state: string | null): Text | string {
  if (state === null) return "?";
  return Object.hasOwn(stateWords, state) ? stateWords[state as keyof typeof stateWords] : state;
}

/** The current policy of the author's domain, if DMARC fails. */
function policyOf({ policy, record }: EmailHeaderRaw["dmarc"]): Text | string {
  if (policy !== null) return `p=${policy}`;
  return record === "none" || record === "void" ? { en: "no record", ko: "레코드 없음" } : "?";
}

function alignedOf(aligned: boolean | null): Text | string {
  if (aligned === null) return "?";
  return aligned ? { en: "yes", ko: "예" } : { en: "no", ko: "아니요" };
}
