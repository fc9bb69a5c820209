import { t as I } from "./index.min.js";
import { B as version, R as toRefusal, _t as Failure, dt as printable, yt as failure } from "./start.js";
import { n as envelopeParts, r as toJson, t as ask } from "./ask.js";
import { c as readKey, l as rejected, t as countedKey } from "./shares.js";
import { t as limited } from "./rate-limit.js";
import { i as encodeLarge, n as codingOf, t as coded } from "./coding.js";
import { d as lineFields, g as rateFields, p as passingFields, u as jsonFields } from "./header-fields.js";
import { i as wantsLines, n as linesReply, t as linesOf } from "./ndjson.js";
import { a as refuseBody, n as largestText, r as readBody } from "./body.js";
import { n as readQuery } from "./query.js";
import { t as parseQuestion } from "./parse.js";
import { createHash } from "node:crypto";
// server/questions/caller.ts
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
// server/http/listener/refuse.ts
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
// server/http/ndjson/stream.ts
const heartbeat = 15e3;
async function streamedReply(streaming) {
	const { request, put, every = heartbeat } = streaming;
	const left = new AbortController();
	const { stream, write, end } = openLines(() => left.abort());
	const gone = request.gone();
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
	return `${toJson(envelope, streaming.request.requestId)}\n`;
}
function failedOf(error, { request, names, onBug }, left) {
	const { requestId, language } = request;
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
// server/http/route.ts
const readingMethods = ["GET", "HEAD"];
function lazyHandler(make) {
	let route;
	return (request, draft) => route ? route(request, draft) : make().then((made) => (route ??= made)(request, draft));
}
function readOnly(reply) {
	return withMethods(readingMethods, reply);
}
function readAndPost(route) {
	return withMethods([...readingMethods, "POST"], route);
}
function withMethods(methods, route) {
	return (request, draft) => {
		checkMethod(request, methods, methods.join(", "), draft);
		return route(request, draft);
	};
}
function checkMethod({ method }, methods, allowed, draft) {
	if (methods.includes(method)) return;
	draft.fields.push(["allow", allowed]);
	throw failure("request.method", {
		allowed: methods.join(", "),
		method: printable(method, 20)
	});
}
function once(make) {
	let made;
	return () => {
		made ??= make().catch((error) => {
			made = void 0;
			throw error;
		});
		return made;
	};
}
// server/http/validators.ts
function document(make) {
	const forms = new Map();
	const original = once(make);
	async function formOf(coding) {
		const { body, bytes = new Uint8Array(), fields, ...rest } = await original();
		const content = Buffer.concat([Buffer.from(body), bytes]);
		const digest = createHash("sha256").update(content).digest("base64url").slice(0, 27);
		const etag = coding === null ? `"${digest}"` : `"${digest}-${coding}"`;
		const all = [
			...fields,
			["vary", "accept-encoding"],
			["etag", etag]
		];
		if (coding === null) return {
			...rest,
			fields: all,
			body: "",
			bytes: content
		};
		return {
			...rest,
			fields: [...all, ["content-encoding", coding]],
			body: "",
			bytes: await encodeLarge(content, coding)
		};
	}
	return async ({ incoming }) => {
		const coding = codingOf(incoming);
		let form = forms.get(coding);
		if (!form) {
			form = formOf(coding);
			form.catch(() => forms.delete(coding));
			forms.set(coding, form);
		}
		return unlessKnown(incoming, await form);
	};
}
function unlessKnown({ headers, method }, reply) {
	const known = headers["if-none-match"];
	if (known === void 0 || method !== "GET" && method !== "HEAD") return reply;
	const etag = reply.fields.find(([name]) => name === "etag")?.[1];
	if (etag === void 0) return reply;
	const opaque = etag.replace(/^W\//, "");
	if (!(known.trim() === "*" || [...known.matchAll(/"[^"]*"/g)].some(([each]) => each === opaque))) return reply;
	const fields = reply.fields.filter(([name]) => name !== "content-type" && name !== "content-encoding");
	return {
		...reply,
		status: 304,
		fields,
		body: "",
		bytes: new Uint8Array()
	};
}
// server/questions/route.ts
function checkRoute(check, pipeline, onBug = () => {}) {
	const names = Object.keys(check.input.shape);
	const parse = parserOf(check, names, pipeline);
	const inLines = linesOf(check);
	const vary = inLines ? "authorization, accept, accept-encoding" : "authorization, accept-encoding";
	return async (request, draft) => {
		draft.names = [...names, "lang"];
		const onRate = (charge) => void (draft.rate = rateFields(charge));
		const caller = await callerOf(request, draft, pipeline, onRate);
		const put = (more) => ask({
			check,
			caller,
			language: request.language,
			fresh: wantsFresh(request),
			onRate,
			input: () => understoodOf(request, draft, parse),
			...more
		}, pipeline).catch((error) => {
			throw challenged(error, draft);
		});
		const isInLines = inLines !== null && wantsLines(request);
		if (isInLines && inLines === "stream") return streamedReply({
			check,
			request,
			names: draft.names,
			put,
			onBug
		});
		const { envelope, result } = await put({ signal: request.gone });
		if (isInLines) return linesReply(check, request, result);
		const fields = [
			...jsonFields,
			["vary", vary],
			...freshnessFields(envelope, result, caller, Date.now())
		];
		const reply = {
			status: 200,
			fields: envelope.left > 0 ? [...fields, ["etag", validatorOf(envelope, result, request.language)]] : fields,
			...envelopeParts(envelope, request.requestId),
			note: { cached: envelope.cached }
		};
		const { incoming } = request;
		const known = unlessKnown(incoming, reply);
		return known === reply ? coded(incoming, reply) : known;
	};
}
function freshnessFields({ cached, left }, { observedAt }, { keyId }, now) {
	if (left <= 0 || keyId !== void 0) return [["cache-control", "no-store"]];
	const age = cached ? Math.max(0, Math.floor((now - observedAt) / 1e3)) : 0;
	const lifetime = ["cache-control", `private, max-age=${left + age}`];
	return cached ? [lifetime, ["age", `${age}`]] : [lifetime];
}
const validators = new WeakMap();
function validatorOf({ tail }, result, language) {
	const known = validators.get(tail);
	if (known !== void 0) return known;
	const { check, version: version$1, question, observedAt } = result;
	const text = JSON.stringify([
		version,
		check,
		version$1,
		question,
		language,
		observedAt
	]);
	const validator = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
	validators.set(tail, validator);
	return validator;
}
async function understoodOf(request, draft, parse) {
	const understood = await parse(request);
	const { host } = understood.target;
	if (host !== null) draft.note = {
		...draft.note,
		target: host
	};
	return understood;
}
async function callerOf({ incoming }, draft, pipeline, onRate, authorization = incoming.headers.authorization) {
	const { counted, network, address, isProxied } = pipeline.clients(incoming);
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
		return await identify(anybody, authorization, pipeline, onRate);
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
		return parseQuestion(check, await readBody(incoming, names, largest), language, allIps);
	}
	function readGet({ incoming, search }) {
		refuseBody(incoming);
		const known = understood.get(search);
		if (known) return known;
		const { parameters, language } = readQuery(search, names, fallback);
		const fresh = parseQuestion(check, parameters, language, allIps);
		understood.set(search, fresh);
		return fresh;
	}
	return check.method === "POST" ? readPost : readGet;
}
function wantsFresh({ incoming }) {
	if (incoming.headers["if-none-match"] !== void 0) return false;
	return /(?:^|[\s,])no-cache(?:$|[\s,=])/i.test(incoming.headers["cache-control"] ?? "");
}
export { lazyHandler as a, readOnly as c, checkMethod as i, withMethods as l, checkRoute as n, once as o, document as r, readAndPost as s, callerOf as t, refuse as u };
