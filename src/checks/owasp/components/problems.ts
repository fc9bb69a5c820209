import { defineProblems } from "../../../core/result/interpretation.ts";

const a06 = "OWASP A06:2021, A03:2025";

/** Problems of the software that a site discloses. */
export const componentProblems = defineProblems({
  "end-of-life": {
    severity: "high",
    cause: {
      en: "{product} {version} has reached its end of life: {branch} has had no fixes since {date} at the latest ({source}).",
      ko: "{product} {version|은/는} 지원이 종료(EOL)된 버전입니다. {branch}의 지원은 늦어도 {date}에 끝났습니다({source}).",
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
      en: "The page loads {product} {version}, which has reached its end of life: {branch} has had no fixes since {date} at the latest ({source}).",
      ko: "페이지가 지원이 종료(EOL)된 {product} {version|을/를} 불러옵니다. {branch}의 지원은 늦어도 {date}에 끝났습니다({source}).",
    },
    action: {
      en: "Replace the file with a supported version of {product}.",
      ko: "파일을 지원되는 {product} 버전으로 교체하십시오.",
    },
    reference: a06,
  },
  "script-version": {
    severity: "low",
    cause: {
      en: "The page loads {product} {version}, and the address of the file shows the version.",
      ko: "페이지가 {product} {version|을/를} 불러오며, 파일 주소에 버전이 드러납니다.",
    },
    action: {
      en: "Keep {product} up to date.",
      ko: "파일을 {product}의 최신 버전으로 유지하십시오.",
    },
    reference: a06,
  },
  "script-vulnerable": {
    severity: "medium",
    cause: {
      en: "The page loads {product} {version}. Its known vulnerabilities are public: {vulnerabilities}.",
      ko: "페이지가 {product} {version|을/를} 불러옵니다. 이 버전의 알려진 취약점은 공개되어 있습니다: {vulnerabilities}.",
    },
    action: {
      en: "Update the file to the newest version of {product}.",
      ko: "파일을 {product}의 최신 버전으로 업데이트하십시오.",
    },
    reference: a06,
  },
  "version-vulnerable": {
    severity: "medium",
    cause: {
      en: "The site discloses {product} {version}. Its known vulnerabilities are public: {vulnerabilities}.",
      ko: "사이트가 {product} {version|을/를} 노출합니다. 이 버전의 알려진 취약점은 공개되어 있습니다: {vulnerabilities}.",
    },
    action: {
      en: "Update {product}, and hide its version.",
      ko: "{product|을/를} 업데이트하고 버전을 숨기십시오.",
    },
    reference: a06,
  },
  "end-of-life-backported": {
    severity: "info",
    cause: {
      en: "{product} {version} has reached its end of life. {distribution} may backport fixes under the same version number; this is not visible from outside.",
      ko: "{product} {version|은/는} 지원이 종료(EOL)되었지만 {distribution|이/가} 같은 버전 번호로 수정 사항을 백포트하고 있을 수 있습니다. 이는 외부에서 확인할 수 없습니다.",
    },
    action: {
      en: "If it is a {distribution} package, make sure that the release is supported and updates are installed. Otherwise update {product}.",
      ko: "{distribution} 패키지라면 사용 중인 릴리스가 지원되고 업데이트가 설치되어 있는지 확인하고, 아니라면 {product|을/를} 업데이트하십시오.",
    },
    reference: a06,
  },
  "version-disclosed": {
    severity: "low",
    cause: {
      en: "The site discloses {product} {version}. Attackers search for sites by the versions that they disclose.",
      ko: "사이트가 {product} {version|을/를} 노출합니다. 공격자는 노출된 버전으로 공격할 사이트를 찾습니다.",
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
