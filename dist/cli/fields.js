import { Fs as _enum, Rs as array, Us as email$1, Zs as number, ac as union, ec as preprocess, rc as string } from "./gate.js";
import { lt as secretField } from "./start.js";
import { n as scopes } from "./record.js";
// server/accounts/limits.ts
const [minute, hour, day] = [
	6e4,
	36e5,
	864e5
];
const lifetimes = {
	session: 14 * day,
	refresh: day,
	magicLink: 10 * minute,
	reset: hour,
	confirmation: day,
	invitation: 7 * day,
	pending: 10 * minute,
	device: 180 * day,
	fresh: 10 * minute
};
const passwordLength = {
	least: 12,
	most: 128
};
// server/accounts/fields.ts
const [longestAddress, longestToken] = [254, 128];
const address = email$1();
const email = string().max(longestAddress).refine((text) => address.safeParse(text).success, { params: { expected: {
	en: "an e-mail address such as jin@shop.example",
	ko: "jin@shop.example 같은 이메일 주소"
} } }).transform((text) => text.toLowerCase()).meta({
	description: "E-mail address",
	ko: "이메일 주소"
});
const newPassword = string().min(passwordLength.least).max(passwordLength.most).meta({
	...secretField,
	description: "New password",
	ko: "새 비밀번호"
});
const password = string().min(1).max(passwordLength.most).meta({
	...secretField,
	description: "Current password of the account",
	ko: "계정의 현재 비밀번호"
});
const token = string().min(1).max(longestToken).meta({
	...secretField,
	description: "Token of a mailed link, or of the operator's invitation",
	ko: "메일 링크 또는 운영자 초대의 토큰"
});
const code = string().regex(/^\d{6}$/).meta({
	...secretField,
	description: "Six digits of the authenticator app",
	ko: "인증 앱의 숫자 6자리"
});
const backupCode = string().regex(/^[\w-]{8,32}$/).meta({
	...secretField,
	description: "One of the backup codes",
	ko: "백업 코드 중 하나"
});
const visibleName = /^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u;
const keyName = string().refine((text) => visibleName.test(text), { params: { expected: {
	en: "a name of 1 to 100 visible characters, not only spaces",
	ko: "공백만이 아닌, 보이는 글자 1~100자의 이름"
} } }).meta({
	description: "Name of the key",
	ko: "키 이름",
	pattern: visibleName.source
});
const listedScopes = /^(?:read|write)(?:,(?:read|write))?$/;
const keyScopes = union([array(_enum(scopes)).min(1).max(scopes.length), string().refine((text) => listedScopes.test(text), { params: { expected: {
	en: "read, write or read,write",
	ko: "read, write 또는 read,write"
} } }).meta({ pattern: listedScopes.source })]).transform((given) => scopes.filter((scope) => (typeof given === "string" ? given.split(",") : given).includes(scope))).meta({
	description: "What the key may do: read, write or both",
	ko: "키의 권한: read, write 또는 둘 다"
});
function count(least, most) {
	return preprocess(toNumber, number().int().min(least).max(most));
}
function toNumber(given) {
	return typeof given === "string" && /^\d{1,9}$/.test(given.trim()) ? Number(given) : given;
}
export { keyName as a, password as c, passwordLength as d, email as i, token as l, code as n, keyScopes as o, count as r, newPassword as s, backupCode as t, lifetimes as u };
