#!/usr/bin/env node
// src/cli/index.ts
async function keepCompiled() {
	const [{ enableCompileCache }, { homedir }] = await Promise.all([import("node:module"), import("node:os")]);
	try {
		enableCompileCache(`${process.env["XDG_CACHE_HOME"] || `${homedir()}/.cache`}/portcullis/compiled`);
	} catch {}
}
async function continueUnderNewer() {
	const [{ newerNode, continueUnder, refusal }, { fileURLToPath }] = await Promise.all([import("./newer-node.js"), import("node:url")]);
	const clone = fileURLToPath(new URL("../..", import.meta.url));
	const node = newerNode(clone);
	if (node && await continueUnder(node, process.argv.slice(1))) return;
	process.stderr.write(refusal(clone));
	process.exitCode = 2;
}
if (Number(process.versions.node.split(".")[0]) < 24) await continueUnderNewer();
else {
	process.on("uncaughtException", (error) => {
		process.stderr.write(`portcullis: something broke on our side: ${error.stack ?? error.message}\n`);
		process.exit(4);
	});
	await keepCompiled();
	const { startCli: start } = await import("./start.js").then((m) => ({ startCli: m.t }));
	await start();
}
export {};
