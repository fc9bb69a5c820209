import { yt as failure } from "./start.js";
import { Zr as nameEnd, os as portOf, ts as hostOf } from "./gate.js";
import { t as retryAfterOf } from "./answer2.js";
import { n as exchangeWithSource, t as openConnections } from "./cache2.js";
// src/net/post.ts
async function post({ url: text, headers, body, mostRead = 0 }, { policy, routes, given, pins, budget, shared }, signal) {
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
			...body !== null && { sent: {
				type,
				body
			} },
			budget,
			signal
		}, async ({ status, headers: told, body: sent }) => ({
			status,
			retryAfter: retryAfterOf(told),
			...mostRead > 0 && { body: await beginningOf(sent, mostRead) }
		}), shared.webhooks ??= openConnections());
	} catch (error) {
		throw nameEnd(error, to, "http");
	}
}
async function beginningOf(body, most) {
	const pieces = [];
	let size = 0;
	try {
		for await (const piece of body) {
			pieces.push(piece);
			size += piece.length;
			if (size >= most) break;
		}
	} catch {}
	return Buffer.concat(pieces).subarray(0, most).toString();
}
export { post };
