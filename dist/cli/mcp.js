import { dt as readGiven, lt as serverModules, q as openRunner, ut as givenFlags, yr as readLanguage } from "./gate.js";
import { V as environmentOnly, c as needlessSubject, g as optionsFor, u as exitCodes } from "./start.js";
// src/cli/commands/mcp.ts
async function mcpCommand({ subjects: [first], isFromEnvironment, argv, io }) {
	if (first !== void 0 && !isFromEnvironment) throw needlessSubject("mcp", first);
	const given = readGiven(givenFlags(argv), io.env, [...optionsFor("mcp"), ...environmentOnly]);
	const language = readLanguage(given);
	const runner = openRunner(given);
	const { serveAgent } = await serverModules.agent();
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
