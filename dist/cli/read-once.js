import { Da as readData, Fa as writeBytes, Go as DnsError, Ho as readPart, La as writePart, Po as readName, Ra as writeShort, Ro as cursorOf, Uo as readRest, Vo as readLong, Wa as types, Wo as readShort, zo as readByte } from "./gate.js";
// src/formats/dns/edns.ts
const longestErrorText = 512;
const codes = {
	server: 3,
	error: 15
};
function readOptions(cursor) {
	const options = [];
	while (cursor.at < cursor.end) {
		const code = readShort(cursor);
		options.push(readPart(cursor, readShort(cursor), (part) => readOption(code, part)));
	}
	return options;
}
function readOption(code, part) {
	if (code === codes.server) return {
		name: "server",
		bytes: readRest(part)
	};
	if (code !== codes.error || part.end - part.at < 2) return {
		name: "other",
		code,
		bytes: readRest(part)
	};
	return {
		name: "error",
		code: readShort(part),
		text: beginning(Buffer.from(beginning(readRest(part)), "utf8")).replace(/\0+$/, "")
	};
}
function beginning(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, longestErrorText), { stream: true });
}
function writeOptions(out, options) {
	for (const option of options) {
		writeShort(out, option.name === "other" ? option.code : codes[option.name]);
		writePart(out, () => writeOption(out, option));
	}
}
function writeOption(out, option) {
	if (option.name !== "error") return writeBytes(out, option.bytes);
	const text = Buffer.from(option.text, "utf8");
	if (text.length > longestErrorText) throw new DnsError("an error text of more than 512 octets");
	writeShort(out, option.code);
	writeBytes(out, text);
}
// src/formats/dns/read-message.ts
const mostRecords = 1e4;
const mostQuestions = 32;
function readMessage(bytes) {
	if (bytes.length > 65535) throw new DnsError("longer than a message can be");
	const cursor = cursorOf(bytes);
	const id = readShort(cursor);
	const flags = readShort(cursor);
	const counts = {
		questions: readShort(cursor),
		answers: readShort(cursor),
		authorities: readShort(cursor)
	};
	const additionals = readShort(cursor);
	if (counts.questions > mostQuestions) throw new DnsError("too many questions");
	if (counts.answers + counts.authorities + additionals > mostRecords) throw new DnsError("too many records");
	const isTruncated = (flags & 512) !== 0;
	const questions = [];
	const sections = {
		answers: [],
		authorities: [],
		additionals: [],
		opt: null
	};
	try {
		for (let left = counts.questions; left > 0; left--) questions.push(readQuestion(cursor));
		for (let left = counts.answers; left > 0; left--) sections.answers.push(readRecord(cursor));
		for (let left = counts.authorities; left > 0; left--) sections.authorities.push(readRecord(cursor));
		for (let left = additionals; left > 0; left--) readAdditional(cursor, sections);
	} catch (error) {
		if (!(error instanceof DnsError) || !isTruncated) throw error;
		cursor.at = cursor.end;
	}
	const { opt, ...records } = sections;
	return {
		id,
		isResponse: (flags & 32768) !== 0,
		opcode: flags >> 11 & 15,
		isAuthoritative: (flags & 1024) !== 0,
		isTruncated,
		isRecursionDesired: (flags & 256) !== 0,
		isRecursionAvailable: (flags & 128) !== 0,
		isAuthenticData: (flags & 32) !== 0,
		isCheckingDisabled: (flags & 16) !== 0,
		rcode: (opt?.rcodeHigh ?? 0) * 16 + (flags & 15),
		questions,
		...records,
		edns: opt && ednsOf(opt),
		stray: cursor.end - cursor.at
	};
}
function ednsOf({ version, size, isDnssecOk, options }) {
	return {
		version,
		size,
		isDnssecOk,
		options
	};
}
function readQuestion(cursor) {
	return {
		name: readName(cursor),
		type: readShort(cursor),
		class: readShort(cursor)
	};
}
function readRecord(cursor) {
	const name = readName(cursor);
	const type = readShort(cursor);
	if (type === types.OPT) throw new DnsError("OPT out of place");
	return readAfterType(cursor, name, type);
}
function readAfterType(cursor, name, type) {
	const inClass = readShort(cursor);
	const seconds = readLong(cursor);
	const data = readPart(cursor, readShort(cursor), (part) => readData(part, type, inClass));
	return {
		name,
		type,
		class: inClass,
		ttl: seconds > 2147483647 ? 0 : seconds,
		data
	};
}
function readAdditional(cursor, sections) {
	const name = readName(cursor);
	const type = readShort(cursor);
	if (type !== types.OPT) {
		sections.additionals.push(readAfterType(cursor, name, type));
		return;
	}
	if (sections.opt) throw new DnsError("more than one OPT");
	if (name.wire.length !== 1) throw new DnsError("OPT of a name");
	sections.opt = {
		size: readShort(cursor),
		rcodeHigh: readByte(cursor),
		version: readByte(cursor),
		isDnssecOk: (readShort(cursor) & 32768) !== 0,
		options: readPart(cursor, readShort(cursor), readOptions)
	};
}
// src/formats/dns/read-once.ts
const known = new WeakMap();
function messageIn(bytes) {
	const message = known.get(bytes) ?? readMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
	known.set(bytes, message);
	return message;
}
export { readMessage as n, writeOptions as r, messageIn as t };
