import { o as __toESM } from "./rolldown-runtime.js";
import { Ma as isSameName, Oo as isCheckable, ja as countLabels, ro as types, za as outermost } from "./gate.js";
import { t as ask } from "./ask.js";
import { t as plainText } from "./plain-text.js";
import { t as doubtIn } from "./doubt.js";
import { d as readTags, o as policyOf, t as dmarcAlong } from "./policy.js";
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
	const length = bits < 1024 ? "too-short" : bits < 2048 ? "short" : bits > 4096 ? "long" : null;
	return {
		key,
		bits,
		problems: [...length === null ? [] : [length], ...wrapped ? [] : ["bare-rsa"]]
	};
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
// src/formats/dmarc/tree.ts
function walked(steps) {
	const seen = [];
	for (const step of steps) {
		if (step.doubt !== null) return {
			seen,
			doubt: {
				kind: "unknown",
				at: step.about,
				reason: step.doubt
			}
		};
		seen.push(step);
		if (recordOf(step) !== null && recordOf(step)?.suffix !== "u") break;
	}
	return {
		seen,
		doubt: null
	};
}
function recordOf({ choice }) {
	return choice.kind === "one" ? choice.record : null;
}
function organisationAlong(steps) {
	const { seen, doubt } = walked(steps);
	if (doubt) return doubt;
	const [start] = steps;
	const last = seen.at(-1) ?? start;
	const psd = recordOf(last)?.suffix;
	if (psd === "n") return {
		kind: "known",
		name: last.about,
		rule: "psd"
	};
	if (psd === "y" && last !== start) return {
		kind: "known",
		name: outermost(start.about, countLabels(last.about) + 1),
		rule: "below-suffix"
	};
	const topmost = seen.findLast((step) => recordOf(step) !== null);
	return topmost ? {
		kind: "known",
		name: topmost.about,
		rule: "topmost"
	} : {
		kind: "known",
		name: start.about,
		rule: "itself"
	};
}
function inheritedBelow(steps) {
	const [first, ...others] = steps;
	if (!first) return { kind: "none" };
	const { seen, doubt } = walked([first, ...others]);
	if (doubt) return doubt;
	const last = seen.at(-1);
	if (last && recordOf(last)?.suffix === "y") return belowSuffix(seen, last);
	const topmost = seen.findLast((step) => recordOf(step) !== null);
	const record = topmost && recordOf(topmost);
	return record ? {
		kind: "found",
		origin: "organisation",
		about: topmost.about,
		record
	} : { kind: "none" };
}
function belowSuffix(seen, suffix) {
	const depth = countLabels(suffix.about) + 1;
	const organisation = seen.find(({ about }) => countLabels(about) === depth && !isSameName(about, suffix.about));
	const own = organisation && recordOf(organisation);
	if (own) return {
		kind: "found",
		origin: "organisation",
		about: organisation.about,
		record: own
	};
	const record = recordOf(suffix);
	return record ? {
		kind: "found",
		origin: "suffix",
		about: suffix.about,
		record
	} : { kind: "none" };
}
// src/formats/dmarc/older.ts
function olderPolicy(own, organisation) {
	if (own.doubt !== null) return {
		kind: "unknown",
		at: own.about,
		reason: own.doubt
	};
	const place = own.choice.kind === "none" ? organisation : own;
	if (!place) return {
		kind: "none",
		why: "absent"
	};
	if (place.doubt !== null) return {
		kind: "unknown",
		at: place.about,
		reason: place.doubt
	};
	const { choice, about } = place;
	if (choice.kind === "none") return {
		kind: "none",
		why: "absent"
	};
	if (choice.kind === "several") return {
		kind: "none",
		why: "several"
	};
	const policy = policyIn(choice.record, place === own);
	if (policy === null) return {
		kind: "none",
		why: "void"
	};
	const { record } = choice;
	return {
		kind: "found",
		about,
		policy,
		percent: percentIn(readTags(record.text).tags),
		record
	};
}
function policyIn({ text, policy, subdomains, aggregate, isAmbiguous }, isOwn) {
	if (isAmbiguous) return null;
	const isSpBroken = subdomains === null && /;[ \t]*sp[ \t]*=/i.test(text);
	if (policy === null || isSpBroken) return aggregate.length > 0 ? "none" : null;
	return isOwn ? policy : subdomains ?? policy;
}
function percentIn(tags) {
	const value = tags.find(({ name }) => name === "pct")?.value ?? "100";
	return /^[0-9]{1,3}$/.test(value) && Number(value) <= 100 ? Number(value) : 100;
}
function isPolicySecond({ text, policy }) {
	return policy === null || /^[^;]{1,40};[ \t]*p[ \t]*=/i.test(text);
}
// src/probes/dmarc/walk.ts
async function walkDmarc(context, name) {
	const [own, ...above] = await dmarcAlong(context, name);
	const steps = await Promise.all(above.flatMap((each) => each ? [stepOf(context, each)] : []));
	return [own ? await stepOf(context, own) : {
		about: name,
		choice: {
			kind: "none",
			lookalikes: []
		},
		doubt: null
	}, ...steps];
}
async function stepOf(context, { about, at, choice }) {
	return {
		about,
		choice,
		doubt: await doubtIn(await ask(context, at, types.TXT))
	};
}
async function organisationalDomain(context, name) {
	return organisationAlong(await walkDmarc(context, name));
}
async function policyFor(context, name) {
	const [own, ...above] = await walkDmarc(context, name);
	if (own.doubt !== null) return {
		kind: "unknown",
		at: own.about,
		reason: own.doubt
	};
	if (own.choice.kind === "one") {
		const { record } = own.choice;
		const source = {
			origin: "own",
			about: own.about,
			record
		};
		const policy = policyOf(record, "itself");
		return policy ? {
			kind: "found",
			...source,
			...policy
		} : {
			kind: "void",
			...source
		};
	}
	const inherited = inheritedBelow(above);
	if (inherited.kind !== "found") return inherited;
	const existing = policyOf(inherited.record, "existing");
	const nonexistent = policyOf(inherited.record, "nonexistent");
	if (!existing || !nonexistent) return {
		...inherited,
		kind: "void"
	};
	if (existing.applied === nonexistent.applied) return {
		...inherited,
		...existing
	};
	const existence = await existenceOf(context, name);
	if (existence.doubt !== null) return {
		kind: "unknown",
		at: name,
		reason: existence.doubt
	};
	return {
		...inherited,
		...existence.isThere ? existing : nonexistent
	};
}
async function existenceOf(context, name) {
	const told = await ask(context, name, types.A);
	return {
		isThere: !(told.answer.kind === "nxdomain" && isSameName(told.answer.name, name)),
		doubt: await doubtIn(told)
	};
}
async function olderViewOf(context, name) {
	const organisation = await listedDomain(name);
	const [own] = await walkDmarc(context, name);
	const above = organisation === null || isSameName(organisation, name) ? null : (await walkDmarc(context, organisation))[0];
	const counting = own.choice.kind === "none" ? above : own;
	return {
		organisation,
		policy: olderPolicy(own, above),
		isInOrder: counting?.choice.kind !== "one" || isPolicySecond(counting.choice.record)
	};
}
async function listedDomain(name) {
	const { getDomain } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	const text = plainText(name);
	const domain = getDomain(text, {
		allowPrivateDomains: true,
		extractHostname: false,
		validateHostname: false
	});
	return domain !== null && `.${text}`.endsWith(`.${domain}`) ? outermost(name, domain.split(".").length) : null;
}
export { walkDmarc as a, chooseDkimKey as c, colonList as d, readTagList as f, policyFor as i, dkimKeyProblems as l, olderViewOf as n, percentIn as o, organisationalDomain as r, inheritedBelow as s, listedDomain as t, base64Octets as u };
