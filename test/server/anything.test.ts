import * as fc from "fast-check";
import { expect, test } from "vitest";
import { refusal } from "../../src/core/result/envelope-schema.ts";
import { sayAll } from "../twins/ask.ts";
import { serve } from "./service.ts";

const word = fc.oneof(
  fc.constantFrom(
    "host",
    "url",
    "port",
    "lang",
    "min_ssl",
    "%",
    "%ff",
    "%00",
    "=",
    "&",
    "?",
    "#",
    "/",
    "..",
    "//",
    "\\",
    "[",
    "@",
  ),
  fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 6 }),
);

const request = fc
  .record({
    method: fc.constantFrom("GET", "GET", "GET", "POST", "HEAD", "BREW", "get", ""),
    path: fc.constantFrom("/api/util/ssl?", "/api/util/gate?url=", "/api/util/", "/", "", "*", "http://a/", "/docs?"),
    words: fc.array(word, { maxLength: 8 }),
    version: fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", ""),
    headers: fc.array(fc.string({ maxLength: 20, unit: "binary" }), { maxLength: 3 }),
  })
  .map(({ method, path, words, version, headers }) => {
    const lines = ["Host: a", "Connection: close", ...headers];
    return Buffer.from(`${method} ${path}${words.join("")} ${version}\r\n${lines.join("\r\n")}\r\n\r\n`);
  });

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));

test("whatever is said to it, the server answers in its own words or hangs up, and goes on", async () => {
  // No address is allowed and no name leads anywhere, so that nothing is contacted.
  const service = await serve({ measuring: { allow: [], deadline: 200 } });

  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: request }, bytes), async (said) => {
      const { bytes: heard } = await sayAll(service.port, said);
      const [head = "", body = ""] = heard.toString("utf8").split("\r\n\r\n");
      if (head === "" || !/^HTTP\/1\.1 [45]/.test(head) || said.subarray(0, 4).toString() === "HEAD") return;
      expect(head.toLowerCase()).toContain("content-type: application/json");
      expect(() => refusal.parse(JSON.parse(body))).not.toThrow();
    }),
    { numRuns: 500 },
  );

  expect((await service.ask("/livez")).status).toBe(200);
  expect(service.lines.filter((line) => line.includes('"stack"'))).toEqual([]);
});
