import { Ea as joinedText, Wa as types } from "./gate.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
// src/probes/dns/texts.ts
async function textsOf(context, name) {
	const { answer } = await ask(context, name, types.TXT);
	return {
		answer,
		texts: (answer.kind === "found" ? recordsOf("TXT", answer.records) : []).map(({ data }) => joinedText(data.strings))
	};
}
export { textsOf as t };
