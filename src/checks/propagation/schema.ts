import { z } from "zod";
import { ordered, volatile } from "../../core/canonical.ts";
import { descriptions, listTotal } from "../../core/descriptions.ts";
import { domainTarget } from "../../core/target/domain.ts";
import { signs } from "./signs.ts";
import { verdicts } from "./verdicts.ts";

/** The input: a domain and a record type. Unknown parameters are rejected. */
export const input = z.strictObject({
  domain: domainTarget().meta({
    description: "Domain name; the host part of a pasted URL is accepted",
    ko: "도메인 이름. URL을 붙여 넣으면 호스트 부분을 씁니다",
    examples: ["example.com"],
  }),
  type: z
    .enum(["A", "AAAA", "MX", "CNAME", "TXT", "NS"])
    .default("A")
    .meta({
      description: "Record type",
      ko: "레코드 유형",
      examples: ["A"],
    }),
});

/** The parsed input. */
export type Input = z.output<typeof input>;

const kind = z.enum(["found", "alias", "nxdomain", "nodata", "unknown"]).meta({
  description:
    "found: there are records; alias: a CNAME without records of its target; nxdomain: the name does not exist; nodata: the name has no records of this type; unknown: no usable answer",
  ko: "found: 레코드가 있음. alias: CNAME만 있고 대상의 레코드는 없음. nxdomain: 이름이 존재하지 않음. nodata: 이름은 있으나 해당 유형의 레코드가 없음. unknown: 유효한 응답이 없음",
});

const seconds = z.int().min(0);
const ms = z.number().min(0).nullable();

const answer = {
  answer: kind,
  aliases: ordered(
    z.array(z.string()).readonly().meta({
      description: "The targets of the CNAME chain, in order",
      ko: "CNAME 체인의 대상, 순서대로",
    }),
  ),
  values: z.array(z.string()).readonly().meta({
    description: "The first records in dig format, sorted; total is the number of all records",
    ko: "앞쪽 레코드의 값을 dig 형식으로 정렬한 목록. 전체 개수는 total",
  }),
  total: z.int().min(0).meta(listTotal("values")),
  ttl: seconds.nullable().meta({
    description: "TTL in seconds of the part of the answer that belongs to the zone",
    ko: "응답 가운데 이 존에 속한 부분의 TTL(초)",
  }),
};

const reason = z.string().nullable().meta({
  description: "Reason code, the same in every language; null if there is nothing to explain",
  ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null",
});

const ownResolver = z.object({
  verdict: z.enum(verdicts).meta({
    description:
      "updated: same as the name servers; stale: an old answer; variant: depends on the client's network, or changes; filtered: blocked by a filter list; stale-served: an expired copy, since no name server was reachable; bogus: DNSSEC validation fails; error: no answer; unverified: no name server to compare with",
    ko: "updated: 네임서버와 같음. stale: 네임서버와 다른 이전 값. variant: 클라이언트의 네트워크나 시점에 따라 달라지는 값. filtered: 차단 목록으로 차단됨. stale-served: 네임서버에 접속하지 못해 만료된 값을 반환함. bogus: DNSSEC 검증 실패. error: 응답 없음. unverified: 비교할 네임서버가 없음",
  }),
  reason,
  secondsLeft: volatile(
    seconds.nullable().meta({
      description: "Maximum seconds until it is up to date: 0 if it is, null if unknown",
      ko: "최신 값을 갖게 되기까지 최대로 남은 시간(초). 이미 최신이면 0, 알 수 없으면 null",
    }),
  ),
  isCurrent: z.boolean().nullable().meta({
    description: "Whether its answer equals that of the name servers; null if we could not compare",
    ko: "네임서버와 같은 값인지 여부. 비교할 수 없었으면 null",
  }),
  ...answer,
  ttl: volatile(
    seconds.nullable().meta({
      description: "Remaining TTL in seconds of the part of the answer that belongs to the zone",
      ko: "응답 가운데 이 존에 속한 부분의 남은 TTL(초)",
    }),
  ),
  ad: z.boolean().nullable().meta({
    description: "Whether it set the AD flag (DNSSEC validated); null without an answer",
    ko: "AD 플래그(DNSSEC 검증됨) 여부. 응답이 없으면 null",
  }),
  ede: z
    .array(z.object({ code: z.int().meta(descriptions.edeCode), text: z.string().meta(descriptions.edeText) }))
    .readonly()
    .meta({
      description: "Extended DNS errors (RFC 8914), with the resolver's text",
      ko: "확장 오류(RFC 8914)와 리졸버가 보낸 설명",
    }),
  ms: volatile(ms.meta(descriptions.responseTime)),
});

const resolver = z.object({
  name: z.string().meta({ description: "Name of the public resolver", ko: "공용 리졸버의 이름" }),
  server: z.string().meta({ description: "Address or URL of the resolver", ko: "리졸버의 주소 또는 URL" }),
  isFiltering: z.boolean().meta({
    description: "Whether this resolver is known to block harmful names",
    ko: "유해한 이름을 차단하는 리졸버인지 여부",
  }),
  ...ownResolver.shape,
});

const authority = z.object({
  name: z.string().meta(descriptions.serverName),
  address: z.string().meta(descriptions.serverAddress),
  state: z.enum(["current", "behind", "failed"]).meta({
    description: "behind: an older version of the zone than another name server; failed: no usable answer",
    ko: "behind: 다른 네임서버보다 오래된 버전의 존을 갖고 있음. failed: 답하지 못함",
  }),
  serial: z.int().min(0).nullable().meta(descriptions.serial),
  ...answer,
  aa: z.boolean().nullable().meta({
    description: "Whether the answer is authoritative (AA bit, RFC 1035 §4.1.1); null without one",
    ko: "권한 있는 응답인지 여부(AA 비트, RFC 1035 §4.1.1). 응답이 없었으면 null",
  }),
  isVarying: z.boolean().meta({
    description: "Whether a repeated query returned a different answer",
    ko: "다시 질의했을 때 응답이 달랐는지 여부",
  }),
  ms: volatile(ms.meta(descriptions.responseTime)),
  reason,
});

const count = z.int().min(0);

const counts = z.object({
  updated: count.meta({ description: "Resolvers with the current answer", ko: "최신 값을 가진 리졸버의 수" }),
  stale: count.meta({ description: "Resolvers with an outdated answer", ko: "이전 값을 가진 리졸버의 수" }),
  variant: count.meta({
    description: "Resolvers with another valid answer",
    ko: "다른 유효한 응답을 가진 리졸버의 수",
  }),
  filtered: count.meta({ description: "Resolvers that filter the name", ko: "이름을 필터링하는 리졸버의 수" }),
  "stale-served": count.meta({
    description: "Resolvers that serve an expired answer (RFC 8767)",
    ko: "만료된 응답을 제공하는 리졸버의 수(RFC 8767)",
  }),
  bogus: count.meta({ description: "Resolvers that report a DNSSEC failure", ko: "DNSSEC 실패를 알린 리졸버의 수" }),
  error: count.meta({ description: "Resolvers without a usable answer", ko: "유효한 응답을 주지 않은 리졸버의 수" }),
  unverified: count.meta({
    description: "Resolvers whose answer could not be compared",
    ko: "응답을 비교할 수 없었던 리졸버의 수",
  }),
} satisfies Record<(typeof verdicts)[number], z.ZodType<number>>);

/** Observations of a domain's records at name servers and resolvers. Times are ISO strings. */
export const raw = z.object({
  domain: z.string().meta(descriptions.domainObserved),
  type: z.string().meta(descriptions.recordType),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  zone: z.string().nullable().meta({
    description: "The zone that contains the name; null if unknown",
    ko: "이름이 속한 존. 알 수 없었으면 null",
  }),
  removed: z.string().nullable().meta({
    description:
      "A zone that resolvers still know, but that its parent zone no longer delegates; null if there is none",
    ko: "리졸버에는 남아 있지만 상위 존에서 더는 위임하지 않는 존. 없으면 null",
  }),
  current: z.array(z.object(answer)).readonly().meta({
    description:
      "The answers of the name servers with the newest version of the zone; several if they depend on the client",
    ko: "최신 버전의 존을 가진 네임서버의 응답. 클라이언트나 시점에 따라 달라지면 여럿",
  }),
  varianceCause: z.enum(signs).nullable().meta({
    description:
      "The sign that answers depend on the client. authorities: name servers return other records when queried again, and we have not seen all of them, or each server follows a CNAME itself; subnet: a name server returns the resolver's answer for the resolver's network (RFC 7871); fresh: a resolver with the newest zone has just fetched records that no name server returns to us; many: resolvers have too many different answers for a recent change of records with a TTL of minutes; ages: a copy of other records is newer than a copy of the current ones. many and ages are presumptions, not proof. null without such a sign, or if all rotating records are known",
    ko: "응답이 클라이언트에 따라 달라진다는 근거. authorities: 네임서버에 다시 질의하면 다른 레코드를 반환하고 아직 전부 확인하지 못했거나, 네임서버마다 CNAME을 직접 따라감, subnet: 네임서버가 그 리졸버의 네트워크에는 같은 값을 반환함(RFC 7871), fresh: 최신 존을 가진 리졸버가 네임서버에서 여기에는 반환하지 않는 값을 방금 받음, many: 수명이 몇 분인 레코드인데 변경의 흔적으로 보기에는 서로 다른 값이 많음, ages: 다른 값의 사본이 현재 값의 사본보다 나중에 받은 것임. many와 ages는 추정일 뿐 증거가 아님. 근거가 없으면 null",
  }),
  authoritativeServersDiffer: z.boolean().meta({
    description:
      "Whether name servers contradict each other while their serials do not show which is newer: one consistently returns an answer that no other server returns, or rotates among other records. Addresses at a CNAME that each server follows itself do not count if they belong to one version and have a TTL of at most 1 minute, or are the same for the same networks (RFC 7871)",
    ko: "네임서버의 응답이 서로 모순되고 어느 쪽이 최신인지 일련번호로 구별되지 않는지 여부. 다시 질의해도 다른 서버에 없는 응답을 일관되게 반환하거나, 다른 서버와 다른 레코드를 번갈아 반환하는 경우. 서버마다 CNAME을 직접 따라가 얻은 주소는 제외: 같은 버전의 존에서 TTL이 1분 이하이거나, 같은 네트워크에는 같은 값을 반환하는 경우(RFC 7871)",
  }),
  security: z
    .object({
      state: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]).meta(descriptions.dnssecState),
      reason,
    })
    .nullable()
    .meta({
      description:
        "Our own DNSSEC validation of the name servers' answers, made if a resolver reports a failure; null otherwise",
      ko: "DNSSEC 검증에 실패한 리졸버가 있을 때, 네임서버의 응답을 이 점검이 직접 검증한 결과. 그런 리졸버가 없으면 null",
    }),
  negativeSeconds: seconds.nullable().meta({
    description: "Negative TTL of the zone in seconds (RFC 2308 §5)",
    ko: "존의 부정 캐시 TTL(초, RFC 2308 §5)",
  }),
  freshEverywhereInSeconds: volatile(
    seconds.nullable().meta({
      description: "Maximum seconds until every answering resolver is up to date; null if unknown",
      ko: "응답한 모든 리졸버가 최신 값을 갖게 되기까지 최대로 남은 시간(초). 알 수 없으면 null",
    }),
  ),
  counts: counts.meta({ description: "Resolvers by verdict", ko: "판정별 리졸버 수" }),
  ownResolver: ownResolver.nullable().meta({
    description: "The answer of the resolver of this run, which all other checks use; not counted",
    ko: "측정에 쓴 리졸버의 응답. 다른 점검은 이 값을 따르며, 집계에는 넣지 않습니다",
  }),
  resolvers: z
    .array(resolver)
    .readonly()
    .meta({ description: "Answers of public resolvers", ko: "공용 리졸버의 응답" }),
  authoritativeServers: z
    .array(authority)
    .readonly()
    .meta({ description: "Answers of the name servers of the zone", ko: "존의 네임서버 응답" }),
});

/** The observation that the check judges, stores and returns. */
export type PropagationRaw = z.output<typeof raw>;
