import { z } from "zod";

/** The kind of a hop, from what its own server recorded. */
const hopKinds = ["submission", "internal", "handover", "unsure"] as const;

/** One hop. */
export const hopRaw = z.object({
  from: z
    .object({ helo: z.string().nullable(), name: z.string().nullable(), address: z.string().nullable() })
    .nullable()
    .meta({
      description:
        "The previous server: helo as it named itself, name and address as the server found them; null for the same machine",
      ko: "넘겨준 쪽. helo: 스스로 밝힌 이름, name·address: 서버가 확인한 이름과 주소. 같은 기기에서 왔으면 null",
    }),
  by: z.string().nullable(),
  protocol: z.string().nullable(),
  id: z.string().nullable(),
  for: z.string().nullable(),
  tls: z.object({ used: z.boolean().nullable(), version: z.string().nullable(), cipher: z.string().nullable() }).meta({
    description: "Whether the hop was encrypted; null if its server does not say",
    ko: "암호화 여부. 서버가 적지 않았으면 null",
  }),
  at: z.iso.datetime().nullable(),
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
