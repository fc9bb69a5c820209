import { defineProblems } from "../../../core/result/interpretation.ts";

const a06 = "OWASP A06:2021, A03:2025";

/** What may be wrong with the software that a site discloses. */
export const componentProblems = defineProblems({
  "end-of-life": {
    severity: "high",
    cause: {
      en: "The makers of {product} {version} fix it no longer: its branch ended by {date} ({source}).",
      ko: "{product} {version|은/는} 제작자의 지원이 끝난 버전입니다. 해당 버전대는 늦어도 {date}에 종료되었습니다({source}).",
    },
    action: {
      en: "Update {product} to a supported version, and hide its version.",
      ko: "{product|을/를} 지원되는 버전으로 업데이트하고 버전을 숨기십시오.",
    },
    reference: a06,
  },
  "script-end-of-life": {
    severity: "high",
    cause: {
      en: "The page loads {product} {version}, which its makers fix no longer: its branch ended by {date} ({source}).",
      ko: "페이지가 제작자의 지원이 끝난 {product} {version|을/를} 불러옵니다. 해당 버전대는 늦어도 {date}에 종료되었습니다({source}).",
    },
    action: {
      en: "Replace the file by a supported version of {product}.",
      ko: "파일을 지원되는 {product} 버전으로 교체하십시오.",
    },
    reference: a06,
  },
  "script-version": {
    severity: "low",
    cause: {
      en: "The page loads {product} {version}, and everybody can look up the known weaknesses of that version.",
      ko: "페이지가 {product} {version|을/를} 불러오며, 누구나 그 버전의 알려진 약점을 찾아볼 수 있습니다.",
    },
    action: {
      en: "Keep the file at the latest version of {product}.",
      ko: "파일을 {product}의 최신 버전으로 유지하십시오.",
    },
    reference: a06,
  },
  "end-of-life-backported": {
    severity: "info",
    cause: {
      en: "The makers of {product} {version} fix it no longer; {distribution} may do so under this number, which cannot be told from outside.",
      ko: "{product} {version|은/는} 제작자의 지원이 끝났지만 {distribution|이/가} 같은 번호로 수정하고 있을 수 있으며, 이는 외부에서 알 수 없습니다.",
    },
    action: {
      en: "If it is the package of {distribution}, make sure that its release is supported and its updates are installed; else update {product}.",
      ko: "{distribution} 패키지라면 사용 중인 릴리스가 지원되고 업데이트가 설치되어 있는지 확인하고, 아니라면 {product|을/를} 업데이트하십시오.",
    },
    reference: a06,
  },
  "version-disclosed": {
    severity: "low",
    cause: {
      en: "The site discloses {product} {version}, and with it the known weaknesses of that version.",
      ko: "사이트가 {product} {version|을/를} 드러내어 그 버전의 알려진 약점도 함께 드러납니다.",
    },
    action: { en: "Hide the version of {product}.", ko: "{product}의 버전을 숨기십시오." },
    reference: a06,
  },
  "product-disclosed": {
    severity: "info",
    cause: { en: "The site discloses that it uses {product}.", ko: "사이트가 {product|을/를} 사용한다고 드러냅니다." },
    action: { en: "Hide it where you can.", ko: "가능하면 숨기십시오." },
    reference: a06,
  },
});
