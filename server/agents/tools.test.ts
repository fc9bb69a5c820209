import { expect, test } from "vitest";
import { registry } from "../../src/checks/index.ts";
import { toolsOf, toolName } from "./tools.ts";
import { toolUses } from "./tool-uses.ts";
import { measured } from "../../test/mcp/sample.ts";
import { serve } from "../../test/server/service.ts";
import { callOf, eras, overStdio } from "../../test/mcp/agents.ts";

test.for(Object.entries(eras))("%s lists and calls the tools over HTTP", async ([, connect]) => {
  const { url } = await serve({ checks: [measured] });
  const agent = await connect(new URL(`${url}/mcp`));

  const { tools } = await agent.listTools();
  const { text, data } = await callOf(agent, "check_sample", { host: "127.0.0.1" });

  expect(agent.getServerVersion()?.name).toBe("portcullis");
  expect(agent.getInstructions()).toContain("list_checks");
  expect(tools.map(({ name }) => name)).toEqual(["list_checks", "explain_finding", "check_sample"]);
  expect(data).toMatchObject({ check: "sample", target: "127.0.0.1", status: "warn", cached: false, more: 2 });
  expect(text).toContain("sample.worst");
});

test.for([false, true])("over standard input and output, in the own revision: %s", async (isModern) => {
  const agent = await overStdio([], isModern);

  const { tools } = await agent.listTools();
  const { data, isError } = await callOf(agent, "check_ssl", { host: "localhost", port: 1 });

  expect(tools).toHaveLength(registry.length + 2);
  expect(isError).toBe(true);
  expect(data).toMatchObject({ check: "ssl", error: { code: "UPSTREAM_ERROR", reason: "tcp.refused" } });
});

test("every check has a tool, and all of them together are small", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));
  const tools = toolsOf(checks);
  const names = tools.map(({ name }) => name);

  expect(names.slice(2)).toEqual(checks.map(toolName));
  expect(new Set(names).size).toBe(names.length);
  expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(32 * 1024);
  for (const { name, description, annotations, inputSchema } of tools) {
    expect(name).toMatch(/^[a-z][a-z0-9_]{2,40}$/);
    expect(description.length).toBeGreaterThan(60);
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, idempotentHint: true });
    expect(inputSchema.additionalProperties).toBe(false);
  }
  const port = tools.find(({ name }) => name === "check_port");
  expect(port?.description).toMatch(/own or are allowed to test/);
});

test("every tool describes its result, its use, its limits and its cost", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));

  expect(Object.keys(toolUses).toSorted()).toEqual(registry.map(({ id }) => id).toSorted());
  for (const { name, description } of toolsOf(checks).slice(2)) {
    expect({ name, description }).toMatchObject({
      description: expect.stringMatching(
        /\. Use it to .+\. (?:Changes nothing and tries no exploit|Reads stored results only .*|The text is not stored)\..* Cost \w+, up to \d+ s\.$/,
      ) as string,
    });
  }
});

test("no parameter of a check has a name that every tool takes", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));
  const taken = new Set(["detail", "lang", "fresh", "max_age"]);

  const clashes = checks.flatMap(({ id, input }) =>
    Object.keys(input.shape as object)
      .filter((name) => taken.has(name))
      .map((name) => `${id}.${name}`),
  );

  expect(clashes).toEqual([]);
});

test("the core tools are listed on request, and unlisted ones can be called", async () => {
  const { url } = await serve();
  const agent = await eras["the client of 2026 in its own revision"](new URL(`${url}/mcp?tools=core`));

  const { tools } = await agent.listTools();
  const { data } = await callOf(agent, "check_reverse_dns", { query: "nothing" });

  expect(tools.length).toBeLessThanOrEqual(12);
  expect(tools.map(({ name }) => name)).toContain("check_gate");
  expect(tools.map(({ name }) => name)).not.toContain("check_reverse_dns");
  expect(data).toMatchObject({ check: "reverse-dns", error: { code: "INVALID_INPUT" } });
});

test("the checks, and a finding's explanation, in both languages", async () => {
  const { url } = await serve();
  const agent = await eras["the client of 2026 in its own revision"](new URL(`${url}/mcp`));

  const list = await callOf(agent, "list_checks", { lang: "ko" });
  const explained = await callOf(agent, "explain_finding", { id: "ssl.expired" });
  const korean = await callOf(agent, "explain_finding", { id: "expires-soon", lang: "ko" });
  const several = await callOf(agent, "explain_finding", { id: "expired" });
  const lost = await callOf(agent, "explain_finding", { id: "ssl.expird" });

  expect((list.data["checks"] as unknown[]).length).toBe(registry.length);
  expect(list.text).toMatch(/check_ssl\(host, port, starttls, all_ips\): .*[가-힣]/);
  expect(explained.data).toMatchObject({ id: "ssl.expired", severity: "critical" });
  expect(explained.text).toContain("RFC 5280");
  expect(korean.text).toMatch(/^ssl\.expires-soon \[\w+\]: .*[가-힣]/);
  expect(several.text).toMatch(/rdap\.expired, ssl\.expired/);
  expect(lost.isError).toBe(true);
  expect(lost.text).toContain("ssl.expired");
});
