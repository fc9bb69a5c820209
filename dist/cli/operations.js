import { Cs as datetime, Ks as object, Ms as array, Ns as boolean, Rs as int, Us as literal, Xs as strictObject, Zs as string, es as severities, ks as _enum } from "./gate.js";
import { _t as failure, bt as languages, lt as printable } from "./start.js";
import { a as revokeKey, o as rotateKey, r as listKeys, t as createKey } from "./api-keys.js";
import { t as lifetimes } from "./limits.js";
import { a as keyName, c as password, i as email, l as token, n as code, o as keyScopes, r as count, s as newPassword, t as backupCode } from "./fields.js";
import { n as takeLink, r as letterOf, t as issueLink } from "./links.js";
import { a as personById, c as digestOf, i as personByEmail, n as forgetPending, o as readdress, r as passwordOf, t as addPerson } from "./people.js";
import { t as limited } from "./rate-limit.js";
import { n as networkHeader, t as mailingsOf } from "./auth-context.js";
import { r as setCookie } from "./cookies.js";
import { n as sentHost } from "./request-target.js";
import { a as channelsOf, c as followLink, d as storeTest, i as channelOf, l as remove, o as deliveriesOf, p as isoTime, r as change, s as deliveryOf, t as add, u as sendAgain } from "./channels.js";
import { _ as watchChange, a as quotaOf, d as ownershipOf, f as verify, g as ownershipQuery, h as newWatch, i as listWatches, l as quotas, m as intervalText, n as changeWatch, o as removeWatch, r as findWatch, s as runNow, t as addWatch } from "./rows.js";
import { A as channelKinds, F as disabledReasons, M as channelStates, N as deliveryKinds, P as deliveryStates, j as channelModes } from "./rows2.js";
// server/operations/operation.ts
function defineOperation(operation) {
	return operation;
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
			en: `Origin: ${shown$1(origin)}`,
			ko: `Origin: ${shown$1(origin)}`
		});
	} else if (origin === "null") {
		const host = sentHost(incoming);
		if (!(site === "same-origin" && origins.some((each) => new URL(each).host === host))) throw foreign({
			en: "Origin: null",
			ko: "Origin: null"
		});
	}
	if (site !== void 0 && site !== "same-origin") {
		const text = `Sec-Fetch-Site: ${shown$1(site)}`;
		throw foreign({
			en: text,
			ko: text
		});
	}
}
function shown$1(text) {
	return printable(text, 60);
}
function foreign(detail) {
	return failure("request.origin", { detail }, { reason: "origin" });
}
// server/accounts/authenticate.ts
function openAuthentication({ home, caller, session, accountOf }) {
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
		const found = authorization === void 0 ? await session(request, draft) : null;
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
// server/accounts/reauthenticate.ts
async function reauthenticate(dependencies, { client }, { account, session }, password) {
	const stored = await dependencies.use((engine) => passwordOf(engine, account.id));
	if (stored === null) {
		if (dependencies.now() - session.createdAt.getTime() < lifetimes.fresh) return;
		throw notNow({
			en: "this account has no password; sign in again first",
			ko: "비밀번호가 없는 계정이므로 다시 로그인한 뒤에 시도하십시오"
		});
	}
	const right = await dependencies.attempts.guess(client.counted, account.email);
	if (password === void 0 || !await dependencies.passwords.verify(password, stored)) throw wrong("password");
	await right();
}
// server/accounts/operations/answers.ts
const mailed = object({ mailed: literal(true).meta({
	description: "Always true; the mail is sent if the address is known",
	ko: "항상 true. 알려진 주소이면 메일을 보냄"
}) });
const done = object({ done: literal(true).meta({
	description: "Always true: the operation succeeded",
	ko: "항상 true. 작업이 성공함"
}) });
const signedIn = object({
	signedIn: boolean().meta({
		description: "Whether the sign-in is complete",
		ko: "로그인이 완료되었는지 여부"
	}),
	secondFactor: boolean().meta({
		description: "Whether a second factor is still required",
		ko: "2단계 인증이 아직 필요한지 여부"
	})
});
const doneAnswer = { done: true };
const mailedAnswer = { mailed: true };
// server/accounts/operations/unknown-item.ts
function unknownItem(what) {
	return failure("item.unknown", { what }, { reason: "id" });
}
// server/accounts/operations/keys.ts
const [day, hour] = [864e5, 36e5];
const time$4 = datetime();
const keySchema = object({
	id: string().meta({
		description: "Identifier of the key",
		ko: "키의 식별자"
	}),
	name: string().meta({
		description: "Name that the owner gave the key",
		ko: "소유자가 붙인 키 이름"
	}),
	prefix: string().meta({
		description: "First characters of the key, to recognize it",
		ko: "키를 알아볼 수 있는 앞부분"
	}),
	scopes: array(_enum(["read", "write"])).meta({
		description: "What the key may do: read, write or both",
		ko: "키의 권한: read, write 또는 둘 다"
	}),
	rateLimit: int().nullable().meta({
		description: "Requests per minute; null for the limit of the account",
		ko: "분당 요청 수. 계정의 한도를 따르면 null"
	}),
	createdAt: time$4.meta({
		description: "Time of creation",
		ko: "만든 시각"
	}),
	expiresAt: time$4.nullable().meta({
		description: "Time of expiry; null if it does not expire",
		ko: "만료 시각. 만료되지 않으면 null"
	}),
	revokedAt: time$4.nullable().meta({
		description: "Time of revocation; null if the key is valid",
		ko: "폐기된 시각. 유효하면 null"
	}),
	lastUsedAt: time$4.nullable().meta({
		description: "Time of the last use; null if never used",
		ko: "마지막 사용 시각. 사용하지 않았으면 null"
	})
});
const madeKeySchema = object({
	key: string().meta({
		description: "The complete key; it is returned only here",
		ko: "키 전체. 여기서만 반환됨"
	}),
	record: keySchema.meta({
		description: "Properties of the key",
		ko: "키의 속성"
	})
});
const keyOperations = [
	defineOperation({
		id: "keys",
		method: "GET",
		path: "/api/account/keys",
		access: "session",
		title: {
			en: "API keys",
			ko: "API 키"
		},
		about: {
			en: "Lists the keys of the account.",
			ko: "계정의 키를 나열합니다."
		},
		data: object({ keys: array(keySchema).meta({
			description: "API keys of the account",
			ko: "계정의 API 키"
		}) }),
		run: async ({ use }, _call, { account }) => ({ data: { keys: (await use((engine) => listKeys(engine, account.id))).map(keyAnswer) } })
	}),
	defineOperation({
		id: "createKey",
		method: "POST",
		path: "/api/account/keys",
		access: "session",
		title: {
			en: "Create an API key",
			ko: "API 키 만들기"
		},
		about: {
			en: "Returns the new key once. It cannot be shown again.",
			ko: "새 키를 한 번만 반환합니다. 키는 다시 볼 수 없습니다."
		},
		body: strictObject({
			name: keyName,
			scopes: keyScopes.optional(),
			expires_in_days: count(1, 3650).meta({
				description: "Days until the key expires",
				ko: "키가 만료될 때까지의 일수"
			}).optional()
		}),
		data: madeKeySchema,
		run: async (dependencies, { body }, { account }) => {
			const { name, scopes = ["read"], expires_in_days: days } = body;
			const now = dependencies.now();
			const expiresAt = days === void 0 ? null : now + days * day;
			const wanted = {
				owner: account.id,
				name,
				scopes,
				rateLimit: null,
				expiresAt
			};
			const made = await dependencies.use((engine) => engine.db.transaction().execute(async (tx) => {
				await checkRoom(engine, tx, account.id, 20, now);
				return createKey({ db: tx }, wanted, now);
			}));
			return { data: {
				key: made.key,
				record: keyAnswer(made.record)
			} };
		}
	}),
	defineOperation({
		id: "rotateKey",
		method: "POST",
		path: "/api/account/keys/{id}/rotate",
		access: "session",
		title: {
			en: "Rotate an API key",
			ko: "API 키 교체"
		},
		about: {
			en: "Creates a key that replaces another one. The old key keeps working for some hours (default 24), and cannot be rotated again.",
			ko: "새 키를 만들어 기존 키를 대신합니다. 기존 키는 몇 시간(기본값 24시간) 동안 계속 쓸 수 있고, 다시 교체할 수 없습니다."
		},
		body: strictObject({ overlap_hours: count(0, 720).meta({
			description: "Hours for which the old key keeps working",
			ko: "기존 키를 계속 쓸 수 있는 시간"
		}).optional() }),
		data: madeKeySchema,
		run: async (dependencies, { body, parts }, { account }) => {
			const { overlap_hours: hours = 24 } = body;
			const now = dependencies.now();
			const made = await dependencies.use((engine) => rotateKey(engine, account.id, parts["id"] ?? "", hours * hour, now, (tx) => checkRoom(engine, tx, account.id, 40, now)));
			if (!made) throw unknownItem(aKey);
			dependencies.onKeys();
			return { data: {
				key: made.key,
				record: keyAnswer(made.record)
			} };
		}
	}),
	defineOperation({
		id: "revokeKey",
		method: "POST",
		path: "/api/account/keys/{id}/revoke",
		access: "session",
		title: {
			en: "Revoke an API key",
			ko: "API 키 폐기"
		},
		about: {
			en: "Every server rejects the key within 250 ms.",
			ko: "모든 서버가 250ms 안에 이 키를 거부합니다."
		},
		body: strictObject({}),
		data: keySchema,
		run: async (dependencies, { parts }, { account }) => {
			const record = await dependencies.use((engine) => revokeKey(engine, account.id, parts["id"] ?? "", dependencies.now()));
			if (!record) throw unknownItem(aKey);
			dependencies.onKeys();
			return { data: keyAnswer(record) };
		}
	})
];
const aKey = {
	en: "key",
	ko: "키"
};
function keyAnswer({ owner: _owner, createdAt, expiresAt, revokedAt, lastUsedAt, ...rest }) {
	return {
		...rest,
		createdAt: isoTime(createdAt),
		expiresAt: isoTime(expiresAt),
		revokedAt: isoTime(revokedAt),
		lastUsedAt: isoTime(lastUsedAt)
	};
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
// server/accounts/operations/sessions.ts
const time$3 = datetime();
const sessionSchema = object({
	id: string().meta({
		description: "Identifier of the session",
		ko: "세션의 식별자"
	}),
	current: boolean().meta({
		description: "Whether this request belongs to the session",
		ko: "이 요청의 세션인지 여부"
	}),
	network: string().meta({
		description: "Network of the sign-in, such as 203.0.113.0/24; the address is not stored",
		ko: "로그인한 네트워크(예: 203.0.113.0/24). 주소는 저장하지 않음"
	}),
	agent: string().meta({
		description: "User-Agent of the sign-in (RFC 9110 §10.1.5)",
		ko: "로그인할 때의 User-Agent(RFC 9110 §10.1.5)"
	}),
	createdAt: time$3.meta({
		description: "Time of sign-in",
		ko: "로그인한 시각"
	}),
	expiresAt: time$3.meta({
		description: "Time of expiry",
		ko: "만료 시각"
	})
});
const sessionOperations = [defineOperation({
	id: "sessions",
	method: "GET",
	path: "/api/account/sessions",
	access: "session",
	title: {
		en: "Sessions",
		ko: "세션"
	},
	about: {
		en: "Lists the sessions of the account.",
		ko: "계정이 로그인된 세션을 나열합니다."
	},
	data: object({ sessions: array(sessionSchema).meta({
		description: "Sessions that have not expired",
		ko: "만료되지 않은 세션"
	}) }),
	run: async ({ use, now }, _call, { account, session }) => ({ data: { sessions: await use((engine) => sessionAnswers(engine, account.id, session.id, now())) } })
}), defineOperation({
	id: "endSession",
	method: "POST",
	path: "/api/account/sessions/{id}/revoke",
	access: "session",
	title: {
		en: "End a session",
		ko: "세션 끝내기"
	},
	about: {
		en: "Signs out one session of the account.",
		ko: "계정의 세션 하나를 로그아웃합니다."
	},
	body: strictObject({}),
	data: done,
	run: async ({ use }, { parts }, { account }) => {
		const { numDeletedRows } = await use(({ db }) => db.deleteFrom("session").where("id", "=", parts["id"] ?? "").where("account_id", "=", account.id).executeTakeFirst());
		if (numDeletedRows === 0n) throw unknownItem({
			en: "session",
			ko: "세션"
		});
		return { data: doneAnswer };
	}
})];
async function sessionAnswers({ db }, id, current, now) {
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
// server/accounts/operations/account.ts
const time$2 = datetime();
const accountSchema = object({
	id: string().meta({
		description: "Identifier of the account",
		ko: "계정의 식별자"
	}),
	email: string().nullable().meta({
		description: "E-mail address; null without one",
		ko: "이메일 주소. 없으면 null"
	}),
	secondFactor: boolean().meta({
		description: "Whether a second factor is required to sign in",
		ko: "로그인에 2단계 인증이 필요한지 여부"
	}),
	password: boolean().meta({
		description: "Whether the account has a password",
		ko: "계정에 비밀번호가 있는지 여부"
	}),
	createdAt: time$2.nullable().meta({
		description: "Time of creation; null if unknown",
		ko: "만든 시각. 알 수 없으면 null"
	})
});
const quotaSchema = object({
	keys: object({
		used: int().meta({
			description: "Number of keys in use",
			ko: "사용 중인 키의 수"
		}),
		limit: int().meta({
			description: "Maximum number of keys",
			ko: "최대 키의 수"
		})
	}).meta({
		description: "API keys of the account",
		ko: "계정의 API 키"
	}),
	requestsPerMinute: int().meta({
		description: "Maximum number of requests per minute",
		ko: "분당 최대 요청 수"
	}),
	heavyRequestsPerMinute: int().meta({
		description: "Maximum number of heavy requests per minute",
		ko: "분당 최대 무거운 요청 수"
	})
});
const wholeAccountOperations = [
	defineOperation({
		id: "account",
		method: "GET",
		path: "/api/account",
		access: "key",
		title: {
			en: "The account",
			ko: "계정"
		},
		about: {
			en: "Returns the signed-in account.",
			ko: "요청한 계정을 반환합니다."
		},
		data: accountSchema,
		run: async ({ use }, _call, { account }) => ({ data: await use((engine) => accountAnswer(engine, account)) })
	}),
	defineOperation({
		id: "quota",
		method: "GET",
		path: "/api/account/quota",
		access: "key",
		title: {
			en: "Quota",
			ko: "사용 한도"
		},
		about: {
			en: "Returns the usage and the limits of the account.",
			ko: "계정의 사용량과 한도를 반환합니다."
		},
		data: quotaSchema.loose(),
		run: async ({ use, now, rates, accountData }, _call, { account }) => use(async (engine) => {
			const others = {};
			for (const each of accountData) if (each.quota) others[each.name] = await each.quota(engine, account.id);
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
		})
	}),
	defineOperation({
		id: "exportAccount",
		method: "GET",
		path: "/api/account/export",
		access: "session",
		title: {
			en: "Export",
			ko: "내보내기"
		},
		about: {
			en: "Returns everything that is stored for the account, except its secrets.",
			ko: "비밀 값을 뺀 계정의 모든 저장 내용을 반환합니다."
		},
		data: object({
			account: accountSchema.meta({
				description: "The account itself",
				ko: "계정 정보"
			}),
			sessions: array(sessionSchema).meta({
				description: "Sessions of the account",
				ko: "계정의 세션"
			}),
			keys: array(keySchema).meta({
				description: "API keys of the account",
				ko: "계정의 API 키"
			})
		}).loose(),
		run: async (dependencies, _call, { account, session }) => dependencies.use(async (engine) => {
			const others = {};
			for (const each of dependencies.accountData) others[each.name] = await each.read(engine, account.id);
			return { data: {
				...others,
				account: await accountAnswer(engine, account),
				sessions: await sessionAnswers(engine, account.id, session.id, dependencies.now()),
				keys: (await listKeys(engine, account.id)).map(keyAnswer)
			} };
		})
	}),
	defineOperation({
		id: "deleteAccount",
		method: "POST",
		path: "/api/account/delete",
		access: "session",
		title: {
			en: "Delete the account",
			ko: "계정 삭제"
		},
		about: {
			en: "Deletes the account and everything that belongs to it, at once and permanently.",
			ko: "계정과 계정에 속한 모든 것을 즉시 영구 삭제합니다."
		},
		body: strictObject({ password: password.optional() }),
		data: done,
		run: async (dependencies, call, who) => {
			await reauthenticate(dependencies, call, who, call.body.password);
			const { id } = who.account;
			await dependencies.use(({ db, dialect }) => db.transaction().execute(async (tx) => {
				for (const each of dependencies.accountData) await each.remove(tx, id);
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
			dependencies.onKeys();
			return {
				data: doneAnswer,
				cookies: [setCookie(dependencies.cookies.session, "", 0, dependencies.cookies)]
			};
		}
	})
];
async function accountAnswer(engine, { id }) {
	const person = await personById(engine, id);
	return {
		id,
		email: person?.email ?? null,
		secondFactor: person?.hasSecondFactor ?? false,
		password: person?.hasPassword ?? false,
		createdAt: person?.createdAt ?? null
	};
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
function cookiesOf(headers, { cookies }) {
	const ours = [cookies.session, cookies.pending];
	return (headers?.getSetCookie() ?? []).filter((each) => ours.some((name) => each.startsWith(`${name}=`)));
}
function tokenOf(cookie = "") {
	return cookie.split(".")[0] ?? "";
}
async function rethrow(error) {
	throw await refusalOf(error);
}
// server/accounts/letter-post.ts
const soon = 5;
function afterAnswer(dependencies, work) {
	if (!dependencies.background.add(work)) throw limited(soon);
}
function notify(dependencies, { language }, id, to) {
	dependencies.send?.(letterOf(id, to, {
		home: dependencies.home.url,
		language
	}));
}
function openPost({ send, home }, { language }) {
	if (!send) throw failure("account.mail", {}, { reason: "mail" });
	return (id, to, token) => send(letterOf(id, to, {
		home: home.url,
		token: token ?? null,
		language
	}));
}
// server/accounts/operations/password.ts
const passwordOperations = [
	defineOperation({
		id: "mailReset",
		method: "POST",
		path: "/api/account/reset",
		access: "anybody",
		title: {
			en: "Mail a link to set a new password",
			ko: "비밀번호 재설정 링크 받기"
		},
		about: {
			en: "Mails a link that can be used once within an hour to set a new password. The answer is the same for every address.",
			ko: "1시간 안에 한 번 쓸 수 있는 비밀번호 재설정 링크를 메일로 보냅니다. 응답은 모든 주소에 같습니다."
		},
		body: strictObject({ email }),
		data: mailed,
		run: async (dependencies, call) => {
			const { email } = call.body;
			const post = openPost(dependencies, call);
			await dependencies.attempts.letter(call.client.counted, email);
			afterAnswer(dependencies, () => dependencies.withAuth(async (auth) => {
				for (const { token } of await mailingsOf(() => auth.api.requestPasswordReset({ body: { email } }))) post("reset", email, token);
			}));
			return { data: mailedAnswer };
		}
	}),
	defineOperation({
		id: "reset",
		method: "POST",
		path: "/api/account/reset/password",
		access: "anybody",
		title: {
			en: "Set a new password",
			ko: "비밀번호 재설정"
		},
		about: {
			en: "Takes the token of a mailed link and a new password. Every session of the account ends.",
			ko: "메일로 받은 링크의 토큰과 새 비밀번호를 받습니다. 계정의 모든 세션이 끝납니다."
		},
		body: strictObject({
			token,
			password: newPassword
		}),
		data: done,
		run: async (dependencies, call) => {
			const { token, password } = call.body;
			await dependencies.attempts.guess(call.client.counted, null);
			const changed = await dependencies.withAuth((auth) => mailingsOf(() => auth.api.resetPassword({ body: {
				token,
				newPassword: password
			} }))).catch(rethrow);
			for (const { email } of changed) notify(dependencies, call, "password", email);
			return { data: doneAnswer };
		}
	}),
	defineOperation({
		id: "changePassword",
		method: "POST",
		path: "/api/account/password",
		access: "session",
		title: {
			en: "Change the password",
			ko: "비밀번호 변경"
		},
		about: {
			en: "Changes the password and ends every other session.",
			ko: "비밀번호를 바꾸고 다른 모든 세션을 끝냅니다."
		},
		body: strictObject({
			password,
			new_password: newPassword
		}),
		data: done,
		run: async (dependencies, call, who) => {
			const { password, new_password: newPassword } = call.body;
			await reauthenticate(dependencies, call, who, password);
			const body = {
				currentPassword: password,
				newPassword,
				revokeOtherSessions: true
			};
			const { headers } = await dependencies.withAuth((auth) => auth.api.changePassword({
				body,
				headers: headersOf(call, dependencies.cookies.session),
				returnHeaders: true
			})).catch(rethrow);
			await dependencies.use((engine) => forgetPending(engine, who.account.id));
			notify(dependencies, call, "password", who.account.email);
			return {
				data: doneAnswer,
				cookies: cookiesOf(headers, dependencies)
			};
		}
	}),
	defineOperation({
		id: "changeEmail",
		method: "POST",
		path: "/api/account/email",
		access: "session",
		title: {
			en: "Change the e-mail address",
			ko: "이메일 주소 변경"
		},
		about: {
			en: "Mails a link to the new address; opening it changes the address. The old address is notified.",
			ko: "새 주소로 변경을 확인하는 링크를 보내고, 기존 주소에도 알립니다."
		},
		body: strictObject({
			email,
			password: password.optional()
		}),
		data: mailed,
		run: async (dependencies, call, who) => {
			const { email, password } = call.body;
			const post = openPost(dependencies, call);
			await reauthenticate(dependencies, call, who, password);
			await dependencies.attempts.letter(call.client.counted, email);
			const { account } = who;
			afterAnswer(dependencies, () => dependencies.use(async (engine) => {
				post("changing", account.email);
				if (await personByEmail(engine, email)) return;
				const now = dependencies.now();
				const link = {
					kind: "email",
					email,
					accountId: account.id,
					password: null
				};
				post("email", email, await issueLink(engine, link, now + lifetimes.confirmation, now));
			}));
			return { data: mailedAnswer };
		}
	})
];
// server/accounts/spent-codes.ts
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
// server/accounts/operations/second-factor.ts
const secondFactorOperations = [
	defineOperation({
		id: "secondFactor",
		method: "POST",
		path: "/api/account/second-factor",
		access: "session",
		title: {
			en: "Set up a second factor",
			ko: "2단계 인증 설정"
		},
		about: {
			en: "Returns the secret for an authenticator app and ten backup codes. The second factor is required after a code has confirmed it.",
			ko: "인증 앱에 등록할 비밀 값과 백업 코드 10개를 반환합니다. 코드로 확인한 뒤부터 2단계 인증을 요구합니다."
		},
		body: strictObject({ password: password.optional() }),
		data: object({
			uri: string().meta({
				description: "otpauth URI for the authenticator app",
				ko: "인증 앱에 등록할 otpauth URI"
			}),
			backupCodes: array(string()).meta({
				description: "Codes for a lost authenticator app, each valid once",
				ko: "인증 앱을 잃었을 때 쓰는 일회용 코드"
			})
		}),
		run: async (dependencies, call, who) => {
			const { password } = call.body;
			await reauthenticate(dependencies, call, who, password);
			const headers = headersOf(call, dependencies.cookies.session);
			const made = await dependencies.withAuth((auth) => auth.api.enableTwoFactor({
				body: { ...password !== void 0 && { password } },
				headers
			})).catch(rethrow);
			if (made.method !== "totp") throw new Error("better-auth set up another second factor");
			return { data: {
				uri: made.totpURI,
				backupCodes: made.backupCodes
			} };
		}
	}),
	defineOperation({
		id: "confirmSecondFactor",
		method: "POST",
		path: "/api/account/second-factor/confirm",
		access: "session",
		title: {
			en: "Confirm the second factor",
			ko: "2단계 인증 확인"
		},
		about: {
			en: "Takes a code from the authenticator app.",
			ko: "인증 앱의 코드를 받습니다."
		},
		body: strictObject({ code }),
		data: done,
		run: async (dependencies, call, { account }) => {
			await dependencies.attempts.guess(call.client.counted, account.email);
			const headers = headersOf(call, dependencies.cookies.session);
			const told = await dependencies.withAuth((auth) => auth.api.verifyTOTP({
				body: { code: call.body.code },
				headers,
				returnHeaders: true
			})).catch(rethrow);
			await dependencies.use((engine) => spend(engine, account.id, call.body.code, dependencies.now()));
			const cookies = cookiesOf(told.headers, dependencies);
			const token = tokenIn(cookies, dependencies) ?? tokenOf(call.cookie(dependencies.cookies.session));
			await dependencies.use(({ db }) => db.deleteFrom("session").where("account_id", "=", account.id).where("digest", "<>", digestOf(token)).execute());
			return {
				data: doneAnswer,
				cookies
			};
		}
	}),
	defineOperation({
		id: "backupCodes",
		method: "POST",
		path: "/api/account/second-factor/backup-codes",
		access: "session",
		title: {
			en: "New backup codes",
			ko: "백업 코드 재발급"
		},
		about: {
			en: "Returns ten new backup codes, which replace the old ones.",
			ko: "이전 백업 코드를 무효로 하고 새 코드 10개를 반환합니다."
		},
		body: strictObject({ password: password.optional() }),
		data: object({ backupCodes: array(string()).meta({
			description: "Codes for a lost authenticator app, each valid once",
			ko: "인증 앱을 잃었을 때 쓰는 일회용 코드"
		}) }),
		run: async (dependencies, call, who) => {
			const { password } = call.body;
			await reauthenticate(dependencies, call, who, password);
			const body = { ...password !== void 0 && { password } };
			const headers = headersOf(call, dependencies.cookies.session);
			const { backupCodes } = await dependencies.withAuth((auth) => auth.api.generateBackupCodes({
				body,
				headers
			})).catch(rethrow);
			return { data: { backupCodes } };
		}
	}),
	defineOperation({
		id: "endSecondFactor",
		method: "POST",
		path: "/api/account/second-factor/off",
		access: "session",
		title: {
			en: "Turn the second factor off",
			ko: "2단계 인증 해제"
		},
		about: {
			en: "Needs a code from the authenticator app and the password.",
			ko: "비밀번호와 함께 인증 앱의 코드가 필요합니다."
		},
		body: strictObject({
			password: password.optional(),
			code
		}),
		data: done,
		run: async (dependencies, call, who) => {
			const { password, code } = call.body;
			await reauthenticate(dependencies, call, who, password);
			await dependencies.attempts.guess(call.client.counted, who.account.email);
			const headers = headersOf(call, dependencies.cookies.session);
			const told = await dependencies.withAuth(async (auth) => {
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
			notify(dependencies, call, "second-factor", who.account.email);
			return {
				data: doneAnswer,
				cookies: cookiesOf(told.headers, dependencies)
			};
		}
	})
];
function tokenIn(set, { cookies }) {
	const found = set.find((each) => each.startsWith(`${cookies.session}=`));
	return found === void 0 ? null : tokenOf(found.slice(cookies.session.length + 1));
}
// server/accounts/operations/sign-in.ts
const signInOperations = [
	defineOperation({
		id: "signIn",
		method: "POST",
		path: "/api/account/sign-in",
		access: "anybody",
		title: {
			en: "Sign in",
			ko: "로그인"
		},
		about: {
			en: "Signs in with a password. If secondFactor is true, send the code within ten minutes.",
			ko: "비밀번호로 로그인합니다. secondFactor가 true이면 10분 안에 인증 코드를 보내야 합니다."
		},
		body: strictObject({
			email,
			password
		}),
		data: signedIn,
		run: async (dependencies, call) => {
			const { email, password } = call.body;
			const right = await dependencies.attempts.guess(call.client.counted, email);
			const outcome = await enter(dependencies, call, (auth) => auth.api.signInEmail({
				body: {
					email,
					password
				},
				headers: headersOf(call),
				returnHeaders: true
			}));
			await right();
			return outcome;
		}
	}),
	defineOperation({
		id: "signInCode",
		method: "POST",
		path: "/api/account/sign-in/code",
		access: "anybody",
		title: {
			en: "Sign in: second factor",
			ko: "로그인: 2단계 인증"
		},
		about: {
			en: "Takes the code from the authenticator app, or one of the backup codes.",
			ko: "인증 앱의 코드나 백업 코드를 받습니다."
		},
		body: strictObject({
			code: code.optional(),
			backup_code: backupCode.optional()
		}),
		data: signedIn,
		run: async (dependencies, call) => {
			const { code, backup_code: backupCode } = call.body;
			await dependencies.attempts.guess(call.client.counted, null);
			const headers = headersOf(call, dependencies.cookies.pending);
			return {
				data: {
					signedIn: true,
					secondFactor: false
				},
				cookies: cookiesOf((await dependencies.withAuth(async (auth) => {
					if (code === void 0) {
						const body = { code: backupCode ?? "" };
						return auth.api.verifyBackupCode({
							body,
							headers,
							returnHeaders: true
						});
					}
					const pending = tokenOf(call.cookie(dependencies.cookies.pending));
					if (await dependencies.use((engine) => isSpent(engine, pending, code, dependencies.now()))) throw wrong("code");
					const verified = await auth.api.verifyTOTP({
						body: { code },
						headers,
						returnHeaders: true
					});
					const { token, user } = verified.response;
					if (await dependencies.use((engine) => spend(engine, user.id, code, dependencies.now()))) return verified;
					await dependencies.use(({ db }) => db.deleteFrom("session").where("digest", "=", digestOf(token)).execute());
					throw wrong("code");
				}).catch(rethrow)).headers, dependencies)
			};
		}
	}),
	defineOperation({
		id: "mailSignInLink",
		method: "POST",
		path: "/api/account/sign-in/link",
		access: "anybody",
		title: {
			en: "Mail a link to sign in",
			ko: "로그인 링크 받기"
		},
		about: {
			en: "Mails a link for one sign-in within ten minutes. The answer is the same for every address.",
			ko: "10분 안에 한 번 쓸 수 있는 로그인 링크를 메일로 보냅니다. 응답은 모든 주소에 같습니다."
		},
		body: strictObject({ email }),
		data: mailed,
		run: async (dependencies, call) => {
			const { email } = call.body;
			const post = openPost(dependencies, call);
			await dependencies.attempts.letter(call.client.counted, email);
			afterAnswer(dependencies, () => dependencies.withAuth(async (auth, engine) => {
				if (dependencies.registration !== "open" && !await personByEmail(engine, email)) return;
				const headers = headersOf(call);
				for (const { token } of await mailingsOf(() => auth.api.signInMagicLink({
					body: { email },
					headers
				}))) post("sign-in", email, token);
			}));
			return { data: mailedAnswer };
		}
	}),
	defineOperation({
		id: "signInLink",
		method: "POST",
		path: "/api/account/sign-in/token",
		access: "anybody",
		title: {
			en: "Sign in with a mailed link",
			ko: "메일 링크로 로그인"
		},
		about: {
			en: "Takes the token of a mailed link. The second factor is required as after a password.",
			ko: "메일로 받은 링크의 토큰을 받습니다. 2단계 인증은 비밀번호로 로그인할 때와 같이 요구됩니다."
		},
		body: strictObject({ token }),
		data: signedIn,
		run: async (dependencies, call) => {
			const { token } = call.body;
			await dependencies.attempts.guess(call.client.counted, null);
			return enter(dependencies, call, (auth) => auth.api.magicLinkVerify({
				query: { token },
				headers: headersOf(call),
				returnHeaders: true
			}));
		}
	}),
	defineOperation({
		id: "signOut",
		method: "POST",
		path: "/api/account/sign-out",
		access: "session",
		title: {
			en: "Sign out",
			ko: "로그아웃"
		},
		about: {
			en: "Ends this session.",
			ko: "현재 세션을 끝냅니다."
		},
		body: strictObject({}),
		data: done,
		run: async (dependencies, _call, { session }) => {
			await dependencies.use(({ db }) => db.deleteFrom("session").where("id", "=", session.id).execute());
			return {
				data: doneAnswer,
				cookies: [setCookie(dependencies.cookies.session, "", 0, dependencies.cookies)]
			};
		}
	}),
	defineOperation({
		id: "formToken",
		method: "GET",
		path: "/api/account/form",
		access: "anybody",
		title: {
			en: "A token for a form",
			ko: "폼 토큰"
		},
		about: {
			en: "Returns the token that every form of this browser must send as form_token. JSON requests need no token.",
			ko: "이 브라우저의 폼이 form_token으로 보내야 하는 토큰을 반환합니다. JSON 요청에는 필요하지 않습니다."
		},
		data: object({ token: string().meta({
			description: "Value for form_token",
			ko: "form_token에 넣을 값"
		}) }),
		run: async (dependencies, { cookie }) => {
			const { form, session } = dependencies.cookies;
			const known = cookie(form);
			const value = known ?? crypto.randomUUID();
			return {
				data: { token: dependencies.formToken(value, cookie(session) ?? "") },
				...known === void 0 && { cookies: [setCookie(form, value, lifetimes.session / 1e3, dependencies.cookies)] }
			};
		}
	})
];
async function enter(dependencies, call, ask) {
	const { headers, response } = await dependencies.withAuth((auth) => ask(auth)).catch(rethrow);
	const isDue = typeof response === "object" && response !== null && "twoFactorRedirect" in response;
	await endOf(dependencies, call);
	return {
		data: {
			signedIn: !isDue,
			secondFactor: isDue
		},
		cookies: cookiesOf(headers, dependencies)
	};
}
async function endOf({ cookies, use, now }, { cookie }) {
	const token = tokenOf(cookie(cookies.session));
	await use(({ db }) => db.deleteFrom("session").where((or) => or.or([or("digest", "=", digestOf(token)), or("expires_at", "<", new Date(now()).toISOString())])).execute());
}
const signUpOperations = [defineOperation({
	id: "signUp",
	method: "POST",
	path: "/api/account/sign-up",
	access: "anybody",
	title: {
		en: "Sign up",
		ko: "회원 가입"
	},
	about: {
		en: "Mails a link that creates the account. The answer is the same whether the address has an account or not. With an invitation, the account is created at once.",
		ko: "계정을 만드는 링크를 메일로 보냅니다. 계정이 이미 있어도 응답은 같습니다. 초대 코드가 있으면 계정을 바로 만듭니다."
	},
	body: strictObject({
		email,
		password: newPassword,
		invitation: token.optional()
	}),
	data: object({ mailed: boolean().meta({
		description: "Whether a confirmation mail is sent",
		ko: "확인 메일을 보내는지 여부"
	}) }),
	run: async (dependencies, call) => {
		const { email, password, invitation } = call.body;
		if (invitation !== void 0 && dependencies.registration !== "closed") return accept(dependencies, call, invitation);
		if (dependencies.registration !== "open") throw failure("account.closed", {}, { reason: "registration" });
		const post = openPost(dependencies, call);
		await dependencies.attempts.letter(call.client.counted, email);
		afterAnswer(dependencies, async () => {
			const hash = await dependencies.passwords.hash(password);
			await dependencies.use(async (engine) => {
				if (await personByEmail(engine, email)) return post("known", email);
				const now = dependencies.now();
				post("sign-up", email, await issueLink(engine, {
					kind: "sign-up",
					email,
					accountId: null,
					password: hash
				}, now + lifetimes.confirmation, now));
			});
		});
		return { data: { mailed: true } };
	}
}), defineOperation({
	id: "confirm",
	method: "POST",
	path: "/api/account/confirm",
	access: "anybody",
	title: {
		en: "Confirm an address",
		ko: "이메일 주소 확인"
	},
	about: {
		en: "Takes the token of a mailed link. Creates the requested account, or changes the address of an account.",
		ko: "메일로 받은 링크의 토큰으로 가입한 계정을 만들거나 계정의 주소를 바꿉니다."
	},
	body: strictObject({ token }),
	data: object({ email: string().meta({
		description: "E-mail address that was confirmed",
		ko: "확인된 이메일 주소"
	}) }),
	run: async (dependencies, { body, client }) => {
		await dependencies.attempts.guess(client.counted, null);
		const email = await dependencies.use(({ db }) => db.transaction().execute(async (tx) => {
			const now = dependencies.now();
			const link = await takeLink(tx, body.token, {
				kinds: ["sign-up", "email"],
				now
			});
			if (!link) return null;
			return (link.accountId ? await readdress(tx, link.accountId, link.email, now) : link.password !== null && await addPerson(tx, link.email, link.password, now) !== null) ? link.email : null;
		}));
		if (email === null) throw usedUp();
		return { data: { email } };
	}
})];
async function accept(dependencies, { body, client }, invitation) {
	await dependencies.attempts.guess(client.counted, null);
	const hash = await dependencies.passwords.hash(body.password);
	const { email } = body;
	if (await dependencies.use(({ db }) => db.transaction().execute(async (tx) => {
		const now = dependencies.now();
		return await takeLink(tx, invitation, {
			kinds: ["invitation"],
			email,
			now
		}) && addPerson(tx, email, hash, now);
	})) === null) throw usedUp();
	return { data: { mailed: false } };
}
// server/accounts/operations/table.ts
const operations = [
	...wholeAccountOperations,
	...signUpOperations,
	...signInOperations,
	...passwordOperations,
	...secondFactorOperations,
	...sessionOperations,
	...keyOperations
];
// server/monitoring/watches/answer.ts
function watchAnswer(watch) {
	const { id, target, domain, states, every, pausedAt, mutedUntil, isFromFile, createdAt } = watch;
	return {
		id,
		target,
		domain,
		checks: states.map(({ dueAt, ranAt, observedAt, ...rest }) => ({
			...rest,
			dueAt: isoTime(dueAt),
			ranAt: isoTime(ranAt),
			observedAt: isoTime(observedAt)
		})),
		interval: intervalText(every),
		paused: pausedAt !== null,
		mutedUntil: isoTime(mutedUntil),
		fromFile: isFromFile,
		createdAt: isoTime(createdAt)
	};
}
function ownershipAnswer({ proofs, ...rest }) {
	return {
		...rest,
		proofs: proofs.map(({ name, kind, provenAt, checkedAt }) => ({
			name,
			kind,
			provenAt: isoTime(provenAt),
			checkedAt: isoTime(checkedAt)
		}))
	};
}
// server/monitoring/watches/paths.ts
const watchPaths = {
	all: "/api/account/watches",
	ownership: "/api/account/watches/ownership",
	one: "/api/account/watches/{id}",
	run: "/api/account/watches/{id}/run"
};
// server/monitoring/watches/operations.ts
const time$1 = datetime();
const shownCheck = object({
	check: string().meta({
		description: "Id of the check, such as ssl",
		ko: "점검의 id(예: ssl)"
	}),
	dueAt: time$1.nullable().meta({
		description: "Time of the next run; null while the watch is paused",
		ko: "다음 실행 시각. 감시를 멈춘 동안에는 null"
	}),
	ranAt: time$1.nullable().meta({
		description: "Time of the last run; null before the first one",
		ko: "마지막 실행 시각. 실행하기 전에는 null"
	}),
	observedAt: time$1.nullable().meta({
		description: "Time of the last complete result; null without one",
		ko: "마지막으로 결과를 얻은 시각. 없으면 null"
	}),
	reason: string().nullable().meta({
		description: "Why the last run has no result; null if it has one",
		ko: "마지막 실행에 결과가 없는 이유. 있으면 null"
	}),
	runs: int().meta({
		description: "Number of runs",
		ko: "실행 횟수"
	})
});
const shownWatch = object({
	id: string().meta({
		description: "Identifier of the watch",
		ko: "감시의 식별자"
	}),
	target: string().meta({
		description: "Host or domain that is watched",
		ko: "감시하는 호스트 또는 도메인"
	}),
	domain: string().meta({
		description: "Registrable domain of the target",
		ko: "대상의 등록 가능 도메인"
	}),
	checks: array(shownCheck).meta({
		description: "Checks that the watch runs, and their last runs",
		ko: "실행하는 점검과 마지막 실행"
	}),
	interval: string().meta({
		description: "Time from one run to the next, such as 1d",
		ko: "실행 간격(예: 1d)"
	}),
	paused: boolean().meta({
		description: "Whether the watch is paused and measures nothing",
		ko: "감시를 멈추어 측정하지 않는지 여부"
	}),
	mutedUntil: time$1.nullable().meta({
		description: "No notifications before this time; null if not muted",
		ko: "이 시각까지 알림을 보내지 않음. 음소거하지 않았으면 null"
	}),
	fromFile: boolean().meta({
		description: "Whether the watch comes from the operator's watches.json",
		ko: "운영자의 watches.json에 있는 감시인지 여부"
	}),
	createdAt: time$1.meta({
		description: "Time of creation",
		ko: "만든 시각"
	})
});
const shownOwnership = object({
	domain: string().meta({
		description: "Domain whose ownership is verified",
		ko: "소유를 확인하는 도메인"
	}),
	token: string().meta({
		description: "Token to publish in the DNS or on the host",
		ko: "DNS 또는 호스트에 게시할 토큰"
	}),
	record: object({
		name: string().meta({
			description: "Name of the TXT record",
			ko: "TXT 레코드의 이름"
		}),
		value: string().meta({
			description: "Value of the TXT record",
			ko: "TXT 레코드의 값"
		})
	}).meta({
		description: "TXT record that proves ownership",
		ko: "소유를 증명하는 TXT 레코드"
	}),
	file: object({
		url: string().meta({
			description: "URL of the file",
			ko: "파일의 URL"
		}),
		line: string().meta({
			description: "Line that the file must contain",
			ko: "파일에 있어야 하는 줄"
		})
	}).meta({
		description: "File that proves ownership, instead of the record",
		ko: "레코드 대신 소유를 증명하는 파일"
	}),
	proofs: array(object({
		name: string().meta({
			description: "Name that is proven; it covers the names below",
			ko: "증명된 이름. 하위 이름도 포함됨"
		}),
		kind: _enum(["dns", "https"]).meta({
			description: "dns: the TXT record; https: the file",
			ko: "dns: TXT 레코드. https: 파일"
		}),
		provenAt: time$1.meta({
			description: "When the proof was first found",
			ko: "증명을 처음 찾은 시각"
		}),
		checkedAt: time$1.meta({
			description: "When the proof was last found",
			ko: "증명을 마지막으로 찾은 시각"
		})
	})).meta({
		description: "Valid proofs of ownership",
		ko: "유효한 소유 증명"
	})
});
const shown = _enum([
	"shown",
	"absent",
	"unknown"
]);
const watchOperations = [
	defineOperation({
		id: "watches",
		method: "GET",
		path: watchPaths.all,
		access: "key",
		cost: "light",
		title: {
			en: "List watches",
			ko: "감시 목록"
		},
		about: {
			en: "Returns the watches of the account, with the state of each check and the quota.",
			ko: "계정의 감시와 점검별 상태, 할당량을 반환합니다."
		},
		data: object({
			watches: array(shownWatch).meta({
				description: "Watches of the account",
				ko: "계정의 감시"
			}),
			quota: object({
				watches: object({
					used: int().meta({
						description: "Number of watches in use",
						ko: "사용 중인 감시의 수"
					}),
					limit: int().meta({
						description: "Maximum number of watches",
						ko: "최대 감시의 수"
					})
				}).meta({
					description: "Number of watches and its limit",
					ko: "감시의 수와 한도"
				}),
				checks: object({
					used: int().meta({
						description: "Number of checks in use",
						ko: "사용 중인 점검의 수"
					}),
					limit: int().meta({
						description: "Maximum number of checks",
						ko: "최대 점검의 수"
					})
				}).meta({
					description: "Number of watched checks and its limit",
					ko: "감시하는 점검의 수와 한도"
				})
			}).meta({
				description: "Usage and limits of the account",
				ko: "계정의 사용량과 한도"
			})
		}),
		command: {
			words: ["watch", "list"],
			takes: []
		},
		run: async ({ database }, _call, { account }) => {
			const [watches, used] = [await listWatches(database, account.id), await quotaOf(database, account.id)];
			const quota = {
				watches: {
					used: used.watches,
					limit: quotas.watches
				},
				checks: {
					used: used.checks,
					limit: quotas.checks
				}
			};
			return { data: {
				watches: watches.map(watchAnswer),
				quota
			} };
		}
	}),
	defineOperation({
		id: "addWatch",
		method: "POST",
		path: watchPaths.all,
		access: "key",
		cost: "light",
		title: {
			en: "Watch a domain",
			ko: "도메인 감시 추가"
		},
		about: {
			en: "Adds a watch. Its checks run at once, and then once in each interval, always at the same point of the interval. port and exposure run only while ownership is proven.",
			ko: "감시를 추가합니다. 점검은 바로 한 번 실행되고 이후 간격마다 같은 시각에 실행됩니다. port와 exposure는 소유가 확인된 동안에만 실행됩니다."
		},
		body: newWatch,
		data: shownWatch,
		command: {
			words: ["watch", "add"],
			takes: ["target"]
		},
		run: async (dependencies, { body }, { account }) => {
			const { target, checks, interval, paused } = body;
			const wanted = {
				target: target.host,
				domain: target.domain,
				checks,
				every: interval
			};
			const origin = {
				account: account.id,
				isPaused: paused,
				isFromFile: false,
				isSpread: false
			};
			const added = await addWatch(dependencies.database, wanted, origin, dependencies.now());
			if (added === "known") throw failure("watch.known", { target: target.host }, { reason: "target" });
			if (added === "quota") throw full();
			return { data: watchAnswer(await known(dependencies, account.id, added.id)) };
		}
	}),
	defineOperation({
		id: "watch",
		method: "GET",
		path: watchPaths.one,
		access: "key",
		cost: "light",
		title: {
			en: "Show a watch",
			ko: "감시 조회"
		},
		about: {
			en: "Returns one watch.",
			ko: "감시 하나를 반환합니다."
		},
		data: shownWatch,
		command: {
			words: ["watch", "show"],
			takes: ["id"]
		},
		run: async (dependencies, { parts }, { account }) => ({ data: watchAnswer(await known(dependencies, account.id, parts["id"])) })
	}),
	defineOperation({
		id: "changeWatch",
		method: "PATCH",
		path: watchPaths.one,
		access: "key",
		cost: "light",
		title: {
			en: "Change a watch",
			ko: "감시 변경"
		},
		about: {
			en: "Changes checks or interval, pauses or resumes the watch, or mutes it until a time. Fields that are not sent stay unchanged.",
			ko: "점검이나 간격을 바꾸거나, 일시 중지·재개하거나, 특정 시각까지 알림을 끕니다. 지정하지 않은 항목은 그대로 둡니다."
		},
		body: watchChange,
		data: shownWatch,
		run: async (dependencies, { parts, body }, { account }) => {
			const { id } = await known(dependencies, account.id, parts["id"]);
			const changed = await changeWatch(dependencies.database, account.id, id, body, dependencies.now());
			if (changed === "unknown") throw unknown();
			if (changed === "quota") throw full();
			return { data: watchAnswer(await known(dependencies, account.id, id)) };
		}
	}),
	defineOperation({
		id: "removeWatch",
		method: "DELETE",
		path: watchPaths.one,
		access: "key",
		cost: "light",
		title: {
			en: "Remove a watch",
			ko: "감시 삭제"
		},
		about: {
			en: "Removes a watch and its state.",
			ko: "감시를 끝내고 저장된 상태를 지웁니다."
		},
		data: object({ removed: literal(true).meta({
			description: "Always true: the watch was removed",
			ko: "항상 true. 감시를 삭제함"
		}) }),
		command: {
			words: ["watch", "remove"],
			takes: ["id"]
		},
		run: async (dependencies, { parts }, { account }) => {
			const { id } = await known(dependencies, account.id, parts["id"]);
			if (!await removeWatch(dependencies.database, account.id, id)) throw unknown();
			return { data: { removed: true } };
		}
	}),
	defineOperation({
		id: "runWatch",
		method: "POST",
		path: watchPaths.run,
		access: "key",
		cost: "light",
		title: {
			en: "Run a watch now",
			ko: "감시 지금 실행"
		},
		about: {
			en: "Makes every check of the watch due now. A worker starts them within a few seconds.",
			ko: "감시의 모든 점검을 지금 실행하도록 예약합니다. 몇 초 안에 시작됩니다."
		},
		data: shownWatch,
		command: {
			words: ["watch", "run"],
			takes: ["id"]
		},
		run: async (dependencies, { parts }, { account }) => {
			const { id, target } = await known(dependencies, account.id, parts["id"]);
			if (!await runNow(dependencies.database, account.id, id, dependencies.now())) throw failure("watch.paused", { target }, { reason: "paused" });
			return { data: watchAnswer(await known(dependencies, account.id, id)) };
		}
	}),
	defineOperation({
		id: "ownership",
		method: "GET",
		path: watchPaths.ownership,
		access: "key",
		cost: "light",
		title: {
			en: "Show ownership",
			ko: "소유 확인 상태"
		},
		about: {
			en: "Returns the token of the account for a domain, where to publish it, and what is proven. The TXT record proves the domain and everything below it; the file proves one host, which is enough for port and not for exposure.",
			ko: "도메인에 대한 계정의 토큰과 게시 위치, 확인된 내용을 반환합니다. TXT 레코드는 도메인과 하위 호스트 전체를, 파일은 호스트 하나를 확인하며 port에만 충분하고 exposure에는 부족합니다."
		},
		query: ownershipQuery,
		data: shownOwnership,
		run: async ({ database, now }, { query }, { account }) => ({ data: ownershipAnswer(await ownershipOf(database, claimOf(query, account), now())) })
	}),
	defineOperation({
		id: "verifyOwnership",
		method: "POST",
		path: watchPaths.ownership,
		access: "key",
		cost: "heavy",
		title: {
			en: "Verify ownership",
			ko: "소유 확인"
		},
		about: {
			en: "Looks for the token now, in the DNS and on the host.",
			ko: "지금 DNS와 호스트에서 토큰을 찾습니다."
		},
		body: ownershipQuery,
		data: shownOwnership.extend({ seen: object({
			dns: shown.meta({
				description: "shown: the token is in the DNS; absent: it is not; unknown: the lookup failed",
				ko: "shown: DNS에 토큰이 있음. absent: 없음. unknown: 조회 실패"
			}),
			https: shown.meta({
				description: "shown: the file has the token; absent: it does not; unknown: not reachable",
				ko: "shown: 파일에 토큰이 있음. absent: 없음. unknown: 접속 실패"
			})
		}).meta({
			description: "What was found now, by kind of proof",
			ko: "증명 종류별로 지금 찾은 결과"
		}) }),
		command: {
			words: ["watch", "prove"],
			takes: ["target"]
		},
		run: async ({ database, look, now }, { body, signal }, { account }) => {
			const claim = claimOf(body, account);
			const seen = await verify(database, look, claim, now(), signal);
			return { data: {
				...ownershipAnswer(await ownershipOf(database, claim, now())),
				seen
			} };
		}
	})
];
async function known({ database }, account, name = "") {
	const found = await findWatch(database, account, name);
	if (!found) throw unknown();
	return found;
}
function claimOf({ target }, { id }) {
	return {
		account: id,
		domain: target.domain,
		target: target.host
	};
}
const words = {
	watch: {
		en: "watch",
		ko: "감시"
	},
	watches: {
		en: "watches or checks of watches",
		ko: "감시 또는 점검"
	}
};
function unknown() {
	return failure("item.unknown", { what: words.watch }, { reason: "id" });
}
function full() {
	return failure("account.full", {
		limit: quotas.watches,
		what: words.watches
	}, { reason: "target" });
}
// server/notifications/schema.ts
const longestAddress = 2048;
const kind = _enum(channelKinds).meta({
	description: "Type of the receiver",
	ko: "알림을 받을 곳의 종류"
});
const address$1 = string().min(1).max(longestAddress).meta({
	description: "An https URL; an e-mail address for kind email",
	ko: "https URL. kind가 email이면 이메일 주소",
	examples: ["https://hooks.shop.example/portcullis"]
});
const name = keyName.meta({
	description: "Name of the channel",
	ko: "채널 이름",
	examples: ["on call"]
});
const language = _enum(languages).meta({
	description: "Language of the messages",
	ko: "메시지 언어"
});
const mode = _enum(channelModes).meta({
	description: "at-once sends each change when it is found; daily sends one message a day",
	ko: "at-once는 변경을 발견할 때마다, daily는 하루에 한 번 보냅니다"
});
const digestHour = count(0, 23).meta({
	description: "Hour of the daily message, in UTC",
	ko: "daily로 보낼 시각(UTC 기준 시)",
	examples: [8]
});
const minSeverity = _enum(severities).meta({
	description: "Send nothing below this severity. The end of a problem has the severity of the problem",
	ko: "이보다 낮은 심각도는 보내지 않습니다. 개선은 해결된 문제의 심각도로 판단합니다"
});
const enabled = boolean().meta({
	description: "false stops the channel; true starts it again. If its e-mail address is not confirmed, true mails a new link",
	ko: "false는 채널을 멈추고 true는 다시 시작합니다. 확인되지 않은 이메일 주소에는 true가 새 링크를 보냅니다"
});
const newChannel = strictObject({
	kind,
	address: address$1,
	name,
	language: language.default("en"),
	mode: mode.default("at-once"),
	digest_hour: digestHour.default(8),
	min_severity: minSeverity.default("low")
});
const channelChange = strictObject({
	name: name.optional(),
	language: language.optional(),
	mode: mode.optional(),
	digest_hour: digestHour.optional(),
	min_severity: minSeverity.optional(),
	enabled: enabled.optional()
});
const mailedToken = strictObject({ token });
const nothing = strictObject({});
// server/notifications/operations.ts
const time = datetime();
const shownChannel = object({
	id: string().meta({
		description: "Identifier of the channel",
		ko: "채널의 식별자"
	}),
	kind: _enum(channelKinds).meta({
		description: "Type of the receiver",
		ko: "알림을 받을 곳의 종류"
	}),
	name: string().meta({
		description: "Name that the owner gave the channel",
		ko: "소유자가 붙인 채널 이름"
	}),
	address: string().meta({
		description: "E-mail address, or scheme and host of the URL",
		ko: "이메일 주소, 또는 URL의 스킴과 호스트"
	}),
	language: _enum(languages).meta({
		description: "Language of the messages",
		ko: "메시지 언어"
	}),
	mode: _enum(channelModes).meta({
		description: "at-once: each change when it is found; daily: one message a day",
		ko: "at-once: 변경을 발견할 때마다. daily: 하루에 한 번"
	}),
	digestHour: int().meta({
		description: "Hour of the daily message, in UTC",
		ko: "daily로 보낼 시각(UTC 기준 시)"
	}),
	minSeverity: _enum(severities).meta({
		description: "Lowest severity that is sent",
		ko: "보내는 가장 낮은 심각도"
	}),
	state: _enum(channelStates).meta({
		description: "unconfirmed: the reader has not confirmed the e-mail address; active; disabled",
		ko: "unconfirmed: 이메일 주소를 확인하지 않음. active: 사용 중. disabled: 중지됨"
	}),
	disabledReason: _enum(disabledReasons).nullable().meta({
		description: "owner: by the owner; gone: the receiver answered 410; unsubscribed; null if active",
		ko: "owner: 소유자가 중지. gone: 수신처가 410으로 응답. unsubscribed: 수신 거부. 사용 중이면 null"
	}),
	waiting: int().meta({
		description: "Number of pending deliveries",
		ko: "대기 중인 전송의 수"
	}),
	failed: int().meta({
		description: "Number of deliveries that failed permanently",
		ko: "최종 실패한 전송의 수"
	}),
	lastDeliveredAt: time.nullable().meta({
		description: "Time of the last delivery; null without one",
		ko: "마지막 전송 시각. 없으면 null"
	}),
	confirmedAt: time.nullable().meta({
		description: "When the e-mail address was confirmed; null if it was not",
		ko: "이메일 주소를 확인한 시각. 확인하지 않았으면 null"
	}),
	createdAt: time.meta({
		description: "Time of creation",
		ko: "만든 시각"
	})
});
const shownDelivery = object({
	id: string().meta({
		description: "Identifier of the delivery, sent as webhook-id",
		ko: "전송의 식별자. webhook-id로 보냄"
	}),
	kind: _enum(deliveryKinds).meta({
		description: "change: one or more changes; digest: those of a day; test; confirmation: a link",
		ko: "change: 변경 알림. digest: 하루의 변경. test: 시험. confirmation: 확인 링크"
	}),
	state: _enum(deliveryStates).meta({
		description: "waiting for the next attempt, delivered, failed for good, or cancelled",
		ko: "waiting: 다음 시도 대기. delivered: 전송됨. failed: 최종 실패. cancelled: 취소됨"
	}),
	domains: array(string()).meta({
		description: "Domains that the message is about",
		ko: "메시지에 담긴 도메인"
	}),
	changes: int().meta({
		description: "Number of changes in the message",
		ko: "메시지에 담긴 변경의 수"
	}),
	attempts: int().meta({
		description: "Number of attempts",
		ko: "시도 횟수"
	}),
	status: int().nullable().meta({
		description: "Status code of the last reply; null without one",
		ko: "마지막 응답의 상태 코드. 응답이 없었으면 null"
	}),
	reason: string().nullable().meta({
		description: "Why the last attempt failed; null if it did not",
		ko: "마지막 시도가 실패한 이유. 실패하지 않았으면 null"
	}),
	createdAt: time.meta({
		description: "Time of creation",
		ko: "만든 시각"
	}),
	nextAttemptAt: time.nullable().meta({
		description: "Time of the next attempt; null if there is none",
		ko: "다음 시도 시각. 없으면 null"
	}),
	finishedAt: time.nullable().meta({
		description: "Time of delivery, failure or cancellation; null while waiting",
		ko: "전송, 실패 또는 취소된 시각. 대기 중이면 null"
	})
});
const address = object({ address: string().meta({
	description: "E-mail address of the channel",
	ko: "채널의 이메일 주소"
}) });
const channelOperations = [
	defineOperation({
		id: "channels",
		method: "GET",
		path: "/api/account/channels",
		access: "key",
		title: {
			en: "List channels",
			ko: "알림 채널 목록"
		},
		about: {
			en: "Returns where the notifications of the account go, and the quota.",
			ko: "계정의 알림을 보내는 채널과 할당량을 반환합니다."
		},
		data: object({
			channels: array(shownChannel).meta({
				description: "Channels of the account",
				ko: "계정의 채널"
			}),
			quota: object({
				used: int().meta({
					description: "Number of channels in use",
					ko: "사용 중인 채널의 수"
				}),
				limit: int().meta({
					description: "Maximum number of channels",
					ko: "최대 채널의 수"
				})
			}).meta({
				description: "Number of channels and its limit",
				ko: "채널의 수와 한도"
			})
		}),
		command: {
			words: ["channel", "list"],
			takes: []
		},
		run: async (dependencies, _call, { account }) => ({ data: await channelsOf(dependencies, account.id) })
	}),
	defineOperation({
		id: "addChannel",
		method: "POST",
		path: "/api/account/channels",
		access: "key",
		title: {
			en: "Add a channel",
			ko: "알림 채널 추가"
		},
		about: {
			en: "Adds a channel. A webhook has a signing secret, which is returned once. An e-mail address first receives a link, and gets notifications only after its reader confirms with that link.",
			ko: "채널을 추가합니다. 웹훅의 서명 비밀 값은 한 번만 반환합니다. 이메일 주소로는 확인 링크를 보내며, 링크에서 확인하기 전에는 알림을 보내지 않습니다."
		},
		body: newChannel,
		data: object({
			channel: shownChannel.meta({
				description: "Properties of the channel",
				ko: "채널의 속성"
			}),
			secret: string().nullable().meta({
				description: "Signing secret of a webhook, returned only here; null for other kinds",
				ko: "웹훅의 서명 비밀 값. 여기서만 반환되며 다른 종류이면 null"
			})
		}),
		command: {
			words: ["channel", "add"],
			takes: ["kind", "address"]
		},
		run: async (dependencies, { body }, { account }) => {
			if (body.kind === "email") await dependencies.limits.link(account.id, body.address);
			return { data: await add(dependencies, account.id, body) };
		}
	}),
	defineOperation({
		id: "channel",
		method: "GET",
		path: "/api/account/channels/{id}",
		access: "key",
		title: {
			en: "Show a channel",
			ko: "알림 채널 조회"
		},
		about: {
			en: "Returns one channel.",
			ko: "채널 하나를 반환합니다."
		},
		data: shownChannel,
		command: {
			words: ["channel", "show"],
			takes: ["id"]
		},
		run: async (dependencies, { parts }, { account }) => ({ data: await channelOf(dependencies, owned(account, parts)) })
	}),
	defineOperation({
		id: "changeChannel",
		method: "PATCH",
		path: "/api/account/channels/{id}",
		access: "key",
		title: {
			en: "Change a channel",
			ko: "알림 채널 변경"
		},
		about: {
			en: "Changes name, language, mode or severity, or stops or starts the channel. Fields that are left out stay unchanged.",
			ko: "이름, 언어, 전송 방식, 심각도를 바꾸거나 채널을 멈추고 다시 시작합니다. 지정하지 않은 항목은 그대로 둡니다."
		},
		body: channelChange,
		data: shownChannel,
		run: async (dependencies, { parts, body }, { account }) => {
			const mine = owned(account, parts);
			const { kind, state, disabledReason, address } = await channelOf(dependencies, mine);
			const isMailed = kind === "email" && (state === "unconfirmed" || disabledReason === "unsubscribed");
			if (body.enabled === true && isMailed) await dependencies.limits.link(account.id, address);
			return { data: await change(dependencies, mine, body) };
		}
	}),
	defineOperation({
		id: "removeChannel",
		method: "DELETE",
		path: "/api/account/channels/{id}",
		access: "key",
		title: {
			en: "Remove a channel",
			ko: "알림 채널 삭제"
		},
		about: {
			en: "Deletes the channel with its deliveries. Pending notifications are not sent.",
			ko: "채널과 전송 기록을 삭제합니다. 대기 중인 알림은 보내지 않습니다."
		},
		data: object({ removed: literal(true).meta({
			description: "Always true: the channel was removed",
			ko: "항상 true. 채널을 삭제함"
		}) }),
		command: {
			words: ["channel", "remove"],
			takes: ["id"]
		},
		run: async (dependencies, { parts }, { account }) => ({ data: await remove(dependencies, owned(account, parts)) })
	}),
	defineOperation({
		id: "testChannel",
		method: "POST",
		path: "/api/account/channels/{id}/test",
		access: "key",
		title: {
			en: "Test a channel",
			ko: "알림 채널 시험"
		},
		about: {
			en: "Sends a test message within a few seconds, without retries. At most 5 tests an hour for each account.",
			ko: "몇 초 안에 시험 메시지를 보내며, 실패해도 다시 시도하지 않습니다. 계정마다 한 시간에 5번까지 시험할 수 있습니다."
		},
		body: nothing,
		data: shownDelivery,
		command: {
			words: ["channel", "test"],
			takes: ["id"]
		},
		run: async (dependencies, { parts, signal }, { account }) => {
			const mine = owned(account, parts);
			await channelOf(dependencies, mine);
			await dependencies.limits.test(account.id);
			const delivery = await storeTest(dependencies, mine);
			await dependencies.sendNow?.(delivery, signal);
			return { data: await deliveryOf(dependencies, mine, delivery) };
		}
	}),
	defineOperation({
		id: "deliveries",
		method: "GET",
		path: "/api/account/channels/{id}/deliveries",
		access: "key",
		title: {
			en: "List deliveries",
			ko: "전송 기록"
		},
		about: {
			en: "Returns the latest 100 deliveries of a channel, newest first. They are kept for 30 days.",
			ko: "채널의 최근 전송 100건을 최신순으로 반환합니다. 기록은 30일 동안 보관합니다."
		},
		data: object({ deliveries: array(shownDelivery).meta({
			description: "Recent deliveries, the newest first",
			ko: "최근 전송. 최근 것부터"
		}) }),
		command: {
			words: ["channel", "deliveries"],
			takes: ["id"]
		},
		run: async (dependencies, { parts }, { account }) => ({ data: await deliveriesOf(dependencies, owned(account, parts)) })
	}),
	defineOperation({
		id: "resendDelivery",
		method: "POST",
		path: "/api/account/channels/{id}/deliveries/{delivery}/resend",
		access: "key",
		title: {
			en: "Send a delivery again",
			ko: "다시 보내기"
		},
		about: {
			en: "Sends a delivery that failed, with the same id and a new series of attempts.",
			ko: "실패한 전송을 같은 ID로 처음부터 다시 시도합니다."
		},
		body: nothing,
		data: shownDelivery,
		command: {
			words: ["channel", "resend"],
			takes: ["id", "delivery"]
		},
		run: async (dependencies, { parts }, { account }) => {
			await dependencies.limits.resend(account.id);
			return { data: await sendAgain(dependencies, owned(account, parts), parts["delivery"] ?? "") };
		}
	}),
	defineOperation({
		id: "confirmChannel",
		method: "POST",
		path: "/api/account/channels/confirm",
		access: "anybody",
		title: {
			en: "Confirm an address for notifications",
			ko: "알림 수신 주소 확인"
		},
		about: {
			en: "Takes the token of a mailed link. From then on, notifications are sent to the address.",
			ko: "메일로 받은 링크의 토큰을 받습니다. 이후 이 주소로 알림을 보냅니다."
		},
		body: mailedToken,
		data: address,
		run: async (dependencies, { body }) => ({ data: await followLink(dependencies, "confirm", body.token) })
	}),
	defineOperation({
		id: "unsubscribeChannel",
		method: "POST",
		path: "/api/account/channels/unsubscribe",
		access: "anybody",
		title: {
			en: "Unsubscribe an address",
			ko: "알림 수신 거부"
		},
		about: {
			en: "Takes the token of the unsubscribe link in a message. Nothing is sent to the address until it is confirmed again.",
			ko: "메일에 있는 수신 거부 링크의 토큰을 받습니다. 주소를 다시 확인할 때까지 알림을 보내지 않습니다."
		},
		body: mailedToken,
		data: address,
		run: async (dependencies, { body }) => ({ data: await followLink(dependencies, "unsubscribe", body.token) })
	})
];
function owned({ id: account }, { id = "" }) {
	return {
		account,
		id
	};
}
export { openAuthentication as a, operations as i, watchOperations as n, checkOrigin as o, watchAnswer as r, signInOriginsOf as s, channelOperations as t };
