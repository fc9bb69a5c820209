import { z } from "zod";
import { volatile } from "../../core/canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { registrableTarget } from "../../core/target/registrable.ts";
import { exposureCategories } from "../../data/exposure/rule.ts";
import { operationalUses } from "../../data/dns/operational-names.ts";

/** Maximum number of hosts opened. */
export const mostHosts = 200;

/** Maximum number of other hosts listed. */
export const mostListed = 1000;

/** A page that matches more products than this is a list of products and matches none. */
export const mostMatches = 6;

/** The input: a domain. Unknown parameters are rejected. */
export const input = z.strictObject({
  domain: registrableTarget().meta({
    description:
      "The organisation's domain; scheme, path and leading www. are stripped, any name in it is reduced to it",
    ko: "조직의 도메인. 스킴, 경로, 앞의 www.는 제거하고 하위 이름은 등록 도메인으로 줄입니다",
    examples: ["example.com"],
  }),
});

/** The parsed input. */
export type Input = z.output<typeof input>;

const severity = z.enum(["critical", "high", "medium", "low", "info"]);

const access = z.enum(["open", "login", "unknown"]).meta({
  description: "Whether the page asks for a login; unknown where the page does not show it",
  ko: "로그인을 요구하는지 여부. 본 것만으로 알 수 없으면 unknown",
});

const match = z.object({
  rule: z.string().meta({ description: "The id of the rule", ko: "규칙 id" }),
  product: z.string().meta({ description: "Name of the product", ko: "제품의 이름" }),
  category: z.enum(exposureCategories).meta({ description: "What the product is", ko: "제품의 분류" }),
  access,
  severity: severity.meta({
    description: "Severity of the finding, from critical to info",
    ko: "발견 항목의 심각도. critical부터 info까지",
  }),
});

const host = z.object({
  host: z.string().meta({ description: "In ASCII, lower case", ko: "ASCII 소문자 이름" }),
  from: z.enum(["domain", "certificate", "observed"]).meta({
    description:
      "How the name is known: the domain itself and its www, a certificate in CT logs, or an earlier observation",
    ko: "이름의 출처. 도메인과 그 www, CT 로그의 인증서, 이전 관측",
  }),
  purpose: z.enum(operationalUses).nullable().meta({
    description: "Use of the system, as its name suggests; null where it suggests none",
    ko: "이름에서 짐작할 수 있는 시스템 용도. 없으면 null",
  }),
  state: z.enum(["answered", "private", "absent", "failed", "opted-out", "out-of-time"]).meta({
    description:
      "answered: a page came; private: public DNS names a private address, which was not opened; absent: no address; failed: nothing answered; opted-out: the operator excluded it; out-of-time: the deadline came first",
    ko: "answered: 페이지를 받음. private: 공개 DNS에 사설 주소가 있어 열지 않음. absent: 주소 없음. failed: 응답 없음. opted-out: 운영자가 제외함. out-of-time: 제한 시간이 먼저 끝남",
  }),
  reason: z.string().nullable().meta({
    description: "Code of the reason why there is no page; the same in every language",
    ko: "페이지가 없는 이유를 나타내는 코드(언어 공통)",
  }),
  address: z.string().nullable().meta({
    description: "IP address that answered; null without an answer",
    ko: "응답한 IP 주소. 응답이 없었으면 null",
  }),
  url: z.string().nullable().meta({ description: "URL of the page", ko: "페이지를 받은 URL" }),
  status: z.int().nullable().meta(descriptions.httpStatusIfAny),
  title: z.string().nullable().meta({ description: "The title of the page", ko: "페이지 제목" }),
  redirects: z
    .int()
    .min(0)
    .max(3)
    .meta({ description: "Number of redirects that were followed, at most 3", ko: "따라간 리디렉션의 수. 최대 3" }),
  redirectsTo: z.string().nullable().meta({
    description: "Origin outside the domain that the page redirects to; it was not opened",
    ko: "리디렉션이 가리키는 도메인 밖의 오리진. 열지 않았습니다",
  }),
  category: z.enum(exposureCategories).nullable().meta({
    description: "Category of the page; null without a page",
    ko: "페이지의 분류. 페이지가 없으면 null",
  }),
  access: access.nullable().meta({
    description: "Whether the page asks for a login; null without a page",
    ko: "로그인을 요구하는지 여부. 페이지가 없으면 null",
  }),
  noindex: z.boolean().meta({
    description: "Whether the page asks search engines not to index it",
    ko: "검색 엔진에 색인하지 말라고 하는지 여부",
  }),
  ambiguous: z.boolean().meta({
    description: `Whether it shows signs of more than ${mostMatches} products, so that it is taken for none of them`,
    ko: `제품 ${mostMatches}개가 넘는 표시가 있어 어느 제품으로도 보지 않았는지 여부`,
  }),
  matches: z.array(match).max(mostMatches).readonly().meta({
    description: "Products whose rules match the page",
    ko: "페이지가 규칙을 충족하는 제품",
  }),
  hints: z
    .array(
      z.object({
        rule: z.string().meta({ description: "Id of the exposure rule", ko: "노출 규칙의 id" }),
        product: z.string().meta({ description: "Name of the product", ko: "제품의 이름" }),
      }),
    )
    .max(mostMatches)
    .readonly()
    .meta({
      description:
        "Products of which the page has only a title, cookie or realm: too little to name them, so no finding says so",
      ko: "제목, 쿠키, realm 하나만 일치하는 제품. 제품이라고 판단하기에 부족하여 발견 항목으로 알리지 않습니다",
    }),
});

/** What is stored and judged. */
export const raw = z.object({
  domain: z.string().meta(descriptions.domainObserved),
  observedAt: volatile(z.string().meta(descriptions.observedAt)),
  names: z
    .object({
      total: z
        .int()
        .min(0)
        .meta({ description: "Known host names without wildcards", ko: "와일드카드를 제외하고 알려진 호스트 이름 수" }),
      certificates: z.enum(["complete", "partial", "failed"]).meta({
        description: "Whether the answer of the CT sources was complete or partial, or there was none",
        ko: "CT 출처에서 전부, 일부를 얻었는지 또는 얻지 못했는지",
      }),
      reason: z.string().nullable().meta({
        description: "Why the CT sources gave no complete answer; otherwise null",
        ko: "CT 출처에서 완전한 응답을 얻지 못한 이유. 얻었으면 null",
      }),
      observed: z.int().min(0).meta({ description: "Names from the store", ko: "저장소에 있던 이름 수" }),
      notOpened: z
        .array(z.string())
        .max(mostListed)
        .readonly()
        .meta({
          description: `Names beyond the first ${mostHosts}, which were not opened`,
          ko: `처음 ${mostHosts}개를 넘어 열지 않은 이름`,
        }),
    })
    .meta({
      description: "Host names of the domain, and where they are known from",
      ko: "도메인의 호스트 이름과 그 출처",
    }),
  hosts: z
    .array(host)
    .max(mostHosts)
    .readonly()
    .meta({ description: "Hosts whose page was requested", ko: "페이지를 요청한 호스트" }),
  truncated: z.boolean().meta({
    description: "Whether the deadline ended it before every host was opened; such an answer is not cached",
    ko: "모든 호스트를 열기 전에 제한 시간이 끝났는지 여부. 이런 응답은 캐시하지 않습니다",
  }),
});

/** The observation that the check judges, stores and returns. */
export type ExposureRaw = z.output<typeof raw>;

/** One host of the observation. */
export type HostSeen = ExposureRaw["hosts"][number];
