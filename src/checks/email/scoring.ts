import type { Scoring } from "../../core/grade/score.ts";
import { rowsIn } from "../../core/grade/score-table.ts";
import { effects } from "./effects.ts";
import { setups } from "./score/setups.ts";
import { score, weightsFor } from "./score/table.ts";
import { bands, ceilings, scoreVersion } from "./weights.ts";

/** How the score is calculated, for the documentation. */
export const scoring: Scoring = {
  version: scoreVersion,
  bands,
  weights: weightsFor("mail"),
  rubrics: [
    {
      title: {
        en: "A domain that only sends mail (PTR records count only if its own host sends)",
        ko: "메일을 보내기만 하는 도메인(PTR 레코드는 자체 호스트가 보낼 때만 봅니다)",
      },
      weights: weightsFor("sends"),
    },
    {
      title: { en: "A domain without mail", ko: "메일을 받지도 보내지도 않는 도메인" },
      weights: weightsFor("none"),
    },
    { title: { en: "A sending address", ko: "메일을 보내는 주소" }, weights: weightsFor("address") },
  ],
  ceilings,
  effects,
  examples: Object.values(setups),
  points: Object.fromEntries(Object.entries(score).map(([id, part]) => [id, rowsIn(part)])),
};
