import { z } from "zod";
import { volatile } from "../../../core/canonical.ts";
import { descriptions } from "../../../core/descriptions.ts";

const told = {
  offered: z.boolean().nullable().meta(descriptions.offered),
  reason: z.string().meta(descriptions.resultReason),
};

const families = [
  "null",
  "export",
  "anonymous",
  "des",
  "rc4",
  "3des",
  "ecdhe-aead",
  "ecdhe-cbc",
  "dhe",
  "static-rsa",
  "other",
] as const;

const suite = z.object({
  family: z.enum(families).meta({
    description: "Family of cipher suites with the same weakness or key exchange",
    ko: "약점이나 키 교환 방식이 같은 암호 스위트 계열",
  }),
  ...told,
  version: z
    .string()
    .nullable()
    .meta({ description: "TLS version in which the server accepted it; null if none", ko: "확인된 버전" }),
  suite: z
    .string()
    .nullable()
    .meta({ description: "The suite that was chosen, as IANA names it", ko: "선택된 암호 스위트의 IANA 이름" }),
});

/** What a server offers besides its versions. */
export const offers = z.object({
  suites: z.array(suite).readonly().meta({
    description: "Families of cipher suites up to TLS 1.2, and the TLS 1.3 suites without encryption or rarely used",
    ko: "서버가 받아들이는 것으로 확인된 버전에서의 TLS 1.2 이하 암호 스위트 계열과, 암호화하지 않거나 드문 TLS 1.3 스위트. 알 수 없었으면 null과 그 이유. ClientHello에 대한 서버의 응답이며 라이브러리 자체의 거부는 포함되지 않습니다",
  }),
  dheBits: z.int().nullable().meta({
    description: "The size of the Diffie-Hellman prime in bits; null if there is none or it is unknown",
    ko: "디피-헬먼 소수의 비트 수. 없거나 알 수 없었으면 null",
  }),
  compression: z.object(told).meta({ description: "Compression inside TLS (RFC 3749)", ko: "TLS 안의 압축(RFC 3749)" }),
  alpn: z
    .object({
      chosen: z.string().nullable().meta({
        description: "Protocol that the server chose (RFC 7301); null if it chose none",
        ko: "서버가 선택한 프로토콜(RFC 7301). 선택하지 않았으면 null",
      }),
      reason: z.string().meta(descriptions.resultReason),
    })
    .meta({
      description: "The protocol chosen of h2 and http/1.1, up to TLS 1.2, where that is not encrypted",
      ko: "암호화되지 않는 TLS 1.2 이하에서 h2와 http/1.1 가운데 선택된 프로토콜",
    }),
  namedGroups: z
    .array(
      z.object({
        namedGroup: z
          .string()
          .meta({ description: "Key exchange group (RFC 8446 §4.2.7)", ko: "키 교환 그룹(RFC 8446 §4.2.7)" }),
        ...told,
      }),
    )
    .readonly()
    .meta({
      description:
        "Key exchange groups, of TLS 1.3 where it is offered; of the finite fields (ffdhe) the first that was taken",
      ko: "키 교환 그룹. TLS 1.3을 제공하면 그 그룹이며, 유한체(ffdhe)는 처음 받아들인 것만 적습니다",
    }),
  legacyCurve: z
    .object({
      ...told,
      curve: z.string().nullable().meta({
        description: "Name of the curve; null if the server takes none",
        ko: "곡선의 이름. 서버가 받아들이는 것이 없으면 null",
      }),
      bits: z
        .int()
        .nullable()
        .meta({ description: "Size of the curve in bits; null if unknown", ko: "곡선의 비트 수. 알 수 없으면 null" }),
    })
    .meta({
      description: "A curve that TLS 1.3 left behind and the server takes up to TLS 1.2",
      ko: "TLS 1.3에서 제외되었지만 서버가 TLS 1.2 이하에서 받아들이는 곡선",
    }),
  clientHelloCount: volatile(
    z.int().meta({
      description: "How many ClientHellos were sent, each over a connection of its own",
      ko: "각각 별도의 연결로 보낸 ClientHello의 수",
    }),
  ),
});

const count = z.int().nullable();
const time = z.iso.datetime().nullable();

/** How the certificate was issued and is served. */
export const issuance = z
  .object({
    scts: z
      .object({
        embedded: count.meta({
          description: "SCTs in the certificate (RFC 6962 §3.3); null if not visible",
          ko: "인증서에 포함된 SCT의 수(RFC 6962 §3.3). 볼 수 없었으면 null",
        }),
        handshake: count.meta({
          description: "SCTs in the TLS handshake (RFC 6962 §3.3); null if not visible",
          ko: "TLS 핸드셰이크로 받은 SCT의 수(RFC 6962 §3.3). 볼 수 없었으면 null",
        }),
        stapled: count.meta({
          description: "SCTs in the stapled OCSP response (RFC 6962 §3.3); null if not visible",
          ko: "스테이플링된 OCSP 응답에 포함된 SCT의 수(RFC 6962 §3.3). 볼 수 없었으면 null",
        }),
      })
      .meta({
        description: "Number of signed certificate timestamps (RFC 6962) by their source; null if not visible",
        ko: "인증서 안, TLS 1.2 이하 핸드셰이크, 스테이플링된 응답에 있는 인증서 투명성 타임스탬프(RFC 6962)의 수. 볼 수 없었으면 null",
      }),
    mustStaple: z.boolean().nullable().meta({
      description: "Whether the certificate demands a stapled OCSP response (RFC 7633)",
      ko: "인증서가 스테이플링된 OCSP 응답을 요구하는지 여부(RFC 7633)",
    }),
    staple: z
      .object({
        status: z.enum(["good", "revoked", "unknown"]).meta({
          description: "Certificate status in the response (RFC 6960 §2.2)",
          ko: "응답에 있는 인증서 상태(RFC 6960 §2.2)",
        }),
        reason: z.string().nullable().meta({
          description: "Why the response is not usable; null if it is",
          ko: "응답을 사용할 수 없는 이유. 사용할 수 있으면 null",
        }),
        thisUpdate: volatile(
          time.meta({
            description: "Time at which the status was correct (RFC 6960 §2.4)",
            ko: "상태가 확인된 시각(RFC 6960 §2.4)",
          }),
        ),
        nextUpdate: volatile(
          time.meta({
            description: "Time of the next update (RFC 6960 §2.4); null without one",
            ko: "다음 갱신 시각(RFC 6960 §2.4). 없으면 null",
          }),
        ),
      })
      .nullable()
      .meta({
        description: "The stapled OCSP response and how long it is valid; null if there is none",
        ko: "스테이플링된 OCSP 응답과 그 유효 기간. 없으면 null",
      }),
  })
  .nullable()
  .meta({
    description: "How the certificate is issued and served; null if there is no readable certificate",
    ko: "인증서의 발급과 제공 방식. 읽을 수 있는 인증서가 없으면 null",
  });
