import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sayAll } from "../twins/ask.ts";
import { complaintOf } from "./answers-heard.ts";
import { startProcess } from "./process.ts";
import { rawRequest } from "./raw-requests.ts";

/** Requests at once, and how often. */
const together = 50;
const rounds = 400;

test(
  "20,000 requests of every kind leave the process alive, and each answer is whole",
  { timeout: 300_000 },
  async () => {
    const limits = ["--rate-limit", "1000000", "--rate-limit-heavy", "1000000", "--timeout", "1"];
    const server = await startProcess(["--port", "0", ...limits], { PORTCULLIS_ALLOW_ADDRESSES: "" });

    await fc.assert(
      fc.asyncProperty(fc.array(rawRequest, { minLength: together, maxLength: together }), async (said) => {
        const heard = await Promise.all(said.map((each) => sayAll(server.port, each)));
        expect(heard.map(({ bytes }, index) => complaintOf(said[index] ?? Buffer.of(), bytes))).toEqual(
          said.map(() => null),
        );
      }),
      { numRuns: rounds, endOnFailure: true },
    );

    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    expect(server.out()).not.toContain('"stack"');
    server.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  },
);
