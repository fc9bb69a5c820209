import { z } from "zod";
import { descriptions } from "../../../core/descriptions.ts";

const state = z.enum(["offered", "absent", "unknown"]);
const verdict = z.enum(["valid", "invalid", "unknown"]);

const reason = z.string().nullable().meta({
  description: "Why it is invalid or unknown: a reason code, the same in every language",
  ko: "유효하지 않거나 알 수 없는 이유를 나타내는, 언어와 관계없이 같은 코드",
});

const address = z.object({
  address: z.string().meta({ description: "IP address of the mail server", ko: "메일 서버의 IP 주소" }),
  starttls: state.meta({
    description: "offered: the server offers STARTTLS; absent: it does not; unknown: not observed",
    ko: "offered: STARTTLS를 제공함. absent: 제공하지 않음. unknown: 관측하지 못함",
  }),
  fault: z.enum(["not-offered", "refused", "injected", "broken"]).nullable().meta({
    description:
      "Why there is no TLS: not-offered; refused: offered, then rejected; injected: plain text after the agreement on TLS; broken: the handshake failed",
    ko: "TLS가 없는 이유. not-offered: 제공하지 않음. refused: 제공한다고 하고 거절함. injected: TLS 합의 뒤에 평문이 이어짐. broken: 핸드셰이크 실패",
  }),
  faultReason: reason,
  protocol: z
    .string()
    .nullable()
    .meta({ description: "Negotiated TLS version; null without TLS", ko: "협상된 TLS 버전. TLS가 없으면 null" }),
  cipher: z
    .string()
    .nullable()
    .meta({ description: "Negotiated cipher suite; null without TLS", ko: "협상된 암호 스위트. TLS가 없으면 null" }),
  certificate: verdict.meta({
    description: "Whether a sender that validates certificates (PKIX) accepts it for the host name",
    ko: "PKIX를 요구하는 서버가 이 호스트 이름으로 인증서를 받아들이는지 여부",
  }),
  reason,
  notAfter: z.iso.datetime().nullable().meta({
    description: "Time at which the certificate expires (RFC 5280 §4.1.2.5); null without one",
    ko: "인증서의 만료 시각(RFC 5280 §4.1.2.5). 인증서가 없으면 null",
  }),
});

/** STARTTLS results of the mail hosts. */
export const starttlsRaw = z.object({
  hosts: z
    .array(
      z.object({
        host: z.string().meta(descriptions.mailHost),
        starttls: state.meta({
          description: "Worst STARTTLS result of the host's addresses",
          ko: "호스트의 주소 가운데 가장 나쁜 STARTTLS 결과",
        }),
        certificate: verdict.meta({
          description: "Worst certificate result (PKIX) of the host's addresses",
          ko: "호스트의 주소 가운데 가장 나쁜 인증서 결과(PKIX)",
        }),
        reason,
        addresses: z
          .array(address)
          .readonly()
          .meta({ description: "STARTTLS results by address", ko: "주소별 STARTTLS 결과" }),
      }),
    )
    .readonly()
    .meta({
      description: "Per mail server, the worst result of its addresses; at most 10 servers",
      ko: "호스트의 주소 가운데 가장 나쁜 결과를 호스트의 결과로 봅니다. 최대 10개 호스트",
    }),
});

/** What was observed of STARTTLS. */
export type StarttlsRaw = z.output<typeof starttlsRaw>;
