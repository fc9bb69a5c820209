import { expect, test } from "vitest";
import { asn } from "../../src/checks/asn/index.ts";
import { openNetworks } from "../../src/networks/open.ts";
import { keep } from "../engine.ts";
import { serveHttp } from "../twins/http.ts";
import { ripestat } from "../twins/networks.ts";
import { serve } from "./service.ts";

const networks = openNetworks(null);
const down = "http://127.0.0.1:9/";
const sources = { ripestat: down, rdap: down, peeringdb: down };
const resolvers = ["127.0.0.1:9"];

function ask(query: string): string {
  return `/api/util/asn?query=${encodeURIComponent(query)}`;
}

test.for(["10.0.0.1", "::1", "169.254.169.254", "AS0"])("%s is answered locally", async (query) => {
  const service = await serve({ checks: [asn], measuring: { networks, sources, resolvers } });

  const { status, envelope } = await service.ask(ask(query));

  expect([status, envelope]).toMatchObject([200, { ok: true, data: { raw: { query, origins: [], sources: [] } } }]);
});

test("an anonymous query is sent to the sources and cached for a day", async () => {
  const twin = await keep(
    serveHttp({ answer: ripestat({ asns: [15169], prefix: "8.8.8.0/24", holder: "GOOGLE - Google LLC" }) }),
  );
  const measuring = { networks, resolvers, sources: { ...sources, ripestat: `${twin.origin}/data/` } };
  const service = await serve({ checks: [asn], measuring });

  const first = await service.ask(ask("8.8.8.8"));
  const count = twin.asked.length;
  const again = await service.ask(ask("8.8.8.8"));

  expect([first, again].map(({ status, envelope }) => [status, envelope.cached])).toEqual([
    [200, false],
    [200, true],
  ]);
  expect(first.envelope).toMatchObject({
    data: { raw: { origins: [{ asn: 15169, operator: { source: "ripestat" } }] } },
  });
  expect(twin.asked).toHaveLength(count);
});

test.for(["15169", "example.com", "AS4294967296", ""])("%s is refused", async (query) => {
  const service = await serve({ checks: [asn], measuring: { networks, sources, resolvers } });

  const { status, envelope } = await service.ask(ask(query));

  expect([status, envelope]).toMatchObject([400, { error: { code: "INVALID_INPUT", reason: "query" } }]);
});
