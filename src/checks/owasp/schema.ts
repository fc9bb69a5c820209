import { z } from "zod";
import { grades } from "../../core/grade.ts";
import { hostTarget } from "../../core/target.ts";
import { plainHttpStates } from "../../probes/plain-http.ts";

const defaultPort = 443;

/** What a caller gives: one host. Unknown parameters are refused. */
export const input = z.strictObject({
  host: hostTarget().meta({
    description: "Host name or IP address; the host part of a pasted URL is accepted",
    ko: "호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다",
    examples: ["example.com"],
  }),
});

/** The input once it is read. */
export type Input = z.output<typeof input>;

/** Where the site is asked for: the port of a pasted URL, else 443. */
export function endpointOf({ host }: Input): { readonly host: string; readonly port: number } {
  return { host: host.host, port: host.port ?? defaultPort };
}

const letter = z
  .enum(grades)
  .nullable()
  .meta({ description: "Null where there is no letter", ko: "등급이 없으면 null" });
const score = z
  .number()
  .nullable()
  .meta({ description: "0 to 100; null where there is none", ko: "0부터 100까지. 없으면 null" });

const tls = z.object({
  host: z.string(),
  port: z.int(),
  grade: letter,
  score,
  caps: z
    .array(z.string())
    .readonly()
    .meta({ description: "The ceilings of the ssl check that hold", ko: "ssl 검사에서 적용된 등급 상한" }),
  reason: z
    .string()
    .nullable()
    .meta({ description: "Why nothing was measured; else null", ko: "측정하지 못한 이유. 측정했으면 null" }),
});

const leak = z.object({
  source: z.string().meta({
    description: "Header, in lower case, or `meta generator`",
    ko: "소문자로 쓴 헤더 이름 또는 `meta generator`",
  }),
  value: z.string(),
  kind: z.enum(["version", "product", "internal"]),
});

const software = z.object({
  source: z.string().meta({
    description: "Where it is disclosed: a header, `meta generator` or `script`",
    ko: "드러난 곳. 헤더, `meta generator` 또는 `script`",
  }),
  product: z.string(),
  version: z.string().nullable(),
  evidence: z.string(),
});

const cookie = z.object({
  name: z.string(),
  secure: z.boolean(),
  httpOnly: z.boolean(),
  sameSite: z.enum(["strict", "lax", "none"]).nullable(),
  breaksPrefix: z.boolean().meta({
    description: "Whether browsers drop it, because it lacks what its prefix demands",
    ko: "접두사의 조건을 지키지 않아 브라우저가 버리는지 여부",
  }),
});

/** What is observed of a site from outside. Times are ISO strings; strings from the target are cut, lists capped; no value of a cookie is kept. */
export const raw = z.object({
  host: z.string(),
  port: z.int(),
  observedAt: z.iso.datetime(),
  tls: z.array(tls).readonly().meta({
    description: "What the ssl check says of the host, and of the origin of the page where that is another",
    ko: "호스트에 대한 ssl 검사 결과. 페이지의 출처가 다르면 그 출처의 결과도 포함합니다",
  }),
  page: z
    .object({
      url: z.string().meta({ description: "Where the redirects ended", ko: "리디렉션이 끝난 곳" }),
      status: z.int(),
      address: z.string(),
      grade: letter,
      score,
    })
    .nullable()
    .meta({
      description: "The page, with what the http check says of its headers; null where none was reached",
      ko: "페이지와 그 헤더에 대한 http 검사 결과. 페이지에 이르지 못했으면 null",
    }),
  reason: z
    .string()
    .nullable()
    .meta({ description: "Why there is no page; else null", ko: "페이지가 없는 이유. 있으면 null" }),
  plainHttp: z
    .object({ state: z.enum(plainHttpStates), url: z.string() })
    .nullable()
    .meta({
      description: "What port 80 does; null where it was not asked",
      ko: "포트 80의 동작. 묻지 않았으면 null",
    }),
  leaks: z.array(leak).readonly(),
  privateAddresses: z
    .array(z.object({ source: z.string(), address: z.string() }))
    .readonly()
    .meta({
      description: "Addresses of private networks in headers, other than the site's own",
      ko: "헤더에 있는 사설 네트워크 주소. 사이트 자체의 주소는 제외합니다",
    }),
  software: z.array(software).readonly().meta({
    description: "What the page says it is made of; null versions are not disclosed",
    ko: "페이지가 밝힌 소프트웨어. 버전을 밝히지 않았으면 null",
  }),
  packagedBy: z.string().nullable().meta({
    description: "The distribution that fixes old versions under their old numbers, where the headers name one",
    ko: "오래된 버전을 같은 번호로 수정해 주는 배포판. 헤더에 없으면 null",
  }),
  cookies: z.array(cookie).readonly(),
  cors: z
    .object({
      allowed: z.string().nullable(),
      reflected: z.boolean(),
      credentials: z.boolean(),
    })
    .nullable()
    .meta({
      description: "What the page answers to a stranger's Origin; null where it could not be asked",
      ko: "낯선 Origin에 대한 페이지의 응답. 물을 수 없었으면 null",
    }),
});

/** The observation that the check judges, stores and answers. */
export type OwaspRaw = z.output<typeof raw>;
