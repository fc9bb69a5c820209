import { registerHooks } from "node:module";
import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
// src/settings/config/plain.ts
const deepest = 32;
const most = 2e5;
function plainOf(value) {
	const walk = {
		path: [],
		above: [],
		read: 0
	};
	try {
		return { value: copy(value, walk) };
	} catch (error) {
		if (error instanceof Stop) return { strange: {
			path: [...walk.path],
			what: error.what
		} };
		const said = sayOf(error);
		const what = {
			en: `a value that throws an error when it is read (${said})`,
			ko: `읽을 때 오류가 나는 값(${said})`
		};
		return { strange: {
			path: [...walk.path],
			what
		} };
	}
}
var Stop = class extends Error {
	what;
	constructor(what) {
		super(what.en);
		this.what = what;
	}
};
function copy(value, walk) {
	if (++walk.read > most) throw new Stop({
		en: `more than ${most} values`,
		ko: `${most}개가 넘는 값`
	});
	if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value;
	if (typeof value === "number") throw new Stop({
		en: `${value}`,
		ko: `${value}`
	});
	if (typeof value !== "object") throw new Stop(primitives[typeof value] ?? something);
	if (walk.above.includes(value)) throw new Stop({
		en: "a value that contains itself",
		ko: "자기 자신을 담은 값"
	});
	if (walk.above.length >= deepest) throw new Stop({
		en: `more than ${deepest} levels`,
		ko: `${deepest}단계보다 깊은 값`
	});
	walk.above.push(value);
	const made = Array.isArray(value) ? elements(value, walk) : members(value, walk);
	walk.above.pop();
	return made;
}
function elements(list, walk) {
	const made = [];
	for (let index = 0; index < list.length; index++) {
		walk.path.push(index);
		made.push(copy(list[index], walk));
		walk.path.pop();
	}
	return made;
}
function members(object, walk) {
	if (!isPlain(object)) throw new Stop(instance(object));
	if (Object.getOwnPropertySymbols(object).some((key) => Object.prototype.propertyIsEnumerable.call(object, key))) throw new Stop({
		en: "an object with a symbol as key",
		ko: "심벌이 키인 객체"
	});
	const entries = [];
	for (const key of Object.keys(object)) {
		walk.path.push(key);
		const value = Reflect.get(object, key);
		if (value !== void 0) entries.push([key, copy(value, walk)]);
		walk.path.pop();
	}
	return Object.fromEntries(entries);
}
function isPlain(object) {
	const above = Object.getPrototypeOf(object);
	if (typeof above !== "object" || above === null) return true;
	return Object.getPrototypeOf(above) === null && Object.keys(above).length === 0;
}
const something = {
	en: "another value",
	ko: "다른 값"
};
const primitives = {
	function: {
		en: "a function",
		ko: "함수"
	},
	symbol: {
		en: "a symbol",
		ko: "심벌"
	},
	bigint: {
		en: "a bigint",
		ko: "bigint"
	},
	undefined: {
		en: "undefined",
		ko: "undefined"
	}
};
function instance(object) {
	const maker = Reflect.get(object, "constructor");
	const name = typeof maker === "function" ? maker.name : "";
	if (!/^[\w$]{1,60}$/.test(name) || name === "Object") return {
		en: "an object that inherits from another",
		ko: "다른 객체를 상속한 객체"
	};
	return {
		en: `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`,
		ko: name
	};
}
function sayOf(thrown) {
	try {
		const text = thrown instanceof Error ? thrown.message : thrown;
		const [line = ""] = (typeof text === "string" ? text : "").split(/\r\n|\r|\n/);
		return line.trim().slice(0, 1e3).replace(/\.$/, "") || nameless;
	} catch {
		return nameless;
	}
}
const nameless = "an error without a message";
// src/settings/config/config-worker.ts
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
