import type { Text } from "../../core/text.ts";

/** A status that a registry gives a domain: RFC 5731 §2.3, and the periods of RFC 3915 §3.1. */
export interface EppStatus {
  /** As EPP spells it, and as ICANN's pages name it. */
  readonly name: string;
  /** As RFC 8056 §2 spells it in RDAP. */
  readonly rdap: string;
  /** `risk`: the domain does not work, may stop working, or may change hands. `normal`: part of its life cycle. */
  readonly weight: "risk" | "normal";
  readonly meaning: Text;
}

/** Every one of them. Meanings follow icann.org/epp (November 2026) in substance. */
export const eppStatuses: readonly EppStatus[] = [
  {
    name: "ok",
    rdap: "active",
    weight: "normal",
    meaning: {
      en: "No operation is pending and nothing is locked. Anyone with access to the registrar account can transfer the domain.",
      ko: "진행 중인 작업도 잠금도 없습니다. 레지스트라 계정에 접근할 수 있으면 도메인을 이전할 수 있습니다.",
    },
  },
  {
    name: "inactive",
    rdap: "inactive",
    weight: "risk",
    meaning: {
      en: "The domain has no name servers, so it is not in the DNS and does not resolve.",
      ko: "네임서버가 지정되지 않아 DNS에 없으며 조회되지 않습니다.",
    },
  },
  {
    name: "linked",
    rdap: "associated",
    weight: "normal",
    meaning: {
      en: "Another object of the registry refers to this one, for example a domain that uses one of its hosts as a name server.",
      ko: "레지스트리의 다른 객체가 이 객체를 참조합니다. 예를 들어 다른 도메인이 이 도메인의 호스트를 네임서버로 씁니다.",
    },
  },
  {
    name: "addPeriod",
    rdap: "add period",
    weight: "normal",
    meaning: {
      en: "The domain was registered a few days ago. If the registrar deletes it now, the registry refunds the registration.",
      ko: "등록한 지 며칠 되지 않았습니다. 지금 레지스트라가 삭제하면 레지스트리가 등록 비용을 돌려줍니다.",
    },
  },
  {
    name: "autoRenewPeriod",
    rdap: "auto renew period",
    weight: "normal",
    meaning: {
      en: "The registration ended and the registry renewed it automatically. The registrar can still delete the domain and get the fee back, so check that the renewal is paid.",
      ko: "등록 기간이 끝나 레지스트리가 자동으로 갱신했습니다. 레지스트라가 아직 삭제하고 비용을 돌려받을 수 있으므로 갱신 요금을 냈는지 확인하십시오.",
    },
  },
  {
    name: "renewPeriod",
    rdap: "renew period",
    weight: "normal",
    meaning: {
      en: "The registrar renewed the registration a few days ago. If it deletes the domain now, the registry refunds the renewal.",
      ko: "레지스트라가 며칠 전에 등록을 갱신했습니다. 지금 삭제하면 레지스트리가 갱신 비용을 돌려줍니다.",
    },
  },
  {
    name: "transferPeriod",
    rdap: "transfer period",
    weight: "normal",
    meaning: {
      en: "The domain moved to another registrar a few days ago. If the new registrar deletes it now, the registry refunds the transfer.",
      ko: "며칠 전에 다른 레지스트라로 이전되었습니다. 새 레지스트라가 지금 삭제하면 레지스트리가 이전 비용을 돌려줍니다.",
    },
  },
  {
    name: "redemptionPeriod",
    rdap: "redemption period",
    weight: "risk",
    meaning: {
      en: "The registrar asked to delete the domain. It is out of the DNS, and for about 30 days only the former registrant can restore it, through the registrar and for a fee.",
      ko: "레지스트라가 도메인 삭제를 요청했습니다. DNS에서 빠졌으며, 약 30일 동안 기존 등록인만 레지스트라를 통해 비용을 내고 복구할 수 있습니다.",
    },
  },
  {
    name: "pendingRestore",
    rdap: "pending restore",
    weight: "risk",
    meaning: {
      en: "The registrar asked to restore the deleted domain and must still send its report. Without the report the domain returns to the redemption period.",
      ko: "레지스트라가 삭제된 도메인의 복구를 요청했으며 아직 보고서를 제출해야 합니다. 제출하지 않으면 복구 유예 기간(redemptionPeriod)으로 돌아갑니다.",
    },
  },
  {
    name: "pendingDelete",
    rdap: "pending delete",
    weight: "risk",
    meaning: {
      en: "The registry will delete the domain. When it does not also say redemptionPeriod or pendingRestore, nobody can restore it, and anyone can register it after the deletion.",
      ko: "레지스트리가 도메인을 곧 삭제합니다. redemptionPeriod나 pendingRestore가 함께 없으면 복구할 수 없으며, 삭제된 뒤에는 누구나 등록할 수 있습니다.",
    },
  },
  {
    name: "pendingCreate",
    rdap: "pending create",
    weight: "normal",
    meaning: {
      en: "The registry received the registration and has not completed it yet.",
      ko: "레지스트리가 등록 요청을 받았으며 아직 처리 중입니다.",
    },
  },
  {
    name: "pendingRenew",
    rdap: "pending renew",
    weight: "normal",
    meaning: {
      en: "The registry received a renewal and has not completed it yet.",
      ko: "레지스트리가 갱신 요청을 받았으며 아직 처리 중입니다.",
    },
  },
  {
    name: "pendingTransfer",
    rdap: "pending transfer",
    weight: "risk",
    meaning: {
      en: "A transfer to another registrar was requested. If you did not ask for it, tell your registrar at once to reject it.",
      ko: "다른 레지스트라로의 이전이 요청되었습니다. 직접 요청하지 않았다면 즉시 레지스트라에 거절을 요청하십시오.",
    },
  },
  {
    name: "pendingUpdate",
    rdap: "pending update",
    weight: "normal",
    meaning: {
      en: "The registry received a change of the domain and has not completed it yet.",
      ko: "레지스트리가 도메인 변경 요청을 받았으며 아직 처리 중입니다.",
    },
  },
  {
    name: "clientHold",
    rdap: "client hold",
    weight: "risk",
    meaning: {
      en: "The registrar took the domain out of the DNS, often because of an unpaid invoice, unverified contact data or a dispute. The domain does not resolve.",
      ko: "레지스트라가 도메인을 DNS에서 뺐습니다. 요금 미납, 연락처 미확인, 분쟁이 흔한 이유입니다. 도메인이 조회되지 않습니다.",
    },
  },
  {
    name: "serverHold",
    rdap: "server hold",
    weight: "risk",
    meaning: {
      en: "The registry itself took the domain out of the DNS, often for a legal or a policy reason. The domain does not resolve.",
      ko: "레지스트리가 직접 도메인을 DNS에서 뺐습니다. 법적 문제나 정책 위반이 흔한 이유입니다. 도메인이 조회되지 않습니다.",
    },
  },
  {
    name: "clientDeleteProhibited",
    rdap: "client delete prohibited",
    weight: "normal",
    meaning: {
      en: "The registrar has locked the domain against deletion.",
      ko: "레지스트라가 도메인 삭제를 잠갔습니다.",
    },
  },
  {
    name: "clientRenewProhibited",
    rdap: "client renew prohibited",
    weight: "risk",
    meaning: {
      en: "The registrar has told the registry to reject renewals. This is uncommon and appears during legal disputes or when the domain is to be deleted.",
      ko: "레지스트라가 레지스트리에 갱신을 거절하도록 했습니다. 드문 상태로, 법적 분쟁이 있거나 삭제할 예정일 때 나타납니다.",
    },
  },
  {
    name: "clientTransferProhibited",
    rdap: "client transfer prohibited",
    weight: "normal",
    meaning: {
      en: "The registrar has locked the domain against transfers to another registrar. This is the usual protection against theft.",
      ko: "레지스트라가 다른 레지스트라로의 이전을 잠갔습니다. 도메인 탈취를 막는 일반적인 보호 설정입니다.",
    },
  },
  {
    name: "clientUpdateProhibited",
    rdap: "client update prohibited",
    weight: "normal",
    meaning: {
      en: "The registrar has locked the domain against changes, for example of its name servers.",
      ko: "레지스트라가 네임서버 변경 같은 수정을 잠갔습니다.",
    },
  },
  {
    name: "serverDeleteProhibited",
    rdap: "server delete prohibited",
    weight: "normal",
    meaning: {
      en: "The registry has locked the domain against deletion. The registrar cannot lift this lock by itself.",
      ko: "레지스트리가 도메인 삭제를 잠갔습니다. 레지스트라가 스스로 풀 수 없습니다.",
    },
  },
  {
    name: "serverRenewProhibited",
    rdap: "server renew prohibited",
    weight: "risk",
    meaning: {
      en: "The registry rejects renewals of the domain. This is uncommon and appears during legal disputes or when the domain is to be deleted.",
      ko: "레지스트리가 도메인 갱신을 거절합니다. 드문 상태로, 법적 분쟁이 있거나 삭제할 예정일 때 나타납니다.",
    },
  },
  {
    name: "serverTransferProhibited",
    rdap: "server transfer prohibited",
    weight: "normal",
    meaning: {
      en: "The registry has locked the domain against transfers, as part of a registry lock, a dispute or the first days of a registration.",
      ko: "레지스트리가 도메인 이전을 잠갔습니다. 레지스트리 잠금 서비스, 분쟁, 등록 초기 며칠이 그 이유입니다.",
    },
  },
  {
    name: "serverUpdateProhibited",
    rdap: "server update prohibited",
    weight: "normal",
    meaning: {
      en: "The registry has locked the domain against changes, as part of a registry lock or a dispute.",
      ko: "레지스트리가 도메인 수정을 잠갔습니다. 레지스트리 잠금 서비스나 분쟁이 그 이유입니다.",
    },
  },
];
