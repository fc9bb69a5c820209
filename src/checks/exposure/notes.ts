import type { Text } from "../../core/text.ts";
import { exposureRules } from "../../data/exposure/rules.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "Check only domains that you own or are allowed to test. The names come from Certificate Transparency logs and from hosts observed earlier; none is guessed, and wildcards are not expanded.",
    ko: "소유하고 있거나 점검 허가를 받은 도메인만 점검하십시오. 이름은 Certificate Transparency 로그와 이전에 관측한 호스트에서 가져오며, 추측하거나 와일드카드를 확장하지 않습니다.",
  },
  {
    en: "At most 200 hosts are opened, names of internal and test systems first: one GET / over https, or over http if https does not answer, without cookies or credentials. At most 256 kB are read, and at most 3 redirects within the domain are followed. One address gets one connection at a time. The favicon is requested only if a rule needs it.",
    ko: "내부나 시험 시스템으로 보이는 이름부터 최대 200개 호스트를 엽니다. https로 GET /를 한 번 보내고 응답이 없으면 http로 보내며, 쿠키나 인증 정보는 보내지 않습니다. 최대 256kB를 읽고 도메인 안의 리디렉션을 3번까지 따라갑니다. 주소마다 한 번에 하나의 연결만 사용하며, 파비콘은 규칙에 필요할 때만 요청합니다.",
  },
  {
    en: `${exposureRules.length} rules name products by what the server says (headers, cookies, realms, JSON answers, paths of redirects) and by what the landing page is made of (form fields, scripts, assets, elements, the favicon's hash). A title or another sign that any page may have needs a second sign, and an article, a handbook or a shop about a product is not the product. One sign alone is listed under hints in the JSON answer and raises no finding.`,
    ko: `규칙 ${exposureRules.length}개가 서버의 응답(헤더, 쿠키, realm, JSON, 리디렉션 경로)과 첫 페이지의 구성(입력란, 스크립트, 자산, 요소, 파비콘 해시)으로 제품을 구별합니다. 제목처럼 어느 페이지에나 있을 수 있는 조건은 다른 조건이 하나 더 있어야 하며, 제품을 다룬 글, 안내서, 상점은 제품으로 보지 않습니다. 조건이 하나뿐이면 JSON 응답의 hints에만 표시하고 발견 항목으로 알리지 않습니다.`,
  },
  {
    en: "The severity depends on the access: open without a login, a login, or unknown where the page does not show it; unknown counts like a login. The check tries no password and requests no other path, so it does not see a tool in a subfolder. A private address in public DNS is reported and not opened.",
    ko: "심각도는 접근 상태(로그인 없이 공개, 로그인, 페이지로 알 수 없음)에 따라 다르며, 알 수 없으면 로그인과 같게 봅니다. 비밀번호를 시도하거나 다른 경로를 요청하지 않으므로 하위 폴더에 있는 도구는 보이지 않습니다. 공개 DNS의 사설 주소는 보고만 하고 열지 않습니다.",
  },
  {
    en: "npx portcullis exposure DOMAIN --rules FILE adds rules of your own from a JSON file. npx portcullis rules test FILE tries each rule on its two samples. docs/checks/exposure.md lists the keys and values, with a complete example.",
    ko: "npx portcullis exposure DOMAIN --rules FILE로 JSON 파일의 규칙을 추가할 수 있습니다. npx portcullis rules test FILE은 각 규칙을 표본 두 개로 시험합니다. 키와 값, 완전한 예는 docs/checks/exposure.md에 있습니다.",
  },
  {
    en: "The check ends after at most 90 s. An incomplete answer is marked as truncated and is not cached.",
    ko: "90초가 지나면 그때까지 본 것만 응답합니다. 이런 응답은 truncated로 표시하고 캐시하지 않습니다.",
  },
];
