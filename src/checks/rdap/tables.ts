import { reasonWords } from "../../core/reason-words.ts";
import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import { eppStatuses } from "../../data/epp-status.ts";
import type { RdapRaw } from "./schema.ts";

type Answer = RdapRaw["answers"][number];

/** Every status with its meaning, and which server said what. */
export function tablesOf({ status, answers }: RdapRaw): readonly Table[] {
  const meanings = status.flatMap(explained);
  return [
    ...(meanings.length > 0 ? [{ columns: statusColumns, rows: meanings }] : []),
    ...(answers.length > 0 ? [{ columns: answerColumns, rows: answers.map(toRow) }] : []),
  ];
}

const statusColumns = [
  { en: "Status", ko: "상태" },
  { en: "Meaning", ko: "의미" },
] as const;

const unknown: Text = { en: "A status of this registry's own.", ko: "이 레지스트리의 고유한 상태입니다." };

/** A row for each sentence: cells have room for a few lines. What one language says in more of them stays together at the end. */
function explained(name: string): readonly (readonly (Text | string)[])[] {
  const { en, ko } = eppStatuses.find((each) => each.name === name)?.meaning ?? unknown;
  const [english, korean] = [sentencesOf(en), sentencesOf(ko)];
  const count = Math.min(english.length, korean.length);
  const nth = (sentences: readonly string[], at: number): string =>
    sentences.slice(at, at === count - 1 ? undefined : at + 1).join(" ");
  return english.slice(0, count).map((_, at) => [at === 0 ? name : "", { en: nth(english, at), ko: nth(korean, at) }]);
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=\.)\s/);
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
  refused: { en: "tells nobody like us", ko: "답하지 않음" },
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
    en: `${from} to ${until}, ${servers} name server${servers === 1 ? "" : "s"}`,
    ko: `${from}~${until}, 네임서버 ${servers}개`,
  };
}
