import { t as Failure } from "./failure.js";
// src/net/time.ts
async function withSignal(signal, work) {
	const { promise, reject } = Promise.withResolvers();
	const free = onAbort(signal, reject);
	try {
		return await Promise.race([promise, work]);
	} finally {
		free();
		work.catch(() => {});
		promise.catch(() => {});
	}
}
function onAbort(signal, stop) {
	const listener = () => stop(whyOf(signal));
	if (signal.aborted) listener();
	else signal.addEventListener("abort", listener, { once: true });
	return () => signal.removeEventListener("abort", listener);
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
export { withPatience as a, whyOf as i, onAbort as n, withSignal as o, throwIfAborted as r, isTimeout as t };
