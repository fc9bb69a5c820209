import { dt as printable, yt as failure } from "./start.js";
import { Gr as onAbort, Qr as toFailure, Yr as withPatience, _n as starttlsNames } from "./gate.js";
import { isIP } from "node:net";
// src/formats/starttls/replies.ts
function readMailReply(lines) {
	const texts = [];
	let code;
	for (const line of lines) {
		const groups = coded.exec(line)?.groups;
		code ??= groups?.["code"];
		if (!groups || code === void 0 || groups["code"] !== code) return "foreign";
		texts.push(groups["text"] ?? "");
		if (groups["more"] !== "-") return toReply(code, lines, texts);
	}
	return "more";
}
const coded = /^(?<code>[2-5]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readFileReply(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const begin = fileCoded.exec(first)?.groups;
	const code = begin?.["code"];
	if (code === void 0) return "foreign";
	if (begin?.["more"] !== "-") return toReply(code, lines, [begin?.["text"] ?? ""]);
	const last = lines.findIndex((line, index) => index > 0 && (line === code || line.startsWith(`${code} `)));
	return last < 0 ? "more" : toReply(code, lines, lines.slice(0, last + 1));
}
const fileCoded = /^(?<code>[1-6]\d\d)(?:(?<more>[- ])(?<text>.*))?$/;
function readReplyStatus(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const groups = status.exec(first)?.groups;
	return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}
const status = /^(?<code>\+OK|-ERR)(?: (?<text>.*))?$/i;
function readStatusAndList(lines) {
	const begin = readReplyStatus(lines);
	if (typeof begin === "string" || begin.reply.code !== "+OK") return begin;
	const last = lines.indexOf(".");
	return last < 0 ? "more" : toReply("+OK", lines, lines.slice(0, last + 1));
}
function readGreeting(lines) {
	const [first] = lines;
	if (first === void 0) return "more";
	const groups = untagged.exec(first)?.groups;
	return groups ? toReply(groups["code"] ?? "", lines, [groups["text"] ?? ""]) : "foreign";
}
const untagged = /^\* (?<code>OK|PREAUTH|BYE)(?: (?<text>.*))?$/i;
function readTagged(tag) {
	const own = new RegExp(`^${tag} (?<code>OK|NO|BAD)(?: .*)?$`, "i");
	return (lines) => {
		for (const [index, line] of lines.entries()) {
			const code = own.exec(line)?.groups?.["code"] ?? (/^\* BYE\b/i.test(line) ? "BYE" : void 0);
			const sofar = lines.slice(0, index + 1);
			if (code !== void 0) return {
				reply: {
					...replyOf(code, sofar),
					printableReply: printableReply(line)
				},
				taken: sofar.length
			};
			if (!line.startsWith("* ")) return "foreign";
		}
		return "more";
	};
}
function toReply(code, all, lines) {
	return {
		reply: {
			...replyOf(code, lines),
			printableReply: printableReply(all[0] ?? "")
		},
		taken: lines.length
	};
}
function replyOf(code, lines) {
	return {
		code: code.toUpperCase(),
		lines
	};
}
function printableReply(text) {
	return printable(/[^\r\n]+/.exec(text)?.[0] ?? "", 120);
}
// src/formats/starttls/dialogues.ts
const dialogues = {
	smtp: (name) => ({
		read: readMailReply,
		next: (greeting) => greeting.code === "220" ? say(`EHLO ${name}`, readMailReply, afterEhlo) : refused(greeting)
	}),
	imap: () => ({
		read: readGreeting,
		next: afterImapGreeting
	}),
	pop3: () => ({
		read: readReplyStatus,
		next: (greeting) => greeting.code === "+OK" ? say("STLS", readReplyStatus, afterStls) : refused(greeting)
	}),
	ftp: () => ({
		read: readFileReply,
		next: (greeting) => greeting.code === "220" ? say("AUTH TLS", readFileReply, afterAuth) : refused(greeting)
	})
};
function say(words, read, next) {
	return {
		kind: "say",
		words,
		read,
		next
	};
}
function refused({ printableReply: shown }) {
	return {
		kind: "refused",
		detail: shown
	};
}
function notOffered({ printableReply: shown }) {
	return {
		kind: "not-offered",
		detail: shown
	};
}
const unknownCommand = new Set(["500", "502"]);
function afterEhlo(reply) {
	const { code, lines } = reply;
	if (unknownCommand.has(code)) return notOffered(reply);
	if (code !== "250") return refused(reply);
	return offersTls(lines) ? say("STARTTLS", readMailReply, afterStarttls) : notOffered(reply);
}
function offersTls(lines) {
	return lines.slice(1).some((line) => /^STARTTLS(?:\s|$)/i.test(line));
}
function afterStarttls(reply) {
	return reply.code === "220" ? { kind: "start" } : refused(reply);
}
function afterImapGreeting(greeting) {
	return greeting.code === "OK" ? say("a1 STARTTLS", readTagged("a1"), afterImapStarttls) : refused(greeting);
}
function afterImapStarttls(reply) {
	if (reply.code === "OK") return { kind: "start" };
	if (reply.code === "BYE") return refused(reply);
	return say("a2 CAPABILITY", readTagged("a2"), (list) => {
		const named = list.lines.filter((line) => /^\* CAPABILITY /i.test(line));
		const isOffered = named.some((line) => /\sSTARTTLS(?=\s|$)/i.test(line));
		return list.code === "OK" && named.length > 0 && !isOffered ? notOffered(reply) : refused(reply);
	});
}
function afterStls(reply) {
	if (reply.code === "+OK") return { kind: "start" };
	return say("CAPA", readStatusAndList, (list) => {
		const isOffered = list.lines.some((line) => /^STLS\s*$/i.test(line));
		return list.code === "+OK" && !isOffered ? notOffered(reply) : refused(reply);
	});
}
function afterAuth(reply) {
	if (reply.code === "234") return { kind: "start" };
	if (unknownCommand.has(reply.code) || reply.code === "504") return notOffered(reply);
	return say("FEAT", readFileReply, (list) => {
		const isOffered = list.lines.some((line) => /^\s*AUTH\s.*\bTLS/i.test(line));
		return list.code === "211" && !isOffered ? notOffered(reply) : refused(reply);
	});
}
// src/formats/starttls/starttls.ts
const mostBytes = 16384;
const mostLines = 256;
function openConversation(protocol, name) {
	return protocol === "postgres" ? {
		first: sslRequest,
		hear: hearPostgres
	} : openDialogue(dialogues[protocol](name));
}
function openDialogue(greeting) {
	let expected = greeting;
	let held = "";
	function hear(chunk) {
		held += Buffer.from(chunk).toString("latin1");
		if (held.length > mostBytes) return {
			kind: "foreign",
			detail: `> ${mostBytes} bytes`
		};
		const lines = held.split("\n").slice(0, -1);
		if (lines.length > mostLines) return {
			kind: "foreign",
			detail: `> ${mostLines} lines`
		};
		const reading = expected.read(lines.map((line) => line.replace(/\r$/, "")));
		if (reading === "more") return { kind: "wait" };
		if (reading === "foreign") return {
			kind: "foreign",
			detail: printableReply(lines[0] ?? "")
		};
		held = behind(held, reading.taken);
		return answer(reading.reply);
	}
	function answer(reply) {
		const next = expected.next(reply);
		if (next.kind === "say") {
			expected = next;
			held = "";
			return {
				kind: "say",
				words: Buffer.from(`${next.words}\r\n`, "latin1")
			};
		}
		return next.kind === "start" && held !== "" ? {
			kind: "injected",
			detail: ""
		} : next;
	}
	return {
		first: null,
		hear
	};
}
function behind(text, lines) {
	return text.split("\n").slice(lines).join("\n");
}
const sslRequest = Buffer.from("0000000804d2162f", "hex");
function hearPostgres(chunk) {
	const [byte] = chunk;
	if (byte === void 0) return { kind: "wait" };
	const letter = String.fromCharCode(byte);
	if (letter === "S") return chunk.length > 1 ? {
		kind: "injected",
		detail: ""
	} : { kind: "start" };
	if (letter === "N") return {
		kind: "not-offered",
		detail: letter
	};
	if (letter === "E") return {
		kind: "refused",
		detail: "ErrorResponse"
	};
	return {
		kind: "foreign",
		detail: printableReply(Buffer.from(chunk).toString("latin1"))
	};
}
// src/net/starttls.ts
const talkPatience = 8e3;
async function agreeOnTls(socket, to, signal) {
	await withPatience(signal, talkPatience, (within) => talk(socket, to, within));
}
async function talk(socket, to, signal) {
	const end = await converse(socket, to, openConversation(to.starttls, dialogueBytes(socket)), signal);
	if (end.kind === "start") return;
	socket.destroy();
	throw endOfDialogue(end, to);
}
function converse(socket, to, { first, hear }, signal) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const fail = (error) => {
		reject(toFailure(error, to, "starttls"));
		socket.destroy();
	};
	const hangUp = () => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
	const listen = (chunk) => {
		const turn = hear(chunk);
		if (turn.kind === "wait") return;
		if (turn.kind === "say") return void socket.write(turn.words);
		socket.pause();
		resolve(turn);
	};
	const free = onAbort(signal, fail);
	socket.on("data", listen);
	socket.once("end", hangUp);
	socket.once("close", hangUp);
	socket.once("error", fail);
	if (first) socket.write(first);
	return promise.finally(() => {
		free();
		socket.off("data", listen).off("end", hangUp).off("close", hangUp).off("error", fail);
	});
}
function endOfDialogue({ kind, detail }, to) {
	const { host, port } = to;
	const protocol = starttlsNames[to.starttls];
	if (kind === "not-offered") return failure("starttls.not-offered", {
		host,
		port,
		protocol
	});
	if (kind === "refused") return failure("starttls.refused", {
		host,
		port,
		detail
	});
	if (kind === "foreign") return failure("starttls.foreign", {
		host,
		port,
		protocol,
		detail
	});
	return failure("starttls.injected", {
		host,
		port
	});
}
function dialogueBytes({ localAddress = "127.0.0.1" }) {
	return isIP(localAddress) === 6 ? `[IPv6:${localAddress.replace(/%.*$/, "")}]` : `[${localAddress}]`;
}
export { openDialogue as a, readMailReply as c, endOfDialogue as i, converse as n, offersTls as o, dialogueBytes as r, say as s, agreeOnTls as t };
