// src/formats/x509/der.ts
var DerError = class extends Error {
	name = "DerError";
};
const tags = {
	boolean: 1,
	integer: 2,
	bitString: 3,
	octetString: 4,
	oid: 6,
	enumerated: 10,
	utcTime: 23,
	generalizedTime: 24,
	sequence: 48,
	set: 49
};
function readElement(bytes, offset = 0) {
	const tag = bytes[offset];
	const first = bytes[offset + 1];
	if (tag === void 0 || first === void 0) throw new DerError("truncated");
	if ((tag & 31) === 31) throw new DerError("long tag");
	const size = first < 128 ? 0 : first & 127;
	if (first === 128 || size > 4) throw new DerError("length");
	const start = offset + 2 + size;
	if (start > bytes.length) throw new DerError("truncated");
	const end = start + (size === 0 ? first : bytes.readUIntBE(offset + 2, size));
	if (end > bytes.length) throw new DerError("truncated");
	return {
		tag,
		content: bytes.subarray(start, end),
		whole: bytes.subarray(offset, end)
	};
}
function readWhole(bytes, tag) {
	const buffer = toBuffer(bytes);
	const element = readElement(buffer);
	if (element.whole.length !== buffer.length) throw new DerError("trailing bytes");
	return tag === void 0 ? element : expectTag(element, tag);
}
function* walk(content) {
	for (let offset = 0; offset < content.length;) {
		const element = readElement(content, offset);
		yield element;
		offset += element.whole.length;
	}
}
function children({ content }, limit = 4096) {
	const elements = [];
	for (const element of walk(content)) {
		if (elements.length >= limit) throw new DerError("too many elements");
		elements.push(element);
	}
	return elements;
}
function expectTag(element, tag) {
	if (element?.tag !== tag) throw new DerError(`expected tag ${tag}`);
	return element;
}
function readOid({ content }) {
	if (content.length === 0 || content.length > 64) throw new DerError("oid");
	const arcs = [];
	let arc = 0n;
	let isWithin = false;
	for (const byte of content) {
		if (!isWithin && byte === 128) throw new DerError("oid");
		arc = arc << 7n | BigInt(byte & 127);
		isWithin = (byte & 128) !== 0;
		if (isWithin) continue;
		arcs.push(arc);
		arc = 0n;
	}
	if (isWithin) throw new DerError("oid");
	const [first = 0n, ...rest] = arcs;
	const root = first < 80n ? first / 40n : 2n;
	return [
		root,
		first - root * 40n,
		...rest
	].join(".");
}
const utcTime = /^(?<y>\d\d)(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)Z$/;
const generalizedTime = /^(?<y>\d{4})(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)(?:\.\d{1,9})?Z$/;
function readTime({ tag, content }) {
	const text = content.toString("latin1", 0, 32);
	const match = (tag === tags.utcTime ? utcTime : generalizedTime).exec(text);
	if (!match?.groups || tag !== tags.utcTime && tag !== tags.generalizedTime) throw new DerError("time");
	const { y, mo, d, h, mi, s } = match.groups;
	const year = Number(y) + (tag === tags.generalizedTime ? 0 : Number(y) < 50 ? 2e3 : 1900);
	const time = Date.UTC(year, Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s));
	const written = `${`${year}`.padStart(4, "0")}-${mo}-${d}T${h}:${mi}:${s}.000Z`;
	if (new Date(time).toISOString() !== written) throw new DerError("time");
	return time;
}
function readBits(element) {
	const { content } = expectTag(element, tags.bitString);
	if (content[0] !== 0) throw new DerError("bit string");
	return content.subarray(1);
}
function toBuffer(bytes) {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
export { readElement as a, readWhole as c, readBits as i, tags as l, children as n, readOid as o, expectTag as r, readTime as s, DerError as t, toBuffer as u };
