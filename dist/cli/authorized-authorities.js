import { Vi as types, da as root, fa as upwards } from "./gate.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./ask.js";
// src/formats/dns/caa.ts
const knownTags = [
	"issue",
	"issuewild",
	"iodef",
	"issuemail",
	"issuevmc",
	"contactemail",
	"contactphone"
];
const caaFaults = [
	"unknown-critical",
	"unknown-tag",
	"bad-value",
	"bad-uri",
	"bad-flags",
	"bad-parameter"
];
const longestValue = 4096;
function readCaa(flags, tag, bytes) {
	const value = bytes.subarray(0, longestValue).toString("latin1");
	const name = tag.toLowerCase();
	const isCritical = (flags & 128) !== 0;
	const isKnown = knownTags.some((known) => known === name);
	const isIssuing = /^issue(?:wild|mail|vmc)?$/.test(name);
	const issuer = isIssuing && bytes.length <= longestValue ? readIssuer(value) : null;
	return {
		tag: name,
		isCritical,
		value,
		issuer,
		faults: [
			...isKnown ? [] : [isCritical ? "unknown-critical" : "unknown-tag"],
			...(flags & 127) === 0 ? [] : ["bad-flags"],
			...isIssuing && !issuer ? ["bad-value"] : [],
			...issuer && issuer.parameters.some(isWrongParameter) ? ["bad-parameter"] : [],
			...name === "iodef" && !isReportUrl(value) ? ["bad-uri"] : [],
			...name === "contactemail" && !/^[^\s@]+@[^\s@]+$/.test(value) ? ["bad-value"] : [],
			...name === "contactphone" && !/^\+[0-9 ().;=a-z-]+$/i.test(value) ? ["bad-value"] : []
		]
	};
}
function readIssuer(value) {
	const [domain = "", ...behind] = value.split(";");
	const name = domain.replaceAll("	", " ").trim();
	if (!/^[ -~\t]*$/.test(value) || name !== "" && !isIssuerName(name)) return null;
	const parts = behind.map((each) => each.replaceAll("	", " ").trim()).filter((each) => each !== "");
	const parameters = [];
	for (const part of parts) {
		const { name: key, value: worth } = /^(?<name>[A-Za-z0-9]+) *= *(?<value>[!-:<-~]*)$/.exec(part)?.groups ?? {};
		if (key === void 0 || worth === void 0) return null;
		parameters.push({
			name: key.toLowerCase(),
			value: worth
		});
	}
	return {
		domain: name === "" ? null : name.toLowerCase(),
		parameters
	};
}
function isIssuerName(name) {
	return name.split(".").every((label) => /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label));
}
function isWrongParameter({ name, value }) {
	if (name === "accounturi") return !/^[A-Za-z][A-Za-z0-9+.-]*:./.test(value);
	if (name === "validationmethods") return !/^[A-Za-z0-9-]+(?:,[A-Za-z0-9-]+)*$/.test(value);
	return false;
}
function isReportUrl(value) {
	if (/^mailto:/i.test(value)) return /^mailto:[^\s@,?]+@[^\s@,?]+(?:\?\S*)?$/i.test(value);
	return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
}
// src/probes/dns/authorized-authorities.ts
const atATime = 6;
async function authorizedAuthorities(context, name) {
	const names = [...upwards(name)].filter(({ wire }) => !wire.equals(root.wire));
	for (let from = 0; from < names.length; from += atATime) {
		const wave = names.slice(from, from + atATime);
		const told = await Promise.all(wave.map((each) => ask(context, each, types.CAA)));
		for (const [index, { answer }] of told.entries()) {
			const at = wave[index] ?? name;
			if (answer.kind === "unknown") return {
				kind: "unknown",
				at,
				reason: answer.reason
			};
			if (answer.kind === "found") return {
				kind: "found",
				at,
				records: read(answer.records)
			};
		}
	}
	return { kind: "absent" };
}
function read(records) {
	return recordsOf("CAA", records).map(({ data: { flags, tag, value } }) => readCaa(flags, tag, value));
}
export { caaFaults as n, authorizedAuthorities as t };
