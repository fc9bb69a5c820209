import { dt as printable, yt as failure } from "./start.js";
import { t as limited } from "./rate-limit.js";
import { n as sentHost } from "./request-target.js";
import { r as setCookie } from "./cookies.js";
import { u as lifetimes } from "./fields.js";
import { createHash, randomBytes } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";
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
// server/accounts/auth-context.ts
const networkHeader = "x-portcullis-network";
const outbox = new AsyncLocalStorage();
async function mailingsOf(call) {
	const mailings = [];
	await outbox.run(mailings, call);
	return mailings;
}
function post({ email, token }) {
	outbox.getStore()?.push({
		email,
		token
	});
	return Promise.resolve();
}
// server/accounts/origin.ts
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
function signInOriginsOf(baseUrl, listening) {
	const url = new URL(baseUrl ?? listening);
	const isSecure = url.protocol === "https:";
	const isLocal = loopback.test(url.hostname);
	if (!isSecure && !isLocal) return null;
	const names = isLocal && baseUrl === null ? [
		"localhost",
		"127.0.0.1",
		"[::1]"
	] : [];
	const origins = new Set([url.origin, ...names.map((name) => nameAt(url, name))]);
	return {
		url: url.origin,
		origins: [...origins],
		isSecure
	};
}
function nameAt({ protocol, port }, name) {
	return new URL(`${protocol}//${name}${port === "" ? "" : `:${port}`}`).origin;
}
function checkOrigin(incoming, { origins }) {
	const { origin, "sec-fetch-site": site } = incoming.headers;
	if (origin !== void 0 && origin !== "null") {
		if (!origins.includes(origin)) throw foreign({
			en: `Origin: ${shown(origin)}`,
			ko: `Origin: ${shown(origin)}`
		});
	} else if (origin === "null") {
		const host = sentHost(incoming);
		if (!(site === "same-origin" && origins.some((each) => new URL(each).host === host))) throw foreign({
			en: "Origin: null",
			ko: "Origin: null"
		});
	}
	if (site !== void 0 && site !== "same-origin") {
		const text = `Sec-Fetch-Site: ${shown(site)}`;
		throw foreign({
			en: text,
			ko: text
		});
	}
}
function shown(text) {
	return printable(text, 60);
}
function foreign(detail) {
	return failure("request.origin", { detail }, { reason: "origin" });
}
// server/accounts/authenticate.ts
function openAuthentication({ home, caller, session, proxied, accountOf }) {
	return async (request, draft, { scope, access }) => {
		const { authorization } = request.incoming.headers;
		if (authorization !== void 0 && access === "key") {
			const { keyId, owner, scopes = [] } = await caller(request, draft);
			const account = owner === void 0 ? null : await accountOf(owner);
			if (keyId === void 0 || !account) throw notSignedIn();
			if (!scopes.includes(scope)) throw failure("scope.missing", { scope }, { reason: "scope" });
			return {
				kind: "key",
				account,
				keyId,
				may: (wanted) => scopes.includes(wanted)
			};
		}
		if (!home) throw notSignedIn();
		if (!["GET", "HEAD"].includes(request.method)) checkOrigin(request.incoming, home);
		const found = await proxied(request) ?? (authorization === void 0 ? await session(request, draft) : null);
		if (!found) throw notSignedIn();
		return {
			kind: "session",
			...found,
			may: () => true
		};
	};
}
function notSignedIn() {
	return failure("session.required", {}, { reason: "session" });
}
// server/accounts/refusal.ts
const typed = {
	credentials: {
		en: "e-mail address or password",
		ko: "이메일 주소 또는 비밀번호"
	},
	password: {
		en: "password",
		ko: "비밀번호"
	},
	code: {
		en: "code",
		ko: "코드"
	}
};
function wrong(what) {
	return failure("credentials.wrong", { what: typed[what] }, { reason: "credentials" });
}
function usedUp() {
	return failure("account.link", {}, { reason: "token" });
}
function notNow(detail) {
	return failure("account.state", { detail }, { reason: "state" });
}
const locked = 900;
const meanings = {
	INVALID_EMAIL_OR_PASSWORD: () => wrong("credentials"),
	INVALID_EMAIL: () => wrong("credentials"),
	INVALID_PASSWORD: () => wrong("password"),
	INVALID_CODE: () => wrong("code"),
	INVALID_BACKUP_CODE: () => wrong("code"),
	EMAIL_NOT_VERIFIED: () => failure("account.unverified", {}, { reason: "unverified" }),
	INVALID_TOKEN: usedUp,
	TOKEN_EXPIRED: usedUp,
	USER_NOT_FOUND: usedUp,
	INVALID_TWO_FACTOR_COOKIE: notSignedIn,
	TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: notSignedIn,
	ACCOUNT_TEMPORARILY_LOCKED: () => limited(locked),
	UNAUTHORIZED: notSignedIn,
	CREDENTIAL_ACCOUNT_NOT_FOUND: () => notNow({
		en: "this account has no password; request a link to set one",
		ko: "비밀번호가 없는 계정입니다. 재설정 링크로 비밀번호를 먼저 만드십시오"
	}),
	TOTP_ALREADY_ENABLED: () => notNow({
		en: "the second factor is set up already",
		ko: "2단계 인증이 이미 설정되어 있습니다"
	}),
	TOTP_NOT_ENABLED: () => notNow(noSecondFactor),
	TWO_FACTOR_NOT_ENABLED: () => notNow(noSecondFactor),
	BACKUP_CODES_NOT_ENABLED: () => notNow(noSecondFactor)
};
const noSecondFactor = {
	en: "the second factor is not set up",
	ko: "2단계 인증이 설정되어 있지 않습니다"
};
async function refusalOf(error) {
	const { isAPIError } = await import("./api2.js");
	if (!isAPIError(error)) return error;
	const meaning = meanings[error.body?.["code"] ?? ""];
	if (meaning) return meaning();
	return error.statusCode === 302 ? usedUp() : error;
}
// server/accounts/auth-calls.ts
function headersOf({ client, cookie }, name) {
	const value = name === void 0 ? void 0 : cookie(name);
	return new Headers({
		[networkHeader]: client.network,
		"user-agent": client.agent,
		...name !== void 0 && value !== void 0 && { cookie: `${name}=${value}` }
	});
}
function sessionHeadersOf(call, { cookies }, { session }) {
	if (session.id === "") throw notNow(byProxy);
	return headersOf(call, cookies.session);
}
const byProxy = {
	en: "a proxy signs you in to this account, so the password and the second factor are set where the proxy takes them",
	ko: "이 계정에는 프록시가 로그인하므로 비밀번호와 2단계 인증은 프록시 쪽에서 설정합니다"
};
function cookiesOf(headers, { cookies }) {
	const ours = [
		cookies.session,
		cookies.pending,
		cookies.state
	];
	return (headers?.getSetCookie() ?? []).filter((each) => ours.some((name) => each.startsWith(`${name}=`)));
}
function sessionTokenIn(sets, { cookies }) {
	const found = sets.find((each) => each.startsWith(`${cookies.session}=`));
	const token = found === void 0 ? "" : tokenOf(found.slice(cookies.session.length + 1));
	return token === "" ? null : token;
}
function tokenOf(cookie = "") {
	return cookie.split(".")[0] ?? "";
}
async function rethrow(error) {
	throw await refusalOf(error);
}
// server/accounts/devices.ts
const kind = "device";
const [length, most] = [24, 20];
async function knownDevice({ use, cookies, now }, { cookie }, email) {
	const value = cookie(cookies.device);
	if (value === void 0) return null;
	const digest = digestOf(value);
	return await use(({ db }) => db.selectFrom("account_link").select("digest").where("digest", "=", digest).where("kind", "=", kind).where("email", "=", email).where("expires_at", ">", now()).executeTakeFirst()) ? `device ${digest}` : null;
}
async function rememberDevice(dependencies, call, sets) {
	const token = sessionTokenIn(sets, dependencies);
	if (token === null) return [];
	const { use, cookies, now } = dependencies;
	const known = call.cookie(cookies.device);
	const value = await use(async (engine) => {
		const person = await personOf(engine, token);
		if (!person) return null;
		return known !== void 0 && await extend(engine, digestOf(known), person.id, now()) ? known : add(engine, person, now());
	});
	return value === null ? [] : [setCookie(cookies.device, value, lifetimes.device / 1e3, cookies)];
}
async function forgetDevices({ db }, account) {
	await db.deleteFrom("account_link").where("account_id", "=", account).where("kind", "=", kind).execute();
}
async function personOf({ db }, token) {
	return db.selectFrom("session").innerJoin("person", "person.id", "session.account_id").select(["person.id", "person.email"]).where("session.digest", "=", digestOf(token)).executeTakeFirst();
}
async function extend({ db }, digest, account, now) {
	const { numUpdatedRows } = await db.updateTable("account_link").set({ expires_at: now + lifetimes.device }).where("digest", "=", digest).where("kind", "=", kind).where("account_id", "=", account).executeTakeFirst();
	return numUpdatedRows > 0n;
}
async function add({ db }, { id, email }, now) {
	const value = randomBytes(length).toString("base64url");
	const old = await db.selectFrom("account_link").where("account_id", "=", id).where("kind", "=", kind).select("digest").orderBy("expires_at", "desc").offset(most - 1).limit(most).execute();
	if (old.length > 0) {
		const digests = old.map(({ digest }) => digest);
		await db.deleteFrom("account_link").where("digest", "in", digests).execute();
	}
	await db.insertInto("account_link").values({
		digest: digestOf(value),
		kind,
		account_id: id,
		email,
		password: null,
		expires_at: now + lifetimes.device
	}).execute();
	return value;
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
async function hasSubject({ db }, id, issuer) {
	return (await db.selectFrom("credential").select("subject").where("account_id", "=", id).where("provider", "=", "oidc").execute()).some(({ subject }) => subject.startsWith(`${issuer} `));
}
async function addPerson(tx, email, password, now) {
	const added = await insertPerson(tx, email, now);
	if (!added) return null;
	await tx.insertInto("credential").values(credentialOf(added.id, password, new Date(now).toISOString())).execute();
	return added.id;
}
async function ensurePerson(engine, email, now) {
	const known = await personByEmail(engine, email);
	if (known) return known;
	await insertPerson(engine.db, email, now);
	return personByEmail(engine, email);
}
async function insertPerson(db, email, now) {
	const id = randomBytes(12).toString("hex");
	const at = new Date(now).toISOString();
	return await db.insertInto("person").values({
		id,
		email,
		email_verified: 1,
		name: "",
		image: null,
		second_factor: 0,
		created_at: at,
		updated_at: at
	}).onConflict((conflict) => conflict.column("email").doNothing()).returning("id").executeTakeFirst() ?? null;
}
async function resetPerson({ db }, id, password, { now, endsSecondFactor }) {
	const at = new Date(now).toISOString();
	await db.transaction().execute(async (tx) => {
		await tx.deleteFrom("credential").where("account_id", "=", id).execute();
		await tx.insertInto("credential").values(credentialOf(id, password, at)).execute();
		await tx.deleteFrom("session").where("account_id", "=", id).execute();
		await forgetDevices({ db: tx }, id);
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
	await tx.deleteFrom("account_link").where("account_id", "=", id).where("kind", "!=", "status").execute();
	return numUpdatedRows > 0n;
}
async function forgetPending({ db }, id) {
	await db.deleteFrom("verification").where("value", "=", id).execute();
	await forgetDevices({ db }, id);
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
export { checkOrigin as C, post as D, networkHeader as E, digestOf as O, openAuthentication as S, mailingsOf as T, tokenOf as _, passwordOf as a, wrong as b, readdress as c, rememberDevice as d, cookiesOf as f, sessionTokenIn as g, sessionHeadersOf as h, hasSubject as i, guarded as k, resetPerson as l, rethrow as m, ensurePerson as n, personByEmail as o, headersOf as p, forgetPending as r, personById as s, addPerson as t, knownDevice as u, notNow as v, signInOriginsOf as w, notSignedIn as x, usedUp as y };
