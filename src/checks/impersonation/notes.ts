import type { Text } from "../../core/text.ts";
import { variantsAskedFor } from "./schema.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The check is passive. It queries DNS resolvers and the indexes of Certificate Transparency logs. It sends nothing to the domain, to its name servers or to a lookalike. A+ means low exposure, F high exposure.",
    ko: "수동(passive) 점검입니다. DNS 리졸버와 Certificate Transparency 로그 색인에만 조회하며, 대상 도메인이나 그 네임서버, 유사 도메인에는 아무것도 보내지 않습니다. A+는 노출이 낮음, F는 높음을 뜻합니다.",
  },
  {
    en: `It checks the ${variantsAskedFor} riskiest variants of the domain in the same way as the lookalike check. A variant counts as your own if its name servers are within the domain, if the servers of the domain answer for it, or if its mail servers are within the domain and its page is not at another host. Where both have the same DNS operator, the owner is unclear: a finding lists these variants, and they do not change the grade.`,
    ko: `가장 위험한 변형 ${variantsAskedFor}개를 lookalike 점검과 같은 방법으로 확인합니다. 네임서버가 이 도메인에 속하거나, 이 도메인의 서버가 응답하거나, 메일 서버가 이 도메인에 속하면서 페이지가 다른 호스트에 있지 않은 변형은 자사 소유로 봅니다. DNS 사업자가 같으면 소유자를 알 수 없으므로 등급에 반영하지 않고 따로 알립니다.`,
  },
  {
    en: "One more lookalike of others never improves the grade, and one more of your own never worsens it. With 3, 10 or 40 lookalikes of others that receive mail, the grade is at most B, C or D. Parts that could not be determined do not count. Below 60 % of the weight there is no grade.",
    ko: "타인의 유사 도메인이 늘어도 등급이 좋아지지 않고, 자사 유사 도메인이 늘어도 나빠지지 않습니다. 메일을 받을 수 있는 타인의 유사 도메인이 3개, 10개, 40개 이상이면 등급은 각각 B, C, D를 넘지 않습니다. 확인하지 못한 항목은 제외하며, 가중치의 60%에 미치지 못하면 등급이 없습니다.",
  },
];
