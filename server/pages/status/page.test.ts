import { expect, test } from "vitest";
import { statusPage, type ServiceState } from "./page.tsx";
import { languages } from "../../../src/core/text.ts";
import { openSourceStates } from "../../../src/net/sources/states.ts";
import { sourceIds, sourceTable } from "../../../src/net/sources/table.ts";
import { sourceStates, type SourceStateRow } from "../../../src/settings/source-states.ts";
import { serve } from "../../../test/server/service.ts";
import { elementsOf, textWith } from "../../../test/pages/read-html.ts";
import { settingIn } from "../../../test/pages/setting.ts";

const now = Date.parse("2026-11-20T12:00:00.000Z");
const quiet: ServiceState = { now, startedAt: now - 7_200_000, isDraining: false, store: "working", sources: [] };

function source(change: Partial<SourceStateRow>): SourceStateRow {
  const { name, terms } = sourceTable.crtsh;
  return { id: "crtsh", name, terms, answered: null, failed: null, ...change };
}

function told(state: Partial<ServiceState>, language: "en" | "ko" = "en"): string {
  const [main = ""] = elementsOf(statusPage({ ...quiet, ...state }, settingIn(language)), "main");
  return textWith(main);
}

const answered = { at: now - 180_000, ms: 412.4 };
const failed = { at: now - 60_000, reason: "source.status" };

test.for<[what: string, change: Partial<SourceStateRow>, says: readonly string[]]>([
  ["was never asked", {}, ["crt.sh not used yet", "Last success –", "Latency –", "Last failure –"]],
  ["answers", { answered }, ["crt.sh answering", "Last success 3 minutes ago", "Latency 412 ms", "Last failure –"]],
  ["fails", { failed }, ["crt.sh failing", "Last success –", "Last failure 1 minute ago: source.status"]],
  ["failed last", { answered, failed }, ["crt.sh failing", "Last success 3 minutes ago", "1 minute ago"]],
  [
    "answers again",
    { answered, failed: { ...failed, at: now - 600_000 } },
    ["crt.sh answering", "Latency 412 ms", "10 minutes ago: source.status"],
  ],
])("a source that %s is shown so", ([, change, says]) => {
  const text = told({ sources: [source(change)] });

  for (const each of says) expect(text).toContain(each);
});

test("the state of the store, the jobs and the process is shown", () => {
  expect(told({})).toContain("running for 2 hours");
  expect(told({ store: "failing" })).toContain("Store failing");
  expect(told({ store: "none" })).toContain("kept in memory only");
  expect(told({})).not.toContain("Job queue");
  expect(told({ jobs: { waiting: 3, running: 1 } })).toContain("Job queue 3 waiting, 1 running");
  expect(told({ isDraining: true })).toContain("stopping");
});

test.for(languages)("every third party is on a server's page, with its terms (%s)", async (language) => {
  const service = await serve();
  const { status, headers, text } = await service.ask(`/status?lang=${language}`);

  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  for (const id of sourceIds) {
    expect(textWith(text)).toContain(sourceTable[id].name);
    expect(textWith(text)).toContain(sourceTable[id].terms[language]);
  }
});

test("the last result of each source is remembered separately", () => {
  let clock = 1000;
  const standings = openSourceStates(() => clock);
  standings.answered("rdap", 20);
  clock = 2000;
  standings.failed("rdap", "timeout.source");
  standings.answered("crtsh", 30);

  expect(standings.of("rdap")).toEqual({
    answered: { at: 1000, ms: 20 },
    failed: { at: 2000, reason: "timeout.source" },
  });
  expect(standings.of("crtsh")).toEqual({ answered: { at: 2000, ms: 30 }, failed: null });
  expect(standings.of("peeringdb")).toEqual({ answered: null, failed: null });
  expect(sourceStates().map(({ id }) => id)).toEqual([...sourceIds, "whois"]);
});
