import { a as validateOriginHeader, i as validateHostHeader, n as openAgent, r as createMcpHandler, t as refusals } from "./message-limits.js";
import { _t as Failure, vt as describeFailure } from "./start.js";
import { t as callerOf } from "./route.js";
import { r as toJson, t as ask } from "./ask.js";
import { g as rateFields, n as agentFields } from "./header-fields.js";
import { t as limited } from "./rate-limit.js";
import { i as readBytes, n as largestText, o as hasTooManyMembers } from "./body.js";
import { n as sentHost } from "./request-target.js";
import { r as toolName } from "./tools.js";
import { n as keptLink } from "./link.js";
// server/agents/route.ts
const keepAlive = 15e3;
function agentRoute({ checks, pipeline, baseUrl, terms, onBug, operations, open = openAgent }) {
	const senders = new WeakMap();
	const hosts = [
		"localhost",
		"127.0.0.1",
		"[::1]",
		...baseUrl === null ? [] : [new URL(baseUrl).hostname]
	];
	const ofChecks = new Set(checks.map(toolName));
	const handler = createMcpHandler(({ requestInfo }) => {
		const sender = requestInfo && senders.get(requestInfo);
		if (!sender) throw new Error("a request that did not come through the mount");
		const { request, caller, draft } = sender;
		const canRead = caller.scopes?.includes("read") === true;
		return open({
			checks,
			ask: askerFor(sender, pipeline, baseUrl),
			perform: canRead ? operations?.(request, draft) : void 0,
			language: pipeline.language,
			terms: terms[pipeline.language],
			isCore: new URLSearchParams(request.search).get("tools") === "core",
			onBug: (error) => onBug(request.requestId, error)
		});
	}, {
		keepAliveMs: keepAlive,
		maxSubscriptions: 0
	});
	return async (request, draft) => {
		const { incoming, method } = request;
		const stranger = strangerOf(incoming, hosts);
		if (stranger !== null) return rpcError(403, -32e3, stranger);
		const { origin } = incoming.headers;
		if (origin !== void 0) draft.fields.push(["access-control-allow-origin", origin], ["vary", "origin"]);
		if (method === "OPTIONS") return {
			status: 204,
			fields: preflight,
			body: ""
		};
		if (method !== "POST") {
			draft.fields.push(["allow", "POST, OPTIONS"]);
			return rpcError(405, -32e3, "Use POST. This server keeps no sessions and no streams.");
		}
		const onRate = (charge) => void (draft.rate = rateFields(charge));
		const caller = await callerOf(request, draft, pipeline, onRate);
		const text = decode(await readBytes(incoming, largestText));
		if (text !== null && hasTooManyMembers(text)) return refusedMessage(refusals.members);
		const read = text === null ? null : parse(text);
		if (!read) return rpcError(400, -32700, "Parse error: the body is not JSON in UTF-8.");
		const messages = Array.isArray(read.body) ? read.body : [read.body];
		if (messages.length > 10) return refusedMessage(refusals.messages);
		for (const message of messages) {
			const tool = calledTool(message);
			if (tool !== null && ofChecks.has(tool)) continue;
			const charge = await pipeline.agents.charge(caller.counted);
			onRate(charge);
			if (charge.wait !== null) return tooMany(charge.wait, idOf(message), request);
		}
		const [only] = messages;
		const check = messages.length === 1 ? checks.find((each) => toolName(each) === calledTool(only)) : void 0;
		if (check) draft.note = {
			...draft.note,
			check: check.id
		};
		const fetched = new Request(`http://localhost${request.path}`, {
			method,
			headers: headersFor(incoming),
			signal: request.gone()
		});
		senders.set(fetched, {
			request,
			caller,
			draft
		});
		return toReply(await handler.fetch(fetched, { parsedBody: read.body }));
	};
}
function askerFor({ request, caller, draft }, pipeline, baseUrl) {
	return async ({ check, parameters, language, fresh, signal, report }) => {
		const question = {
			check,
			input: parameters,
			caller,
			language,
			fresh,
			report,
			signal: AbortSignal.any([signal, request.gone()]),
			onRate: (charge) => void (draft.rate = rateFields(charge))
		};
		const answered = await ask(question, pipeline);
		const body = toJson(answered.envelope, request.requestId);
		const { data, updatedAt, cached } = JSON.parse(body);
		const path = await keptLink(check, parameters, answered, language, pipeline);
		const home = baseUrl ?? `http://${sentHost(request.incoming) ?? ""}`;
		return {
			data,
			updatedAt,
			cached,
			...path !== null && { report: new URL(path, home).href }
		};
	};
}
function strangerOf(incoming, hosts) {
	if (!validateHostHeader(sentHost(incoming), [...hosts]).ok) return unknownHost("Host");
	return validateOriginHeader(incoming.headers.origin, [...hosts]).ok ? null : unknownHost("Origin");
}
function unknownHost(header) {
	return `Forbidden: the ${header} header names neither loopback nor the host of PORTCULLIS_BASE_URL.`;
}
const preflight = [
	...agentFields,
	["allow", "POST, OPTIONS"],
	["access-control-allow-methods", "POST, OPTIONS"],
	["access-control-allow-headers", "authorization, content-type, accept, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id"],
	["access-control-max-age", "86400"]
];
function decode(bytes) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
function parse(text) {
	try {
		return { body: JSON.parse(text) };
	} catch {
		return null;
	}
}
function calledTool(message) {
	if (typeof message !== "object" || message === null) return null;
	const { method, params } = message;
	if (method !== "tools/call" || typeof params !== "object" || params === null) return null;
	const { name } = params;
	return typeof name === "string" ? name : null;
}
function idOf(message) {
	if (typeof message !== "object" || message === null || !("id" in message)) return null;
	const { id } = message;
	return typeof id === "string" || typeof id === "number" ? id : null;
}
function tooMany(seconds, id, { language }) {
	const refused = limited(seconds);
	const reply = rpcError(429, -32e3, refused instanceof Failure ? describeFailure(refused.facts, language) : "", id, { retryAfter: seconds });
	return {
		...reply,
		fields: [...reply.fields, ["retry-after", `${seconds}`]]
	};
}
function refusedMessage({ code, message }) {
	return rpcError(400, code, message);
}
function rpcError(status, code, message, id = null, data) {
	const body = JSON.stringify({
		jsonrpc: "2.0",
		error: {
			code,
			message,
			...data && { data }
		},
		id
	});
	return {
		status,
		fields: [...agentFields, ["content-type", "application/json"]],
		body
	};
}
const ofProtocol = /^(?:accept|content-type|mcp-[a-z0-9-]+)$/;
function headersFor({ headers }) {
	const taken = Object.entries(headers).filter(([name]) => ofProtocol.test(name));
	return new Headers(taken.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value ?? ""]));
}
async function toReply(response) {
	const { status } = response;
	const type = response.headers.get("content-type");
	const fields = [...agentFields, ...type === null ? [] : [["content-type", type]]];
	if (type?.startsWith("text/event-stream") && response.body) return {
		status,
		fields,
		body: "",
		stream: response.body
	};
	return {
		status,
		fields,
		body: await response.text()
	};
}
export { agentRoute };
