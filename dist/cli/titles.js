import { n as fieldsOf } from "./between.js";
import { t as dns } from "./dns.js";
import { t as email } from "./email.js";
import { t as exposure } from "./exposure.js";
import { t as golive } from "./golive.js";
import { Mt as ssl, Qt as http } from "./gate.js";
import { t as impersonation } from "./impersonation.js";
import { t as lookalike } from "./lookalike.js";
import { t as owasp } from "./owasp.js";
import { t as port } from "./port.js";
import { t as pqc } from "./pqc.js";
import { t as rdap } from "./rdap.js";
import { t as subdomains } from "./subdomains.js";
// src/checks/changes/titles.ts
const watchable = [
	dns,
	email,
	exposure,
	golive,
	http,
	impersonation,
	lookalike,
	owasp,
	port,
	pqc,
	rdap,
	ssl,
	subdomains
];
let fields;
function wordsOf(check, field) {
	fields ??= new Map(watchable.flatMap((each) => Object.entries(fieldsOf(each)).map(([name, told]) => [`${each.id} ${name}`, told])));
	return fields.get(`${check} ${field}`) ?? {
		title: {
			en: field,
			ko: field
		},
		action: unknown
	};
}
const unknown = {
	en: "Run the check again and follow its findings.",
	ko: "점검을 다시 실행하고 발견 사항의 조치를 따르십시오."
};
export { wordsOf as t };
