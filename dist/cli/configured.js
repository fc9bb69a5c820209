import { n as makeOwnFolder } from "./engine.js";
import { bs as codeOf } from "./gate.js";
import { yt as failure } from "./start.js";
import { i as secretIn } from "./open.js";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { closeSync, linkSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
// server/notifications/mail/mailer.ts
const mostWaiting = 500;
const usualPauses = [
	5e3,
	3e4,
	12e4
];
const patience = 15e3;
const longestHandOver = 45e3;
async function withSignal(signal, work) {
	const { promise, reject } = Promise.withResolvers();
	const give = () => reject(signal.reason);
	if (signal.aborted) give();
	else signal.addEventListener("abort", give, { once: true });
	try {
		await Promise.race([work, promise]);
	} finally {
		signal.removeEventListener("abort", give);
		work.catch(() => void 0);
	}
}
function openMailer({ url, from, onTrouble, transport, pauses = usualPauses }) {
	const ending = new AbortController();
	const waiting = new Set();
	let carry = transport ? Promise.resolve(transport) : null;
	let isTroubled = false;
	function tell(trouble) {
		if (trouble === null !== isTroubled) return;
		isTroubled = trouble !== null;
		onTrouble?.(trouble);
	}
	async function handOver(letter) {
		await (await (carry ??= openSmtp(url)))({
			...letter,
			from
		});
		tell(null);
	}
	async function deliver(letter) {
		for (let attempt = 0;; attempt++) try {
			await handOver(letter);
			return;
		} catch (error) {
			tell(whyNot(error));
			const pause = isFinal(error) ? void 0 : pauses[attempt];
			if (pause === void 0 || ending.signal.aborted) return;
			await setTimeout(pause, void 0, {
				signal: ending.signal,
				ref: false
			}).catch(() => void 0);
		}
	}
	return {
		send(letter) {
			if (waiting.size >= mostWaiting) return tell("too many messages are waiting");
			const delivery = deliver(letter).finally(() => waiting.delete(delivery));
			waiting.add(delivery);
		},
		async deliver(letter, signal) {
			try {
				await withSignal(AbortSignal.any([
					signal,
					ending.signal,
					AbortSignal.timeout(longestHandOver)
				]), handOver(letter));
				return null;
			} catch (error) {
				tell(whyNot(error));
				const { code = "failed", responseCode = null } = error;
				return {
					code: typeof code === "string" ? code : "timeout",
					replied: responseCode
				};
			}
		},
		async settled() {
			await Promise.all(waiting);
		},
		close: () => ending.abort()
	};
}
function whyNot(error) {
	const { code = "failed", responseCode } = error;
	return responseCode === void 0 ? code : `${code} ${responseCode}`;
}
function isFinal(error) {
	const { responseCode = 0 } = error;
	return responseCode >= 500;
}
const onLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
async function openSmtp(url) {
	const { createTransport } = await import("./nodemailer.js");
	const limits = {
		connectionTimeout: patience,
		greetingTimeout: patience,
		socketTimeout: patience
	};
	const { protocol, hostname, port, username, password } = new URL(url);
	const auth = username === "" ? {} : { auth: {
		user: decodeURIComponent(username),
		pass: decodeURIComponent(password)
	} };
	const transport = createTransport({
		host: hostname.replace(/^\[|\]$/g, ""),
		...port !== "" && { port: Number(port) },
		secure: protocol === "smtps:",
		requireTLS: protocol === "smtp:" && !onLoopback.test(hostname),
		...auth,
		...limits,
		disableFileAccess: true,
		disableUrlAccess: true
	});
	return async ({ from, to, subject, text, headers, messageId }) => {
		const more = {
			...headers && { headers: { ...headers } },
			...messageId !== void 0 && { messageId }
		};
		await transport.sendMail({
			from,
			to: {
				name: "",
				address: to
			},
			subject,
			text,
			...more
		});
	};
}
// server/notifications/mail/configured.ts
function configuredMailer({ mail, transport }, log) {
	if (!mail) return null;
	return openMailer({
		...mail,
		onTrouble: (trouble) => log.event("mail", { trouble }),
		...transport && { transport }
	});
}
// server/store/encryption/encryption.ts
const version = "v1";
const [cipher, nonceLength, tagLength] = [
	"aes-256-gcm",
	12,
	16
];
const unopened = "this was changed, belongs elsewhere, or was sealed with another PORTCULLIS_SECRET";
function openEncryption(secret) {
	const key = keyFor(secret, `seal ${version}`);
	return {
		seal(text, about) {
			const nonce = randomBytes(nonceLength);
			const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(about));
			const bytes = [
				nonce,
				sealing.update(text, "utf8"),
				sealing.final(),
				sealing.getAuthTag()
			];
			return `${version}.${Buffer.concat(bytes).toString("base64url")}`;
		},
		open(sealed, about) {
			const [found, body = ""] = sealed.split(".", 2);
			const bytes = Buffer.from(body, "base64url");
			if (found !== version || bytes.length < nonceLength + tagLength) throw new Error(unopened);
			const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength }).setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagLength));
			try {
				const text = opening.update(bytes.subarray(nonceLength, -tagLength));
				return Buffer.concat([text, opening.final()]).toString("utf8");
			} catch (error) {
				throw new Error(unopened, { cause: error });
			}
		},
		derive: (purpose) => keyFor(secret, purpose).toString("hex")
	};
}
function keyFor(secret, purpose) {
	return Buffer.from(hkdfSync("sha256", secret, "", `portcullis ${purpose}`, 32));
}
// server/store/encryption/stored-secret.ts
const length = 32;
function storedSecret(folder) {
	const path = secretIn(folder);
	return read(path) ?? make(folder, path);
}
function read(path) {
	try {
		const text = readFileSync(path, "utf8").trim();
		if (text.length < 22) throw new Error(`${path} contains no secret of at least 22 characters`);
		return text;
	} catch (error) {
		if (codeOf(error) === "ENOENT") return null;
		throw error;
	}
}
function make(folder, path) {
	makeOwnFolder(folder);
	const part = `${path}.${process.pid}.part`;
	const secret = randomBytes(length).toString("base64url");
	try {
		const file = openSync(part, "wx", 384);
		writeSync(file, `${secret}\n`);
		closeSync(file);
		linkSync(part, path);
		return secret;
	} catch (error) {
		const found = codeOf(error) === "EEXIST" ? read(path) : null;
		if (found === null) throw error;
		return found;
	} finally {
		rmSync(part, { force: true });
	}
}
// server/store/encryption/configured.ts
function hasSecret({ secret, storing }) {
	return secret !== null || storing !== null && storing.databaseUrl === null;
}
function configuredSecret({ secret, storing }, log) {
	if (secret !== null) return secret;
	if (!storing || storing.databaseUrl !== null) throw new Error("several servers may share a database, and no secret was given");
	try {
		return storedSecret(storing.dataDir);
	} catch (error) {
		log.event("secret", { trouble: error instanceof Error ? error.message : String(error) });
		throw failure("store.unreadable", { detail: {
			en: "the secret of the data directory",
			ko: "데이터 디렉터리의 비밀 값"
		} }, { cause: error });
	}
}
export { configuredMailer as i, hasSecret as n, openEncryption as r, configuredSecret as t };
