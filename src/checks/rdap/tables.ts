import { counted } from "../../core/plural.ts";
import { reasonWords } from "../../core/reason-words.ts";
import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import type { RdapRaw } from "./schema.ts";

type Answer = RdapRaw["answers"][number];

/** The answer of each server. The findings explain the statuses. */
export function tablesOf({ answers }: RdapRaw): readonly Table[] {
  return answers.length > 0 ? [{ columns: answerColumns, rows: answers.map(toRow) }] : [];
}

const answerColumns = [
  { en: "Asked", ko: "조회" },
  { en: "Server", ko: "서버" },
  { en: "Answer", ko: "응답" },
] as const;

const roles: Readonly<Record<Answer["role"], Text>> = {
  registry: { en: "registry", ko: "레지스트리" },
  registrar: { en: "registrar", ko: "레지스트라" },
  redirector: { en: "redirector", ko: "리디렉터" },
};

const states: Readonly<Record<Exclude<Answer["state"], "found" | "unknown">, Text>> = {
  absent: { en: "not registered", ko: "등록되지 않음" },
  reserved: { en: "reserved by the registry", ko: "레지스트리가 예약함" },
  quarantine: { en: "in quarantine", ko: "격리 기간" },
  refused: { en: "access refused", ko: "접근 거부" },
};

function toRow(answer: Answer): readonly (Text | string)[] {
  const { en, ko } = roles[answer.role];
  const protocol = answer.protocol.toUpperCase();
  return [{ en: `${en}, ${protocol}`, ko: `${ko}, ${protocol}` }, answer.server ?? "–", saidBy(answer)];
}

function saidBy(answer: Answer): Text | string {
  const { state, created, expires } = answer;
  if (state === "unknown") return reasonWords(answer.reason);
  if (state !== "found") return states[state];
  const [from, until] = [created, expires].map((at) => at?.slice(0, 10) ?? "?");
  const servers = answer.nameServers.length;
  return {
    en: `${from} to ${until}, ${counted(servers, { one: "name server", other: "name servers" })}`,
    ko: `${from}~${until}, 네임서버 ${servers}개`,
  };
}
