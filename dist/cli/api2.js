import { n as operations, t as channelOperations } from "./operations.js";
import { t as watchOperations } from "./operations2.js";
import { Readable } from "node:stream";
// server/pages/account/api.ts
const accountOperations = [
	...operations,
	...watchOperations,
	...channelOperations
];
function openApi(places) {
	const routes = new Map(places.map(({ path, route }) => [path, route]));
	return (asked, draft) => async (id, { parts = {}, query = {}, body } = {}) => {
		const { method, path } = accountOperations.find((each) => each.id === id) ?? missing(id);
		const route = routes.get(path.replaceAll(/\{(?<name>\w+)\}/g, ":$<name>")) ?? missing(id);
		const inner = {
			fields: [],
			rate: [],
			note: {},
			names: []
		};
		const request = {
			...asked,
			method,
			path: path.replaceAll(/\{(?<name>\w+)\}/g, (_, name) => encodeURIComponent(parts[name] ?? "")),
			search: new URLSearchParams({
				...query,
				lang: asked.language
			}).toString(),
			incoming: requestLike(asked.incoming, body)
		};
		try {
			const reply = await route(request, inner);
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
function requestLike({ headers, socket }, body) {
	const { "content-type": _type, "content-length": _length, "transfer-encoding": _coding, authorization: _key, ...rest } = headers;
	const bytes = body === void 0 ? [] : [Buffer.from(JSON.stringify(body))];
	const json = {
		"content-type": "application/json",
		"content-length": `${bytes[0]?.length ?? 0}`
	};
	return Object.assign(Readable.from(bytes), {
		headers: {
			...rest,
			...body !== void 0 && json
		},
		socket
	});
}
function missing(id) {
	throw new Error(`no operation ${id}`);
}
export { openApi as n, accountOperations as t };
