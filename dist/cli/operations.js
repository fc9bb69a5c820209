import { Bs as strictObject, Cs as boolean, Is as object, Ns as literal, Os as int, Ss as array, Uo as severities, Vs as string, ps as datetime, ys as _enum } from "./gate.js";
import { yt as languages } from "./start.js";
import { a as keyName, c as password, i as email, l as token, n as code, o as keyScopes, r as count, s as newPassword, t as backupCode } from "./fields.js";
import { a as deliveryStates, i as deliveryKinds, n as channelModes, o as disabledReasons, r as channelStates, t as channelKinds } from "./channel.js";
import { i as nothing, n as mailedToken, r as newChannel, t as channelChange } from "./schema.js";
// server/account/operations.ts
const time$1 = datetime();
const mailed = object({ mailed: literal(true) });
const done = object({ done: literal(true) });
const shownKey = object({
	id: string(),
	name: string(),
	prefix: string(),
	scopes: array(_enum(["read", "write"])),
	rateLimit: int().nullable(),
	createdAt: time$1,
	expiresAt: time$1.nullable(),
	revokedAt: time$1.nullable(),
	lastUsedAt: time$1.nullable()
});
const madeKey = object({
	key: string(),
	record: shownKey
});
const shownSession = object({
	id: string(),
	current: boolean(),
	network: string(),
	agent: string(),
	createdAt: time$1,
	expiresAt: time$1
});
const shownAccount = object({
	id: string(),
	email: string().nullable(),
	secondFactor: boolean(),
	password: boolean(),
	createdAt: time$1.nullable()
});
const signedIn = object({
	signedIn: boolean(),
	secondFactor: boolean()
});
const quota = object({
	keys: object({
		used: int(),
		limit: int()
	}),
	requestsPerMinute: int(),
	heavyRequestsPerMinute: int()
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
		data: object({ token: string() })
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
		data: object({ mailed: boolean() })
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
		data: object({ email: string() })
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
			uri: string(),
			backupCodes: array(string())
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
		data: object({ backupCodes: array(string()) })
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
		data: object({ sessions: array(shownSession) })
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
		data: object({ keys: array(shownKey) })
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
			account: shownAccount,
			sessions: array(shownSession),
			keys: array(shownKey)
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
	id: string(),
	kind: _enum(channelKinds),
	name: string(),
	address: string(),
	language: _enum(languages),
	mode: _enum(channelModes),
	digestHour: int(),
	minSeverity: _enum(severities),
	state: _enum(channelStates),
	disabledReason: _enum(disabledReasons).nullable(),
	waiting: int(),
	failed: int(),
	lastDeliveredAt: time.nullable(),
	confirmedAt: time.nullable(),
	createdAt: time
});
const shownDelivery = object({
	id: string(),
	kind: _enum(deliveryKinds),
	state: _enum(deliveryStates),
	domains: array(string()),
	changes: int(),
	attempts: int(),
	status: int().nullable(),
	reason: string().nullable(),
	createdAt: time,
	nextAttemptAt: time.nullable(),
	finishedAt: time.nullable()
});
const address = object({ address: string() });
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
			channels: array(shownChannel),
			quota: object({
				used: int(),
				limit: int()
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
			channel: shownChannel,
			secret: string().nullable()
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
		data: object({ removed: literal(true) })
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
		data: object({ deliveries: array(shownDelivery) })
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
