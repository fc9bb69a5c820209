import { Rr as dataDirectory, dt as readGiven, lt as serverModules, tt as openNetworks, ut as givenFlags } from "./gate.js";
import { V as environmentOnly, g as optionsFor } from "./start.js";
import { n as readTracing, t as untilInterrupted } from "./until-interrupted.js";
import { o as readServing, r as listenFailure } from "./serving.js";
// src/cli/commands/serve.ts
async function serveCommand({ argv, io }) {
	const given = readGiven(givenFlags(argv), io.env, [...optionsFor("serve"), ...environmentOnly]);
	const serving = readServing(given);
	const networks = openNetworks(dataDirectory(given));
	const tracing = readTracing(io.env);
	const server = await start({
		...serving,
		tracing,
		measuring: {
			...serving.measuring,
			networks
		}
	}, given);
	io.err(`portcullis: listening on ${server.url}\n`);
	if (io.isErrTerminal) await present(server, given.isSet("qr"), io);
	if (given.isSet("open")) await server.show(await nearest(server)).catch(() => io.err(noBrowser));
	server.warm();
	return untilInterrupted(server, io);
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
async function start(serving, given) {
	const { startServer } = await serverModules.main();
	try {
		return await startServer({
			...serving,
			https: await credentialsOf(serving)
		});
	} catch (error) {
		throw listenFailure(error, given, serving) ?? error;
	}
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
