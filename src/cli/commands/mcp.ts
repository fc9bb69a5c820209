import { givenFlags, readGiven } from "../../settings/options/given.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { openRunner } from "../../settings/runner.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { optionsFor } from "../command-table.ts";
import { needlessSubject } from "../usage.ts";
import { serverModules } from "../server.ts";

/** `portcullis mcp`: offers every check as an MCP tool over standard input and output, until the input ends. */
export async function mcpCommand({ subjects: [first], isFromEnvironment, argv, io }: Invocation): Promise<ExitCode> {
  if (first !== undefined && !isFromEnvironment) throw needlessSubject("mcp", first);
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor("mcp"), ...environmentOnly]);
  const language = readLanguage(given);
  const runner = openRunner(given);
  // Loaded lazily: measuring commands do not need a server.
  const { serveAgent } = await serverModules.agent();
  io.linger?.();
  await serveAgent({
    runner,
    language,
    input: process.stdin,
    output: process.stdout,
    signal: io.signal,
    onBug: (error) => io.err(`portcullis: ${error instanceof Error ? (error.stack ?? error.message) : "an error"}\n`),
  });
  return exitCodes.pass;
}
