import { Dr as readLanguage, K as openRunner, ct as givenFlags, lt as readGiven } from "./gate.js";
import { N as environmentOnly, c as needlessSubject, g as optionsFor, u as exitCodes } from "./start.js";
// src/cli/commands/mcp.ts
async function mcpCommand({ subjects: [first], isFromEnvironment, argv, io }) {
	if (first !== void 0 && !isFromEnvironment) throw needlessSubject("mcp", first);
	const given = readGiven(givenFlags(argv), io.env, [...optionsFor("mcp"), ...environmentOnly]);
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
