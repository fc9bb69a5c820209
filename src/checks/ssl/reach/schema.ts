import { z } from "zod";
import { descriptions } from "../../../core/descriptions.ts";

/** Whether the size of the first ClientHello was the problem. */
export const largeHello = z
  .object({
    accepted: z.boolean().nullable().meta(descriptions.largeHelloAccepted),
    reason: z.string().meta(descriptions.resultReason),
  })
  .meta({
    description: "Whether a ClientHello larger than one packet is answered; absent unless legacyHandshakeOnly",
    ko: "한 패킷보다 큰 ClientHello에 응답하는지 여부. 첫 핸드셰이크가 실패했을 때만 묻습니다(legacyHandshakeOnly)",
  });

/** Why a browser could not connect. */
export const reach = z
  .object({
    browser: z.string().meta({
      description: "The result of the same handshake repeated without parallel connections",
      ko: "같은 핸드셰이크를 단독으로 다시 시도한 결과",
    }),
    signature: z.string().nullable().meta({
      description: "How the server signs where it refuses every signature that browsers offer",
      ko: "브라우저가 제안하는 서명을 모두 거부할 때 서버가 사용하는 서명",
    }),
    refusesHybrid: z.boolean().meta({
      description: "Whether only a client that does not offer the hybrid group gets through",
      ko: "하이브리드 그룹을 제안하지 않는 클라이언트만 연결되는지 여부",
    }),
    brokenOff: z.boolean().exactOptional().meta({
      description:
        "Whether the handshake broke off although the server did not refuse the ClientHello, so that the network may be the cause; absent in older results",
      ko: "서버가 ClientHello를 거부하지 않았는데 핸드셰이크가 끊겨 네트워크가 원인일 수 있는지 여부. 이전 결과에는 없습니다",
    }),
  })
  .meta({
    description:
      "Why the first handshake of a browser, or of another current client, failed; absent unless legacyHandshakeOnly",
    ko: "브라우저 등 최신 클라이언트의 첫 핸드셰이크가 실패했을 때만 묻습니다(legacyHandshakeOnly)",
  });
