import { c as revokeKey, d as scopes, l as rotateKey, o as createKey, r as migrate, s as listKeys, u as operator } from "./archive.js";
import { i as placeOf, r as fileIn } from "./open.js";
import { i as withEngine } from "./tend2.js";
// server/keys/tend.ts
const keeping = {
	create,
	list,
	rotate,
	revoke,
	scopes,
	fileIn,
	placeOf
};
function create(place, wanted, now = Date.now()) {
	return withKeys(place, (engine) => createKey(engine, {
		...wanted,
		owner: operator
	}, now));
}
function list(place) {
	return withKeys(place, (engine) => listKeys(engine, operator));
}
function rotate(place, id, overlap, now = Date.now()) {
	return withKeys(place, (engine) => rotateKey(engine, operator, id, overlap, now));
}
function revoke(place, id, now = Date.now()) {
	return withKeys(place, (engine) => revokeKey(engine, operator, id, now));
}
function withKeys(place, run) {
	return withEngine(place, async (engine) => {
		await migrate(engine);
		return run(engine);
	});
}
export { keeping };
