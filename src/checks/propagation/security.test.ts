import { expect, test } from "vitest";
import { corrupt } from "../../../test/dns/world/changes.ts";
import { farmOf, turns } from "../../../test/dns/farm.ts";
import { idsOf, others, see, standing, withError, zone } from "../../../test/propagation/scene.ts";

const wrongAnchor = { zone: ".", keyTag: 1, algorithm: 13, digestType: 2, digest: "00".repeat(32) };
const called = (code: number) => ({
  respond: (...[query, usual]: Parameters<ReturnType<typeof withError>>) => ({
    ...withError(code)(query, usual),
    rcode: 2,
    answers: [],
  }),
});

test("a resolver with a wrong trust anchor is reported as such, and the zone needs no change", async () => {
  const raw = await see({ odd: called(9) });

  expect(standing(raw)).toBe("bogus EDE-9");
  expect([raw.security?.state, idsOf(raw)]).toEqual(["secure", ["bogus-alone"]]);
});

test("the only configured resolver has a wrong trust anchor", async () => {
  const raw = await see({ publicResolvers: { "33.0.0.1": { anchors: [wrongAnchor], ...called(9) } } });

  expect(idsOf(raw)).toEqual(["bogus-alone"]);
});

test("several resolvers that cache older keys are reported as such", async () => {
  const raw = await see({ publicResolvers: { ...others, "33.0.0.8": called(9), "33.0.0.9": called(6) } });

  expect([raw.security?.state, idsOf(raw)]).toEqual(["secure", ["bogus-remembered"]]);
});

test("one of two name servers returns data that fails validation", async () => {
  const broken = { records: zone, changes: [corrupt("@", "A")] };
  const raw = await see({
    servers: { "11.0.0.53": { zones: ["example.com"], has: { "example.com": broken } } },
    odd: called(6),
  });

  expect([raw.security?.state, idsOf(raw).includes("bogus")]).toEqual(["bogus", true]);
});

test("all name servers return data that fails validation", async () => {
  const raw = await see({ zones: { "example.com": { records: zone, changes: [corrupt("@", "A")] } } });

  expect([raw.security, idsOf(raw)]).toEqual([{ state: "bogus", reason: "bad-signature" }, ["bogus"]]);
});

test.for([...turns.entries()].slice(3, 6))(
  "our own resolver is two caches that contradict each other, run %o",
  async ([, isOld]) => {
    const before = { "cdn.net": "site 20 A 203.0.113.7", "other.com": "@ A 11.9.9.7" };
    const raw = await see({
      zones: { ...before, "example.com": zone },
      resolvers: { "127.0.0.1:53": farmOf({ zones: before }, isOld) },
      odd: called(9),
    });

    expect(raw).toMatchObject({ zone: "example.com.", security: { state: "secure" } });
    expect(raw.authoritativeServers.map(({ state }) => state)).toEqual(["current", "current"]);
  },
);
