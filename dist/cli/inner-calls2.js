import { r as pathOf, t as operationOf } from "./table2.js";
import { Readable } from "node:stream";
// server/operations/inner-calls.ts
function openInnerCalls(routes, { withKey }) {
	const handlers = new Map(routes.map(({ path, route }) => [path, route]));
	return (request, draft) => async (id, { parts = {}, query = {}, body } = {}) => {
		const { method, path } = operationOf(id);
		const handler = handlers.get(path.replaceAll(/\{(?<name>\w+)\}/g, ":$<name>"));
		if (!handler) throw new Error(`no route of ${id}`);
		const inner = {
			fields: [],
			rate: [],
			note: {},
			names: []
		};
		try {
			const reply = await handler({
				...request,
				method,
				path: pathOf(path, parts),
				search: new URLSearchParams({
					...query,
					lang: request.language
				}).toString(),
				incoming: requestLike(request.incoming, withKey, body)
			}, inner);
			inner.fields.push(...reply.fields);
			return JSON.parse(reply.body).data;
		} finally {
			draft.note = {
				...inner.note,
				...draft.note
			};
			draft.fields.push(...inner.fields.filter(([name]) => name === "set-cookie"));
		}
	};
}
function requestLike({ headers, socket, url }, withKey, body) {
	const { "content-type": _type, "content-length": _length, "transfer-encoding": _coding, authorization, ...rest } = headers;
	const bytes = body === void 0 ? [] : [Buffer.from(JSON.stringify(body))];
	const json = {
		"content-type": "application/json",
		"content-length": `${bytes[0]?.length ?? 0}`
	};
	const key = withKey && authorization !== void 0 ? { authorization } : {};
	return Object.assign(Readable.from(bytes), {
		headers: {
			...rest,
			...key,
			...body !== void 0 && json
		},
		socket,
		url
	});
}
export { openInnerCalls as t };
