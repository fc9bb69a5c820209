import { expect, test } from "vitest";
import { fullBytes } from "./full-answer.ts";
import { summaryBytes } from "./summary.ts";
import { serve } from "../../test/server/service.ts";
import { callOf, eras, type Outcome } from "../../test/mcp/agents.ts";
import { injection, measured } from "../../test/mcp/sample.ts";

const connect = eras["the client of 2026 in its own revision"];

async function request(given: Record<string, unknown>): Promise<Outcome> {
  const { url } = await serve({ checks: [measured] });
  return callOf(await connect(new URL(`${url}/mcp`)), "check_sample", { host: "127.0.0.1", ...given });
}

interface Shown {
  readonly id: string;
  readonly severity: string;
  readonly action: string;
  readonly record?: object;
}

test.for(["en", "ko"])(
  "a summary has the five worst findings with their fixes, the time, and the record to publish: %s",
  async (lang) => {
    const { data, text } = await request({ lang });
    const findings = data["findings"] as Shown[];
    const record = { name: "_dmarc.example.com", type: "TXT", value: "v=DMARC1; p=reject" };

    expect(findings.map(({ id }) => id)).toEqual([
      "sample.worst",
      "sample.one",
      "sample.two",
      "sample.three",
      "sample.four",
    ]);
    expect(findings[0]).toMatchObject({ severity: "critical", record });
    expect(findings[0]?.action).toMatch(lang === "ko" ? /고치십시오/ : /^Mend it at nothing\.$/);
    expect(data).toMatchObject({ status: "warn", more: 2, cached: false });
    expect(data["updatedAt"]).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(text).toContain("_dmarc.example.com TXT v=DMARC1; p=reject");
  },
);

test.for(["a", "가", '"', "\\", "\u0000", "😀"])(
  "a summary is of at most 2 kB, however much a target says: %j",
  async (letter) => {
    const { data, text } = await request({ words: letter.repeat(2400), lang: "ko" });
    const findings = data["findings"] as Shown[];

    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(summaryBytes);
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(summaryBytes);
    expect(findings[0]?.id).toBe("sample.worst");
    expect(findings.length + (data["more"] as number)).toBe(7);
  },
);

test.for([10, 1000, 5000])("every answer is bounded, and reports its cuts: %i", async (length) => {
  const { data, text } = await request({ words: "x".repeat(length), detail: "full" });
  const { raw, interpretation } = data["data"] as { raw: { list: string[] }; interpretation: { issues: Shown[] } };

  expect(Buffer.byteLength(JSON.stringify({ data: data["data"], cut: data["cut"] }))).toBeLessThanOrEqual(fullBytes);
  expect(data["cut"]).toContain(`raw.list: ${raw.list.length} of 400`);
  expect(interpretation.issues[0]?.id).toBe("sample.worst");
  expect(text).toContain('"raw"');
});

test.for(["summary", "full"])(
  "a target's text is quoted data and never a turn of the conversation: %s",
  async (detail) => {
    const { data, text } = await request({ words: injection, detail });
    const all = `${text}${JSON.stringify(data)}`;

    // For any JSON escapes: no separate line, role, model marker, tool tag or instruction.
    for (const mark of [
      /\nSystem/i,
      /x0aSystem: /,
      /<\|im_start/,
      /<\/tool_result/,
      /```/,
      /ignore all previous instructions/i,
    ]) {
      expect(all).not.toMatch(mark);
    }
    expect(all).toContain("[removed]");
    expect(text.split("\n").filter((line) => line.includes("call check_port")).length).toBeGreaterThan(0);
  },
);

test("a summary links to the page that shows the result, on the host that the agent uses", async () => {
  const { url } = await serve({ checks: [measured] });
  const agent = await connect(new URL(`${url}/mcp`));

  const { data, text } = await callOf(agent, "check_sample", { host: "127.0.0.1", words: "a b", lang: "ko" });
  const report = String(data["report"]);
  const page = await fetch(report);

  expect(report).toBe(`${url}/tools/sample?host=127.0.0.1&words=a+b&lang=ko`);
  expect(text).toContain(`보고서: ${report}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("a b 385");
});

test("a result that is not stored has no link, and a configured base URL takes the place of the host", async () => {
  const { url } = await serve({ checks: [measured], baseUrl: "https://checks.example" });
  const agent = await connect(new URL(`${url}/mcp`));
  const unkept = { ...measured, judge: () => ({ status: "unknown", kpis: [], findings: [] }) } as never;
  const other = await serve({ checks: [unkept] });
  const second = await connect(new URL(`${other.url}/mcp`));

  const kept = await callOf(agent, "check_sample", { host: "127.0.0.1" });
  const long = await callOf(agent, "check_sample", { host: "127.0.0.1", words: "x".repeat(1000) });
  const unknown = await callOf(second, "check_sample", { host: "127.0.0.1" });

  expect(kept.data["report"]).toBe("https://checks.example/tools/sample?host=127.0.0.1");
  expect(long.data).not.toHaveProperty("report");
  expect(unknown.data).toMatchObject({ status: "unknown" });
  expect(unknown.data).not.toHaveProperty("report");
});

test("a fresh question, in the types that models send", async () => {
  const { url } = await serve({ checks: [measured] });
  const agent = await connect(new URL(`${url}/mcp`));
  const ask = (given: object) => callOf(agent, "check_sample", { host: "127.0.0.1", ...given });

  const first = await ask({ words: null });
  const second = await ask({});
  const third = await ask({ fresh: true });

  expect([first, second, third].map(({ data }) => data["cached"])).toEqual([false, true, false]);
});

test("max_age is the oldest accepted result, and only of checks whose results are stored", async () => {
  const unstored = { ...measured, id: "live", ttl: 0 } as never;
  const { url } = await serve({ checks: [measured, unstored] });
  const agent = await connect(new URL(`${url}/mcp`));
  const ask = (given: object, tool = "check_sample") => callOf(agent, tool, { host: "127.0.0.1", ...given });

  await ask({});
  const second = await ask({ max_age: 3600 });
  const third = await ask({ max_age: 0 });
  const refused = await ask({ max_age: 60 }, "check_live");

  expect([second, third].map(({ data }) => data["cached"])).toEqual([true, false]);
  const message = "max_age cannot be used together with check live: an earlier result never answers it.";
  expect(refused.data).toMatchObject({ error: { code: "INVALID_INPUT", reason: "max_age", message } });
});

test.for([
  [{ host: ["a.example"] }, "host"],
  [{ host: { $ne: 1 } }, "host"],
  [{}, "host"],
  [{ host: "a.example", hosts: "b" }, "hosts"],
  [{ host: "a.example", lang: "fr" }, "lang"],
  [{ host: "a.example", detail: [] }, "detail"],
  [{ host: "a.example", max_age: -1 }, "max_age"],
] as const)("bad input gives the API's error: %j", async ([given, field]) => {
  const { url } = await serve({ checks: [measured] });
  const { text, data, isError } = await callOf(await connect(new URL(`${url}/mcp`)), "check_sample", { ...given });

  expect(isError).toBe(true);
  expect(data).toMatchObject({ check: "sample", error: { code: "INVALID_INPUT", reason: field, retryAfter: null } });
  expect(text).toContain(field);
});
