import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Answer } from "../../src/core/check.ts";
import type { SubdomainsRaw } from "../../src/checks/subdomains/index.ts";
import type { Success } from "../../src/core/result/envelope.ts";
import { keep } from "../engine.ts";
import { serve, until, type Told } from "../server/service.ts";
import { certspotter, crtsh, silence, type Logged } from "../twins/ct.ts";
import { serveHttp } from "../twins/http.ts";
import type { Answer as Answering } from "../twins/raw-http.ts";

const logged: readonly Logged[] = [{ names: ["www.shop.com"] }, { names: ["api.shop.com"], until: "2099-01-01" }];
const path = "/api/util/subdomains?query=shop.com";

function rawOf({ envelope }: Told): SubdomainsRaw {
  return (envelope as Success<Answer<SubdomainsRaw>>).data.raw;
}

/** A server whose answers are due after a second, and twins of the sources. */
async function scene(crtshAnswer: Answering, certspotterAnswer: Answering) {
  const [one, two] = await Promise.all([
    keep(serveHttp({ answer: crtshAnswer })),
    keep(serveHttp({ answer: certspotterAnswer })),
  ]);
  const sources = { crtsh: `${one.origin}/`, certspotter: `${two.origin}/v1/` };
  const service = await serve({ measuring: { sources, deadline: 1200, isDeadlineSet: true } });
  return { service, one, two };
}

test("data that arrives after an answer is used for the next one, without another query", async () => {
  const slow: Answering = (...at) => void sleep(2000).then(() => crtsh(logged)(...at));
  const { service, one, two } = await scene(slow, certspotter(logged.slice(0, 1)));

  const first = await service.ask(path);
  expect(first).toMatchObject({ status: 200, envelope: { cached: false } });
  expect(rawOf(first)).toMatchObject({ total: 1, sources: [{ status: "pending" }, { status: "complete" }] });
  await sleep(1500);
  let later = first;
  await until(async () => {
    later = await service.ask(path);
    return later.envelope.ok && rawOf(later).total === 2;
  });

  expect(later).toMatchObject({ envelope: { cached: true } });
  expect(rawOf(later)).toMatchObject({ sources: [{ status: "complete" }, { status: "complete" }] });
  expect(one.asked).toHaveLength(1);
  expect(two.asked.length).toBe(2);
});

test("a complete answer is kept for a day, and an empty one of both sources too", async () => {
  const { service, one } = await scene(crtsh(logged), certspotter(logged));
  const first = await service.ask(path);
  const again = await service.ask("/api/util/subdomains?query=https://www.shop.com/cart");

  expect(rawOf(first).total).toBe(2);
  expect(again.envelope).toMatchObject({ cached: true });
  expect(one.asked).toHaveLength(1);
  expect(Number(/max-age=(\d+)/.exec(first.headers.get("cache-control") ?? "")?.[1])).toBeGreaterThan(86_000);
});

test("503 where no source answers", async () => {
  const { service } = await scene(silence, silence);
  const told = await service.ask(path);
  expect(told).toMatchObject({
    status: 503,
    envelope: { error: { code: "UPSTREAM_TIMEOUT", reason: "timeout.sources" } },
  });
});

test.for(["query=co.uk", "query=shop.com&limit=0", "query=192.0.2.1"])("400 for %s", async (query) => {
  const { service } = await scene(silence, silence);
  const told = await service.ask(`/api/util/subdomains?${query}`);
  expect(told).toMatchObject({ status: 400, envelope: { error: { code: "INVALID_INPUT" } } });
});
