import { z } from "zod";
import { canonicalAs, ordered, volatile } from "../../core/canonical.ts";
import { withoutTokens } from "../../core/tokens.ts";
import { canonicalHeaders, canonicalUrl, withoutNonces } from "./canonical.ts";
import { descriptions } from "../../core/descriptions.ts";
import { allIps } from "../../core/addresses/all-ips.ts";
import { surroundingsOf } from "../../core/addresses/surroundings.ts";
import { urlTarget } from "../../core/target/target.ts";
import { oddityKinds } from "../../core/net/net.ts";
import { identityProblems } from "../../probes/page/identity.ts";
import { pageEvidence, pageKinds } from "../../probes/page/kind.ts";
import { plainHttpStates } from "../../probes/page/plain-http.ts";

/** The input: one URL. Unknown parameters are rejected. */
export const input = z.strictObject({
  url: urlTarget().meta({
    description: "Full URL; https:// is assumed where the scheme is missing",
    ko: "전체 URL. 스킴이 없으면 https://로 봅니다",
    examples: ["https://example.com/"],
  }),
  all_ips: allIps(),
});

/** The parsed input: the URL in canonical form, without fragment. */
export type Input = z.output<typeof input>;

const certificateRejection = z
  .object({
    problems: z.array(z.enum(identityProblems)).readonly().meta({
      description: "Reasons for the rejection, such as expired or wrong-name",
      ko: "거부하는 이유(예: expired, wrong-name)",
    }),
  })
  .nullable()
  .meta({
    description: "Why browsers refuse the certificate; null over plain HTTP and where it could not be judged",
    ko: "브라우저가 인증서를 거부하는 이유. 평문 HTTP이거나 판단할 수 없었으면 null",
  });

const hop = z.object({
  url: canonicalAs(
    z.string().meta({ description: "URL that was requested, in canonical form", ko: "요청한 URL의 정규형" }),
    canonicalUrl,
  ),
  status: z.int().meta(descriptions.httpStatus),
  location: canonicalAs(
    z.string().nullable().meta({
      description: "Where it redirects to; null where it does not",
      ko: "리디렉션하는 곳. 리디렉션하지 않으면 null",
    }),
    canonicalUrl,
  ),
  refresh: z.literal(true).exactOptional().meta({
    description:
      "Present where the page led on by a Refresh header or <meta http-equiv=refresh>, and not by its status",
    ko: "상태 코드가 아니라 Refresh 헤더나 <meta http-equiv=refresh>로 이동했을 때만 있음",
  }),
  upgradedFrom: z.string().exactOptional().meta({
    description: "The http URL that the server named, where HSTS of an earlier reply changed it to https; else absent",
    ko: "서버가 지정한 http URL. 앞선 응답의 HSTS가 https로 바꾸었을 때만 있음",
  }),
  hsts: z.string().exactOptional().meta({
    description:
      "The Strict-Transport-Security field that browsers read of an https reply before the last one; else absent",
    ko: "마지막 응답보다 앞선 https 응답에서 브라우저가 읽는 Strict-Transport-Security 필드. 없으면 생략",
  }),
  downgrade: z
    .boolean()
    .meta({ description: "Whether it redirects from https to http", ko: "https에서 http로 리디렉션하는지 여부" }),
  ms: volatile(z.int().min(0).meta({ description: "Milliseconds", ko: "밀리초" })),
  certificateRejection,
});

const oddity = z.object({
  kind: z.enum(oddityKinds).meta({
    description: "nul-byte: a NUL in a header; space-before-colon: RFC 9112 §5.1; status-line: RFC 9112 §4",
    ko: "nul-byte: 헤더의 NUL. space-before-colon: RFC 9112 §5.1. status-line: RFC 9112 §4",
  }),
  url: z.string().meta({ description: "URL of the reply with the anomaly", ko: "이상이 있는 응답의 URL" }),
  excerpt: z.string().meta({ description: "The name of the header, or the status line", ko: "헤더 이름 또는 상태 줄" }),
});

const refresh = z.object({
  from: z.enum(["header", "meta"]).meta({
    description: "Whether a `Refresh` header or a `meta` element asks for it",
    ko: "`Refresh` 헤더의 요청인지 `meta` 요소의 요청인지",
  }),
  delay: z.int().min(0).meta({ description: "Seconds", ko: "초" }),
  url: z.string().meta({ description: "Target of the refresh", ko: "새로 고침의 대상 URL" }),
});

const leak = z.object({
  source: z.string().meta({
    description: "Header, in lower case, or `meta generator`",
    ko: "소문자로 쓴 헤더 이름 또는 `meta generator`",
  }),
  value: canonicalAs(
    z.string().meta({ description: "Value of the header or element, as it was sent", ko: "헤더나 요소의 값 그대로" }),
    withoutTokens,
  ),
  kind: z.enum(["version", "product", "internal"]).meta({
    description: "version: a version number; product: only the name; internal: internal names or addresses",
    ko: "version: 버전 번호. product: 이름만. internal: 내부 이름이나 주소",
  }),
  product: z
    .string()
    .nullable()
    .meta({ description: "Name of the software; null if not recognized", ko: "소프트웨어의 이름. 알 수 없으면 null" }),
  version: z.string().nullable().meta({
    description: "Version of the software; null if not disclosed",
    ko: "소프트웨어의 버전. 드러나지 않으면 null",
  }),
});

const page = z.object({
  kind: z.enum(pageKinds).meta({
    description:
      "What the final answer is: the site, an API, an error, a login, a bot challenge, a block page, or a platform's page for a site that does not exist",
    ko: "마지막 응답의 종류. 사이트, API, 오류, 로그인, 봇 확인, 차단 페이지, 또는 존재하지 않는 사이트에 대한 플랫폼의 페이지",
  }),
  basis: z.enum(pageEvidence).meta({
    description: "What this follows from",
    ko: "판단의 근거",
  }),
  evidence: z.string().meta({
    description: "Header, status or text that `basis` refers to",
    ko: "`basis`가 가리키는 헤더, 상태 코드 또는 텍스트",
  }),
  service: z.string().nullable().meta({
    description: "The service that answered in place of the site; null where none is known",
    ko: "사이트 대신 응답한 서비스. 알 수 없으면 null",
  }),
  content: z.enum(["site", "api"]).meta({
    description: "What the content is where its status is accepted: a page, or data for programs",
    ko: "상태 코드를 허용할 때의 내용. 페이지 또는 프로그램용 데이터",
  }),
});

/** The port 80 result in stored form. */
export const plainHttp = z.object({
  state: z.enum(plainHttpStates).meta({
    description:
      "closed: no connection; refused: rejects plain HTTP; redirects: to https; content: serves the page; astray: redirects do not reach https",
    ko: "closed: 연결 불가. refused: 평문 HTTP 거부. redirects: https로 이동. content: 페이지 제공. astray: https에 이르지 못함",
  }),
  url: z.string().meta({
    description: "Last URL: the plain page, the https URL, or the URL without an answer",
    ko: "마지막 URL. 평문 페이지, https URL, 또는 응답하지 않은 URL",
  }),
  status: z.int().nullable().meta(descriptions.httpStatusIfAny),
  reason: z.string().nullable().meta({
    description: "Why the state is unknown or the redirects are broken; otherwise null",
    ko: "알 수 없는 이유 또는 리디렉션이 잘못 끝난 방식. 없으면 null",
  }),
  throughProxy: z.literal(true).exactOptional().meta({
    description:
      "Present where a proxy accepted the connection and nothing answered; a closed port looks the same then",
    ko: "프록시가 연결을 받아들였지만 응답이 없을 때만 있음. 닫힌 포트도 똑같이 보입니다",
  }),
});

/**
 * The observation of a page and its redirects, at one address. Times are ISO strings, `ms` is milliseconds; strings from the target are cut, lists
 * are capped.
 */
const one = z.object({
  url: z.string().meta({ description: "Requested URL in canonical form", ko: "요청한 URL의 정규형" }),
  finalUrl: canonicalAs(
    z.string().meta({ description: "Where the redirects ended", ko: "리디렉션이 끝난 곳" }),
    canonicalUrl,
  ),
  status: z.int().meta({ description: "Of the last reply", ko: "마지막 응답의 상태 코드" }),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  address: volatile(
    z.string().meta({ description: "The address that sent the last reply", ko: "마지막 응답을 보낸 주소" }),
  ),
  redirectChain: ordered(
    z
      .array(hop)
      .readonly()
      .meta({ description: "Every reply on the way, in order", ko: "거쳐 간 모든 응답. 순서대로입니다" }),
  ),
  redirectOutcome: z
    .enum([
      "answered",
      "loop",
      "limit",
      "private",
      "invalid-location",
      "nul-byte",
      "content-disposition",
      "content-encoding",
    ])
    .meta({
      description: "How the redirects ended: at a page, or in a way that no browser follows",
      ko: "리디렉션이 끝난 방식. 페이지에 이르렀거나, 브라우저가 따라가지 않는 방식으로 끝났습니다",
    }),
  page: page.meta({
    description: "Kind of the final answer, and how it was recognized",
    ko: "마지막 응답의 종류와 판단 근거",
  }),
  headers: canonicalAs(
    ordered(
      z
        .array(z.tuple([z.string(), z.string()]).readonly())
        .readonly()
        .meta({
          description: "In wire order, duplicates kept; long values are cut, the values of cookies left out",
          ko: "받은 순서 그대로이며 중복도 남깁니다. 긴 값은 자르고 쿠키의 값은 뺍니다",
        }),
    ),
    canonicalHeaders,
  ),
  headersTotal: volatile(z.int().meta({ description: "How many were received", ko: "받은 헤더의 수" })),
  disclosures: z
    .array(leak)
    .readonly()
    .meta({ description: "What tells about the software behind the site", ko: "사이트 뒤의 소프트웨어를 드러내는 것" }),
  parser: z.enum(["strict", "tolerant"]).meta({
    description: "tolerant where the reply breaks the rules of HTTP",
    ko: "응답이 HTTP 규칙을 어기면 tolerant",
  }),
  version: z
    .enum(["1.1", "2"])
    .meta({ description: "HTTP/2 joins repeated headers", ko: "HTTP/2는 반복된 헤더를 합칩니다" }),
  meta: z
    .object({
      csp: canonicalAs(
        z
          .array(z.string())
          .readonly()
          .meta({ description: "Content-Security-Policy in meta elements", ko: "meta 요소의 Content-Security-Policy" }),
        (policies) => policies.map(withoutNonces),
      ),
      referrer: z
        .array(z.string())
        .readonly()
        .meta({ description: "Referrer policies in meta elements", ko: "meta 요소의 리퍼러 정책" }),
      isComplete: z.boolean().meta({
        description: "Whether the head was read to its end",
        ko: "head를 끝까지 읽었는지 여부",
      }),
    })
    .meta({ description: "Policies in the page itself", ko: "페이지 자체에 적힌 정책" }),
  plainHttp: plainHttp.nullable().meta({
    description: "What port 80 does; null where the page is not on port 443",
    ko: "포트 80의 동작. 페이지가 포트 443에 있지 않으면 null",
  }),
  certificateRejection,
  anomalies: z.array(oddity).readonly().exactOptional().meta({
    description:
      "What browsers read differently, or refuse, in the heads of the replies; absent where there is no such thing",
    ko: "브라우저마다 다르게 읽거나 거부하는 응답 헤더의 이상. 없으면 생략",
  }),
  refresh: refresh.exactOptional().meta({
    description: "A refresh of the last page that was not followed; absent if there is none",
    ko: "따라가지 않은 마지막 페이지의 새로 고침. 없으면 생략",
  }),
  publicSuffixWildcards: z.array(z.string()).readonly().exactOptional().meta({
    description:
      "Hosts of the policies that stand for a whole public suffix, such as *.co.uk or *.vercel.app; absent if there are none",
    ko: "정책에 적힌 호스트 중 *.co.uk나 *.vercel.app처럼 공용 접미사 전체를 뜻하는 것. 없으면 생략",
  }),
  staticNonce: z.boolean().nullable().meta({
    description: "Whether two requests got the same nonce; null where none was sent or compared",
    ko: "두 요청이 같은 nonce를 받았는지 여부. nonce가 없거나 비교하지 않았으면 null",
  }),
  truncated: z
    .boolean()
    .meta({ description: "Whether only the beginning of the body was read", ko: "본문의 앞부분만 읽었는지 여부" }),
});

/** The observation at one address. */
export type OneHttp = z.output<typeof one>;

/** The observation of a page: at the address that answered first, and at all others if requested. */
export const raw = one.extend({
  addresses: z.array(surroundingsOf(one)).readonly().exactOptional().meta({
    description: "Observations at the other addresses of the requested host and of the page; absent without all_ips",
    ko: "요청한 호스트와 페이지 호스트의 다른 주소에서 본 것. all_ips로 요청하지 않았으면 없습니다",
  }),
});

/** The observation that the check judges, stores and returns. */
export type HttpRaw = z.output<typeof raw>;
