import type { Grading } from "../../core/grade/grade.ts";
import { note, row, shownRows } from "../../core/grade/score-table.ts";
import type { Text } from "../../core/text.ts";
import { effects } from "./effects.ts";
import { situations } from "./situations.ts";
import {
  ceilings,
  dmarcPoints,
  gradeVersion,
  hostility,
  ladder,
  openSubdomains,
  systemsHalf,
  weights,
  wildcardPoints,
} from "./weights.ts";

const unscored = { en: "not scored", ko: "점수 없음" };

function same(formula: string): Text {
  return { en: formula, ko: formula };
}

/** How the grade is calculated, for the documentation. */
export const grading: Grading = {
  version: gradeVersion,
  ladder,
  weights,
  ceilings,
  effects,
  examples: situations,
  points: shownRows({
    lookalikes: {
      risk: note(
        same(`100 · ${hostility.half} / (${hostility.half} + S)`),
        `S is the sum of the risks (0–1) of other owners' lookalikes that resolve; one that receives mail counts ${hostility.mail} times`,
        `S는 다른 소유자의 유사 도메인 가운데 조회되는 것의 위험도(0~1) 합. 메일을 받는 것은 ${hostility.mail}배`,
      ),
      defence: note(
        {
          en: `up to +${100 * hostility.defence} % of the lost points`,
          ko: `잃은 점수의 최대 +${100 * hostility.defence}%`,
        },
        "the share of all registered risk that the owner holds",
        "등록된 전체 위험도 가운데 소유자의 비율",
      ),
      unregistered: note(
        unscored,
        `the registration of more than ${hostility.undetermined} % of the variants is unknown`,
        `변형 도메인 가운데 ${hostility.undetermined}% 넘게 등록 여부를 알 수 없음`,
      ),
      unresolved: note(
        unscored,
        `the addresses and mail servers of more than ${hostility.undetermined} % of the registered variants are unknown`,
        `등록된 변형 도메인 가운데 ${hostility.undetermined}% 넘게 주소와 메일 서버를 알 수 없음`,
      ),
    },
    dmarc: {
      ...Object.fromEntries(
        Object.entries(dmarcPoints).map(([policy, points]) => [
          policy,
          row(points, `policy: ${policy}`, `정책: ${policy}`),
        ]),
      ),
      open: row(-openSubdomains, "a weaker policy for subdomains", "하위 도메인의 정책이 더 약함"),
    },
    systems: {
      names: note(
        same(`100 · ${systemsHalf} / (${systemsHalf} + N)`),
        "N names of internal or test systems with a valid certificate",
        "유효한 인증서가 있는 내부 또는 시험 시스템의 이름 N개",
      ),
    },
    wildcards: Object.fromEntries(
      wildcardPoints.map(([from, points]) => [
        `from${from}`,
        row(
          points,
          `${from} or more wildcard names with a valid certificate`,
          `유효한 인증서가 있는 와일드카드 이름 ${from}개 이상`,
        ),
      ]),
    ),
  }),
};
