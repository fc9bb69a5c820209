import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openRedactor, redactDeep } from "./redact.ts";

const secret = "pa55-w0rd/+= <&\"'>%z";
const redact = openRedactor([secret]);

const json = JSON.stringify(secret).slice(1, -1);
const html = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");

test.for([
  ["as it is", secret],
  ["in capitals", secret.toUpperCase()],
  ["percent-encoded", encodeURIComponent(secret)],
  ["percent-encoded throughout", Buffer.from(secret).toString("hex").replace(/../g, "%$&")],
  ["percent-encoded twice", encodeURIComponent(encodeURIComponent(secret))],
  ["as JSON", json],
  [
    "as JSON with escapes alone",
    Array.from(secret)
      .map((c) => `\\u00${c.charCodeAt(0).toString(16)}`)
      .join(""),
  ],
  ["as HTML", html],
  ["as HTML of a URL", encodeURIComponent(secret).replaceAll("%", "&#x25;")],
  ["in markdown", secret.replace(/[<>&"'/]/g, "\\$&")],
  ["in base64", Buffer.from(secret).toString("base64")],
  ["in base64url", Buffer.from(secret).toString("base64url")],
  ["in hexadecimals", Buffer.from(secret).toString("hex")],
  ["in base64 behind something", Buffer.from(`a${secret}`).toString("base64")],
  ["in base64 between things", Buffer.from(`ab${secret}cd`).toString("base64")],
])("a secret %s is found", ([, spelling]) => {
  const clean = redact(`before ${spelling} after`);

  expect(clean).toMatch(/^before .*\*\*\*.* after$/);
  expect(clean.length).toBeLessThan(`before *** after`.length + 9);
});

test("what is cut off is found by its beginning", () => {
  expect(redact(`x: ${secret.slice(0, 9)}`)).toBe("x: ***");
  expect(redact(`x: ${secret.slice(0, 9)}… y`)).toBe("x: ***… y");
  // What goes on in another way is another word.
  expect(redact("x: pa55-w0rx y")).toBe("x: pa55-w0rx y");
});

test.for([
  ["Bearer eyJhbGciOi.abc", "eyJhbGciOi.abc"],
  ["session=s3cr3t-value; theme=dark", "s3cr3t-value"],
  [`Basic ${Buffer.from("ann:open sesame").toString("base64")}`, "open sesame"],
] as const)("of %s its parts are secret, too", ([header, part]) => {
  expect(openRedactor([header])(`they sent ${part}!`)).toBe("they sent ***!");
});

test("a scheme and what is short are words that everybody uses", () => {
  const unmoved = openRedactor(["Bearer abcde", "on"]);

  expect(unmoved("Bearer of on")).toBe("Bearer of on");
});

test("values and names of any depth are looked through, and our own words are not", () => {
  const value = { id: "http.hunter22", list: [{ "x-hunter22": "Hunter22" }, 1, null, true] };

  expect(redactDeep(value, openRedactor(["hunter22"]))).toEqual({
    id: "http.hunter22",
    list: [{ "x-***": "***" }, 1, null, true],
  });
});

test("no text around a secret hides it, and none without it changes", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(redact(`${before}|${secret}|${after}`).toLowerCase()).not.toContain(secret.toLowerCase());
      expect(redact(`${before}|${encodeURIComponent(secret)}|${after}`)).not.toContain(encodeURIComponent(secret));
      expect(redact(before)).toBe(before);
    }),
    { numRuns: 500 },
  );
});
