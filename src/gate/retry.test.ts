import { expect, test } from "vitest";
import { busy } from "../core/busy.ts";
import { failure, type Failure } from "../core/failure.ts";
import type { AnyCheck } from "../core/check.ts";
import type { RunOptions, Runner } from "../run/runner.ts";
import { systemClock } from "./clock.ts";
import { retrying, worthOf } from "./retry.ts";

test.for<readonly [what: string, failed: Failure, here: number | null, remote: number | null]>([
  ["a busy target", busy("target", 7000), 7000, null],
  ["a busy server", busy("server", 7000), 7000, null],
  ["a refused connection", failure("tcp.refused", { host: "shop.example", port: 443 }), 0, 0],
  ["a name that does not exist", failure("dns.nxdomain", { host: "shop.example" }), null, null],
])("%s is retried after %s by a runner that does not wait itself", ([, failed, here, remote]) => {
  expect(worthOf(failed, {})).toBe(here);
  expect(worthOf(failed, { waitsForRoom: true })).toBe(remote);
});

test("a demanded check that stays busy is asked once of a runner that has waited", async () => {
  let asked = 0;
  const runner: Runner = {
    waitsForRoom: true,
    answer() {
      asked++;
      return Promise.reject(busy("target", 30_000));
    },
  };
  const trying = { retries: 2, clock: { ...systemClock, sleep: () => Promise.resolve(true) } };

  await expect(retrying(runner, trying).answer({} as AnyCheck, {}, { language: "en" })).rejects.toMatchObject({
    reason: "busy",
  });
  expect(asked).toBe(1);
});

test("a retry uses no survey and no connection of the run", async () => {
  const seen: RunOptions[] = [];
  const runner: Runner = {
    answer(_check, _query, asking) {
      seen.push(asking);
      return Promise.reject(failure("tcp.reset", { host: "shop.example", port: 443 }));
    },
  };
  const trying = { retries: 1, clock: { ...systemClock, sleep: () => Promise.resolve(true) } };
  const idle = { take: () => null, leave() {}, refusal: () => null, refuse() {}, accept() {} };

  const asking = { language: "en", surveysSince: 1000, idle } as const;
  await expect(retrying(runner, trying).answer({} as AnyCheck, {}, asking)).rejects.toMatchObject({
    reason: "tcp.reset",
  });
  expect(seen.map(({ surveysSince, idle: given }) => [surveysSince, given])).toEqual([
    [1000, idle],
    [undefined, undefined],
  ]);
});
