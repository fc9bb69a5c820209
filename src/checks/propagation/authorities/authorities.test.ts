import { expect, test } from "vitest";
import type { ServerTraits } from "../../../../test/dns/world/server.ts";
import { has, idsOf, see, standing, zone } from "../../../../test/propagation/scene.ts";
import { propagation } from "../index.ts";

test("an answer from a server with an older version is old, for an unknown time", async () => {
  const old = { "example.com": { records: zone.replace("198.51.100.1", "198.51.100.50"), serial: 1 } };
  const raw = await see({
    zones: { "example.com": { records: zone, serial: 2 } },
    servers: { "22.0.0.53": { has: old } },
    odd: has("198.51.100.50", 100),
  });

  expect(standing(raw)).toBe("stale secondary 100");
  expect(raw.authoritativeServers.map(({ state, serial }) => [state, serial])).toEqual([
    ["current", 2],
    ["behind", 1],
  ]);
  expect(raw.freshEverywhereInSeconds).toBeNull();
  expect(idsOf(raw)).toEqual(["stale", "authority-behind"]);
});

test("an older version with the same record is reported, and no resolver counts as old", async () => {
  const raw = await see({
    zones: { "example.com": { records: zone, serial: 4_294_967_295 } },
    servers: { "22.0.0.53": { has: { "example.com": { records: zone, serial: 1 } } } },
  });

  // RFC 1982: the serial 1 follows the largest number.
  expect(raw.authoritativeServers.map(({ state }) => state)).toEqual(["behind", "current"]);
  expect([raw.counts.updated, idsOf(raw)]).toEqual([3, ["version-behind"]]);
});

test("without a name server answer no resolver counts as old", async () => {
  const dead = { "11.0.0.53": { isSilent: true }, "22.0.0.53": { isSilent: true } };
  const [one, two] = [has("198.51.100.1", 20), has("198.51.100.9", 30)];
  const agreed = await see({ servers: dead, publicResolvers: { "33.0.0.1": one, "33.0.0.2": one } });
  const differing = await see({ servers: dead, publicResolvers: { "33.0.0.1": one, "33.0.0.2": two } });
  const [first, second] = [agreed, differing].map((raw) =>
    propagation.judge(raw, { domain: "example.com", type: "A" }),
  );

  expect([agreed.counts.unverified, agreed.freshEverywhereInSeconds, first?.status]).toEqual([2, null, "warn"]);
  expect([differing.counts.unverified, second?.status]).toEqual([2, "unknown"]);
});

test("a zone whose name servers do not have it is measured anyway", async () => {
  const lame: ServerTraits = { lame: "REFUSED", lameFor: ["example.com"] };
  const raw = await see({ servers: { "11.0.0.53": lame, "22.0.0.53": lame } });
  const { status } = propagation.judge(raw, { domain: "example.com", type: "A" });

  expect(raw.authoritativeServers.map(({ reason }) => reason)).toEqual(["REFUSED", "REFUSED"]);
  expect([raw.counts.error, status, idsOf(raw)]).toEqual([
    3,
    "fail",
    ["unanswered", "authority-silent", "unresolvable"],
  ]);
});

test("the parent zone decides which servers are authoritative, not the caches of resolvers", async () => {
  const moved = "example.com. 9999 NS ns.old.net.\nns.old.net. 9999 A 44.0.0.1\nold.net. 9999 SOA a. b. 1 1 1 1 1";
  const raw = await see({
    resolvers: { "127.0.0.1:53": { remembers: moved } },
    servers: {
      "44.0.0.1": { zones: ["example.com"], has: { "example.com": zone.replace("198.51.100.1", "198.51.100.50") } },
    },
    odd: has("198.51.100.50", 200),
  });

  expect(raw.authoritativeServers.map(({ address }) => address)).toEqual(["11.0.0.53", "22.0.0.53"]);
  expect(standing(raw)).toBe("stale unlike 200");
});

test("a server that only the zone itself lists is queried too", async () => {
  const records = `@ 300 A 198.51.100.1\n@ 300 NS ns1\n@ 300 NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53`;
  const old = { "example.com": { records: records.replace("198.51.100.1", "198.51.100.50"), serial: 1 } };
  const raw = await see({
    zones: {
      "example.com": {
        records,
        serial: 2,
        delegation: "example.com. 172800 NS ns1.example.com.\nns1.example.com. A 11.0.0.53",
      },
    },
    servers: { "22.0.0.53": { zones: ["example.com"], has: old } },
    odd: has("198.51.100.50", 100),
  });

  expect(raw.authoritativeServers.map(({ address, state }) => [address, state])).toEqual([
    ["11.0.0.53", "current"],
    ["22.0.0.53", "behind"],
  ]);
  expect([standing(raw), raw.freshEverywhereInSeconds]).toEqual(["stale secondary 100", null]);
});

test("the NS records of the parent zone count as current too", async () => {
  const raw = await see({
    type: "NS",
    zones: {
      "example.com": {
        records: `${zone}\n@ 300 NS ns1\n@ 300 NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53`,
        delegation: "example.com. NS ns1.example.com.\nns1.example.com. A 11.0.0.53",
      },
    },
    odd: { remembers: "example.com. 86000 NS ns1.example.com." },
  });

  expect(standing(raw)).toBe("updated 0");
});

/** A world where the .com registry has removed example.com, while resolvers and its former servers still answer. */
const gone = {
  zones: { "example.net": "@ A 198.51.100.7", "other.com": "@ A 198.51.100.8" },
  servers: { "44.0.0.1": { zones: ["example.com"], has: { "example.com": zone } } },
};
const cached =
  "example.com. 900 A 198.51.100.1\nexample.com. 9999 NS ns.old.net.\nns.old.net. 9999 A 44.0.0.1\n" +
  "example.com. 900 SOA ns1.example.com. hostmaster.example.com. 7 1 1 1 1";

test("a zone that its registry has removed is reported as gone, even if caches and its own servers still return it", async () => {
  const caches = { "33.0.0.7": { remembers: cached }, "33.0.0.8": { remembers: cached } };
  const raw = await see({ ...gone, resolvers: { "127.0.0.1:53": { remembers: cached } }, publicResolvers: caches });
  const { status, findings } = propagation.judge(raw, { domain: "example.com", type: "A" });

  expect([raw.zone, raw.removed, raw.current.map(({ answer }) => answer)]).toEqual([
    "com.",
    "example.com.",
    ["nxdomain"],
  ]);
  expect(raw.resolvers.map(({ verdict, reason }) => `${verdict} ${reason}`)).toEqual(["stale gone", "stale gone"]);
  expect([status, findings.map(({ id }) => id)]).toEqual(["fail", ["removed"]]);
  expect(findings.at(-1)?.params).toMatchObject({ zone: "example.com", count: 2, left: { en: "15 minutes" } });
});

test.for<ServerTraits>([{ isSilent: true }, { lame: "SERVFAIL" }])(
  "one parent server's denial does not mean a removed zone while the other one fails with %j",
  async (failing) => {
    const resolvers = { "127.0.0.1:53": { remembers: cached } };
    const raw = await see({ ...gone, servers: { ...gone.servers, "22.0.0.2": failing }, resolvers });

    expect([raw.zone, raw.removed]).toEqual(["example.com.", null]);
  },
);

test("one parent server that does not have a new zone yet does not mean it was removed", async () => {
  const raw = await see({ servers: { "11.0.0.2": { has: { com: "other NS ns.other\nns.other A 11.0.0.9" } } } });

  expect([raw.removed, raw.counts.updated]).toEqual([null, 3]);
});

test("if the run's resolvers fail, public resolvers show which servers are authoritative", async () => {
  const raw = await see({ resolvers: { "127.0.0.1:53": { isSilent: true } }, odd: has("198.51.100.9", 3600) });

  expect(raw.authoritativeServers.map(({ address, state }) => [address, state])).toEqual([
    ["11.0.0.53", "current"],
    ["22.0.0.53", "current"],
  ]);
  expect([standing(raw), raw.counts.updated, raw.ownResolver?.verdict]).toEqual(["stale outlived 3600", 3, "error"]);
});
