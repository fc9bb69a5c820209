import { B as version, _t as Failure, yt as failure } from "./start.js";
import { t as measuredOf } from "./envelope-schema.js";
import { i as problems, r as pathOf, t as readReply } from "./remote-reply.js";
import { r as pathOf$1, t as operationOf } from "./table2.js";
// server/operations/remote.ts
const patience = 3e4;
function openRemoteOperations({ server, key, language, send, signal }) {
	return async (id, { parts, query = {}, body } = {}) => {
		const { method, path, data } = operationOf(id);
		const url = new URL(pathOf$1(path, parts).slice(1), server);
		url.search = new URLSearchParams({
			...query,
			lang: language
		}).toString();
		const hasBody = method === "POST" || method === "PATCH";
		const reply = await send({
			url: url.href,
			method,
			headers: {
				accept: "application/json",
				"user-agent": `portcullis/${version}`,
				...hasBody && { "content-type": "application/json" },
				...key !== void 0 && { authorization: `Bearer ${key}` }
			},
			...hasBody && { body: new TextEncoder().encode(JSON.stringify(body ?? {})) },
			patience
		}, signal);
		const read = (json) => {
			const parsed = measuredOf(data).safeParse(json);
			return parsed.success ? parsed.data : problems.otherForm(reply.status, pathOf(parsed.error));
		};
		const answer = readReply(reply, {
			path: pathOf$1(path, parts).slice(1),
			now: Date.now(),
			read
		}, {
			server,
			...key !== void 0 && { key }
		});
		if (answer instanceof Failure) throw answer;
		if (!answer.ok) throw failure("server.invalid-answer", {
			server,
			detail: problems.unfit()
		}, { reason: "server.invalid-answer" });
		return answer.data;
	};
}
export { openRemoteOperations };
