import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, crc32, deflateRawSync, gzip, gzipSync } from "node:zlib";
// server/http/coding.ts
const smallest = 1e3;
const quick = 4;
const large = 9;
const thorough = constants.BROTLI_MAX_QUALITY;
function compressed(incoming, { status = 200, fields, content }, level = quick) {
	const all = [...fields, ["vary", "accept-encoding, cookie"]];
	const coding = codingOf(incoming);
	const bytes = Buffer.from(content);
	if (coding === null || bytes.length < smallest) return {
		status,
		fields: all,
		body: "",
		bytes
	};
	return {
		status,
		fields: [...all, ["content-encoding", coding]],
		body: "",
		bytes: encode(bytes, coding, level)
	};
}
function coded(incoming, reply) {
	const { body, bytes = nothing } = reply;
	if (body.length + bytes.length < smallest) return reply;
	const coding = codingOf(incoming, ["gzip", "br"]);
	if (coding === null) return reply;
	const fields = [...reply.fields, ["content-encoding", coding]];
	const head = Buffer.from(body);
	const content = coding === "gzip" ? joined(head, bytes) : encode(Buffer.concat([head, bytes]), coding, quick);
	return {
		...reply,
		fields,
		body: "",
		bytes: content
	};
}
const nothing = new Uint8Array();
const deflated = new WeakMap();
const largestBlock = 65535;
function joined(head, tail) {
	if (head.length > largestBlock || tail.length === 0) return gzipSync(Buffer.concat([head, tail]));
	const rest = deflated.get(tail) ?? deflateRawSync(tail);
	deflated.set(tail, rest);
	const start = Buffer.from([
		31,
		139,
		8,
		0,
		0,
		0,
		0,
		0,
		0,
		255,
		0,
		0,
		0,
		0,
		0
	]);
	start.writeUInt16LE(head.length, 11);
	start.writeUInt16LE(largestBlock - head.length, 13);
	const end = Buffer.alloc(8);
	end.writeUInt32LE(crc32(tail, crc32(head)), 0);
	end.writeUInt32LE(head.length + tail.length, 4);
	return Buffer.concat([
		start,
		head,
		rest,
		end
	]);
}
function encode(bytes, coding, level) {
	if (coding === "gzip") return gzipSync(bytes);
	return brotliCompressSync(bytes, { params: {
		[constants.BROTLI_PARAM_QUALITY]: level,
		[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
	} });
}
function encodeLarge(bytes, coding) {
	if (coding === "gzip") return promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
	return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: large } });
}
function codingOf({ headers }, codings = ["br", "gzip"]) {
	const names = (headers["accept-encoding"] ?? "").slice(0, 200).toLowerCase().split(",");
	const takes = (coding) => names.some((name) => name.trim().split(";")[0]?.trim() === coding && !/;\s*q=0(?:\.0*)?\s*$/.test(name));
	return codings.find(takes) ?? null;
}
export { thorough as a, encodeLarge as i, codingOf as n, compressed as r, coded as t };
