import { u as toBuffer } from "./der.js";
// src/formats/tls/flight.ts
const messageTypes = {
	serverHello: 2,
	certificate: 11,
	serverKeyExchange: 12,
	serverHelloDone: 14
};
const records = {
	alert: 21,
	handshake: 22
};
function readFlight(bytes) {
	let rest = toBuffer(bytes);
	const fragments = [];
	const end = (alert, isForeign = false) => ({
		messages: readMessages(Buffer.concat(fragments)),
		alert,
		isForeign
	});
	while (rest.length >= 5) {
		const [type = 0, major] = rest;
		if (type < 20 || type > 24 || major !== 3) return end(null, true);
		const content = rest.subarray(5, 5 + rest.readUInt16BE(3));
		const [level, code] = content;
		if (type === records.alert && code !== void 0 && (level === 2 || code === 0)) return end(code);
		if (type === records.handshake) fragments.push(content);
		else if (type !== records.alert) break;
		rest = rest.subarray(5 + rest.readUInt16BE(3));
	}
	return end(null, fragments.length === 0 && rest.length > 0 && (rest[0] ?? 0) >= 32);
}
function readMessages(handshake) {
	const messages = [];
	for (let offset = 0; offset + 4 <= handshake.length;) {
		const length = handshake.readUIntBE(offset + 1, 3);
		const body = handshake.subarray(offset + 4, offset + 4 + length);
		messages.push({
			type: handshake[offset] ?? 0,
			body,
			isWhole: body.length === length
		});
		offset += 4 + length;
	}
	return messages;
}
function isEnough(bytes, until) {
	const { messages, alert, isForeign } = readFlight(bytes);
	const [first] = messages;
	if (alert !== null || isForeign || first && first.type !== messageTypes.serverHello) return true;
	if (until === "hello") return first?.isWhole ?? false;
	const last = [messageTypes.serverKeyExchange, messageTypes.serverHelloDone];
	return messages.some(({ type, isWhole }) => isWhole && last.includes(type));
}
function hasBegun(bytes) {
	let rest = toBuffer(bytes);
	while (rest.length >= 5 && rest[0] === records.alert && rest.length >= 5 + rest.readUInt16BE(3)) rest = rest.subarray(5 + rest.readUInt16BE(3));
	return rest.length > 0;
}
function readKeyExchange(bytes, suiteName) {
	const message = readFlight(bytes).messages.find(({ type }) => type === messageTypes.serverKeyExchange);
	if (!message?.isWhole) return null;
	const { body } = message;
	if (/^TLS_ECDHE?_/.test(suiteName)) return body.length >= 3 && body[0] === 3 ? {
		kind: "group",
		group: body.readUInt16BE(1)
	} : null;
	return /^TLS_DHE?_/.test(suiteName) ? readPrime(body) : null;
}
function readPrime(body) {
	if (body.length < 2) return null;
	const prime = body.subarray(2, 2 + body.readUInt16BE(0));
	if (prime.length === 0 || prime.length < body.readUInt16BE(0)) return null;
	const start = prime.findIndex((byte) => byte !== 0);
	if (start < 0) return null;
	return {
		kind: "finite",
		bits: (prime.length - start) * 8 - Math.clz32(prime[start] ?? 0) + 24
	};
}
const refusals = new Set([
	0,
	40,
	47,
	70,
	71
]);
function isRefusal(alert) {
	return refusals.has(alert);
}
export { readFlight as a, messageTypes as i, isEnough as n, readKeyExchange as o, isRefusal as r, hasBegun as t };
