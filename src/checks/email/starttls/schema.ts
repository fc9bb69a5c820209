import { z } from "zod";

const state = z.enum(["offered", "absent", "unknown"]);
const verdict = z.enum(["valid", "invalid", "unknown"]);

const reason = z.string().nullable().meta({
  description: "Why it is invalid or unknown: a reason code, the same in every language",
  ko: "유효하지 않거나 알 수 없는 이유를 나타내는, 언어와 관계없이 같은 코드",
});

const address = z.object({
  address: z.string(),
  starttls: state,
  fault: z.enum(["not-offered", "refused", "injected", "broken"]).nullable().meta({
    description:
      "Why there is no TLS: not-offered; refused: offered, then rejected; injected: plain text after the agreement on TLS; broken: the handshake failed",
    ko: "TLS가 없는 이유. not-offered: 제공하지 않음. refused: 제공한다고 하고 거절함. injected: TLS 합의 뒤에 평문이 이어짐. broken: 핸드셰이크 실패",
  }),
  faultReason: reason,
  protocol: z.string().nullable(),
  cipher: z.string().nullable(),
  certificate: verdict.meta({
    description: "Whether a sender that validates certificates (PKIX) accepts it for the host name",
    ko: "PKIX를 요구하는 서버가 이 호스트 이름으로 인증서를 받아들이는지 여부",
  }),
  reason,
  notAfter: z.iso.datetime().nullable(),
});

/** STARTTLS results of the mail hosts. */
export const starttlsRaw = z.object({
  hosts: z
    .array(
      z.object({
        host: z.string(),
        starttls: state,
        certificate: verdict,
        reason,
        addresses: z.array(address).readonly(),
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
