import { B as version, _t as Failure, dt as printable, nt as isBusy, st as parseInput, yt as failure } from "./start.js";
import { t as measuredOf } from "./envelope-schema.js";
import { ni as answerSchemaOf } from "./gate.js";
import { i as problems, n as waitOf, r as pathOf, t as readReply } from "./remote-reply.js";
// src/run/remote-answer.ts
const mostSkew = 36e5;
function readRemoteReply(json, { check, input, now }) {
	const told = versionIn(json);
	const parsed = schemaOf(check).safeParse(json);
	if (!parsed.success) return problems.otherForm(200, pathOf(parsed.error), told);
	if (told !== void 0 && !isUnderstood(told)) return problems.otherVersion(told);
	const { data, cached, updatedAt, requestId } = parsed.data;
	if (updatedAt === null) return problems.otherForm(200, "updatedAt");
	const isOld = Math.abs(now - Date.parse(updatedAt)) > mostSkew;
	if (check.ttl === 0 && (cached || isOld)) return problems.stored();
	if (!fits(check, data, input)) return problems.unfit();
	return {
		data,
		updatedAt: new Date(updatedAt),
		cached,
		requestId: printable(requestId, 100)
	};
}
const schemas = new WeakMap();
function schemaOf(check) {
	const known = schemas.get(check);
	if (known) return known;
	const fresh = measuredOf(answerSchemaOf(check));
	schemas.set(check, fresh);
	return fresh;
}
function fits(check, data, input) {
	if (check.answer) return check.answer.fits?.(data, input) ?? true;
	return check.fits?.(data.raw, input) ?? true;
}
function versionIn(json) {
	const { data } = json ?? {};
	const told = data?.tool?.version;
	return typeof told === "string" ? told : void 0;
}
function isUnderstood(told) {
	return /^(?<major>\d{1,6})\.\d{1,6}\.\d{1,6}(?:[-+][\w.+-]{1,60})?$/.exec(told)?.groups?.["major"] === version.split(".", 1)[0];
}
// src/run/remote.ts
function remoteRunner(options) {
	return {
		waitsForRoom: true,
		async answer(check, query, asking) {
			const input = parseInput(check.input, query, asking.naming);
			const request = requestFor(check, query, asking, options);
			const timeout = typeof options.timeout === "number" ? options.timeout : options.timeout(check);
			const onWait = (seconds, failed) => options.onWait?.({
				check,
				query,
				seconds,
				failure: failed
			});
			return ask(request, {
				signal: asking.signal,
				options,
				timeout,
				onWait
			}, (reply) => readReply(reply, {
				path: `api/util/${check.id}`,
				now: options.now(),
				read: (json) => readRemoteReply(json, {
					check,
					input,
					now: options.now()
				})
			}, options));
		}
	};
}
async function ask(request, { signal, options, timeout, onWait }, understand) {
	const { send, sleep, now, server, waiting = 0 } = options;
	const end = now() + timeout + waiting;
	let last = failure("server.timeout", { server });
	for (let left = timeout + waiting; left > 0; left = end - now()) {
		const reply = await send({
			...request,
			patience: Math.min(timeout, left)
		}, signal);
		const understood = understand(reply);
		if (!(understood instanceof Failure)) return understood;
		last = understood;
		const wait = isRoomLacking(last) ? waitOf(reply, last, now()) : null;
		if (wait === null || now() + wait >= end) break;
		onWait(Math.ceil(wait / 1e3), last);
		await sleep(wait, signal).catch((error) => {
			throw signal?.aborted ? failure("aborted", {}) : error;
		});
	}
	throw last;
}
function isRoomLacking({ code, facts }) {
	return code === "RATE_LIMITED" || isBusy(facts);
}
function requestFor(check, query, { language, isFresh }, { server, key }) {
	const isPost = check.method === "POST";
	const url = new URL(`api/util/${check.id}`, server);
	url.search = new URLSearchParams({
		...isPost ? {} : query,
		lang: language
	}).toString();
	return {
		url: url.href,
		method: isPost ? "POST" : "GET",
		headers: {
			accept: "application/json",
			"user-agent": `portcullis/${version}`,
			...(check.ttl === 0 || isFresh) && { "cache-control": "no-cache" },
			...isPost && { "content-type": "application/json" },
			...key !== void 0 && { authorization: `Bearer ${key}` }
		},
		...isPost && { body: new TextEncoder().encode(JSON.stringify(query)) }
	};
}
export { remoteRunner };
