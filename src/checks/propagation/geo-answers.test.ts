import { expect, test } from "vitest";
import { recordOf } from "../../../test/dns/samples.ts";
import type { ServerTraits } from "../../../test/dns/world/server.ts";
import { idsOf, see, standing } from "../../../test/propagation/scene.ts";
import type { EdnsOption } from "../../formats/dns/edns.ts";
import { types } from "../../formats/dns/codes.ts";
import type { PropagationRaw } from "./index.ts";

/** What a server finds at an ALIAS target: without a client network, and per network. */
interface Found {
  readonly usual: string;
  readonly there: (network: Buffer) => string;
  /** RFC 7871 §7.2.1: 0 if the answer is for everyone; null for a server without ECS support. */
  readonly scope?: number | null;
}

function following({ usual: own, there, scope = 24 }: Found): ServerTraits {
  return {
    respond(query, usual) {
      const said = usual();
      if (query.questions[0]?.type !== types.A || said.answers.length === 0) return said;
      const asked = query.edns?.options.find((each) => each.name === "other" && each.code === 8);
      const network = asked?.name === "other" && scope !== null ? asked.bytes : null;
      const address = network ? there(network.subarray(4)) : own;
      const head = Buffer.of(0, 1, 24, scope ?? 0);
      const options: readonly EdnsOption[] = network
        ? [{ name: "other", code: 8, bytes: Buffer.concat([head, network.subarray(4)]) }]
        : [];
      return {
        ...said,
        answers: [recordOf("example.com.", { type: "A", address }, 300)],
        edns: { version: 0, size: 1232, isDnssecOk: false, options },
      };
    },
  };
}

/** The nearest address for a network. */
const near = (network: Buffer): string => `203.0.113.${network[1] ?? 0}`;

const everywhere = { "33.1.0.1": {}, "33.2.0.1": {}, "33.3.0.1": {} };

/** The observation of servers with different answers and a TTL of five minutes. */
function between(first: Partial<Found>, second: Partial<Found>, publicResolvers = everywhere): Promise<PropagationRaw> {
  return see({
    zones: { "example.com": { records: "@ 300 A 198.51.100.1", isSigned: false } },
    servers: {
      "11.0.0.53": following({ usual: "203.0.113.101", there: near, ...first }),
      "22.0.0.53": following({ usual: "203.0.113.102", there: near, ...second }),
    },
    publicResolvers,
  });
}

test("servers that resolve an ALIAS and agree for the same client networks do not contradict each other", async () => {
  const raw = await between({}, {});

  expect([raw.authoritativeServersDiffer, raw.varianceCause]).toEqual([false, "authorities"]);
  expect(raw.authoritativeServers.map(({ values }) => values)).toEqual([["203.0.113.101"], ["203.0.113.102"]]);
  expect(idsOf(raw)).toEqual([]);
});

test.for<[what: string, first: Partial<Found>, second: Partial<Found>, resolvers?: Record<string, object>]>([
  ["one gives another answer in every network", {}, { there: () => "203.0.113.102" }],
  ["one gives another answer in one network", {}, { there: (each) => (each[1] === 2 ? "203.0.113.9" : near(each)) }],
  ["both return scope 0", { scope: 0 }, { scope: 0 }],
  ["one returns scope 0", {}, { scope: 0 }],
  ["one does not support ECS", {}, { scope: null }],
  ["there is only one network to ask for", {}, {}, { "33.1.0.1": {}, "33.1.0.2": {} }],
  ["there is no public network to ask for", {}, {}, { "10.1.0.1": {}, "10.2.0.1": {} }],
])("the servers may have different zones if %s", async ([, first, second, resolvers]) => {
  const raw = await between(first, second, resolvers as typeof everywhere | undefined);

  expect(raw.authoritativeServersDiffer).toBe(true);
  expect(idsOf(raw)).toEqual(["authorities-differ"]);
});

test("an old copy beside them has a longer TTL than theirs", async () => {
  const publicResolvers = { ...everywhere, "33.4.0.1": { name: "odd", remembers: "example.com. 3000 A 192.0.2.9" } };

  expect(standing(await between({}, {}, publicResolvers))).toBe("stale outlived 3000");
});
