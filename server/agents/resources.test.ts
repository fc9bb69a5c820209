import { expect, test } from "vitest";
import { registry } from "../../src/checks/index.ts";
import { promptText } from "./prompts.ts";
import { toolsOf } from "./tools.ts";
import { serve } from "../../test/server/service.ts";
import { post } from "../../test/mcp/agents.ts";
import { injection } from "../../test/mcp/sample.ts";

const loaded = Promise.all(registry.map(({ load }) => load()));

test.for(["audit_domain", "gate_release", "explain_mail_header"])(
  "the prompt %s names tools that exist, in order",
  async (name) => {
    const checks = await loaded;
    const value = { domain: "example.com", url: "https://example.com/", headers: `A: b\nB: ${injection}` };
    const prompt = promptText(name, value, checks);
    if (!prompt || !("text" in prompt)) throw new Error("no prompt");
    const named = [...prompt.text.matchAll(/^\d+\. (?<tool>\w+)$/gm)].map(([, tool]) => tool);

    expect(named.length).toBeGreaterThanOrEqual(2);
    expect(toolsOf(checks).map((tool) => tool.name)).toEqual(expect.arrayContaining(named));
    expect(prompt.text).not.toMatch(/ignore all previous|^System:/im);
  },
);

test("a prompt without its argument, or an unknown one, is refused", async () => {
  const checks = await loaded;

  expect(promptText("audit_domain", {}, checks)).toEqual({ missing: "domain" });
  expect(promptText("audit_domain", { domain: "x".repeat(300) }, checks)).toEqual({ missing: "domain" });
  expect(promptText("constructor", {}, checks)).toBeNull();
});

test("the pages of the checks and the rules can be read, in both languages", async () => {
  const { url } = await serve();
  const read = async (uri: string): Promise<string> =>
    (await post(url, { jsonrpc: "2.0", id: 1, method: "resources/read", params: { uri } })).text();

  expect(await read("portcullis://checks/dns")).toContain("DNSSEC");
  expect(await read("portcullis://checks/dns?lang=ko")).toMatch(/[가-힣]/);
  expect(await read("portcullis://rules")).toContain("ssl.expired [critical]");
  expect(await read("portcullis://rules/ssl.expired?lang=ko")).toMatch(/ssl\.expired.*[가-힣]/);
  for (const uri of [
    "portcullis://rules/none",
    "portcullis://checks/none",
    "file:///etc/passwd",
    "x",
    "portcullis://checks/../x",
  ]) {
    expect(await read(uri)).toContain("Unknown resource");
  }
});
