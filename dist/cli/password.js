import { Bo as array, Lo as _enum, Wo as email$1, is as string, os as union } from "./gate.js";
import { n as number } from "./coerce.js";
import { l as passwordLength } from "./people.js";
import { t as limited } from "./limits.js";
import { n as scopes } from "./record.js";
import { promisify } from "node:util";
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
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
// server/account/password.ts
const usualCost = {
	memory: 19456,
	passes: 2,
	parallelism: 1
};
const atATime = 2;
const mostWaiting = 200;
const soon = 10;
const [saltLength, tagLength] = [16, 32];
const most = {
	memory: 1048576,
	passes: 16,
	parallelism: 8
};
const run = promisify(argon2);
function openPasswords(cost = usualCost) {
	const waiting = [];
	let [running, made] = [0, 0];
	async function derive(password, nonce, { memory, passes, parallelism }) {
		if (waiting.length >= mostWaiting) throw limited(soon);
		if (running >= atATime) await new Promise((resolve) => waiting.push(resolve));
		else running++;
		made++;
		try {
			const parameters = {
				message: password.normalize("NFKC"),
				nonce,
				parallelism,
				tagLength,
				memory,
				passes
			};
			return await run("argon2id", parameters);
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	}
	return {
		async hash(password) {
			const salt = randomBytes(saltLength);
			return written(cost, salt, await derive(password, salt, cost));
		},
		async verify(password, stored) {
			const read = readPhc(stored);
			if (!read) return false;
			return timingSafeEqual(await derive(password, read.salt, read.cost), read.tag);
		},
		count: () => made
	};
}
function written({ memory, passes, parallelism }, salt, tag) {
	const [first, second] = [salt, tag].map((bytes) => Buffer.from(bytes).toString("base64").replaceAll("=", ""));
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${first}$${second}`;
}
const phc = /^\$argon2id\$v=19\$m=(?<memory>\d{1,7}),t=(?<passes>\d{1,2}),p=(?<parallelism>\d)\$(?<salt>[\w+/-]{11,64})\$(?<tag>[\w+/-]{43})$/;
function readPhc(text) {
	const groups = phc.exec(text)?.groups;
	if (!groups) return null;
	const { memory, passes, parallelism, salt = "", tag = "" } = groups;
	const cost = {
		memory: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism)
	};
	return [
		"memory",
		"passes",
		"parallelism"
	].every((name) => cost[name] <= most[name]) ? {
		cost,
		salt: Buffer.from(salt, "base64"),
		tag: Buffer.from(tag, "base64")
	} : null;
}
export { email as a, newPassword as c, count as i, password as l, backupCode as n, keyName as o, code as r, keyScopes as s, openPasswords as t, token as u };
