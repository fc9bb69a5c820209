import { n as readGiven, t as flagsOf } from "./given.js";
import { i as environmentOnly } from "./options.js";
import { a as readServing, r as listenFailure } from "./serving.js";
import { c as exitCodes, o as optionsFor } from "./usage.js";
// src/cli/commands/serve.ts
async function serveCommand({ argv, io }) {
	const given = readGiven(flagsOf(argv), io.env, [...optionsFor("serve"), ...environmentOnly]);
	const server = await start(readServing(given), given);
	io.err(`portcullis: listening on ${server.url}\n`);
	server.warm();
	io.linger?.();
	const code = await Promise.race([interruption(io.signal).then(() => exitCodes.pass), breakage(server, io)]);
	await server.close();
	return code;
}
function breakage(server, io) {
	const { promise, resolve } = Promise.withResolvers();
	io.onUncaught?.((error) => {
		server.blame(error);
		io.err("portcullis: something broke on our side. The log has the details. The server ends after the requests under way.\n");
		resolve(exitCodes.bug);
	});
	return promise;
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
