import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openInstruments } from "./instruments.ts";

/** The names of all metrics of a process that has everything. */
async function metricNames(): Promise<readonly string[]> {
  const instruments = openInstruments({
    role: "serve",
    readiness: () => "ready",
    runs: () => ({ running: 0, waiting: 0, most: 8 }),
    storeTrouble: () => Promise.resolve(null),
    isRedisUp: () => true,
    watched: () => Promise.resolve(null),
  });
  return [...(await instruments.text()).matchAll(/^# TYPE (?<name>\S+) /gm)].map(
    ({ groups }) => groups?.["name"] ?? "",
  );
}

const metric = /\b(?:portcullis|nodejs|process)_[a-z0-9_]+/g;

function metricsIn(path: string): ReadonlySet<string> {
  const names = readFileSync(path, "utf8").match(metric) ?? [];
  return new Set(names.map((name) => name.replace(/_(?:bucket|count)$/, "")));
}

test.for(["examples/prometheus/rules.yml", "examples/grafana/portcullis.json"])(
  "%s uses no metric that does not exist",
  async (path) => {
    const known = await metricNames();

    expect([...metricsIn(path)].filter((name) => !known.includes(name))).toEqual([]);
    expect(metricsIn(path).size).toBeGreaterThan(8);
  },
);

test("the dashboard shows every metric of ours", async () => {
  const shown = metricsIn("examples/grafana/portcullis.json");
  const own = (await metricNames()).filter((name) => name.startsWith("portcullis_"));

  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});
