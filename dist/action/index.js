// src/action/index.ts
if (Number(process.versions.node.split(".")[0]) < 24) {
	process.stdout.write(`::error title=Portcullis::Portcullis needs Node 24 or newer; this is ${process.versions.node}.\n`);
	process.exitCode = 1;
} else {
	const { start } = await import("./start.js");
	await start();
}
export {};
