import { expect, test } from "vitest";
import { failure } from "./failure.ts";
import { defineProblems } from "./result/interpretation.ts";
import { fill, type Aligned, type Text } from "./text.ts";

const aText = (ko: string): Text => ({ en: "", ko });

test.for<[value: string | number, object: string, topic: string, way: string]>([
  ["서버", "서버를", "서버는", "서버로"],
  ["호스트 이름", "호스트 이름을", "호스트 이름은", "호스트 이름으로"],
  ["서울", "서울을", "서울은", "서울로"],
  [0, "0을", "0은", "0으로"],
  [1, "1을", "1은", "1로"],
  [2, "2를", "2는", "2로"],
  [3, "3을", "3은", "3으로"],
  [4, "4를", "4는", "4로"],
  [5, "5를", "5는", "5로"],
  [6, "6을", "6은", "6으로"],
  [7, "7을", "7은", "7로"],
  [8, "8을", "8은", "8로"],
  [9, "9를", "9는", "9로"],
  [10, "10을", "10은", "10으로"],
  ["TLS", "TLS를", "TLS는", "TLS로"],
  ["HTTP", "HTTP를", "HTTP는", "HTTP로"],
  ["SSL", "SSL을", "SSL은", "SSL로"],
  ["CSR", "CSR을", "CSR은", "CSR로"],
  ["DOM", "DOM을", "DOM은", "DOM으로"],
  ["A+", "A+를", "A+는", "A+로"],
  ["file", "file을", "file은", "file로"],
  ["example.com", "example.com을", "example.com은", "example.com으로"],
  ["example.net", "example.net을", "example.net은", "example.net으로"],
  ["example.org", "example.org를", "example.org는", "example.org로"],
  ["example.kr", "example.kr을", "example.kr은", "example.kr로"],
  ["example.io", "example.io를", "example.io는", "example.io로"],
  ["shop.example", "shop.example을", "shop.example은", "shop.example로"],
  ["EXAMPLE.NET", "EXAMPLE.NET을", "EXAMPLE.NET은", "EXAMPLE.NET으로"],
  ["https://example.com/", "https://example.com/을", "https://example.com/은", "https://example.com/으로"],
  ["Red Hat", "Red Hat을", "Red Hat은", "Red Hat으로"],
  ["Apache Tomcat", "Apache Tomcat을", "Apache Tomcat은", "Apache Tomcat으로"],
  ["server", "server를", "server는", "server로"],
  ["Server", "Server를", "Server는", "Server로"],
  ["x-generator", "x-generator를", "x-generator는", "x-generator로"],
  ["x-varnish-server", "x-varnish-server를", "x-varnish-server는", "x-varnish-server로"],
  ["Set-Cookie", "Set-Cookie를", "Set-Cookie는", "Set-Cookie로"],
  ["x-powered-by", "x-powered-by를", "x-powered-by는", "x-powered-by로"],
  ["x-aspnet-version", "x-aspnet-version을", "x-aspnet-version은", "x-aspnet-version으로"],
  ["x-sourcemap", "x-sourcemap을", "x-sourcemap은", "x-sourcemap으로"],
  ["liferay-portal", "liferay-portal을", "liferay-portal은", "liferay-portal로"],
  ["none", "none을", "none은", "none으로"],
  ["quarantine", "quarantine을", "quarantine은", "quarantine으로"],
  ["IMAP", "IMAP을", "IMAP은", "IMAP으로"],
  ["SMTP", "SMTP를", "SMTP는", "SMTP로"],
  ["PostgreSQL", "PostgreSQL을", "PostgreSQL은", "PostgreSQL로"],
  ["AR", "AR을", "AR은", "AR로"],
  ["example.ar", "example.ar을", "example.ar은", "example.ar로"],
  ["“서울”", "“서울”을", "“서울”은", "“서울”로"],
  ["", "를", "는", "로"],
  ["!?", "!?를", "!?는", "!?로"],
])("particles after %j", ([value, object, topic, way]) => {
  const params = { value };

  expect(fill(aText("{value|을/를}"), params, "ko")).toBe(object);
  expect(fill(aText("{value|은/는}"), params, "ko")).toBe(topic);
  expect(fill(aText("{value|으로/로}"), params, "ko")).toBe(way);
});

test.for<[template: string, filled: string]>([
  ["{value|이/가} 없습니다", "서울이 없습니다"],
  ["{value|과/와} {other|과/와}", "서울과 버스와"],
  ["{value} {value}", "서울 서울"],
  ["{unknown|이/가}", "{unknown|이/가}"],
  ["{}", "{}"],
])("%s becomes %s", ([template, filled]) => {
  expect(fill(aText(template), { value: "서울", other: "버스" }, "ko")).toBe(filled);
});

test.for<[count: number | string, filled: string]>([
  [0, "0 names end"],
  [1, "1 name ends"],
  ["1", "1 name ends"],
  [2, "2 names end"],
  ["1,001", "1,001 names end"],
  ["<number>", "<number> names end"],
])("English words agree with the number %j", ([count, filled]) => {
  const text = { en: "{count} {count|name/names} {count|ends/end}", ko: "이름 {count}개" } as const;

  expect(fill(text, { count }, "en")).toBe(filled);
});

test("a nested text is rendered in the same language, and a value is not treated as a template", () => {
  const text = { en: "{what} of {host}", ko: "{host}의 {what}" } as const;
  const params = { what: { en: "key", ko: "키" }, host: "{what}" };

  expect(fill(text, params, "en")).toBe("key of {what}");
  expect(fill(text, params, "ko")).toBe("{what}의 키");
});

// None of these is called: that they compile, or do not, is the test.
// @ts-expect-error -- a parameter that no sentence asks for
const needless = (): unknown => failure("tcp.refused", { host: "a", port: 1, alert: 2 });
// @ts-expect-error -- a parameter that is missing
const wanting = (): unknown => failure("tcp.refused", { host: "a" });
const catalogue = (): unknown =>
  defineProblems({
    // @ts-expect-error -- the Korean cause has another name
    odd: { severity: "low", cause: { en: "{a}", ko: "{b}" }, action: { en: "", ko: "" } },
  });
const misaligned = (): unknown => {
  // @ts-expect-error -- the Korean text has no port
  const text: Aligned<{ en: "{host} on {port}"; ko: "{host|이/가}" }> = { en: "{host} on {port}", ko: "{host|이/가}" };
  return text;
};

test("translations and parameters that ask for other names do not compile, and those that agree do", () => {
  const text: Aligned<{ en: "{host} on {port}"; ko: "{port}의 {host|이/가}" }> = {
    en: "{host} on {port}",
    ko: "{port}의 {host|이/가}",
  };

  expect(fill(text, { host: "서버", port: 1 }, "ko")).toBe("1의 서버가");
  expect([needless, wanting, catalogue, misaligned]).toHaveLength(4);
});
