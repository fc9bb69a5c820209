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
  en: "64 hexadecimal digits in lower case, the SHA-256 of the file",
  ko: "소문자 16진수 64자리(파일의 SHA-256)",
};
const aSign: Text = {
  en: "an object with exactly one of title, titleIs, body, header, cookie, path, favicon and status",
  ko: "title, titleIs, body, header, cookie, path, favicon, status 중 하나만 있는 객체",
};
const aCondition: Text = {
  en: "a sign with followedBy only beside title or body, and has only beside header",
  ko: "title이나 body에만 followedBy가, header에만 has가 있는 조건",
};
const yes: Text = { en: "true", ko: "true" };

const text = z.string().min(1).max(500);
const status = z.int().min(100).max(599);
const digest = z.string().refine((given) => /^[\da-f]{64}$/.test(given), { params: { expected: aDigest } });

/** The kinds of signs; a sign has one of them. */
const kinds = {
  title: text.meta({ description: "A part of the title", ko: "제목의 일부" }),
  titleIs: text.meta({ description: "The whole title", ko: "제목 전체" }),
  body: text.meta({ description: "A part of the page's source", ko: "페이지 소스의 일부" }),
  header: text.meta({ description: "The name of a response header", ko: "응답 헤더의 이름" }),
  cookie: text.meta({
    description: "The name of a cookie that is set; with a * at its end, its beginning",
    ko: "설정되는 쿠키의 이름. *로 끝나면 이름의 앞부분",
  }),
  path: text.meta({
    description: "A part of the path and query to which redirects led",
    ko: "리디렉션이 끝난 경로와 쿼리의 일부",
  }),
  favicon: digest.meta({ description: `The favicon: ${aDigest.en}`, ko: `파비콘: ${aDigest.ko}` }),
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
      description: "Beside title or body: a regular expression for what follows it; no repeated groups",
      ko: "title이나 body와 함께 사용: 바로 뒤에 와야 하는 정규 표현식. 그룹은 반복할 수 없습니다",
    }),
    has: text.meta({ description: "Beside header: a part of its value", ko: "header와 함께 사용: 값의 일부" }),
  })
  .partial()
  .refine((given) => kindsIn(given).length === 1, { params: { expected: aSign }, abort: true })
  .refine(isComplete, { params: { expected: aCondition } });

function kindsIn(given: object): readonly string[] {
  return Object.keys(kinds).filter((key) => key in given);
}

function isComplete(given: object): boolean {
  const [kind = ""] = kindsIn(given);
  return (!("followedBy" in given) || ["title", "body"].includes(kind)) && (!("has" in given) || kind === "header");
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
    favicon: z.string().meta({ description: "SHA-256 of the favicon", ko: "파비콘의 SHA-256" }),
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
    description: "Signs that must all match; all, any or both are required",
    ko: "모두 일치해야 하는 조건. all과 any 중 하나 이상이 필요합니다",
  }),
  any: signs.optional().meta({ description: "Signs of which one must match", ko: "하나는 일치해야 하는 조건" }),
  not: signs.optional().meta({ description: "Signs that must not match", ko: "일치하면 안 되는 조건" }),
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
