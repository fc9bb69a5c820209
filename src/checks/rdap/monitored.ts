import type { MonitoredField, Monitored } from "../../core/changes/fact.ts";
import { approaching, severityOfDays } from "../../core/changes/approaching.ts";
import { valuesText, valueText } from "../../core/changes/value.ts";
import type { ProblemId } from "./problems.ts";
import type { RdapRaw } from "./schema.ts";

const wereYou: MonitoredField["action"] = {
  en: "Ask the registrar at once, unless you changed the registration yourself.",
  ko: "등록 정보를 직접 바꾼 것이 아니라면 즉시 레지스트라에 문의하십시오.",
};

/** What monitoring compares between registrations. */
export const monitored: Monitored<RdapRaw, ProblemId> = {
  fields: {
    registrar: { title: { en: "Registrar", ko: "레지스트라" }, severity: "high", action: wereYou },
    "registered-ns": {
      title: { en: "Registered name servers", ko: "등록된 네임서버" },
      severity: "high",
      action: wereYou,
    },
    "registration-status": {
      title: { en: "Registration status", ko: "등록 상태" },
      severity: "medium",
      action: wereYou,
    },
    "registration-days": {
      title: { en: "Days until the registration ends", ko: "도메인 등록 만료까지 남은 일수" },
      severity: severityOfDays,
      action: {
        en: "Renew the registration at the registrar.",
        ko: "레지스트라에서 도메인 등록을 연장하십시오.",
      },
      reports: ["expired", "expires-7", "expires-30", "expires-60"],
    },
  },
  facts: ({ state, registrar, nameServers, status, expires, notPublished, missing, observedAt }, _verdict, days) => {
    if (state !== "found") return [];
    const isTold = (field: RdapRaw["notPublished"][number]): boolean =>
      !notPublished.includes(field) && !missing.includes(field);
    const name = registrar?.ianaId ?? registrar?.name ?? null;
    return [
      // Registrars change their names but keep their numbers.
      ...(name === null
        ? []
        : [{ field: "registrar", value: valueText(registrar?.name ?? name), alike: [`id ${name}`] }]),
      ...(isTold("nameServers") ? [{ field: "registered-ns", value: valuesText(nameServers.map(lower)) }] : []),
      ...(isTold("status") ? [{ field: "registration-status", value: valuesText(status) }] : []),
      ...(expires === null
        ? []
        : [approaching("registration-days", { from: null, to: expires, now: observedAt }, days)]),
    ];
  },
};

function lower(name: string): string {
  return name.toLowerCase();
}
