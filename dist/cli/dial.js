import { tt as Failure } from "./start.js";
import { l as toFailure, n as onAbort } from "./time.js";
import { connect } from "node:net";
// src/net/dial.ts
const attemptDelay = 250;
async function dial(addresses, port, { to, signal, budget }, open = connectTo) {
	const ending = new AbortController();
	const free = onAbort(signal, (reason) => ending.abort(reason));
	const attempts = [];
	let won;
	try {
		for (const address of addresses) {
			attempts.push(open(address, port, {
				to,
				signal: ending.signal,
				budget
			}));
			won = await firstOf(attempts, ending.signal);
			if (won) break;
		}
		won ??= await Promise.any(attempts);
		return won;
	} catch (error) {
		throw error instanceof AggregateError ? mostTelling(error.errors) : error;
	} finally {
		free();
		ending.abort();
		for (const each of attempts) each.then((late) => late !== won && late.socket.destroy(), ignore);
	}
}
async function firstOf(attempts, signal) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, attemptDelay);
	const free = onAbort(signal, () => resolve());
	const latest = attempts.at(-1)?.catch(() => void 0);
	const any = Promise.any(attempts).catch(() => void 0);
	const won = await Promise.race([
		any,
		latest,
		promise
	]);
	clearTimeout(timer);
	free();
	return won ?? void 0;
}
function mostTelling(errors) {
	return errors.find((error) => idOf(error) === "aborted") ?? errors.find((error) => idOf(error) !== "tcp.unreachable") ?? errors[0];
}
async function connectTo(address, port, { to, signal, budget }) {
	if (signal.aborted) throw toFailure(signal.reason, to, "tcp");
	budget.connection();
	const { promise, resolve, reject } = Promise.withResolvers();
	const socket = connect({
		host: address,
		port,
		noDelay: true
	});
	budget.watch(socket);
	let isSent = false;
	socket.once("connectionAttempt", () => queueMicrotask(() => isSent = !socket.destroyed));
	const fail = (error) => {
		if (isSent && error instanceof Error) Object.assign(error, { isFromNetwork: true });
		reject(toFailure(error, to, "tcp"));
		socket.destroy();
	};
	const free = onAbort(signal, fail);
	socket.once("connect", () => resolve({
		socket,
		address
	}));
	socket.on("error", fail);
	return promise.finally(free);
}
function idOf(error) {
	return error instanceof Failure ? error.facts.id : "";
}
function ignore() {}
export { dial as n, connectTo as t };
