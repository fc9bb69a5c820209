import { randomBytes } from "node:crypto";
// server/account/people.ts
const provider = "credential";
async function personByEmail(engine, email) {
	const row = await engine.db.selectFrom("person").select("id").where("email", "=", email).executeTakeFirst();
	return row ? personById(engine, row.id) : null;
}
async function personById({ db }, id) {
	const row = await db.selectFrom("person").leftJoin("credential", (join) => join.onRef("credential.account_id", "=", "person.id").on("credential.provider", "=", provider)).select([
		"person.id",
		"person.email",
		"person.second_factor",
		"person.created_at",
		"credential.password"
	]).where("person.id", "=", id).executeTakeFirst();
	if (!row) return null;
	const { email, second_factor: factor, created_at: createdAt, password } = row;
	return {
		id,
		email,
		hasSecondFactor: factor === 1,
		hasPassword: password !== null,
		createdAt
	};
}
async function passwordOf({ db }, id) {
	return (await db.selectFrom("credential").select("password").where("account_id", "=", id).where("provider", "=", provider).executeTakeFirst())?.password ?? null;
}
async function addPerson(tx, email, password, now) {
	const id = randomBytes(12).toString("hex");
	const at = new Date(now).toISOString();
	if (!await tx.insertInto("person").values({
		id,
		email,
		email_verified: 1,
		name: "",
		image: null,
		second_factor: 0,
		created_at: at,
		updated_at: at
	}).onConflict((conflict) => conflict.column("email").doNothing()).returning("id").executeTakeFirst()) return null;
	await tx.insertInto("credential").values(credentialOf(id, password, at)).execute();
	return id;
}
async function resetPerson({ db }, id, password, { now, endsSecondFactor }) {
	const at = new Date(now).toISOString();
	await db.transaction().execute(async (tx) => {
		await tx.deleteFrom("credential").where("account_id", "=", id).where("provider", "=", provider).execute();
		await tx.insertInto("credential").values(credentialOf(id, password, at)).execute();
		await tx.deleteFrom("session").where("account_id", "=", id).execute();
		if (!endsSecondFactor) return;
		await tx.deleteFrom("second_factor").where("account_id", "=", id).execute();
		await tx.updateTable("person").set({ second_factor: 0 }).where("id", "=", id).execute();
	});
}
async function readdress(tx, id, email, now) {
	if (await tx.selectFrom("person").select("id").where("email", "=", email).executeTakeFirst()) return false;
	const { numUpdatedRows } = await tx.updateTable("person").set({
		email,
		updated_at: new Date(now).toISOString()
	}).where("id", "=", id).executeTakeFirst();
	await tx.deleteFrom("verification").where("value", "=", id).execute();
	await tx.deleteFrom("account_link").where("account_id", "=", id).execute();
	return numUpdatedRows > 0n;
}
async function forgetPending({ db }, id) {
	await db.deleteFrom("verification").where("value", "=", id).execute();
}
function credentialOf(id, password, at) {
	const none = {
		access_token: null,
		refresh_token: null,
		id_token: null,
		access_token_expires_at: null,
		refresh_token_expires_at: null,
		scope: null
	};
	const own = {
		id: randomBytes(12).toString("hex"),
		account_id: id,
		provider,
		subject: id,
		password
	};
	return {
		...none,
		...own,
		created_at: at,
		updated_at: at
	};
}
export { personById as a, personByEmail as i, forgetPending as n, readdress as o, passwordOf as r, resetPerson as s, addPerson as t };
