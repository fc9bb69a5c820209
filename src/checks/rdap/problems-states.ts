import { defineProblems } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

const lift = {
  en: "Ask the registrar how to lift the hold. Usual reasons: contact data to verify, an open payment, a dispute.",
  ko: "레지스트라에 해제 방법을 문의하십시오. 흔한 원인은 등록자 정보 확인, 미납, 분쟁입니다.",
} as const;

/** What the DNS shows of a domain on hold: a resolver may still have the delegation in its cache. */
export const holdEffects = {
  absent: { en: "It does not resolve.", ko: "현재 조회되지 않습니다." },
  found: {
    en: "The resolver still returned its name servers, possibly from a cache.",
    ko: "리졸버는 아직 네임서버를 응답하며, 캐시된 응답일 수 있습니다.",
  },
  unknown: {
    en: "We could not determine whether it still resolves.",
    ko: "아직 조회되는지는 확인하지 못했습니다.",
  },
} as const satisfies Record<string, Text>;

/** The problems that follow from the status of a domain (RFC 5731 §2.3, RFC 3915 §3.1). */
export const stateProblems = defineProblems({
  "client-hold": {
    severity: "critical",
    cause: {
      en: "The registrar has put {domain} on hold (clientHold), which removes it from the DNS. {effect}",
      ko: "레지스트라가 {domain|을/를} 보류했습니다(clientHold). 보류된 도메인은 DNS에서 제외됩니다. {effect}",
    },
    action: lift,
    reference: "RFC 5731 §2.3",
  },
  "server-hold": {
    severity: "critical",
    cause: {
      en: "The registry has put {domain} on hold (serverHold), which removes it from the DNS. {effect}",
      ko: "레지스트리가 {domain|을/를} 보류했습니다(serverHold). 보류된 도메인은 DNS에서 제외됩니다. {effect}",
    },
    action: lift,
    reference: "RFC 5731 §2.3",
  },
  "pending-delete": {
    severity: "critical",
    cause: {
      en: "The registry will delete {domain} within days (pendingDelete). After that anyone can register it.",
      ko: "레지스트리가 며칠 안에 {domain|을/를} 삭제합니다(pendingDelete). 그 뒤에는 누구나 등록할 수 있습니다.",
    },
    action: {
      en: "Ask the registrar whether it can still be restored. If not, register it again after the deletion.",
      ko: "복구할 수 있는지 레지스트라에 문의하십시오. 복구할 수 없으면 삭제된 뒤 다시 등록하십시오.",
    },
    reference: "RFC 3915 §3.1",
  },
  "redemption-period": {
    severity: "critical",
    cause: {
      en: "{domain} was deleted at the registrar and is out of the DNS (redemptionPeriod). It can be restored for about 30 days.",
      ko: "{domain|은/는} 레지스트라에서 삭제되어 DNS에서 빠졌습니다(redemptionPeriod). 약 30일 동안 복구할 수 있습니다.",
    },
    action: {
      en: "Restore it at the registrar now. Registrars charge a fee for this.",
      ko: "지금 레지스트라에서 복구하십시오. 비용이 듭니다.",
    },
    reference: "RFC 3915 §3.1",
  },
  "status-risk": {
    severity: "low",
    cause: { en: "Status of the domain: {meaning}", ko: "도메인 상태: {meaning}" },
    action: {
      en: "Ask the registrar why the domain has this status if you did not expect it.",
      ko: "예상하지 못한 상태라면 레지스트라에 이유를 문의하십시오.",
    },
    reference: "https://icann.org/epp",
  },
  status: {
    severity: "info",
    cause: { en: "Status of the domain: {meaning}", ko: "도메인 상태: {meaning}" },
    action: { en: "No action is needed.", ko: "조치할 필요가 없습니다." },
    reference: "https://icann.org/epp",
  },
  suspended: {
    severity: "critical",
    cause: {
      en: "The registry lists {domain} as suspended. Suspended domains are out of the DNS, and some registries delete them.",
      ko: "레지스트리에 {domain|이/가} 정지 상태로 등록되어 있습니다. 정지된 도메인은 DNS에서 제외되며, 이를 삭제하는 레지스트리도 있습니다.",
    },
    action: lift,
  },
  lapsed: {
    severity: "critical",
    cause: {
      en: "The registry lists {domain} as expired. It deletes the domain unless it is renewed.",
      ko: "레지스트리에 {domain|이/가} 만료 상태로 등록되어 있습니다. 갱신하지 않으면 삭제됩니다.",
    },
    action: { en: "Renew it at the registrar today.", ko: "오늘 레지스트라에서 갱신하십시오." },
  },
  deleted: {
    severity: "critical",
    cause: {
      en: "The registry lists {domain} as deleted. After the release anyone can register it.",
      ko: "레지스트리에 {domain|이/가} 삭제 상태로 등록되어 있습니다. 해제된 뒤에는 누구나 등록할 수 있습니다.",
    },
    action: {
      en: "Ask the registrar whether it can still be restored.",
      ko: "복구할 수 있는지 레지스트라에 문의하십시오.",
    },
  },
  quarantine: {
    severity: "critical",
    cause: {
      en: "The registration of {domain} was cancelled, and the domain is in quarantine. Afterwards anyone can register it.",
      ko: "{domain}의 등록이 해지되어 격리 기간에 있습니다. 이 기간이 끝나면 누구나 등록할 수 있습니다.",
    },
    action: {
      en: "Restore it at a registrar before the quarantine ends. Only the former registrant can.",
      ko: "격리 기간이 끝나기 전에 레지스트라에서 복구하십시오. 기존 등록인만 복구할 수 있습니다.",
    },
  },
  "no-registrar": {
    severity: "high",
    cause: {
      en: "No registrar manages {domain}. The registry deletes it unless it moves to a registrar.",
      ko: "{domain|을/를} 관리하는 레지스트라가 없습니다. 레지스트라로 옮기지 않으면 삭제됩니다.",
    },
    action: { en: "Transfer the domain to a registrar.", ko: "도메인을 레지스트라로 이전하십시오." },
  },
  reserved: {
    severity: "medium",
    cause: {
      en: "The registry reserves the name {domain}. It is not registered.",
      ko: "{domain|은/는} 레지스트리가 예약한 이름이며 등록되지 않았습니다.",
    },
    action: {
      en: "Check the name for typing errors. Ask the registry if you want to register it.",
      ko: "이름을 잘못 입력하지 않았는지 확인하십시오. 등록하려면 레지스트리에 문의하십시오.",
    },
  },
  "pending-transfer": {
    severity: "medium",
    cause: {
      en: "A transfer of {domain} to another registrar is under way (pendingTransfer).",
      ko: "{domain|을/를} 다른 레지스트라로 이전하는 중입니다(pendingTransfer).",
    },
    action: {
      en: "If you did not request the transfer, reject it at the current registrar immediately.",
      ko: "직접 요청하지 않았다면 현재 레지스트라에서 즉시 거부하십시오.",
    },
    reference: "RFC 5731 §2.3",
  },
});

/** The id of a problem that follows from a status. */
export type StateProblem = keyof typeof stateProblems;
