import { n as readGiven, t as flagsOf } from "./given.js";
import { i as environmentOnly } from "./options.js";
import { a as readServing, r as listenFailure } from "./serving.js";
import { c as exitCodes, o as optionsFor } from "./usage.js";
// src/cli/commands/serve.ts
async function serveCommand({ argv, io }) {
	const given = readGiven(flagsOf(argv), io.env, [...optionsFor("serve"), ...environmentOnly]);
	const server = await start(readServing(given), given);
	io.err(`portcullis: listening on ${server.url}\n`);
	io.linger?.();
	await interruption(io.signal);
	await server.close();
	return exitCodes.pass;
}
async function start(serving, given) {
	const { startServer } = await import("./main.js");
	try {
		return await startServer(serving);
	} catch (error) {
		throw listenFailure(error, given, serving) ?? error;
	}
}
function interruption(signal) {
	const { promise, resolve } = Promise.withResolvers();
	if (!signal || signal.aborted) resolve();
	signal?.addEventListener("abort", () => resolve(), { once: true });
	return promise;
}
export { serveCommand };
