import { a as revokeKey, o as rotateKey, r as listKeys, t as createKey } from "./api-keys.js";
import { r as setCookie } from "./cookies.js";
import { n as number } from "./coerce.js";
import { a as keyName, c as password, i as email, l as token$1, n as code, o as keyScopes, r as count, s as newPassword, t as backupCode, u as lifetimes } from "./fields.js";
import { O as digestOf, T as mailingsOf, _ as tokenOf, a as passwordOf, b as wrong, c as readdress, d as rememberDevice, f as cookiesOf, g as sessionTokenIn, h as sessionHeadersOf, m as rethrow, o as personByEmail, p as headersOf, r as forgetPending, s as personById, t as addPerson, u as knownDevice, v as notNow, y as usedUp } from "./people.js";
import { a as channelsOf, c as followLink, d as storeTest, i as channelOf, l as remove, o as deliveriesOf, p as isoTime, r as change, s as deliveryOf, t as add, u as sendAgain } from "./channels.js";
import { St as languages, _t as Failure, lt as secretField, xt as fill, yt as failure } from "./start.js";
import { t as limited } from "./rate-limit.js";
import { a as ticketOf, i as takeLink, n as newLinkToken, o as letterOf, r as renewLink, t as issueLink } from "./links.js";
import { C as usualAlerts, S as shownAlerts, _ as watchStates, a as intervalText, b as alertsAnswer, c as watchChange, d as findWatch, f as listWatches, h as runNow, l as addWatch, m as removeWatch, n as ownershipOf, o as newWatch, p as quotaOf, r as verify$1, s as ownershipQuery, u as changeWatch, v as quotasOf, y as alertsAfter } from "./ownership.js";
import { i as needsOwnership, n as intrusiveChecks, r as loadCheck } from "./watchable.js";
import { t as I } from "./index.min.js";
import { i as unpack } from "./prepare.js";
import { Fs as _enum, Qs as object, Rs as array, Ws as int, Ys as literal, Zs as number$1, ds as severities, ks as datetime, nc as strictObject, rc as string, zs as boolean } from "./gate.js";
import { J as channelModes, Q as disabledReasons, X as deliveryKinds, Y as channelStates, Z as deliveryStates, q as channelKinds } from "./telegram.js";
import { createPublicKey } from "node:crypto";
// server/operations/operation.ts
function defineOperation(operation) {
	return operation;
}
// server/accounts/reauthenticate.ts
function unitOf({ id }) {
	return `session ${id}`;
}
async function reauthenticate(dependencies, { client }, { account, session }, password) {
	const stored = await dependencies.use((engine) => passwordOf(engine, account.id));
	if (stored === null) {
		if (dependencies.now() - session.createdAt.getTime() < lifetimes.fresh) return;
		throw notNow({
			en: "this account has no password; sign in again first",
			ko: "비밀번호가 없는 계정이므로 다시 로그인한 뒤에 시도하십시오"
		});
	}
	const right = await dependencies.attempts.guess(client.counted, account.email, unitOf(session.id === "" ? account : session));
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
const [day$2, hour] = [864e5, 36e5];
const time$5 = datetime();
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
	createdAt: time$5.meta({
		description: "Time of creation",
		ko: "만든 시각"
	}),
	expiresAt: time$5.nullable().meta({
		description: "Time of expiry; null if it does not expire",
		ko: "만료 시각. 만료되지 않으면 null"
	}),
	revokedAt: time$5.nullable().meta({
		description: "Time of revocation; null if the key is valid",
		ko: "폐기된 시각. 유효하면 null"
	}),
	lastUsedAt: time$5.nullable().meta({
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
			const expiresAt = days === void 0 ? null : now + days * day$2;
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
const time$4 = datetime();
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
	createdAt: time$4.meta({
		description: "Time of sign-in",
		ko: "로그인한 시각"
	}),
	expiresAt: time$4.meta({
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
const time$3 = datetime();
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
	createdAt: time$3.nullable().meta({
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
// server/accounts/oidc/provider.ts
const [metadataLife, keysLife, keysPause] = [
	36e5,
	6e5,
	3e4
];
const mostRead = 262144;
function openOidcProvider(settings, post, now = Date.now) {
	let known = null;
	let keys = null;
	async function json(posting, signal, expected = [200]) {
		const { status, body = "" } = await post({
			...posting,
			mostRead
		}, signal).catch((error) => {
			throw error instanceof Failure && !signal.aborted ? unavailable(settings, unreachable, error) : error;
		});
		if (!expected.includes(status)) throw unavailable(settings, answered(status));
		const parsed = jsonIn(body);
		if (parsed === null) throw unavailable(settings, nonsense$1);
		return {
			status,
			answer: parsed
		};
	}
	async function metadata(signal) {
		if (known && now() - known.at < metadataLife) return known.value;
		const { answer } = await json(get(`${settings.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`), signal);
		known = {
			value: readMetadata(settings, answer),
			at: now()
		};
		return known.value;
	}
	async function keyList(signal, life) {
		if (keys && now() - keys.at < life) return keys.value;
		const { answer } = await json(get((await metadata(signal)).keys), signal);
		const list = Array.isArray(answer["keys"]) ? answer["keys"].filter(isJson) : [];
		keys = {
			value: list,
			at: now()
		};
		return list;
	}
	return {
		settings,
		metadata,
		async exchange({ code, verifier, redirect }, signal) {
			const { token, isSecretInBody } = await metadata(signal);
			const { clientId, clientSecret } = settings;
			const form = {
				grant_type: "authorization_code",
				code,
				redirect_uri: redirect,
				code_verifier: verifier
			};
			const inBody = isSecretInBody ? {
				client_id: clientId,
				client_secret: clientSecret
			} : {};
			const { status, answer } = await json({
				url: token,
				headers: {
					"content-type": "application/x-www-form-urlencoded",
					accept: "application/json",
					...!isSecretInBody && { authorization: basic(clientId, clientSecret) }
				},
				body: new URLSearchParams({
					...form,
					...inBody
				}).toString()
			}, signal, [
				200,
				400,
				401
			]);
			if (status !== 200) throw unavailable(settings, refusalOf(answer));
			const { id_token: idToken, access_token: accessToken } = answer;
			if (typeof idToken !== "string") throw unavailable(settings, noIdToken);
			return {
				idToken,
				accessToken: typeof accessToken === "string" ? accessToken : null
			};
		},
		async userInfo(accessToken, signal) {
			const { userInfo } = await metadata(signal);
			if (userInfo === null) return {};
			const headers = {
				authorization: `Bearer ${accessToken}`,
				accept: "application/json"
			};
			return (await json({
				...get(userInfo),
				headers
			}, signal)).answer;
		},
		async keyFor({ kid }, signal) {
			const key = pick(await keyList(signal, keysLife), kid) ?? pick(await keyList(signal, keysPause), kid);
			if (!key) throw unavailable(settings, noKey);
			try {
				return createPublicKey({
					key,
					format: "jwk"
				});
			} catch (error) {
				throw unavailable(settings, nonsense$1, error);
			}
		}
	};
}
function pick(keys, kid) {
	const fit = keys.filter((key) => key["use"] !== "enc" && key["kty"] !== "oct");
	const found = kid === void 0 ? fit : fit.filter((key) => key["kid"] === kid);
	return found.length === 1 ? found[0] : void 0;
}
function get(url) {
	return {
		url,
		headers: { accept: "application/json" },
		body: null
	};
}
function encoded(text) {
	return new URLSearchParams({ "": text }).toString().slice(1);
}
function basic(id, secret) {
	return `Basic ${Buffer.from(`${encoded(id)}:${encoded(secret)}`).toString("base64")}`;
}
function readMetadata(settings, answer) {
	const { issuer } = answer;
	if (issuer !== settings.issuer) throw unavailable(settings, otherIssuer);
	const endpoint = (name) => {
		const text = answer[name];
		if (typeof text !== "string" || URL.parse(text)?.protocol !== "https:") throw unavailable(settings, lacks(name));
		return text;
	};
	const methods = answer["token_endpoint_auth_methods_supported"];
	const isSecretInBody = Array.isArray(methods) && !methods.includes("client_secret_basic");
	return {
		authorization: endpoint("authorization_endpoint"),
		token: endpoint("token_endpoint"),
		keys: endpoint("jwks_uri"),
		userInfo: answer["userinfo_endpoint"] === void 0 ? null : endpoint("userinfo_endpoint"),
		isSecretInBody
	};
}
function jsonIn(text) {
	try {
		const parsed = JSON.parse(text);
		return isJson(parsed) ? parsed : null;
	} catch {
		return null;
	}
}
function isJson(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function unavailable({ label }, detail, cause) {
	return failure("account.provider", {
		provider: label,
		detail
	}, {
		reason: "provider",
		cause
	});
}
const unreachable = {
	en: "it could not be reached",
	ko: "연결할 수 없음"
};
const nonsense$1 = {
	en: "its answer is invalid",
	ko: "응답이 올바르지 않음"
};
const noIdToken = {
	en: "it sent no ID token",
	ko: "ID 토큰을 보내지 않음"
};
const noKey = {
	en: "it does not publish the key of its ID token",
	ko: "ID 토큰의 키를 공개하지 않음"
};
const otherIssuer = {
	en: "it names another issuer than PORTCULLIS_OIDC_ISSUER",
	ko: "PORTCULLIS_OIDC_ISSUER와 다른 발급자를 밝힘"
};
function answered(status) {
	return {
		en: `it answered with status ${status}`,
		ko: `상태 코드 ${status} 응답`
	};
}
function lacks(name) {
	return {
		en: `its configuration has no https URL in ${name}`,
		ko: `설정의 ${name}에 https URL이 없음`
	};
}
function refusalOf({ error }) {
	if (error === "invalid_client") return {
		en: "it does not accept the client secret of this server",
		ko: "이 서버의 클라이언트 비밀 값을 받아들이지 않음"
	};
	if (error === "invalid_grant") return {
		en: "it does not accept the code any more",
		ko: "코드를 더 이상 받아들이지 않음"
	};
	return nonsense$1;
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
			const device = await knownDevice(dependencies, call, email);
			const right = await dependencies.attempts.guess(call.client.counted, email, device);
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
			const told = await dependencies.withAuth(async (auth) => {
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
			}).catch(rethrow);
			const cookies = cookiesOf(told.headers, dependencies);
			const device = await rememberDevice(dependencies, call, cookies);
			return {
				data: {
					signedIn: true,
					secondFactor: false
				},
				cookies: [...cookies, ...device]
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
			const device = await knownDevice(dependencies, call, email);
			await dependencies.attempts.letter(call.client.counted, email, device);
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
		body: strictObject({ token: token$1 }),
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
	await endPreviousSession(dependencies, call);
	const cookies = cookiesOf(headers, dependencies);
	const device = isDue ? [] : await rememberDevice(dependencies, call, cookies);
	return {
		data: {
			signedIn: !isDue,
			secondFactor: isDue
		},
		cookies: [...cookies, ...device]
	};
}
async function endPreviousSession({ cookies, use, now }, { cookie }) {
	const token = tokenOf(cookie(cookies.session));
	await use(({ db }) => db.deleteFrom("session").where((or) => or.or([or("digest", "=", digestOf(token)), or("expires_at", "<", new Date(now()).toISOString())])).execute());
}
// server/accounts/operations/oidc.ts
const longest = 4096;
const overview = "/account";
const ownPath = /^\/account(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,252}){0,3}$/;
const returned = string().max(longest).optional();
const to = string().max(longest).optional().meta({
	description: "Path of the account page to open afterwards",
	ko: "로그인한 뒤에 열 계정 페이지의 경로"
});
const oidcOperations = [defineOperation({
	id: "startOidc",
	method: "GET",
	path: "/api/account/sign-in/oidc",
	access: "anybody",
	title: {
		en: "Sign in with the OpenID provider",
		ko: "OpenID 제공자로 로그인"
	},
	about: {
		en: "Returns the URL of the provider to open, and sets the cookie that the answer of the provider needs.",
		ko: "열어야 할 제공자의 URL을 반환하고, 제공자의 응답에 필요한 쿠키를 설정합니다."
	},
	query: strictObject({ to }),
	data: object({ url: string().meta({
		description: "URL to open",
		ko: "열어야 할 URL"
	}) }),
	run: async (dependencies, call) => {
		const provider = providerOf(dependencies);
		const { home } = dependencies;
		const { authorization } = await provider.metadata(call.signal);
		const { to = "" } = call.query;
		const body = {
			provider: "oidc",
			callbackURL: `${home.url}${ownPath.test(to) ? to : overview}`,
			disableRedirect: true
		};
		const told = await dependencies.withAuth((auth) => auth.api.signInSocial({
			body: {
				...body,
				errorCallbackURL: home.url
			},
			headers: headersOf(call),
			returnHeaders: true
		})).catch(rethrow);
		const url = new URL(authorization);
		for (const [name, value] of new URL(told.response.url ?? "").searchParams) url.searchParams.set(name, value);
		return {
			data: { url: url.href },
			cookies: cookiesOf(told.headers, dependencies)
		};
	}
}), defineOperation({
	id: "finishOidc",
	method: "GET",
	path: "/api/account/sign-in/oidc/callback",
	access: "anybody",
	title: {
		en: "Return from the OpenID provider",
		ko: "OpenID 제공자에서 돌아오기"
	},
	about: {
		en: "Takes what the provider sent back. An address that the provider has confirmed is linked to the account that has it. The second factor is required as after a password.",
		ko: "제공자가 돌려보낸 값을 받습니다. 제공자가 확인한 주소는 그 주소의 계정에 연결합니다. 2단계 인증은 비밀번호로 로그인할 때와 같이 요구됩니다."
	},
	query: strictObject({
		code: returned.meta({
			description: "Code of the provider",
			ko: "제공자의 코드"
		}),
		state: returned.meta({
			description: "State of the sign-in",
			ko: "로그인의 상태 값"
		}),
		iss: returned.meta({
			description: "Issuer (RFC 9207)",
			ko: "발급자(RFC 9207)"
		}),
		error: returned.meta({
			description: "Error of the provider",
			ko: "제공자의 오류"
		})
	}),
	data: signedIn.extend({ to: string().meta({
		description: "Path to open",
		ko: "열어야 할 경로"
	}) }),
	run: async (dependencies, call) => {
		const provider = providerOf(dependencies);
		const { withProvider } = await import("./plugin.js").then((m) => ({ withProvider: m.n }));
		const right = await dependencies.attempts.guess(call.client.counted, null);
		const headers = headersOf(call, dependencies.cookies.state);
		const reply = await withProvider(call.signal, () => dependencies.withAuth((auth) => auth.api.callbackOAuth({
			method: "GET",
			params: { id: "oidc" },
			query: call.query,
			headers,
			asResponse: true
		}))).catch(rethrow);
		const location = URL.parse(reply.headers.get("location") ?? "");
		const error = location?.searchParams.get("error");
		if (error) throw refusal(error, provider);
		const cookies = cookiesOf(reply.headers, dependencies);
		const isSet = (name) => cookies.some((each) => each.startsWith(`${name}=`) && !each.startsWith(`${name}=;`));
		const isDue = isSet(dependencies.cookies.pending);
		if (!isDue && !isSet(dependencies.cookies.session)) throw unavailable(provider.settings, nonsense);
		await right();
		await endPreviousSession(dependencies, call);
		return {
			data: {
				signedIn: !isDue,
				secondFactor: isDue,
				to: location?.pathname ?? overview
			},
			cookies
		};
	}
})];
function providerOf({ oidc }) {
	if (oidc === null) throw failure("account.state", { detail: {
		en: "this server has no OpenID provider",
		ko: "이 서버에는 OpenID 제공자가 없습니다"
	} }, { reason: "state" });
	return oidc;
}
const nonsense = {
	en: "its answer is invalid",
	ko: "응답이 올바르지 않음"
};
const reasons$1 = {
	access_denied: {
		en: "the provider was told to refuse",
		ko: "제공자에서 거부했습니다"
	},
	oidc_unverified: {
		en: "{provider} has not confirmed the e-mail address",
		ko: "{provider|이/가} 이메일 주소를 확인하지 않았습니다"
	},
	account_not_linked: {
		en: "{provider} has not confirmed the e-mail address",
		ko: "{provider|이/가} 이메일 주소를 확인하지 않았습니다"
	},
	email_not_found: {
		en: "{provider} gave no e-mail address",
		ko: "{provider|이/가} 이메일 주소를 알려 주지 않았습니다"
	},
	oidc_linked: {
		en: "the account of this address belongs to another user of {provider}; its owner can sign in in another way, and the operator can reset it",
		ko: "이 주소의 계정은 {provider}의 다른 사용자가 쓰고 있습니다. 소유자는 다른 방법으로 로그인할 수 있고 운영자는 계정을 재설정할 수 있습니다"
	},
	oidc_domain: {
		en: "the operator does not admit addresses of this domain; ask for an account",
		ko: "운영자가 이 도메인의 주소를 허용하지 않습니다. 계정을 요청하십시오"
	},
	oidc_closed: {
		en: "registration is closed on this server; ask its operator for an account",
		ko: "이 서버는 회원 가입을 받지 않습니다. 운영자에게 계정을 요청하십시오"
	}
};
const stale = [
	"state_mismatch",
	"state_not_found",
	"state_invalid",
	"state_security_mismatch",
	"no_code"
];
function refusal(code, { settings }) {
	if (stale.includes(code)) return usedUp();
	const reason = Object.hasOwn(reasons$1, code) ? reasons$1[code] : void 0;
	if (!reason) return unavailable(settings, nonsense);
	const provider = settings.label;
	const detail = {
		en: fill(reason, { provider }, "en"),
		ko: fill(reason, { provider }, "ko")
	};
	return failure("account.unlinked", {
		provider,
		detail
	}, { reason: "provider" });
}
// server/accounts/new-password.ts
const reasons = {
	own: {
		en: "it is made of your e-mail address or the name of this service",
		ko: "이메일 주소나 이 서비스의 이름으로 만든 것입니다"
	},
	common: {
		en: "it is a common password, or made from one",
		ko: "흔한 비밀번호이거나 흔한 비밀번호로 만든 것입니다"
	},
	pattern: {
		en: "it repeats characters, or follows a sequence such as 1234 or qwerty",
		ko: "글자를 반복하거나 1234, qwerty 같은 순서를 따른 것입니다"
	}
};
async function checkNewPassword({ home }, password, email, field = "password") {
	const { weaknessOf } = await import("./guessable.js");
	const weakness = weaknessOf(password, ownWords(home.url, email));
	if (weakness !== null) throw failure("account.guessable", { detail: reasons[weakness] }, { reason: field });
}
function ownWords(home, email) {
	return [
		"portcullis",
		"포트컬리스",
		...wordsIn(URL.parse(home)?.hostname ?? ""),
		...wordsIn(email ?? "")
	];
}
function wordsIn(address) {
	return [
		address,
		...address.split("@"),
		...address.split(/[^\p{L}\p{N}]+/u)
	].filter((each) => each.length > 2);
}
async function emailOfReset({ db }, token) {
	return (await db.selectFrom("verification").innerJoin("person", "person.id", "verification.value").select("person.email").where("verification.digest", "=", digestOf(`reset-password:${token}`)).executeTakeFirst())?.email ?? null;
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
			const device = await knownDevice(dependencies, call, email);
			await dependencies.attempts.letter(call.client.counted, email, device);
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
			token: token$1,
			password: newPassword
		}),
		data: done,
		run: async (dependencies, call) => {
			const { token, password } = call.body;
			await dependencies.attempts.guess(call.client.counted, null);
			await checkNewPassword(dependencies, password, await dependencies.use((engine) => emailOfReset(engine, token)));
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
			await checkNewPassword(dependencies, newPassword, who.account.email, "new_password");
			const body = {
				currentPassword: password,
				newPassword,
				revokeOtherSessions: true
			};
			const { headers } = await dependencies.withAuth((auth) => auth.api.changePassword({
				body,
				headers: sessionHeadersOf(call, dependencies, who),
				returnHeaders: true
			})).catch(rethrow);
			await dependencies.use((engine) => forgetPending(engine, who.account.id));
			notify(dependencies, call, "password", who.account.email);
			const cookies = cookiesOf(headers, dependencies);
			return {
				data: doneAnswer,
				cookies: [...cookies, ...await rememberDevice(dependencies, call, cookies)]
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
			const headers = sessionHeadersOf(call, dependencies, who);
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
		run: async (dependencies, call, who) => {
			const { account, session } = who;
			await dependencies.attempts.guess(call.client.counted, account.email, unitOf(session));
			const headers = sessionHeadersOf(call, dependencies, who);
			const told = await dependencies.withAuth((auth) => auth.api.verifyTOTP({
				body: { code: call.body.code },
				headers,
				returnHeaders: true
			})).catch(rethrow);
			await dependencies.use((engine) => spend(engine, account.id, call.body.code, dependencies.now()));
			const cookies = cookiesOf(told.headers, dependencies);
			const token = sessionTokenIn(cookies, dependencies) ?? tokenOf(call.cookie(dependencies.cookies.session));
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
			const headers = sessionHeadersOf(call, dependencies, who);
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
			await dependencies.attempts.guess(call.client.counted, who.account.email, unitOf(who.session));
			const headers = sessionHeadersOf(call, dependencies, who);
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
// server/accounts/operations/sign-up.ts
const signUpBody = strictObject({
	email,
	password: newPassword,
	invitation: token$1.optional()
});
const resend = string().nullable().meta({
	description: "Code with which this browser may ask for the mail again; null where none is sent",
	ko: "메일을 다시 요청할 때 쓰는 코드. 메일을 보내지 않으면 null"
});
const ticket = string().max(100).meta({
	description: "Value of resend in the answer to the sign-up",
	ko: "가입 응답의 resend 값"
});
const signUpOperations = [
	defineOperation({
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
		body: signUpBody,
		data: object({
			mailed: boolean().meta({
				description: "Whether a confirmation mail is sent",
				ko: "확인 메일을 보내는지 여부"
			}),
			resend
		}),
		run: async (dependencies, call) => {
			const { email, password, invitation } = call.body;
			await checkNewPassword(dependencies, password, email);
			if (invitation !== void 0 && dependencies.registration !== "closed") return accept(dependencies, call, invitation);
			if (dependencies.registration !== "open") throw failure("account.closed", {}, { reason: "registration" });
			const post = openPost(dependencies, call);
			await dependencies.attempts.letter(call.client.counted, email);
			const token = newLinkToken();
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
					}, now + lifetimes.confirmation, now, token));
				});
			});
			return { data: {
				mailed: true,
				resend: ticketOf(token)
			} };
		}
	}),
	defineOperation({
		id: "resendSignUp",
		method: "POST",
		path: "/api/account/sign-up/resend",
		access: "anybody",
		title: {
			en: "Send the sign-up mail again",
			ko: "가입 메일 다시 보내기"
		},
		about: {
			en: "Mails a new link for a sign-up that is not confirmed yet; its earlier link stops working. The answer is the same whether there is one or not.",
			ko: "아직 확인하지 않은 가입의 링크를 새로 보냅니다. 이전 링크는 쓸 수 없게 됩니다. 그런 가입이 없어도 응답은 같습니다."
		},
		body: strictObject({
			email,
			resend: ticket
		}),
		data: object({ resend }),
		run: async (dependencies, call) => {
			const { email, resend } = call.body;
			if (dependencies.registration !== "open") throw failure("account.closed", {}, { reason: "registration" });
			const post = openPost(dependencies, call);
			await dependencies.attempts.letter(call.client.counted, email);
			const token = newLinkToken();
			afterAnswer(dependencies, () => dependencies.use(async (engine) => {
				if (await personByEmail(engine, email)) return post("known", email);
				const now = dependencies.now();
				if (await renewLink(engine, {
					kind: "sign-up",
					email,
					ticket: resend,
					token
				}, now + lifetimes.confirmation, now)) post("sign-up", email, token);
			}));
			return { data: { resend: ticketOf(token) } };
		}
	}),
	defineOperation({
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
		body: strictObject({ token: token$1 }),
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
	})
];
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
	return { data: {
		mailed: false,
		resend: null
	} };
}
// server/accounts/operations/table.ts
const operations$1 = [
	...wholeAccountOperations,
	...signUpOperations,
	...signInOperations,
	...oidcOperations,
	...passwordOperations,
	...secondFactorOperations,
	...sessionOperations,
	...keyOperations
];
// server/monitoring/results/summaries.ts
const mostKept = 5e3;
const atATime = 40;
function openResultSummaries({ through }) {
	const known = new I({ max: mostKept });
	return { async read(keys) {
		const found = new Map();
		const missing = [];
		for (const key of keys) {
			const summary = known.get(textOf(key));
			if (summary) found.set(textOf(key), summary);
			else missing.push(key);
		}
		for (let from = 0; from < missing.length; from += atATime) {
			const rows = await through(({ db }) => bodiesOf(db, missing.slice(from, from + atATime)));
			for (const { key, body } of rows) {
				const summary = await summaryOf(key.check, await unpack(body, key.observedAt));
				known.set(textOf(key), summary);
				found.set(textOf(key), summary);
			}
		}
		return found;
	} };
}
function textOf({ watchId, check, observedAt }) {
	return `${watchId} ${check} ${observedAt}`;
}
async function bodiesOf(db, keys) {
	const wanted = new Set(keys.map(textOf));
	return (await db.selectFrom("watch_check").select([
		"watch_id",
		"check_id",
		"observed_at",
		"body"
	]).where("watch_id", "in", [...new Set(keys.map(({ watchId }) => watchId))]).where("check_id", "in", [...new Set(keys.map(({ check }) => check))]).execute()).flatMap(({ watch_id: watchId, check_id: check, observed_at: observedAt, body }) => {
		if (observedAt === null || body === null) return [];
		const key = {
			watchId,
			check,
			observedAt
		};
		return wanted.has(textOf(key)) ? [{
			key,
			body
		}] : [];
	});
}
const served = object({
	subject: string(),
	issuer: string(),
	sha256: string(),
	notBefore: datetime(),
	notAfter: datetime()
});
const sslResult = object({
	chain: array(served),
	alternatives: object({ certificates: array(object({ chain: array(served) })) }).optional()
});
async function summaryOf(check, { raw, verdict }) {
	const { status, grade, score, findings } = verdict;
	const catalogue = (await loadCheck(check))?.words.problems ?? {};
	return {
		status,
		...grade !== void 0 && { grade },
		...score !== void 0 && { score },
		problems: findings.filter(({ id }) => catalogue[id] !== void 0 && catalogue[id].severity !== "info").length,
		certificates: check === "ssl" ? certificatesIn(raw) : []
	};
}
function certificatesIn(raw) {
	const { success, data } = sslResult.safeParse(raw);
	if (!success) return [];
	const leaves = [data.chain, ...(data.alternatives?.certificates ?? []).map(({ chain }) => chain)].flatMap(([leaf]) => leaf ?? []);
	return [...new Map(leaves.map((leaf) => [leaf.sha256, leaf])).values()];
}
// server/monitoring/results/overview.ts
async function readOverview({ database, summaries }, { account, target, after, limit }) {
	const found = await watchStates(database, {
		account,
		target,
		after,
		limit: limit + 1
	});
	const page = found.slice(0, limit);
	const read = await summaries.read(page.flatMap(keysOf));
	const changed = await database.through(async ({ db }) => {
		const all = [];
		for (const watch of page) all.push(await lastChangeOf(db, watch));
		return all;
	});
	return {
		watches: page.map((watch, at) => ({
			...resultsOf(watch, read),
			lastChange: changed[at] ?? null
		})),
		next: found.length > limit ? page.at(-1)?.target ?? null : null
	};
}
function resultsOf(watch, read) {
	const results = new Map(keysOf(watch).flatMap((key) => {
		const summary = read.get(textOf(key));
		return summary ? [[key.check, summary]] : [];
	}));
	return {
		watch,
		results,
		certificate: firstToExpire(results.get("ssl"))
	};
}
function keysOf({ id, states }) {
	return states.flatMap(({ check, observedAt }) => observedAt === null ? [] : [{
		watchId: id,
		check,
		observedAt
	}]);
}
function firstToExpire(summary) {
	return summary?.certificates.toSorted((a, b) => Date.parse(a.notAfter) - Date.parse(b.notAfter))[0] ?? null;
}
async function lastChangeOf(db, { target, domain }) {
	const row = await db.selectFrom("change").select([
		"at",
		"check_id",
		"field",
		"subject",
		"old_value",
		"new_value",
		"direction",
		"severity"
	]).where("domain", "=", domain).where("target", "=", target).where("check_id", "not in", intrusiveChecks).orderBy("at", "desc").orderBy("id", "desc").limit(1).executeTakeFirst();
	if (!row) return null;
	const { at, check_id: check, field, subject, old_value: from, new_value: to, direction, severity } = row;
	return {
		at,
		check,
		field,
		subject,
		from,
		to,
		direction,
		severity
	};
}
// server/monitoring/results/certificates.ts
async function readCertificates({ database, summaries }, account) {
	const watches = (await listWatches(database, account)).filter(({ checks }) => checks.includes("ssl"));
	const read = await summaries.read(watches.flatMap(sslKeysOf));
	const served = watches.flatMap((watch) => sslKeysOf(watch).flatMap((key) => (read.get(textOf(key))?.certificates ?? []).map((certificate) => ({
		...certificate,
		target: watch.target,
		observedAt: key.observedAt
	}))));
	const certificates = [...Map.groupBy(served, ({ sha256 }) => sha256).values()].flatMap(joined);
	const known = new Set(served.map(({ target }) => target));
	return {
		certificates: certificates.toSorted((a, b) => Date.parse(a.notAfter) - Date.parse(b.notAfter)),
		unknown: watches.map(({ target }) => target).filter((target) => !known.has(target))
	};
}
function sslKeysOf(watch) {
	return keysOf(watch).filter(({ check }) => check === "ssl");
}
function joined(same) {
	const [first] = same;
	if (!first) return [];
	const { target: _, ...certificate } = first;
	const targets = [...new Set(same.map((each) => each.target))].toSorted();
	return [{
		...certificate,
		targets,
		observedAt: Math.max(...same.map(({ observedAt }) => observedAt))
	}];
}
// server/monitoring/results/operations.ts
const time$2 = datetime();
const day$1 = 864e5;
const daysLeft = int().meta({
	description: "Whole days until the certificate expires; negative after that",
	ko: "인증서가 만료될 때까지 남은 일수. 만료 뒤에는 음수"
});
const notAfter = time$2.meta({
	description: "End of validity",
	ko: "유효 기간의 끝"
});
const shownDays = object({
	notAfter,
	daysLeft
}).nullable().meta({
	description: "Certificate of the host that expires first; null if unknown or not checked",
	ko: "호스트의 인증서 중 가장 먼저 만료되는 것. 알 수 없거나 점검하지 않으면 null"
});
const shownResult = object({
	check: string().meta({
		description: "Id of the check, such as ssl",
		ko: "점검의 id(예: ssl)"
	}),
	status: _enum([
		"pass",
		"warn",
		"fail",
		"unknown"
	]).nullable().meta({
		description: "Status of the last complete result; null without one",
		ko: "마지막으로 완료된 결과의 상태. 없으면 null"
	}),
	grade: string().nullable().meta({
		description: "Its grade; null without one",
		ko: "결과의 등급. 없으면 null"
	}),
	score: number$1().nullable().meta({
		description: "Its score; null without one",
		ko: "결과의 점수. 없으면 null"
	}),
	problems: int().nullable().meta({
		description: "Number of problems above the severity info; null without a result",
		ko: "심각도가 info보다 높은 문제의 수. 결과가 없으면 null"
	}),
	observedAt: time$2.nullable().meta({
		description: "Time of the last complete result; null without one",
		ko: "마지막으로 결과를 얻은 시각. 없으면 null"
	}),
	ranAt: time$2.nullable().meta({
		description: "Time of the last run; null before the first one",
		ko: "마지막 실행 시각. 실행하기 전에는 null"
	}),
	reason: string().nullable().meta({
		description: "Why the last run has no result; null if it has one",
		ko: "마지막 실행에 결과가 없는 이유. 있으면 null"
	})
});
const shownChange = object({
	at: time$2.meta({
		description: "When the new value was first seen",
		ko: "새 값을 처음 본 시각"
	}),
	check: string().meta({
		description: "Check that found it",
		ko: "변경을 찾은 점검"
	}),
	field: string().meta({
		description: "What changed",
		ko: "바뀐 항목"
	}),
	subject: string().nullable().meta({
		description: "Which of several; else null",
		ko: "여럿 중 어느 것인지. 하나면 null"
	}),
	from: string().nullable().meta({
		description: "Value before; null without one",
		ko: "이전 값. 없으면 null"
	}),
	to: string().nullable().meta({
		description: "Value after; null without one",
		ko: "새 값. 없으면 null"
	}),
	direction: string().meta({
		description: "better, worse or neutral",
		ko: "better, worse 또는 neutral"
	}),
	severity: string().meta({
		description: "Severity of the change",
		ko: "변경의 심각도"
	})
});
const shownWatch$1 = object({
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
	paused: boolean().meta({
		description: "Whether the watch is paused",
		ko: "감시를 멈추었는지 여부"
	}),
	mutedUntil: time$2.nullable().meta({
		description: "No notifications before this time; null if not muted",
		ko: "이 시각까지 알림을 보내지 않음. 음소거하지 않았으면 null"
	}),
	results: array(shownResult).meta({
		description: "Last result of each check",
		ko: "점검별 마지막 결과"
	}),
	certificate: shownDays,
	lastChange: shownChange.nullable().meta({
		description: "Latest change at the target, except of port and exposure; null without one",
		ko: "대상의 가장 최근 변경(port와 exposure 제외). 없으면 null"
	})
});
const shownCertificate = object({
	subject: string().meta({
		description: "Subject of the certificate",
		ko: "인증서의 주체"
	}),
	issuer: string().meta({
		description: "Issuer of the certificate",
		ko: "인증서의 발급자"
	}),
	sha256: string().meta({
		description: "SHA-256 fingerprint in hexadecimal",
		ko: "SHA-256 지문(16진수)"
	}),
	notBefore: time$2.meta({
		description: "Start of validity",
		ko: "유효 기간의 시작"
	}),
	notAfter,
	daysLeft,
	targets: array(string()).meta({
		description: "Watched hosts that serve it",
		ko: "이 인증서를 쓰는 감시 대상"
	}),
	observedAt: time$2.meta({
		description: "When it was last seen",
		ko: "마지막으로 본 시각"
	})
});
const [onePage, mostOnPage] = [50, 100];
const hostName = string().max(253).refine((text) => /^[\x21-\x7e]*$/.test(text), { params: { expected: {
	en: "a host or domain such as shop.example.com",
	ko: "shop.example.com 같은 호스트나 도메인"
} } });
const resultOperations = [defineOperation({
	id: "watchOverview",
	method: "GET",
	path: "/api/account/overview",
	access: "key",
	cost: "light",
	title: {
		en: "Overview of watches",
		ko: "감시 개요"
	},
	about: {
		en: "Returns the watches by target, each with the grades of its last results, the certificate that expires first and the latest change. Measures nothing.",
		ko: "감시를 대상 순서로 반환합니다. 마지막 결과의 등급, 가장 먼저 만료되는 인증서, 최근 변경을 포함하며 측정하지 않습니다."
	},
	query: strictObject({
		target: hostName.optional().meta({
			description: "Only this watched host or domain",
			ko: "이 대상만"
		}),
		after: hostName.optional().meta({
			description: "Value of next in the previous page",
			ko: "이전 페이지의 next 값"
		}),
		limit: number().int().min(1).max(mostOnPage).default(onePage).meta({
			description: "Maximum number of watches in the answer",
			ko: "응답에 담을 감시의 최대 수"
		})
	}),
	data: object({
		watches: array(shownWatch$1).meta({
			description: "Watches of the account",
			ko: "계정의 감시"
		}),
		next: string().nullable().meta({
			description: "Value of after for the next page; null on the last one",
			ko: "다음 페이지의 after 값. 마지막 페이지이면 null"
		})
	}),
	run: async (dependencies, { query }, { account }) => {
		const { watches, next } = await readOverview(dependencies, {
			account: account.id,
			...query
		});
		return { data: {
			watches: watches.map((each) => overviewAnswer(each, dependencies.now())),
			next
		} };
	}
}), defineOperation({
	id: "certificates",
	method: "GET",
	path: "/api/account/certificates",
	access: "key",
	cost: "light",
	title: {
		en: "Watched certificates",
		ko: "감시하는 인증서"
	},
	about: {
		en: "Returns the certificates of all watches with the check ssl, the first to expire in front, as they were last seen. Measures nothing.",
		ko: "ssl 점검을 하는 모든 감시의 인증서를 마지막으로 본 상태로, 먼저 만료되는 순서로 반환합니다. 측정하지 않습니다."
	},
	data: object({
		certificates: array(shownCertificate).meta({
			description: "Certificates by expiry",
			ko: "만료 순서의 인증서"
		}),
		unknown: array(string()).meta({
			description: "Watched hosts whose certificate is unknown: not measured yet, or without TLS",
			ko: "인증서를 알 수 없는 감시 대상. 아직 측정하지 않았거나 TLS가 없음"
		})
	}),
	command: {
		words: ["watch", "certificates"],
		takes: []
	},
	run: async (dependencies, _call, { account }) => {
		const { certificates, unknown } = await readCertificates(dependencies, account.id);
		return { data: {
			certificates: certificates.map((each) => certificateAnswer(each, dependencies.now())),
			unknown
		} };
	}
})];
function overviewAnswer({ watch, results, certificate, lastChange }, now) {
	const { id, target, domain, pausedAt, mutedUntil, states } = watch;
	return {
		id,
		target,
		domain,
		paused: pausedAt !== null,
		mutedUntil: isoTime(mutedUntil),
		results: states.map(({ check, observedAt, ranAt, reason }) => {
			const { status = null, grade = null, score = null, problems = null } = results.get(check) ?? {};
			return {
				check,
				status,
				grade,
				score,
				problems,
				observedAt: isoTime(observedAt),
				ranAt: isoTime(ranAt),
				reason
			};
		}),
		certificate: daysAnswer(certificate, now),
		lastChange: lastChange && {
			...lastChange,
			at: isoTime(lastChange.at)
		}
	};
}
function daysAnswer(certificate, now) {
	return certificate && {
		notAfter: certificate.notAfter,
		daysLeft: daysTo(certificate.notAfter, now)
	};
}
function certificateAnswer({ observedAt, ...certificate }, now) {
	return {
		...certificate,
		daysLeft: daysTo(certificate.notAfter, now),
		observedAt: isoTime(observedAt)
	};
}
function daysTo(end, now) {
	return Math.floor((Date.parse(end) - now) / day$1);
}
async function addStatusLink({ through }, account, expiresAt, now) {
	return through(({ db, dialect }) => db.transaction().execute(async (tx) => {
		await dialect.lockAccount(tx, account);
		if ((await linksOf(tx, account, now)).length >= 20) return null;
		const token = await issueLink({ db: tx }, {
			kind: "status",
			email: "",
			accountId: account,
			password: null
		}, expiresAt, now);
		return {
			id: ticketOf(token),
			expiresAt,
			token
		};
	}));
}
async function validLinks({ through }, account, now) {
	return through(({ db }) => linksOf(db, account, now));
}
async function linksOf(db, account, now) {
	return (await db.selectFrom("account_link").select(["digest", "expires_at"]).where("account_id", "=", account).where("kind", "=", "status").where("expires_at", ">", now).orderBy("expires_at").execute()).map(({ digest, expires_at: expiresAt }) => ({
		id: digest,
		expiresAt
	}));
}
async function revokeStatusLink({ through }, account, id) {
	const { numDeletedRows } = await through(({ db }) => db.deleteFrom("account_link").where("digest", "=", id).where("account_id", "=", account).where("kind", "=", "status").executeTakeFirstOrThrow());
	return numDeletedRows > 0n;
}
async function accountOfStatusLink({ through }, token, now) {
	return (await through(({ db }) => db.selectFrom("account_link").select("account_id").where("digest", "=", ticketOf(token)).where("kind", "=", "status").where("expires_at", ">", now).executeTakeFirst()))?.account_id ?? null;
}
// server/monitoring/status/operations.ts
const day = 864e5;
const [usualDays, mostDays] = [90, 365];
const mostTargets = 200;
const shownLink = object({
	id: string().meta({
		description: "Identifier, with which the link is revoked",
		ko: "링크를 폐기할 때 쓰는 식별자"
	}),
	expiresAt: datetime().meta({
		description: "Time of expiry",
		ko: "만료 시각"
	})
});
const token = string().meta({
	description: "Token of the link, which is shown once",
	ko: "링크의 토큰. 한 번만 표시"
});
const shownTarget = object({
	target: string().meta({
		description: "Host or domain that is watched",
		ko: "감시하는 호스트 또는 도메인"
	}),
	results: array(shownResult).meta({
		description: "Last result of each check, except port and exposure",
		ko: "점검별 마지막 결과(port와 exposure 제외)"
	}),
	certificate: shownDays
});
const statusOperations = [
	defineOperation({
		id: "statusLinks",
		method: "GET",
		path: "/api/account/status-links",
		access: "session",
		title: {
			en: "Links to the status page",
			ko: "상태 페이지 링크"
		},
		about: {
			en: "Lists the links to the account's status page that have not expired. Tokens are not stored.",
			ko: "계정의 상태 페이지 링크 중 만료되지 않은 것을 나열합니다. 토큰은 저장하지 않습니다."
		},
		data: object({ links: array(shownLink).meta({
			description: "Valid links",
			ko: "유효한 링크"
		}) }),
		run: async ({ database, now }, _call, { account }) => {
			return { data: { links: (await validLinks(database, account.id, now())).map(({ id, expiresAt }) => ({
				id,
				expiresAt: isoTime(expiresAt)
			})) } };
		}
	}),
	defineOperation({
		id: "addStatusLink",
		method: "POST",
		path: "/api/account/status-links",
		access: "session",
		title: {
			en: "Share the status page",
			ko: "상태 페이지 공유"
		},
		about: {
			en: "Makes a link to a page with the grades and certificates of the watched domains, for anyone who has the link. It never shows port or exposure, or anything about the account.",
			ko: "감시하는 도메인의 등급과 인증서를 보여 주는 페이지의 링크를 만듭니다. 링크가 있으면 누구나 볼 수 있습니다. port와 exposure, 계정에 관한 내용은 표시하지 않습니다."
		},
		body: strictObject({ expires_in_days: number().int().min(1).max(mostDays).default(usualDays).meta({
			description: "Days until the link expires",
			ko: "링크가 만료될 때까지의 일수"
		}) }),
		data: shownLink.extend({
			token,
			path: string().meta({
				description: "Path of the page on this server",
				ko: "이 서버에서 페이지의 경로"
			})
		}),
		run: async ({ database, now }, { body }, { account }) => {
			const at = now();
			const made = await addStatusLink(database, account.id, at + body.expires_in_days * day, at);
			if (!made) throw failure("account.full", {
				limit: 20,
				what: words$1.links
			}, { reason: "quota" });
			return { data: {
				...made,
				expiresAt: isoTime(made.expiresAt),
				path: sharedPathOf(made.token)
			} };
		}
	}),
	defineOperation({
		id: "revokeStatusLink",
		method: "POST",
		path: "/api/account/status-links/{id}/revoke",
		access: "session",
		title: {
			en: "Revoke a link to the status page",
			ko: "상태 페이지 링크 폐기"
		},
		about: {
			en: "The link stops working at once.",
			ko: "링크를 바로 쓸 수 없게 합니다."
		},
		body: strictObject({}),
		data: object({ revoked: literal(true).meta({
			description: "Always true: the link was revoked",
			ko: "항상 true. 링크를 폐기함"
		}) }),
		run: async ({ database }, { parts }, { account }) => {
			if (!await revokeStatusLink(database, account.id, parts["id"] ?? "")) throw failure("item.unknown", { what: words$1.link }, { reason: "id" });
			return { data: { revoked: true } };
		}
	}),
	defineOperation({
		id: "sharedStatus",
		method: "GET",
		path: "/api/account/shared-status/{token}",
		access: "anybody",
		title: {
			en: "Status of shared domains",
			ko: "공유된 도메인의 상태"
		},
		about: {
			en: "Returns what a link to a status page shows. Needs no account: the token is the permission.",
			ko: "상태 페이지 링크가 보여 주는 내용을 반환합니다. 계정이 필요 없으며 토큰이 권한입니다."
		},
		data: object({ targets: array(shownTarget).meta({
			description: "Watched hosts, sorted",
			ko: "감시하는 호스트"
		}) }),
		run: async ({ database, summaries, now }, { parts }) => {
			const account = await accountOfStatusLink(database, parts["token"] ?? "", now());
			if (account === null) throw failure("item.unknown", { what: words$1.link }, { reason: "token" });
			const watches = (await watchStates(database, {
				account,
				limit: mostTargets
			})).map((watch) => ({
				...watch,
				states: watch.states.filter(({ check }) => !needsOwnership(check))
			}));
			const read = await summaries.read(watches.flatMap(keysOf));
			return { data: { targets: watches.map((watch) => targetAnswer(resultsOf(watch, read), now())) } };
		}
	})
];
function targetAnswer({ watch, results, certificate }, now) {
	return {
		target: watch.target,
		results: watch.states.map(({ check, observedAt, ranAt, reason }) => {
			const { status = null, grade = null, score = null, problems = null } = results.get(check) ?? {};
			return {
				check,
				status,
				grade,
				score,
				problems,
				observedAt: isoTime(observedAt),
				ranAt: isoTime(ranAt),
				reason
			};
		}),
		certificate: daysAnswer(certificate, now)
	};
}
function sharedPathOf(token) {
	return `/shared/${token}`;
}
const words$1 = {
	link: {
		en: "link",
		ko: "링크"
	},
	links: {
		en: "links to the status page",
		ko: "상태 페이지 링크"
	}
};
// server/monitoring/watches/answer.ts
function watchAnswer(watch) {
	const { id, target, domain, states, every, pausedAt, mutedUntil, isFromFile, createdAt, alerts } = watch;
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
		...alertsAnswer(alerts),
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
	...shownAlerts,
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
		run: async ({ database, quotas = quotasOf() }, _call, { account }) => {
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
			const alerts = alertsAfter(usualAlerts, body);
			const wanted = {
				target: target.host,
				domain: target.domain,
				checks,
				every: interval,
				alerts
			};
			const { quotas } = dependencies;
			const origin = {
				account: account.id,
				isPaused: paused,
				isFromFile: false,
				isSpread: false,
				quotas
			};
			const added = await addWatch(dependencies.database, wanted, origin, dependencies.now());
			if (added === "known") throw failure("watch.known", { target: target.host }, { reason: "target" });
			if (added === "quota") throw full(quotas);
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
			en: "Changes checks, interval or alerts, pauses or resumes the watch, or mutes it until a time. Fields that are not sent stay unchanged.",
			ko: "점검, 간격, 알림 설정을 바꾸거나, 일시 중지·재개하거나, 특정 시각까지 알림을 끕니다. 지정하지 않은 항목은 그대로 둡니다."
		},
		body: watchChange,
		data: shownWatch,
		run: async (dependencies, { parts, body }, { account }) => {
			const { id } = await known(dependencies, account.id, parts["id"]);
			const changed = await changeWatch(dependencies.database, account.id, id, body, dependencies.now(), dependencies.quotas);
			if (changed === "unknown") throw unknown();
			if (changed === "quota") throw full(dependencies.quotas);
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
			const seen = await verify$1(database, look, claim, now(), signal);
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
function full(quotas = quotasOf()) {
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
	...secretField,
	description: "An https URL; an e-mail address for kind email; the id or @name of a chat for kind telegram",
	ko: "https URL. kind가 email이면 이메일 주소, telegram이면 채팅 ID 또는 @이름",
	examples: ["https://hooks.shop.example/portcullis"]
});
const name = keyName.meta({
	description: "Name of the channel, in the list, in messages and in deliveries",
	ko: "목록, 메시지, 전송 기록에 표시하는 채널 이름",
	examples: ["on call"]
});
const botToken = string().meta({
	...secretField,
	description: "Token of the bot, from @BotFather; only for kind telegram, and never returned",
	ko: "@BotFather가 발급한 봇 토큰. kind가 telegram일 때만 쓰며 반환하지 않음"
});
const template = string().meta({
	description: "JSON text of the message, with placeholders such as \"{{summary}}\" within its strings; only for kind json, and never returned",
	ko: "메시지의 JSON 텍스트. 문자열 안에 \"{{summary}}\" 같은 자리 표시자를 쓸 수 있음. kind가 json일 때만 쓰며 반환하지 않음",
	examples: ["{\"text\":\"{{summary}}\",\"severity\":\"{{severity}}\"}"]
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
	token: botToken.optional(),
	template: template.optional(),
	name: name.optional().meta({
		description: "Name of the channel, in the list, in messages and in deliveries; its host, address or chat by default",
		ko: "목록, 메시지, 전송 기록에 표시하는 채널 이름. 기본값은 호스트, 주소 또는 채팅"
	}),
	language: language.default("en"),
	mode: mode.default("at-once"),
	digest_hour: digestHour.default(8),
	min_severity: minSeverity.default("low")
});
const channelChange = strictObject({
	name: name.optional(),
	template: template.optional(),
	language: language.optional(),
	mode: mode.optional(),
	digest_hour: digestHour.optional(),
	min_severity: minSeverity.optional(),
	enabled: enabled.optional()
});
const mailedToken = strictObject({ token: token$1 });
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
		description: "Name of the channel",
		ko: "채널 이름"
	}),
	address: string().meta({
		description: "E-mail address, Telegram chat, or scheme and host of the URL",
		ko: "이메일 주소, Telegram 채팅, 또는 URL의 스킴과 호스트"
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
	channel: string().meta({
		description: "Name of the channel",
		ko: "채널 이름"
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
			en: "Adds a channel. A webhook (kind webhook or json) has a signing secret, which is returned once. An e-mail address first receives a link, and gets notifications only after its reader confirms with that link.",
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
			en: "Changes name, language, mode, severity or template, or stops or starts the channel. Fields that are left out stay unchanged.",
			ko: "이름, 언어, 전송 방식, 심각도, 템플릿을 바꾸거나 채널을 멈추고 다시 시작합니다. 지정하지 않은 항목은 그대로 둡니다."
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
// server/operations/table.ts
const operations = [
	...operations$1,
	...watchOperations,
	...resultOperations,
	...statusOperations,
	...channelOperations
];
function operationOf(id) {
	const found = operations.find((each) => each.id === id);
	if (!found) throw new Error(`no operation ${id}`);
	return found;
}
function pathOf(path, parts = {}) {
	return path.replaceAll(/\{(?<name>\w+)\}/g, (_, name) => encodeURIComponent(parts[name] ?? ""));
}
export { watchOperations as a, resultOperations as c, openOidcProvider as d, channelOperations as i, openResultSummaries as l, operations as n, watchAnswer as o, pathOf as r, statusOperations as s, operationOf as t, operations$1 as u };
