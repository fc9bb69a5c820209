import { expect, test } from "vitest";
import { failures, type FailureId } from "../../../src/core/failures.ts";
import type { Verdict } from "../../../src/core/result/interpretation.ts";
import { expositionOf, type Probed } from "./exposition.ts";
import { probeReasonOf, probeReasons, type ProbeReason } from "./reasons.ts";

function probed(verdict: Partial<Verdict> | null, reason: ProbeReason | null = null): Probed {
  const found = verdict && {
    verdict: { status: "pass", kpis: [], findings: [], ...verdict } as Verdict,
    raw: { chain: [{ notAfter: "2026-12-24T00:00:00.000Z" }, { notAfter: "2026-12-20T00:00:00.000Z" }] },
    observedAt: 1_790_000_000_500,
  };
  return { seconds: 0.25, found, cached: found !== null, reason };
}

/** The samples of a text, by series. */
function samplesOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), line.slice(line.lastIndexOf(" ") + 1)]));
}

test.for<[status: Verdict["status"], success: string]>([
  ["pass", "1"],
  ["warn", "1"],
  ["fail", "0"],
])("a status of %s is probe_success %s, and nothing is undetermined", ([status, success]) => {
  const samples = samplesOf(expositionOf(probed({ status })));
  expect(samples.get("probe_success")).toBe(success);
  for (const reason of probeReasons) expect(samples.get(`portcullis_probe_undetermined{reason="${reason}"}`)).toBe("0");
});

test("what could not be determined is no fail: it has no probe_success, and a reason", () => {
  for (const [found, reason] of [
    [probed(null, "timeout"), "timeout"],
    [probed({ status: "unknown" }, "partial"), "partial"],
  ] as const) {
    const samples = samplesOf(expositionOf(found));
    expect(samples.has("probe_success")).toBe(false);
    const raised = [...samples].filter(([series, value]) => series.includes("undetermined") && value === "1");
    expect(raised.map(([series]) => series)).toEqual([`portcullis_probe_undetermined{reason="${reason}"}`]);
  }
});

test("the grade, the key figures and the expiry of the chain are metrics", () => {
  const kpis = [
    { id: "days-left", value: 20 },
    { id: "issuer", value: "A CA" },
    { id: "unknown", value: null },
  ];
  const samples = samplesOf(expositionOf(probed({ grade: "A+", kpis })));
  expect(Object.fromEntries(samples)).toMatchObject({
    probe_duration_seconds: "0.25",
    portcullis_probe_cached: "1",
    portcullis_probe_observed_timestamp_seconds: "1790000000.5",
    'portcullis_probe_grade{grade="A+"}': "1",
    'portcullis_probe_grade{grade="B"}': "0",
    'portcullis_probe_value{id="days-left"}': "20",
    probe_ssl_earliest_cert_expiry: `${Date.parse("2026-12-20") / 1000}`,
  });
  expect([...samples.keys()].filter((series) => series.startsWith("portcullis_probe_value"))).toHaveLength(1);
});

test("every failure has a reason of the closed set", () => {
  const reasons = (Object.keys(failures) as FailureId[]).map((id) => probeReasonOf({ id, reason: id }));
  expect(reasons.filter((reason) => !probeReasons.includes(reason))).toEqual([]);
  expect(probeReasonOf({ id: "busy.target", reason: "busy" })).toBe("busy");
  expect(probeReasonOf({ id: "dns.nxdomain", reason: "dns.nxdomain" })).toBe("dns");
  expect(probeReasonOf({ id: "timeout.tls", reason: "timeout.tls" })).toBe("timeout");
});
