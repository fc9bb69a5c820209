// src/probes/page/visit.ts
const pageLimit = 524288;
function limitIn({ watching }) {
	return Math.max(pageLimit, watching?.limit ?? 0);
}
function ask(context, url, named = {}) {
	const { origin } = new URL(url);
	begin(context, origin, url);
	context.once(`visit ${origin}`, () => get(context, url, named));
	return get(context, url, named);
}
function visit(context, origin, named = {}) {
	return context.once(`visit ${origin}`, async () => get(context, await begin(context, origin, `${origin}/`), named));
}
function begin(context, origin, url) {
	return context.once(`begun ${Buffer.from(origin).toString("base64url")}`, () => Promise.resolve(url));
}
function get(context, url, named) {
	return context.once(`get ${url}`, () => context.net.http({
		url,
		limit: limitIn(context),
		...named
	}));
}
export { visit as a, pageLimit as i, get as n, limitIn as r, ask as t };
