import { _t as Failure } from "./start.js";
import { Yi as toAnswer } from "./gate.js";
import { t as callerOf, u as refuse } from "./route.js";
import { r as toJson, t as ask } from "./ask.js";
import { f as pageFields, g as rateFields, v as unchangingFields } from "./header-fields.js";
import { n as withoutEmpty, t as readForm } from "./form.js";
import { n as largestText } from "./body.js";
import { n as readQuery } from "./query.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { t as parseQuestion } from "./parse.js";
import { r as compressed } from "./coding.js";
import { c as freshField, l as keyField, t as toolPage } from "./page2.js";
import { i as readsStore, n as keptLink, r as linkOf, t as isLinkable } from "./link.js";
// server/pages/tools/route.ts
function toolRoute(check, dependencies) {
	const { pipeline, settingOf } = dependencies;
	const names = Object.keys(check.input.shape);
	return async (request, draft) => {
		draft.note = { check: check.id };
		draft.names = [...names, "lang"];
		return pageOf(check, request.method === "POST" ? await submitted(check, names, request, draft, pipeline) : await linked(check, names, request, draft, pipeline), request, draft, settingOf(request));
	};
}
function pageOf(check, visit, request, draft, setting) {
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
		...compressed(request.incoming, {
			...headOf(shown, request, draft),
			content
		}),
		...noteOf(shown, request, draft)
	};
}
async function answerWith(check, given, request, draft, { pipeline, settingOf }) {
	draft.note = { check: check.id };
	draft.names = [...Object.keys(check.input.shape), "lang"];
	return pageOf(check, await measured(check, {
		given,
		key: void 0,
		fresh: false
	}, request, draft, pipeline), request, draft, settingOf(request));
}
const unkept = [["cache-control", "no-store"]];
function headOf(shown, request, draft) {
	if (shown.kind === "blank") return {
		status: 200,
		fields: [...pageFields, ...unchangingFields]
	};
	if (shown.kind !== "failure") return {
		status: 200,
		fields: [...pageFields, ...unkept]
	};
	const { status, fields } = refuse(shown.failure, request.requestId, request.language, draft.names);
	return {
		status,
		fields: [
			...pageFields,
			...unkept,
			...fields.filter(([name]) => name === "retry-after")
		]
	};
}
function noteOf(shown, request, draft) {
	if (shown.kind !== "failure") return {};
	const { note } = refuse(shown.failure, request.requestId, request.language, draft.names);
	return note ? { note } : {};
}
async function linked(check, names, request, draft, pipeline) {
	const search = withoutEmpty(request.search);
	if (!isLinkable(check) || search.replace(/(?:^|&)lang=[^&]*/, "") === "") return {
		given: {},
		shown: { kind: "blank" }
	};
	let given = {};
	try {
		given = readQuery(search, names, pipeline.language).parameters;
		if (readsStore(check)) return {
			given,
			shown: await askedNow(check, given, request, draft, pipeline)
		};
		const { input } = parseQuestion(check, given, request.language, pipeline.allIps);
		const stored = await pipeline.resultCache.newest(check, input);
		if (stored === null) return {
			given,
			shown: { kind: "nothing" }
		};
		const age = Math.max(0, Math.floor((Date.now() - stored.observedAt) / 1e3));
		const data = toAnswer(check, stored, input, request.language);
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
			shown: failed(error, request)
		};
	}
}
async function askedNow(check, given, request, draft, pipeline) {
	return {
		...resultOf(await askAs(check, {
			given,
			key: void 0,
			fresh: false
		}, request, draft, pipeline), request),
		age: 0
	};
}
async function submitted(check, names, request, draft, pipeline) {
	try {
		checkSameOrigin(request);
		const extra = check.requires === "key" ? [freshField, keyField] : [freshField];
		const { [freshField]: fresh, [keyField]: key, ...rest } = await readForm(request.incoming, [...names, ...extra], check.subjectIs === "text" ? largestText : void 0);
		return await measured(check, {
			given: rest,
			key,
			fresh: fresh === "1"
		}, request, draft, pipeline);
	} catch (error) {
		return {
			given: {},
			shown: failed(error, request)
		};
	}
}
async function measured(check, question, request, draft, pipeline) {
	const { given } = question;
	try {
		if (readsStore(check)) {
			parseQuestion(check, given, request.language, pipeline.allIps);
			return { location: linkOf(check, given, request.language) };
		}
		const answered = await askAs(check, question, request, draft, pipeline);
		const location = await keptLink(check, given, answered, request.language, pipeline);
		return location === null ? {
			given,
			shown: resultOf(answered, request)
		} : { location };
	} catch (error) {
		return {
			given,
			shown: failed(error, request)
		};
	}
}
async function askAs(check, { given, key, fresh }, request, draft, pipeline) {
	const onRate = (charge) => void (draft.rate = rateFields(charge));
	const authorization = key === void 0 ? void 0 : `Bearer ${key}`;
	const caller = await callerOf(request, draft, pipeline, onRate, authorization);
	return ask({
		check,
		caller,
		language: request.language,
		fresh,
		onRate,
		signal: request.gone,
		input() {
			const understood = parseQuestion(check, given, request.language, pipeline.allIps);
			const { host } = understood.target;
			if (host !== null) draft.note = {
				...draft.note,
				target: host
			};
			return understood;
		}
	}, pipeline);
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
