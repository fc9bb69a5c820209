import { expect, test } from "vitest";
import { urlsOf } from "./urls.ts";

test.for<[text: string, urls: readonly string[]]>([
  ["", []],
  [" , ", []],
  ["a.example", ["a.example"]],
  ["a.example b.example\nc.example", ["a.example", "b.example", "c.example"]],
  ["a.example,b.example/x, c.example", ["a.example", "b.example/x", "c.example"]],
  ["https://a.example/x?y=1,https://b.example", ["https://a.example/x?y=1", "https://b.example"]],
  ["a.example:8443,HTTP://b.example", ["a.example:8443", "HTTP://b.example"]],
])("%j names %j", ([text, urls]) => {
  expect(urlsOf(text)).toEqual(urls);
});

test.for(["https://a.example/x,y", "a.example/?q=1,2 b.example", "https://a.example/,b.example"])(
  "it is unclear where the URLs of %j begin",
  (text) => {
    expect(() => urlsOf(text)).toThrowError(
      expect.objectContaining({
        code: "INVALID_INPUT",
        facts: expect.objectContaining({ reason: "url" }),
        message: expect.stringContaining("URLs separated by spaces, with each comma of a URL written as %2C, not"),
      }),
    );
  },
);
