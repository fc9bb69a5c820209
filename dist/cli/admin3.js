import { r as migrate } from "./archive.js";
import { a as storeLocationOf } from "./open.js";
import { a as withEngine } from "./admin2.js";
import { i as email, u as lifetimes } from "./fields.js";
import { s as linkOf, t as issueLink } from "./links.js";
import { t as openPasswords } from "./password.js";
import { l as resetPerson, o as personByEmail, t as addPerson } from "./people.js";
import { randomBytes } from "node:crypto";
// server/accounts/admin.ts
const accountAdmin = {
	create,
	invite,
	reset,
	readEmail,
	placeOf: storeLocationOf
};
const length = 18;
function readEmail(text) {
	return email.safeParse(text).data ?? null;
}
async function create(place, email, now = Date.now()) {
	const secret = randomBytes(length).toString("base64url");
	const hash = await openPasswords().hash(secret);
	return await withAccounts(place, ({ db }) => db.transaction().execute((tx) => addPerson(tx, email, hash, now))) === null ? null : {
		email,
		secret
	};
}
function invite(place, email, baseUrl, now = Date.now()) {
	return withAccounts(place, async (engine) => {
		if (await personByEmail(engine, email)) return null;
		const secret = await issueLink(engine, {
			kind: "invitation",
			email,
			accountId: null,
			password: null
		}, now + lifetimes.invitation, now);
		return {
			email,
			secret,
			link: linkOf("invitation", baseUrl ?? "", secret)
		};
	});
}
async function reset(place, email, endsSecondFactor, now = Date.now()) {
	const secret = randomBytes(length).toString("base64url");
	const hash = await openPasswords().hash(secret);
	return withAccounts(place, async (engine) => {
		const person = await personByEmail(engine, email);
		if (!person) return null;
		await resetPerson(engine, person.id, hash, {
			now,
			endsSecondFactor
		});
		return {
			email,
			secret
		};
	});
}
function withAccounts(place, run) {
	return withEngine(place, async (engine) => {
		await migrate(engine);
		return run(engine);
	});
}
export { accountAdmin };
