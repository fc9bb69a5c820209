import { z } from "zod";
import { ordered } from "../../../core/canonical.ts";
import { descriptions, listTotal } from "../../../core/descriptions.ts";
import { reason } from "./schema-texts.ts";

const address = z.object({
  address: z.string().meta({ description: "IP address of the name", ko: "이름의 IP 주소" }),
  isPublic: z.boolean().meta({
    description: "Whether it is reachable from the Internet",
    ko: "누구나 접속할 수 있는 주소인지 여부",
  }),
});

const family = z.enum(["found", "absent", "unknown"]);

/** The addresses of a name. */
export const addresses = z.object({
  hasA: family.meta({ description: "Whether there are A records", ko: "A 레코드가 있는지 여부" }),
  hasAaaa: family.meta({ description: "Whether there are AAAA records", ko: "AAAA 레코드가 있는지 여부" }),
  list: z
    .array(address)
    .readonly()
    .meta({ description: "Addresses of the name, IPv4 and IPv6", ko: "이름의 주소(IPv4와 IPv6)" }),
  total: z.int().meta(listTotal("list")),
});

/** The alias chain of a name. */
export const aliases = z.object({
  targets: ordered(z.array(z.string()).readonly().meta({ description: "One after the other", ko: "차례로" })),
  outcome: z.enum(["end", "missing", "loop", "long", "unknown"]).meta({
    description:
      "end: the last name is none; missing: it does not exist; loop: they run in a circle; long: resolvers give up before the end",
    ko: "end: 마지막 이름은 별칭이 아님. missing: 존재하지 않음. loop: 순환함. long: 리졸버가 끝까지 따라가지 않음",
  }),
  reason,
  conflictingTypes: z.array(z.string()).readonly().meta({
    description: "Types of records that are there beside an alias, where there can be none",
    ko: "별칭과 함께 있을 수 없는데도 있는 레코드 유형",
  }),
});

/** The TXT records of a name together. */
export const texts = z.object({
  state: z.enum(["found", "absent", "unknown"]).meta(descriptions.presence),
  reason,
  total: z.int().meta({ description: "Number of TXT records of the name", ko: "이름의 TXT 레코드 수" }),
  octets: z.int().meta({
    description: "Octets of an answer with all of them and nothing else",
    ko: "전부를 담은 응답의 옥텟 수",
  }),
  repeated: z.array(z.string()).readonly().meta({
    description: "Those that are there more than once",
    ko: "두 번 이상 있는 텍스트",
  }),
  tokens: z.int().meta({
    description: "How many prove to some service whose domain it is",
    ko: "서비스에 도메인 소유를 증명하는 텍스트의 수",
  }),
});

/** Wildcard records. */
export const wildcard = z.object({
  state: z.enum(["present", "absent", "unknown"]).meta({
    description: "present: a wildcard answers for names below; absent: none does (RFC 4592)",
    ko: "present: 와일드카드가 하위 이름에 응답함. absent: 응답하지 않음(RFC 4592)",
  }),
  reason,
  types: z
    .array(z.string())
    .readonly()
    .meta({ description: "Record types that the wildcard has", ko: "와일드카드가 가진 레코드 유형" }),
});

const owners = [
  "registered",
  "unregistered",
  "undelegated",
  "held",
  "closed",
  "no-registry",
  "own",
  "none",
  "unknown",
] as const;

/** Names that records refer to. */
export const references = z.object({
  list: z
    .array(
      z.object({
        name: z.string().meta({ description: "Name that a record refers to", ko: "레코드가 가리키는 이름" }),
        by: z.array(z.string()).readonly().meta({ description: "What relies on it", ko: "의존하는 레코드" }),
        state: z.enum(["there", "missing", "unknown"]).meta({
          description: "there: the name exists; missing: NXDOMAIN; unknown: the lookup failed",
          ko: "there: 존재함. missing: NXDOMAIN. unknown: 조회 실패",
        }),
        reason,
        domain: z.string().nullable().meta({
          description: "The registrable domain; null if there is none",
          ko: "등록할 수 있는 도메인. 없으면 null",
        }),
        registration: z.enum(owners).meta({
          description:
            "unregistered: not registered, according to the registry; undelegated: not delegated by the parent zone, and the registry's answer is unknown; held: registered but not delegated; closed: does not exist, but not everyone may register it; no-registry: the top-level domain does not exist; own: the domain of the name itself",
          ko: "unregistered: 레지스트리에 등록되지 않은 도메인. undelegated: 상위 존에 위임이 없고 레지스트리의 답은 알 수 없음. held: 등록되었으나 상위 존에 위임이 없음. closed: 존재하지 않지만 누구나 등록할 수 있는 도메인은 아님. no-registry: 최상위 도메인이 없음. own: 이름 자체의 도메인",
        }),
        registrationReason: reason,
        service: z.string().nullable().meta({
          description: "The service whose customers can claim such names",
          ko: "그런 이름을 요청하는 누구에게나 주는 서비스",
        }),
      }),
    )
    .readonly()
    .meta({ description: "Names that records of the domain refer to", ko: "도메인의 레코드가 가리키는 이름" }),
  total: z.int().meta(listTotal("list")),
});
