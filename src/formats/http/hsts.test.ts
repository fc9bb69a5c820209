import { expect, test } from "vitest";
import { parseHsts } from "./hsts.ts";

const year = 31_536_000;

test.for<[string, string, ReturnType<typeof parseHsts>]>([
  ["the usual form", `max-age=${year}; includeSubDomains`, { maxAge: year, includeSubDomains: true, preload: false }],
  ["names in any case", `MAX-AGE=1; IncludeSubdomains; Preload`, { maxAge: 1, includeSubDomains: true, preload: true }],
  // RFC 6797 §6.1: directive-value = token | quoted-string
  ["a quoted value", `max-age="${year}"`, { maxAge: year, includeSubDomains: false, preload: false }],
  [
    "white space anywhere between",
    `  max-age =  5 ;; includeSubDomains ; `,
    { maxAge: 5, includeSubDomains: true, preload: false },
  ],
  // §6.1 item 5: unknown directives are ignored.
  ["an unknown directive", `max-age=5; future="a b"; other`, { maxAge: 5, includeSubDomains: false, preload: false }],
  ["an age of zero", "max-age=0", { maxAge: 0, includeSubDomains: false, preload: false }],
  [
    "an age of 15 digits",
    `max-age=${"9".repeat(15)}`,
    { maxAge: 999_999_999_999_999, includeSubDomains: false, preload: false },
  ],
  // §6.1.1 gives no upper bound; Firefox has one (measured in the browser lab)
  [
    "the largest age that Firefox reads",
    `max-age=${2n ** 64n - 1n}; includeSubDomains`,
    { maxAge: Number.MAX_SAFE_INTEGER, includeSubDomains: true, preload: false },
  ],
  [
    "preload twice, in another case",
    "max-age=5; preload; PRELOAD",
    { maxAge: 5, includeSubDomains: false, preload: true },
  ],
  ["an unknown directive twice", "max-age=5; foo=bar; foo", { maxAge: 5, includeSubDomains: false, preload: false }],
  // RFC 9110 §5.6.4: a quoted string may contain separators and escaped quotes.
  ["a semicolon in quotes", `max-age=5; future="a;b"; preload`, { maxAge: 5, includeSubDomains: false, preload: true }],
  ["a quote in quotes", `future="a\\";max-age=0"; max-age=5`, { maxAge: 5, includeSubDomains: false, preload: false }],
  ["a directive within quotes alone", `future="; max-age=5"`, null],
  ["a quote that never ends", `max-age=5; future="a; preload`, null],
  ["quotes around a name", `"max-age"=5`, null],
  ["text after a quoted value", `max-age="5"0`, null],
  ["white space of other kinds", "\u00a0max-age=5", null],
  // Observatory 1.6.3 accepts these because of parseInt.
  ["letters instead of an age", "max-age=abc", null],
  ["letters after an age", `max-age=${year}x`, null],
  ["a negative age", "max-age=-1", null],
  ["no age", "includeSubDomains", null],
  ["an age without a value", "max-age", null],
  ["a directive twice", `max-age=${year}; max-age=0`, null],
  ["a directive twice in another case", `max-age=${year}; includeSubDomains; INCLUDESUBDOMAINS`, null],
  ["an age that Firefox does not read", `max-age=${2n ** 64n}`, null],
  ["an age of 400 digits", `max-age=${"9".repeat(400)}`, null],
  ["includeSubDomains with a value", `max-age=${year}; includeSubDomains=1`, null],
  ["a comma, as of two joined fields", `max-age=${year}, max-age=0`, null],
  ["an open quote", `max-age="${year}`, null],
  ["nothing", "", null],
  ["more than 4 kB", `max-age=1;${" ".repeat(4096)}`, null],
])("reads %s", ([, value, expected]) => {
  expect(parseHsts(value)).toEqual(expected);
});
