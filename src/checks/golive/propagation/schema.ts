import { z } from "zod";

/** The propagation check's verdict about a resolver's answer. */
const verdicts = ["updated", "stale", "variant", "filtered", "stale-served", "bogus", "error", "unverified"] as const;

const answer = z.enum(["found", "alias", "nxdomain", "nodata", "unknown"]);

const authority = z.object({
  name: z.string(),
  address: z.string(),
  state: z.enum(["current", "behind", "failed"]),
  answer,
  aliases: z.array(z.string()).readonly(),
  values: z.array(z.string()).readonly(),
  serial: z.int().nullable(),
  reason: z.string().nullable(),
});

const resolver = z.object({
  name: z.string(),
  verdict: z.enum(verdicts),
  answer,
  isCurrent: z.boolean().nullable(),
  secondsLeft: z.number().nullable(),
  reason: z.string().nullable(),
});

const ownResolver = z.object({
  verdict: z.enum(verdicts),
  answer,
  values: z.array(z.string()).readonly(),
  isCurrent: z.boolean().nullable(),
  secondsLeft: z.number().nullable(),
  reason: z.string().nullable(),
});

/** Answers of name servers and public resolvers for one address family. */
export const propagationFacts = z.object({
  type: z.enum(["A", "AAAA"]),
  reason: z.string().nullable().meta({
    description: "Why nothing could be measured; null if something was",
    ko: "아무것도 측정하지 못한 이유. 측정했으면 null",
  }),
  zone: z.string().nullable().meta({
    description: "The zone that contains the name; null if unknown",
    ko: "이름이 속한 존. 알 수 없었으면 null",
  }),
  removed: z.string().nullable().meta({
    description: "A zone that resolvers still know, but that its parent zone no longer delegates; null without one",
    ko: "리졸버는 아직 기억하지만 상위 존에서 더는 위임하지 않는 존. 없으면 null",
  }),
  ownResolver: ownResolver.nullable().meta({
    description: "The answer of the resolver of this run, used for TLS and the page",
    ko: "측정에 쓴 리졸버의 응답. TLS와 페이지는 이 주소로 확인했습니다",
  }),
  authoritativeServers: z.array(authority).readonly(),
  resolvers: z.array(resolver).readonly(),
  security: z
    .object({
      state: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]),
      reason: z.string().nullable(),
    })
    .nullable()
    .meta({
      description:
        "Our own DNSSEC validation of the name servers' answers, made if a resolver reports a failure; null otherwise",
      ko: "DNSSEC 검증에 실패한 리졸버가 있을 때, 네임서버가 직접 준 응답을 이 점검이 검증한 결과. 그런 리졸버가 없으면 null",
    }),
  authoritativeServersDiffer: z.boolean().meta({
    description: "Whether name servers contradict each other while their serials do not show which is newer",
    ko: "네임서버의 답이 서로 모순되고, 어느 쪽이 최신인지 버전으로 구별되지 않는지 여부",
  }),
  freshEverywhereInSeconds: z.number().nullable().meta({
    description: "Seconds until no resolver has an old answer; null if unknown",
    ko: "어떤 리졸버에도 이전 답이 남지 않게 될 때까지의 초. 알 수 없으면 null",
  }),
});

/** One address family's propagation. */
export type PropagationFacts = z.output<typeof propagationFacts>;
