import { E as toSuccess, dt as printable, gt as failure } from "./start.js";
import { d as passingFields, p as rateFields } from "./fields2.js";
import { a as refuseBody, r as readBody } from "./body.js";
import { t as limited } from "./limits2.js";
import { n as readQuery } from "./query.js";
import { t as watchOperations } from "./operations2.js";
import { t as performing } from "./perform.js";
// server/watches/routes.ts
function watchRoute(path, desk, whoAsks) {
	const operations = watchOperations.filter((operation) => operation.path === path);
	const allowed = operations.flatMap(({ method }) => method === "GET" ? ["GET", "HEAD"] : [method]).join(", ");
	return async (asked, draft) => {
		const wanted = asked.method === "HEAD" ? "GET" : asked.method;
		const operation = operations.find(({ method }) => method === wanted);
		if (!operation) {
			draft.fields.push(["allow", allowed]);
			throw failure("request.method", {
				allowed,
				method: printable(asked.method, 20)
			});
		}
		const asker = await whoAsks(asked, draft, { isHeavy: operation.isHeavy === true });
		const scope = operation.method === "GET" ? "read" : "write";
		if (!asker.may(scope)) throw failure("scope.missing", { scope }, { reason: "scope" });
		const input = await inputOf(operation, asked, draft);
		const call = {
			account: asker.account,
			id: idIn(operation.path, asked.path),
			input,
			signal: asked.gone()
		};
		return reply(await performing[operation.id](desk, call), asked);
	};
}
async function inputOf(operation, asked, draft) {
	const { incoming, search } = asked;
	const inQuery = Object.keys(operation.query?.shape ?? {});
	draft.names = [
		...inQuery,
		...Object.keys(operation.body?.shape ?? {}),
		"lang"
	];
	const { parameters } = readQuery(search, inQuery, asked.language);
	if (operation.body) return readBody(incoming, Object.keys(operation.body.shape));
	refuseBody(incoming);
	return parameters;
}
function idIn(pattern, path) {
	const at = pattern.split("/").indexOf("{id}");
	return at < 0 ? "" : path.split("/")[at] ?? "";
}
function reply(data, { requestId }) {
	const envelope = toSuccess(data, requestId, {
		updatedAt: new Date(),
		cached: false
	});
	return {
		status: 200,
		fields: passingFields,
		body: JSON.stringify(envelope)
	};
}
function holders(whoAsks, counter) {
	return async (asked, draft, { isHeavy }) => {
		const who = await whoAsks(asked, draft, {
			scope: asked.method === "GET" || asked.method === "HEAD" ? "read" : "write",
			asks: "key"
		});
		const counted = [who.kind === "key" ? `key ${who.keyId}` : `account ${who.account.id}`];
		const charge = await counter.limits[isHeavy ? "heavy" : "light"].charge(counted);
		draft.rate = rateFields(charge);
		if (charge.wait !== null) throw limited(charge.wait);
		return {
			account: who.account.id,
			may: who.may
		};
	};
}
export { holders, watchRoute };
