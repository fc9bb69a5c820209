import { t as I } from "./index.min.js";
import { tt as Failure } from "./start.js";
import { i as understand, r as toJson, t as ask } from "./ask2.js";
import { n as readKey, r as rejected } from "./keys.js";
import { t as limited } from "./limits.js";
import { c as jsonFields, f as rateFields } from "./fields.js";
import { i as refuseBody, n as readBody, t as largestText } from "./body.js";
import { n as readQuery } from "./query.js";
// server/caller.ts
const everybody = ["everybody"];
async function identify(anybody, authorization, { keys, wrongKeys, spareLookUps }, onRate) {
	const { address, counted } = anybody;
	try {
		const key = readKey(authorization);
		keys.check?.(key);
		const holder = keys.known?.(key) ?? await lookUp(key);
		if (!holder) throw rejected("unknown");
		const { id, ...rest } = holder;
		return {
			address,
			keyId: id,
			counted: [`key ${id}`],
			...rest
		};
	} catch (error) {
		if (!(error instanceof Failure) || error.status !== 401) throw error;
		const charge = await wrongKeys.charge(counted);
		onRate(charge);
		throw charge.wait === null ? error : limited(charge.wait);
	}
	async function lookUp(key) {
		const state = await wrongKeys.look(counted);
		if (state.wait !== null && (await spareLookUps.charge(everybody)).wait !== null) {
			onRate(state);
			throw limited(state.wait);
		}
		return keys.find(key);
	}
}
// server/lines.ts
const ofLines = "application/x-ndjson";
const linesVary = "authorization, accept";
function wantsLines({ answer }, { incoming }) {
	const accept = incoming.headers.accept ?? "";
	return answer?.lines !== void 0 && accept.includes(ofLines) && !accept.includes("application/json");
}
function linesReply(check, asked, result) {
	const { lines = [], next = null } = check.answer?.lines?.(result) ?? {};
	const link = next === null ? [] : [["link", `<${pathOf(asked, next)}>; rel="next"`]];
	return {
		status: 200,
		fields: [
			...jsonFields.map(([name, value]) => name === "content-type" ? [name, ofLines] : [name, value]),
			["vary", linesVary],
			["cache-control", "no-store"],
			...link
		],
		body: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
		note: { cached: false }
	};
}
function pathOf({ path, search }, next) {
	const query = new URLSearchParams(search);
	query.set("cursor", next);
	return `${path}?${query.toString()}`;
}
// server/answer.ts
function answering(check, counter, read = readBody) {
	const names = Object.keys(check.input.shape);
	const parse = parserOf(check, names, counter, read);
	return async (asked, draft) => {
		draft.names = [...names, "lang"];
		const onRate = (charge) => void (draft.rate = rateFields(charge));
		const caller = await callerOf(asked, draft, counter, onRate);
		const { envelope, result } = await ask({
			check,
			caller,
			language: asked.language,
			fresh: wantsFresh(asked),
			onRate,
			signal: asked.gone,
			async input() {
				const understood = await parse(asked);
				const { host } = understood.target;
				if (host !== null) draft.note = {
					...draft.note,
					target: host
				};
				return understood;
			}
		}, counter).catch((error) => {
			throw challenged(error, draft);
		});
		if (wantsLines(check, asked)) return linesReply(check, asked, result);
		const left = caller.keyId === void 0 ? envelope.left : 0;
		const keeping = left > 0 ? `private, max-age=${left}` : "no-store";
		const vary = check.answer?.lines ? linesVary : "authorization";
		return {
			status: 200,
			fields: [
				...jsonFields,
				["vary", vary],
				["cache-control", keeping]
			],
			...toJson(envelope, asked.requestId),
			note: { cached: envelope.cached }
		};
	};
}
async function callerOf({ incoming }, draft, counter, onRate, authorization = incoming.headers.authorization) {
	const { counted, network, address, isProxied } = counter.clients(incoming);
	draft.note = {
		...draft.note,
		network
	};
	const anybody = {
		address: address ?? "",
		isProxied,
		counted
	};
	if (authorization === void 0) return anybody;
	try {
		return await identify(anybody, authorization, counter, onRate);
	} catch (error) {
		throw challenged(error, draft);
	}
}
function challenged(error, draft) {
	if (error instanceof Failure && error.status === 401) draft.fields.push(["www-authenticate", "Bearer"]);
	return error;
}
const mostRemembered = 1e6;
function parserOf(check, names, { language: fallback, allIps }, read) {
	const understood = new I({
		maxSize: mostRemembered,
		sizeCalculation: (_, search) => search.length + 500
	});
	async function readPost({ incoming, search }) {
		const { language } = readQuery(search, [], fallback);
		const largest = check.subjectIs === "text" ? largestText : void 0;
		return understand(check, await read(incoming, names, largest), language, allIps);
	}
	function readGet({ incoming, search }) {
		refuseBody(incoming);
		const known = understood.get(search);
		if (known) return known;
		const { parameters, language } = readQuery(search, names, fallback);
		const fresh = understand(check, parameters, language, allIps);
		understood.set(search, fresh);
		return fresh;
	}
	return check.method === "POST" ? readPost : readGet;
}
function wantsFresh({ incoming }) {
	return /(?:^|[\s,])no-cache(?:$|[\s,=])/i.test(incoming.headers["cache-control"] ?? "");
}
export { callerOf as n, answering as t };
