import type { z } from "zod";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openapi } from "../http/openapi/document.ts";
import type { Reference } from "../http/openapi/read.ts";
import { registry } from "../../src/checks/index.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { toRefusal } from "../../src/core/result/envelope.ts";
import { Failure } from "../../src/core/failure.ts";
import { parseInput } from "../../src/core/input.ts";
import { languages } from "../../src/core/text.ts";
import { readContract } from "../../test/api/contract.ts";
import { hits, runs } from "../../test/runs.ts";
import { character } from "../../test/character.ts";

const checks = await Promise.all(registry.map(({ load }) => load()));
const contract = readContract(openapi(checks) as Reference);

const escaped = fc.string({ unit: character, maxLength: 8 }).map(encodeURIComponent);

/** A URL of any characters. That of fast-check would make its table of all characters (test/character.ts). */
const url = fc
  .tuple(fc.constantFrom("http", "https"), fc.webAuthority(), fc.array(escaped), escaped, escaped)
  .map(([scheme, host, path, query, fragment]) => `${scheme}://${host}/${path.join("/")}?${query}#${fragment}`);

/** Typical, mistyped and absurd values. */
const value = fc.oneof(
  fc.string({ unit: character, maxLength: 60 }),
  url,
  fc.domain(),
  fc.ipV4(),
  fc.ipV6(),
  fc.constantFrom("From: a@example.com", "Received: from a by b\r\n\tfor c\r\nSubject: d"),
  fc.constantFrom(
    "",
    " ",
    "A+",
    "off",
    "33%",
    "auto",
    "true",
    "443",
    "0",
    "https://",
    "//x",
    "a@b",
    "[::1]:443",
    "é.example",
  ),
  fc.string({ unit: fc.constantFrom("a", ".", ":", "/", "@", "%", "[", "]", "0", "-", "\\", "\u202e"), maxLength: 30 }),
);

function queries(check: AnyCheck): fc.Arbitrary<Readonly<Record<string, string>>> {
  const known = Object.keys(check.input.shape as object);
  const name = fc.oneof(
    ...(known.length > 0 ? [{ weight: 9, arbitrary: fc.constantFrom(...known) }] : []),
    fc.string({ unit: character, maxLength: 12 }),
  );
  // With many random parameters almost no query is valid; with few, every second one is.
  return fc.oneof(
    // Where several are required, chance alone finds no valid query.
    fc.constant(exampleOf(check)),
    fc.dictionary(name, value, { maxKeys: 2 }),
    fc.dictionary(name, value, { maxKeys: known.length + 1 }),
  );
}

/** A query as the reference shows it. */
function exampleOf({ input }: AnyCheck): Readonly<Record<string, string>> {
  const shown = Object.entries(input.shape as Readonly<Record<string, z.ZodType>>).flatMap(([name, schema]) => {
    const [example] = (schema.meta()?.["examples"] as readonly string[] | undefined) ?? [];
    return example === undefined || schema.isOptional() ? [] : [[name, example]];
  });
  return Object.fromEntries(shown) as Record<string, string>;
}

/** The refusal of a query before anything is measured; null where it is valid. */
function refusedBy(check: AnyCheck, query: object): Failure | null {
  try {
    parseInput(check.input, query);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

test.for(checks.map((check) => [check.id, check] as const))(
  "%s: every query is understood, or refused in the envelope",
  ([, check]) => {
    let understood = 0;
    let refused = 0;

    fc.assert(
      fc.property(queries(check), fc.constantFrom(...languages), (query, language) => {
        const failure = refusedBy(check, query);
        if (failure === null) {
          understood++;
          return;
        }
        refused++;
        expect(failure.status).toBe(400);
        const body = toRefusal(failure, "0f8fad5b-d9cb", language);
        const headers = new Headers({ "x-request-id": "0f8fad5b-d9cb", "cache-control": "no-store" });
        for (const name of ["ratelimit", "ratelimit-policy"]) headers.set(name, '"default"');
        expect(contract.complaints({ path: `/api/util/${check.id}`, status: 400, headers, body })).toEqual([]);
        expect(body.error.reason).not.toBe("");
        // oxlint-disable-next-line no-control-regex -- control characters are the point
        expect(body.error.message).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
      }),
      { numRuns: runs(2000) },
    );

    expect(understood).toBeGreaterThan(hits(20));
    expect(refused).toBeGreaterThan(hits(20));
  },
);
