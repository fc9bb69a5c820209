import { note, row } from "../../core/grade/score-table.ts";
import { hstsRows } from "../../topics/hsts/score.ts";

const left = { en: "left out with its weight", ko: "가중치와 함께 제외" };

/** The points of every part, 0–100 each: the one table that the judge, the documentation and `explain` read. */
export const score = {
  certificate: {
    good: row(
      100,
      "valid for this host now, not revoked, with a strong key and strong signatures",
      "지금 이 호스트에 유효하고, 폐기되지 않았으며, 키와 서명이 강함",
    ),
    bad: row(
      0,
      "expired, not yet valid, revoked, for another host or purpose, or without host names; RSA below 2048 bits or with an unsafe exponent; EC below 256 bits or on a curve that browsers do not support; DSA; signed with MD5, SHA-1 or another hash that clients reject",
      "만료됨, 아직 유효하지 않음, 폐기됨, 다른 호스트나 용도의 인증서, 호스트 이름 없음. 2048비트 미만이거나 지수가 안전하지 않은 RSA. 256비트 미만이거나 브라우저가 지원하지 않는 곡선의 EC. DSA. MD5, SHA-1 등 클라이언트가 거부하는 해시로 서명됨",
    ),
    soon: row(
      90,
      "less than 30 days left, or less than a third of a shorter lifetime",
      "남은 기간이 30일 미만이거나, 더 짧은 유효 기간의 3분의 1 미만",
    ),
    verySoon: row(
      70,
      "less than 7 days left, or less than a tenth of a shorter lifetime",
      "남은 기간이 7일 미만이거나, 더 짧은 유효 기간의 10분의 1 미만",
    ),
    broadWildcard: row(
      -100,
      "a wildcard for a whole public suffix, such as *.co.uk",
      "*.co.uk처럼 공개 접미사 전체의 와일드카드",
    ),
    long: row(
      -20,
      "a public certificate with a longer lifetime than the CA/Browser Forum allowed on its date",
      "발급일에 CA/Browser Forum이 허용한 것보다 유효 기간이 긴 공인 인증서",
    ),
    noTimestamps: row(
      -25,
      "a public certificate without any SCT, where all three places for SCTs were checked",
      "SCT를 둘 수 있는 세 곳을 모두 확인했으나 SCT가 없는 공인 인증서",
    ),
    unstapled: row(
      -20,
      "the certificate requires a stapled OCSP response (must-staple), but no valid one is sent",
      "인증서가 OCSP 스테이플링을 요구하지만(must-staple) 올바른 응답이 없음",
    ),
  },
  version: {
    tls13: row(100, "TLS 1.3", "TLS 1.3"),
    tls12: row(80, "TLS 1.2 without TLS 1.3", "TLS 1.3 없이 TLS 1.2"),
    tls11: row(-40, "TLS 1.1 is offered too", "TLS 1.1도 제공함"),
    tls10: row(-50, "TLS 1.0 is offered too, with or without TLS 1.1", "TLS 1.1과 관계없이 TLS 1.0도 제공함"),
    ssl3: row(10, "SSL 3.0 is offered too", "SSL 3.0도 제공함"),
    obsolete: row(0, "no version above TLS 1.1", "TLS 1.1보다 새로운 버전이 없음"),
    unseen: note(
      { en: "left out with its weight; no A+", ko: "가중치와 함께 제외, A+ 없음" },
      "no old version was found, but we could not check TLS 1.0, TLS 1.1 or a weak cipher suite",
      "오래된 버전이 발견되지 않았으나 TLS 1.0, TLS 1.1 또는 약한 암호 스위트를 확인하지 못함",
    ),
    unseenSsl3: note(
      { en: "no A+", ko: "A+ 없음" },
      "no old version was found, but we could not check SSL 3.0",
      "오래된 버전이 발견되지 않았으나 SSL 3.0을 확인하지 못함",
    ),
    refused: note(
      { en: "0; F if the cause is proven, else at most B", ko: "0. 원인이 증명되면 F, 아니면 최대 B" },
      "a handshake like that of a browser fails",
      "브라우저와 같은 핸드셰이크가 실패함",
    ),
    suites: note(
      { en: "ceilings only", ko: "상한만 적용" },
      "cipher suites, Diffie-Hellman parameters and compression",
      "암호 스위트, Diffie-Hellman 매개변수, 압축",
    ),
  },
  trust: {
    good: row(
      100,
      "the served chain leads to a root of Mozilla's list or to a CA that you gave",
      "전송된 체인이 Mozilla 목록의 루트나 지정한 CA로 이어짐",
    ),
    duplicate: row(90, "a certificate is served twice", "인증서가 두 번 전송됨"),
    disorder: row(
      80,
      "the certificates are in the wrong order, or one belongs to no path",
      "인증서의 순서가 잘못되었거나 경로에 속하지 않는 인증서가 있음",
    ),
    early: row(
      -20,
      "an intermediate expires before the leaf, or within 30 days",
      "중간 인증서가 리프보다 먼저 또는 30일 안에 만료됨",
    ),
    incomplete: row(
      30,
      "the chain is incomplete; the missing certificate was found through AIA",
      "체인이 불완전하며 빠진 인증서는 AIA로 찾음",
    ),
    untrusted: row(
      0,
      "self-signed, an unknown CA, a path that breaks a rule that clients enforce, or a revoked intermediate without another path",
      "자체 서명, 알 수 없는 CA, 클라이언트가 강제하는 규칙을 어긴 경로, 또는 다른 경로 없이 폐기된 중간 인증서",
    ),
    unknown: note(
      { en: "no grade except F", ko: "F 외의 등급 없음" },
      "the issuer was not served and could not be fetched or confirmed",
      "발급자가 전송되지 않았고 가져오거나 확인하지 못함",
    ),
  },
  hsts: {
    ...hstsRows,
    stored: note(
      { en: "as above", ko: "위와 같음" },
      "the policy that a browser has stored after the visit counts, with up to 5 redirects within the origin",
      "방문 뒤 브라우저에 저장된 정책으로 평가. 같은 오리진 안의 리디렉션은 5번까지 따라감",
    ),
    noHttp: note(
      left,
      "the port serves no HTTP: STARTTLS, or mail and file transfer over TLS",
      "HTTP를 제공하지 않는 포트: STARTTLS, TLS를 쓰는 메일과 파일 전송",
    ),
  },
} as const;
