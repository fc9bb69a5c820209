import { mc as NEVER, rc as string } from "./gate.js";
import { t as require_cjs } from "./cjs2.js";
import { r as parseDomain } from "./domain.js";
// src/core/target/registrable.ts
var import_cjs = require_cjs();
const aRegistrable = {
	en: "a domain that can be registered, such as example.com, and not a public suffix (publicsuffix.org)",
	ko: "example.com처럼 등록할 수 있는 도메인. 공용 접미사(publicsuffix.org)는 해당하지 않습니다"
};
function registrableTarget() {
	return string().transform((text, context) => {
		const parsed = parseDomain(text);
		const domain = "value" in parsed ? registrableDomain(parsed.value) : null;
		if (domain !== null) return domain;
		const problem = "problem" in parsed ? parsed.problem : { expected: aRegistrable };
		context.addIssue({
			code: "custom",
			params: { ...problem }
		});
		return NEVER;
	});
}
const asHost = {
	extractHostname: false,
	validateHostname: false
};
function registrableDomain(name) {
	const own = (0, import_cjs.getDomain)(name, {
		...asHost,
		allowPrivateDomains: true
	});
	if (own !== null) return own;
	const { isPrivate } = (0, import_cjs.parse)(name, {
		...asHost,
		allowPrivateDomains: true
	});
	return isPrivate === true ? (0, import_cjs.getDomain)(name, {
		...asHost,
		allowPrivateDomains: false
	}) : null;
}
export { registrableTarget as n, registrableDomain as t };
