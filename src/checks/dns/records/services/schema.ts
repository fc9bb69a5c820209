import { z } from "zod";
import { descriptions, listTotal } from "../../../../core/descriptions.ts";
import { reason } from "../schema-texts.ts";

/** Service bindings (RFC 9460), which clients read before they connect. */
export const bindings = z.object({
  state: z.enum(["found", "absent", "unknown"]).meta(descriptions.presence),
  reason,
  hasEch: z.boolean().meta({
    description: "Whether a key for Encrypted Client Hello is among them (RFC 9848)",
    ko: "Encrypted Client Hello 키가 있는지 여부(RFC 9848)",
  }),
  hasBrokenEch: z.boolean().meta({
    description: "Whether an ech parameter is not a valid ECHConfigList (RFC 9849 §4)",
    ko: "ech 파라미터의 값이 그런 키의 목록(RFC 9849 §4)이 아닌지 여부",
  }),
  aliases: z.array(z.string()).readonly().meta({
    description: "The names that records in AliasMode lead to, in their order",
    ko: "AliasMode 레코드가 차례로 가리키는 이름",
  }),
  isLoop: z.boolean().meta({
    description: "Whether they form a loop or a chain that is too long",
    ko: "순환하거나 아무도 따라가지 않을 만큼 긴지 여부",
  }),
  isUnavailable: z.boolean().meta({
    description: 'Whether a record in AliasMode has the target ".": the service does not exist (§2.5.1)',
    ko: 'AliasMode 레코드의 대상이 "."인지 여부. 서비스가 존재하지 않음을 뜻함(§2.5.1)',
  }),
  hasBothModes: z.boolean().meta({
    description: "Whether records in AliasMode and in ServiceMode are side by side (§2.4.1)",
    ko: "AliasMode 레코드와 ServiceMode 레코드가 함께 있는지 여부(§2.4.1)",
  }),
  unknownMandatoryKeys: z.array(z.int()).readonly().meta({
    description: "Mandatory keys that are not registered, so that no client can use the record (§8)",
    ko: "등록되지 않아 어떤 클라이언트도 레코드를 쓸 수 없게 하는 필수 키(§8)",
  }),
  ports: z.array(z.int()).readonly().meta({
    description: "Other ports that the records name; not connected to",
    ko: "레코드에 있는 다른 포트. 접속하지 않음",
  }),
  ownHints: z.array(z.string()).readonly().meta({
    description: "Address hints for the name itself",
    ko: "이름 자체에 대한 주소 힌트",
  }),
  hints: z.array(z.string()).readonly().meta({
    description: "Addresses in ipv4hint and ipv6hint that are not reachable from the Internet",
    ko: "ipv4hint와 ipv6hint의 주소 가운데 누구나 접속할 수는 없는 것",
  }),
});

/** SRV records (RFC 2782) of the name and of the services below it. */
export const srv = z.object({
  list: z
    .array(
      z.object({
        owner: z.string().meta({ description: "Where the record is", ko: "레코드의 위치" }),
        priority: z.int().meta({ description: "Clients try the lowest first", ko: "낮은 값부터 시도함" }),
        weight: z.int().meta({
          description: "Share of the clients among targets with this priority",
          ko: "우선순위가 같은 대상 사이에서 클라이언트를 나누는 비중",
        }),
        port: z.int().meta({ description: "Port of the service on the target", ko: "대상에서 서비스가 쓰는 포트" }),
        target: z.string().meta({ description: "The host of the service", ko: "서비스를 제공하는 호스트" }),
        state: z.enum(["there", "unavailable", "address", "alias", "missing", "no-address", "unknown"]).meta({
          description:
            'unavailable: the target ".", so the service does not exist; address: the target is an IP address; alias: it is a CNAME; missing: it does not exist; no-address: it has neither A nor AAAA records',
          ko: 'unavailable: 대상이 "."이므로 서비스가 없음. address: 대상이 IP 주소임. alias: CNAME임. missing: 존재하지 않음. no-address: A와 AAAA 레코드가 없음',
        }),
        reason,
      }),
    )
    .readonly()
    .meta({ description: "The records, sorted by owner and priority", ko: "소유자와 우선순위 순의 레코드" }),
  total: z.int().meta(listTotal("list")),
});

/** NAPTR records (RFC 3403) of the name. */
export const naptr = z.object({
  state: z.enum(["found", "absent", "unknown"]).meta(descriptions.presence),
  reason,
  list: z
    .array(
      z.object({
        order: z.int().meta({ description: "Clients process the lowest first", ko: "낮은 값부터 처리함" }),
        preference: z.int().meta({
          description: "Of records with the same order, the lowest comes first",
          ko: "order가 같으면 낮은 값이 먼저",
        }),
        flags: z.string().meta({
          description: "Meaning of the result: S, A, U or P; empty if the next NAPTR record decides",
          ko: "결과의 뜻(S, A, U, P). 다음 NAPTR 레코드가 정하면 비어 있음",
        }),
        services: z
          .string()
          .meta({ description: "Services and protocols, such as E2U+sip", ko: "E2U+sip 같은 서비스와 프로토콜" }),
        regexp: z
          .string()
          .meta({ description: "The substitution expression; empty without one", ko: "치환 표현식. 없으면 비어 있음" }),
        replacement: z.string().meta({ description: 'The next name; "." without one', ko: '다음 이름. 없으면 "."' }),
        faults: z
          .array(z.enum(["both", "neither", "expression", "flags", "uri-without-expression"]))
          .readonly()
          .meta({
            description:
              "both, neither: it has both an expression and a replacement, or none of them; expression: not a substitution; uri-without-expression: the flag U without an expression",
            ko: "both, neither: 표현식과 대체 이름이 둘 다 있거나 둘 다 없음. expression: 치환식이 아님. uri-without-expression: U 플래그인데 표현식이 없음",
          }),
        hasTarget: z.boolean().nullable().meta({
          description: "Whether the replacement has the records that the flag promises; null if unknown or without one",
          ko: "대체 이름에 플래그가 뜻하는 레코드가 있는지 여부. 알 수 없거나 대체 이름이 없으면 null",
        }),
      }),
    )
    .readonly()
    .meta({ description: "The records in the order of their processing", ko: "처리되는 순서의 레코드" }),
  total: z.int().meta(listTotal("list")),
});
