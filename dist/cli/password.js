import { t as limited } from "./rate-limit.js";
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
// server/accounts/password.ts
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
export { openPasswords as t };
