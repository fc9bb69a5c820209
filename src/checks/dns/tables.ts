import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import type { DnsRaw } from "./schema.ts";

type Records = NonNullable<DnsRaw["parsed"]>;

const states: Readonly<Record<Records["srv"]["list"][number]["state"], Text>> = {
  there: { en: "exists", ko: "있음" },
  unavailable: { en: "service does not exist", ko: "서비스 없음" },
  address: { en: "IP address", ko: "IP 주소" },
  alias: { en: "CNAME", ko: "CNAME" },
  missing: { en: "does not exist", ko: "없음" },
  "no-address": { en: "no address", ko: "주소 없음" },
  unknown: { en: "?", ko: "?" },
};

/** The SRV records of the name and of services below it, and its NAPTR records; no table without any. */
export function tablesOf({ parsed }: DnsRaw): readonly Table[] {
  if (!parsed) return [];
  return [...srvTable(parsed.srv), ...naptrTable(parsed.naptr)];
}

function srvTable({ list }: Records["srv"]): readonly Table[] {
  if (list.length === 0) return [];
  const rows = list.map(({ owner, priority, weight, port, target, state }) => {
    return [owner, `${priority}`, `${weight}`, `${port}`, states[state], target];
  });
  return [
    {
      columns: [
        { en: "SRV record", ko: "SRV 레코드" },
        { en: "Priority", ko: "우선순위" },
        { en: "Weight", ko: "가중치" },
        { en: "Port", ko: "포트" },
        { en: "Target is", ko: "대상 상태" },
        { en: "Target", ko: "대상" },
      ],
      rows,
    },
  ];
}

function naptrTable({ list }: Records["naptr"]): readonly Table[] {
  if (list.length === 0) return [];
  const rows = list.map(({ order, preference, flags, services, regexp, replacement }) => {
    return [`${order}`, `${preference}`, flags || "–", services || "–", regexp || replacement];
  });
  return [
    {
      columns: [
        { en: "NAPTR order", ko: "NAPTR 순서" },
        { en: "Preference", ko: "선호도" },
        { en: "Flags", ko: "플래그" },
        { en: "Service", ko: "서비스" },
        { en: "Expression or replacement", ko: "표현식 또는 대체 이름" },
      ],
      rows,
    },
  ];
}
