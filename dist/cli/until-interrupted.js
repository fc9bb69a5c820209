import { Ii as unshown } from "./gate.js";
import { dt as printable, u as exitCodes, yt as failure } from "./start.js";
// src/settings/options/tracing.ts
function readTracing(env) {
	const isOff = env["OTEL_SDK_DISABLED"]?.trim().toLowerCase() === "true";
	const endpoint = firstOf(env, "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT");
	if (isOff || !endpoint) return false;
	const exporter = firstOf(env, "OTEL_TRACES_EXPORTER");
	if (exporter?.value === "none") return false;
	if (exporter && exporter.value !== "otlp") throw wrong(exporter.name, {
		en: "otlp or none",
		ko: "otlp 또는 none"
	}, exporter.value);
	const protocol = firstOf(env, "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL");
	if (protocol && protocol.value !== "http/protobuf") throw wrong(protocol.name, {
		en: "http/protobuf",
		ko: "http/protobuf"
	}, protocol.value);
	if (/^https?:$/.test(URL.parse(endpoint.value)?.protocol ?? "")) return true;
	throw wrong(endpoint.name, {
		en: "a URL such as http://127.0.0.1:4318",
		ko: "http://127.0.0.1:4318 같은 URL"
	}, null);
}
function firstOf(env, ...names) {
	for (const name of names) {
		const value = env[name]?.trim();
		if (value) return {
			name,
			value
		};
	}
	return null;
}
function wrong(name, expected, value) {
	const field = {
		en: name,
		ko: name
	};
	const given = value === null ? unshown : `"${printable(value, 60)}"`;
	return failure("input.value", {
		field,
		expected,
		given
	}, { reason: name });
}
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
export { readTracing as n, untilInterrupted as t };
