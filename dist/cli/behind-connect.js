import { En as clientHello, Yo as attempt, Yr as withPatience, gr as exchangeHello } from "./gate.js";
import { yt as failure } from "./start.js";
// src/net/tunnel/behind-connect.ts
const http = "HTTP/";
const patience = 4e3;
async function whoSpoke(error, to, signal, routes) {
	const proxy = routes.proxyTo(to);
	if (proxy === null || to.starttls) return error;
	const said = await attempt(() => withPatience(signal, patience, async (within) => {
		const { socket } = await routes.connect(to, within);
		return exchangeHello(socket, clientHello("TLSv1.2", to.host), {
			to,
			signal,
			within
		});
	}));
	const begins = said.ok ? Buffer.from(said.value.bytes).toString("latin1", 0, 5) : "";
	return begins !== "" && http.startsWith(begins) ? failure("proxy.malformed", {
		proxy,
		detail: "200, and then HTTP"
	}, { cause: error }) : error;
}
export { whoSpoke };
