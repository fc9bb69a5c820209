import { a as revokeKey, o as rotateKey, r as listKeys, t as createKey } from "./api-keys.js";
import { r as migrate } from "./archive.js";
import { a as storeLocationOf, r as fileIn } from "./open.js";
import { a as withEngine, n as existing } from "./admin2.js";
import { n as scopes, t as operator } from "./record.js";
// server/accounts/keys/admin.ts
const keyAdmin = {
	create,
	list,
	rotate,
	revoke,
	scopes,
	fileIn,
	placeOf: storeLocationOf
};
function create(place, wanted, now = Date.now()) {
	return withKeys(place, (engine) => createKey(engine, {
		...wanted,
		owner: operator
	}, now));
}
function list(place) {
	return withKeys(existing(place), (engine) => listKeys(engine, operator));
}
function rotate(place, id, overlap, now = Date.now()) {
	return withKeys(existing(place), (engine) => rotateKey(engine, operator, id, overlap, now));
}
function revoke(place, id, now = Date.now()) {
	return withKeys(existing(place), (engine) => revokeKey(engine, operator, id, now));
}
function withKeys(place, run) {
	return withEngine(place, async (engine) => {
		await migrate(engine);
		return run(engine);
	});
}
export { keyAdmin };
