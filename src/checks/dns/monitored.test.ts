import { expect, test } from "vitest";
import { openWorld } from "../../../test/dns/world.ts";
import { changesBetween, factsOf, fieldsOf } from "../../core/changes/between.ts";
import { step } from "../../core/changes/step.ts";
import type { Result } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { Net } from "../../core/net/net.ts";
import { types } from "../../formats/dns/codes.ts";
import { collect } from "./collect.ts";
import { dns } from "./index.ts";
import { judge } from "./judge.ts";

const zones = { "example.com": `@ A 11.9.9.9\n@ TXT "hello"\n@ MX 10 mail\nmail A 11.9.9.10` };
const { dns: ask } = openWorld({ zones });

const addresses: Net["addresses"] = ({ host }) => Promise.resolve([{ id: host, address: host, isAllowed: true }]);

/** The result of a zone whose records of some types go unanswered. */
async function look(unanswered: readonly number[]): Promise<Result> {
  const answer: Net["dns"] = (question) =>
    unanswered.includes(question.type)
      ? Promise.reject(failure("timeout.dns", { host: "example.com" }))
      : ask(question);
  const { context } = openWorld({ zones, net: { dns: answer, addresses } });
  const raw = await collect({ query: "example.com" }, context);
  return { raw, verdict: judge(raw) };
}

function idsIn({ verdict }: Result): readonly string[] {
  return verdict.findings.map(({ id }) => id);
}

const [minute, day] = [60_000, 86_400_000];

test.for<readonly [what: string, types: readonly number[]]>([
  ["TXT", [types.TXT]],
  ["CAA", [types.CAA]],
  ["MX", [types.MX]],
  ["TXT, CAA and MX", [types.TXT, types.CAA, types.MX]],
])("records that go unanswered once neither end findings nor make new ones: %s", async ([, unanswered]) => {
  const [whole, partial] = [await look([]), await look(unanswered)];
  // Otherwise the test shows nothing.
  expect(idsIn(whole)).not.toEqual(idsIn(partial));

  const moves = [...changesBetween(dns, whole, partial), ...changesBetween(dns, partial, whole)];
  // That a type is not answered is all that is known.
  expect(moves.map(({ from, to }) => from ?? to).filter((each) => !each?.startsWith("dns.type-fails"))).toEqual([]);
  let state: Parameters<typeof step>[0] = null;
  for (const [result, at] of [
    [whole, 0],
    [partial, day],
    [whole, 2 * day],
    [whole, 2 * day + 10 * minute],
  ] as const) {
    const { standing, changes } = step(state, { version: 1, at, facts: factsOf(dns, result) }, fieldsOf(dns));
    expect(changes).toEqual([]);
    state = standing;
  }
});
