import { $ as flagsOf, L as openRunner, et as readGiven, qn as readLanguage } from "./gate.js";
import { O as environmentOnly, c as exitCodes, m as optionsFor, o as needlessSubject } from "./start.js";
// src/cli/commands/mcp.ts
async function mcpCommand({ subjects: [first], isFromEnvironment, argv, io }) {
	if (first !== void 0 && !isFromEnvironment) throw needlessSubject("mcp", first);
	const given = readGiven(flagsOf(argv), io.env, [...optionsFor("mcp"), ...environmentOnly]);
	const language = readLanguage(given);
	const runner = openRunner(given);
	const { serveAgent } = await import("./stdio.js");
	io.linger?.();
	await serveAgent({
		runner,
		language,
		input: process.stdin,
		output: process.stdout,
		signal: io.signal,
		onBug: (error) => io.err(`portcullis: ${error instanceof Error ? error.stack ?? error.message : "an error"}\n`)
	});
	return exitCodes.pass;
}
export { mcpCommand };
