import { ro as isCheckable } from "./gate.js";
import { createPublicKey } from "node:crypto";
// src/formats/mail/tag-list.ts
const longestList = 65535;
const mostTags = 100;
function readTagList(text) {
	if (text.length > longestList) return {
		tags: [],
		fault: {
			code: "too-long",
			text: ""
		}
	};
	const tags = new Map();
	const parts = text.split(";", 101);
	if (parts.length > mostTags) return {
		tags: [],
		fault: {
			code: "too-long",
			text: ""
		}
	};
	for (const [at, part] of parts.entries()) {
		const bare = part.trim();
		if (bare === "" && (at > 0 || parts.length === 1)) continue;
		const tag = readTag(bare);
		if (tag === null) return {
			tags: [...tags.values()],
			fault: {
				code: "syntax",
				text: bare
			}
		};
		if (tags.has(tag.name)) return {
			tags: [...tags.values()],
			fault: {
				code: "repeated",
				text: tag.name
			}
		};
		tags.set(tag.name, tag);
	}
	return {
		tags: [...tags.values()],
		fault: null
	};
}
function readTag(text) {
	const equals = text.indexOf("=");
	if (equals < 0) return null;
	const name = text.slice(0, equals).trim();
	return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) ? {
		name,
		value: text.slice(equals + 1).trim()
	} : null;
}
function colonList(value) {
	return value.split(":").map((each) => each.trim());
}
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
function base64Octets(value) {
	const dense = value.replaceAll(/\s/g, "");
	if (!base64.test(dense)) return null;
	return dense.replace(/=+$/, "").length % 4 === 1 ? null : Buffer.from(dense, "base64");
}
// src/formats/dkim/key.ts
const dkimKeyProblems = [
	"syntax",
	"repeated-tag",
	"late-version",
	"other-version",
	"no-key",
	"bad-base64",
	"bad-key",
	"unknown-type",
	"too-short",
	"short",
	"long",
	"no-sha256",
	"not-for-email",
	"bare-rsa",
	"wrapped-ed25519"
];
function chooseDkimKey(texts) {
	const records = texts.filter(isDkimKey).map(parseDkimKey);
	const [only] = records;
	if (only === void 0) return { kind: "none" };
	return records.length === 1 ? {
		kind: "one",
		record: only
	} : {
		kind: "several",
		records
	};
}
function isDkimKey(text) {
	const version = /^\s*v\s*=\s*(?<version>[^;\s]*)/.exec(text.slice(0, longestRecord))?.groups?.["version"];
	if (version !== void 0) return version === "DKIM1";
	return /(?:^|;)\s*p\s*=/.test(text.slice(0, longestRecord));
}
const longestRecord = 16384;
const longestKey = 8192;
function parseDkimKey(text) {
	const { tags, fault } = readTagList(text.slice(0, longestRecord));
	const values = new Map(tags.map(({ name, value }) => [name, value]));
	const type = (values.get("k") ?? "rsa").toLowerCase();
	const flags = listOf(values.get("t")) ?? [];
	const hashes = listOf(values.get("h"));
	const services = listOf(values.get("s")) ?? ["*"];
	const isRevoked = fault === null && values.get("p") === "";
	const read = fault === null && !isRevoked ? readKey(type, values.get("p")) : nothing;
	const isFor = services.some((each) => each === "*" || each === "email");
	return {
		text,
		type,
		key: read.key,
		bits: read.bits,
		isTesting: flags.includes("y"),
		isStrict: flags.includes("s"),
		isRevoked,
		hashes,
		services,
		notes: values.get("n") ?? null,
		problems: [
			...fault === null ? [] : [fault.code === "repeated" ? "repeated-tag" : "syntax"],
			...tags.flatMap(({ name, value }, at) => name === "v" && at > 0 ? [lateVersion(value)] : []),
			...read.problems,
			...hashes === null || hashes.includes("sha256") ? [] : ["no-sha256"],
			...isFor ? [] : ["not-for-email"]
		]
	};
}
function lateVersion(value) {
	return value === "DKIM1" ? "late-version" : "other-version";
}
function listOf(value) {
	return value === void 0 ? null : colonList(value.toLowerCase());
}
const nothing = {
	key: null,
	bits: null,
	problems: []
};
function readKey(type, value) {
	if (type !== "rsa" && type !== "ed25519") return {
		...nothing,
		problems: ["unknown-type"]
	};
	if (value === void 0) return {
		...nothing,
		problems: ["no-key"]
	};
	const octets = value.length > longestKey ? null : base64Octets(value);
	if (!octets) return {
		...nothing,
		problems: ["bad-base64"]
	};
	return type === "rsa" ? readRsa(octets) : readEd25519(octets);
}
function readRsa(octets) {
	const wrapped = publicKey(octets, "spki");
	const key = wrapped ?? publicKey(octets, "pkcs1");
	const bits = key?.asymmetricKeyType === "rsa" ? key.asymmetricKeyDetails?.modulusLength ?? null : null;
	if (key === null || bits === null || !isCheckable(key)) return {
		...nothing,
		problems: ["bad-key"]
	};
	return {
		key,
		bits,
		problems: [...lengthProblems(bits), ...wrapped ? [] : ["bare-rsa"]]
	};
}
function lengthProblems(bits) {
	if (bits < 1024) return ["too-short"];
	if (bits < 2048) return ["short"];
	return bits > 4096 ? ["long"] : [];
}
const edPrefix = Buffer.from("302a300506032b6570032100", "hex");
function readEd25519(octets) {
	const isBare = octets.length === 32;
	const key = publicKey(isBare ? Buffer.concat([edPrefix, octets]) : octets, "spki");
	if (key?.asymmetricKeyType !== "ed25519") return {
		...nothing,
		problems: ["bad-key"]
	};
	return isBare ? {
		key,
		bits: 256,
		problems: []
	} : {
		key: null,
		bits: 256,
		problems: ["wrapped-ed25519"]
	};
}
function publicKey(octets, type) {
	try {
		return createPublicKey({
			key: octets,
			format: "der",
			type
		});
	} catch {
		return null;
	}
}
export { readTagList as a, colonList as i, dkimKeyProblems as n, base64Octets as r, chooseDkimKey as t };
