import { expect, test } from "vitest";
import { z } from "zod";
import { describeFailure, Failure } from "./failure.ts";
import { parseInput } from "./input.ts";
import { hostTarget, urlTarget } from "./target/target.ts";

const schema = z.strictObject({
  host: hostTarget(),
  url: urlTarget().optional(),
  port: z.int().min(1).max(65_535).optional(),
  min_ssl: z.enum(["A+", "A", "B", "off"]).optional(),
  step: z.number().multipleOf(5).optional(),
  label: z.string().min(2).max(4).optional(),
  tags: z.array(z.string()).max(2).optional(),
  strict: z.boolean().optional(),
  mail: z.email().optional(),
  code: z.string().regex(/^x$/).optional(),
  days: z.union([z.literal("off"), z.int()]).optional(),
});

function refusal(query: unknown, naming?: (field: string) => string): Failure {
  try {
    parseInput(schema, query, naming);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

function koreanOf(shape: z.ZodObject, query: unknown): string {
  try {
    parseInput(shape, query);
  } catch (error) {
    if (error instanceof Failure) return describeFailure(error.facts, "ko");
  }
  return "";
}

const good = { host: "example.com" };

test("a missing parameter is explained with the example of its schema", () => {
  const shown = z.strictObject({ host: hostTarget().meta({ examples: ["example.com"] }) });

  expect(() => parseInput(shown, {})).toThrow("host is missing: for example example.com.");
  expect(koreanOf(shown, {})).toBe("host가 없습니다. 예: example.com.");
});

const names = " Known names: host, url, port, min_ssl, step, label, tags, strict, mail, code, days.";

test.for<[query: unknown, reason: string, sentence: string]>([
  [{}, "host", "host is missing: text."],
  [{ ...good, prot: 1 }, "prot", "Unknown parameter prot. Did you mean port?"],
  [{ ...good, "\u001b[2J": 1 }, "\\x1b[2J", `Unknown parameter \\x1b[2J.${names}`],
  [{ ...good, "": 1 }, '""', `Unknown parameter "".${names}`],
  [{ ...good, port: "80" }, "port", 'port must be a number, not "80".'],
  [{ ...good, port: 1.5 }, "port", "port must be a whole number, not 1.5."],
  [{ ...good, port: 0 }, "port", "port must be at least 1, not 0."],
  [{ ...good, port: 65_536 }, "port", "port must be at most 65535, not 65536."],
  [{ ...good, min_ssl: "a+" }, "min_ssl", 'min_ssl must be one of A+, A, B, off, not "a+". Did you mean A+?'],
  [{ ...good, min_ssl: "of" }, "min_ssl", 'min_ssl must be one of A+, A, B, off, not "of". Did you mean off?'],
  [{ ...good, min_ssl: ["A", "B"] }, "min_ssl", 'min_ssl must be one of A+, A, B, off, not ["A","B"].'],
  [{ ...good, min_ssl: Object.create(null) }, "min_ssl", "min_ssl must be one of A+, A, B, off, not {}."],
  [{ ...good, step: 7 }, "step", "step must be a multiple of 5, not 7."],
  [{ ...good, label: "x" }, "label", 'label must be text of at least 2 characters, not "x".'],
  [{ ...good, label: "xxxxx" }, "label", 'label must be text of at most 4 characters, not "xxxxx".'],
  [{ ...good, tags: ["a", "b", "c"] }, "tags", 'tags must be a list of at most 2 entries, not ["a","b","c"].'],
  [{ ...good, strict: "yes" }, "strict", 'strict must be true or false, not "yes".'],
  [{ ...good, mail: "x" }, "mail", 'mail must be in the format email, not "x".'],
  [{ ...good, code: "y" }, "code", 'code must be in the documented format, not "y".'],
  [{ ...good, days: "many" }, "days", 'days must be off or a number, not "many".'],
  [{ host: "exa mple" }, "host", 'host must be a host name or IP address such as example.com, not "exa mple".'],
  [
    { ...good, url: "ftp://x/" },
    "url",
    'url must be an http or https URL such as https://example.com/, not "ftp://x/".',
  ],
  [{ host: ["a", "b"] }, "host", "host must be text, not a list."],
  [null, "input", "input must be an object, not null."],
  ["x", "input", 'input must be an object, not "x".'],
])("%j is refused in the name of %s", ([query, reason, sentence]) => {
  const refused = refusal(query);

  expect(refused).toMatchObject({ code: "INVALID_INPUT", reason });
  expect(describeFailure(refused.facts, "en")).toBe(sentence);
  expect(describeFailure(refused.facts, "ko")).toMatch(/[가-힣]/);
});

test.for([
  "https://user:secret@example.com/",
  "https://user:secret@example.com:99999/",
  "https://user:secret@exa mple.com/",
  "ftp://user:secret@example.com/",
  "user:secret@example.com",
  "//user:secret@example.com",
  "https:/user:secret@example.com",
  "https://user:sec@ret:secret@[::1/",
])("a secret in %s is not repeated", (text) => {
  for (const query of [{ host: text }, { ...good, url: text }, { ...good, port: text }, { ...good, tags: text }]) {
    const { facts } = refusal(query);

    expect(JSON.stringify(facts)).not.toContain("secret");
  }
});

const flag = (field: string): string => `--${field.replaceAll("_", "-")}`;

test("a field is named as the caller wrote it", () => {
  expect(refusal({ ...good, min_ssl: "E" }, flag).message).toContain("--min-ssl must be one of");
  expect(refusal({ ...good, minssl: "A" }, flag).message).toBe("Unknown parameter --minssl. Did you mean --min-ssl?");
});

test("only a bounded part of any value is repeated", () => {
  expect(refusal({ host: `x ${"y".repeat(5000)}` }).message.length).toBeLessThan(250);
  expect(refusal({ ...good, ["y".repeat(5000)]: 1 }).message.length).toBeLessThan(250);
});

test("valid input is parsed", () => {
  expect(parseInput(schema, { host: "Example.com:8443", url: "example.com" })).toEqual({
    host: { host: "example.com", port: 8443 },
    url: "https://example.com/",
  });
});
