import { expect, test } from "vitest";
import { repliesFrom } from "../../../test/replies.ts";
import { fetchNamed, type Fetched } from "./fetch.ts";

const url = "http://crl.example/one.crl";

/** Fetches one list on behalf of several addresses, one after the other, in one run. */
async function fetchFor(...parties: readonly (string | undefined)[]) {
  const { context, asked } = repliesFrom({ [url]: { body: "list" } });
  const found: Fetched[] = [];
  for (const namedBy of parties) {
    const by = namedBy === undefined ? {} : { namedBy };
    found.push(await fetchNamed(context, url, by, { limit: 1024, patience: 1000, schemes: ["http:"] }));
  }
  return { found, asked: asked.map(({ namedBy }) => namedBy) };
}

test("a URL named by public addresses is fetched once for all of them", async () => {
  const { found, asked } = await fetchFor("8.8.8.8", "8.8.4.4", "2001:4860:4860::8888");

  expect(found.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(asked).toEqual(["8.8.8.8"]);
});

test("concurrent requests for a large list share one fetch, and the list is not cached", async () => {
  const { context, asked } = repliesFrom({ [url]: { body: "x".repeat(100_000) } });
  const ask = (): Promise<Fetched> =>
    fetchNamed(context, url, { namedBy: "8.8.8.8" }, { limit: 200_000, patience: 1000, schemes: ["http:"] });
  await Promise.all([ask(), ask()]);
  const atOnce = asked.length;
  await ask();

  expect([atOnce, asked.length]).toEqual([1, 2]);
});

test("private and public parties do not share cached downloads, in either order", async () => {
  const { asked } = await fetchFor("10.0.0.1", "8.8.8.8", undefined, "10.0.0.1", "10.0.0.2");

  expect(asked).toEqual(["10.0.0.1", "8.8.8.8", undefined, "10.0.0.2"]);
});
