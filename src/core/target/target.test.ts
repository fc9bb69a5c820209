import { expect, test } from "vitest";
import { hostOf, parseHost, parseUrl, portOf } from "./target.ts";

const long = (label: number, count: number): string => Array.from({ length: count }, () => "a".repeat(label)).join(".");

test.for<[text: string, host: string, port: number | null]>([
  ["example.com", "example.com", null],
  ["Example.COM", "example.com", null],
  [" example.com\n", "example.com", null],
  ["example.com.", "example.com", null],
  ["example.com:8443", "example.com", 8443],
  ["example.com:443", "example.com", 443],
  ["example.com/path:443", "example.com", null],
  ["example.com/?q=a:443", "example.com", null],
  ["https://example.com", "example.com", null],
  ["https://example.com:443/", "example.com", 443],
  ["HTTPS://EXAMPLE.com/#x", "example.com", null],
  // The port is that of https, whatever scheme was pasted.
  ["http://example.com/", "example.com", 443],
  ["http://example.com:8080/", "example.com", 8080],
  ["straße.de", "xn--strae-oqa.de", null],
  ["한국.kr", "xn--3e0b707e.kr", null],
  ["예시.example", "xn--vv4b11d.example", null],
  ["localhost", "localhost", null],
  ["localhost:8080/x", "localhost", 8080],
  ["_dmarc.example.com", "_dmarc.example.com", null],
  ["192.0.2.1", "192.0.2.1", null],
  ["2001:DB8::1", "2001:db8::1", null],
  ["[2001:db8::1]", "2001:db8::1", null],
  ["[2001:db8::1]:8443", "2001:db8::1", 8443],
  ["::443", "::443", null],
  [long(63, 3), long(63, 3), null],
  [`${long(63, 3)}.${"a".repeat(61)}`, `${long(63, 3)}.${"a".repeat(61)}`, null],
])("the host %j is %s, port %j", ([text, host, port]) => {
  expect(parseHost(text)).toEqual({ value: { host, port } });
});

test.for<[text: string, url: string]>([
  ["example.com", "https://example.com/"],
  ["example.com/a?b=c#d", "https://example.com/a?b=c"],
  ["http://example.com", "http://example.com/"],
  ["hTTp://example.com:80/", "http://example.com/"],
  ["https://example.com./", "https://example.com/"],
  ["https://example.com:65535/", "https://example.com:65535/"],
  ["https://straße.de/straße", "https://xn--strae-oqa.de/stra%C3%9Fe"],
  ["https://example.com/a/../b", "https://example.com/b"],
  ["https://example.com/@user", "https://example.com/@user"],
  ["example.com/?to=a@b", "https://example.com/?to=a@b"],
  ["[::1]:8443", "https://[::1]:8443/"],
  ["::1", "https://[::1]/"],
])("the URL %j is %s", ([text, url]) => {
  expect(parseUrl(text)).toEqual({ value: url });
});

test.for([
  "",
  "   ",
  "exa mple.com",
  "exam\tple.com",
  "exam\nple.com",
  "example.com\\@evil.example",
  "https:\\\\example.com",
  "exam\u0000ple.com",
  "https://",
  "https://example.com:0/",
  "example.com:65536",
  "example.com:https",
  "ftp://example.com/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "mailto:example.com",
  "http:/example.com",
  "https:example.com",
  "//example.com/",
  "/example.com",
  "-example.com",
  "example-.com",
  "exa..mple.com",
  ".example.com",
  "example.com..",
  "*.example.com",
  "exa%00mple.com",
  "exa\u202emple.com",
  "example.123",
  "[::1",
  "::1]",
  "[fe80::1%25eth0]",
  `${"a".repeat(64)}.example`,
  long(63, 4),
  `https://example.com/${"a".repeat(2048)}`,
])("%j is neither a host nor a URL", (text) => {
  expect(parseHost(text)).toHaveProperty("problem");
  expect(parseUrl(text)).toHaveProperty("problem");
});

test("2,048 characters are accepted, one more is not", () => {
  const start = "https://example.com/";
  expect(parseUrl(start.padEnd(2048, "a"))).toHaveProperty("value");
  expect(parseUrl(start.padEnd(2049, "a"))).toMatchObject({ problem: { given: "2049" } });
});

test.for([
  "https://user:secret@example.com/",
  "https://secret@example.com/",
  "https://:secret@example.com/",
  "user:secret@example.com",
  "secret@example.com",
  "https://user%40x:secret@example.com:8443/",
])("user name and password are refused and not repeated: %s", (text) => {
  for (const parsed of [parseHost(text), parseUrl(text)]) {
    expect(parsed).toMatchObject({ problem: { expected: { en: "an address without user name and password" } } });
    expect("problem" in parsed && parsed.problem.given).not.toContain("secret");
    expect("problem" in parsed && parsed.problem.given).toBeTruthy();
  }
});

test.for<[url: string, host: string, port: number]>([
  ["https://example.com/", "example.com", 443],
  ["http://example.com/", "example.com", 80],
  ["http://[::1]:8080/", "::1", 8080],
  ["https://example.com./", "example.com", 443],
])("%s leads to %s, port %d", ([url, host, port]) => {
  expect([hostOf(new URL(url)), portOf(new URL(url))]).toEqual([host, port]);
});

test.for([
  ["smtp://mail.example", "starttls=smtp (--starttls smtp)", "smtp://…"],
  ["SMTP://user:secret@mail.example:587", "starttls=smtp (--starttls smtp)", "smtp://…"],
  ["imaps://mail.example", "port=993 (--port 993)", "imaps://…"],
  ["postgresql://db.example/x", "starttls=postgres (--starttls postgres)", "postgresql://…"],
] as const)("%j is refused with a suggestion", ([text, says, given]) => {
  const parsed = parseHost(text);

  expect(parsed).toMatchObject({ problem: { given, expected: { en: expect.stringContaining(says) } } });
});
