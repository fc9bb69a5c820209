import type { Text } from "../../src/core/text.ts";

/** What keeps a store from being written. */
export type TroubleId =
  | "full"
  | "read-only"
  | "locked"
  | "newer"
  | "foreign"
  | "damaged"
  | "refused"
  | "unreachable"
  | "unusable"
  | "failed";

/** It has a name, and a sentence about this case. */
export interface Trouble {
  readonly id: TroubleId;
  readonly text: Text;
}

const sentences: Readonly<Record<TroubleId, Text>> = {
  full: { en: "the disk is full", ko: "디스크에 공간이 없습니다" },
  "read-only": { en: "the database is read-only", ko: "데이터베이스가 읽기 전용입니다" },
  locked: { en: "another process has locked the database", ko: "다른 프로세스가 데이터베이스를 잠갔습니다" },
  newer: {
    en: "the database was made by a newer version of portcullis",
    ko: "더 새로운 버전의 portcullis가 만든 데이터베이스입니다",
  },
  foreign: { en: "the file is no database of portcullis", ko: "portcullis의 데이터베이스 파일이 아닙니다" },
  damaged: { en: "the database is damaged", ko: "데이터베이스가 손상되었습니다" },
  refused: { en: "the database refuses us", ko: "데이터베이스가 접근을 거부합니다" },
  unreachable: { en: "the database cannot be reached", ko: "데이터베이스에 연결할 수 없습니다" },
  unusable: { en: "the database cannot be opened", ko: "데이터베이스를 열 수 없습니다" },
  failed: { en: "the database failed", ko: "데이터베이스에 오류가 있습니다" },
};

/** A trouble by its name; what is known beyond that stands in brackets. */
export function troubleWith(id: TroubleId, detail = ""): Trouble {
  const { en, ko } = sentences[id];
  return { id, text: detail === "" ? { en, ko } : { en: `${en} (${detail})`, ko: `${ko}(${detail})` } };
}

/** An error that has a name already. */
export class StoreTrouble extends Error {
  override readonly name = "StoreTrouble";
  readonly trouble: Trouble;

  constructor(trouble: Trouble, options: ErrorOptions = {}) {
    super(trouble.text.en, options);
    this.trouble = trouble;
  }
}
