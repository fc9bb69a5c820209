import { z } from "zod";
import { domainTarget } from "../../core/target/domain.ts";
import { signs } from "./signs.ts";
import { verdicts } from "./standing.ts";

/** What a caller gives: a domain, and which of its records. Unknown parameters are refused. */
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

/** The input once it is read. */
export type Input = z.output<typeof input>;

const kind = z.enum(["found", "alias", "nxdomain", "nodata", "unknown"]).meta({
  description:
    "found: there are records; alias: the name is another one, of which nothing is said; nxdomain: there is no such name; nodata: the name has none of the type; unknown: could not be told",
  ko: "found: 레코드가 있음. alias: 다른 이름의 별칭이며 그 이름에 대한 정보는 없음. nxdomain: 그런 이름이 없음. nodata: 이름은 있으나 해당 종류의 레코드가 없음. unknown: 알 수 없음",
});

const seconds = z.int().min(0);
const ms = z.number().min(0).nullable();

const answer = {
  answer: kind,
  aliases: z.array(z.string()).readonly().meta({
    description: "The names that aliases (CNAME) lead to, in their order",
    ko: "별칭(CNAME)이 가리키는 이름, 순서대로",
  }),
  values: z.array(z.string()).readonly().meta({
    description: "The data of the first records as dig prints it, sorted; total counts all of them",
    ko: "앞쪽 레코드의 값을 dig 형식으로 정렬한 목록. 전체 개수는 total",
  }),
  total: z.int().min(0),
  ttl: seconds.nullable().meta({
    description: "Seconds for which the part of the answer that is the zone's own holds",
    ko: "응답 가운데 존 자체의 내용이 유효한 시간(초)",
  }),
};

const reason = z.string().nullable().meta({
  description: "Why, in a word that is the same in every language; null where there is nothing to explain",
  ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null",
});

const own = z.object({
  verdict: z.enum(verdicts).meta({
    description:
      "updated: has what the authorities say; stale: has something else; variant: what it has depends on who asks, or changes; filtered: a list withholds it; stale-served: answers from memory for want of an authority; bogus: DNSSEC does not verify there; error: no answer; unverified: there is no authority to compare with",
    ko: "updated: 네임서버와 같음. stale: 네임서버와 다른 이전 값. variant: 묻는 위치나 시점에 따라 달라지는 값. filtered: 차단 목록에 따라 답하지 않음. stale-served: 네임서버에 닿지 못해 보관하던 값을 답함. bogus: DNSSEC 검증 실패. error: 응답 없음. unverified: 비교할 네임서버가 없음",
  }),
  reason,
  secondsLeft: seconds.nullable().meta({
    description: "The most seconds until it has what is current: 0 where it has, null where nobody can tell",
    ko: "최신 값을 갖게 되기까지 최대로 남은 시간(초). 이미 최신이면 0, 알 수 없으면 null",
  }),
  isCurrent: z.boolean().nullable().meta({
    description: "Whether what it says is what the authorities say; null where that could not be compared",
    ko: "네임서버와 같은 값인지 여부. 비교할 수 없었으면 null",
  }),
  ...answer,
  ad: z.boolean().nullable().meta({
    description: "Whether it says that it has verified the answer; null without an answer",
    ko: "응답을 DNSSEC으로 검증했다고 알렸는지 여부. 응답이 없으면 null",
  }),
  ede: z
    .array(z.object({ code: z.int(), text: z.string() }))
    .readonly()
    .meta({
      description: "Extended errors (RFC 8914), with the text of the resolver",
      ko: "확장 오류(RFC 8914)와 리졸버가 보낸 설명",
    }),
  ms,
});

const resolver = z.object({
  name: z.string(),
  server: z.string(),
  isFiltering: z.boolean().meta({
    description: "Whether it is known to withhold names that it takes for harmful",
    ko: "유해하다고 판단한 이름을 알려 주지 않는 리졸버인지 여부",
  }),
  ...own.shape,
});

const authority = z.object({
  name: z.string(),
  address: z.string(),
  state: z.enum(["current", "behind", "failed"]).meta({
    description: "behind: it has an older version of the zone than another authority; failed: it told nothing",
    ko: "behind: 다른 네임서버보다 오래된 버전의 존을 갖고 있음. failed: 답하지 못함",
  }),
  serial: z.int().min(0).nullable(),
  ...answer,
  aa: z.boolean().nullable(),
  isVarying: z.boolean().meta({
    description: "Whether it answered differently when it was asked again",
    ko: "다시 물었을 때 다르게 답했는지 여부",
  }),
  ms,
  reason,
});

const counts = z.object(
  Object.fromEntries(verdicts.map((each) => [each, z.int().min(0)])) as Record<(typeof verdicts)[number], z.ZodInt>,
);

/** What is observed of the copies of a domain's records. Times are ISO strings. */
export const raw = z.object({
  domain: z.string(),
  type: z.string(),
  observedAt: z.iso.datetime(),
  zone: z.string().nullable().meta({
    description: "The zone that the name is in; null where that could not be told",
    ko: "이름이 속한 존. 알 수 없었으면 null",
  }),
  removed: z.string().nullable().meta({
    description:
      "A zone that resolvers still know, and that is no longer delegated as the servers of the zone above say; null where there is none",
    ko: "리졸버는 아직 기억하지만 상위 존의 네임서버에 따르면 더는 위임되지 않는 존. 없으면 null",
  }),
  current: z.array(z.object(answer)).readonly().meta({
    description:
      "What the authorities with the newest version of the zone say; several where answers depend on the asker",
    ko: "최신 버전의 존을 가진 네임서버의 응답. 묻는 위치나 시점에 따라 달라지면 여럿",
  }),
  varies: z.enum(signs).nullable().meta({
    description:
      "What shows that answers depend on the asker. authorities: name servers give other records when asked again, and not all of them have been seen, or each of them follows an alias for itself; subnet: one gives a resolver's answer to the network of that resolver (RFC 7871); fresh: a resolver with the newest version of the zone has just fetched what no name server gives us; many: resolvers have more different answers than changes leave, of records that live for minutes; ages: a copy of something else is younger than one of what is current. The last two presume it and prove nothing. null where nothing shows it, or where all records that name servers take turns with are known",
    ko: "묻는 쪽에 따라 응답이 달라진다는 근거. authorities: 네임서버가 다시 물으면 다른 레코드를 주고 아직 전부 확인하지 못했거나, 네임서버마다 별칭을 직접 따라가 답함, subnet: 네임서버가 그 리졸버의 네트워크에는 같은 값을 줌(RFC 7871), fresh: 최신 존을 가진 리졸버가 네임서버에서 우리에게는 주지 않는 값을 방금 받음, many: 수명이 몇 분인 레코드인데 변경의 흔적으로 보기에는 서로 다른 값이 많음, ages: 다른 값의 사본이 현재 값의 사본보다 나중에 받은 것임. many와 ages는 추정일 뿐 증거가 아님. 근거가 없으면 null",
  }),
  authoritiesDiffer: z.boolean().meta({
    description:
      "Whether name servers contradict each other, and no version tells which is newer: one keeps, however often it is asked, to an answer that no other one gives, or takes turns among others. Addresses at an alias that each server follows for itself do not count: those of one version that hold for a minute at most, or are the same for the same networks (RFC 7871)",
    ko: "네임서버의 답이 서로 모순되고 어느 쪽이 최신인지 버전으로 구별되지 않는지 여부. 거듭 물어도 다른 서버가 주지 않는 답을 일관되게 하거나, 다른 서버와는 다른 레코드를 번갈아 주는 경우. 서버마다 별칭을 직접 따라가 얻은 주소는 제외: 같은 버전의 존에서 수명이 1분 이하이거나, 같은 네트워크에는 같은 값을 주는 경우(RFC 7871)",
  }),
  security: z
    .object({ state: z.enum(["secure", "insecure", "bogus", "island", "indeterminate"]), reason })
    .nullable()
    .meta({
      description:
        "What our own verification says of what the name servers give, where a resolver finds that it does not verify (DNSSEC); null where none does",
      ko: "DNSSEC 검증에 실패한 리졸버가 있을 때, 네임서버가 직접 준 응답을 이 점검이 검증한 결과. 그런 리졸버가 없으면 null",
    }),
  negativeSeconds: seconds.nullable().meta({
    description: "For how long resolvers remember that something does not exist in the zone (RFC 2308 §5)",
    ko: "존에 없다는 사실을 리졸버가 기억하는 시간(초, RFC 2308 §5)",
  }),
  freshEverywhereInSeconds: seconds.nullable().meta({
    description: "The most seconds until every resolver that answers has what is current; null where nobody can tell",
    ko: "응답한 모든 리졸버가 최신 값을 갖게 되기까지 최대로 남은 시간(초). 알 수 없으면 null",
  }),
  counts: counts.meta({ description: "Resolvers by verdict", ko: "판정별 리졸버 수" }),
  own: own.nullable().meta({
    description: "What the resolvers of the run say, which every other check goes by; counted nowhere",
    ko: "측정에 쓴 리졸버의 응답. 다른 점검은 이 값을 따르며, 집계에는 넣지 않습니다",
  }),
  resolvers: z.array(resolver).readonly(),
  authorities: z.array(authority).readonly(),
});

/** The observation that the check judges, stores and answers. */
export type PropagationRaw = z.output<typeof raw>;
