import { lr as sharedSources } from "./gate.js";
import { Q as sourceTable, Z as sourceIds } from "./start.js";
// src/settings/source-states.ts
const whois = {
	name: "WHOIS",
	terms: {
		en: "Servers of IANA, registries and registrars (RFC 3912); at most two queries at a time to each",
		ko: "IANA, 등록 기관, 등록 대행사의 서버(RFC 3912). 서버마다 동시에 2개까지 질의합니다"
	}
};
function sourceStates() {
	return [...sourceIds.map((id) => ({
		id,
		...sourceTable[id]
	})), {
		id: "whois",
		...whois
	}].map(({ id, name, terms }) => ({
		id,
		name,
		terms,
		...sharedSources.states.of(id)
	}));
}
function listenToSources(onAsked) {
	return sharedSources.states.listen(onAsked);
}
export { sourceStates as n, listenToSources as t };
