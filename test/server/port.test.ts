import { expect, test } from "vitest";
import { port } from "../../src/checks/port/index.ts";
import { serve } from "./service.ts";

const scan = "/api/util/port?host=127.0.0.1";
const fresh = { headers: { "cache-control": "no-cache" } };

test("an address is scanned once in ten seconds, for all callers and interfaces", async () => {
  const service = await serve({ checks: [port] });

  const first = await service.ask(scan);
  const again = await service.ask(scan);
  const anew = await service.ask(scan, fresh);
  const other = await service.ask(`${scan}:8099`);

  expect([first, again, anew].map(({ status, envelope }) => [status, envelope.cached])).toEqual([
    [200, false],
    [200, true],
    [200, true],
  ]);
  expect(other).toMatchObject({ status: 429, envelope: { error: { code: "RATE_LIMITED" } } });
  const { error } = other.envelope;
  expect(error?.retryAfter).toBeGreaterThan(0);
  expect(other.headers.get("retry-after")).toBe(`${error?.retryAfter}`);
});

test.for(["10.0.0.1", "[::1]", "localhost"])("%s is not scanned: it is private", async (host) => {
  const service = await serve({ checks: [port], measuring: { allow: [] } });

  const { status, envelope } = await service.ask(`/api/util/port?host=${encodeURIComponent(host)}`);

  expect([status, envelope]).toMatchObject([400, { error: { code: "INVALID_INPUT", reason: "host" } }]);
});

test("services are probed only if the operator allows it", async () => {
  const probing = `${scan}&probe_services=true`;
  const usual = await serve({ checks: [port] });
  const open = await serve({ checks: [port], measuring: { allow: ["127.0.0.0/8"], allowProbes: true } });

  expect(await usual.ask(probing)).toMatchObject({
    status: 400,
    envelope: { error: { code: "INVALID_INPUT", reason: "input.probes" } },
  });
  expect((await open.ask(probing)).status).toBe(200);
});
