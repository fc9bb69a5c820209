#!/usr/bin/env node
// src/cli/index.ts
if (Number(process.versions.node.split(".")[0]) < 24) {
	process.stderr.write(`portcullis needs Node 24 or newer; this is Node ${process.versions.node}.\n`);
	process.exitCode = 2;
} else {
	process.on("uncaughtException", (error) => {
		process.stderr.write(`portcullis: something broke on our side: ${error.stack ?? error.message}\n`);
		process.exit(4);
	});
	const { start } = await import("./start.js");
	await start();
}
export {};
