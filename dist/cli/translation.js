import { So as parseName, Wa as types } from "./gate.js";
import { a as ipv4Only, c as translationPrefixes, o as isTranslated, s as isWellKnownPrefix } from "./doubtful.js";
import { t as ask } from "./lookup.js";
import { t as addressesIn } from "./name-servers.js";
// src/probes/dns/translation.ts
const sample = parseName("ipv4only.arpa");
async function translatedAmong(context, six, four, asking = {}) {
	const suspects = six.filter((each) => isTranslated(each, four));
	if (suspects.length === 0) return [];
	const told = await ask(context, sample, types.AAAA, asking);
	const known = new Set(addressesIn(told).flatMap((each) => translationPrefixes(each, ipv4Only)));
	return suspects.filter((each) => translationPrefixes(each, four).some((prefix) => isWellKnownPrefix(prefix) || known.has(prefix)));
}
export { translatedAmong as t };
