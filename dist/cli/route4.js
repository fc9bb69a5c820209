import { _t as Failure, yt as failure } from "./start.js";
import { t as shield } from "./shield.js";
import { Yi as toAnswer } from "./gate.js";
import { i as badgeFields, s as documentFields } from "./header-fields.js";
import { n as openLimit, t as limited } from "./rate-limit.js";
import { t as parseQuestion } from "./parse.js";
import { a as badgesPath } from "./paths2.js";
import { a as hostOf, c as targetAt, i as askedOf, n as badgeOf, r as shieldsJson, t as badgeLabels } from "./badge.js";
// server/pages/badges/route.ts
const perMinute = 300;
async function openBadges(dependencies) {
	const checks = await dependencies.checks();
	const limit = openLimit("badge", perMinute);
	return async (request, draft) => {
		draft.names = ["lang"];
		const [id = "", file = ""] = request.path.slice(badgesPath.length + 1).split("/");
		const check = Object.hasOwn(badgeLabels, id) ? checks.find((each) => each.id === id) : void 0;
		const [, name = "", ending] = /^(.+)\.(svg|json)$/.exec(file) ?? [];
		const target = targetAt(name)?.target;
		if (!check || !target) throw failure("request.path", { suggestion: "" });
		const charge = await limit.charge(dependencies.pipeline.clients(request.incoming).counted);
		if (charge.wait !== null) throw limited(charge.wait);
		const result = await resultOf(check, target, request.language, dependencies);
		const badge = badgeOf(id, result, request.language, Date.now());
		return ending === "svg" ? {
			status: 200,
			fields: badgeFields,
			body: shield(badge)
		} : {
			status: 200,
			fields: documentFields,
			body: shieldsJson(badge)
		};
	};
}
async function resultOf(check, target, language, { pipeline, isOptedOut }) {
	if (isOptedOut(hostOf(target))) return null;
	try {
		const { input } = parseQuestion(check, askedOf(check, target), language, pipeline.allIps);
		const found = await pipeline.resultCache.newest(check, input);
		return found && {
			data: toAnswer(check, found, input, language),
			observedAt: found.observedAt
		};
	} catch (error) {
		if (error instanceof Failure) return null;
		throw error;
	}
}
export { openBadges };
