import { As as int, Fs as literal, Go as severities, Hs as strictObject, Rs as object, Ts as boolean, Us as string, hs as datetime, ws as array, xs as _enum } from "./gate.js";
import { yt as languages } from "./start.js";
import { a as keyName, c as password, i as email, l as token, n as code, o as keyScopes, r as count, s as newPassword, t as backupCode } from "./fields.js";
import { a as deliveryStates, i as deliveryKinds, n as channelModes, o as disabledReasons, r as channelStates, t as channelKinds } from "./channel.js";
import { i as nothing, n as mailedToken, r as newChannel, t as channelChange } from "./schema.js";
// server/account/operations.ts
const time$1 = datetime();
const mailed = object({ mailed: literal(true).meta({
	description: "Always true; the mail is sent if the address is known",
	ko: "항상 true. 알려진 주소이면 메일을 보냄"
}) });
const done = object({ done: literal(true).meta({
	description: "Always true: the operation succeeded",
	ko: "항상 true. 작업이 성공함"
}) });
const shownKey = object({
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
	createdAt: time$1.meta({
		description: "Time of creation",
		ko: "만든 시각"
	}),
	expiresAt: time$1.nullable().meta({
		description: "Time of expiry; null if it does not expire",
		ko: "만료 시각. 만료되지 않으면 null"
	}),
	revokedAt: time$1.nullable().meta({
		description: "Time of revocation; null if the key is valid",
		ko: "폐기된 시각. 유효하면 null"
	}),
	lastUsedAt: time$1.nullable().meta({
		description: "Time of the last use; null if never used",
		ko: "마지막 사용 시각. 사용하지 않았으면 null"
	})
});
const madeKey = object({
	key: string().meta({
		description: "The complete key; it is returned only here",
		ko: "키 전체. 여기서만 반환됨"
	}),
	record: shownKey.meta({
		description: "Properties of the key",
		ko: "키의 속성"
	})
});
const shownSession = object({
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
	createdAt: time$1.meta({
		description: "Time of sign-in",
		ko: "로그인한 시각"
	}),
	expiresAt: time$1.meta({
		description: "Time of expiry",
		ko: "만료 시각"
	})
});
const shownAccount = object({
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
	createdAt: time$1.nullable().meta({
		description: "Time of creation; null if unknown",
		ko: "만든 시각. 알 수 없으면 null"
	})
});
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
const quota = object({
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
const operations = [
	{
		id: "account",
		method: "GET",
		path: "/api/account",
		asks: "key",
		title: {
			en: "The account",
			ko: "계정"
		},
		about: {
			en: "Returns the signed-in account.",
			ko: "요청한 계정을 반환합니다."
		},
		data: shownAccount
	},
	{
		id: "formToken",
		method: "GET",
		path: "/api/account/form",
		asks: "anybody",
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
		}) })
	},
	{
		id: "signUp",
		method: "POST",
		path: "/api/account/sign-up",
		asks: "anybody",
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
		}) })
	},
	{
		id: "confirm",
		method: "POST",
		path: "/api/account/confirm",
		asks: "anybody",
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
		}) })
	},
	{
		id: "signIn",
		method: "POST",
		path: "/api/account/sign-in",
		asks: "anybody",
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
		data: signedIn
	},
	{
		id: "signInCode",
		method: "POST",
		path: "/api/account/sign-in/code",
		asks: "anybody",
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
		data: signedIn
	},
	{
		id: "mailSignInLink",
		method: "POST",
		path: "/api/account/sign-in/link",
		asks: "anybody",
		title: {
			en: "Mail a link to sign in",
			ko: "로그인 링크 받기"
		},
		about: {
			en: "Mails a link for one sign-in within ten minutes. The answer is the same for every address.",
			ko: "10분 안에 한 번 쓸 수 있는 로그인 링크를 메일로 보냅니다. 응답은 모든 주소에 같습니다."
		},
		body: strictObject({ email }),
		data: mailed
	},
	{
		id: "signInLink",
		method: "POST",
		path: "/api/account/sign-in/token",
		asks: "anybody",
		title: {
			en: "Sign in with a mailed link",
			ko: "메일 링크로 로그인"
		},
		about: {
			en: "Takes the token of a mailed link. The second factor is required as after a password.",
			ko: "메일로 받은 링크의 토큰을 받습니다. 2단계 인증은 비밀번호로 로그인할 때와 같이 요구됩니다."
		},
		body: strictObject({ token }),
		data: signedIn
	},
	{
		id: "signOut",
		method: "POST",
		path: "/api/account/sign-out",
		asks: "session",
		title: {
			en: "Sign out",
			ko: "로그아웃"
		},
		about: {
			en: "Ends this session.",
			ko: "현재 세션을 끝냅니다."
		},
		body: strictObject({}),
		data: done
	},
	{
		id: "mailReset",
		method: "POST",
		path: "/api/account/reset",
		asks: "anybody",
		title: {
			en: "Mail a link to set a new password",
			ko: "비밀번호 재설정 링크 받기"
		},
		about: {
			en: "Mails a link that can be used once within an hour to set a new password. The answer is the same for every address.",
			ko: "1시간 안에 한 번 쓸 수 있는 비밀번호 재설정 링크를 메일로 보냅니다. 응답은 모든 주소에 같습니다."
		},
		body: strictObject({ email }),
		data: mailed
	},
	{
		id: "reset",
		method: "POST",
		path: "/api/account/reset/password",
		asks: "anybody",
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
		data: done
	},
	{
		id: "changePassword",
		method: "POST",
		path: "/api/account/password",
		asks: "session",
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
		data: done
	},
	{
		id: "changeEmail",
		method: "POST",
		path: "/api/account/email",
		asks: "session",
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
		data: mailed
	},
	{
		id: "secondFactor",
		method: "POST",
		path: "/api/account/second-factor",
		asks: "session",
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
		})
	},
	{
		id: "confirmSecondFactor",
		method: "POST",
		path: "/api/account/second-factor/confirm",
		asks: "session",
		title: {
			en: "Confirm the second factor",
			ko: "2단계 인증 확인"
		},
		about: {
			en: "Takes a code from the authenticator app.",
			ko: "인증 앱의 코드를 받습니다."
		},
		body: strictObject({ code }),
		data: done
	},
	{
		id: "backupCodes",
		method: "POST",
		path: "/api/account/second-factor/backup-codes",
		asks: "session",
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
		}) })
	},
	{
		id: "endSecondFactor",
		method: "POST",
		path: "/api/account/second-factor/off",
		asks: "session",
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
		data: done
	},
	{
		id: "sessions",
		method: "GET",
		path: "/api/account/sessions",
		asks: "session",
		title: {
			en: "Sessions",
			ko: "세션"
		},
		about: {
			en: "Lists the sessions of the account.",
			ko: "계정이 로그인된 세션을 나열합니다."
		},
		data: object({ sessions: array(shownSession).meta({
			description: "Sessions that have not expired",
			ko: "만료되지 않은 세션"
		}) })
	},
	{
		id: "endSession",
		method: "POST",
		path: "/api/account/sessions/{id}/revoke",
		asks: "session",
		title: {
			en: "End a session",
			ko: "세션 끝내기"
		},
		about: {
			en: "Signs out one session of the account.",
			ko: "계정의 세션 하나를 로그아웃합니다."
		},
		body: strictObject({}),
		data: done
	},
	{
		id: "keys",
		method: "GET",
		path: "/api/account/keys",
		asks: "session",
		title: {
			en: "API keys",
			ko: "API 키"
		},
		about: {
			en: "Lists the keys of the account.",
			ko: "계정의 키를 나열합니다."
		},
		data: object({ keys: array(shownKey).meta({
			description: "API keys of the account",
			ko: "계정의 API 키"
		}) })
	},
	{
		id: "createKey",
		method: "POST",
		path: "/api/account/keys",
		asks: "session",
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
		data: madeKey
	},
	{
		id: "rotateKey",
		method: "POST",
		path: "/api/account/keys/{id}/rotate",
		asks: "session",
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
		data: madeKey
	},
	{
		id: "revokeKey",
		method: "POST",
		path: "/api/account/keys/{id}/revoke",
		asks: "session",
		title: {
			en: "Revoke an API key",
			ko: "API 키 폐기"
		},
		about: {
			en: "Every server rejects the key within 250 ms.",
			ko: "모든 서버가 250ms 안에 이 키를 거부합니다."
		},
		body: strictObject({}),
		data: shownKey
	},
	{
		id: "quota",
		method: "GET",
		path: "/api/account/quota",
		asks: "key",
		title: {
			en: "Quota",
			ko: "사용 한도"
		},
		about: {
			en: "Returns the usage and the limits of the account.",
			ko: "계정의 사용량과 한도를 반환합니다."
		},
		data: quota.loose()
	},
	{
		id: "exportAccount",
		method: "GET",
		path: "/api/account/export",
		asks: "session",
		title: {
			en: "Export",
			ko: "내보내기"
		},
		about: {
			en: "Returns everything that is stored for the account, except its secrets.",
			ko: "비밀 값을 뺀 계정의 모든 저장 내용을 반환합니다."
		},
		data: object({
			account: shownAccount.meta({
				description: "The account itself",
				ko: "계정 정보"
			}),
			sessions: array(shownSession).meta({
				description: "Sessions of the account",
				ko: "계정의 세션"
			}),
			keys: array(shownKey).meta({
				description: "API keys of the account",
				ko: "계정의 API 키"
			})
		}).loose()
	},
	{
		id: "deleteAccount",
		method: "POST",
		path: "/api/account/delete",
		asks: "session",
		title: {
			en: "Delete the account",
			ko: "계정 삭제"
		},
		about: {
			en: "Deletes the account and everything that belongs to it, at once and permanently.",
			ko: "계정과 계정에 속한 모든 것을 즉시 영구 삭제합니다."
		},
		body: strictObject({ password: password.optional() }),
		data: done
	}
];
// server/channels/operations.ts
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
	{
		id: "channels",
		method: "GET",
		path: "/api/account/channels",
		asks: "key",
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
		})
	},
	{
		id: "addChannel",
		method: "POST",
		path: "/api/account/channels",
		asks: "key",
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
		})
	},
	{
		id: "channel",
		method: "GET",
		path: "/api/account/channels/{id}",
		asks: "key",
		title: {
			en: "Show a channel",
			ko: "알림 채널 조회"
		},
		about: {
			en: "Returns one channel.",
			ko: "채널 하나를 반환합니다."
		},
		data: shownChannel
	},
	{
		id: "changeChannel",
		method: "PATCH",
		path: "/api/account/channels/{id}",
		asks: "key",
		title: {
			en: "Change a channel",
			ko: "알림 채널 변경"
		},
		about: {
			en: "Changes name, language, mode or severity, or stops or starts the channel. Fields that are left out stay unchanged.",
			ko: "이름, 언어, 전송 방식, 심각도를 바꾸거나 채널을 멈추고 다시 시작합니다. 지정하지 않은 항목은 그대로 둡니다."
		},
		body: channelChange,
		data: shownChannel
	},
	{
		id: "removeChannel",
		method: "DELETE",
		path: "/api/account/channels/{id}",
		asks: "key",
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
		}) })
	},
	{
		id: "testChannel",
		method: "POST",
		path: "/api/account/channels/{id}/test",
		asks: "key",
		title: {
			en: "Test a channel",
			ko: "알림 채널 시험"
		},
		about: {
			en: "Sends a test message within a few seconds, without retries. At most 5 tests an hour for each account.",
			ko: "몇 초 안에 시험 메시지를 보내며, 실패해도 다시 시도하지 않습니다. 계정마다 한 시간에 5번까지 시험할 수 있습니다."
		},
		body: nothing,
		data: shownDelivery
	},
	{
		id: "deliveries",
		method: "GET",
		path: "/api/account/channels/{id}/deliveries",
		asks: "key",
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
		}) })
	},
	{
		id: "resendDelivery",
		method: "POST",
		path: "/api/account/channels/{id}/deliveries/{delivery}/resend",
		asks: "key",
		title: {
			en: "Send a delivery again",
			ko: "다시 보내기"
		},
		about: {
			en: "Sends a delivery that failed, with the same id and a new series of attempts.",
			ko: "실패한 전송을 같은 ID로 처음부터 다시 시도합니다."
		},
		body: nothing,
		data: shownDelivery
	},
	{
		id: "confirmChannel",
		method: "POST",
		path: "/api/account/channels/confirm",
		asks: "anybody",
		title: {
			en: "Confirm an address for notifications",
			ko: "알림 수신 주소 확인"
		},
		about: {
			en: "Takes the token of a mailed link. From then on, notifications are sent to the address.",
			ko: "메일로 받은 링크의 토큰을 받습니다. 이후 이 주소로 알림을 보냅니다."
		},
		body: mailedToken,
		data: address
	},
	{
		id: "unsubscribeChannel",
		method: "POST",
		path: "/api/account/channels/unsubscribe",
		asks: "anybody",
		title: {
			en: "Unsubscribe an address",
			ko: "알림 수신 거부"
		},
		about: {
			en: "Takes the token of the unsubscribe link in a message. Nothing is sent to the address until it is confirmed again.",
			ko: "메일에 있는 수신 거부 링크의 토큰을 받습니다. 주소를 다시 확인할 때까지 알림을 보내지 않습니다."
		},
		body: mailedToken,
		data: address
	}
];
export { operations as n, channelOperations as t };
