import { expect, test } from "vitest";
import { awaitDeployment } from "./await-deployment.ts";
import type { Github, ListQuestion } from "./github.ts";

const wanted = { sha: "a".repeat(40), environment: "staging", server: "https://github.com" };

/** GitHub with one pending deployment, where every request takes 400 ms of the clock. */
function slowGithub(pass: (ms: number) => void): Pick<Github, "list"> {
  return {
    async *list<T>({ route, schema, mayAsk }: ListQuestion<T>) {
      if (!mayAsk()) return { isWhole: false };
      pass(400);
      const page = schema.parse(route.endsWith("/statuses") ? [] : [{ id: 1 }]);
      await Promise.resolve();
      yield* page;
      return { isWhole: true };
    },
  };
}

test("a look that the end of the wait cuts off between two requests does not hide the last state", async () => {
  let now = 0;
  const seen: string[] = [];
  const waiting = {
    timeout: 1300,
    interval: 100,
    now: () => now,
    sleep: (ms: number) => Promise.resolve((now += ms)),
    onSeen: ({ en }: { readonly en: string }) => seen.push(en),
  };

  const end = awaitDeployment(slowGithub((ms) => (now += ms)) as Github, wanted, waiting);

  await expect(end).rejects.toMatchObject({ facts: { id: "deployment.timeout", params: { seen: { en: "pending" } } } });
  expect(seen).toEqual(["pending", "unknown"]);
});
