import { c as request, s as init__node_http } from "./_node_http.js";
import { rt as failure } from "./start.js";
import { Rr as readLocation } from "./gate.js";
import { l as toFailure, n as onAbort, t as isTimeout } from "./time.js";
import { Duplex, pipeline } from "node:stream";
// src/net/http/body.ts
init__node_http();
const bodyPatience = 3e3;
const worthDraining = 65536;
function readBody(stream, { limit, patience, signal, budget, receive }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const chunks = [];
	let read = 0;
	const end = (isWhole) => {
		resolve({
			body: Buffer.concat(chunks),
			truncated: !isWhole || read > limit
		});
		if (!isWhole) stream.destroy();
	};
	const timer = setTimeout(end, patience, false);
	const free = onAbort(signal, (reason) => {
		if (!isTimeout(reason)) reject(reason);
		end(false);
	});
	stream.on("data", (chunk) => {
		const piece = chunk.subarray(0, Math.max(0, limit - read));
		if (receive) receive(piece);
		else if (piece.length > 0) chunks.push(piece);
		read += chunk.length;
		try {
			budget.check();
		} catch (error) {
			reject(error);
			end(false);
		}
		if (read > limit + worthDraining) end(false);
	});
	stream.once("end", () => end(true));
	stream.on("error", () => end(false));
	stream.once("close", () => end(false));
	return promise.finally(() => {
		clearTimeout(timer);
		free();
	});
}
// src/net/mend-head.ts
const longestHead = 81920;
const mostOddities = 16;
function mendHeads(socket) {
	const oddities = [];
	let held = Buffer.alloc(0);
	function note(kind, seen) {
		if (!oddities.some((each) => each.kind === kind && each.seen === seen) && oddities.length < mostOddities) oddities.push({
			kind,
			seen
		});
	}
	function take(chunk) {
		if (held === null) return chunk;
		held = Buffer.concat([held, chunk]);
		const ready = [];
		for (let end = endOfHead(held); end >= 0 && held !== null; end = held === null ? -1 : endOfHead(held)) {
			const { text, isInterim } = mendHead(held.toString("latin1", 0, end), note);
			ready.push(Buffer.from(text, "latin1"));
			const rest = held.subarray(end);
			if (!isInterim) ready.push(rest);
			held = isInterim ? rest : null;
		}
		if (held !== null && (held.length > longestHead || !mayBeHead(held))) {
			ready.push(held);
			held = null;
		}
		return Buffer.concat(ready);
	}
	const stream = new Duplex({
		read: () => void socket.resume(),
		write: (chunk, encoding, done) => void socket.write(chunk, encoding, done),
		final: (done) => done(),
		destroy: (error, done) => {
			socket.destroy();
			done(error);
		}
	});
	socket.on("data", (chunk) => {
		const ready = take(chunk);
		if (ready.length > 0 && !stream.push(ready)) socket.pause();
	});
	socket.once("end", () => {
		if (held !== null && held.length > 0) stream.push(held);
		stream.push(null);
	});
	socket.on("error", (error) => stream.destroy(error));
	socket.once("close", () => stream.destroy());
	return {
		stream,
		oddities
	};
}
function mayBeHead(bytes) {
	const start = bytes.toString("latin1", 0, 64).replace(/^[\r\n]+/, "");
	return start.length < 8 || /^[^]{0,4}?http/i.test(start);
}
function endOfHead(bytes) {
	let start = 0;
	while (bytes[start] === 13 || bytes[start] === 10) start++;
	const crlf = bytes.indexOf("\n\r\n", start);
	const lf = bytes.indexOf("\n\n", start);
	if (crlf < 0 && lf < 0) return -1;
	return crlf >= 0 && (lf < 0 || crlf < lf) ? crlf + 3 : lf + 2;
}
const usualStatusLine = /^HTTP\/1\.[01] \d{3}(?: [^\0]*)?\r?$/;
const readStatusLine = /^[^]{0,4}?http(?:\/\d+(?:\.\d+)?)?[\t ]+(?<status>\d{3})(?!\d)(?<reason>[^]*)$/i;
const firefoxStatusLine = /^[^]{0,4}?HTTP\/(?:1\.\d|[23](?:\.\d)?) +\d{3}(?: [^]*)?\r?$/;
function mendHead(head, note) {
	const [first = "", ...lines] = head.replace(/^[\r\n]+/, "").split("\n");
	const status = mendStatusLine(first, note);
	return {
		text: [status, ...mendFields(lines, note)].join("\n"),
		isInterim: /^HTTP\/1\.\d 1(?!01)\d\d/.test(status)
	};
}
function mendStatusLine(line, note) {
	if (usualStatusLine.test(line)) return line;
	const { status, reason = "" } = readStatusLine.exec(line)?.groups ?? {};
	if (status === void 0) return line;
	if (line.includes("\0")) note("nul-byte", line.trim());
	if (!firefoxStatusLine.test(line)) note("status-line", line.trim());
	return `HTTP/1.1 ${status} ${reason.replaceAll("\0", "").trim()}\r`;
}
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
function mendFields(lines, note) {
	let isDropped = false;
	return lines.flatMap((line) => {
		if (line === "" || line === "\r") return [line];
		if (/^[\t ]/.test(line)) {
			if (line.includes("\0")) note("nul-byte", "");
			return isDropped ? [] : [line];
		}
		const colon = line.indexOf(":");
		const written = colon < 0 ? line : line.slice(0, colon);
		const name = written.replace(/[\t ]+$/, "");
		if (line.includes("\0")) note("nul-byte", name.replaceAll("\0", ""));
		isDropped = colon < 0 || !token.test(name);
		if (isDropped) return [];
		if (name !== written) note("space-before-colon", name);
		return [`${name}${name.toLowerCase() === "content-length" ? oneLength(line.slice(colon)) : line.slice(colon)}`];
	});
}
const sameLengths = /^:[\t ]*(?<length>\d{1,15})(?:[\t ]*,[\t ]*\k<length>)+[\t ]*(?<end>\r?)$/;
function oneLength(value) {
	return value.replace(sameLengths, ": $<length>$<end>");
}
// src/net/http/exchange.ts
const maxHeaderSize = 262144;
const mostInterim = 32;
function exchange(request$1, how) {
	const url = new URL(request$1.url);
	const { promise, resolve, reject } = Promise.withResolvers();
	const mended = how.tolerant && mendHeads(how.tolerant);
	const outgoing = request({
		...mended ? { createConnection: () => mended.stream } : { agent: how.agent },
		method: request$1.method ?? "GET",
		path: url.pathname + url.search,
		headers: headersFor(request$1, url),
		setHost: false,
		maxHeaderSize,
		insecureHTTPParser: mended !== null
	});
	const fail = (error) => {
		reject(toFailure(error, how.to, "http"));
		outgoing.destroy();
	};
	let isAnswered = false;
	const answer = (incoming) => {
		isAnswered = true;
		free();
		const head = headOf(incoming);
		const intake = request$1.intake?.(head) ?? null;
		const reading = {
			...readingFor(request$1, head, how),
			...intake && { receive: intake.receive }
		};
		readBody(through(incoming, intake?.decoder ?? null), reading).then((body) => resolve({
			...head,
			...body,
			version: "1.1",
			...odditiesOf(mended, incoming)
		}), fail);
	};
	const free = onAbort(how.signal, fail);
	outgoing.on("error", (error) => isAnswered || fail(error));
	outgoing.once("close", () => isAnswered || fail(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
	outgoing.once("response", answer);
	outgoing.once("upgrade", (incoming, socket) => {
		isAnswered = true;
		socket.destroy();
		resolve({
			...headOf(incoming),
			body: new Uint8Array(),
			truncated: false,
			version: "1.1"
		});
	});
	limitInterim(outgoing, () => fail(failure("http.malformed", {
		host: how.to.host,
		detail: "1xx"
	})));
	outgoing.end(request$1.body);
	return promise.finally(free);
}
const redirectPatience = 300;
function readingFor(request, head, { signal, budget }) {
	const { limit = 0, patience: given = bodyPatience } = request;
	return {
		limit,
		patience: readLocation(head, request.url) ? Math.min(given, redirectPatience) : given,
		signal,
		budget
	};
}
function through(incoming, decoder) {
	return decoder ? pipeline(incoming, decoder, () => {}) : incoming;
}
function odditiesOf(mended, { statusMessage = "" }) {
	const reason = statusMessage.includes("\0") ? [{
		kind: "nul-byte",
		seen: statusMessage
	}] : [];
	const oddities = [...mended?.oddities ?? [], ...reason];
	return oddities.length > 0 ? { oddities } : {};
}
function limitInterim(outgoing, stop) {
	let interim = 0;
	outgoing.on("information", () => ++interim > mostInterim && stop());
}
function headOf({ statusCode = 0, rawHeaders }) {
	return {
		status: statusCode,
		headers: pairs(rawHeaders)
	};
}
function headersFor(request, url) {
	return {
		host: url.host,
		"user-agent": "portcullis",
		accept: "text/html,application/xhtml+xml,*/*;q=0.8",
		"accept-encoding": "identity",
		...request.body && { "content-length": `${request.body.length}` },
		...request.headers
	};
}
function pairs(raw) {
	return Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2] ?? "", raw[index * 2 + 1] ?? ""]);
}
export { readBody as a, readingFor as i, headersFor as n, pairs as r, exchange as t };
