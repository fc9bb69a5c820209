import { gt as failure } from "./start.js";
import { t as limited } from "./limits2.js";
import { t as digestOf } from "./adapter.js";
import { i as isAPIError, n as networkHeader, t as mailingsOf } from "./auth.js";
import { r as setCookie } from "./cookies.js";
import { n as takeLink, r as letterOf, t as issueLink } from "./links.js";
import { t as lifetimes } from "./limits.js";
import { a as personById, i as personByEmail, n as forgetPending, o as readdress, r as passwordOf, t as addPerson } from "./people.js";
import { t as notSignedIn } from "./who-asks.js";
import { a as revokeKey, o as rotateKey, r as listKeys, t as createKey } from "./api-keys.js";
// server/account/spent-codes.ts
const goodFor = 9e4;
async function isSpent(engine, pending, code, now) {
	const waiting = await engine.db.selectFrom("verification").select("value").where("digest", "=", digestOf(pending)).executeTakeFirst();
	if (!waiting) return false;
	const last = await lastOf(engine, waiting.value);
	return last !== null && matches(last, waiting.value, code, now);
}
async function spend(engine, account, code, now) {
	const last = await lastOf(engine, account);
	if (last !== null && matches(last, account, code, now)) return false;
	const { numUpdatedRows } = await engine.db.updateTable("second_factor").set({ last_code: `${nameOf(account, code)} ${now}` }).where("account_id", "=", account).where("last_code", last === null ? "is" : "=", last).executeTakeFirst();
	return numUpdatedRows > 0n;
}
async function lastOf({ db }, account) {
	return (await db.selectFrom("second_factor").select("last_code").where("account_id", "=", account).executeTakeFirst())?.last_code ?? null;
}
function matches(last, account, code, now) {
	const [before, at] = last.split(" ");
	return before === nameOf(account, code) && now - Number(at) < goodFor;
}
function nameOf(account, code) {
	return digestOf(`${account} ${code}`);
}
// server/account/refusal.ts
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
function refusalOf(error) {
	if (!isAPIError(error)) return error;
	const meaning = meanings[error.body?.["code"] ?? ""];
	if (meaning) return meaning();
	return error.statusCode === 302 ? usedUp() : error;
}
// server/account/entering.ts
const soon = 5;
function headersOf({ client, cookie }, name) {
	const value = name === void 0 ? void 0 : cookie(name);
	return new Headers({
		[networkHeader]: client.network,
		"user-agent": client.agent,
		...name !== void 0 && value !== void 0 && { cookie: `${name}=${value}` }
	});
}
function cookiesOf(headers, { cookies }) {
	const ours = [cookies.session, cookies.pending];
	return (headers?.getSetCookie() ?? []).filter((each) => ours.some((name) => each.startsWith(`${name}=`)));
}
function later(desk, work) {
	if (!desk.background.add(work)) throw limited(soon);
}
function tell(desk, { language }, id, to) {
	desk.send?.(letterOf(id, to, {
		home: desk.home.url,
		language
	}));
}
function postOf({ send, home }, { language }) {
	if (!send) throw failure("account.mail", {}, { reason: "mail" });
	return (id, to, token) => send(letterOf(id, to, {
		home: home.url,
		token: token ?? null,
		language
	}));
}
const signUp = async (desk, call) => {
	const { email, password, invitation } = call.body;
	if (invitation !== void 0 && desk.registration !== "closed") return accept(desk, call, invitation);
	if (desk.registration !== "open") throw failure("account.closed", {}, { reason: "registration" });
	const post = postOf(desk, call);
	await desk.attempts.letter(call.client.counted, email);
	later(desk, async () => {
		const hash = await desk.passwords.hash(password);
		await desk.use(async (engine) => {
			if (await personByEmail(engine, email)) return post("known", email);
			const now = desk.now();
			post("sign-up", email, await issueLink(engine, {
				kind: "sign-up",
				email,
				accountId: null,
				password: hash
			}, now + lifetimes.confirmation, now));
		});
	});
	return { data: { mailed: true } };
};
async function accept(desk, { body, client }, invitation) {
	await desk.attempts.guess(client.counted, null);
	const hash = await desk.passwords.hash(body.password);
	const { email } = body;
	if (await desk.use(({ db }) => db.transaction().execute(async (tx) => {
		const now = desk.now();
		return await takeLink(tx, invitation, {
			kinds: ["invitation"],
			email,
			now
		}) && addPerson(tx, email, hash, now);
	})) === null) throw usedUp();
	return { data: { mailed: false } };
}
const confirm = async (desk, { body, client }) => {
	await desk.attempts.guess(client.counted, null);
	const email = await desk.use(({ db }) => db.transaction().execute(async (tx) => {
		const now = desk.now();
		const link = await takeLink(tx, body.token, {
			kinds: ["sign-up", "email"],
			now
		});
		if (!link) return null;
		return (link.accountId ? await readdress(tx, link.accountId, link.email, now) : link.password !== null && await addPerson(tx, link.email, link.password, now) !== null) ? link.email : null;
	}));
	if (email === null) throw usedUp();
	return { data: { email } };
};
const signIn = async (desk, call) => {
	const { email, password } = call.body;
	const right = await desk.attempts.guess(call.client.counted, email);
	const outcome = await enter(desk, call, (auth) => auth.api.signInEmail({
		body: {
			email,
			password
		},
		headers: headersOf(call),
		returnHeaders: true
	}));
	await right();
	return outcome;
};
const mailSignInLink = async (desk, call) => {
	const { email } = call.body;
	const post = postOf(desk, call);
	await desk.attempts.letter(call.client.counted, email);
	later(desk, () => desk.withAuth(async (auth, engine) => {
		if (desk.registration !== "open" && !await personByEmail(engine, email)) return;
		const headers = headersOf(call);
		for (const { token } of await mailingsOf(() => auth.api.signInMagicLink({
			body: { email },
			headers
		}))) post("sign-in", email, token);
	}));
	return { data: { mailed: true } };
};
const signInLink = async (desk, call) => {
	const { token } = call.body;
	await desk.attempts.guess(call.client.counted, null);
	return enter(desk, call, (auth) => auth.api.magicLinkVerify({
		query: { token },
		headers: headersOf(call),
		returnHeaders: true
	}));
};
async function enter(desk, call, ask) {
	const { headers, response } = await desk.withAuth((auth) => ask(auth)).catch(rethrow);
	const isDue = typeof response === "object" && response !== null && "twoFactorRedirect" in response;
	await endOf(desk, call);
	return {
		data: {
			signedIn: !isDue,
			secondFactor: isDue
		},
		cookies: cookiesOf(headers, desk)
	};
}
async function endOf({ cookies, use, now }, { cookie }) {
	const token = tokenOf(cookie(cookies.session));
	await use(({ db }) => db.deleteFrom("session").where((or) => or.or([or("digest", "=", digestOf(token)), or("expires_at", "<", new Date(now()).toISOString())])).execute());
}
const signInCode = async (desk, call) => {
	const { code, backup_code: backupCode } = call.body;
	await desk.attempts.guess(call.client.counted, null);
	const headers = headersOf(call, desk.cookies.pending);
	return {
		data: {
			signedIn: true,
			secondFactor: false
		},
		cookies: cookiesOf((await desk.withAuth(async (auth) => {
			if (code === void 0) {
				const body = { code: backupCode ?? "" };
				return auth.api.verifyBackupCode({
					body,
					headers,
					returnHeaders: true
				});
			}
			const pending = tokenOf(call.cookie(desk.cookies.pending));
			if (await desk.use((engine) => isSpent(engine, pending, code, desk.now()))) throw wrong("code");
			const verified = await auth.api.verifyTOTP({
				body: { code },
				headers,
				returnHeaders: true
			});
			const { token, user } = verified.response;
			if (await desk.use((engine) => spend(engine, user.id, code, desk.now()))) return verified;
			await desk.use(({ db }) => db.deleteFrom("session").where("digest", "=", digestOf(token)).execute());
			throw wrong("code");
		}).catch(rethrow)).headers, desk)
	};
};
const mailReset = async (desk, call) => {
	const { email } = call.body;
	const post = postOf(desk, call);
	await desk.attempts.letter(call.client.counted, email);
	later(desk, () => desk.withAuth(async (auth) => {
		for (const { token } of await mailingsOf(() => auth.api.requestPasswordReset({ body: { email } }))) post("reset", email, token);
	}));
	return { data: { mailed: true } };
};
const reset = async (desk, call) => {
	const { token, password } = call.body;
	await desk.attempts.guess(call.client.counted, null);
	const changed = await desk.withAuth((auth) => mailingsOf(() => auth.api.resetPassword({ body: {
		token,
		newPassword: password
	} }))).catch(rethrow);
	for (const { email } of changed) tell(desk, call, "password", email);
	return { data: { done: true } };
};
const formToken = async (desk, { cookie }) => {
	const { form, session } = desk.cookies;
	const known = cookie(form);
	const value = known ?? crypto.randomUUID();
	return {
		data: { token: desk.formToken(value, cookie(session) ?? "") },
		...known === void 0 && { cookies: [setCookie(form, value, lifetimes.session / 1e3, desk.cookies)] }
	};
};
function tokenOf(cookie = "") {
	return cookie.split(".")[0] ?? "";
}
function rethrow(error) {
	throw refusalOf(error);
}
// server/account/desk.ts
const done = { done: true };
// server/account/securing.ts
async function makeSure(desk, { client }, { account, session }, password) {
	const stored = await desk.use((engine) => passwordOf(engine, account.id));
	if (stored === null) {
		if (desk.now() - session.createdAt.getTime() < lifetimes.fresh) return;
		throw notNow({
			en: "this account has no password; sign in again first",
			ko: "비밀번호가 없는 계정이므로 다시 로그인한 뒤에 시도하십시오"
		});
	}
	const right = await desk.attempts.guess(client.counted, account.email);
	if (password === void 0 || !await desk.passwords.verify(password, stored)) throw wrong("password");
	await right();
}
const signOut = async (desk, _call, { session }) => {
	await desk.use(({ db }) => db.deleteFrom("session").where("id", "=", session.id).execute());
	return {
		data: done,
		cookies: [setCookie(desk.cookies.session, "", 0, desk.cookies)]
	};
};
const changePassword = async (desk, call, who) => {
	const { password, new_password: newPassword } = call.body;
	await makeSure(desk, call, who, password);
	const body = {
		currentPassword: password,
		newPassword,
		revokeOtherSessions: true
	};
	const { headers } = await desk.withAuth((auth) => auth.api.changePassword({
		body,
		headers: headersOf(call, desk.cookies.session),
		returnHeaders: true
	})).catch(rethrow);
	await desk.use((engine) => forgetPending(engine, who.account.id));
	tell(desk, call, "password", who.account.email);
	return {
		data: done,
		cookies: cookiesOf(headers, desk)
	};
};
const changeEmail = async (desk, call, who) => {
	const { email, password } = call.body;
	const post = postOf(desk, call);
	await makeSure(desk, call, who, password);
	await desk.attempts.letter(call.client.counted, email);
	const { account } = who;
	later(desk, () => desk.use(async (engine) => {
		post("changing", account.email);
		if (await personByEmail(engine, email)) return;
		const now = desk.now();
		const link = {
			kind: "email",
			email,
			accountId: account.id,
			password: null
		};
		post("email", email, await issueLink(engine, link, now + lifetimes.confirmation, now));
	}));
	return { data: { mailed: true } };
};
const secondFactor = async (desk, call, who) => {
	const { password } = call.body;
	await makeSure(desk, call, who, password);
	const headers = headersOf(call, desk.cookies.session);
	const made = await desk.withAuth((auth) => auth.api.enableTwoFactor({
		body: { ...password !== void 0 && { password } },
		headers
	})).catch(rethrow);
	if (made.method !== "totp") throw new Error("better-auth set up another second factor");
	return { data: {
		uri: made.totpURI,
		backupCodes: made.backupCodes
	} };
};
const confirmSecondFactor = async (desk, call, { account }) => {
	await desk.attempts.guess(call.client.counted, account.email);
	const headers = headersOf(call, desk.cookies.session);
	const told = await desk.withAuth((auth) => auth.api.verifyTOTP({
		body: { code: call.body.code },
		headers,
		returnHeaders: true
	})).catch(rethrow);
	await desk.use((engine) => spend(engine, account.id, call.body.code, desk.now()));
	const cookies = cookiesOf(told.headers, desk);
	const token = tokenIn(cookies, desk) ?? tokenOf(call.cookie(desk.cookies.session));
	await desk.use(({ db }) => db.deleteFrom("session").where("account_id", "=", account.id).where("digest", "<>", digestOf(token)).execute());
	return {
		data: done,
		cookies
	};
};
const backupCodes = async (desk, call, who) => {
	const { password } = call.body;
	await makeSure(desk, call, who, password);
	const body = { ...password !== void 0 && { password } };
	const headers = headersOf(call, desk.cookies.session);
	const { backupCodes } = await desk.withAuth((auth) => auth.api.generateBackupCodes({
		body,
		headers
	})).catch(rethrow);
	return { data: { backupCodes } };
};
const endSecondFactor = async (desk, call, who) => {
	const { password, code } = call.body;
	await makeSure(desk, call, who, password);
	await desk.attempts.guess(call.client.counted, who.account.email);
	const headers = headersOf(call, desk.cookies.session);
	const told = await desk.withAuth(async (auth) => {
		await auth.api.verifyTOTP({
			body: { code },
			headers
		});
		const body = { ...password !== void 0 && { password } };
		return auth.api.disableTwoFactor({
			body,
			headers,
			returnHeaders: true
		});
	}).catch(rethrow);
	tell(desk, call, "second-factor", who.account.email);
	return {
		data: done,
		cookies: cookiesOf(told.headers, desk)
	};
};
function tokenIn(set, { cookies }) {
	const found = set.find((each) => each.startsWith(`${cookies.session}=`));
	return found === void 0 ? null : tokenOf(found.slice(cookies.session.length + 1));
}
// server/account/holding.ts
const [day, hour] = [864e5, 36e5];
const account = async ({ use }, _call, { account }) => ({ data: await use((engine) => shownAccount(engine, account)) });
const sessions = async ({ use, now }, _call, { account, session }) => ({ data: { sessions: await use((engine) => shownSessions(engine, account.id, session.id, now())) } });
const endSession = async ({ use }, { parts }, { account }) => {
	const { numDeletedRows } = await use(({ db }) => db.deleteFrom("session").where("id", "=", parts["id"] ?? "").where("account_id", "=", account.id).executeTakeFirst());
	if (numDeletedRows === 0n) throw unknown({
		en: "session",
		ko: "세션"
	});
	return { data: done };
};
const keys = async ({ use }, _call, { account }) => ({ data: { keys: (await use((engine) => listKeys(engine, account.id))).map(shownKey) } });
const createKeyOf = async (desk, { body }, { account }) => {
	const { name, scopes = ["read"], expires_in_days: days } = body;
	const now = desk.now();
	const expiresAt = days === void 0 ? null : now + days * day;
	const wanted = {
		owner: account.id,
		name,
		scopes,
		rateLimit: null,
		expiresAt
	};
	const made = await desk.use((engine) => engine.db.transaction().execute(async (tx) => {
		await checkRoom(engine, tx, account.id, 20, now);
		return createKey({ db: tx }, wanted, now);
	}));
	return { data: {
		key: made.key,
		record: shownKey(made.record)
	} };
};
const rotateKeyOf = async (desk, { body, parts }, { account }) => {
	const { overlap_hours: hours = 24 } = body;
	const now = desk.now();
	const made = await desk.use((engine) => rotateKey(engine, account.id, parts["id"] ?? "", hours * hour, now, (tx) => checkRoom(engine, tx, account.id, 40, now)));
	if (!made) throw unknown(aKey);
	desk.onKeys();
	return { data: {
		key: made.key,
		record: shownKey(made.record)
	} };
};
const revokeKeyOf = async (desk, { parts }, { account }) => {
	const record = await desk.use((engine) => revokeKey(engine, account.id, parts["id"] ?? "", desk.now()));
	if (!record) throw unknown(aKey);
	desk.onKeys();
	return { data: shownKey(record) };
};
const quota = async ({ use, now, rates, belongings }, _call, { account }) => use(async (engine) => {
	const others = {};
	for (const each of belongings) if (each.quota) others[each.name] = await each.quota(engine, account.id);
	const used = await goodKeys(engine, account.id, now());
	const { usual, heavy } = rates;
	return { data: {
		...others,
		keys: {
			used,
			limit: 20
		},
		requestsPerMinute: usual,
		heavyRequestsPerMinute: heavy
	} };
});
const exportAccount = async (desk, _call, { account, session }) => desk.use(async (engine) => {
	const others = {};
	for (const each of desk.belongings) others[each.name] = await each.read(engine, account.id);
	return { data: {
		...others,
		account: await shownAccount(engine, account),
		sessions: await shownSessions(engine, account.id, session.id, desk.now()),
		keys: (await listKeys(engine, account.id)).map(shownKey)
	} };
});
const deleteAccount = async (desk, call, who) => {
	await makeSure(desk, call, who, call.body.password);
	const { id } = who.account;
	await desk.use(({ db, dialect }) => db.transaction().execute(async (tx) => {
		for (const each of desk.belongings) await each.remove(tx, id);
		for (const table of [
			"session",
			"credential",
			"second_factor",
			"account_link"
		]) await tx.deleteFrom(table).where("account_id", "=", id).execute();
		await tx.deleteFrom("verification").where("value", "=", id).execute();
		await tx.deleteFrom("api_key").where("owner", "=", id).execute();
		await tx.deleteFrom("person").where("id", "=", id).execute();
		await dialect.announce(tx);
	}));
	desk.onKeys();
	return {
		data: done,
		cookies: [setCookie(desk.cookies.session, "", 0, desk.cookies)]
	};
};
const aKey = {
	en: "key",
	ko: "키"
};
function unknown(what) {
	return failure("item.unknown", { what }, { reason: "id" });
}
async function shownAccount(engine, { id }) {
	const person = await personById(engine, id);
	return {
		id,
		email: person?.email ?? null,
		secondFactor: person?.hasSecondFactor ?? false,
		password: person?.hasPassword ?? false,
		createdAt: person?.createdAt ?? null
	};
}
async function shownSessions({ db }, id, current, now) {
	return (await db.selectFrom("session").select([
		"id",
		"network",
		"agent",
		"created_at",
		"expires_at"
	]).where("account_id", "=", id).where("expires_at", ">", new Date(now).toISOString()).orderBy("created_at", "desc").limit(100).execute()).map((row) => ({
		id: row.id,
		current: row.id === current,
		network: row.network ?? "",
		agent: row.agent ?? "",
		createdAt: row.created_at,
		expiresAt: row.expires_at
	}));
}
function shownKey({ owner: _owner, createdAt, expiresAt, revokedAt, lastUsedAt, ...rest }) {
	return {
		...rest,
		createdAt: iso(createdAt),
		expiresAt: iso(expiresAt),
		revokedAt: iso(revokedAt),
		lastUsedAt: iso(lastUsedAt)
	};
}
function iso(at) {
	return at === null ? null : new Date(at).toISOString();
}
async function checkRoom({ dialect }, tx, owner, limit, now) {
	await dialect.lockAccount(tx, owner);
	if (await goodKeys({ db: tx }, owner, now) < limit) return;
	throw failure("account.full", {
		limit,
		what: {
			en: "keys",
			ko: "키"
		}
	}, { reason: "quota" });
}
async function goodKeys(engine, owner, now) {
	return (await listKeys(engine, owner)).filter(({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt ?? Infinity) > now).length;
}
// server/account/tasks.ts
const tasks = {
	account,
	formToken,
	signUp,
	confirm,
	signIn,
	signInCode,
	mailSignInLink,
	signInLink,
	signOut,
	mailReset,
	reset,
	changePassword,
	changeEmail,
	secondFactor,
	confirmSecondFactor,
	backupCodes,
	endSecondFactor,
	sessions,
	endSession,
	keys,
	createKey: createKeyOf,
	rotateKey: rotateKeyOf,
	revokeKey: revokeKeyOf,
	quota,
	exportAccount,
	deleteAccount
};
export { tasks };
