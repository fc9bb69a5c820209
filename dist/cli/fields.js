import { Bo as _enum, Uo as array, ls as union, qo as email$1, ss as string } from "./gate.js";
import { n as number } from "./coerce.js";
import { n as scopes } from "./record.js";
import { n as passwordLength } from "./limits.js";
// server/account/fields.ts
const [longestAddress, longestToken] = [254, 128];
const address = email$1();
const email = string().max(longestAddress).refine((text) => address.safeParse(text).success, { params: { expected: {
	en: "an e-mail address such as jin@shop.example",
	ko: "jin@shop.example 같은 이메일 주소"
} } }).transform((text) => text.toLowerCase());
const newPassword = string().min(passwordLength.least).max(passwordLength.most);
const password = string().min(1).max(passwordLength.most);
const token = string().min(1).max(longestToken);
const code = string().regex(/^\d{6}$/);
const backupCode = string().regex(/^[\w-]{8,32}$/);
const keyName = string().regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u);
const keyScopes = union([array(_enum(scopes)).min(1).max(scopes.length), string().regex(/^(?:read|write)(?:,(?:read|write))?$/)]).transform((given) => scopes.filter((scope) => (typeof given === "string" ? given.split(",") : given).includes(scope)));
function count(least, most) {
	return number().int().min(least).max(most);
}
export { keyName as a, password as c, email as i, token as l, code as n, keyScopes as o, count as r, newPassword as s, backupCode as t };
