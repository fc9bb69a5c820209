import { mt as Failure } from "./start.js";
import { $r as toAnswer } from "./gate.js";
import { n as callerOf, r as refuse } from "./answer2.js";
import { r as toJson, t as ask } from "./ask.js";
import { h as unchangingFields, p as rateFields, u as pageFields } from "./fields2.js";
import { n as withoutEmpty, t as readForm } from "./form.js";
import { n as largestText } from "./body.js";
import { n as readQuery } from "./query.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { t as understand } from "./understand.js";
import { n as compressed } from "./reply.js";
import { c as keyField, s as freshField, t as toolPage } from "./page.js";
import { i as readsStore, n as keptLink, r as linkOf, t as isLinkable } from "./link.js";
// server/pages/tools/route.ts
function toolRoute(check, desk) {
	const { counter, settingOf } = desk;
	const names = Object.keys(check.input.shape);
	return async (asked, draft) => {
		draft.note = { check: check.id };
		draft.names = [...names, "lang"];
		return pageOf(check, asked.method === "POST" ? await submitted(check, names, asked, draft, counter) : await linked(check, names, asked, draft, counter), asked, draft, settingOf(asked));
	};
}
function pageOf(check, visit, asked, draft, setting) {
	if ("location" in visit) return {
		status: 303,
		fields: [
			...pageFields,
			...unkept,
			["location", visit.location]
		],
		body: ""
	};
	const { given, shown } = visit;
	const content = toolPage({
		check,
		setting,
		given,
		shown
	});
	return {
		...compressed(asked.incoming, {
			...headOf(shown, asked, draft),
			content
		}),
		...noteOf(shown, asked, draft)
	};
}
async function answerWith(check, given, asked, draft, { counter, settingOf }) {
	draft.note = { check: check.id };
	draft.names = [...Object.keys(check.input.shape), "lang"];
	return pageOf(check, await measured(check, {
		given,
		key: void 0,
		fresh: false
	}, asked, draft, counter), asked, draft, settingOf(asked));
}
const unkept = [["cache-control", "no-store"]];
function headOf(shown, asked, draft) {
	if (shown.kind === "blank") return {
		status: 200,
		fields: [...pageFields, ...unchangingFields]
	};
	if (shown.kind !== "failure") return {
		status: 200,
		fields: [...pageFields, ...unkept]
	};
	const { status, fields } = refuse(shown.failure, asked.requestId, asked.language, draft.names);
	return {
		status,
		fields: [
			...pageFields,
			...unkept,
			...fields.filter(([name]) => name === "retry-after")
		]
	};
}
function noteOf(shown, asked, draft) {
	if (shown.kind !== "failure") return {};
	const { note } = refuse(shown.failure, asked.requestId, asked.language, draft.names);
	return note ? { note } : {};
}
async function linked(check, names, asked, draft, counter) {
	const search = withoutEmpty(asked.search);
	if (!isLinkable(check) || search.replace(/(?:^|&)lang=[^&]*/, "") === "") return {
		given: {},
		shown: { kind: "blank" }
	};
	let given = {};
	try {
		given = readQuery(search, names, counter.language).parameters;
		if (readsStore(check)) return {
			given,
			shown: await askedNow(check, given, asked, draft, counter)
		};
		const { input } = understand(check, given, asked.language, counter.allIps);
		const stored = await counter.recall.newest(check, input);
		if (stored === null) return {
			given,
			shown: { kind: "nothing" }
		};
		const age = Math.max(0, Math.floor((Date.now() - stored.observedAt) / 1e3));
		const data = toAnswer(check, stored, input, asked.language);
		return {
			given,
			shown: {
				kind: "result",
				data,
				updatedAt: new Date(stored.observedAt).toISOString(),
				age
			}
		};
	} catch (error) {
		return {
			given,
			shown: failed(error, asked)
		};
	}
}
async function askedNow(check, given, asked, draft, counter) {
	return {
		...resultOf(await askAs(check, {
			given,
			key: void 0,
			fresh: false
		}, asked, draft, counter), asked),
		age: 0
	};
}
async function submitted(check, names, asked, draft, counter) {
	try {
		checkSameOrigin(asked);
		const extra = check.requires === "key" ? [freshField, keyField] : [freshField];
		const { [freshField]: fresh, [keyField]: key, ...rest } = await readForm(asked.incoming, [...names, ...extra], check.subjectIs === "text" ? largestText : void 0);
		return await measured(check, {
			given: rest,
			key,
			fresh: fresh === "1"
		}, asked, draft, counter);
	} catch (error) {
		return {
			given: {},
			shown: failed(error, asked)
		};
	}
}
async function measured(check, question, asked, draft, counter) {
	const { given } = question;
	try {
		if (readsStore(check)) {
			understand(check, given, asked.language, counter.allIps);
			return { location: linkOf(check, given, asked.language) };
		}
		const answered = await askAs(check, question, asked, draft, counter);
		const location = await keptLink(check, given, answered, asked.language, counter);
		return location === null ? {
			given,
			shown: resultOf(answered, asked)
		} : { location };
	} catch (error) {
		return {
			given,
			shown: failed(error, asked)
		};
	}
}
async function askAs(check, { given, key, fresh }, asked, draft, counter) {
	const onRate = (charge) => void (draft.rate = rateFields(charge));
	const authorization = key === void 0 ? void 0 : `Bearer ${key}`;
	const caller = await callerOf(asked, draft, counter, onRate, authorization);
	return ask({
		check,
		caller,
		language: asked.language,
		fresh,
		onRate,
		signal: asked.gone,
		input() {
			const understood = understand(check, given, asked.language, counter.allIps);
			const { host } = understood.target;
			if (host !== null) draft.note = {
				...draft.note,
				target: host
			};
			return understood;
		}
	}, counter);
}
function resultOf({ envelope }, { requestId }) {
	const { data, updatedAt } = JSON.parse(toJson(envelope, requestId));
	return {
		kind: "result",
		data,
		updatedAt,
		age: null
	};
}
function failed(error, { gone, requestId }) {
	if (!(error instanceof Failure) || gone().aborted) throw error;
	return {
		kind: "failure",
		failure: error,
		requestId
	};
}
export { toolRoute as n, answerWith as t };
