import { expect, test } from "vitest";
import { registry } from "../../../src/checks/index.ts";
import { program } from "../../cli/program.ts";
import { serve } from "../../server/service.ts";
import { executeBeside, temporaryFolder } from "../machines/process.ts";

/** The official inspector's command line. Its install script, which .npmrc does not allow, only installs its web client. */
const inspector = ["-y", "--ignore-scripts", "@modelcontextprotocol/inspector@2.12.0", "--cli"];

async function toolNames(target: readonly string[]): Promise<readonly string[]> {
  // --strict turns schema warnings into errors.
  const args = [...inspector, ...target, "--method", "tools/list", "--strict"];
  const { code, out, err } = await executeBeside("npx", args, temporaryFolder("inspector"));
  if (code !== 0) throw new Error(`${err}${out}`);
  return (JSON.parse(out) as { tools: readonly { name: string }[] }).tools.map(({ name }) => name);
}

test("the official inspector finds nothing wrong with the tools, over HTTP", { timeout: 180_000 }, async () => {
  const { url } = await serve();
  expect(await toolNames([`${url}/mcp`, "--transport", "http"])).toHaveLength(registry.length + 2);
});

test("nor over standard input and output", { timeout: 180_000 }, async () => {
  expect(await toolNames([process.execPath, program, "mcp"])).toHaveLength(registry.length + 2);
});
