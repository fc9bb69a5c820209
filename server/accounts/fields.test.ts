import * as fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { runs } from "../../test/runs.ts";
import { keyName, passkeyName } from "./fields.ts";

/** Characters of every kind: letters, spaces, controls, separators, invisible ones, and those outside the basic plane. */
const unit = fc.constantFrom(
  "a",
  "한",
  " ",
  "\t",
  "\u0000",
  "\u0085",
  "\u00A0",
  "\u2028",
  "\u200B",
  "\uFEFF",
  "😀",
  "\uD800",
);

test.for([
  ["keys", keyName],
  ["passkeys", passkeyName],
] as const)(
  "names of %s that a server accepts match the published pattern, with and without the flag u",
  ([, field]) => {
    const { pattern = "", maxLength = 0 } = z.toJSONSchema(field, { io: "input" });
    const patterns = [new RegExp(pattern), new RegExp(pattern, "u")];

    fc.assert(
      fc.property(fc.string({ unit, maxLength: 6 }), (text) => {
        if (!field.safeParse(text).success) return;
        expect([...patterns.map((each) => each.test(text)), Array.from(text).length <= maxLength]).toEqual([
          true,
          true,
          true,
        ]);
      }),
      { numRuns: runs(1000) },
    );
    for (const wrong of ["", "   ", "a\u0000", "\n"])
      expect(patterns.map((each) => each.test(wrong))).toEqual([false, false]);
    expect(pattern).not.toMatch(/\\p|\(\?/);
  },
);
