import { z } from "zod";
import { severities } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { exposureCategories, type ExposureRule } from "../../data/exposure/rule.ts";
import { ruleProblem } from "../../formats/exposure/rules.ts";

/** Maximum number of user-defined rules. */
const mostRules = 10_000;

const anId: Text = {
  en: "1 to 60 lower-case letters, digits and hyphens, such as acme-panel",
  ko: "acme-panel처럼 소문자, 숫자, 하이픈으로 된 1~60자",
};
const aDigest: Text = {
  en: "64 hexadecimal digits in lower case, the SHA-256 of the file, or its MurmurHash3 as public databases publish it, a number",
  ko: "소문자 16진수 64자리(파일의 SHA-256), 또는 공개 데이터베이스가 쓰는 MurmurHash3 숫자",
};
const aSign: Text = {
  en: "an object with exactly one of title, titleIs, body, bodyIs, text, script, asset, form, field, element, meta, json, header, realm, cookie, path, favicon and status",
  ko: "title, titleIs, body, bodyIs, text, script, asset, form, field, element, meta, json, header, realm, cookie, path, favicon, status 중 하나만 있는 객체",
};
const aCondition: Text = {
  en: "a sign with followedBy only beside title, body, text or script, has only beside header, meta or json, and on only beside title or titleIs",
  ko: "title, body, text, script에만 followedBy가, header, meta, json에만 has가, title, titleIs에만 on이 있는 조건",
};
const yes: Text = { en: "true", ko: "true" };

const text = z.string().min(1).max(500);
const status = z.int().min(100).max(599);
const favicon = z
  .union([z.string(), z.int()])
  .refine((given) => (typeof given === "number" ? Math.abs(given) <= 2 ** 31 : /^[\da-f]{64}$/.test(given)), {
    params: { expected: aDigest },
  });

/** The kinds of signs; a sign has one of them. */
const kinds = {
  title: text.meta({ description: "A part of the title", ko: "제목의 일부" }),
  titleIs: z
    .union([text, z.array(text).min(1).max(50)])
    .meta({ description: "The whole title, or a list of them", ko: "제목 전체 또는 그 목록" }),
  body: text.meta({ description: "A part of the page's source", ko: "페이지 소스의 일부" }),
  bodyIs: text.meta({ description: "The whole body", ko: "본문 전체" }),
  text: text.meta({
    description: "A part of the text that the page shows, outside of code samples",
    ko: "코드 예시를 제외하고 페이지에 보이는 글의 일부",
  }),
  script: text.meta({ description: "A part of an inline script", ko: "페이지 안 스크립트의 일부" }),
  asset: text.meta({
    description: "A part of the URL of a script, style, icon, picture or frame of the page's own host",
    ko: "같은 호스트의 스크립트, 스타일, 아이콘, 그림, 프레임 URL의 일부",
  }),
  form: text.meta({ description: "A part of the URL to which a form sends", ko: "폼을 보내는 URL의 일부" }),
  field: text.meta({ description: "The name or id of a form control", ko: "입력란의 name이나 id" }),
  element: text.meta({
    description: "A custom element, an id as #id, or an attribute of <html> or <body> as name=value",
    ko: "사용자 정의 요소, #id, 또는 <html>이나 <body>의 속성(name=value)",
  }),
  meta: text.meta({ description: "The name or property of a <meta>", ko: "<meta>의 name이나 property" }),
  json: z
    .array(text)
    .min(1)
    .max(20)
    .meta({ description: "Members that the object of a JSON body has", ko: "JSON 본문 객체에 있는 멤버" }),
  header: text.meta({ description: "The name of a response header", ko: "응답 헤더의 이름" }),
  realm: text.meta({
    description: "The realm of an authentication challenge; with a * at its end, its beginning",
    ko: "인증 요청의 realm. *로 끝나면 앞부분",
  }),
  cookie: text.meta({
    description: "The name of a cookie that is set; with a * at its end, its beginning",
    ko: "설정되는 쿠키의 이름. *로 끝나면 이름의 앞부분",
  }),
  path: text.meta({
    description: "A part of the path and query to which redirects, a refresh or a script lead",
    ko: "리디렉션, refresh, 스크립트가 이끄는 경로와 쿼리의 일부",
  }),
  favicon: favicon.meta({ description: `The favicon: ${aDigest.en}`, ko: `파비콘: ${aDigest.ko}` }),
  status: status.meta({
    description: "The HTTP status, 100 to 599; not sufficient alone",
    ko: "HTTP 상태 코드(100~599). 이것만으로는 부족합니다",
  }),
};

/** A sign of a page. */
export const ownSign = z
  .strictObject({
    ...kinds,
    followedBy: text.meta({
      description: "Beside title, body, text or script: a regular expression for what follows it; no repeated groups",
      ko: "title, body, text, script와 함께 사용: 바로 뒤에 와야 하는 정규 표현식. 그룹은 반복할 수 없습니다",
    }),
    has: text.meta({
      description: "Beside header, meta or json: a part of the value, of the first member for json",
      ko: "header, meta, json과 함께 사용: 값(json은 첫 멤버)의 일부",
    }),
    on: z.enum(["shell", "login", "app"]).meta({
      description:
        "Beside title or titleIs: the page is an application that a script fills (shell), little else than a form to sign in (login), or one of both (app)",
      ko: "title, titleIs와 함께 사용: 스크립트가 채우는 애플리케이션(shell), 로그인 폼뿐인 페이지(login), 둘 중 하나(app)",
    }),
  })
  .partial()
  .refine((given) => kindsIn(given).length === 1, { params: { expected: aSign }, abort: true })
  .refine(isComplete, { params: { expected: aCondition } });

function kindsIn(given: object): readonly string[] {
  return Object.keys(kinds).filter((key) => key in given);
}

/** Which kinds a condition goes with. */
const beside = {
  followedBy: ["title", "body", "text", "script"],
  has: ["header", "meta", "json"],
  on: ["title", "titleIs"],
};

function isComplete(given: object): boolean {
  const [kind = ""] = kindsIn(given);
  return Object.entries(beside).every(([key, kindsOfIt]) => !(key in given) || kindsOfIt.includes(kind));
}

/** The page that a sample shows. */
const ownSample = z
  .strictObject({
    status: status.meta({ description: "HTTP status, 200 if absent", ko: "HTTP 상태 코드. 없으면 200" }),
    path: z.string().max(2000).meta({ description: "Path and query, / if absent", ko: "경로와 쿼리. 없으면 /" }),
    headers: z.record(z.string().max(200), z.string().max(4000)).meta({
      description: "Response headers by name; cookies are in Set-Cookie",
      ko: "이름별 응답 헤더. 쿠키는 Set-Cookie에 씁니다",
    }),
    html: z.string().max(100_000).meta({ description: "The page's source", ko: "페이지 소스" }),
    favicon: favicon.meta({
      description: "SHA-256 or MurmurHash3 of the favicon",
      ko: "파비콘의 SHA-256이나 MurmurHash3",
    }),
  })
  .partial();

const signs = z.array(ownSign).max(50);
const severity = z.enum(severities);

/** A rule of a user. */
export const ownRule = z.strictObject({
  id: z
    .string()
    .refine((given) => /^[a-z\d][a-z\d-]{0,59}$/.test(given), { params: { expected: anId } })
    .meta({ description: `Its name: ${anId.en}`, ko: `이름: ${anId.ko}` }),
  category: z.enum(exposureCategories).meta({ description: "One of the categories below", ko: "아래 분류 중 하나" }),
  product: text.meta({ description: "The product, as its makers spell it", ko: "제조사가 쓰는 제품 이름" }),
  all: signs.optional().meta({
    description: "Signs that must all match; at least one of all, any and some is required",
    ko: "모두 일치해야 하는 조건. all, any, some 중 하나 이상이 필요합니다",
  }),
  any: signs.optional().meta({ description: "Signs of which one decides", ko: "하나만 일치해도 되는 조건" }),
  some: signs.optional().meta({
    description:
      "Signs that other pages may have too: as many as needs says decide; the product's name counts once, in the title and in files and ids of that name",
    ko: "다른 페이지에도 있을 수 있는 조건. needs 개수만큼 일치해야 하며, 제품 이름은 제목과 같은 이름의 파일, id를 합쳐 한 번만 셉니다",
  }),
  needs: z.int().min(1).max(50).optional().meta({
    description: "How many of some must match; 2 if absent",
    ko: "some에서 일치해야 하는 개수. 없으면 2",
  }),
  not: signs.optional().meta({ description: "Signs that must not match", ko: "일치하면 안 되는 조건" }),
  isWriting: z.literal(true).optional().meta({
    description:
      "The product's own page has the text of an article; without it, such a page only matches by what the server says",
    ko: "제품 자신의 페이지가 글 위주임. 없으면 그런 페이지에서는 서버가 보낸 조건만 봅니다",
  }),
  login: z.union([signs, z.boolean()]).optional().meta({
    description:
      "Signs of a login, besides a password field, 401 and 403. true: it always asks; false: a password field does not mean a login",
    ko: "비밀번호 입력란, 401, 403 외에 로그인을 뜻하는 조건. true는 항상 로그인을 요구함, false는 비밀번호 입력란이 로그인을 뜻하지 않음",
  }),
  open: z
    .union([signs, z.custom<true>((given) => given === true, { params: { expected: yes } })])
    .optional()
    .meta({
      description: "Signs that it is open without a login. true: it is only seen without one",
      ko: "로그인 없이 열린 상태를 뜻하는 조건. true는 로그인 없이만 보임",
    }),
  severity: z
    .strictObject({ open: severity, login: severity })
    .optional()
    .meta({
      description: `{ "open": …, "login": … } with ${severities.join(", ")}; those of the category if absent`,
      ko: `{ "open": …, "login": … } 형식이며 값은 ${severities.join(", ")}. 없으면 분류의 심각도`,
    }),
  yes: ownSample
    .extend({
      access: z.enum(["open", "login", "unknown"]).optional().meta({
        description: "In yes only: the expected access, open, login or unknown",
        ko: "yes에만 사용: 기대하는 접근 상태. open, login, unknown",
      }),
    })
    .meta({ description: "A sample page that the rule matches", ko: "규칙과 일치하는 표본 페이지" }),
  no: ownSample.meta({ description: "A similar page that it must not match", ko: "일치하면 안 되는 비슷한 페이지" }),
});

const file = z.array(ownRule).min(1).max(mostRules);

/** The rules, or what is wrong: with the form of the file, or with a rule. */
type OwnRules =
  | { readonly rules: readonly ExposureRule[] }
  | { readonly error: z.ZodError }
  | { readonly rule: string; readonly problem: Text };

const repeated: Text = { en: "another rule has the same id", ko: "같은 id의 규칙이 이미 있습니다" };

/** The keys that are allowed at a place of the file, for suggestions: `["0", "yes"]`. */
export function ownKeysAt([, key]: readonly PropertyKey[]): readonly string[] {
  if (key === undefined) return Object.keys(ownRule.shape);
  if (key === "yes" || key === "no") return Object.keys(ownRule.shape[key].shape);
  return key === "severity" ? ["open", "login"] : Object.keys(ownSign.shape);
}

/** Reads a parsed JSON array as rules for exposed pages. */
export function readOwnRules(json: unknown): OwnRules {
  const parsed = file.safeParse(json, { reportInput: true });
  if (!parsed.success) return { error: parsed.error };
  const rules = parsed.data as readonly ExposureRule[];
  const ids = new Set<string>();
  for (const each of rules) {
    const problem = ids.has(each.id) ? repeated : ruleProblem(each);
    if (problem !== null) return { rule: each.id, problem };
    ids.add(each.id);
  }
  return { rules };
}
