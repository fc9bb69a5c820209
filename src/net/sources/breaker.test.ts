import { expect, test } from "vitest";
import { failure } from "../../core/failure.ts";
import { openBreaker } from "./breaker.ts";

const down = failure("timeout.source", { source: "A source", host: "source.example" });

test("after five consecutive failures no query is sent for a while, then a single one, whose answer ends the pause", async () => {
  let now = 0;
  const through = openBreaker(() => now);
  let asked = 0;
  const ask = (ends: "well" | "badly"): Promise<string> =>
    through(() => {
      asked++;
      return ends === "well" ? Promise.resolve("an answer") : Promise.reject(down);
    });

  for (let count = 0; count < 5; count++) await expect(ask("badly")).rejects.toBe(down);
  await expect(ask("well")).rejects.toMatchObject({ reason: "timeout.source", retryAfter: 30 });
  expect(asked).toBe(5);
  now = 30_001;
  const probes = await Promise.allSettled([ask("badly"), ask("well")]);
  expect(probes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(asked).toBe(6);
  now = 60_002;
  expect(await ask("well")).toBe("an answer");
  expect(await ask("well")).toBe("an answer");
  expect(asked).toBe(8);
});
