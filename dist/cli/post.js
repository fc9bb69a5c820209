import { _t as failure } from "./start.js";
import { ci as nameEnd, ds as portOf, os as hostOf } from "./gate.js";
import { t as retryAfterOf } from "./answer2.js";
import { n as exchangeWithSource, t as openConnections } from "./cache2.js";
// src/net/post.ts
async function post({ url: text, headers, body }, { policy, routes, given, pins, budget, shared }, signal) {
	const url = new URL(text);
	const to = {
		host: hostOf(url),
		port: portOf(url)
	};
	if (url.protocol !== "https:" || url.username !== "" || url.password !== "") throw failure("http.malformed", {
		host: to.host,
		detail: "URL"
	});
	const asked = {
		source: "webhook",
		host: url.host
	};
	const way = {
		to,
		origin: url.origin,
		isSecure: true,
		asked,
		routes,
		given,
		terms: [policy, pins]
	};
	const { "content-type": type = "application/json", ...fields } = headers;
	try {
		return await exchangeWithSource(way, {
			url,
			headers: fields,
			sent: {
				type,
				body
			},
			budget,
			signal
		}, ({ status, headers: told }) => Promise.resolve({
			status,
			retryAfter: retryAfterOf(told)
		}), shared.webhooks ??= openConnections());
	} catch (error) {
		throw nameEnd(error, to, "http");
	}
}
export { post };
