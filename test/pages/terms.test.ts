import { expect, test } from "vitest";
import { eras } from "../mcp/agents.ts";
import { measured } from "../mcp/sample.ts";
import { serve, type Service } from "../server/service.ts";

/** Each interface's terms of use. */
async function saidBy(service: Service): Promise<Readonly<Record<string, string>>> {
  const [page, korean, document] = await Promise.all([
    service.ask("/"),
    service.ask("/?lang=ko"),
    service.ask("/openapi.json"),
  ]);
  const agent = await eras["the client of 2026 as it comes"](new URL(`${service.url}/mcp`));
  const { info } = JSON.parse(document.text) as { info: { description: string } };
  return {
    page: page.text,
    korean: korean.text,
    document: info.description,
    agent: agent.getInstructions() ?? "",
  };
}

test("pages, OpenAPI and MCP say that free use is non-commercial", async () => {
  const said = await saidBy(await serve({ checks: [measured] }));
  const sentence = "Free use is for non-commercial purposes only";

  expect(said["korean"]).toContain("비상업적 목적");
  for (const way of ["page", "document", "agent"])
    expect([way, said[way]]).toEqual([way, expect.stringContaining(sentence)]);
});

test("PORTCULLIS_TERMS replaces the sentence, and PORTCULLIS_OPERATOR is shown next to it", async () => {
  const said = await saidBy(
    await serve({ checks: [measured], operator: "Jin <ops@checks.example>", terms: "Staff only." }),
  );

  for (const [way, text] of Object.entries(said)) {
    expect([way, text]).toEqual([way, expect.stringMatching(/Staff only\..*Jin (?:<|&lt;)ops@checks\.example/)]);
    expect([way, text]).not.toEqual([way, expect.stringMatching(/non-commercial|비상업적/)]);
  }
});
