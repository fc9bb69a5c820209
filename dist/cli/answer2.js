import { t as I } from "./index.min.js";
import { T as toRefusal, gt as failure, mt as Failure } from "./start.js";
import { n as inPieces, r as toJson, t as ask } from "./ask.js";
import { c as readKey, l as rejected, t as countedKey } from "./shares.js";
import { t as limited } from "./limits2.js";
import { c as jsonFields, d as passingFields, l as lineFields, p as rateFields } from "./fields2.js";
import { i as wantsLines, n as linesReply, t as linesOf } from "./lines.js";
import { a as refuseBody, n as largestText, r as readBody } from "./body.js";
import { n as readQuery } from "./query.js";
import { t as understand } from "./understand.js";
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
			counted: countedKey(id),
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
// server/listener/refuse.ts
function refuse(failure, requestId, language, names = []) {
	const { status, code, retryAfter } = failure;
	const reason = code !== "INVALID_INPUT" || names.includes(failure.reason) ? failure.reason : failure.facts.id;
	return {
		status,
		fields: retryAfter === null ? passingFields : [...passingFields, ["retry-after", `${retryAfter}`]],
		body: JSON.stringify(toRefusal(failure, requestId, language)),
		note: {
			code,
			reason
		}
	};
}
// server/lines/stream.ts
const heartbeat = 15e3;
async function streamedReply(streaming) {
	const { asked, put, every = heartbeat } = streaming;
	const left = new AbortController();
	const { stream, write, end } = openLines(() => left.abort());
	const gone = asked.gone();
	gone.addEventListener("abort", () => left.abort(gone.reason), { once: true });
	const told = new Set();
	const begun = Promise.withResolvers();
	const timer = setInterval(() => {
		write("\n");
		begun.resolve();
	}, every).unref();
	const report = (event) => {
		if (event.kind === "item") tell(event.item, streaming, told, write);
		begun.resolve();
	};
	const finished = put({
		signal: left.signal,
		report
	}).finally(() => clearInterval(timer));
	await Promise.race([begun.promise, finished]);
	finished.then((answer) => end(lastOf(answer, streaming, told, write)), (error) => end(failedOf(error, streaming, left.signal)));
	return {
		status: 200,
		fields: lineFields,
		body: "",
		stream
	};
}
function tell(item, { check }, told, write) {
	const name = item[check.items?.key ?? ""];
	if (told.has(name)) return;
	told.add(name);
	write(`${JSON.stringify(item)}\n`);
}
function lastOf({ envelope, result }, streaming, told, write) {
	for (const item of streaming.check.items?.of(result.raw) ?? []) tell(item, streaming, told, write);
	return `${toJson(envelope, streaming.asked.requestId)}\n`;
}
function failedOf(error, { asked, names, onBug }, left) {
	const { requestId, language } = asked;
	const failed = error instanceof Failure ? error : failure("internal", {});
	if (!(error instanceof Failure) && !left.aborted) onBug(requestId, error);
	return `${refuse(failed, requestId, language, names).body}\n`;
}
function openLines(onCancel) {
	const encoder = new TextEncoder();
	let isOpen = true;
	let controller;
	const stream = new ReadableStream({
		start: (opened) => void (controller = opened),
		cancel() {
			isOpen = false;
			onCancel();
		}
	});
	const write = (line) => {
		if (isOpen) controller?.enqueue(encoder.encode(line));
	};
	return {
		stream,
		write,
		end: (last) => {
			write(last);
			if (isOpen) controller?.close();
			isOpen = false;
		}
	};
}
// server/answer.ts
function answering(check, counter, onBug = () => {}) {
	const names = Object.keys(check.input.shape);
	const parse = parserOf(check, names, counter);
	const inLines = linesOf(check);
	const vary = inLines ? "authorization, accept" : "authorization";
	return async (asked, draft) => {
		draft.names = [...names, "lang"];
		const onRate = (charge) => void (draft.rate = rateFields(charge));
		const caller = await callerOf(asked, draft, counter, onRate);
		const put = (more) => ask({
			check,
			caller,
			language: asked.language,
			fresh: wantsFresh(asked),
			onRate,
			input: () => understoodOf(asked, draft, parse),
			...more
		}, counter).catch((error) => {
			throw challenged(error, draft);
		});
		const isInLines = inLines !== null && wantsLines(asked);
		if (isInLines && inLines === "stream") return streamedReply({
			check,
			asked,
			names: draft.names,
			put,
			onBug
		});
		const { envelope, result } = await put({ signal: asked.gone });
		if (isInLines) return linesReply(check, asked, result);
		const left = caller.keyId === void 0 ? envelope.left : 0;
		const keeping = left > 0 ? `private, max-age=${left}` : "no-store";
		return {
			status: 200,
			fields: [
				...jsonFields,
				["vary", vary],
				["cache-control", keeping]
			],
			...inPieces(envelope, asked.requestId),
			note: { cached: envelope.cached }
		};
	};
}
async function understoodOf(asked, draft, parse) {
	const understood = await parse(asked);
	const { host } = understood.target;
	if (host !== null) draft.note = {
		...draft.note,
		target: host
	};
	return understood;
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
function parserOf(check, names, { language: fallback, allIps }) {
	const understood = new I({
		maxSize: mostRemembered,
		sizeCalculation: (_, search) => search.length + 500
	});
	async function readPost({ incoming, search }) {
		const { language } = readQuery(search, [], fallback);
		const largest = check.subjectIs === "text" ? largestText : void 0;
		return understand(check, await readBody(incoming, names, largest), language, allIps);
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
export { callerOf as n, refuse as r, answering as t };
