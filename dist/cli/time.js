import { rt as failure, tt as Failure } from "./start.js";
// src/net/errors.ts
function toFailure(error, at, phase) {
	if (error instanceof Failure) return error;
	const { code, message, name, syscall } = readError(error);
	if (name === "TimeoutError") return timeout(phase, at);
	const options = { cause: error };
	if (name === "AbortError") return failure("aborted", {}, options);
	const { host, port } = at;
	const alert = /alert number (?<number>\d{1,3})/.exec(message)?.groups?.["number"];
	if (alert) return alerted(at, alert, options);
	if (code === noRecord && at.starttls) return failure("starttls.injected", {
		host,
		port
	}, options);
	if (notTls.has(code)) return failure("tls.not-tls", {
		host,
		port
	}, options);
	if (code === "ERR_SSL_EXCESSIVE_MESSAGE_SIZE") return failure("tls.oversized", {
		host,
		port
	}, options);
	if (code === "HPE_HEADER_OVERFLOW") return failure("http.headers-too-large", {
		host,
		limit: 256
	}, options);
	if (ofParser.test(code)) return failure("http.malformed", {
		host,
		detail: code
	}, options);
	if (ofTls.test(code)) return failure("tls.failed", {
		host,
		port,
		detail: code
	}, options);
	if (broken.has(code)) return breakOff(phase, at, syscall === void 0, options);
	if (code === "ECONNREFUSED") return failure("tcp.refused", {
		host,
		port
	}, options);
	if (code === "ETIMEDOUT") return timeout(phase, at, options);
	if (unreachable.has(code)) return failure("tcp.unreachable", {
		host,
		detail: code
	}, options);
	return failed(phase, at, code || "unknown", options);
}
function alerted({ host, port }, alert, options) {
	const told = {
		...options,
		reason: `tls.alert.${alert}`
	};
	if (alert === "116") return failure("tls.client-certificate", {
		host,
		port
	}, told);
	return failure("tls.alert", {
		host,
		port,
		alert
	}, told);
}
function nameEnd(error, at, phase) {
	return error instanceof DOMException ? toFailure(error, at, phase) : error;
}
function timeout(phase, { host, port }, options = {}) {
	if (phase === "dns" || phase === "http") return failure(`timeout.${phase}`, { host }, options);
	return failure(`timeout.${phase}`, {
		host,
		port
	}, options);
}
const noRecord = "ERR_SSL_WRONG_VERSION_NUMBER";
const notTls = new Set([
	noRecord,
	"ERR_SSL_PACKET_LENGTH_TOO_LONG",
	"ERR_SSL_HTTP_REQUEST",
	"ERR_SSL_HTTPS_PROXY_REQUEST",
	"ERR_SSL_RECORD_TOO_SMALL",
	"ERR_SSL_BAD_RECORD_TYPE",
	"ERR_SSL_UNEXPECTED_MESSAGE"
]);
const ofParser = /^(?:HPE_|ERR_HTTP)/;
const ofTls = /^(?:ERR_SSL_|ERR_TLS_|ERR_OSSL_|ERR_CRYPTO_|EPROTO$)/;
const unreachable = new Set([
	"EHOSTUNREACH",
	"EHOSTDOWN",
	"ENETUNREACH",
	"ENETDOWN",
	"EADDRNOTAVAIL",
	"EAFNOSUPPORT",
	"EACCES",
	"EPERM",
	"EINVAL"
]);
const broken = new Set([
	"ECONNRESET",
	"ECONNABORTED",
	"ENETRESET",
	"ENOTCONN",
	"EPIPE",
	"ESHUTDOWN",
	"ERR_STREAM_PREMATURE_CLOSE",
	"ERR_STREAM_DESTROYED",
	"ERR_STREAM_WRITE_AFTER_END",
	"ERR_SOCKET_CLOSED",
	"ERR_SOCKET_CLOSED_BEFORE_CONNECTION"
]);
function breakOff(phase, { host, port }, isClose, options) {
	if (phase === "http") return failure("http.closed", { host }, options);
	if (phase === "starttls") return failure("starttls.closed", {
		host,
		port
	}, options);
	return failure(phase === "tls" && isClose ? "tls.closed" : "tcp.reset", {
		host,
		port
	}, options);
}
function failed(phase, { host, port }, detail, options) {
	if (phase === "dns") return failure("dns.failed", {
		host,
		detail
	}, options);
	if (phase === "tls") return failure("tls.failed", {
		host,
		port,
		detail
	}, options);
	if (phase === "starttls") return failure("starttls.closed", {
		host,
		port
	}, options);
	return failure(phase === "tcp" ? "tcp.unreachable" : "http.malformed", {
		host,
		detail
	}, options);
}
function readError(error) {
	if (!(error instanceof Error)) return {
		code: "",
		message: "",
		name: "",
		syscall: void 0
	};
	const { code, syscall } = error;
	return {
		code: typeof code === "string" ? code : "",
		message: error.message,
		name: error.name,
		syscall
	};
}
// src/net/time.ts
function withSignal(signal, work) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const free = onAbort(signal, reject);
	work.then((value) => {
		free();
		resolve(value);
	}, (error) => {
		free();
		reject(error);
	});
	return promise;
}
function onAbort(signal, stop) {
	const listener = () => stop(whyOf(signal));
	if (signal.aborted) listener();
	else signal.addEventListener("abort", listener, { once: true });
	return () => signal.removeEventListener("abort", listener);
}
const crowds = new WeakMap();
function onAbortInCrowd(signal, stop) {
	if (signal.aborted) return onAbort(signal, stop);
	const crowd = crowds.get(signal) ?? new Set();
	if (!crowds.has(signal)) {
		crowds.set(signal, crowd);
		onAbort(signal, (reason) => crowd.forEach((each) => each(reason)));
	}
	crowd.add(stop);
	return () => crowd.delete(stop);
}
function throwIfAborted(signal) {
	if (signal.aborted) throw whyOf(signal);
}
function whyOf({ reason }) {
	if (reason instanceof Failure || reason instanceof Error && reason.name === "TimeoutError") return reason;
	return new DOMException("The measurement was called off.", "AbortError");
}
function isTimeout(error) {
	return error instanceof Error && error.name === "TimeoutError";
}
async function withPatience(signal, patience, work) {
	if (patience === void 0) return work(signal);
	const own = new AbortController();
	const free = onAbort(signal, (reason) => own.abort(reason));
	const timer = setTimeout(() => own.abort(new DOMException("The patience is over.", "TimeoutError")), patience);
	try {
		return await work(own.signal);
	} finally {
		clearTimeout(timer);
		free();
	}
}
export { whyOf as a, nameEnd as c, throwIfAborted as i, toFailure as l, onAbort as n, withPatience as o, onAbortInCrowd as r, withSignal as s, isTimeout as t };
