import { dt as printable, i as withLanguage, yt as failure } from "./start.js";
import { h as unusable, m as fileTextOf, p as isModule } from "./gate.js";
import { i as configuration, n as problemKeyOf, r as problemPlacesOf, t as configProblem } from "./problems.js";
import { n as pointerStep, t as parseJsonc } from "./jsonc.js";
import { dirname, isAbsolute, join } from "node:path";
// src/settings/config/read.ts
async function readConfig(found) {
	const { name, path } = found;
	const { raw, places, file } = isModule(path) ? await readModule(found) : readFile(found);
	const folder = dirname(path);
	const resolve = (named) => isAbsolute(named) ? named : join(folder, named);
	return {
		name,
		file,
		values: await withLanguage(languageIn(raw), async () => valuesOf(raw, places)),
		places,
		resolve
	};
}
function languageIn(raw) {
	return typeof raw === "object" && raw !== null && "lang" in raw ? raw.lang : void 0;
}
function valuesOf(raw, places) {
	const parsed = configuration.safeParse(raw, { reportInput: true });
	if (!parsed.success) throw configProblem(parsed.error, places);
	refusePrototypes(raw, places);
	return parsed.data;
}
function refusePrototypes(value, places, pointer = "") {
	if (typeof value !== "object" || value === null) return;
	for (const [key, each] of Object.entries(value)) {
		const at = pointer + pointerStep(key);
		if (key === "__proto__") throw failure("input.unknown", {
			field: problemKeyOf(places(at)),
			suggestion: ""
		}, { reason: "config" });
		refusePrototypes(each, places, at);
	}
}
function readFile(found) {
	const text = fileTextOf(found);
	const { path } = found;
	const { value, at, range } = parseJsonc(text, found.name);
	if (!found.isPackage) return {
		raw: value,
		places: problemPlacesOf(found.name, at),
		file: {
			path,
			text,
			range
		}
	};
	const holder = value;
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, "portcullis")) throw unusable(found, {
		en: "it has no portcullis key",
		ko: "portcullis 키가 없습니다"
	});
	const tell = problemPlacesOf(found.name, at);
	return {
		raw: holder.portcullis,
		places: (pointer) => tell(inside(pointer)),
		file: {
			path,
			text,
			range: (pointer) => range(inside(pointer))
		}
	};
}
function inside(pointer) {
	return `/portcullis${pointer}`;
}
async function readModule(found) {
	const text = fileTextOf(found);
	const places = problemPlacesOf(found.name, () => null);
	const ran = await (await import("./config-program.js")).runProgram(found.path);
	if ("broken" in ran) throw unusable(found, harmlessly(ran.broken));
	return {
		raw: jsonOf(ran, places),
		places,
		file: {
			path: found.path,
			text
		}
	};
}
function harmlessly({ en, ko }) {
	return {
		en: printable(en, 300),
		ko: printable(ko, 300)
	};
}
function jsonOf(plain, places) {
	if ("value" in plain) return plain.value;
	const { path, what } = plain.strange;
	const expected = path.length === 0 ? anObject : anyValue;
	const params = {
		field: places(path.map(pointerStep).join("")),
		expected,
		given: harmlessly(what)
	};
	throw failure("input.value", params, { reason: "config" });
}
const anObject = {
	en: "an object",
	ko: "객체"
};
const anyValue = {
	en: "a value that JSON can represent",
	ko: "JSON으로 나타낼 수 있는 값"
};
export { readConfig };
