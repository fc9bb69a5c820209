import type { Text } from "../../core/text.ts";

/** The basis of a signal: the URL, the registry, the page, its redirects, the message's wording, or a list of unsafe URLs. */
export const bases = ["address", "registration", "page", "redirects", "message", "feed"] as const;

interface SignalRow {
  readonly weight: number;
  readonly basis: (typeof bases)[number];
  readonly text: Text;
}

function row(weight: number, basis: SignalRow["basis"], en: string, ko: string): SignalRow {
  return { weight, basis, text: { en, ko } };
}

/**
 * Every phishing signal with its weight. URL weights were fitted on half of each recorded set (`npm run conformance`: two phishing feeds,
 * four honest lists) and of the sites of kagisearch/smallweb, by coordinate descent over whole numbers, and are lower by hand where those sets are not typical.
 */
export const signalTable = {
  "brand-subdomain": row(
    8,
    "address",
    "A brand name in front of the domain of another owner",
    "다른 소유자의 도메인 앞에 브랜드 이름이 있음",
  ),
  "brand-domain": row(
    5,
    "address",
    "The domain contains a brand name but does not belong to the brand",
    "브랜드 소유가 아닌 도메인에 브랜드 이름이 들어 있음",
  ),
  "brand-word": row(
    3,
    "address",
    "A word in the host that is also the name of a brand",
    "브랜드 이름이기도 한 단어가 호스트에 있음",
  ),
  "brand-path": row(3, "address", "The path contains a brand name", "경로에 브랜드 이름이 들어 있음"),
  "risky-top": row(6, "address", "Top-level domain with a large share of phishing", "피싱에 많이 쓰이는 최상위 도메인"),
  "mixed-top": row(
    3,
    "address",
    "Top-level domain with a raised share of phishing",
    "피싱에 자주 쓰이는 최상위 도메인",
  ),
  "free-host": row(
    4,
    "address",
    "Free hosting or cloud storage that anyone can use",
    "누구나 쓸 수 있는 무료 호스팅 또는 클라우드 저장소",
  ),
  "dynamic-dns": row(
    5,
    "address",
    "A dynamic DNS name, which anyone gets at once without payment",
    "누구나 무료로 바로 받을 수 있는 동적 DNS 이름",
  ),
  "personal-host": row(
    1,
    "address",
    "Free hosting that mostly holds personal and project pages",
    "주로 개인이나 프로젝트 페이지가 있는 무료 호스팅",
  ),
  shortener: row(
    2,
    "address",
    "Link shortener: the address does not show the destination",
    "단축 URL: 주소에 목적지가 드러나지 않음",
  ),
  "address-literal": row(6, "address", "An IP address instead of a host name", "호스트 이름 대신 IP 주소 사용"),
  userinfo: row(
    5,
    "address",
    "A user name in front of the host, which readers may take for the host",
    "호스트 앞에 호스트처럼 보일 수 있는 사용자 이름이 있음",
  ),
  "odd-port": row(2, "address", "An unusual port", "일반적이지 않은 포트"),
  punycode: row(1, "address", "An internationalized name (punycode)", "국제화 도메인 이름(punycode)"),
  "lookalike-letters": row(
    6,
    "address",
    "Letters of another script that look like Latin ones",
    "라틴 문자처럼 보이는 다른 문자 사용",
  ),
  "deep-name": row(3, "address", "Many labels in front of the domain", "도메인 앞에 레이블이 많음"),
  "long-name": row(1, "address", "A very long domain", "매우 긴 도메인"),
  "inner-suffix": row(
    6,
    "address",
    "A public suffix such as co.jp inside the name",
    "이름 중간에 co.kr 같은 공개 접미사가 있음",
  ),
  "random-label": row(3, "address", "A random-looking label", "무작위로 보이는 레이블"),
  "gibberish-label": row(
    6,
    "address",
    "A label of letters that hardly ever follow each other",
    "서로 이어지는 일이 거의 없는 글자로 된 레이블",
  ),
  "random-labels": row(3, "address", "Several random-looking labels", "무작위로 보이는 레이블이 여러 개 있음"),
  "numbered-label": row(
    5,
    "address",
    "A domain of words with a serial number at the end",
    "단어 뒤에 일련번호가 붙은 도메인",
  ),
  digits: row(1, "address", "Three or more digits in a label", "레이블에 숫자가 세 개 이상 있음"),
  hyphens: row(2, "address", "Two or more hyphens in a label", "레이블에 하이픈이 두 개 이상 있음"),
  "lure-host": row(
    2,
    "address",
    "A word such as login or verify in the host name",
    "호스트 이름에 login, verify 같은 단어가 있음",
  ),
  "lures-host": row(
    5,
    "address",
    "Several words such as login or verify in the host name",
    "호스트 이름에 login, verify 같은 단어가 여러 개 있음",
  ),
  "lure-path": row(3, "address", "A word such as login or verify in the path", "경로에 login, verify 같은 단어가 있음"),
  "script-path": row(2, "address", "The path ends in a server script (.php)", "경로가 서버 스크립트(.php)로 끝남"),
  "random-path": row(4, "address", "A random-looking path", "무작위로 보이는 경로"),
  "random-query": row(3, "address", "A single word without a value as the query", "값이 없는 단어 하나로 된 쿼리"),
  apk: row(
    6,
    "address",
    "The link downloads an Android app (.apk) outside an app store",
    "앱 스토어가 아닌 곳에서 안드로이드 앱(.apk)을 내려받는 링크",
  ),
  "text-brand": row(
    8,
    "address",
    "The link text shows a domain of a brand, and the link leads elsewhere",
    "링크 텍스트에는 브랜드의 도메인이 보이지만 다른 곳으로 연결됨",
  ),
  "text-mismatch": row(4, "address", "The link text shows a different domain", "링크 텍스트에 다른 도메인이 표시됨"),
  "parcel-words": row(2, "message", "The message mentions a problem with a parcel", "배송 문제를 알리는 문구"),
  "fine-words": row(
    2,
    "message",
    "The message mentions a fine, a tax or a penalty",
    "과태료·범칙금·세금을 알리는 문구",
  ),
  "account-words": row(
    2,
    "message",
    "The message mentions a blocked account, a login or a payment",
    "계정 정지·로그인·결제를 알리는 문구",
  ),
  "family-words": row(
    5,
    "message",
    "The sender poses as a relative with a broken phone",
    "휴대폰이 고장 난 가족을 사칭하는 문구",
  ),
  "event-words": row(3, "message", "The message announces a wedding or a death", "청첩장이나 부고를 알리는 문구"),
  "prize-words": row(
    2,
    "message",
    "The message promises a prize, a refund or a loan",
    "당첨·환급·대출을 내세우는 문구",
  ),
  "storage-words": row(
    2,
    "message",
    "The message says that a mailbox or storage is full",
    "메일함이나 저장 공간이 가득 찼다는 문구",
  ),
  "invoice-words": row(2, "message", "The message mentions an unpaid invoice", "미납·연체 청구서를 알리는 문구"),
  "wallet-words": row(
    5,
    "message",
    "The message asks for the recovery phrase of a wallet",
    "가상자산 지갑의 복구 문구를 요구하는 내용",
  ),
  "job-words": row(
    5,
    "message",
    "The message offers a sum per day for work at home",
    "재택 부업으로 하루 얼마를 번다고 내세우는 문구",
  ),
  "app-words": row(3, "message", "The message asks to install an app", "앱 설치를 요구하는 문구"),
  "urgent-words": row(1, "message", "The message urges immediate action", "즉시 행동하도록 재촉하는 문구"),
  "registered-week": row(8, "registration", "The domain was registered in the last 7 days", "7일 이내에 등록된 도메인"),
  "registered-month": row(
    5,
    "registration",
    "The domain was registered in the last 30 days",
    "30일 이내에 등록된 도메인",
  ),
  "registered-quarter": row(
    3,
    "registration",
    "The domain was registered in the last 90 days",
    "90일 이내에 등록된 도메인",
  ),
  "registered-long": row(
    -4,
    "registration",
    "The domain was registered more than two years ago",
    "등록된 지 2년이 넘은 도메인",
  ),
  "page-brand-form": row(
    12,
    "page",
    "The page names a brand of another domain and asks for a password or card number",
    "다른 도메인의 브랜드를 내세우며 비밀번호나 카드 번호를 요구하는 페이지",
  ),
  "page-brand-title": row(
    4,
    "page",
    "The title of the page names a brand of another domain",
    "페이지 제목에 다른 도메인의 브랜드가 있음",
  ),
  "page-form": row(1, "page", "The page asks for a password or card number", "비밀번호나 카드 번호를 요구하는 페이지"),
  "page-plain-form": row(
    3,
    "page",
    "The page asks for a password over plain HTTP",
    "암호화하지 않은 HTTP로 비밀번호를 요구하는 페이지",
  ),
  "page-form-elsewhere": row(
    5,
    "page",
    "The form posts a password to another domain",
    "비밀번호를 다른 도메인으로 보내는 폼",
  ),
  "page-apk": row(
    8,
    "page",
    "The page downloads an Android app outside an app store",
    "앱 스토어가 아닌 곳에서 안드로이드 앱을 내려받게 하는 페이지",
  ),
  "redirect-top": row(
    2,
    "redirects",
    "Redirects lead to a domain under another top-level domain",
    "다른 최상위 도메인으로 리디렉션됨",
  ),
  "redirect-private": row(6, "redirects", "A redirect leads to a private address", "사설 주소로 리디렉션됨"),
  "redirect-endless": row(3, "redirects", "More than 5 redirects", "리디렉션이 5회를 넘음"),
  "listed-safe-browsing": row(
    20,
    "feed",
    "Google Safe Browsing lists the address as unsafe",
    "Google Safe Browsing에 위험한 주소로 등재됨",
  ),
  "listed-urlhaus": row(
    20,
    "feed",
    "URLhaus lists the address: it spreads malware",
    "악성코드 유포지로 URLhaus에 등재됨",
  ),
} as const satisfies Readonly<Record<string, SignalRow>>;

/** The id of a signal. */
export type SignalId = keyof typeof signalTable;

/** All signal ids, in the order of the table. */
export const signalIds = Object.keys(signalTable) as readonly SignalId[] as readonly [SignalId, ...SignalId[]];

/** A signal with its place: a part of the link or of the response. */
export interface Signal {
  readonly id: SignalId;
  readonly detail: string;
}
