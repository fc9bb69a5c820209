import { z } from "zod";
import { issuance, offers } from "./schema-offers.ts";
import { hostTarget, portNumber, type TargetProblem } from "../../core/target.ts";

const defaultPort = 443;

/** What a caller gives: a host and perhaps a port. A port in the host and another one beside it are refused, as are unknown parameters. */
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
  })
  .superRefine(({ host, port }, context) => {
    if (host.port === null || port === undefined || host.port === port) return;
    context.addIssue({ code: "custom", path: ["port"], params: { ...samePort(host.port, port) } });
  });

/** The input once it is read; {@link endpointOf} tells which port is meant. */
export type Input = z.output<typeof input>;

function samePort(inHost: number, given: number): TargetProblem {
  return {
    expected: { en: `${inHost}, as in the host, or left out`, ko: `호스트에 적힌 ${inHost} 또는 생략` },
    given: `${given}`,
  };
}

/** The port that is asked: the given one, else the one of a pasted URL, else 443. */
export function endpointOf({ host, port }: Input): { readonly host: string; readonly port: number } {
  return { host: host.host, port: port ?? host.port ?? defaultPort };
}

const time = z.iso.datetime();
const span = { validFrom: time, validTo: time, sha256: z.string() };
const version = z.enum(["SSLv3", "TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"]);

const certificate = z.object({
  subject: z.string(),
  issuer: z.string(),
  serial: z.string().meta({ description: "Hexadecimal", ko: "16진수" }),
  ...span,
  names: z.array(z.string()).readonly().meta({
    description: "The first names of the subjectAltName; namesTotal counts all of them",
    ko: "subjectAltName의 앞쪽 이름. 전체 개수는 namesTotal",
  }),
  namesTotal: z.int().min(0),
  key: z.object({ type: z.string(), bits: z.int().nullable() }),
  signature: z.string(),
});

const reason = z.object({
  id: z.string(),
  enforced: z
    .boolean()
    .meta({ description: "Whether shipping clients refuse it", ko: "실제 클라이언트가 거부하는지 여부" }),
});

const trust = z.object({
  trusted: z.boolean().nullable().meta({
    description:
      "Whether a valid path leads from the leaf to an anchor; null where that could not be told. The leaf's own time, name and key are judged beside it",
    ko: "리프에서 신뢰 앵커까지 유효한 경로가 있는지 여부. 알 수 없었으면 null. 리프 자체의 기간, 이름, 키는 따로 판단합니다",
  }),
  doubt: z.object({ url: z.string().nullable(), reason: z.string() }).nullable().meta({
    description:
      "Why it could not be told: the issuer that could not be fetched, or no URL where the handshake with it failed; else null",
    ko: "알 수 없었던 이유. 가져오지 못한 발급자이며, 핸드셰이크가 실패했으면 url이 없습니다. 알 수 있었으면 null",
  }),
  by: z
    .enum(["mozilla", "given"])
    .nullable()
    .meta({ description: "Whose anchor it is; null where there is none", ko: "앵커의 출처. 없으면 null" }),
  reasons: z.array(reason).readonly().meta({
    description: "Everything that was seen to be wrong with the certificate and its path",
    ko: "인증서와 경로에서 발견한 모든 잘못",
  }),
  completedByAia: z.boolean().meta({
    description: "Whether a missing intermediate was fetched from where the certificate says",
    ko: "빠진 중간 인증서를 인증서에 적힌 곳에서 가져왔는지 여부",
  }),
  path: z
    .array(z.object({ subject: z.string(), ...span }))
    .readonly()
    .meta({
      description: "The validated path, leaf first, anchor last; empty where there is none",
      ko: "검증된 경로. 리프부터 앵커까지이며 없으면 비어 있습니다",
    }),
  openssl: z.string().nullable().meta({
    description: "OpenSSL's one reason against what was served; null where it has none",
    ko: "제공된 체인에 대한 OpenSSL의 거부 이유. 없으면 null",
  }),
});

const revocation = z.object({
  status: z.enum(["good", "revoked", "unknown", "not-applicable"]),
  source: z.enum(["staple", "ocsp", "crl"]).nullable(),
  reason: z.string().nullable().meta({
    description: "Why it is not known, or why there is nothing to know",
    ko: "알 수 없는 이유, 또는 알아낼 것이 없는 이유",
  }),
  revokedAt: time.nullable(),
  revocationReason: z
    .string()
    .nullable()
    .meta({ description: "As in RFC 5280 §5.3.1", ko: "RFC 5280 §5.3.1에 따른 이유" }),
});

/** What is observed of a TLS server. Times are ISO strings, serial numbers hexadecimal; lists are capped, with their full length beside them. */
export const raw = z.object({
  host: z.string(),
  port: z.int(),
  address: z.string().meta({ description: "The address that answered", ko: "응답한 주소" }),
  observedAt: time.meta({
    description: "Everything relative to time is judged against this",
    ko: "시간에 따른 모든 판단의 기준 시각",
  }),
  protocol: z.string(),
  cipher: z.string(),
  group: z.string().nullable().meta({ description: "The key exchange", ko: "키 교환 그룹" }),
  alpn: z.string().nullable(),
  lenient: z.boolean().meta({
    description: "Whether only a handshake with outdated offers succeeded",
    ko: "오래된 방식을 제안한 핸드셰이크만 성공했는지 여부",
  }),
  chain: z.array(certificate).readonly().meta({
    description: "As served, in wire order, the leaf first; empty where the leaf cannot be read, or there is none",
    ko: "제공된 순서 그대로이며 리프부터입니다. 리프를 읽을 수 없거나 없으면 비어 있습니다",
  }),
  chainTotal: z.int().min(0).meta({ description: "How many were served", ko: "제공된 인증서의 수" }),
  trust,
  revocation,
  versions: z
    .array(z.object({ version, offered: z.boolean().nullable(), reason: z.string() }))
    .readonly()
    .meta({
      description: "Which versions the server takes; null where it could not be told, and why",
      ko: "서버가 받아들이는 버전. 알 수 없었으면 null과 그 이유",
    }),
  offers: offers.meta({
    description: "What else the server offers, by its answers to raw ClientHellos",
    ko: "ClientHello에 대한 응답으로 확인한 그 밖의 제공 항목",
  }),
  issuance,
  hsts: z
    .object({ value: z.string(), maxAge: z.number().nullable(), includeSubDomains: z.boolean(), preload: z.boolean() })
    .nullable()
    .meta({
      description:
        "The first field as sent; null where there was none, or no reply (see http). A maxAge of null marks an invalid field",
      ko: "처음 나온 필드의 값. 필드나 응답(http 참고)이 없으면 null. maxAge가 null이면 잘못된 필드입니다",
    }),
  http: z.object({ status: z.int().nullable(), reason: z.string().nullable() }).meta({
    description:
      "The reply that HSTS was looked for in, and why it is not the site's own; no status where there was none",
    ko: "HSTS를 찾아본 응답, 그리고 사이트 자체의 응답이 아니라면 그 이유. 응답이 없었으면 status가 null",
  }),
});

/** The observation that the check judges, stores and answers. */
export type SslRaw = z.output<typeof raw>;
