import { t as operator } from "./record.js";
import { r as migrate } from "./archive.js";
import { i as placeOf, r as fileIn } from "./open.js";
import { a as withEngine } from "./tend2.js";
import { t as lookingBy } from "./look2.js";
import { t as performing } from "./perform.js";
import { r as findWatch } from "./rows2.js";
import { a as usualChecks, i as needsOwnership, o as watchableChecks } from "./watchable.js";
// server/watches/tend.ts
const watching = {
	perform,
	idOf,
	lookingBy,
	needsOwnership,
	usualChecks,
	watchableChecks,
	fileIn,
	placeOf
};
function perform(place, id, wanted = {}) {
	const { look = nobody, ...more } = wanted;
	const call = {
		account: operator,
		id: "",
		input: {},
		signal: new AbortController().signal,
		...more
	};
	return withDatabase(place, (database) => performing[id]({
		database,
		look,
		now: Date.now
	}, call));
}
async function idOf(place, name) {
	return withDatabase(place, async (database) => (await findWatch(database, "operator", name))?.id ?? null);
}
const nobody = () => Promise.resolve({
	dns: "unknown",
	https: "unknown"
});
function withDatabase(place, run) {
	return withEngine(place, async (engine) => {
		await migrate(engine);
		return run({ through: (work) => work(engine) });
	});
}
export { watching };
