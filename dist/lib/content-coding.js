import { brotliDecompressSync, constants, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
// src/formats/http/content-coding.ts
const largest = 4194304;
const gzip = {
	finishFlush: constants.Z_SYNC_FLUSH,
	maxOutputLength: largest
};
const brotli = {
	finishFlush: constants.BROTLI_OPERATION_FLUSH,
	maxOutputLength: largest
};
const codings = {
	"": (body) => body,
	identity: (body) => body,
	gzip: (body) => gunzipSync(body, gzip),
	"x-gzip": (body) => gunzipSync(body, gzip),
	deflate: (body) => inflateSync(body, gzip),
	br: (body) => brotliDecompressSync(body, brotli),
	zstd: (body) => zstdDecompressSync(body, {
		finishFlush: constants.ZSTD_e_flush,
		maxOutputLength: largest
	})
};
function decodeBody(body, coding) {
	const name = coding.trim().toLowerCase();
	const decode = Object.hasOwn(codings, name) ? codings[name] : void 0;
	try {
		return decode?.(body) ?? null;
	} catch {
		return null;
	}
}
export { decodeBody as t };
