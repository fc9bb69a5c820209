import { Fo as root, Io as upwards, Wa as types } from "./gate.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
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
	"bad-parameter",
	"unknown-method"
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
			...issuer && issuer.parameters.some(isUnknownMethod) ? ["unknown-method"] : [],
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
const methods = new Set([
	"http-01",
	"dns-01",
	"tls-alpn-01",
	"dns-account-01",
	"dns-persist-01",
	"onion-csr-01",
	"email-reply-00",
	"tkauth-01",
	"bp-nodeid-00"
]);
function isUnknownMethod({ name, value }) {
	if (name !== "validationmethods" || isWrongParameter({
		name,
		value
	})) return false;
	return value.split(",").every((each) => !methods.has(each) && !each.startsWith("ca-"));
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
// src/data/caa-identifiers.ts
const digicert = [
	..."digicert.com www.digicert.com digicert.ne.jp cybertrust.ne.jp symantec.com geotrust.com rapidssl.com thawte.com".split(" "),
	..."digitalcertvalidation.com volusion.digitalcertvalidation.com stratossl.digitalcertvalidation.com".split(" "),
	..."intermediatecertificate.digitalcertvalidation.com 1and1.digitalcertvalidation.com quovadisglobal.com".split(" "),
	..."amazon.com amazontrust.com awstrust.com amazonaws.com pkioverheid.nl www.pkioverheid.nl".split(" ")
];
const sectigo = "sectigo.com usertrust.com trust-provider.com comodo.com comodoca.com entrust.net affirmtrust.com".split(" ");
const amazon = "amazon.com amazontrust.com awstrust.com amazonaws.com aws.amazon.com".split(" ");
const entrust = [
	"entrust.net",
	"affirmtrust.com",
	...sectigo,
	"ssl.com"
];
const sslcom = [
	"ssl.com",
	"entrust.net",
	"affirmtrust.com"
];
const trustwave = [
	"trustwave.com",
	"securetrust.com",
	"vikingcloud.com"
];
const dtrust = [
	"d-trust.net",
	"d-trust.de",
	"dtrust.de",
	"dtrust.net"
];
const telekom = [
	"telesec.de",
	"pki.dfn.de",
	"dfn.de"
];
const telia = [
	"telia.com",
	"telia.fi",
	"telia.se"
];
const godaddy = ["godaddy.com", "starfieldtech.com"];
const trustasia = ["trustasia.com"];
const byOrganization = {
	accv: ["accv.es"],
	"ac camerfirma s.a.": ["camerfirma.com"],
	"actalis s.p.a.": ["actalis.it"],
	affirmtrust: ["affirmtrust.com", "entrust.net"],
	amazon,
	"amazon trust services": amazon,
	"apple inc.": [
		"pki.apple.com",
		...digicert,
		...sectigo
	],
	"asseco data systems s.a.": ["certum.pl", "certum.eu"],
	"beijing certificate authority": ["bjca.cn"],
	"buypass as-983163327": ["buypass.com", "buypass.no"],
	certainly: ["certainly.com"],
	certigna: ["certigna.fr", "certigna.com"],
	"certsign sa": ["certsign.ro"],
	"china financial certification authority": ["cfca.com.cn"],
	"cloudflare, inc.": [...digicert, "cloudflare.com"],
	"comodo ca limited": sectigo,
	"cybertrust japan co., ltd.": ["cybertrust.co.jp", "cybertrust.ne.jp"],
	"d-trust gmbh": dtrust,
	"deutsche telekom security gmbh": telekom,
	"t-systems international gmbh": telekom,
	"digicert inc": digicert,
	"digicert, inc.": digicert,
	"emudhra technologies limited": ["emsign.com"],
	"emudhra inc": ["emsign.com"],
	"entrust, inc.": entrust,
	"entrust corporation": entrust,
	"entrust limited": entrust,
	"gehirn inc.": sectigo,
	"globalsign nv-sa": ["globalsign.com"],
	globalsign: ["globalsign.com"],
	"godaddy.com, inc.": godaddy,
	"starfield technologies, inc.": [...godaddy, ...amazon],
	"google trust services": ["pki.goog"],
	"google trust services llc": ["pki.goog"],
	"hellenic academic and research institutions ca": ["harica.gr"],
	identrust: ["identrust.com"],
	"identrust, inc.": ["identrust.com"],
	"internet security research group": ["letsencrypt.org"],
	"let's encrypt": ["letsencrypt.org"],
	"microsec ltd.": ["e-szigno.hu"],
	"microsoft corporation": ["microsoft.com", ...digicert],
	"netlock kft.": [
		"netlock.hu",
		"netlock.net",
		"netlock.eu",
		"netlock.com"
	],
	"quovadis limited": digicert,
	"secom trust systems co.,ltd.": ["secomtrust.net"],
	"sectigo limited": sectigo,
	"ssl corp": sslcom,
	"ssl corporation": sslcom,
	"swisssign ag": ["swisssign.com", "swisssign.net"],
	"taiwan-ca": ["twca.com.tw"],
	"telia company ab": telia,
	"telia finland oyj": telia,
	"the usertrust network": sectigo,
	"trustasia technologies, inc.": [
		...trustasia,
		...digicert,
		...sectigo
	],
	"trustwave holdings, inc.": trustwave,
	"viking cloud, inc.": trustwave,
	unitrust: [
		"sheca.com",
		"imtrust.cn",
		"wwwtrust.cn"
	],
	"wotrus ca limited": [
		"wotrus.com",
		"wosign.com",
		...sectigo
	],
	zerossl: ["zerossl.com", ...sectigo],
	"zerossl gmbh": ["zerossl.com", ...sectigo]
};
const caaIdentifiers = new Set(Object.values(byOrganization).flat());
function caaIdentifiersOf(organization) {
	const key = (organization ?? "").toLowerCase();
	return Object.hasOwn(byOrganization, key) ? byOrganization[key] ?? null : null;
}
export { caaFaults as i, caaIdentifiersOf as n, authorizedAuthorities as r, caaIdentifiers as t };
