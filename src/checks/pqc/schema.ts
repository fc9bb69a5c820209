import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { edgeIds } from "../../data/networks/edges.ts";
import { hybridObstacles } from "../../probes/pqc/weigh.ts";

const handshake = z.object({
  protocol: z.string().meta(descriptions.tlsVersion),
  cipher: z.string().meta(descriptions.cipherSuite),
  namedGroup: z.string().nullable().meta({
    description: "Key exchange group (RFC 8446 §4.2.7); null if unknown",
    ko: "키 교환 그룹(RFC 8446 §4.2.7). 알 수 없으면 null",
  }),
});

/** Who terminates TLS, as a code. */
const providers = ["own", "unknown", ...edgeIds.map((id) => `edge:${id}` as const)] as const;

const vote = z.object({
  by: z.enum(["address", "header"]).meta({
    description: "address: a published address range; header: a response header",
    ko: "address: 공개된 주소 범위. header: 응답 헤더",
  }),
  edge: z.enum(edgeIds).meta({ description: "Name of the CDN or edge platform", ko: "CDN 또는 에지 플랫폼의 이름" }),
  evidence: z.string().meta({
    description: "The network that the address lies in, or the header as it was sent",
    ko: "주소가 속한 네트워크 또는 받은 헤더",
  }),
  source: z.string().nullable().meta({
    description: "Where the network is published; null for headers",
    ko: "네트워크가 공개된 곳. 헤더이면 null",
  }),
  asOf: volatile(z.string().nullable().meta({ description: "When that was read", ko: "그것을 읽은 때" })),
});

/** The observation of a server's key exchange. Times are ISO strings. */
export const raw = z.object({
  host: z.string().meta(descriptions.hostObserved),
  port: z.int().meta(descriptions.tcpPort),
  address: volatile(
    z.string().meta({
      description: "The address that answered; empty where raw hellos alone were answered",
      ko: "응답한 주소. ClientHello에만 응답했으면 빈 문자열",
    }),
  ),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  hybrid: z
    .object({
      namedGroup: z.string().meta({
        description: "Hybrid post-quantum group that was offered, such as X25519MLKEM768",
        ko: "제안한 하이브리드 양자 내성 그룹(예: X25519MLKEM768)",
      }),
      supported: z.boolean().nullable().meta({
        description: "Whether the server supports it; null if unknown",
        ko: "서버의 지원 여부. 알 수 없으면 null",
      }),
      obstacles: z.array(z.enum(hybridObstacles)).readonly().meta({
        description: "What prevents a post-quantum handshake; empty if it is supported",
        ko: "양자 내성 핸드셰이크를 막는 것. 지원하면 비어 있음",
      }),
      reason: z.string().meta(descriptions.resultReason),
      attempts: volatile(z.int().min(1).meta({ description: "Number of attempts", ko: "시도 횟수" })),
      handshake: handshake
        .nullable()
        .meta({ description: "The completed handshake; null without one", ko: "완료된 핸드셰이크. 없으면 null" }),
    })
    .meta({
      description: "Handshake that offers only the hybrid group",
      ko: "하이브리드 그룹만 제안한 핸드셰이크. 알 수 없었으면 supported가 null",
    }),
  classicalHandshake: z
    .object({
      completed: z
        .boolean()
        .meta({ description: "Whether the handshake completed", ko: "핸드셰이크가 완료되었는지 여부" }),
      reason: z.string().nullable().meta({
        description: "Why the handshake did not complete; null if it did",
        ko: "핸드셰이크가 완료되지 않은 이유. 완료되었으면 null",
      }),
      handshake: handshake
        .nullable()
        .meta({ description: "The completed handshake; null without one", ko: "완료된 핸드셰이크. 없으면 null" }),
      legacyHandshakeOnly: z.boolean().meta({
        description: "Whether only a handshake with outdated offers succeeded",
        ko: "오래된 방식을 제안한 핸드셰이크만 성공했는지 여부",
      }),
    })
    .meta({
      description: "The control handshake, which offers classic groups alone",
      ko: "기존 그룹만 제안한 대조 핸드셰이크",
    }),
  rareGroupsHandshake: handshake.nullable().meta({
    description: "A handshake with rare groups, tried if all others failed; otherwise null",
    ko: "다른 핸드셰이크가 모두 실패했을 때 드문 그룹만으로 시도한 핸드셰이크. 시도하지 않았거나 실패했으면 null",
  }),
  defaultHandshake: handshake
    .extend({
      legacyHandshakeOnly: z.boolean().meta({
        description: "Whether only the second, outdated hello was answered",
        ko: "오래된 방식의 두 번째 ClientHello에만 응답했는지 여부",
      }),
    })
    .nullable()
    .meta({
      description: "Handshake that offers hybrid and classic groups; null if it could not be observed",
      ko: "하이브리드 그룹과 기존 그룹을 모두 제안한 클라이언트가 얻는 것. 볼 수 없었으면 null",
    }),
  largeHello: z
    .object({
      accepted: z.boolean().nullable().meta(descriptions.largeHelloAccepted),
      reason: z.string().meta(descriptions.resultReason),
    })
    .nullable()
    .meta({
      description:
        "Whether a ClientHello larger than one packet is answered; null where nothing made the question come up",
      ko: "패킷 하나보다 큰 ClientHello에 응답하는지 여부. 물을 이유가 없었으면 null",
    }),
  namedGroups: z
    .array(
      z.object({
        namedGroup: z
          .string()
          .meta({ description: "Key exchange group (RFC 8446 §4.2.7)", ko: "키 교환 그룹(RFC 8446 §4.2.7)" }),
        offered: z.boolean().nullable().meta(descriptions.offered),
      }),
    )
    .readonly()
    .meta({
      description: "Other post-quantum groups, and whether the server accepts them",
      ko: "다른 양자 내성 그룹. 알 수 없었으면 null",
    }),
  provider: z.enum(providers).meta({
    description:
      "Who terminates TLS: an edge by name, a server in a network without edges, or unknown. An edge's support says nothing about the origin server behind it",
    ko: "TLS를 처리하는 곳. 이름으로 알 수 있는 에지, 에지가 있을 수 없는 네트워크의 서버, 또는 알 수 없음. 에지의 지원 여부로는 그 뒤의 원본 서버를 알 수 없습니다",
  }),
  edgeEvidence: z.array(vote).readonly().meta({
    description: "Signs of an edge in published address ranges and response headers",
    ko: "공개된 주소 범위와 응답 헤더에서 본 에지의 모든 흔적. DNS 별칭과 네트워크 운영자는 보지 않습니다",
  }),
  http: z
    .object({
      status: z.int().nullable().meta(descriptions.httpStatusIfAny),
      reason: z
        .string()
        .nullable()
        .meta({ description: "Why there is no reply; null if there is one", ko: "응답이 없는 이유. 있으면 null" }),
    })
    .meta({
      description: "HTTP reply whose headers were examined",
      ko: "헤더를 살펴본 응답. 응답이 없었으면 status가 null이며 그 이유가 있습니다",
    }),
});

/** The observation that the check judges, stores and returns. */
export type PqcRaw = z.output<typeof raw>;
