import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { registry } from "../../src/checks/index.ts";
import { serve } from "../../test/server/service.ts";

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
}

test("registries, the package and the card call it the same", async () => {
  const [listed, made] = [readJson("server.json"), readJson("package.json")];
  const service = await serve({ baseUrl: "https://checks.example" });
  const card = JSON.parse((await service.ask("/.well-known/mcp/server-card.json")).text) as Record<string, unknown>;

  expect([listed["name"], listed["version"]]).toEqual([made["mcpName"], made["version"]]);
  expect(listed["packages"]).toMatchObject([{ identifier: made["name"], version: made["version"] }]);
  expect(card).toMatchObject({ name: listed["name"], version: listed["version"], description: listed["description"] });
  expect(card["remotes"]).toEqual([{ type: "streamable-http", url: "https://checks.example/mcp" }]);
  expect((listed["description"] as string).length).toBeLessThanOrEqual(100);
});

test("llms.txt names every check, and all its links work", async () => {
  const service = await serve();
  const { text, headers } = await service.ask("/llms.txt");
  const links = [...text.matchAll(/\]\((?<to>[^)]+)\)/g)].map(([, to = ""]) => to);

  expect(text).toMatch(/^# Portcullis\n\n> /);
  expect(headers.get("content-type")).toContain("text/markdown");
  expect(links).toEqual(expect.arrayContaining(registry.map(({ id }) => `/docs/${id}`)));
  // The agent endpoint only accepts POST.
  const statuses = await Promise.all(links.map(async (to) => [to, (await service.ask(to)).status] as const));
  expect(statuses.filter(([to, status]) => status !== (to === "/mcp" ? 405 : 200))).toEqual([]);
});
