import { _t as failure } from "./start.js";
import { createHash, randomBytes } from "node:crypto";
// server/accounts/adapter.ts
const digested = {
	session: "token",
	verification: "identifier"
};
const [sealedModel, sealedField] = ["twoFactor", "secret"];
function guarded(adapter, encryption, patient) {
	const inner = adapter;
	const on = (method) => async (data) => {
		const model = String(data["model"]);
		const request = {
			...data,
			...Array.isArray(data["where"]) && { where: inWhere(model, data["where"]) },
			...isRow(data["data"]) && { data: inRow(model, data["data"]) },
			...isRow(data["update"]) && { update: inRow(model, data["update"]) }
		};
		return back(model, data, await patient(async () => inner[method]?.(request)));
	};
	function back(model, data, found) {
		if (Array.isArray(found)) return found.map((row) => back(model, data, row));
		if (!isRow(found)) return found;
		const row = { ...found };
		const field = digested[model];
		const known = field === void 0 ? void 0 : shownIn(field, data);
		if (field !== void 0 && known !== void 0 && row[field] === digestOf(known)) row[field] = known;
		const secret = row[sealedField];
		if (model === sealedModel && typeof secret === "string") row[sealedField] = opened(secret, encryption);
		return row;
	}
	function inRow(model, row) {
		const field = digested[model];
		const value = field === void 0 ? void 0 : row[field];
		if (field !== void 0 && typeof value === "string") return {
			...row,
			[field]: digestOf(value)
		};
		const secret = row[sealedField];
		return model === sealedModel && typeof secret === "string" ? {
			...row,
			[sealedField]: encryption.seal(secret, sealedModel)
		} : row;
	}
	const layer = { ...adapter };
	for (const [name, member] of Object.entries(adapter)) if (typeof member === "function") layer[name] = on(name);
	layer["transaction"] = (work) => work(layer);
	return layer;
}
function opened(sealed, encryption) {
	try {
		return encryption.open(sealed, sealedModel);
	} catch (error) {
		throw failure("store.unreadable", { detail: otherSecret }, { cause: error });
	}
}
const otherSecret = {
	en: "this second factor was encrypted with another PORTCULLIS_SECRET",
	ko: "2단계 인증이 다른 PORTCULLIS_SECRET으로 암호화되어 있습니다"
};
function inWhere(model, where) {
	return where.map((each) => {
		if (each.field !== digested[model]) return each;
		const { value } = each;
		if (Array.isArray(value)) return {
			...each,
			value: value.map((one) => digestOf(String(one)))
		};
		return {
			...each,
			value: digestOf(String(value))
		};
	});
}
function shownIn(field, { where, data }) {
	const value = (Array.isArray(where) ? where.find((each) => each.field === field) : void 0)?.value ?? (isRow(data) ? data[field] : void 0);
	return typeof value === "string" ? value : void 0;
}
function digestOf(token) {
	return createHash("sha256").update(token).digest("base64url");
}
function isRow(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
// server/accounts/people.ts
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
export { personById as a, digestOf as c, personByEmail as i, guarded as l, forgetPending as n, readdress as o, passwordOf as r, resetPerson as s, addPerson as t };
