import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openWorld } from "../../../../test/dns/world.ts";
import type { DnsQuestion } from "../../../core/net/dns.ts";
import { failure } from "../../../core/failure.ts";
import { types } from "../../../formats/dns/codes.ts";
import { collect } from "../collect.ts";
import { judge } from "../judge.ts";

// Modules that are loaded on demand take real time, in which the fake clock would run on.
beforeAll(async () => {
  await collect({ query: "www.example.com" }, openWorld({ zones: { "example.com": "@ A 11.9.9.9" } }).context);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = { zones: ["example.com"], isSilent: true };
const above = new Set(["11.0.0.2", "22.0.0.2"]);

/** Whether a query reaches a resolver that waits for the dead zone. Names above it are answered at once. */
function isWaiting({ name, type, server }: DnsQuestion): boolean {
  return /example\.com/i.test(name) && type !== types.DS && !above.has(server ?? "");
}

test("a silent zone, and resolvers that wait for it, are recognised well before the deadline", async () => {
  const world = openWorld({
    zones: { "example.com": "@ A 11.9.9.9" },
    servers: { "11.0.0.53": silent, "22.0.0.53": silent },
  });
  const dns = async (question: DnsQuestion) => {
    if (!isWaiting(question)) return world.dns(question);
    await new Promise((resolve) => {
      setTimeout(resolve, 2 * (question.patience ?? 1500));
    });
    throw failure("timeout.dns", { host: question.name });
  };
  const started = Date.now();

  const collecting = collect({ query: "www.example.com" }, { ...world.context, net: { ...world.context.net, dns } });
  await vi.runAllTimersAsync();
  const raw = await collecting;

  // Of 15 s. On a busy machine the fake clock runs ahead of the signatures, which are verified in other threads.
  expect(Date.now() - started).toBeLessThanOrEqual(12_000);
  expect(judge(raw)).toMatchObject({ status: "fail" });
  expect(judge(raw).findings.map(({ id }) => id)).toContain("no-server");
});

function reached({ host }: { readonly host: string }) {
  return Promise.resolve([{ id: host, address: host, isAllowed: true }]);
}

test("the number of queried addresses is limited, however many servers a zone lists", async () => {
  const hosts = Array.from({ length: 200 }, (_, index) => index);
  const records = hosts.flatMap((host) => [`@ NS n${host}`, `n${host} A 11.7.${host}.1`, `n${host} A 11.8.${host}.1`]);
  const world = openWorld({ zones: { "example.com": { records: records.join("\n"), isSigned: false } } });

  const raw = await collect(
    { query: "example.com" },
    { ...world.context, net: { ...world.context.net, addresses: reached } },
  );
  const asked = new Set(
    world.asked.flatMap(({ server }) => (server?.startsWith("11.7.") || server?.startsWith("11.8.") ? [server] : [])),
  );

  expect(asked.size).toBe(32);
  expect(raw.authoritativeServers).toMatchObject({ total: 200 });
  expect(judge(raw).findings.map(({ id }) => id)).toContain("servers-cut");
});
