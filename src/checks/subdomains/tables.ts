import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import { reasonWords } from "../../core/reason-words.ts";
import type { NameSeen, SourceSeen, SubdomainsRaw } from "./schema.ts";

const statusWords: Readonly<Record<SourceSeen["status"], Text>> = {
  complete: { en: "complete", ko: "완료" },
  partial: { en: "partial", ko: "일부" },
  failed: { en: "failed", ko: "실패" },
  pending: { en: "pending", ko: "대기 중" },
};

/** The sources, then the newest names, then the wildcards. */
export function tablesOf({ sources, names, wildcards }: SubdomainsRaw): readonly Table[] {
  return [
    {
      columns: [
        { en: "Source", ko: "출처" },
        { en: "Status", ko: "상태" },
        { en: "Names", ko: "이름" },
        { en: "Certificates", ko: "인증서" },
        { en: "Note", ko: "비고" },
      ],
      rows: sources.map((source) => [
        source.name,
        statusWords[source.status],
        `${source.names}`,
        `${source.certificates}`,
        noteOf(source),
      ]),
    },
    ...namesTable(names),
    ...namesTable(wildcards.names),
  ];
}

function noteOf({ stale, observedAt, status, reason, ms, followed }: SourceSeen): Text {
  if (followed) {
    const { since, behind, logs, failing } = followed;
    const [day, minutes] = [since.slice(0, 10), Math.ceil(behind / 60)];
    return {
      en: `since ${day}, ${logs - failing} of ${logs} logs, up to ${minutes} min behind`,
      ko: `${day}부터, 로그 ${logs}개 중 ${logs - failing}개, 최대 ${minutes}분 지연`,
    };
  }
  if (stale) return { en: `as of ${observedAt.slice(0, 10)}`, ko: `${observedAt.slice(0, 10)} 기준` };
  const time = `${(ms / 1000).toFixed(1)} s`;
  return status === "complete" ? { en: time, ko: time } : reasonWords(reason);
}

function namesTable(names: readonly NameSeen[]): readonly Table[] {
  if (names.length === 0) return [];
  const columns = [
    { en: "First seen", ko: "처음" },
    { en: "Last seen", ko: "최근" },
    { en: "Certificate", ko: "인증서" },
    { en: "Name", ko: "이름" },
  ];
  const rows = names.map(({ firstSeen, lastSeen, isValid, name, unicode }) => [
    firstSeen.slice(0, 10),
    lastSeen.slice(0, 10),
    isValid ? { en: "valid", ko: "유효" } : { en: "expired", ko: "만료" },
    unicode === undefined ? name : `${name} (${unicode})`,
  ]);
  return [{ columns, rows }];
}
