import { Q as readGiven, U as openNetworks, Z as flagsOf, cr as dataDirectory } from "./gate.js";
import { O as environmentOnly, f as exitCodes, u as optionsFor } from "./start.js";
import { a as readServing, r as listenFailure } from "./serving.js";
// src/cli/commands/serve.ts
async function serveCommand({ argv, io }) {
	const given = readGiven(flagsOf(argv), io.env, [...optionsFor("serve"), ...environmentOnly]);
	const serving = readServing(given);
	const networks = openNetworks(dataDirectory(given));
	const server = await start({
		...serving,
		measuring: {
			...serving.measuring,
			networks
		}
	}, given);
	io.err(`portcullis: listening on ${server.url}\n`);
	if (io.isErrTerminal) await present(server, given.isSet("qr"), io);
	if (given.isSet("open")) await server.show(await nearest(server)).catch(() => io.err(noBrowser));
	server.warm();
	io.linger?.();
	const code = await Promise.race([interruption(io.signal).then(() => exitCodes.pass), breakage(server, io)]);
	await server.close();
	return code;
}
const noBrowser = "portcullis: no browser could be opened.\n";
async function present(server, wantsQr, io) {
	const urls = await server.urls();
	if (urls.length > 1) io.err(urls.map((url) => `  ${url}\n`).join(""));
	const far = urls.find((url) => !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(url)) ?? urls[0];
	if (wantsQr && far !== void 0) io.err(`${await server.draw(far)}\n`);
}
async function nearest(server) {
	return (await server.urls())[0] ?? server.url;
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
		return await startServer({
			...serving,
			https: await credentialsOf(serving)
		});
	} catch (error) {
		throw listenFailure(error, given, serving) ?? error;
	}
}
function interruption(signal) {
	const { promise, resolve } = Promise.withResolvers();
	if (!signal || signal.aborted) resolve();
	if (signal?.aborted) resolve();
	signal?.addEventListener("abort", () => resolve(), { once: true });
	return promise;
}
const selfSigned = 365;
async function credentialsOf({ https, host }) {
	if (https !== "self-signed") return https;
	const { issueOwn } = await import("./own.js");
	const { pem, key } = issueOwn(host, new Date(), selfSigned);
	return {
		certificate: pem,
		key
	};
}
export { serveCommand };
