import { rt as failure } from "./start.js";
import { Wn as isEnough, hi as toBuffer } from "./gate.js";
import { l as toFailure, n as onAbort } from "./time.js";
// src/formats/x509/stray.ts
const recordBehindText = /[\x15\x16]\x03[\x00-\x04]/;
function readBeginning(bytes) {
	const [first] = bytes;
	if (!(first !== void 0 && first < 128 && (first < 20 || first > 24))) return "tls";
	return recordBehindText.test(toBuffer(bytes).toString("latin1")) ? "text-before-tls" : "text";
}
// src/net/tls/hello.ts
const longestReply = {
	hello: 16389,
	"key-exchange": 65536
};
const strayPatience = 1e3;
function exchangeHello(socket, bytes, { to, signal, within, until = "hello" }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	let received = Buffer.alloc(0);
	const end = (how) => {
		resolve({
			bytes: received,
			end: how
		});
		socket.destroy();
	};
	let strayed;
	const hear = () => {
		const begins = to.starttls ? readBeginning(received) : "tls";
		const isFull = received.length === longestReply[until];
		if (begins === "text-before-tls") {
			reject(failure("starttls.injected", {
				host: to.host,
				port: to.port
			}));
			socket.destroy();
		} else if (begins === "text" && !isFull) strayed ??= setTimeout(end, strayPatience, "enough");
		else if (isFull || isEnough(received, until)) end("enough");
	};
	const free = onAbort(within, (reason) => {
		if (signal.aborted) reject(toFailure(reason, to, "tls"));
		end("silent");
	});
	socket.on("data", (chunk) => {
		received = Buffer.concat([received, chunk]).subarray(0, longestReply[until]);
		hear();
	});
	socket.once("error", () => end("reset"));
	socket.once("end", () => end("closed"));
	socket.once("close", () => end("closed"));
	socket.resume();
	socket.write(bytes);
	return promise.finally(() => {
		free();
		clearTimeout(strayed);
	});
}
export { exchangeHello as t };
