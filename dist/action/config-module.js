import { registerHooks } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
// src/settings/config-module.ts
async function importConfig(path) {
	const hooks = registerHooks({ resolve: (specifier, context, next) => told(next(specifier, context)) });
	try {
		return await import(pathToFileURL(path).href);
	} finally {
		hooks.deregister();
	}
}
const formats = {
	ts: "module-typescript",
	js: "module"
};
function told(found) {
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
export { importConfig };
