#!/usr/bin/env node
// src/cli/index.ts
async function keepCompiled() {
	const [{ enableCompileCache }, { homedir }] = await Promise.all([import("node:module"), import("node:os")]);
	try {
		enableCompileCache(`${process.env["XDG_CACHE_HOME"] || `${homedir()}/.cache`}/portcullis/compiled`);
	} catch {}
}
if (Number(process.versions.node.split(".")[0]) < 24) {
	process.stderr.write(`portcullis needs Node 24 or newer; this is Node ${process.versions.node}.\n`);
	process.exitCode = 2;
} else {
	process.on("uncaughtException", (error) => {
		process.stderr.write(`portcullis: something broke on our side: ${error.stack ?? error.message}\n`);
		process.exit(4);
	});
	await keepCompiled();
	const { start } = await import("./start.js").then((m) => ({ start: m.t }));
	await start();
}
export {};
