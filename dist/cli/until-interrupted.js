import { u as exitCodes } from "./start.js";
// src/cli/until-interrupted.ts
async function untilInterrupted(lasting, io) {
	io.linger?.();
	const code = await Promise.race([interruption(io.signal).then(() => exitCodes.pass), breakage(lasting, io)]);
	await lasting.close();
	return code;
}
function breakage(lasting, io) {
	const { promise, resolve } = Promise.withResolvers();
	io.onUncaught?.((error) => {
		lasting.blame(error);
		io.err("portcullis: something broke on our side. The log has the details. The process ends after the current work.\n");
		resolve(exitCodes.bug);
	});
	return promise;
}
function interruption(signal) {
	const { promise, resolve } = Promise.withResolvers();
	if (!signal || signal.aborted) resolve();
	if (signal?.aborted) resolve();
	signal?.addEventListener("abort", () => resolve(), { once: true });
	return promise;
}
export { untilInterrupted as t };
