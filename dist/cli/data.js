import { isIPv4, isIPv6 } from "node:net";
// src/formats/dns/error.ts
var DnsError = class extends Error {
	name = "DnsError";
};
// src/formats/dns/cursor.ts
function cursorOf(bytes) {
	return {
		bytes,
		at: 0,
		end: bytes.length,
		names: new Map()
	};
}
function pass(cursor, count) {
	const { at } = cursor;
	if (at + count > cursor.end) throw new DnsError("truncated");
	cursor.at = at + count;
	return at;
}
function readByte(cursor) {
	return cursor.bytes.readUInt8(pass(cursor, 1));
}
function readShort(cursor) {
	return cursor.bytes.readUInt16BE(pass(cursor, 2));
}
function readLong(cursor) {
	return cursor.bytes.readUInt32BE(pass(cursor, 4));
}
function readBytes(cursor, count) {
	const from = pass(cursor, count);
	return cursor.bytes.subarray(from, from + count);
}
function readRest(cursor) {
	return readBytes(cursor, cursor.end - cursor.at);
}
function readCharacterString(cursor) {
	return readBytes(cursor, readByte(cursor));
}
function readPart(cursor, length, read) {
	const from = pass(cursor, length);
	const part = {
		bytes: cursor.bytes,
		at: from,
		end: from + length,
		names: cursor.names
	};
	const value = read(part);
	if (part.at !== part.end) throw new DnsError("more data than its type has");
	return value;
}
// src/formats/dns/name.ts
const root = { wire: Buffer.of(0) };
const longestName = 255;
const longestLabel = 63;
const mostPointers = 127;
function readName(cursor, mayPoint = true) {
	const { bytes, names } = cursor;
	const from = cursor.at;
	const parts = [];
	let place = cursor;
	let start = from;
	let size = 0;
	let key = from;
	for (let pointers = 0;;) {
		const at = place.at;
		const length = readByte(place);
		if (length <= longestLabel) {
			readBytes(place, length);
			size += length + 1;
			if (size > longestName) throw new DnsError("a name of more than 255 octets");
			if (length > 0) continue;
			parts.push(bytes.subarray(start, place.at));
			break;
		}
		if (length < 192) throw new DnsError("a label of an unknown kind");
		if (!mayPoint) throw new DnsError("a pointer where none may be");
		const target = (length & 63) * 256 + readByte(place);
		if (target >= start) throw new DnsError("a pointer that does not lead back");
		if (at === from) key = target;
		const known = at === from ? names.get(target) : void 0;
		if (known) return known;
		if (++pointers > mostPointers) throw new DnsError("too many pointers");
		if (at > start) parts.push(bytes.subarray(start, at));
		start = target;
		place = {
			bytes,
			at: target,
			end: at,
			names
		};
	}
	const [only] = parts;
	const name = { wire: parts.length === 1 && only ? only : Buffer.concat(parts, size) };
	names.set(key, name);
	return name;
}
function nameOf(labels) {
	const wire = Buffer.concat([...labels.flatMap((label) => [Buffer.of(label.length), label]), root.wire]);
	if (labels.some(({ length }) => length === 0)) throw new DnsError("an empty label");
	if (labels.some(({ length }) => length > longestLabel)) throw new DnsError("a label of more than 63 octets");
	if (wire.length > longestName) throw new DnsError("a name of more than 255 octets");
	return { wire };
}
function labelsOf({ wire }) {
	const labels = [];
	for (let at = 0, length = wire[0] ?? 0; length > 0; length = wire[at] ?? 0) {
		labels.push(wire.subarray(at + 1, at + 1 + length));
		at += length + 1;
	}
	return labels;
}
function keyOf({ wire }) {
	const text = wire.toString("latin1");
	return /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}
function lowerCased(name) {
	return { wire: Buffer.from(keyOf(name), "latin1") };
}
function isSameName(one, other) {
	return one.wire.length === other.wire.length && (one.wire.equals(other.wire) || keyOf(one) === keyOf(other));
}
function parentOf({ wire }) {
	const length = wire[0] ?? 0;
	return length === 0 ? null : { wire: wire.subarray(length + 1) };
}
function* upwards(name) {
	for (let each = name; each; each = parentOf(each)) yield each;
}
function isWithin(name, zone) {
	if (name.wire.length - zone.wire.length < 0) return false;
	for (const each of upwards(name)) if (each.wire.length === zone.wire.length) return isSameName(each, zone);
	return false;
}
function countLabels(name) {
	return labelsOf(name).length;
}
function outermost(name, count) {
	return nameOf(labelsOf(name).slice(-count || Infinity));
}
function wildcardBelow(name) {
	return nameOf([Buffer.from("*"), ...labelsOf(name)]);
}
function isWildcard({ wire }) {
	return wire[0] === 1 && wire[1] === 42;
}
function compareNames(one, other) {
	const ours = labelsOf(lowerCased(one)).toReversed();
	const theirs = labelsOf(lowerCased(other)).toReversed();
	for (const [index, label] of ours.entries()) {
		const order = label.compare(theirs[index] ?? Buffer.alloc(0));
		if (order !== 0) return order;
	}
	return ours.length - theirs.length;
}
// src/formats/dns/name-text.ts
const special = new Set(Array.from(".\"();@$\\", (sign) => sign.charCodeAt(0)));
function nameText(name) {
	return `${labelsOf(name).map((label) => Array.from(label, octetText).join("")).join(".")}.`;
}
function octetText(octet) {
	if (special.has(octet)) return `\\${String.fromCharCode(octet)}`;
	return octet > 32 && octet < 127 ? String.fromCharCode(octet) : decimalEscape(octet);
}
function decimalEscape(octet) {
	return `\\${`${octet}`.padStart(3, "0")}`;
}
function parseName(text) {
	if (text === ".") return nameOf([]);
	const labels = [[]];
	for (let at = 0; at < text.length;) {
		const { octet, size } = octetAt(text, at);
		at += size;
		if (octet !== null) labels.at(-1)?.push(octet);
		else if (at < text.length) labels.push([]);
		if (labels.length > 127 || at > 1020) throw new DnsError("a name of more than 255 octets");
	}
	return nameOf(labels.map((label) => Buffer.from(label)));
}
function octetAt(text, at) {
	if (text[at] === ".") return {
		octet: null,
		size: 1
	};
	if (text[at] !== "\\") return {
		octet: ascii(text.charCodeAt(at)),
		size: 1
	};
	const digits = /^\d{3}$/.exec(text.slice(at + 1, at + 4))?.[0];
	if (digits === void 0) return {
		octet: ascii(text.charCodeAt(at + 1)),
		size: 2
	};
	if (Number(digits) > 255) throw new DnsError("an escape of no octet");
	return {
		octet: Number(digits),
		size: 4
	};
}
function ascii(code) {
	if (!(code < 128)) throw new DnsError("a character that is not ASCII");
	return code;
}
// src/formats/dns/codes.ts
const types = {
	A: 1,
	NS: 2,
	CNAME: 5,
	SOA: 6,
	MB: 7,
	MG: 8,
	MR: 9,
	NULL: 10,
	PTR: 12,
	HINFO: 13,
	MINFO: 14,
	MX: 15,
	TXT: 16,
	RP: 17,
	AFSDB: 18,
	RT: 21,
	PX: 26,
	AAAA: 28,
	LOC: 29,
	SRV: 33,
	NAPTR: 35,
	KX: 36,
	CERT: 37,
	DNAME: 39,
	OPT: 41,
	APL: 42,
	DS: 43,
	SSHFP: 44,
	IPSECKEY: 45,
	RRSIG: 46,
	NSEC: 47,
	DNSKEY: 48,
	NSEC3: 50,
	NSEC3PARAM: 51,
	TLSA: 52,
	SMIMEA: 53,
	CDS: 59,
	CDNSKEY: 60,
	OPENPGPKEY: 61,
	CSYNC: 62,
	ZONEMD: 63,
	SVCB: 64,
	HTTPS: 65,
	SPF: 99,
	NID: 104,
	L32: 105,
	L64: 106,
	LP: 107,
	EUI48: 108,
	EUI64: 109,
	NXNAME: 128,
	AXFR: 252,
	ANY: 255,
	URI: 256,
	CAA: 257
};
const namesByType = new Map(Object.entries(types).map(([name, number]) => [number, name]));
function typeText(type) {
	return namesByType.get(type) ?? `TYPE${type}`;
}
const classes = {
	IN: 1,
	CH: 3,
	HS: 4
};
const rcodes = {
	NOERROR: 0,
	FORMERR: 1,
	SERVFAIL: 2,
	NXDOMAIN: 3,
	NOTIMP: 4,
	REFUSED: 5,
	YXDOMAIN: 6,
	YXRRSET: 7,
	NXRRSET: 8,
	NOTAUTH: 9,
	NOTZONE: 10,
	BADVERS: 16,
	BADCOOKIE: 23
};
const namesByRcode = new Map(Object.entries(rcodes).map(([name, number]) => [number, name]));
function rcodeText(rcode) {
	return namesByRcode.get(rcode) ?? `RCODE${rcode}`;
}
// src/formats/dns/out.ts
const mostBytes = 65535;
function openMessage() {
	return {
		bytes: Buffer.alloc(512),
		at: 0,
		places: new Map(),
		isCanonical: false
	};
}
function openPart(isCanonical = false) {
	return {
		bytes: Buffer.alloc(64),
		at: 0,
		places: null,
		isCanonical
	};
}
function written({ bytes, at }) {
	return bytes.subarray(0, at);
}
function extend(out, count) {
	const { at } = out;
	if (at + count > 65535) throw new DnsError("longer than a message can be");
	if (at + count > out.bytes.length) out.bytes = Buffer.concat([out.bytes], Math.min(mostBytes, Math.max(at + count, out.bytes.length * 2)));
	out.at = at + count;
	return at;
}
function checked$1(value, octets) {
	if (Number.isInteger(value) && value >= 0 && value < 2 ** (8 * octets)) return value;
	throw new DnsError(`no number of ${octets} octets`);
}
function writeByte(out, value) {
	const at = extend(out, 1);
	out.bytes.writeUInt8(checked$1(value, 1), at);
}
function writeShort(out, value) {
	const at = extend(out, 2);
	out.bytes.writeUInt16BE(checked$1(value, 2), at);
}
function writeLong(out, value) {
	const at = extend(out, 4);
	out.bytes.writeUInt32BE(checked$1(value, 4), at);
}
function writeBytes(out, value) {
	const at = extend(out, value.length);
	out.bytes.set(value, at);
}
function writeCharacterString(out, value) {
	if (value.length > 255) throw new DnsError("a string of more than 255 octets");
	writeByte(out, value.length);
	writeBytes(out, value);
}
function writePart(out, write) {
	const at = extend(out, 2);
	write();
	out.bytes.writeUInt16BE(checked$1(out.at - at - 2, 2), at);
}
// src/formats/dns/fields/bytes.ts
function quoted(value) {
	return `"${Array.from(value, quotedOctet).join("")}"`;
}
function quotedOctet(octet) {
	if (octet === 34 || octet === 92) return `\\${String.fromCharCode(octet)}`;
	return octet >= 32 && octet < 127 ? String.fromCharCode(octet) : decimalEscape(octet);
}
const characterString = {
	read: readCharacterString,
	write: writeCharacterString,
	text: quoted
};
const characterStrings = {
	read(cursor) {
		const strings = [readCharacterString(cursor)];
		while (cursor.at < cursor.end) strings.push(readCharacterString(cursor));
		return strings;
	},
	write(out, strings) {
		if (strings.length === 0) throw new DnsError("no string");
		for (const each of strings) writeCharacterString(out, each);
	},
	text: (strings) => strings.map(quoted).join(" ")
};
const tag = {
	read(cursor) {
		return checkedTag(readBytes(cursor, readByte(cursor)).toString("latin1"));
	},
	write: (out, value) => writeCharacterString(out, Buffer.from(checkedTag(value), "latin1")),
	text: (value) => value
};
function checkedTag(text) {
	if (!/^[0-9A-Za-z]{1,255}$/.test(text)) throw new DnsError("a tag of other than letters and digits");
	return text;
}
function readSome(cursor) {
	const rest = readRest(cursor);
	if (rest.length === 0) throw new DnsError("truncated");
	return rest;
}
const hex = {
	read: readSome,
	write: writeBytes,
	text: hexText
};
const base64 = {
	read: readSome,
	write: writeBytes,
	text: (value) => value.toString("base64")
};
const quotedRest = {
	read: readRest,
	write: writeBytes,
	text: quoted
};
const salt = {
	read: readCharacterString,
	write: writeCharacterString,
	text: (value) => hexText(value) || "-"
};
const hash = {
	read(cursor) {
		const value = readCharacterString(cursor);
		if (value.length === 0) throw new DnsError("no hash");
		return value;
	},
	write: writeCharacterString,
	text: base32Text
};
function hexText(value) {
	return value.toString("hex").toUpperCase();
}
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
function base32Text(value) {
	const bits = Array.from(value, (octet) => octet.toString(2).padStart(8, "0")).join("");
	return Array.from(bits.match(/.{1,5}/g) ?? [], (five) => digits[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
function base32Bytes(text) {
	const values = Array.from(text.toUpperCase(), (digit) => digits.indexOf(digit));
	if (values.includes(-1)) return null;
	const octets = values.map((value) => value.toString(2).padStart(5, "0")).join("").match(/.{8}/g) ?? [];
	const bytes = Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
	return base32Text(bytes) === text.toUpperCase() ? bytes : null;
}
// src/formats/dns/name-write.ts
const furthest = 16383;
function writeName(out, name) {
	if (!out.places) return writeBytes(out, name.wire);
	for (let rest = name; rest; rest = parentOf(rest)) {
		const length = rest.wire[0] ?? 0;
		if (length === 0) break;
		const key = rest.wire.toString("latin1");
		const place = out.places.get(key);
		if (place !== void 0) return writeShort(out, 49152 | place);
		if (out.at <= furthest) out.places.set(key, out.at);
		writeBytes(out, rest.wire.subarray(0, length + 1));
	}
	return writeByte(out, 0);
}
function writePlainName(out, name) {
	writeBytes(out, name.wire);
}
function writeLowered(out, name) {
	writeBytes(out, Buffer.from(keyOf(name), "latin1"));
}
// src/formats/dns/fields/names.ts
const name = {
	read: (cursor) => readName(cursor),
	write: (out, value) => out.isCanonical ? writeLowered(out, value) : writeName(out, value),
	text: nameText
};
const looseName = {
	read: (cursor) => readName(cursor),
	write: (out, value) => out.isCanonical ? writeLowered(out, value) : writePlainName(out, value),
	text: nameText
};
const signerName = {
	...looseName,
	read: (cursor) => readName(cursor, false)
};
const plainName = {
	read: (cursor) => readName(cursor, false),
	write: writePlainName,
	text: nameText
};
// src/formats/dns/fields/addresses.ts
const ipv4 = {
	read: (cursor) => readBytes(cursor, 4).join("."),
	write: (out, value) => writeBytes(out, ipv4Bytes(value)),
	text: (value) => value
};
const ipv6 = {
	read: (cursor) => ipv6Text(readBytes(cursor, 16)),
	write: (out, value) => writeBytes(out, ipv6Bytes(value)),
	text: (value) => value
};
function ipv4Bytes(text) {
	if (!isIPv4(text)) throw new DnsError("not an IPv4 address");
	return Uint8Array.from(text.split("."), Number);
}
function ipv6Text(bytes) {
	const groups = Array.from({ length: 8 }, (_, index) => bytes.readUInt16BE(index * 2));
	if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 65535) return `::ffff:${bytes.subarray(12).join(".")}`;
	const { start, length } = longestZeros(groups);
	const texts = groups.map((group) => group.toString(16));
	if (length < 2) return texts.join(":");
	return `${texts.slice(0, start).join(":")}::${texts.slice(start + length).join(":")}`;
}
function longestZeros(groups) {
	let best = {
		start: 0,
		length: 0
	};
	let run = 0;
	for (const [index, group] of groups.entries()) {
		run = group === 0 ? run + 1 : 0;
		if (run > best.length) best = {
			start: index - run + 1,
			length: run
		};
	}
	return best;
}
function ipv6Bytes(text) {
	if (!isIPv6(text) || text.includes("%")) throw new DnsError("not an IPv6 address");
	const [before = "", after = ""] = text.replace(/[\d.]+\.\d+$/, (dotted) => {
		const [a = 0, b = 0, c = 0, d = 0] = ipv4Bytes(dotted);
		return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
	}).split("::");
	const [head, tail] = [before, after].map((part) => part.split(":").filter(Boolean));
	const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
	const groups = [
		...head,
		...zeros,
		...tail
	].map((group) => group.padStart(4, "0"));
	return Buffer.from(groups.join(""), "hex");
}
// src/formats/dns/fields/service.ts
const keyNames = [
	"mandatory",
	"alpn",
	"no-default-alpn",
	"port",
	"ipv4hint",
	"ech",
	"ipv6hint"
];
const serviceParameters = {
	read(cursor) {
		const parameters = [];
		for (let last = -1; cursor.at < cursor.end;) {
			const key = readShort(cursor);
			if (key <= last) throw new DnsError("service parameters out of order");
			parameters.push(readPart(cursor, readShort(cursor), (part) => readParameter(key, part)));
			last = key;
		}
		return parameters;
	},
	write(out, parameters) {
		for (const each of parameters) {
			writeShort(out, numberOf(each));
			writePart(out, () => writeParameter(out, each));
		}
	},
	text: (parameters) => parameters.map(parameterText).join(" ")
};
function numberOf(parameter) {
	return parameter.key === "other" ? parameter.number : parameter.key;
}
function checkService(priority, parameters) {
	if (priority === 0) return;
	const keys = new Set(parameters.map(numberOf));
	const [first] = parameters;
	if ((first?.key === 0 ? first.mandatory : []).some((key) => key === 0 || !keys.has(key))) throw new DnsError("a mandatory parameter that is missing");
	if (keys.has(2) && !keys.has(1)) throw new DnsError("no-default-alpn without alpn");
}
function readParameter(key, part) {
	if (key === 0) return {
		key,
		mandatory: ascending(readSeveral(part, readShort))
	};
	if (key === 1) return {
		key,
		protocols: readSeveral(part, readProtocol)
	};
	if (key === 2) return { key };
	if (key === 3) return {
		key,
		port: readShort(part)
	};
	if (key === 4) return {
		key,
		addresses: readSeveral(part, (each) => ipv4.read(each))
	};
	if (key === 5) return {
		key,
		config: readRest(part)
	};
	if (key === 6) return {
		key,
		addresses: readSeveral(part, (each) => ipv6.read(each))
	};
	if (key === 65535) throw new DnsError("the key that is no key");
	return {
		key: "other",
		number: key,
		value: readRest(part)
	};
}
function readSeveral(part, read) {
	const values = [read(part)];
	while (part.at < part.end) values.push(read(part));
	return values;
}
function readProtocol(part) {
	const length = readByte(part);
	if (length === 0) throw new DnsError("a protocol without a name");
	return readBytes(part, length);
}
function ascending(keys) {
	if (keys.some((key, index) => key <= (keys[index - 1] ?? -1))) throw new DnsError("mandatory keys out of order");
	return keys;
}
function writeParameter(out, parameter) {
	if (parameter.key === 0) for (const key of parameter.mandatory) writeShort(out, key);
	if (parameter.key === 1) for (const protocol of parameter.protocols) writeCharacterString(out, protocol);
	if (parameter.key === 3) writeShort(out, parameter.port);
	if (parameter.key === 4) for (const address of parameter.addresses) ipv4.write(out, address);
	if (parameter.key === 5) writeBytes(out, parameter.config);
	if (parameter.key === 6) for (const address of parameter.addresses) ipv6.write(out, address);
	if (parameter.key === "other") writeBytes(out, parameter.value);
}
function parameterText(parameter) {
	const name = keyName(numberOf(parameter));
	if (parameter.key === 2) return name;
	if (parameter.key === "other" && parameter.value.length === 0) return name;
	if (parameter.key === 5 && parameter.config.length === 0) return name;
	return `${name}=${valueText(parameter)}`;
}
function keyName(key) {
	return keyNames[key] ?? `key${key}`;
}
function valueText(parameter) {
	switch (parameter.key) {
		case 0: return parameter.mandatory.map(keyName).join(",");
		case 1: return quoted(Buffer.from(parameter.protocols.map(listItem).join(","), "latin1"));
		case 3: return `${parameter.port}`;
		case 5: return parameter.config.toString("base64");
		case "other": return quoted(parameter.value);
		default: return parameter.addresses.join(",");
	}
}
function listItem(value) {
	return value.toString("latin1").replaceAll(/[,\\]/g, String.raw`\$&`);
}
// src/formats/dns/fields/numbers.ts
const byte = {
	read: readByte,
	write: writeByte,
	text: String
};
const short = {
	read: readShort,
	write: writeShort,
	text: String
};
const long = {
	read: readLong,
	write: writeLong,
	text: String
};
const typeNumber = {
	read: readShort,
	write: writeShort,
	text: typeText
};
const time = {
	read: readLong,
	write: writeLong,
	text: (seconds) => new Date(seconds * 1e3).toISOString().replaceAll(/[-:T]|\..*/g, "")
};
// src/formats/dns/fields/types.ts
const typeBitmap = {
	read: readTypes,
	write: writeTypes,
	text: (numbers) => numbers.map(typeText).join(" ")
};
function readTypes(cursor) {
	const numbers = [];
	for (let last = -1; cursor.at < cursor.end;) {
		const window = readByte(cursor);
		const size = readByte(cursor);
		if (window <= last) throw new DnsError("type bitmaps out of order");
		if (size < 1 || size > 32) throw new DnsError("a type bitmap of no or more than 32 octets");
		const bits = readBytes(cursor, size);
		if (bits.at(-1) === 0) throw new DnsError("a type bitmap with padding");
		for (const [index, octet] of bits.entries()) for (let bit = 0; bit < 8; bit++) if (octet & 128 >> bit) numbers.push(window * 256 + index * 8 + bit);
		last = window;
	}
	return numbers;
}
function writeTypes(out, numbers) {
	const windows = new Map();
	for (const number of numbers.toSorted((one, other) => one - other)) {
		const octets = windows.get(number >> 8) ?? [];
		windows.set(number >> 8, octets);
		const index = (number & 255) >> 3;
		while (octets.length <= index) octets.push(0);
		octets[index] = (octets[index] ?? 0) | 128 >> (number & 7);
	}
	for (const [window, octets] of windows) {
		writeByte(out, window);
		writeByte(out, octets.length);
		writeBytes(out, Uint8Array.from(octets));
	}
}
// src/formats/dns/kinds.ts
const address4 = { address: ipv4 };
const address6 = { address: ipv6 };
const host = { name };
const strings = { strings: characterStrings };
const delegation = {
	keyTag: short,
	algorithm: byte,
	digestType: byte,
	digest: hex
};
const key = {
	flags: short,
	protocol: byte,
	algorithm: byte,
	publicKey: base64
};
const association = {
	usage: byte,
	selector: byte,
	matching: byte,
	data: hex
};
const service = {
	priority: short,
	target: plainName,
	parameters: serviceParameters
};
const fieldsOf = Object.fromEntries(Object.entries({
	A: address4,
	AAAA: address6,
	NS: host,
	CNAME: host,
	PTR: host,
	MB: host,
	MG: host,
	MR: host,
	MINFO: {
		mailbox: name,
		errors: name
	},
	SOA: {
		primary: name,
		mailbox: name,
		serial: long,
		refresh: long,
		retry: long,
		expire: long,
		minimum: long
	},
	MX: {
		preference: short,
		exchange: name
	},
	TXT: strings,
	HINFO: {
		cpu: characterString,
		system: characterString
	},
	SPF: strings,
	RP: {
		mailbox: looseName,
		text: looseName
	},
	DNAME: { name: looseName },
	AFSDB: {
		subtype: short,
		host: looseName
	},
	RT: {
		preference: short,
		host: looseName
	},
	PX: {
		preference: short,
		map822: looseName,
		mapX400: looseName
	},
	KX: {
		preference: short,
		exchanger: looseName
	},
	SRV: {
		priority: short,
		weight: short,
		port: short,
		target: looseName
	},
	NAPTR: {
		order: short,
		preference: short,
		flags: characterString,
		services: characterString,
		expression: characterString,
		replacement: looseName
	},
	DS: delegation,
	CDS: delegation,
	DNSKEY: key,
	CDNSKEY: key,
	RRSIG: {
		covered: typeNumber,
		algorithm: byte,
		labels: byte,
		originalTtl: long,
		expiration: time,
		inception: time,
		keyTag: short,
		signer: signerName,
		signature: base64
	},
	NSEC: {
		next: plainName,
		types: typeBitmap
	},
	NSEC3: {
		hashAlgorithm: byte,
		flags: byte,
		iterations: short,
		salt,
		next: hash,
		types: typeBitmap
	},
	NSEC3PARAM: {
		hashAlgorithm: byte,
		flags: byte,
		iterations: short,
		salt
	},
	TLSA: association,
	SMIMEA: association,
	SSHFP: {
		algorithm: byte,
		fingerprintType: byte,
		fingerprint: hex
	},
	OPENPGPKEY: { key: base64 },
	CSYNC: {
		serial: long,
		flags: short,
		types: typeBitmap
	},
	ZONEMD: {
		serial: long,
		scheme: byte,
		hashAlgorithm: byte,
		digest: hex
	},
	SVCB: service,
	HTTPS: service,
	URI: {
		priority: short,
		weight: short,
		target: quotedRest
	},
	CAA: {
		flags: byte,
		tag,
		value: quotedRest
	}
}).map(([kind, fields]) => [kind, Object.entries(fields)]));
// src/formats/dns/data.ts
const kindsByType = new Map(Object.keys(fieldsOf).map((kind) => [types[kind], kind]));
const nameFields = new Set([
	name,
	looseName,
	signerName,
	plainName
]);
const onlyInternet = new Set(["A", "AAAA"]);
function kindOf(type, inClass) {
	const kind = kindsByType.get(type);
	if (inClass === classes.IN || kind === void 0) return kind;
	return (inClass === classes.CH || inClass === classes.HS) && !onlyInternet.has(kind) ? kind : void 0;
}
function hasNames(type) {
	const kind = kindsByType.get(type);
	return kind !== void 0 && fieldsOf[kind].some(([, field]) => nameFields.has(field));
}
function readData(cursor, type, inClass) {
	const kind = kindOf(type, inClass);
	if (kind === void 0) return {
		type: "raw",
		bytes: readRest(cursor)
	};
	const from = cursor.at;
	try {
		const data = { type: kind };
		for (const [key, field] of fieldsOf[kind]) data[key] = field.read(cursor);
		if (cursor.at !== cursor.end) throw new DnsError("more data than its type has");
		return checked(data);
	} catch (error) {
		if (!(error instanceof DnsError)) throw error;
		cursor.at = from;
		return {
			type: "broken",
			bytes: readRest(cursor),
			reason: error.message
		};
	}
}
function checked(data) {
	if (data.type === "SVCB" || data.type === "HTTPS") checkService(data.priority, data.parameters);
	return data;
}
function writeData(out, data) {
	if (data.type === "raw" || data.type === "broken") return writeBytes(out, data.bytes);
	for (const [field, value] of valuesOf(data)) field.write(out, value);
}
function valuesOf(data) {
	const values = { ...data };
	return fieldsOf[data.type].map(([key, field]) => [field, values[key]]);
}
function dataBytes(data, isCanonical = false) {
	const out = openPart(isCanonical);
	writeData(out, data);
	return written(out);
}
function dataText(data) {
	if (data.type === "raw" || data.type === "broken") return `\\# ${data.bytes.length} ${hexText(data.bytes)}`.trimEnd();
	return valuesOf(data).map(([field, value]) => field.text(value)).filter((text) => text !== "").join(" ");
}
function isOf(kind, data) {
	return data.type === kind;
}
function joinedText(strings) {
	const whole = Buffer.concat(strings);
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(whole);
	} catch {
		return whole.toString("latin1");
	}
}
export { isWithin as A, wildcardBelow as B, types as C, countLabels as D, compareNames as E, outermost as F, readPart as G, readByte as H, parentOf as I, DnsError as J, readRest as K, readName as L, labelsOf as M, lowerCased as N, isSameName as O, nameOf as P, root as R, typeText as S, parseName as T, readBytes as U, cursorOf as V, readLong as W, writeShort as _, joinedText as a, rcodeText as b, writeName as c, openMessage as d, openPart as f, writePart as g, writeLong as h, isOf as i, keyOf as j, isWildcard as k, base32Bytes as l, writeBytes as m, dataText as n, readData as o, writeByte as p, readShort as q, hasNames as r, writeData as s, dataBytes as t, mostBytes as u, written as v, nameText as w, rcodes as x, classes as y, upwards as z };
