import { brotliCompressSync, constants, gzipSync } from "node:zlib";
// server/pages/reply.ts
const smallest = 1e3;
const quick = 4;
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
function encode(bytes, coding, level) {
	if (coding === "gzip") return gzipSync(bytes);
	return brotliCompressSync(bytes, { params: {
		[constants.BROTLI_PARAM_QUALITY]: level,
		[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
	} });
}
function codingOf({ headers }) {
	const names = (headers["accept-encoding"] ?? "").slice(0, 200).toLowerCase().split(",");
	const takes = (coding) => names.some((name) => name.trim().split(";")[0]?.trim() === coding && !/;\s*q=0(?:\.0*)?\s*$/.test(name));
	if (takes("br")) return "br";
	return takes("gzip") ? "gzip" : null;
}
export { compressed as n, thorough as r, codingOf as t };
