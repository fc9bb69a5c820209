import { z } from "zod";
import { ordered, volatile } from "../../core/canonical.ts";
import { descriptions, listTotal } from "../../core/descriptions.ts";
import { grades } from "../../core/grade/grade.ts";
import { requestKinds } from "../../formats/html/requests.ts";
import { dropReasons } from "../../formats/http/cookie-flags.ts";
import { lookalikeKinds, opaqueAnswers } from "../../probes/page/cors.ts";
import { plainHttpStates } from "../../probes/page/plain-http.ts";

const letter = z
  .enum(grades)
  .nullable()
  .meta({ description: "Null where there is no letter", ko: "등급이 없으면 null" });
const score = z
  .number()
  .nullable()
  .meta({ description: "0 to 100; null if there is none", ko: "0부터 100까지. 없으면 null" });

const best = z
  .object({
    grade: z.enum(grades).meta({ description: "Best possible grade", ko: "가능한 가장 좋은 등급" }),
    score: z.number().meta({ description: "0 to 100", ko: "0부터 100까지" }),
  })
  .meta({
    description: "Grade and score if everything that was not observed were perfect; absent if they would be the same",
    ko: "관찰하지 못한 것이 모두 완벽할 때의 등급과 점수. 차이가 없으면 생략",
  });

const tls = z.object({
  host: z.string().meta(descriptions.hostObserved),
  port: z.int().meta(descriptions.tcpPort),
  grade: letter,
  score,
  best: best.exactOptional(),
  caps: z
    .array(z.string())
    .readonly()
    .meta({ description: "The ceilings of the ssl check that hold", ko: "ssl 점검에서 적용된 등급 상한" }),
  reason: z
    .string()
    .nullable()
    .meta({ description: "Why nothing was measured; else null", ko: "측정하지 못한 이유. 측정했으면 null" }),
});

const leak = z.object({
  source: z.string().meta({ description: "Header, in lower case", ko: "소문자로 쓴 헤더 이름" }),
  value: z.string().meta({ description: "Value of the header, as it was sent", ko: "헤더의 값 그대로" }),
  kind: z.enum(["version", "product", "internal"]).meta({
    description: "version: a version number; product: only the name; internal: internal names or addresses",
    ko: "version: 버전 번호. product: 이름만. internal: 내부 이름이나 주소",
  }),
});

const software = z.object({
  source: z.string().meta({
    description: "Where it is disclosed: a header, `meta generator`, `script` or `stylesheet`",
    ko: "드러난 곳. 헤더, `meta generator`, `script` 또는 `stylesheet`",
  }),
  product: z.string().meta({ description: "Name of the software", ko: "소프트웨어의 이름" }),
  version: z.string().nullable().meta({
    description: "Version of the software; null if not disclosed",
    ko: "소프트웨어의 버전. 드러나지 않으면 null",
  }),
  packagedBy: z
    .object({
      distribution: z
        .string()
        .meta({ description: "Name of the distribution, such as debian", ko: "배포판의 이름(예: debian)" }),
      release: z.string().nullable().meta({
        description: "Null where the version does not tell",
        ko: "버전에 드러나지 않으면 null",
      }),
    })
    .nullable()
    .meta({
      description: "The distribution that may fix an old version under its old number, where the header names one",
      ko: "오래된 버전을 같은 번호로 수정할 수 있는 배포판. 헤더에 없으면 null",
    }),
  evidence: z.string().meta({
    description: "Text that discloses the software, as it was sent",
    ko: "소프트웨어를 드러내는 텍스트 그대로",
  }),
});

const cookie = z.object({
  name: z.string().meta({ description: "Cookie name", ko: "쿠키 이름" }),
  secure: z.boolean().meta({
    description: "Whether the cookie is sent over https only (RFC 6265 §5.2.5)",
    ko: "쿠키를 https로만 보내는지 여부(RFC 6265 §5.2.5)",
  }),
  httpOnly: z.boolean().meta({
    description: "Whether scripts cannot read the cookie (RFC 6265 §5.2.6)",
    ko: "스크립트가 쿠키를 읽을 수 없는지 여부(RFC 6265 §5.2.6)",
  }),
  sameSite: z.enum(["strict", "lax", "none"]).nullable().meta({
    description: "SameSite attribute in lower case; null without a valid one",
    ko: "SameSite 속성(소문자). 유효한 속성이 없으면 null",
  }),
  rejectedReason: z.enum(dropReasons).nullable().meta({
    description:
      "Why browsers drop it: it lacks what its prefix demands, or is for other sites and not secure; null where they keep it",
    ko: "브라우저가 버리는 이유. 접두사의 조건을 지키지 않았거나 Secure 없이 SameSite=None입니다. 버리지 않으면 null",
  }),
});

const insecureRequests = z.object({
  mixed: z
    .array(
      z.object({
        kind: z.enum(requestKinds).meta({
          description: "Kind of the loaded resource: script, stylesheet, frame or object",
          ko: "불러오는 것의 종류: 스크립트, 스타일시트, 프레임, object",
        }),
        url: z.string().meta({ description: "http URL of the resource", ko: "불러오는 http URL" }),
      }),
    )
    .readonly()
    .meta({
      description: "What it loads over plain HTTP that can change it, which browsers block",
      ko: "페이지를 바꿀 수 있는 것 중 평문 HTTP로 불러오는 것. 브라우저가 차단합니다",
    }),
  mixedTotal: z.int().meta(listTotal("mixed")),
  forms: z
    .array(
      z.object({
        url: z.string().meta({ description: "http URL to which the form is sent", ko: "양식을 보내는 http URL" }),
        hasPassword: z
          .boolean()
          .meta({ description: "Whether the form has a password field", ko: "폼에 비밀번호 입력란이 있는지" }),
      }),
    )
    .readonly()
    .meta({
      description: "Where its forms send their input over plain HTTP",
      ko: "양식이 입력 내용을 평문 HTTP로 보내는 곳",
    }),
  formsTotal: z.int().meta(listTotal("forms")),
  unchecked: z.array(z.string()).readonly().meta({
    description: "Scripts of other origins without an integrity attribute that browsers check",
    ko: "브라우저가 확인하는 integrity 속성 없이 불러오는 다른 출처의 스크립트",
  }),
  uncheckedTotal: z.int().meta(listTotal("unchecked")),
});

/** The observation of a site from outside. Times are ISO strings; strings from the target are cut, lists are capped, and no cookie value is kept. */
export const raw = z.object({
  host: z.string().meta(descriptions.hostObserved),
  port: z.int().meta(descriptions.tcpPort),
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  tls: z.array(tls).readonly().meta({
    description: "What the ssl check says of the host, and of the origin of the page where that is another",
    ko: "호스트에 대한 ssl 점검 결과. 페이지의 출처가 다르면 그 출처의 결과도 포함합니다",
  }),
  page: z
    .object({
      url: z.string().meta({ description: "Where the redirects ended", ko: "리디렉션이 끝난 곳" }),
      status: z.int().meta(descriptions.httpStatus),
      address: volatile(z.string().meta(descriptions.serverAddress)),
      grade: letter,
      score,
      best: best.exactOptional(),
    })
    .nullable()
    .meta({
      description:
        "The page, with what the http check says of its headers, whatever the way there; null where none was reached",
      ko: "페이지와 그 헤더에 대한 http 점검 결과(거쳐 온 길은 제외). 페이지에 이르지 못했으면 null",
    }),
  reason: z
    .string()
    .nullable()
    .meta({ description: "Why there is no page; else null", ko: "페이지가 없는 이유. 있으면 null" }),
  redirectChain: ordered(
    z
      .array(
        z.object({
          host: z.string().meta({
            description: "Host name or IP address of a redirect",
            ko: "리디렉션이 거치는 호스트 이름 또는 IP 주소",
          }),
          port: z.int().meta(descriptions.tcpPort),
          state: z.enum(["refused", "unclear", "clear"]).meta({
            description: "refused: browsers reject it; unclear: that is unknown; clear: it answers over plain HTTP",
            ko: "refused: 브라우저가 거부함. unclear: 알 수 없음. clear: 평문 HTTP로 응답함",
          }),
          refusals: z.array(z.string()).readonly().meta({
            description: "Why browsers reject the connection; empty if they accept it",
            ko: "브라우저가 연결을 거부하는 이유. 거부하지 않으면 비어 있음",
          }),
        }),
      )
      .readonly()
      .meta({
        description: "Hosts between the domain and its page that browsers reject, may reject, or reach over plain HTTP",
        ko: "호스트와 페이지 사이에서 브라우저가 거부하는 곳(이유 포함), 그 여부를 알 수 없는 곳(unclear), 암호화 없이 응답하는 곳(clear). 그 밖은 표시하지 않습니다",
      }),
  ),
  requestedScheme: z.enum(["https", "http"]).meta({
    description: "How the request for the page began: over plain HTTP only if https was unreachable",
    ko: "페이지로 가는 길의 시작. https로 아무도 들어갈 수 없을 때만 http",
  }),
  plainHttp: z
    .array(
      z.object({
        state: z.enum(plainHttpStates).meta({
          description:
            "closed: no connection; refused: rejects plain HTTP; redirects: to https; content: serves the page; astray: redirects do not reach https",
          ko: "closed: 연결 불가. refused: 평문 HTTP 거부. redirects: https로 이동. content: 페이지 제공. astray: https에 이르지 못함",
        }),
        url: z.string().meta({
          description: "Last URL: the plain page, the https URL, or the URL without an answer",
          ko: "마지막 URL. 평문 페이지, https URL, 또는 응답하지 않은 URL",
        }),
        reason: z.string().nullable().meta({
          description: "Why the state is unknown; otherwise null",
          ko: "알 수 없는 이유. 알 수 있으면 null",
        }),
        throughProxy: z.literal(true).exactOptional().meta({
          description: "Present where a proxy accepted the connection and nothing answered",
          ko: "프록시가 연결을 받아들였지만 응답이 없을 때만 있음",
        }),
        refusals: z.array(z.string()).readonly().meta({
          description: "Why browsers refuse the connection to which it redirects",
          ko: "리디렉션한 곳과의 연결을 브라우저가 거부하는 이유",
        }),
      }),
    )
    .readonly()
    .meta({
      description: "Behaviour of port 80 at the host and at the page; empty if not requested",
      ko: "호스트와 페이지가 있는 곳의 포트 80 동작. 묻지 않았으면 비어 있음",
    }),
  disclosures: z.array(leak).readonly().meta({
    description: "Headers that disclose software or internal names",
    ko: "소프트웨어나 내부 이름을 드러내는 헤더",
  }),
  privateAddresses: z
    .array(
      z.object({
        source: z.string().meta({ description: "Name of the header in lower case", ko: "소문자로 쓴 헤더 이름" }),
        address: z.string().meta({ description: "Private IP address in the header", ko: "헤더에 있는 사설 IP 주소" }),
      }),
    )
    .readonly()
    .meta({
      description: "Addresses of private networks in headers, other than the site's own",
      ko: "헤더에 있는 사설 네트워크 주소. 사이트 자체의 주소는 제외합니다",
    }),
  software: z.array(software).readonly().meta({
    description: "What the site says it is made of; null versions are not disclosed",
    ko: "사이트가 밝힌 소프트웨어. 버전을 밝히지 않았으면 null",
  }),
  softwareTotal: z.int().meta({ description: "How much was disclosed", ko: "드러난 소프트웨어의 수" }),
  softwareUnread: z.array(z.string()).readonly().meta({
    description: "Where so much is said of it that only the beginning was read: a header, or `meta generator`",
    ko: "너무 길어 앞부분만 읽은 곳. 헤더 또는 `meta generator`",
  }),
  unreadContent: z.enum(["coding", "part"]).nullable().meta({
    description:
      "What of the page could not be read: all of it, for its Content-Encoding, or all but the beginning; null where it was read",
    ko: "페이지에서 읽지 못한 것. Content-Encoding 때문에 전체(coding) 또는 앞부분을 뺀 나머지(part). 모두 읽었으면 null",
  }),
  insecureRequests: insecureRequests.nullable().meta({
    description: "What browsers send or load over plain HTTP; null without a readable HTML page on https",
    ko: "브라우저의 처리 방식을 기준으로 페이지에서 암호화 없이 나가는 것. https로 제공되는 HTML 페이지가 없거나 읽지 못했으면 null",
  }),
  cookies: z.array(cookie).readonly().meta({
    description: "Cookies that the visitor has at the page",
    ko: "페이지에 이른 방문자가 가진 쿠키",
  }),
  cookiesTotal: z.int().meta({ description: "Total number of cookies", ko: "쿠키의 수" }),
  cors: z
    .object({
      allowed: z.string().nullable().meta({
        description: "Value of Access-Control-Allow-Origin; null without one",
        ko: "Access-Control-Allow-Origin의 값. 없으면 null",
      }),
      reflected: z.boolean().meta({
        description: "Whether the server repeats the Origin of the request in Access-Control-Allow-Origin",
        ko: "서버가 요청의 Origin을 Access-Control-Allow-Origin에 그대로 돌려주는지 여부",
      }),
      credentials: z.boolean().meta({
        description: "Whether Access-Control-Allow-Credentials is true",
        ko: "Access-Control-Allow-Credentials가 true인지 여부",
      }),
      opaque: z.enum(opaqueAnswers).nullable().meta({
        description: "Answer to the origin `null` of sandboxed frames; null without an answer",
        ko: "샌드박스 프레임의 출처 `null`에 대한 응답. 묻지 않았거나 응답이 없으면 null",
      }),
      lookalikes: z
        .array(
          z.object({
            kind: z.enum(lookalikeKinds).meta({
              description: "prefix, suffix: the name in another name; subdomain: over plain HTTP",
              ko: "prefix, suffix: 페이지 이름을 포함한 다른 이름. subdomain: 평문 HTTP의 하위 도메인",
            }),
            origin: z.string().meta({ description: "The origin that was let in", ko: "허용된 출처" }),
          }),
        )
        .meta({
          description:
            "Origins that look like that of the page and may read it with the visitor's cookies: its name as the prefix or suffix of another, or a subdomain over plain HTTP",
          ko: "페이지의 출처와 비슷하게 생겼으면서 방문자의 쿠키로 읽을 수 있는 출처: 페이지 이름을 앞이나 뒤에 붙인 이름, 또는 평문 HTTP의 하위 도메인",
        }),
    })
    .nullable()
    .meta({
      description: "CORS reply of the page to a foreign Origin; null if it could not be requested",
      ko: "낯선 Origin에 대한 페이지의 응답. 물을 수 없었으면 null",
    }),
});

/** The observation that the check judges, stores and returns. */
export type OwaspRaw = z.output<typeof raw>;
