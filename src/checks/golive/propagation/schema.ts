import { z } from "zod";
import { ordered, volatile } from "../../../core/canonical.ts";
import { descriptions } from "../../../core/descriptions.ts";

/** The propagation check's verdict about a resolver's answer. */
const verdicts = ["updated", "stale", "variant", "filtered", "stale-served", "bogus", "error", "unverified"] as const;

const verdict = z.enum(verdicts).meta({
  description: "Verdict of the propagation check on the answer; updated: same as the name servers",
  ko: "응답에 대한 propagation 점검의 판정. updated: 네임서버와 같음",
});

const answer = z.enum(["found", "alias", "nxdomain", "nodata", "unknown"]).meta({
  description: "alias: a CNAME only; nxdomain: no such name; nodata: no record of this type; unknown: no usable answer",
  ko: "alias: CNAME만 있음. nxdomain: 없는 이름. nodata: 해당 유형의 레코드 없음. unknown: 유효한 응답 없음",
});

const authority = z.object({
  name: z.string().meta(descriptions.serverName),
  address: z.string().meta(descriptions.serverAddress),
  state: z.enum(["current", "behind", "failed"]).meta({
    description: "current: newest zone version; behind: an older one; failed: no usable answer",
    ko: "current: 최신 버전의 존. behind: 이전 버전의 존. failed: 유효한 응답 없음",
  }),
  answer,
  aliases: ordered(
    z
      .array(z.string())
      .readonly()
      .meta({ description: "Targets of the CNAME chain, in order", ko: "CNAME 체인의 대상, 순서대로" }),
  ),
  values: z.array(z.string()).readonly().meta({ description: "IP addresses in the answer", ko: "응답에 있는 IP 주소" }),
  serial: z.int().nullable().meta(descriptions.serial),
  reason: z.string().nullable().meta(descriptions.reason),
});

const resolver = z.object({
  name: z.string().meta({ description: "Name of the public resolver", ko: "공용 리졸버의 이름" }),
  verdict,
  answer,
  isCurrent: z.boolean().nullable().meta({
    description: "Whether the answer equals the name servers'; null if not comparable",
    ko: "응답이 네임서버와 같은지 여부. 비교할 수 없었으면 null",
  }),
  secondsLeft: volatile(
    z.number().nullable().meta({
      description: "Maximum seconds until it is up to date; null if unknown",
      ko: "최신 값을 갖게 되기까지 최대로 남은 시간(초). 알 수 없으면 null",
    }),
  ),
  reason: z.string().nullable().meta(descriptions.reason),
});

const ownResolver = z.object({
  verdict,
  answer,
  values: z.array(z.string()).readonly().meta({ description: "IP addresses in the answer", ko: "응답에 있는 IP 주소" }),
  isCurrent: z.boolean().nullable().meta({
    description: "Whether the answer equals the name servers'; null if not comparable",
    ko: "응답이 네임서버와 같은지 여부. 비교할 수 없었으면 null",
  }),
  secondsLeft: volatile(
    z.number().nullable().meta({
      description: "Maximum seconds until it is up to date; null if unknown",
      ko: "최신 값을 갖게 되기까지 최대로 남은 시간(초). 알 수 없으면 null",
    }),
  ),
  reason: z.string().nullable().meta(descriptions.reason),
});

/** Answers of name servers and public resolvers for one address family. */
export const propagationFacts = z.object({
  type: z
    .enum(["A", "AAAA"])
    .meta({ description: "Record type of the address family: A or AAAA", ko: "주소 종류의 레코드 유형: A 또는 AAAA" }),
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
  authoritativeServers: z
    .array(authority)
    .readonly()
    .meta({ description: "Answers of the name servers of the zone", ko: "존의 네임서버 응답" }),
  resolvers: z
    .array(resolver)
    .readonly()
    .meta({ description: "Answers of public resolvers", ko: "공용 리졸버의 응답" }),
  security: z
    .object({
      state: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]).meta(descriptions.dnssecState),
      reason: z.string().nullable().meta(descriptions.reason),
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
  freshEverywhereInSeconds: volatile(
    z.number().nullable().meta({
      description: "Seconds until no resolver has an old answer; null if unknown",
      ko: "어떤 리졸버에도 이전 답이 남지 않게 될 때까지의 초. 알 수 없으면 null",
    }),
  ),
});

/** One address family's propagation. */
export type PropagationFacts = z.output<typeof propagationFacts>;
