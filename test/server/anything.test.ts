import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sayAll } from "../twins/ask.ts";
import { complaintOf } from "./answers-heard.ts";
import { rawRequest } from "./raw-requests.ts";
import { serve } from "./service.ts";
import { runs } from "../runs.ts";

test("for any input the server answers in its own words or closes the connection, and continues", async () => {
  // No address is allowed and no name leads anywhere, so that nothing is contacted.
  const service = await serve({ measuring: { allow: [], deadline: 200 } });

  await fc.assert(
    fc.asyncProperty(rawRequest, async (said) => {
      const { bytes: heard } = await sayAll(service.port, said);
      expect(complaintOf(said, heard)).toBeNull();
    }),
    { numRuns: runs(600) },
  );

  expect((await service.ask("/livez")).status).toBe(200);
  expect(service.lines.filter((line) => line.includes('"stack"'))).toEqual([]);
});
