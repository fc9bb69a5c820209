import { n as sayOf, t as plainOf } from "./plain.js";
import { registerHooks } from "node:module";
import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
// src/settings/config-worker.ts
const [node = "", , path = "", ...rest] = process.argv;
process.argv = [node, ...rest];
process.on("uncaughtException", (error) => tell({ thrown: sayOf(error) }));
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
try {
	const { default: made } = await importAsModule(path);
	await setImmediate();
	tell(made === void 0 ? { isEmpty: true } : plainOf(made));
} catch (error) {
	tell({ thrown: sayOf(error) });
}
function tell(told) {
	process.send?.(told);
}
async function importAsModule(file) {
	registerHooks({ resolve: (specifier, context, next) => kindOf(next(specifier, context)) });
	return await import(pathToFileURL(file).href);
}
function kindOf(found) {
	const formats = {
		ts: "module-typescript",
		js: "module"
	};
	const extension = /^file:.*\.(?<name>ts|js)$/.exec(found.url)?.groups?.["name"];
	if (found.format || extension === void 0 || !isModule(found.url)) return found;
	return {
		...found,
		format: formats[extension]
	};
}
function isModule(url) {
	return /^\s*(?:import|export)\b/m.test(readFileSync(fileURLToPath(url), "utf8"));
}
export {};
