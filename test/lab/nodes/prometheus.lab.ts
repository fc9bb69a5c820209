import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { folderWith } from "../../folder.ts";
import { openSample } from "../../server/pipeline/sample.ts";
import { serve } from "../../server/service.ts";
import { freePorts, run, startServer } from "../machines/process.ts";

const examples = resolve("examples/prometheus");

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

test("promtool finds no fault in the configuration, and its tests of the rules pass", () => {
  expect(run("promtool", ["check", "config", "prometheus.yml"], examples)).toContain("1 rule files found");
  expect(run("promtool", ["test", "rules", "rules.test.yml"], examples)).toContain("SUCCESS");
  const folder = folderWith({ "probe-rules.yml": readFileSync(join(examples, "probe-rules.yml"), "utf8") });
  // It names the file of the key, which must exist.
  const probing = readFileSync(join(examples, "probe.yml"), "utf8").replace(/credentials_file: .*/, "credentials: key");
  writeFileSync(join(folder, "probe.yml"), probing);
  expect(run("promtool", ["check", "config", "probe.yml"], folder)).toContain("1 rule files found");
});

test("Prometheus scrapes a server, evaluates the rules without an error, and answers the query of every panel", async () => {
  const { panels } = JSON.parse(readFileSync("examples/grafana/portcullis.json", "utf8")) as Dashboard;
  const [metricsPort = 0, port = 0] = await freePorts(2);
  const service = await serve({
    checks: [openSample().check],
    storing: { dataDir: folderWith({}), databaseUrl: null, limit: 1e9 },
    worker: true,
    metrics: { host: "127.0.0.1", port: metricsPort },
  });
  const folder = folderWith({ "rules.yml": readFileSync(join(examples, "rules.yml"), "utf8") });
  const text = readFileSync(join(examples, "prometheus.yml"), "utf8");
  const config = text
    .replaceAll(/interval: \d+s/g, "interval: 1s")
    .replace(/targets: .*/, `targets: ["127.0.0.1:${metricsPort}"]`);
  writeFileSync(join(folder, "prometheus.yml"), config);
  const options = [
    `--config.file=${join(folder, "prometheus.yml")}`,
    `--storage.tsdb.path=${join(folder, "data")}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const prometheus = await startServer("prometheus", options, { cwd: folder, port });
  onTestFinished(() => prometheus[Symbol.asyncDispose]());
  const ask = async (path: string): Promise<{ readonly status: string; readonly data: unknown }> =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json() as never;
  const query = async (expr: string): Promise<readonly unknown[]> => {
    const { status, data } = await ask(`query?${new URLSearchParams({ query: expr }).toString()}`);
    expect([status, expr]).toEqual(["success", expr]);
    return (data as { readonly result: readonly unknown[] }).result;
  };

  await vi.waitUntil(
    async () => {
      await service.ask("/api/util/sample?host=shop.example&lang=en");
      // A rate needs two scrapes after the first question.
      return (await query("rate(portcullis_check_duration_seconds_count[1m]) > 0").catch(() => [])).length > 0;
    },
    { timeout: 45_000, interval: 500 },
  );

  const empty: string[] = [];
  for (const { title, targets = [] } of panels)
    for (const { expr } of targets) {
      const here = expr.replaceAll("$__rate_interval", "1m").replaceAll("$job", "portcullis");
      if ((await query(here)).length === 0) empty.push(title);
    }
  // Nothing was watched, no source was asked, and no Redis is configured.
  expect(empty).toEqual([
    "Redis",
    "Runs for watches by outcome",
    "Certificates of watched hosts, by days left",
    "Requests that failed",
    "Time until they answer, 95th percentile",
  ]);
  const { data } = await ask("rules");
  const { groups } = data as { readonly groups: readonly { readonly rules: readonly { readonly health: string }[] }[] };
  expect(groups.flatMap(({ rules }) => rules.map(({ health }) => health))).toEqual(
    Array.from({ length: 10 }, () => "ok"),
  );
});

test("Prometheus scrapes /probe by the example, and promtool finds no fault in the metrics", async () => {
  const { check } = openSample();
  const judged = {
    ...check,
    judge(raw: { readonly host: string }) {
      const status = raw.host.startsWith("blog") ? "fail" : "pass";
      return { ...check.judge(raw, {}), status, grade: status === "fail" ? "F" : "A" };
    },
  } as typeof check;
  const [port = 0] = await freePorts(1);
  const keys = { find: (key: string) => Promise.resolve(key === "a-key" ? { id: "prometheus" } : null) };
  const service = await serve({ checks: [judged], keys });
  const folder = folderWith({
    "probe-rules.yml": readFileSync(join(examples, "probe-rules.yml"), "utf8"),
    key: "a-key\n",
  });
  const config = readFileSync(join(examples, "probe.yml"), "utf8")
    .replace("scrape_interval: 5m", "scrape_interval: 1s\n  evaluation_interval: 1s")
    .replace("scrape_timeout: 20s", "scrape_timeout: 1s")
    .replace("check: [ssl]", "check: [sample]")
    .replace("/etc/prometheus/portcullis-key", join(folder, "key"))
    .replace("127.0.0.1:3000", `127.0.0.1:${service.port}`);
  writeFileSync(join(folder, "probe.yml"), config);
  const options = [
    `--config.file=${join(folder, "probe.yml")}`,
    `--storage.tsdb.path=${join(folder, "data")}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const prometheus = await startServer("prometheus", options, { cwd: folder, port });
  onTestFinished(() => prometheus[Symbol.asyncDispose]());
  const seriesOf = async (expr: string): Promise<Readonly<Record<string, string>>> => {
    const query = new URLSearchParams({ query: expr }).toString();
    const { data } = (await (await fetch(`http://127.0.0.1:${port}/api/v1/query?${query}`)).json()) as {
      readonly data: {
        readonly result: readonly { readonly metric: Record<string, string>; readonly value: [number, string] }[];
      };
    };
    return Object.fromEntries(
      data.result.map(({ metric, value }) => [`${metric["check"]} ${metric["instance"]}`, value[1]]),
    );
  };

  await expect
    .poll(() => seriesOf("probe_success").catch(() => ({})), { timeout: 45_000, interval: 500 })
    .toEqual({ "sample shop.example": "1", "sample blog.example": "0" });
  expect(await seriesOf("up")).toEqual({ "sample shop.example": "1", "sample blog.example": "1" });
  const text = await service.ask("/probe?target=shop.example&check=sample", {
    headers: { authorization: "Bearer a-key" },
  });
  writeFileSync(join(folder, "metrics"), text.text);
  // It prints what it finds, and ends with an error then.
  expect(run("bash", ["-c", "promtool check metrics < metrics 2>&1"], folder)).toBe("");
});
