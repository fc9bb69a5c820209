import { expect, test } from "vitest";
import { busy } from "../core/busy.ts";
import { failure, type Failure } from "../core/failure.ts";
import type { Net } from "../core/net/net.ts";
import { netOf } from "../core/net/methods.ts";
import { openRefusals } from "./refusals.ts";

const to = { host: "shop.example", port: 443 };

function failing(error: unknown): Net {
  return netOf(() => () => Promise.reject(error));
}

test.for<[name: string, failure: Failure]>([
  ["the allowance of the target", busy("target", 3000)],
  ["the budget of the run", failure("budget.connections", { limit: 96 })],
])("a refusal by %s is noted whatever the caller makes of it, with its seconds", async ([, refused]) => {
  const heard: Failure[] = [];
  const refusals = openRefusals((first) => heard.push(first));
  const net = refusals.over(failing(refused));
  expect(() => refusals.throwIfAny()).not.toThrow();
  await net.tls(to).catch(() => null);
  await net.http({ url: "https://shop.example/" }).catch(() => null);

  expect(() => refusals.throwIfAny()).toThrow(refused);
  expect(heard).toEqual([refused]);
});

test("a failure of the target is its own", async () => {
  const refusals = openRefusals();
  const net = refusals.over(failing(failure("tcp.refused", { host: "shop.example", port: 443 })));
  await net.tls(to).catch(() => null);

  expect(() => refusals.throwIfAny()).not.toThrow();
});

test("a refusal within an answer counts", async () => {
  const refusals = openRefusals();
  const answer = { failure: busy("target", 2000).facts };
  await refusals.over(netOf(() => () => Promise.resolve(answer))).mail({ host: "mx.example", port: 25 });

  expect(() => refusals.throwIfAny()).toThrow(expect.objectContaining({ reason: "busy", retryAfter: 2 }));
});
