import type { EppStatus } from "./epp-status.ts";

/**
 * Statuses of registries that EPP has no name for, in the names that we report: as the registries' own pages explain them (DNS Belgium, EURid,
 * JPRS, NIC.it, Punktum dk, RNIDS, SIDN; seen November 2026).
 */
export const registryStatuses: readonly Omit<EppStatus, "rdap">[] = [
  {
    name: "suspended",
    weight: "risk",
    meaning: {
      en: "The registry or the registrar suspended the domain. It is out of the DNS, and some registries delete suspended domains.",
      ko: "레지스트리나 레지스트라가 도메인을 정지했습니다. DNS에서 빠졌으며, 정지된 도메인을 삭제하는 레지스트리도 있습니다.",
    },
  },
  {
    name: "expired",
    weight: "risk",
    meaning: {
      en: "The registration period has ended. The registry deletes the domain unless it is renewed.",
      ko: "등록 기간이 끝났습니다. 갱신하지 않으면 레지스트리가 삭제합니다.",
    },
  },
  {
    name: "deleted",
    weight: "risk",
    meaning: {
      en: "The domain was deleted and will be released for registration.",
      ko: "도메인이 삭제되었으며 곧 누구나 등록할 수 있게 됩니다.",
    },
  },
  {
    name: "deactivated",
    weight: "risk",
    meaning: {
      en: "The registry took the domain out of the DNS, often because a payment or a confirmation of the holder is missing.",
      ko: "레지스트리가 도메인을 DNS에서 뺐습니다. 미납이나 등록인 확인 누락이 흔한 이유입니다.",
    },
  },
  {
    name: "quarantine",
    weight: "risk",
    meaning: {
      en: "The registration was cancelled. Only the former registrant can restore it until the quarantine ends; then anyone can register it.",
      ko: "등록이 해지되었습니다. 격리 기간에는 기존 등록인만 복구할 수 있고, 그 뒤에는 누구나 등록할 수 있습니다.",
    },
  },
  {
    name: "noRegistrar",
    weight: "risk",
    meaning: {
      en: "No registrar manages the domain. The registry deletes it unless the registrant moves it to a registrar.",
      ko: "도메인을 관리하는 레지스트라가 없습니다. 다른 레지스트라로 옮기지 않으면 레지스트리가 삭제합니다.",
    },
  },
  {
    name: "reserved",
    weight: "normal",
    meaning: {
      en: "The registry keeps this name for itself or for a special use.",
      ko: "레지스트리가 직접 쓰거나 특별한 용도로 예약한 이름입니다.",
    },
  },
  {
    name: "locked",
    weight: "normal",
    meaning: {
      en: "The registry or the registrar locked the domain against transfers or changes.",
      ko: "레지스트리나 레지스트라가 도메인의 이전이나 변경을 잠갔습니다.",
    },
  },
];

/**
 * What registries write for a status, without case, spaces, hyphens and underscores, and the statuses that it stands for. EPP's own names need no
 * row. Words that state nothing (`active`, `registered`) are left as they are.
 */
export const statusWords: Readonly<Record<string, readonly string[]>> = {
  // JPRS: the registration has ended; the domain is deleted after the restoration period.
  suspended: ["suspended"],
  tobesuspended: ["pendingDelete"],
  registrationsuspended: ["suspended"],
  outofservice: ["suspended"],
  blocked: ["suspended"],
  frozen: ["suspended"],
  onhold: ["serverHold"],
  hold: ["serverHold"],
  held: ["serverHold"],
  // SK-NIC's former codes.
  domheld: ["serverHold"],
  domexp: ["expired"],
  domdakt: ["deactivated"],
  deactivated: ["deactivated"],
  disabled: ["deactivated"],
  // FRED's descriptions of its states (.cz, .ar, .cr, .tz, .ve, .mk, .al).
  thedomainisadministrativelykeptoutofzone: ["serverHold"],
  administrativelykeptoutofzone: ["serverHold"],
  thedomainisadministrativelykeptinzone: ["locked"],
  administrativelyblocked: ["locked"],
  domainblocked: ["locked"],
  temporarilyoutofzone: ["inactive"],
  domainisnotgeneratedinzone: ["inactive"],
  "thedomainisn'tgeneratedinzone": ["inactive"],
  domainexpired: ["expired"],
  domainisexpired: ["expired"],
  deletionforbidden: ["serverDeleteProhibited"],
  sponsoringregistrarchangeforbidden: ["serverTransferProhibited"],
  updateforbidden: ["serverUpdateProhibited"],
  registrationrenewalforbidden: ["serverRenewProhibited"],
  registrantchangeforbidden: ["locked"],
  notdelegated: ["inactive"],
  undelegated: ["inactive"],
  outofzone: ["inactive"],
  domainisoutofzone: ["inactive"],
  "thedomainisn'tgeneratedinthezone": ["inactive"],
  expired: ["expired"],
  validityexpired: ["expired"],
  registrationexpired: ["expired"],
  renewalrequired: ["expired"],
  deleted: ["deleted"],
  cancelled: ["deleted"],
  canceled: ["deleted"],
  removed: ["deleted"],
  tobedeleted: ["pendingDelete"],
  deletioncandidate: ["pendingDelete"],
  deletepending: ["pendingDelete"],
  pendingdeletion: ["pendingDelete"],
  pendingrelease: ["pendingDelete"],
  pendingpurge: ["pendingDelete"],
  tobereleased: ["pendingDelete"],
  nolongerrequired: ["pendingDelete"],
  serverforcedelete: ["pendingDelete"],
  forcedelete: ["pendingDelete"],
  graceperiod: ["expired"],
  // Nominet.
  thisregistrationhasbeensuspended: ["suspended"],
  // NIC.it.
  dnshold: ["serverHold"],
  revoked: ["suspended"],
  redemption: ["redemptionPeriod"],
  inredemption: ["redemptionPeriod"],
  redemptiongraceperiod: ["redemptionPeriod"],
  pendingdeleterestorable: ["redemptionPeriod"],
  redemptionnoprovider: ["redemptionPeriod"],
  noprovider: ["noRegistrar"],
  noregistrar: ["noRegistrar"],
  quarantine: ["quarantine"],
  inquarantine: ["quarantine"],
  quarantined: ["quarantine"],
  reserved: ["reserved"],
  restricted: ["reserved"],
  unassignable: ["reserved"],
  excluded: ["reserved"],
  withdrawn: ["reserved"],
  notopen: ["reserved"],
  locked: ["locked"],
  transferlocked: ["locked"],
  deleteprohibitedbyregistrar: ["clientDeleteProhibited"],
  renewprohibitedbyregistrar: ["clientRenewProhibited"],
  transferprohibitedbyregistrar: ["clientTransferProhibited"],
  updateprohibitedbyregistrar: ["clientUpdateProhibited"],
  autorenewgraceperiod: ["autoRenewPeriod"],
  autorenewgrace: ["autoRenewPeriod"],
  pendingdeleteredemptionperiod: ["pendingDelete", "redemptionPeriod"],
};
