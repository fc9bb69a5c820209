import { expect, test } from "vitest";
import { corrupt } from "../../../test/dns/world/changes.ts";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { exchangersOf } from "./exchangers.ts";

const changed = { records: "mx A 11.1.1.1", changes: [corrupt("mx", "A")] };

/** Validating resolvers return no address that fails validation, so senders behind them keep the mail in the queue. */
test.for<[what: string, zones: WorldText["zones"], kind: string, hosts: readonly (readonly [string, number])[]]>([
  ["a host in order", { "good.com": "@ MX 10 mx\nmx A 11.1.1.1" }, "found", [["mx.good.com", 1]]],
  ["the only host", { "good.com": "@ MX 10 mx.bad.net.", "bad.net": changed }, "bogus", []],
  [
    "one of two hosts",
    { "good.com": "@ MX 10 mx.bad.net.\n@ MX 20 mx\nmx A 11.1.1.2", "bad.net": changed },
    "found",
    [
      ["mx.bad.net", 0],
      ["mx.good.com", 1],
    ],
  ],
  [
    "one of the families",
    { "good.com": { records: "@ MX 10 mx\nmx A 11.1.1.1\nmx AAAA 2001:470::1", changes: [corrupt("mx", "AAAA")] } },
    "found",
    [["mx.good.com", 1]],
  ],
  ["the domain itself", { "good.com": { records: "@ A 11.1.1.1", changes: [corrupt("@", "A")] } }, "bogus", []],
])("%s, where addresses fail validation", async ([, zones, kind, hosts]) => {
  const { context } = openWorld({ zones });

  const seen = await exchangersOf(context, parseName("good.com"));

  expect(seen.kind).toBe(kind);
  expect(seen.hosts.map(({ host, addresses }) => [host, addresses.length])).toEqual(hosts);
  expect(seen.reason === null).toBe(kind === "found");
});
