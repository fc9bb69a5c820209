import { gt as failure } from "./start.js";
import { Qo as portOf, qo as hostOf, yo as nameEnd } from "./gate.js";
import { t as retryAfterOf } from "./answer3.js";
import { n as openConnections, t as exchangeWithSource } from "./exchange.js";
// src/net/post.ts
const connections = openConnections();
async function post({ url: text, headers, body }, { policy, routes, given, pins, budget }, signal) {
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
		}), connections);
	} catch (error) {
		throw nameEnd(error, to, "http");
	}
}
export { post };
