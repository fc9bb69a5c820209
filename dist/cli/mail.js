import { Hr as contextFor, Yo as attempt, Yr as withPatience, mr as secure, qi as mailLimits } from "./gate.js";
import { t as outOfTime } from "./dns.js";
import { _t as Failure, dt as printable, yt as failure } from "./start.js";
import { a as openDialogue, c as readMailReply, i as endOfDialogue, n as converse, o as offersTls, r as dialogueBytes, s as say } from "./starttls.js";
// src/formats/starttls/talk.ts
const longestLine = 512;
const longestKeyword = 200;
const longestName = 255;
function openMailTalk(name) {
	let told = null;
	function greeted(reply) {
		const bare = {
			banner: reply.lines.map((line) => printable(line, longestLine)).join("\n").slice(0, mailLimits.banner),
			hello: null,
			keywords: [],
			starttls: "unknown"
		};
		told = {
			code: Number(reply.code),
			...bare
		};
		return reply.code === "220" ? say(`EHLO ${name}`, readMailReply, answered("EHLO")) : end(reply);
	}
	function answered(verb) {
		return (reply) => {
			if (!told) return end(reply);
			if (verb === "EHLO" && reply.code.startsWith("5")) return say(`HELO ${name}`, readMailReply, answered("HELO"));
			if (reply.code !== "250") return end(reply);
			const own = printable((/^\S*/.exec(reply.lines[0] ?? "")?.[0] ?? "").slice(0, longestName), longestName);
			told = {
				...told,
				hello: {
					verb,
					name: own
				}
			};
			const isOffered = verb === "EHLO" && offersTls(reply.lines);
			const keywords = verb === "EHLO" ? reply.lines.slice(1, mailLimits.keywords + 1).map(keyword) : [];
			told = {
				...told,
				keywords,
				starttls: isOffered ? "offered" : "absent"
			};
			return isOffered ? say("STARTTLS", readMailReply, agreed) : {
				kind: "not-offered",
				detail: reply.printableReply
			};
		};
	}
	function agreed(reply) {
		if (reply.code === "220") return { kind: "start" };
		if (told) told = {
			...told,
			starttls: "refused"
		};
		return end(reply);
	}
	return {
		conversation: openDialogue({
			read: readMailReply,
			next: greeted
		}),
		told: () => told
	};
}
function end({ printableReply: shown }) {
	return {
		kind: "refused",
		detail: shown
	};
}
function keyword(line) {
	return printable(line.trim().toUpperCase(), longestKeyword);
}
// src/net/mail.ts
const acceptance = 5e3;
const patience = 8e3;
const parting = 700;
const brokenShake = /^(?:tls\.(?:alert\.|closed$|failed$)|tcp\.reset$)/;
async function greet(to, way) {
	const first = await meet(to, way, false);
	if (first.starttls !== "offered" || !brokenShake.test(first.failure?.reason ?? "")) return first;
	const again = await attempt(() => meet(to, way, true));
	return again.ok && again.value.handshake ? {
		...first,
		handshake: again.value.handshake
	} : first;
}
async function meet(to, way, lenient) {
	const started = performance.now();
	const end = {
		to: {
			...to,
			starttls: "smtp"
		},
		way,
		lenient
	};
	try {
		return await withPatience(way.signal, patience, async (within) => {
			const connected = await withPatience(within, acceptance, (soon) => way.routes.connect(to, soon));
			way.budget.request();
			return {
				...await talk(connected.socket, connected.address, {
					...end,
					within
				}),
				ms: performance.now() - started
			};
		});
	} catch (error) {
		throw way.signal.aborted ? ended(error) : error;
	}
}
function ended(error) {
	if (!(error instanceof Failure) || !error.reason.startsWith("timeout.")) return error;
	return new Failure({
		...error.facts,
		reason: outOfTime
	}, { cause: error });
}
async function talk(socket, address, meeting) {
	const { to, within } = meeting;
	const helloName = dialogueBytes(socket);
	const { conversation, told } = openMailTalk(helloName);
	const last = await attempt(() => converse(socket, to, conversation, within));
	const said = told();
	if (!said) {
		socket.destroy();
		throw last.ok ? notGreeted(last.value, to) : new Failure(last.failure);
	}
	const known = {
		address,
		helloName,
		...said
	};
	if (!last.ok) return {
		...known,
		handshake: null,
		failure: last.failure
	};
	if (last.value.kind === "start") return {
		...known,
		...await turnToTls(socket, address, meeting)
	};
	const isOdd = last.value.kind === "injected" || last.value.kind === "foreign";
	if (isOdd) socket.destroy();
	else await takeLeave(socket);
	return {
		...known,
		handshake: null,
		failure: isOdd ? endOfDialogue(last.value, to).facts : null
	};
}
function notGreeted(end, to) {
	const { host, port } = to;
	return end.kind === "start" ? failure("starttls.closed", {
		host,
		port
	}) : endOfDialogue(end, to);
}
async function turnToTls(over, address, { to, way, lenient, within }) {
	const context = contextFor(way.given, { lenient }, to);
	const got = await attempt(() => secure(over, {
		to,
		address,
		context,
		lenient,
		alpn: "none",
		signal: within
	}));
	if (!got.ok) return {
		handshake: null,
		failure: got.failure
	};
	await takeLeave(got.value.socket);
	return {
		handshake: got.value.handshake,
		failure: null
	};
}
async function takeLeave(socket) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, parting);
	const leave = () => resolve();
	socket.on("error", leave);
	socket.once("data", leave);
	socket.once("close", leave);
	socket.resume();
	socket.write("QUIT\r\n");
	await promise;
	clearTimeout(timer);
	socket.destroy();
}
export { greet };
