import { J as printable } from "./start.js";
import { $a as string$1, Ha as ZodString, Ka as boolean, Va as ZodNumber, Xa as object, Ya as number$1, ao as _coercedString, io as _coercedNumber, no as unknown, to as union } from "./gate.js";
// node_modules/zod/v4/classic/coerce.js
function string(params) {
	return _coercedString(ZodString, params);
}
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
// src/formats/rdap/jcard.ts
const mostProperties = 64;
const mostParts = 8;
const longestText$1 = 256;
function readCard(vcardArray) {
	const properties = propertiesIn(vcardArray);
	return {
		name: valueOf(properties, "fn"),
		organization: valueOf(properties, "org"),
		email: valueOf(properties, "email")?.replace(/^mailto:/i, "") ?? null,
		phone: phoneIn(properties),
		url: valueOf(properties, "url") ?? valueOf(properties, "contact-uri")
	};
}
function propertiesIn(card) {
	return listIn(card).slice(0, mostProperties).flatMap((each) => {
		const [name, parameters, , value] = Array.isArray(each) ? each : [];
		if (typeof name !== "string") return [];
		return [{
			name: name.slice(0, longestText$1).toLowerCase(),
			parameters,
			value: textOf(value)
		}];
	});
}
function listIn(card) {
	if (!Array.isArray(card)) return [];
	const [first, second] = card;
	const list = typeof first === "string" ? second : isWrapped(first) ? first.vcard : card;
	if (!Array.isArray(list)) return [];
	const [inner] = list;
	return Array.isArray(inner) && Array.isArray(inner[0]) ? inner : list;
}
function isWrapped(value) {
	return typeof value === "object" && value !== null && "vcard" in value;
}
function textOf(value) {
	const [first = ""] = (Array.isArray(value) ? value.slice(0, mostParts) : [value]).flatMap((each) => typeof each === "string" && each.trim() !== "" ? [each] : []);
	return printable(first.trim(), longestText$1) || null;
}
function valueOf(properties, name) {
	return properties.find((each) => each.name === name && each.value !== null)?.value ?? null;
}
function phoneIn(properties) {
	const { value = null } = properties.filter(({ name, value }) => name === "tel" && value !== null).find(({ parameters }) => !isFax(parameters)) ?? {};
	return value?.replace(/^tel:/i, "") ?? null;
}
function isFax(parameters) {
	const type = typeof parameters === "object" && parameters !== null && "type" in parameters && parameters.type;
	return (Array.isArray(type) ? type.slice(0, mostParts) : [type]).some((each) => typeof each === "string" && each.slice(0, longestText$1).toLowerCase() === "fax");
}
// src/formats/rdap/json.ts
const deepest = 64;
function readJson(body) {
	const text = new TextDecoder().decode(body);
	if (isTooDeep(text)) return { fault: "deep" };
	try {
		return { json: JSON.parse(text.replace(/^\ufeff/, "")) };
	} catch {
		return { fault: "json" };
	}
}
function isTooDeep(text) {
	let depth = 0;
	let isQuoted = false;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (isQuoted && character === "\\") at++;
		else if (character === "\"") isQuoted = !isQuoted;
		else if (isQuoted) continue;
		else if (character === "{" || character === "[") depth++;
		else if (character === "}" || character === "]") depth--;
		if (depth > deepest) return true;
	}
	return false;
}
// src/formats/rdap/members.ts
const mostListed = 64;
function maybe(schema) {
	return schema.nullable().prefault(null).catch(null);
}
function listOf(schema, most = mostListed) {
	return unknown().transform((all) => {
		return (Array.isArray(all) ? all : isItem(all) ? [all] : []).slice(0, most).flatMap((each) => {
			const read = schema.safeParse(each);
			return read.success ? [read.data] : [];
		});
	}).prefault([]);
}
function isItem(value) {
	return typeof value === "string" || typeof value === "object" && value !== null;
}
const line = string$1().transform((value) => printable(value.trim(), 256) || null);
const link = object({
	rel: maybe(string$1()),
	type: maybe(string$1()),
	href: maybe(string$1().max(2048))
});
const contact = object({
	roles: listOf(string$1().transform((role) => role.slice(0, 256).trim().toLowerCase())),
	handle: maybe(line),
	vcardArray: unknown().optional(),
	publicIds: listOf(object({
		type: string$1(),
		identifier: union([string$1(), number$1()])
	})),
	links: listOf(link),
	url: maybe(line),
	remarks: listOf(object({
		title: maybe(line),
		type: maybe(line)
	}))
});
const entity = contact.extend({ entities: listOf(contact) });
const notice = object({
	title: maybe(line),
	type: maybe(line),
	description: listOf(line, 4)
});
const signer = object({
	keyTag: number().int().min(0).max(65535),
	algorithm: number().int().min(0).max(255),
	digestType: number().int().min(0).max(255),
	digest: string$1().max(256)
});
const redaction = object({ name: object({
	type: maybe(line),
	description: maybe(line)
}) });
const response = object({
	errorCode: maybe(number()),
	objectClassName: maybe(string$1().transform((name) => name.slice(0, 256).toLowerCase())),
	ldhName: maybe(string$1().max(256)),
	unicodeName: maybe(string$1().max(256)),
	handle: maybe(line),
	status: listOf(string$1()),
	events: listOf(object({
		eventAction: string$1(),
		eventDate: string$1()
	}), 256),
	nameservers: listOf(object({
		ldhName: maybe(string$1().max(256)),
		unicodeName: maybe(string$1().max(256))
	})),
	secureDNS: maybe(object({
		delegationSigned: maybe(boolean()),
		dsData: listOf(signer)
	})),
	entities: listOf(entity),
	links: listOf(link),
	notices: listOf(notice),
	remarks: listOf(notice),
	redacted: listOf(redaction)
});
export { readJson as a, string as c, response as i, listOf as n, readCard as o, maybe as r, number as s, line as t };
