import { defineProblems } from "../../../core/result/interpretation.ts";

const fetchRedirect = "https://fetch.spec.whatwg.org/#http-redirect-fetch";
const secureContexts = "https://www.rfc-editor.org/rfc/rfc6797#section-7.2";

/** Problems of the redirects and of the page as a whole. */
export const siteProblems = defineProblems({
  "redirect-loop": {
    severity: "critical",
    cause: { en: "The redirects loop at {url}.", ko: "리디렉션이 {url}에서 순환합니다." },
    action: {
      en: "Make one URL of the loop answer with a page.",
      ko: "순환하는 URL 중 하나가 페이지를 응답하게 하십시오.",
    },
    reference: fetchRedirect,
  },
  "redirect-limit": {
    severity: "critical",
    cause: {
      en: "After {count} redirects there is still no page. Chromium follows 19 redirects, Firefox 20; refreshes are counted here as well.",
      ko: "{count}번의 리디렉션 후에도 페이지가 없습니다. Chromium은 19번, Firefox는 20번까지 따라가며, 여기서는 새로 고침도 셉니다.",
    },
    action: { en: "Redirect straight to the page.", ko: "페이지로 바로 리디렉션하십시오." },
    reference: fetchRedirect,
  },
  "redirect-private": {
    severity: "critical",
    cause: {
      en: "The site redirects to {url}, which is in a private network.",
      ko: "사이트가 사설 네트워크에 있는 {url|으로/로} 리디렉션합니다.",
    },
    action: { en: "Redirect to a public address.", ko: "공개 주소로 리디렉션하십시오." },
    reference: "https://www.rfc-editor.org/rfc/rfc6890",
  },
  "redirect-invalid": {
    severity: "critical",
    cause: {
      en: "Browsers cannot follow the redirect to {location}. Location must be a single valid http or https URL.",
      ko: "브라우저가 {location|으로/로} 가는 리디렉션을 따라갈 수 없습니다. Location은 유효한 http 또는 https URL 하나여야 합니다.",
    },
    action: {
      en: "Send one Location header with a valid URL.",
      ko: "유효한 URL이 담긴 Location 헤더를 하나만 보내십시오.",
    },
    reference: fetchRedirect,
  },
  "nul-byte": {
    severity: "critical",
    cause: {
      en: "The response head of {url} contains a NUL byte. Chromium refuses such a response, and Firefox does so where the byte is in a header value.",
      ko: "{url}의 응답 헤더에 NUL 바이트가 있습니다. Chromium은 이런 응답을 거부하며, Firefox는 헤더 값에 있을 때 거부합니다.",
    },
    action: {
      en: "Remove the NUL byte from the status line and the headers.",
      ko: "상태 줄과 헤더에서 NUL 바이트를 제거하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-5.5",
  },
  "content-disposition": {
    severity: "critical",
    cause: {
      en: "{url} sends several Content-Disposition headers that differ. Chromium and Firefox refuse such a response over HTTP/1.1.",
      ko: "{url|이/가} 서로 다른 Content-Disposition 헤더를 여러 개 보냅니다. Chromium과 Firefox는 HTTP/1.1에서 이런 응답을 거부합니다.",
    },
    action: {
      en: "Send one Content-Disposition header, or none for a page.",
      ko: "Content-Disposition 헤더를 하나만 보내거나, 페이지라면 보내지 마십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc6266#section-4",
  },
  "content-encoding": {
    severity: "critical",
    cause: {
      en: "The body of {url} is not encoded as its Content-Encoding header says. Chromium and Firefox do not show such a page.",
      ko: "{url}의 본문이 Content-Encoding 헤더에 적힌 대로 인코딩되어 있지 않습니다. Chromium과 Firefox는 이런 페이지를 표시하지 않습니다.",
    },
    action: {
      en: "Encode the body as the header says, or remove the Content-Encoding header.",
      ko: "본문을 헤더에 적힌 대로 인코딩하거나 Content-Encoding 헤더를 제거하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-8.4",
  },
  "content-disposition-comma": {
    severity: "high",
    cause: {
      en: "The Content-Disposition header of {url} has a comma outside quotation marks. Chromium reads two values and refuses the response over HTTP/1.1; Firefox does not refuse it.",
      ko: "{url}의 Content-Disposition 헤더에 따옴표로 묶이지 않은 쉼표가 있습니다. Chromium은 이를 두 값으로 읽어 HTTP/1.1에서 응답을 거부하지만, Firefox는 거부하지 않습니다.",
    },
    action: {
      en: "Put the file name in quotation marks, or remove the header.",
      ko: "파일 이름을 따옴표로 묶거나 헤더를 제거하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc6266#section-4",
  },
  "redirect-twentieth": {
    severity: "high",
    cause: {
      en: "The page comes after {count} redirects in a row. Chromium follows {most} and then shows an error page; Firefox follows 20.",
      ko: "페이지가 연속된 {count}번의 리디렉션 뒤에 있습니다. Chromium은 {most}번까지 따라간 뒤 오류 페이지를 표시하고, Firefox는 20번까지 따라갑니다.",
    },
    action: { en: "Redirect straight to the page.", ko: "페이지로 바로 리디렉션하십시오." },
    reference: fetchRedirect,
  },
  "redirect-empty": {
    severity: "high",
    cause: {
      en: "{url} answers {status} with an empty Location. Chromium shows the page; Firefox requests the same URL again until it gives up.",
      ko: "{url|이/가} 빈 Location과 함께 {status|을/를} 응답합니다. Chromium은 페이지를 표시하지만, Firefox는 같은 URL을 다시 요청하다가 포기합니다.",
    },
    action: {
      en: "Send the URL of the page in Location, or answer 200 without Location.",
      ko: "Location에 페이지의 URL을 보내거나, Location 없이 200을 응답하십시오.",
    },
    reference: "https://fetch.spec.whatwg.org/#concept-response-location-url",
  },
  "header-space": {
    severity: "high",
    cause: {
      en: "A header has white space before its colon: {names}. Chromium applies such a header, Firefox ignores it.",
      ko: "헤더의 콜론 앞에 공백이 있습니다: {names}. Chromium은 이런 헤더를 따르지만 Firefox는 무시합니다.",
    },
    action: {
      en: "Remove the white space between the header name and the colon.",
      ko: "헤더 이름과 콜론 사이의 공백을 제거하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9112#section-5.1",
  },
  "status-line": {
    severity: "high",
    cause: {
      en: "The status line of {url} breaks the HTTP grammar. Chromium shows the page, Firefox does not.",
      ko: "{url}의 상태 줄이 HTTP 문법에 어긋납니다. Chromium은 페이지를 표시하지만 Firefox는 표시하지 않습니다.",
    },
    action: {
      en: "Begin the response with HTTP/1.1, one space and a status of three digits.",
      ko: "응답을 HTTP/1.1, 공백 하나, 세 자리 상태 코드로 시작하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9112#section-4",
  },
  "refresh-unfollowed": {
    severity: "info",
    cause: {
      en: "The page asks browsers to load {url} after {delay} s. This check did not follow that refresh.",
      ko: "페이지가 {delay}초 뒤에 {url|을/를} 불러오도록 요청합니다. 이 점검은 그 새로 고침을 따라가지 않았습니다.",
    },
    action: {
      en: "Check that URL as well, or redirect with a 3xx status.",
      ko: "그 URL도 점검하거나 3xx 상태 코드로 리디렉션하십시오.",
    },
    reference: "https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh",
  },
  "redirect-certificate": {
    severity: "critical",
    cause: {
      en: "Browsers refuse the connection to {url} ({reasons}), through which the redirects lead, and never reach the page.",
      ko: "리디렉션이 거치는 {url|과/와}의 연결을 브라우저가 거부하여({reasons}) 페이지에 도달하지 못합니다.",
    },
    action: {
      en: "Offer a certificate and a TLS version that browsers accept there, or redirect past it.",
      ko: "그곳에서 브라우저가 받아들이는 인증서와 TLS 버전을 제공하거나 그곳을 거치지 않게 리디렉션하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-4.3.4",
  },
  "redirect-downgrade": {
    severity: "high",
    cause: {
      en: "{from} redirects from https to plain HTTP.",
      ko: "{from|이/가} https에서 암호화되지 않은 HTTP로 리디렉션합니다.",
    },
    action: { en: "Redirect to the https form of {to}.", ko: "{to}의 https 주소로 리디렉션하십시오." },
    reference: secureContexts,
  },
  "redirect-upgraded": {
    severity: "low",
    cause: {
      en: "{from} redirects to plain HTTP ({to}). Browsers go to https because of HSTS, but clients without HSTS, such as curl, do not.",
      ko: "{from|이/가} 암호화되지 않은 HTTP({to})로 리디렉션합니다. 브라우저는 HSTS에 따라 https로 접속하지만 curl처럼 HSTS를 따르지 않는 클라이언트는 그렇지 않습니다.",
    },
    action: { en: "Redirect to the https form of {to}.", ko: "{to}의 https 주소로 리디렉션하십시오." },
    reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.3",
  },
  "redirect-missing": {
    severity: "medium",
    cause: {
      en: "{url} answers over plain HTTP and does not redirect to https.",
      ko: "{url|이/가} https로 리디렉션하지 않고 암호화되지 않은 HTTP로 응답합니다.",
    },
    action: {
      en: "Redirect every request on port 80 to https.",
      ko: "포트 80의 모든 요청을 https로 리디렉션하십시오.",
    },
    reference: secureContexts,
  },
  "redirect-astray": {
    severity: "medium",
    cause: {
      en: "The redirects from port 80 break at {url} and do not reach https.",
      ko: "포트 80의 리디렉션이 {url}에서 끊겨 https에 도달하지 못합니다.",
    },
    action: {
      en: "Redirect every request on port 80 straight to https.",
      ko: "포트 80의 모든 요청을 https로 바로 리디렉션하십시오.",
    },
    reference: fetchRedirect,
  },
  "final-http": {
    severity: "high",
    cause: {
      en: "The page {url} is served over plain HTTP.",
      ko: "페이지 {url|이/가} 암호화되지 않은 HTTP로 제공됩니다.",
    },
    action: { en: "Serve it over https and redirect there.", ko: "https로 제공하고 그곳으로 리디렉션하십시오." },
    reference: secureContexts,
  },
  "invalid-certificate": {
    severity: "high",
    cause: {
      en: "Browsers refuse the certificate of the page ({reasons}).",
      ko: "브라우저가 페이지의 인증서를 거부합니다({reasons}).",
    },
    action: { en: "Install a certificate that browsers accept.", ko: "브라우저가 받아들이는 인증서를 설치하십시오." },
    reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.1",
  },
  "page-unread": {
    severity: "info",
    cause: {
      en: "The page ended before </head>. A <meta> element there may have set a policy that the headers lack.",
      ko: "페이지가 head가 끝나기 전에 끊겼으며, 헤더에 없는 정책이 <meta>에 있을 수 있습니다.",
    },
    action: { en: "Send the head of the page at once.", ko: "페이지의 head를 바로 보내십시오." },
    reference: "https://www.w3.org/TR/CSP3/#meta-element",
  },
  "certificate-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine whether browsers accept the certificate of {url}. The grade depends on it.",
      ko: "브라우저가 {url}의 인증서를 받아들이는지 알 수 없으며, 등급이 이에 달려 있습니다.",
    },
    action: {
      en: "See the ssl check of that host; serve its whole certificate chain.",
      ko: "해당 호스트의 ssl 점검을 확인하고 전체 인증서 체인을 제공하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.1",
  },
  "error-page": {
    severity: "low",
    cause: {
      en: "The page answered {status}, so the headers of an error page were graded.",
      ko: "페이지가 {status|을/를} 응답하여 오류 페이지의 헤더를 평가했습니다.",
    },
    action: { en: "Give the URL of a page that visitors see.", ko: "방문자가 보는 페이지의 URL을 지정하십시오." },
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5",
  },
  "malformed-header": {
    severity: "low",
    cause: {
      en: "The response breaks the HTTP grammar; only a tolerant parser could read it.",
      ko: "응답이 HTTP 문법에 어긋나 관대한 파서로만 읽을 수 있었습니다.",
    },
    action: {
      en: "Remove control characters, bare line feeds, header lines that continue on the next line, and repeated or contradicting lengths from the response.",
      ko: "응답에서 제어 문자, 단독 줄바꿈, 다음 줄로 이어지는 헤더, 중복되거나 모순되는 길이를 제거하십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9112#section-2.2",
  },
});
