import { isIPv4, isIPv6 } from "node:net";
import { parse } from "tldts";
import { z } from "zod";
import { nextPage, paging } from "../../core/paging.ts";
import { shown } from "../../core/input.ts";
import { interpretation } from "../../core/result/interpretation-schema.ts";
import { withoutWww } from "../../core/store.ts";
import { hostTarget, type TargetProblem } from "../../core/target/target.ts";

/** The input: a domain, a host or an IPv4 address. Unknown parameters are rejected. */
export const input = z.strictObject({
  target: hostTarget()
    .transform(({ host }, context) => {
      const problem = problemWith(host);
      if (problem === null) return withoutWww(host);
      context.addIssue({ code: "custom", params: { given: shown(host), ...problem } });
      return z.NEVER;
    })
    .meta({
      description: "Domain name or IPv4 address; scheme, path and a leading www. of a pasted URL are stripped",
      ko: "도메인 이름 또는 IPv4 주소. 붙여 넣은 URL의 스킴과 경로, 맨 앞의 www.는 제거합니다",
      examples: ["example.com"],
    }),
  ...paging,
});

/** The parsed input. */
export type Input = z.output<typeof input>;

/** Why a host can never have a history; null if it can. */
function problemWith(host: string): TargetProblem | null {
  if (isIPv4(host)) return null;
  if (isIPv6(host)) {
    return {
      expected: {
        en: "a domain name or an IPv4 address (IPv6 addresses have no history)",
        ko: "도메인 이름 또는 IPv4 주소(IPv6 주소의 기록은 보관하지 않음)",
      },
    };
  }
  // Names below a top-level domain that IANA has not delegated cannot have been observed.
  const { isIcann, isPrivate } = parse(host, {
    extractHostname: false,
    validateHostname: false,
    allowPrivateDomains: true,
  });
  if (isIcann === true || isPrivate === true) return null;
  const label = host.slice(host.lastIndexOf(".") + 1);
  return {
    expected: {
      en: `a domain name under a public top-level domain (.${label} is not one)`,
      ko: `공용 최상위 도메인 아래의 이름(.${label}은(는) 공용 최상위 도메인이 아님)`,
    },
  };
}

const seen = z.object({
  value: z
    .string()
    .meta({ description: "Recorded value, such as an address or a host name", ko: "기록된 값(예: 주소, 호스트 이름)" }),
  firstSeen: z.iso
    .datetime()
    .meta({ description: "When the value was first observed here", ko: "값을 처음 관측한 시각" }),
  lastSeen: z.iso
    .datetime()
    .meta({ description: "When the value was last observed here", ko: "값을 마지막으로 관측한 시각" }),
});

/** The recorded values of a target. Times are ISO strings. */
export const raw = z.object({
  target: z.string().meta({ description: "The name or address, as stored", ko: "저장된 이름 또는 주소" }),
  kinds: z
    .array(
      z
        .object({
          kind: z.string().meta({
            description:
              "dns:a, dns:aaaa, dns:ns, dns:mx, dns:cname, ssl:issuer, rdap:registrar (IANA id, or the name without one), rdap:ns, rdap:status; for an address ip:asn and ip:ptr",
            ko: "dns:a, dns:aaaa, dns:ns, dns:mx, dns:cname, ssl:issuer, rdap:registrar(IANA 목록의 번호, 번호가 없으면 이름), rdap:ns, rdap:status. 주소는 ip:asn과 ip:ptr",
          }),
          values: z.array(seen.readonly()).readonly().meta({
            description: "Values of this kind, the most recently observed first",
            ko: "이 종류의 값. 최근에 관측한 것부터",
          }),
        })
        .readonly(),
    )
    .readonly()
    .meta({
      description: "Values by kind, the most recently seen first",
      ko: "종류별 값. 한 페이지는 마지막으로 관측한 시각이 최근인 값부터 담습니다",
    }),
  next: nextPage,
});

/** The recorded values of a target. */
export type HistoryRaw = z.output<typeof raw>;

/** The answer of the check. */
export const answer = raw.extend({ interpretation });
