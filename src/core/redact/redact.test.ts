import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openRedactor, redactDeep } from "./redact.ts";
import { runs } from "../../../test/runs.ts";
import { character } from "../../../test/character.ts";

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
  ["percent-encoded thrice", encodeURIComponent(encodeURIComponent(encodeURIComponent(secret)))],
  ["in form encoding", new URLSearchParams({ a: secret }).toString().slice(2)],
  ["as JSON", json],
  [
    "as JSON with escapes only",
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
  ["in base64 of base64", btoa(btoa(secret))],
  ["in base64 after other bytes", Buffer.from(`a${secret}`).toString("base64")],
  ["in base64 between other bytes", Buffer.from(`ab${secret}cd`).toString("base64")],
])("a secret %s is found", ([, spelling]) => {
  const clean = redact(`before ${spelling} after`);

  expect(clean).toMatch(/^before .*\*\*\*.* after$/);
  expect(clean.length).toBeLessThan(`before *** after`.length + 9);
});

test("a part that a check takes from an echoed secret is found, and a word in it is none", () => {
  const clean = openRedactor(["s3cr3t-Value/42abcd+x==", "application/json"]);

  expect(clean("discloses the version of s3cr3t-Value.")).toBe("discloses the version of ***.");
  expect(clean("42abcd, application/xml")).toBe("***, application/xml");

  const joined = openRedactor(["s3cr3t+Word/4711=="]);
  expect(joined("discloses the version of s3cr3t+Word.")).toBe("discloses the version of ***.");
});

test("a truncated secret is found by its beginning", () => {
  expect(redact(`x: ${secret.slice(0, 9)}`)).toBe("x: ***");
  expect(redact(`x: ${secret.slice(0, 9)}… y`)).toBe("x: ***… y");
  // A different continuation is another word.
  expect(redact("x: pa55-w0rx y")).toBe("x: pa55-w0rx y");
});

test("double base64 shows nothing of a secret at any offset", () => {
  for (const before of ["", "a", "ab"]) {
    for (const within of ["", "c", "cd"]) {
      const shown = redact(btoa(`${before}${btoa(`${within}${secret}`)}e`));

      // Four letters encode the text around the secret and the one character shared with it.
      expect(shown).toMatch(/^[\w+/]{0,7}\*\*\*[\w+/=]{0,8}$/);
    }
  }
});

test.for([
  // With a secret of 24 characters.
  ["directly before an ellipsis", "x: 0123456… y", "x: ***… y"],
  ["at the end of a text, too short to be certain", "x: 0123456789a", "x: 0123456789a"],
  ["at the end of a text, long enough", "x: 0123456789ab", "x: ***"],
  ["in the middle of a text", "x: 0123456789ab y", "x: 0123456789ab y"],
] as const)("the beginning of a secret %s", ([, text, clean]) => {
  expect(openRedactor(["0123456789abcdefghijklmn"])(text)).toBe(clean);
});

test("most of a short secret is enough", () => {
  const short = openRedactor(["hunter22"]);

  expect([short("a hunter2"), short("a hunter"), short("a hunte")]).toEqual(["a ***", "a ***", "a hunte"]);
});

test("the beginning of a secret longer than the shown text is found without an ellipsis", () => {
  expect(openRedactor(["L0ng".repeat(1900)])("L0ng".repeat(500))).toBe("***");
});

const asked = "https://site.example/";

test.for<readonly [secret: string, text: string, clean: string]>([
  // Its URL, origin and host are public; the rest of the URL is not.
  ["https://site.example/account", asked, asked],
  ["https://site.example/account", "https://site.example/other", "https://site.example/other"],
  ["https://site.example/account", "https://site.example/account/1", "https://site.example/***/1"],
  ["https://site.example/account", "to https%3A%2F%2Fsite.example%2Faccount", "to https%3A%2F%2Fsite.example%2F***"],
  ["https://site.example/account", "https://site.example/ac…", "https://site.example/***…"],
  ["https://site.example/account", "https://site.examp…", "https://site.examp…"],
  ["https://site.example", asked, asked],
  ["site.example", "at site.example:8443", "at site.example:8443"],
  ["site.example.internal", asked, asked],
  ["site.example-t0ken", "site.example-t0ken", "site.example***"],
  ["t0ken@site.example", "t0ken@site.example", "***site.example"],
  // Shorter than the secret.
  ["https://site.example/login", "https://site.example/login", "https://site.example/login"],
  // The end of another URL does not mean that it was cut off.
  ["https://other.example/T0K/B0K/xyz", "https://other.example/", "https://other.example/"],
  ["https://other.example/T0K/B0K/xyz", "https://other.example/T0K/B0K/xyz", "***"],
  ["https://other.example/T0K/B0K/xyz", "https://other.example/T0K/B0K/x", "***"],
  ["https://ann:hunter22@other.example/", "https://ann:hunter22", "***"],
])("with %s sent, %s is shown as %s", ([sent, text, clean]) => {
  expect(openRedactor([sent], [asked])(text)).toBe(clean);
});

test.for(["site.example", "https://site.example", "HTTPS://Site.Example:443/"])(
  "the target is public in any spelling: %s",
  (written) => {
    expect(openRedactor(["https://site.example/account"], [written])(asked)).toBe(asked);
  },
);

test.for([
  ["Bearer eyJhbGciOi.abc", "eyJhbGciOi.abc"],
  ["session=s3cr3t-value; theme=dark", "s3cr3t-value"],
  [`Basic ${Buffer.from("ann:open sesame").toString("base64")}`, "open sesame"],
] as const)("the parts of %s are secret, too", ([header, part]) => {
  expect(openRedactor([header])(`they sent ${part}!`)).toBe("they sent ***!");
});

test("a scheme and short values are ordinary words", () => {
  const unmoved = openRedactor(["Bearer abcde", "on"]);

  expect(unmoved("Bearer of on")).toBe("Bearer of on");
});

test("nested values of any depth are redacted, but our own codes are not", () => {
  const value = {
    id: "http.hunter22",
    reason: "hunter22.refused",
    list: [{ "x-hunter22": "Hunter22" }, 1, null, true],
  };

  expect(redactDeep(value, openRedactor(["hunter22"]))).toEqual({
    id: "http.hunter22",
    reason: "hunter22.refused",
    list: [{ "x-hunter22": "***" }, 1, null, true],
  });
});

test("a sentence is not a code", () => {
  expect(redactDeep({ reason: "It said hunter22." }, openRedactor(["hunter22"]))).toEqual({ reason: "It said ***." });
});

test("no surrounding text hides a secret, and text without it is unchanged", () => {
  const text = fc.string({ unit: character });
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(redact(`${before}|${secret}|${after}`).toLowerCase()).not.toContain(secret.toLowerCase());
      expect(redact(`${before}|${encodeURIComponent(secret)}|${after}`)).not.toContain(encodeURIComponent(secret));
      expect(redact(before)).toBe(before);
    }),
    { numRuns: runs(500) },
  );
});
