import { St as languages, xt as fill } from "./start.js";
// server/terms.ts
const sentence = {
	en: "Free use is for non-commercial purposes only; company or product use needs contact with the operator.",
	ko: "무료 사용은 비상업적 목적에 한합니다. 회사나 제품에서 사용하려면 운영자에게 문의하십시오."
};
const signed = {
	en: "{terms} Operator: {operator}.",
	ko: "{terms} 운영자: {operator}."
};
function termsOf({ operator, terms }) {
	const words = (language) => {
		const said = terms ?? sentence[language];
		return operator === null ? said : fill(signed, {
			terms: said,
			operator
		}, language);
	};
	return Object.fromEntries(languages.map((language) => [language, words(language)]));
}
export { termsOf as t };
