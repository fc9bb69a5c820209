import { z } from "zod";
import { ordered, volatile } from "../../core/canonical.ts";
import { descriptions, listTotal } from "../../core/descriptions.ts";
import { hstsAnswer, hstsField } from "../../topics/hsts/schema.ts";
import { allIps } from "../../core/addresses/all-ips.ts";
import { surroundingsOf } from "../../core/addresses/surroundings.ts";
import { issuance, offers } from "./offers/schema.ts";
import { largeHello, reach } from "./reach/schema.ts";
import type { Endpoint } from "../../core/net/net.ts";
import { implicitPorts, starttlsPorts, starttlsProtocols } from "../../core/net/starttls.ts";
import { revocation } from "./revocation/schema.ts";
import { hostTarget, portNumber, type TargetProblem } from "../../core/target/target.ts";

const defaultPort = 443;

const [usualPorts, otherPorts] = [starttlsPorts, implicitPorts].map((ports) =>
  Object.entries(ports)
    .map(([port, protocol]) => `${port} ${protocol}`)
    .join(", "),
);

/** The input: a host and an optional port. A second port in the host and unknown parameters are rejected. */
export const input = z
  .strictObject({
    host: hostTarget().meta({
      description: "Host name or IP address; the host part of a pasted URL is accepted",
      ko: "호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다",
      examples: ["example.com"],
    }),
    port: portNumber()
      .optional()
      .meta({
        description: `TLS port, ${defaultPort} unless the host names one`,
        ko: `TLS 포트. 호스트에 적혀 있지 않으면 ${defaultPort}`,
        examples: [8443],
      }),
    starttls: z
      .enum([...starttlsProtocols, "off", "https"])
      .optional()
      .meta({
        description: `STARTTLS protocol: the protocol before TLS begins. off: TLS from the first byte; https: a website on any port. By default the port decides: ${usualPorts}. Ports with TLS from the first byte and without HTTP: ${otherPorts}`,
        ko: `STARTTLS 프로토콜: TLS를 시작하기 전에 쓰는 프로토콜입니다. 처음부터 TLS이면 off, 포트와 무관하게 웹사이트이면 https. 생략하면 포트에 따릅니다: ${usualPorts}. 처음부터 TLS이고 HTTP가 아닌 포트: ${otherPorts}`,
        examples: ["smtp"],
      }),
    all_ips: allIps(),
  })
  .superRefine(({ host, port }, context) => {
    if (host.port === null || port === undefined || host.port === port) return;
    context.addIssue({ code: "custom", path: ["port"], params: { ...samePort(host.port, port) } });
  });

/** The parsed input; {@link endpointOf} resolves the port and protocol. */
export type Input = z.output<typeof input>;

function samePort(inHost: number, given: number): TargetProblem {
  return {
    expected: { en: `${inHost}, as in the host, or left out`, ko: `호스트에 적힌 ${inHost} 또는 생략` },
    given: `${given}`,
  };
}

/** The port to connect to: the given one, that of a pasted URL, or 443; and the protocol before or over TLS. */
export function endpointOf({ host, port: given, starttls: asked }: Input): Endpoint {
  const port = given ?? host.port ?? defaultPort;
  const to = { host: host.host, port };
  const starttls = asked ?? starttlsPorts[port] ?? "off";
  if (starttls === "https") return to;
  if (starttls !== "off") return { ...to, starttls };
  const implicitTlsProtocol = starttlsPorts[port] ?? implicitPorts[port];
  return { ...to, ...(implicitTlsProtocol && { implicitTlsProtocol: implicitTlsProtocol }) };
}

const time = z.iso.datetime();
const span = {
  notBefore: time.meta(descriptions.notBefore),
  notAfter: time.meta(descriptions.notAfter),
  sha256: z.string().meta({
    description: "SHA-256 fingerprint of the certificate, in hexadecimal",
    ko: "인증서의 SHA-256 지문(16진수)",
  }),
};
const version = z.enum(["SSLv3", "TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"]);

const certificate = z.object({
  subject: z.string().meta(descriptions.certificateSubject),
  issuer: z.string().meta({
    description: "Name of the CA that issued the certificate (RFC 5280 §4.1.2.4)",
    ko: "인증서를 발급한 CA의 이름(RFC 5280 §4.1.2.4)",
  }),
  issuerOrganization: z.string().exactOptional().meta({
    description: "The organization (O) of the issuer, where its name has one",
    ko: "발급자의 조직(O). 발급자 이름에 있을 때만",
  }),
  serial: z.string().meta({ description: "Hexadecimal", ko: "16진수" }),
  ...span,
  subjectAltNames: z.array(z.string()).readonly().meta({
    description: "First names of the subjectAltName extension (RFC 5280 §4.2.1.6); subjectAltNamesTotal counts all",
    ko: "subjectAltName 확장의 앞쪽 이름(RFC 5280 §4.2.1.6). 전체 개수는 subjectAltNamesTotal",
  }),
  subjectAltNamesTotal: z.int().min(0).meta(listTotal("subjectAltNames")),
  key: z
    .object({
      type: z
        .string()
        .meta({ description: "Key type: RSA, EC, Ed25519 and others", ko: "키의 종류(RSA, EC, Ed25519 등)" }),
      bits: z.int().nullable().meta({
        description: "Key size in bits; null if the type has no size",
        ko: "키의 비트 수. 크기가 없는 종류이면 null",
      }),
      anomaly: z.string().exactOptional().meta({
        description: "Property of the key that clients reject; absent without one",
        ko: "클라이언트가 거부하는 키의 특성. 없으면 생략",
      }),
    })
    .meta({
      description: "Public key of the certificate: its type and size",
      ko: "인증서의 공개 키. 종류와 크기",
    }),
  signature: z.string().meta({
    description: "Signature algorithm of the certificate (RFC 5280 §4.1.1.2)",
    ko: "인증서의 서명 알고리즘(RFC 5280 §4.1.1.2)",
  }),
});

const reason = z.object({
  id: z.string().meta({
    description: "Code of the fault, such as expired or self-signed",
    ko: "잘못의 코드(예: expired, self-signed)",
  }),
  enforced: z
    .boolean()
    .meta({ description: "Whether shipping clients refuse it", ko: "실제 클라이언트가 거부하는지 여부" }),
});

const trust = z.object({
  trusted: z.boolean().nullable().meta({
    description:
      "Whether a valid path leads from the leaf to a trust anchor; null if unknown. The leaf's own validity, name and key are judged separately",
    ko: "리프에서 신뢰 앵커까지 유효한 경로가 있는지 여부. 알 수 없었으면 null. 리프 자체의 기간, 이름, 키는 따로 판단합니다",
  }),
  undeterminedReason: z
    .object({
      url: z.string().nullable().meta({
        description: "URL of the issuer that could not be fetched; null without one",
        ko: "가져오지 못한 발급자의 URL. 없으면 null",
      }),
      reason: z.string().meta(descriptions.resultReason),
    })
    .nullable()
    .meta({
      description:
        "Why the trust is unknown: the issuer could not be fetched, or the handshake failed (no URL); otherwise null",
      ko: "알 수 없었던 이유. 가져오지 못한 발급자이며, 핸드셰이크가 실패했거나 약한 키와 해시를 검사하지 않는 핸드셰이크만 성공했으면(legacyHandshakeOnly) url이 없습니다. 알 수 있었으면 null",
    }),
  by: z
    .enum(["mozilla", "given"])
    .nullable()
    .meta({ description: "Whose anchor it is; null if there is none", ko: "앵커의 출처. 없으면 null" }),
  reasons: z.array(reason).readonly().meta({
    description: "Faults of the certificate and its path",
    ko: "인증서와 경로에서 발견한 모든 잘못",
  }),
  completedByAia: z.boolean().meta({
    description: "Whether a missing intermediate was fetched from where the certificate says",
    ko: "빠진 중간 인증서를 인증서에 적힌 곳에서 가져왔는지 여부",
  }),
  path: ordered(
    z
      .array(z.object({ subject: z.string().meta(descriptions.certificateSubject), ...span }))
      .readonly()
      .meta({
        description: "The validated path, leaf first, anchor last; empty if there is none",
        ko: "검증된 경로. 리프부터 앵커까지이며 없으면 비어 있습니다",
      }),
  ),
  openssl: z.string().nullable().meta({
    description: "OpenSSL's one reason against what was served; null where it has none",
    ko: "제공된 체인에 대한 OpenSSL의 거부 이유. 없으면 null",
  }),
});

const chain = ordered(z.array(certificate).readonly());

/**
 * The observation of a TLS server at one address. Times are ISO strings, serial numbers hexadecimal; lists are capped, with their full length beside
 * them.
 */
const one = z.object({
  host: z.string().meta(descriptions.hostObserved),
  port: z.int().meta(descriptions.tcpPort),
  starttls: z.enum(starttlsProtocols).nullable().meta({
    description: "Protocol before TLS begins; null if TLS begins with the first byte",
    ko: "TLS를 시작하기 전에 쓴 프로토콜. 처음부터 TLS였으면 null",
  }),
  implicitTlsProtocol: z.enum(starttlsProtocols).exactOptional().meta({
    description: "Protocol over TLS from the first byte, if it is not HTTP; otherwise absent",
    ko: "처음부터 TLS이면서 HTTP가 아닐 때 TLS 위에서 쓰는 프로토콜. 그 밖에는 없습니다",
  }),
  plaintextBeforeTls: z.boolean().exactOptional().meta({
    description: "Whether plain text came between the STARTTLS reply and TLS; absent without STARTTLS",
    ko: "어느 연결에서든 TLS 시작 응답과 TLS 사이에 평문이 끼어들었는지 여부. 처음부터 TLS였으면 없습니다",
  }),
  address: volatile(z.string().meta({ description: "The address that answered", ko: "응답한 주소" })),
  observedAt: volatile(
    time.meta({
      description: "Time of the observation; days and ages refer to it",
      ko: "시간에 따른 모든 판단의 기준 시각",
    }),
  ),
  surveyedAt: volatile(
    time.exactOptional().meta({
      description:
        "When another measurement of the same address observed versions and offers, less than a minute before; absent where this one did",
      ko: "같은 주소의 다른 측정이 versions와 offers를 관찰한 시각(1분 이내). 이 측정이 직접 관찰했으면 없습니다",
    }),
  ),
  protocol: z.string().meta(descriptions.tlsVersion),
  cipher: z.string().meta(descriptions.cipherSuite),
  namedGroup: z.string().nullable().meta({ description: "The key exchange", ko: "키 교환 그룹" }),
  alpn: z.string().nullable().meta({
    description: "Negotiated application protocol (RFC 7301); null without one",
    ko: "협상된 응용 프로토콜(RFC 7301). 없으면 null",
  }),
  legacyHandshakeOnly: z.boolean().meta({
    description: "Whether only a handshake with outdated offers succeeded",
    ko: "오래된 방식을 제안한 핸드셰이크만 성공했는지 여부",
  }),
  largeHello: largeHello.exactOptional(),
  clientCompatibility: reach.exactOptional(),
  legacyRenegotiation: z.boolean().exactOptional().meta({
    description: "True if the server lacks secure renegotiation (RFC 5746), so that OpenSSL 3 refuses it; else absent",
    ko: "서버에 안전한 재협상(RFC 5746)이 없어 OpenSSL 3이 거부하면 true, 아니면 없습니다",
  }),
  chain: chain.meta({
    description: "Certificates as served, leaf first; empty if the leaf cannot be read",
    ko: "제공된 순서 그대로이며 리프부터입니다. 리프를 읽을 수 없거나 없으면 비어 있습니다",
  }),
  chainTotal: z.int().min(0).meta({ description: "Number of certificates that were served", ko: "제공된 인증서의 수" }),
  trust: trust.meta({
    description: "Whether browsers trust the certificate, and its validated path",
    ko: "브라우저가 인증서를 신뢰하는지 여부와 검증된 경로",
  }),
  revocation: revocation.meta({
    description: "Revocation status of the certificate and its intermediates",
    ko: "인증서와 중간 인증서의 폐지 상태",
  }),
  versions: z
    .array(
      z.object({
        version: version.meta({ description: "TLS or SSL version", ko: "TLS 또는 SSL 버전" }),
        offered: z.boolean().nullable().meta(descriptions.offered),
        reason: z.string().meta(descriptions.resultReason),
      }),
    )
    .readonly()
    .meta({
      description: "Which versions the server accepts",
      ko: "서버가 받아들이는 버전. 알 수 없었으면 null과 그 이유",
    }),
  offers: offers.meta({
    description: "What else the server accepts, by its answers to ClientHellos",
    ko: "ClientHello에 대한 응답으로 확인한 그 밖의 제공 항목",
  }),
  issuance,
  alternatives: z
    .object({
      certificates: z
        .array(
          z.object({
            protocol: z.string().meta(descriptions.tlsVersion),
            cipher: z.string().meta(descriptions.cipherSuite),
            chain: chain.meta({
              description: "As served, the leaf first",
              ko: "제공된 순서 그대로이며 리프부터입니다",
            }),
            chainTotal: z.int().min(0).meta(listTotal("chain")),
            trust: trust.meta({
              description: "Whether browsers trust the certificate, and its validated path",
              ko: "브라우저가 인증서를 신뢰하는지 여부와 검증된 경로",
            }),
            revocation: revocation.meta({
              description: "Revocation status of the certificate and its intermediates",
              ko: "인증서와 중간 인증서의 폐지 상태",
            }),
            issuance,
          }),
        )
        .readonly()
        .meta({
          description: "Further certificates of the server, one for each type of key",
          ko: "서버의 다른 인증서. 키 종류마다 하나",
        }),
      reason: z.string().nullable().meta({
        description: "Why it is not known whether there are others; null where it is known",
        ko: "다른 인증서가 더 있는지 알 수 없는 이유. 알 수 있었으면 null",
      }),
    })
    .exactOptional()
    .meta({
      description:
        "The server's certificates for other kinds of keys (RSA, ECDSA, EdDSA), which clients with other signature algorithms get. They are judged like the first one, and the worst counts",
      ko: "서버가 다른 서명 알고리즘을 쓰는 클라이언트에 제공하는 다른 키 종류(RSA, ECDSA, EdDSA)의 인증서. 첫 번째 인증서와 똑같이 판단하며 가장 나쁜 것을 기준으로 합니다",
    }),
  hsts: hstsField.nullable().meta({
    description:
      "First Strict-Transport-Security field of the last reply of this origin; null without a field, a reply or HTTP",
    ko: "이 오리진의 마지막 응답에서 처음 나온 필드의 값. 필드나 응답(http 참고)이 없거나 HTTP 서버가 아니어서 묻지 않았으면 null. maxAge가 null이면 잘못된 필드입니다",
  }),
  redirectHsts: z.array(hstsAnswer).readonly().exactOptional().meta({
    description:
      "The fields of the other https replies of the visit, by this host and its parents; absent if there are none",
    ko: "방문 중 이 호스트와 상위 호스트의 다른 https 응답이 보낸 필드. 없으면 생략",
  }),
  isPartOfVisit: z.literal(true).exactOptional().meta({
    description:
      "Present where this result is part of a longer visit, and replies beyond the redirects that this check follows alone count in HSTS",
    ko: "이 결과가 더 긴 방문의 일부이며, 이 점검이 혼자 따라가는 리디렉션 밖의 응답도 HSTS에 반영될 때만 있음",
  }),
  http: z
    .object({
      status: z.int().nullable().meta(descriptions.httpStatusIfAny),
      reason: z.string().nullable().meta({
        description: "Why the reply is not the site's own; null if it is",
        ko: "사이트 자체의 응답이 아닌 이유. 사이트의 응답이면 null",
      }),
    })
    .meta({
      description:
        "The last reply of this origin, and why it is not the site's own; no status where there was none, and neither where no HTTP is spoken",
      ko: "이 오리진의 마지막 응답, 그리고 사이트 자체의 응답이 아니라면 그 이유. 응답이 없었으면 status가 null, HTTP 서버가 아니면 둘 다 null",
    }),
});

/** The observation at one address. */
export type OneSsl = z.output<typeof one>;

/** The observation of a TLS server: at the address that answered first, and at all others if requested. */
export const raw = one.extend({
  addresses: surroundingsOf(one).exactOptional().meta({
    description: "Observations at the other addresses of the host; absent without all_ips",
    ko: "호스트의 다른 주소에서 본 것. all_ips로 요청하지 않았으면 없습니다",
  }),
});

/** The observation that the check judges, stores and returns. */
export type SslRaw = z.output<typeof raw>;
