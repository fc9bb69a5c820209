import { t as Failure } from "./failure.js";
import { n as languages } from "./text.js";
// src/settings/output/spoken.ts
const spoken = new WeakMap();
async function speaking(language, work) {
	try {
		return await work();
	} catch (error) {
		const known = languages.find((each) => each === language);
		if (known && error instanceof Failure && !spoken.has(error)) spoken.set(error, known);
		throw error;
	}
}
function languageSpoken(failure) {
	return spoken.get(failure) ?? null;
}
export { speaking as n, languageSpoken as t };
