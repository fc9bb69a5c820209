import { Ba as classes, Fo as root, Go as DnsError, Ia as writeLong, La as writePart, Ma as openMessage, Oa as writeData, Pa as writeByte, Ra as writeShort, Tr as addressOctets, Wa as types, ka as writeName, za as written } from "./gate.js";
import { r as writeOptions } from "./read-once.js";
// src/formats/dns/client-subnet.ts
const code = 8;
const families = {
	4: 1,
	16: 2
};
const bits = {
	4: 24,
	16: 56
};
function clientSubnet(address) {
	const octets = addressOctets(address);
	const size = octets.length === 4 ? 4 : 16;
	const head = Buffer.of(0, families[size], bits[size], 0);
	return {
		name: "other",
		code,
		bytes: Buffer.concat([head, octets.subarray(0, bits[size] / 8)])
	};
}
function isForNetwork(options) {
	return options.some((each) => each.name === "other" && each.code === code && (each.bytes[3] ?? 0) > 0);
}
// src/formats/dns/write-message.ts
function writeMessage(message) {
	const { questions, answers, authorities, additionals, edns, rcode } = message;
	if (rcode > 15 && !edns) throw new DnsError("a response code that needs EDNS");
	if (message.opcode > 15) throw new DnsError("an operation of more than four bits");
	const out = openMessage();
	writeShort(out, message.id);
	writeShort(out, flagsOf(message));
	const counts = [
		questions.length,
		answers.length,
		authorities.length,
		additionals.length + (edns ? 1 : 0)
	];
	for (const count of counts) writeShort(out, count);
	for (const question of questions) writeQuestion(out, question);
	for (const record of [
		...answers,
		...authorities,
		...additionals
	]) writeRecord(out, record);
	if (edns) writeOpt(out, edns, rcode >> 4);
	return written(out);
}
function flagsOf(message) {
	return (message.isResponse ? 32768 : 0) | message.opcode << 11 | (message.isAuthoritative ? 1024 : 0) | (message.isTruncated ? 512 : 0) | (message.isRecursionDesired ? 256 : 0) | (message.isRecursionAvailable ? 128 : 0) | (message.isAuthenticData ? 32 : 0) | (message.isCheckingDisabled ? 16 : 0) | message.rcode & 15;
}
function writeQuestion(out, question) {
	writeName(out, question.name);
	writeShort(out, question.type);
	writeShort(out, question.class);
}
function writeRecord(out, record) {
	writeQuestion(out, record);
	writeLong(out, record.ttl);
	writePart(out, () => writeData(out, record.data));
}
function writeOpt(out, { size, version, isDnssecOk, options }, rcodeHigh) {
	writeName(out, root);
	writeShort(out, types.OPT);
	writeShort(out, size);
	writeByte(out, rcodeHigh);
	writeByte(out, version);
	writeShort(out, isDnssecOk ? 32768 : 0);
	writePart(out, () => writeOptions(out, options));
}
const datagramSize = 1232;
function writeQuery(id, name, type, asking = {}) {
	const { isRecursionDesired = true, isDnssecOk = false, hasEdns = true } = asking;
	const options = asking.clientSubnet === void 0 ? [] : [clientSubnet(asking.clientSubnet)];
	return writeMessage({
		id,
		isResponse: false,
		opcode: 0,
		isAuthoritative: false,
		isTruncated: false,
		isRecursionDesired,
		isRecursionAvailable: false,
		isAuthenticData: asking.isAuthenticData ?? false,
		isCheckingDisabled: asking.isCheckingDisabled ?? false,
		rcode: 0,
		questions: [{
			name,
			type,
			class: classes.IN
		}],
		answers: [],
		authorities: [],
		additionals: [],
		edns: hasEdns ? {
			version: 0,
			size: datagramSize,
			isDnssecOk,
			options
		} : null,
		stray: 0
	});
}
export { isForNetwork as i, writeQuery as n, clientSubnet as r, writeMessage as t };
