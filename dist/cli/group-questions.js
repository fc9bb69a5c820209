import { i as httpsOrigin } from "./target.js";
import { t as attempt } from "./attempt.js";
import { a as visit } from "./visit.js";
import { u as toBuffer } from "./der.js";
import { a as readFlight, i as messageTypes, r as isRefusal, t as hasBegun } from "./flight.js";
import { n as suitesIn, r as wireVersions, t as clientHello } from "./client-hello.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/data/tls-groups.ts
const groupFamilies = {
	hybrid: [
		{
			code: 4588,
			name: "X25519MLKEM768"
		},
		{
			code: 4587,
			name: "SecP256r1MLKEM768"
		},
		{
			code: 4589,
			name: "SecP384r1MLKEM1024"
		},
		{
			code: 25497,
			name: "X25519Kyber768Draft00",
			isDraft: true
		}
	],
	rare: [
		{
			code: 25498,
			name: "SecP256r1Kyber768Draft00",
			isDraft: true
		},
		{
			code: 512,
			name: "MLKEM512"
		},
		{
			code: 513,
			name: "MLKEM768"
		},
		{
			code: 514,
			name: "MLKEM1024"
		}
	],
	montgomery: [{
		code: 29,
		name: "x25519"
	}, {
		code: 30,
		name: "x448"
	}],
	nist: [
		{
			code: 23,
			name: "secp256r1",
			bits: 256
		},
		{
			code: 24,
			name: "secp384r1",
			bits: 384
		},
		{
			code: 25,
			name: "secp521r1",
			bits: 521
		}
	],
	finite: [
		{
			code: 256,
			name: "ffdhe2048"
		},
		{
			code: 257,
			name: "ffdhe3072"
		},
		{
			code: 258,
			name: "ffdhe4096"
		},
		{
			code: 259,
			name: "ffdhe6144"
		},
		{
			code: 260,
			name: "ffdhe8192"
		}
	],
	legacy: [
		{
			code: 15,
			name: "secp160k1",
			bits: 160
		},
		{
			code: 16,
			name: "secp160r1",
			bits: 160
		},
		{
			code: 17,
			name: "secp160r2",
			bits: 160
		},
		{
			code: 1,
			name: "sect163k1",
			bits: 163
		},
		{
			code: 2,
			name: "sect163r1",
			bits: 163
		},
		{
			code: 3,
			name: "sect163r2",
			bits: 163
		},
		{
			code: 18,
			name: "secp192k1",
			bits: 192
		},
		{
			code: 19,
			name: "secp192r1",
			bits: 192
		},
		{
			code: 4,
			name: "sect193r1",
			bits: 193
		},
		{
			code: 5,
			name: "sect193r2",
			bits: 193
		},
		{
			code: 20,
			name: "secp224k1",
			bits: 224
		},
		{
			code: 21,
			name: "secp224r1",
			bits: 224
		},
		{
			code: 6,
			name: "sect233k1",
			bits: 233
		},
		{
			code: 7,
			name: "sect233r1",
			bits: 233
		},
		{
			code: 8,
			name: "sect239k1",
			bits: 239
		},
		{
			code: 22,
			name: "secp256k1",
			bits: 256
		},
		{
			code: 26,
			name: "brainpoolP256r1",
			bits: 256
		},
		{
			code: 9,
			name: "sect283k1",
			bits: 283
		},
		{
			code: 10,
			name: "sect283r1",
			bits: 283
		},
		{
			code: 27,
			name: "brainpoolP384r1",
			bits: 384
		},
		{
			code: 11,
			name: "sect409k1",
			bits: 409
		},
		{
			code: 12,
			name: "sect409r1",
			bits: 409
		},
		{
			code: 28,
			name: "brainpoolP512r1",
			bits: 512
		},
		{
			code: 13,
			name: "sect571k1",
			bits: 571
		},
		{
			code: 14,
			name: "sect571r1",
			bits: 571
		}
	]
};
const hybridGroup = "X25519MLKEM768";
const otherPostQuantumGroups = [...groupFamilies.hybrid, ...groupFamilies.rare].filter(({ name }) => name !== hybridGroup);
const classicGroups = [...groupFamilies.montgomery.filter(({ name }) => name === "x25519"), ...groupFamilies.nist];
// src/formats/tls/hello-padding.ts
const paddingType = 21;
const beforeSession = 43;
function withPadding(hello, length) {
	const bytes = toBuffer(hello);
	const missing = length - padded(bytes, 0).length;
	return missing < 0 ? bytes : padded(bytes, missing);
}
const protocolsType = 16;
function withoutProtocols(hello) {
	const bytes = toBuffer(hello);
	const at = extensionsAt(bytes);
	const all = [...readExtensions$1(bytes.subarray(at + 2))];
	const others = all.filter(({ type }) => type !== protocolsType);
	return others.length === all.length ? bytes : withPadding(rebuilt(bytes, at, others), bytes.length);
}
function padded(hello, length) {
	const at = extensionsAt(hello);
	return rebuilt(hello, at, [...[...readExtensions$1(hello.subarray(at + 2))].filter(({ type }) => type !== paddingType), {
		type: paddingType,
		content: Buffer.alloc(length)
	}]);
}
function rebuilt(hello, at, extensions) {
	const block = Buffer.concat(extensions.map(write));
	const body = Buffer.concat([
		hello.subarray(9, at),
		uint(2, block.length),
		block
	]);
	const message = Buffer.concat([
		hello.subarray(5, 6),
		uint(3, body.length),
		body
	]);
	return Buffer.concat([
		hello.subarray(0, 3),
		uint(2, message.length),
		message
	]);
}
function extensionsAt(hello) {
	const suites = 44 + (hello[beforeSession] ?? 0);
	const compression = suites + 2 + hello.readUInt16BE(suites);
	return compression + 1 + (hello[compression] ?? 0);
}
function* readExtensions$1(block) {
	for (let at = 0; at + 4 <= block.length;) {
		const end = at + 4 + block.readUInt16BE(at + 2);
		yield {
			type: block.readUInt16BE(at),
			content: block.subarray(at + 4, end)
		};
		at = end;
	}
}
function write({ type, content }) {
	return Buffer.concat([
		uint(2, type),
		uint(2, content.length),
		content
	]);
}
function uint(width, value) {
	const bytes = Buffer.alloc(width);
	bytes.writeUIntBE(value, 0, width);
	return bytes;
}
// src/formats/tls/server-hello.ts
const types = {
	alpn: 16,
	timestamps: 18,
	supportedVersions: 43,
	keyShare: 51
};
function readServerReply(bytes) {
	const { messages, alert, isForeign } = readFlight(bytes);
	const [first] = messages;
	if (first && first.type !== messageTypes.serverHello) return { kind: "foreign" };
	if (first?.isWhole) return readHello(first.body);
	if (alert !== null) return {
		kind: "alert",
		code: alert
	};
	return { kind: isForeign ? "foreign" : "incomplete" };
}
function readHello(body) {
	const session = body[34] ?? 0;
	const end = 38 + session;
	if (body.length < end) return { kind: "foreign" };
	const extensions = readExtensions(body.subarray(end + 2));
	return {
		kind: "hello",
		version: twoBytes(extensions.get(types.supportedVersions)) ?? body.readUInt16BE(0),
		suite: body.readUInt16BE(35 + session),
		compression: body[37 + session] ?? 0,
		alpn: readProtocol(extensions.get(types.alpn)),
		group: twoBytes(extensions.get(types.keyShare)),
		timestamps: extensions.get(types.timestamps) ?? null
	};
}
function readExtensions(block) {
	const found = new Map();
	for (let at = 0; at + 4 <= block.length;) {
		const end = at + 4 + block.readUInt16BE(at + 2);
		if (end > block.length) break;
		found.set(block.readUInt16BE(at), block.subarray(at + 4, end));
		at = end;
	}
	return found;
}
function twoBytes(content) {
	return content?.length === 2 ? content.readUInt16BE(0) : null;
}
function readProtocol(content) {
	const name = content?.subarray(3, 3 + (content[2] ?? 0));
	return name && name.length > 0 ? name.toString("latin1") : null;
}
// src/probes/tls/farewell.ts
const patience$1 = 1e3;
function bidFarewell(context, to) {
	return context.once(`farewell ${to.host} ${to.port}`, async () => {
		if (to.starttls ?? to.speaks) return;
		const origin = httpsOrigin(to);
		const named = to.namedBy === void 0 ? {} : { namedBy: to.namedBy };
		const met = await attempt(() => visit(context, origin, named));
		if (!met.ok || isEnding(met.value)) return;
		const last = {
			url: `${origin}/`,
			headers: { connection: "close" },
			limit: 0,
			patience: patience$1
		};
		await attempt(() => context.net.http({
			...last,
			...named
		}));
	});
}
function isEnding({ version, headers }) {
	const isClosing = headers.some(([name, value]) => name.toLowerCase() === "connection" && /\bclose\b/i.test(value));
	return version === "2" || isClosing;
}
// src/probes/tls/negotiated-version.ts
const versionNames = Object.keys(wireVersions);
function negotiatedVersion({ protocol }) {
	const name = protocol === "TLSv1" ? "TLSv1.0" : protocol;
	return versionNames.find((version) => version === name) ?? null;
}
// src/probes/tls/raw-turns.ts
const usual = 6;
const few = 3;
function openTurns() {
	const waiting = [];
	const leaving = [];
	let most = usual;
	let open = 0;
	let held = 0;
	let last = Promise.resolve();
	function pass() {
		if (open === 0) for (const leave of leaving.splice(0)) leave();
		if (held > 0) return;
		for (; open < most && waiting.length > 0; open++) waiting.shift()?.();
	}
	async function beside(work) {
		await new Promise((resolve) => {
			waiting.push(resolve);
			pass();
		});
		try {
			return await work();
		} finally {
			open--;
			pass();
		}
	}
	async function afterAll(before, work) {
		await before;
		if (open > 0) await new Promise((resolve) => leaving.push(resolve));
		return work();
	}
	async function alone(work) {
		held++;
		const mine = afterAll(last, work);
		last = Promise.allSettled([mine]);
		try {
			return await mine;
		} finally {
			held--;
			pass();
		}
	}
	return {
		beside,
		alone,
		narrow() {
			most = most > few ? few : 1;
		}
	};
}
// src/probes/tls/raw-line.ts
const mostRepeats = 32;
const pause$1 = 100;
const suspicious = 1e3;
const parting = 1500;
function lineTo(context, to) {
	return context.once(`line ${to.host} ${to.port}`, () => Promise.resolve(openLine(context, to)));
}
function openLine(context, to) {
	const turns = openTurns();
	let hellos = 0;
	let repeats = 0;
	let isCounted = false;
	let isLost = false;
	let control;
	let hasLeft = false;
	async function send({ hello, until, isOver }) {
		if (isOver?.()) return {
			ok: true,
			value: {
				bytes: new Uint8Array(),
				end: "silent"
			}
		};
		hellos++;
		const doubting = setTimeout(() => void bidFarewell(context, to), suspicious);
		const reply = await attempt(() => context.net.hello(to, hello, until));
		clearTimeout(doubting);
		if (!isHungUp$1(reply)) isCounted = true;
		return reply;
	}
	async function leave() {
		if (hasLeft) return false;
		await attempt(() => context.net.tls(to));
		await Promise.race([bidFarewell(context, to), setTimeout$1(parting, null, { ref: false })]);
		hasLeft = true;
		return true;
	}
	async function sendAlone(question) {
		if (await leave()) isCounted = true;
		if (isCounted) await setTimeout$1(pause$1);
		isCounted = false;
		repeats++;
		const reply = await send(question);
		isLost ||= reply.ok && reply.value.end === "silent";
		return reply;
	}
	function isAnswering() {
		control ??= turns.alone(async () => {
			control = void 0;
			const main = await attempt(() => context.net.tls(to));
			const version = main.ok ? negotiatedVersion(main.value) : null;
			const reply = version && await sendAlone({ hello: clientHello(version, to.host) });
			const isHeard = reply !== null && reply.ok && !isHungUp$1(reply) && isTls(reply.value);
			isLost ||= !isHeard;
			return isHeard;
		});
		return control;
	}
	async function askAgain(question) {
		const { reply, answers } = await turns.alone(async () => {
			const again = await sendAlone(question);
			const last = isHungUp$1(again) && !isLost ? await sendAlone(question) : again;
			return {
				reply: last,
				answers: isHungUp$1(last) && !isLost ? isAnswering() : null
			};
		});
		if (!isHungUp$1(reply)) turns.narrow();
		return {
			reply,
			isConfirmed: await answers ?? false
		};
	}
	return {
		async ask(question) {
			const reply = await turns.beside(() => send(question));
			return !isHungUp$1(reply) || isLost || repeats >= mostRepeats ? {
				reply,
				isConfirmed: false
			} : askAgain(question);
		},
		alone: (work) => turns.alone(async () => {
			await leave();
			await setTimeout$1(pause$1);
			isCounted = false;
			return work();
		}),
		hellos: () => hellos
	};
}
function isTls({ bytes }) {
	const { kind } = readServerReply(bytes);
	return kind === "hello" || kind === "alert";
}
function isHungUp$1(reply) {
	if (!reply.ok) return /^tcp\.(?:reset|refused)$/.test(reply.failure.reason);
	const { bytes, end } = reply.value;
	const said = readServerReply(bytes);
	if (said.kind === "alert") return said.code === 0;
	return said.kind === "incomplete" && (end === "closed" || end === "reset");
}
// src/probes/tls/large-hello.ts
const largeSize = 1800;
const patience = 1500;
const patienceTimes = 8;
const pause = 100;
async function bearsLargeHello(context, to, { classic, usual }) {
	if (usual && !usual.lenient) return {
		tolerated: true,
		reason: "handshake"
	};
	return (await lineTo(context, to)).alone(() => compareSizes(context, to, classic));
}
async function compareSizes(context, to, classic) {
	const small = clientHello(classic?.protocol === "TLSv1.3" ? "TLSv1.3" : "TLSv1.2", to.host);
	const large = withPadding(small, largeSize);
	const started = performance.now();
	const asItIs = await answerTo(context, to, small);
	if (asItIs !== "hello") return {
		tolerated: null,
		reason: asItIs
	};
	const longest = Math.max(patience, patienceTimes * (performance.now() - started));
	const first = await answerWithin(longest, context, to, large);
	if (first === "hello") return {
		tolerated: true,
		reason: "padded-hello"
	};
	const second = await answerWithin(longest, context, to, large);
	if (second === "hello") return {
		tolerated: true,
		reason: "padded-hello"
	};
	const reason = isAnswer(first) ? second : first;
	const control = await answerWithin(longest, context, to, small);
	return {
		tolerated: isAnswer(reason) && control === "hello" ? false : null,
		reason
	};
}
function isAnswer(reason) {
	return /^(?:reset|closed|silent|alert\.\d+)$/.test(reason);
}
async function answerWithin(longest, context, to, hello) {
	await setTimeout$1(pause);
	const ending = new AbortController();
	const silence = setTimeout$1(longest, "silent", {
		signal: ending.signal,
		ref: false
	});
	silence.catch(() => {});
	const answer = await Promise.race([answerTo(context, to, hello), silence]);
	ending.abort();
	return answer;
}
async function answerTo({ net }, to, hello) {
	const got = await attempt(() => net.hello(to, hello));
	if (!got.ok) return got.failure.reason;
	const { bytes, end } = got.value;
	const reply = readServerReply(bytes);
	if (reply.kind === "incomplete") return end === "enough" ? "incomplete" : end;
	return reply.kind === "alert" ? `alert.${reply.code}` : reply.kind;
}
function openAsker(line, host) {
	let asked = 0;
	let isSilent = false;
	async function send({ version, until, ...offer }, isOver = () => false) {
		if (asked >= 28) return {
			kind: "unclear",
			reason: "enough-asked"
		};
		asked++;
		const { reply, isConfirmed } = await line.ask({
			hello: clientHello(version, host, offer),
			until,
			isOver
		});
		if (!reply.ok) return {
			kind: "unclear",
			reason: reply.failure.reason
		};
		const heard = readHeard(reply.value, {
			version,
			...offer
		});
		return isHungUp(heard) && !isConfirmed ? {
			...heard,
			kind: "unclear"
		} : heard;
	}
	return {
		guess: (question) => send(question),
		async ask(question) {
			const heard = await send(question, () => isSilent);
			isSilent ||= heard.kind === "unclear" && heard.reason === "silent";
			return heard;
		}
	};
}
function isHungUp(heard) {
	return heard.kind === "refused" && !heard.reason.startsWith("alert.");
}
function readHeard({ bytes, end }, question) {
	const reply = readServerReply(bytes);
	if (reply.kind === "foreign") return {
		kind: "unclear",
		reason: "not-tls"
	};
	if (reply.kind === "alert") {
		if (reply.code === 0) return {
			kind: "refused",
			reason: "closed"
		};
		return {
			kind: isRefusal(reply.code) ? "refused" : "unclear",
			reason: `alert.${reply.code}`
		};
	}
	if (reply.kind === "incomplete") return (end === "closed" || end === "reset") && !hasBegun(bytes) ? {
		kind: "refused",
		reason: end
	} : {
		kind: "unclear",
		reason: unfinished(end)
	};
	if (reply.version > wireVersions[question.version]) return {
		kind: "unclear",
		reason: "higher-version"
	};
	if (!suitesIn(question.version, question).includes(reply.suite)) return {
		kind: "unclear",
		reason: "other-suite"
	};
	return {
		kind: "chosen",
		hello: reply,
		bytes
	};
}
function unfinished(end) {
	return end === "silent" ? "silent" : "incomplete";
}
// src/probes/offers/group-questions.ts
function retryQuestions(ask) {
	return {
		ask,
		read: ({ hello }) => hello.group,
		reason: "hello-retry"
	};
}
async function askApart(groups, how) {
	return (await Promise.all(groups.map((group) => askFor([group], 1, how)))).flat();
}
async function askFor(groups, wanted, how, first) {
	const told = [];
	let left = groups;
	let heard = first;
	while (left.length > 0 && told.length < wanted) {
		const answer = await (heard ?? how.ask(left.map(({ code }) => code)));
		heard = void 0;
		const code = answer.kind === "chosen" ? how.read(answer) : null;
		const named = left.find((group) => group.code === code);
		if (!named) return [...told, ...left.map(({ name }) => ({
			group: name,
			...withoutName(answer, code)
		}))];
		told.push({
			group: named.name,
			offered: true,
			reason: how.reason
		});
		left = left.filter((group) => group !== named);
	}
	return told;
}
function withoutName(heard, code) {
	if (heard.kind === "chosen") return {
		offered: null,
		reason: code === null ? "no-group" : "other-group"
	};
	return {
		offered: heard.kind === "refused" ? false : null,
		reason: heard.reason
	};
}
const hasNoVersion = "alert.70";
function hasRetried(told) {
	return told.some(({ reason }) => reason === "hello-retry");
}
function isDoubtful(told) {
	return !hasRetried(told) && told.some(({ offered, reason }) => offered === false && reason !== hasNoVersion);
}
function withoutRefusals(told) {
	return told.map((each) => each.offered === false && each.reason !== hasNoVersion ? {
		...each,
		offered: null,
		reason: "no-retry"
	} : each);
}
export { hybridGroup as _, withoutRefusals as a, readHeard as c, negotiatedVersion as d, versionNames as f, groupFamilies as g, classicGroups as h, retryQuestions as i, bearsLargeHello as l, withoutProtocols as m, askFor as n, isHungUp as o, readServerReply as p, isDoubtful as r, openAsker as s, askApart as t, lineTo as u, otherPostQuantumGroups as v };
