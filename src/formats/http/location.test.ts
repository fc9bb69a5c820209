import { expect, test } from "vitest";
import { readLocation } from "./location.ts";

function target(values: readonly string[], status = 302): string | null | undefined {
  const found = readLocation(
    { status, headers: values.map((value) => ["Location", value] as const) },
    "https://a.test/x/y?z",
  );
  return found ? found.url : undefined;
}

test.for<[string, string, string]>([
  ["an absolute URL", "http://b.test/p", "http://b.test/p"],
  ["a path", "/p", "https://a.test/p"],
  ["a relative path", "p", "https://a.test/x/p"],
  ["a query", "?q", "https://a.test/x/y?q"],
  ["a host alone", "//b.test", "https://b.test/"],
  ["user name and password, which are dropped", "https://u:p@b.test/", "https://b.test/"],
  ["a fragment, which is dropped", "/p#f", "https://a.test/p"],
  ["UTF-8, which comes as latin1", "/\u00c3\u00a9", "https://a.test/%C3%A9"],
  ["a backslash, which browsers take for a slash", String.raw`\\b.test\p`, "https://b.test/p"],
  ["white space around", "  /p ", "https://a.test/p"],
])("follows %s", ([, value, expected]) => {
  expect(target([value])).toBe(expected);
});

test.for<[string, readonly string[]]>([
  ["another scheme", ["ftp://b.test/"]],
  ["a script", ["javascript:alert(1)"]],
  ["data", ["data:text/html,x"]],
  ["a broken host", ["https://[::1/"]],
  ["no host", ["https://"]],
  ["port 0", ["https://b.test:0/"]],
  ["two that differ", ["/a", "/b"]],
  // Both browsers reject them.
  ["an empty one and another", ["", "/b"]],
  ["one and an empty one", ["/a", " "]],
])("leads nowhere: %s", ([, values]) => {
  expect(target(values)).toBeNull();
});

test.for<[string, readonly string[], number]>([
  ["no Location", [], 302],
  ["an empty one", [""], 302],
  ["a page", ["/p"], 200],
  ["300 Multiple Choices", ["/p"], 300],
  ["304 Not Modified", ["/p"], 304],
])("is no redirect: %s", ([, values, status]) => {
  expect(target(values, status)).toBeUndefined();
});

test.for([301, 302, 303, 307, 308])("%i redirects", (status) => {
  expect(target(["/p", "/p"], status)).toBe("https://a.test/p");
});
