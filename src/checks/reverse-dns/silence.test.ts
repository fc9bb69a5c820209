import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openWorld } from "../../../test/dns/world.ts";
import { failure, type Failure } from "../../core/failure.ts";
import { reverseDns } from "./index.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds until a query times out. */
const longest = 3000;

test.for<[what: string, problem: (host: string) => Failure]>([
  ["is silent", (host) => failure("timeout.dns", { host })],
  ["sends invalid messages", (host) => failure("dns.failed", { host, detail: "BADRESP" })],
])("a resolver that %s for every query is recognised after one query", async ([, problem]) => {
  const { context } = openWorld({ zones: {} });
  const started = Date.now();
  const dns = async ({ name }: { readonly name: string }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, longest);
    });
    throw problem(name);
  };

  const collecting = reverseDns.collect({ query: "44.1.2.1" }, { ...context, net: { ...context.net, dns } });
  const ending = collecting.then(
    () => null,
    (error: unknown) => ({ error, ms: Date.now() - started }),
  );
  await vi.runAllTimersAsync();

  expect(await ending).toMatchObject({ error: { reason: problem("").reason }, ms: longest });
});
