import { z } from "zod";

/** The kind of a hop, from what its own server recorded. */
const hopKinds = ["submission", "internal", "handover", "unsure"] as const;

/** One hop. */
export const hopRaw = z.object({
  from: z
    .object({
      helo: z.string().nullable().meta({
        description: "Host name in HELO or EHLO; null if not recorded",
        ko: "HELO 또는 EHLO의 호스트 이름. 기록되지 않았으면 null",
      }),
      name: z.string().nullable().meta({
        description: "Host name of the client by a DNS lookup; null without one",
        ko: "DNS 조회로 확인한 클라이언트의 호스트 이름. 없으면 null",
      }),
      address: z.string().nullable().meta({
        description: "IP address of the client; null if not recorded",
        ko: "클라이언트의 IP 주소. 기록되지 않았으면 null",
      }),
    })
    .nullable()
    .meta({
      description:
        "The previous server: helo as it named itself, name and address as the server found them; null for the same machine",
      ko: "넘겨준 쪽. helo: 스스로 밝힌 이름, name·address: 서버가 확인한 이름과 주소. 같은 기기에서 왔으면 null",
    }),
  by: z.string().nullable().meta({
    description: "Server that wrote the field (by clause, RFC 5321 §4.4); null without one",
    ko: "필드를 쓴 서버(by 절, RFC 5321 §4.4). 없으면 null",
  }),
  protocol: z.string().nullable().meta({
    description: "Protocol in the with clause, such as ESMTPS (RFC 3848); null without one",
    ko: "with 절의 프로토콜(예: ESMTPS, RFC 3848). 없으면 null",
  }),
  id: z.string().nullable().meta({
    description: "Queue identifier of the server (id clause); null without one",
    ko: "서버의 큐 식별자(id 절). 없으면 null",
  }),
  for: z
    .string()
    .nullable()
    .meta({ description: "Recipient in the for clause; null without one", ko: "for 절의 수신자. 없으면 null" }),
  tls: z
    .object({
      used: z.boolean().nullable().meta({
        description: "Whether the hop used TLS; null if not recorded",
        ko: "홉이 TLS를 사용했는지 여부. 기록되지 않았으면 null",
      }),
      version: z.string().nullable().meta({
        description: "TLS version of the hop; null if not recorded",
        ko: "홉의 TLS 버전. 기록되지 않았으면 null",
      }),
      cipher: z.string().nullable().meta({
        description: "Cipher suite of the hop; null if not recorded",
        ko: "홉의 암호 스위트. 기록되지 않았으면 null",
      }),
    })
    .meta({
      description: "Whether the hop was encrypted; null if its server does not say",
      ko: "암호화 여부. 서버가 적지 않았으면 null",
    }),
  at: z.iso.datetime().nullable().meta({
    description: "Time in the Received field; null without a valid one",
    ko: "Received 필드의 시각. 유효하지 않으면 null",
  }),
  delaySeconds: z.number().nullable().meta({
    description: "Seconds since the previous hop by both clocks; negative if one of them is wrong",
    ko: "이전 홉부터 걸린 시간(초, 양쪽 시계 기준). 음수면 어느 한쪽 시계가 틀린 것",
  }),
  isClockSkewed: z.boolean().meta({
    description: "Whether the clock of this hop contradicts a neighbouring hop, so that the time is not a delay",
    ko: "이 홉의 시계가 앞뒤 홉과 모순되어 시간을 지연으로 볼 수 없는지 여부",
  }),
  zoneErrorHours: z.number().nullable().meta({
    description:
      "Hours of error because one of two servers wrote the wrong time zone, so that the time is not a delay; null without an error",
    ko: "두 서버 중 하나가 시간대를 잘못 적어 어긋난 시간(시간 단위). 이 경우 지연이 아니며, 해당하지 않으면 null",
  }),
  kind: z.enum(hopKinds).meta({
    description:
      "submission: authenticated submission; internal: within one organisation; handover: from another organisation; unsure: unknown",
    ko: "submission: 인증한 사용자가 제출, internal: 한 조직 안, handover: 다른 조직에서 넘겨받음, unsure: 확인할 수 없음",
  }),
});

/** One hop. */
export type HopRaw = z.output<typeof hopRaw>;
