import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { attempt } from "../../../core/attempt.ts";
import { outOfTime } from "../../../core/net/dns.ts";
import { failure } from "../../../core/failure.ts";
import { collect } from "../collect.ts";
import { judge } from "../judge.ts";
import { problems } from "../problems.ts";

const example = "@ A 192.0.2.80\nwww A 192.0.2.81";

function reached({ host }: { readonly host: string }) {
  return Promise.resolve([{ id: host, address: host, isAllowed: false }]);
}

/** Findings above "info" of a run that ends after some answers; null if the run fails. */
async function told(text: Partial<WorldText>, answers: number): Promise<readonly string[] | null> {
  const world = openWorld({ zones: { "example.com": example }, ...text });
  let left = answers;
  const dns: typeof world.dns = (question) => {
    left--;
    if (left >= 0) return world.dns(question);
    return Promise.reject(failure("timeout.dns", { host: question.name }, { reason: outOfTime }));
  };
  const net = { ...world.context.net, dns, addresses: reached };
  const raw = await attempt(() => collect({ query: "www.example.com" }, { ...world.context, net }));
  if (!raw.ok) return null;
  const { findings } = judge({ ...raw.value, parsed: null });
  return findings.map(({ id }) => id).filter((id) => problems[id].severity !== "info");
}

test.for<[what: string, world: Partial<WorldText>]>([
  ["without faults", {}],
  ["without signatures", { zones: { "example.com": { records: example, isSigned: false } } }],
  [
    "for which the resolver fails",
    { resolvers: { "127.0.0.1:53": { blocks: ["example.com"], blocksWith: "SERVFAIL" } } },
  ],
])("a zone %s: a run that ends early has no findings that a complete run lacks", async ([, world]) => {
  const all = (await told(world, Infinity)) ?? [];
  const early = Array.from({ length: 20 }, (_, at) => told(world, at * 6));
  const more = (await Promise.all(early)).map((ids) => ids?.filter((id) => !all.includes(id)) ?? []);

  expect(more.filter((ids) => ids.length > 0)).toEqual([]);
});
