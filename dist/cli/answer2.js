import { _t as Failure, yt as failure } from "./start.js";
import { Jo as valuesOf, qr as throwIfAborted } from "./gate.js";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { Readable } from "node:stream";
import { pipeline as pipeline$1 } from "node:stream/promises";
// src/net/sources/decode.ts
const acceptedCodings = "gzip, br, deflate";
const decoders = {
	gzip: () => createGunzip(),
	"x-gzip": () => createGunzip(),
	br: () => createBrotliDecompress(),
	deflate: (first) => (first[0] ?? 0) % 16 === 8 ? createInflate() : createInflateRaw()
};
const slack = 65536;
async function decoded({ headers, body }, limit, take) {
	const [coding = "identity", ...more] = valuesOf(headers, "content-encoding").flatMap((value) => value.split(",").map((each) => each.trim().toLowerCase()));
	const decoder = decoders[coding];
	const isPlain = coding === "identity" || coding === "";
	if (more.length > 0 || !(isPlain || decoder)) return "content-encoding";
	const encoded = openMeter(limit + slack);
	const plain = openMeter(limit);
	try {
		if (isPlain || !decoder) for await (const piece of body) take(plain.counted(piece));
		else await decode(encoded.all(body), decoder, (piece) => take(plain.counted(piece)));
		return null;
	} catch (error) {
		if (error instanceof Failure) throw error;
		if (plain.isOver() || encoded.isOver()) return "too-large";
		const { code } = error;
		if (code !== void 0 && ofDecoder.test(code)) return "content-encoding";
		if (code !== void 0 || error instanceof DOMException) return "truncated";
		throw error;
	}
}
const ofDecoder = /^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_BUFFER|ERR_PADDING)/;
async function decode(body, decoder, take) {
	const first = await body.next();
	if (first.done) return;
	async function* whole() {
		yield first.value;
		yield* body;
	}
	await pipeline$1(Readable.from(whole()), decoder(first.value), async (pieces) => {
		for await (const piece of pieces) take(piece);
	});
}
function openMeter(limit) {
	let size = 0;
	function counted(piece) {
		size += piece.length;
		if (size > limit) throw new RangeError("more than the limit");
		return piece;
	}
	return {
		counted,
		async *all(body) {
			for await (const piece of body) if (piece.length > 0) yield counted(piece);
		},
		isOver: () => size > limit
	};
}
// src/net/sources/answer.ts
async function wholeAnswer({ status, address, headers, body: sent }, asked, { limit, signal, mayBeSame, receive }) {
	const none = new Uint8Array();
	if (status === 429) {
		const seconds = retryAfterOf(headers) ?? unsaid;
		throw failure("source.rate-limited", {
			...asked,
			seconds
		}, { retryAfter: seconds });
	}
	if (status === 304 && mayBeSame) return {
		status,
		body: none,
		address,
		headers
	};
	if (status !== 200 && status !== 404) {
		const retryAfter = retryAfterOf(headers);
		throw failure("source.status", {
			...asked,
			status
		}, retryAfter === null ? {} : { retryAfter });
	}
	const pieces = [];
	const problem = await decoded({
		headers,
		body: sent
	}, limit, status === 200 && receive || ((bytes) => void pieces.push(bytes)));
	if (problem === null) return {
		status,
		body: Buffer.concat(pieces),
		address,
		headers
	};
	if (status === 404) return {
		status,
		body: none,
		address,
		headers
	};
	throwIfAborted(signal);
	throw failure("source.malformed", {
		...asked,
		detail: problem
	});
}
const unsaid = 60;
const longest = 86400;
function retryAfterOf(headers) {
	const [told = ""] = valuesOf(headers, "retry-after").map((value) => value.trim());
	if (/^\d{1,9}$/.test(told)) return bounded(Number(told));
	const [until, now] = [dateOf(told), dateOf(valuesOf(headers, "date")[0]?.trim() ?? "")];
	return until === null || now === null ? null : bounded((until - now) / 1e3);
}
function bounded(seconds) {
	return Math.min(longest, Math.max(1, Math.ceil(seconds)));
}
const fixedDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
function dateOf(text) {
	const date = fixedDate.test(text) ? Date.parse(text) : NaN;
	return Number.isNaN(date) ? null : date;
}
const ofRun = /^(?:aborted$|budget\.|proxy\.|timeout\.proxy$|source\.)/;
function sourceRefusalOf(error, asked, isNamed) {
	if (!(error instanceof Failure) || ofRun.test(error.facts.id)) return error;
	const { id, reason } = error.facts;
	const options = { cause: error };
	if (id.startsWith("timeout.")) return failure("timeout.source", { ...asked }, options);
	if (id === "address.private" && isNamed) return failure("source.redirect", {
		...asked,
		detail: "private"
	}, options);
	return failure("source.unreachable", {
		...asked,
		detail: reason
	}, options);
}
export { acceptedCodings as i, sourceRefusalOf as n, wholeAnswer as r, retryAfterOf as t };
