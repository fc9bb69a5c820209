import { Qs as object, Zs as number, ac as union, mc as NEVER, oc as unknown, rc as string, zs as boolean } from "./gate.js";
import { dt as printable } from "./start.js";
import { n as number$1 } from "./coerce.js";
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
			value: textOf$1(value)
		}];
	});
}
function listIn(card) {
	if (!Array.isArray(card)) return [];
	const list = unwrapped(card);
	if (!Array.isArray(list)) return [];
	const [inner] = list;
	return Array.isArray(inner) && Array.isArray(inner[0]) ? inner : list;
}
function unwrapped(card) {
	const [first, second] = card;
	if (typeof first === "string") return second;
	return isWrapped(first) ? first.vcard : card;
}
function isWrapped(value) {
	return typeof value === "object" && value !== null && "vcard" in value;
}
function textOf$1(value) {
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
// src/formats/rdap/jscontact.ts
const longestText = 256;
const mostItems = 32;
function readContact({ vcardArray, jscontact_card, jscard }) {
	const [card, old] = [readJscard(jscontact_card ?? jscard), readCard(vcardArray)];
	return {
		name: card.name ?? old.name,
		organization: card.organization ?? old.organization,
		email: card.email ?? old.email,
		phone: card.phone ?? old.phone,
		url: card.url ?? old.url
	};
}
function readJscard(card) {
	const phones = byPreference(memberOf(card, "phones")).filter((each) => memberOf(memberOf(each, "features"), "fax") !== true);
	return {
		name: nameIn(memberOf(card, "name")),
		organization: firstText(byPreference(memberOf(card, "organizations")), "name"),
		email: firstText(byPreference(memberOf(card, "emails")), "address")?.replace(/^mailto:/i, "") ?? null,
		phone: firstText(phones, "number")?.replace(/^tel:/i, "") ?? null,
		url: firstText(byPreference(memberOf(card, "links")), "uri")
	};
}
function nameIn(name) {
	const full = textOf(memberOf(name, "full"));
	if (full !== null) return full;
	const components = memberOf(name, "components");
	return textOf((Array.isArray(components) ? components.slice(0, mostItems) : []).flatMap((each) => memberOf(each, "kind") === "separator" ? [] : textOf(memberOf(each, "value")) ?? []).join(" "));
}
function byPreference(map) {
	if (typeof map !== "object" || map === null) return [];
	return Object.values(map).slice(0, mostItems).toSorted((a, b) => rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b)));
}
function rank(item) {
	const pref = memberOf(item, "pref");
	return typeof pref === "number" ? pref : Number.POSITIVE_INFINITY;
}
function firstText(items, member) {
	return items.map((each) => textOf(memberOf(each, member))).find((each) => each !== null) ?? null;
}
function textOf(value) {
	return typeof value === "string" ? printable(value.trim(), longestText) || null : null;
}
function memberOf(value, name) {
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return void 0;
	return Reflect.get(value, name);
}
// src/formats/rdap/members.ts
const mostListed = 64;
function maybe(schema) {
	return schema.nullable().prefault(null).catch(null);
}
function listOf(schema, most = mostListed) {
	return unknown().transform((all) => {
		return toList(all).slice(0, most).flatMap((each) => {
			const read = schema.safeParse(each);
			return read.success ? [read.data] : [];
		});
	}).prefault([]);
}
function toList(all) {
	if (Array.isArray(all)) return all;
	return isItem(all) ? [all] : [];
}
function isItem(value) {
	return typeof value === "string" || typeof value === "object" && value !== null;
}
const line = string().transform((value) => printable(value.trim(), 256) || null);
const truth = union([
	boolean(),
	number(),
	string().max(16)
]).transform((value, context) => {
	const word = `${value}`.trim().toLowerCase();
	if (/^(?:true|yes|1|signed|signeddelegation)$/.test(word)) return true;
	if (/^(?:false|no|0|unsigned)$/.test(word)) return false;
	context.addIssue({
		code: "custom",
		message: "no boolean"
	});
	return NEVER;
});
const link = object({
	rel: maybe(string()),
	type: maybe(string()),
	href: maybe(string().max(2048))
});
const contact = object({
	roles: listOf(string().transform((role) => role.slice(0, 256).trim().toLowerCase())),
	handle: maybe(line),
	vcardArray: unknown().optional(),
	jscontact_card: unknown().optional(),
	jscard: unknown().optional(),
	publicIds: listOf(object({
		type: string(),
		identifier: union([string(), number()])
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
	keyTag: number$1().int().min(0).max(65535),
	algorithm: number$1().int().min(0).max(255),
	digestType: number$1().int().min(0).max(255),
	digest: string().max(256)
});
const redaction = object({ name: object({
	type: maybe(line),
	description: maybe(line)
}) });
const response = object({
	errorCode: maybe(number$1()),
	objectClassName: maybe(string().transform((name) => name.slice(0, 256).toLowerCase())),
	ldhName: maybe(string().max(256)),
	unicodeName: maybe(string().max(256)),
	handle: maybe(line),
	status: listOf(string()),
	events: listOf(object({
		eventAction: string(),
		eventDate: string()
	}), 256),
	nameservers: listOf(object({
		ldhName: maybe(string().max(256)),
		unicodeName: maybe(string().max(256))
	})),
	secureDNS: maybe(object({
		delegationSigned: maybe(truth),
		dsData: listOf(signer)
	})),
	entities: listOf(entity),
	links: listOf(link),
	notices: listOf(notice),
	remarks: listOf(notice),
	redacted: listOf(redaction)
});
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
export { response as a, maybe as i, line as n, readContact as o, listOf as r, readJson as t };
