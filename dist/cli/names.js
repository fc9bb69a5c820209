import { r as failure } from "./failure.js";
import { c as toFailure, n as onAbort, o as withSignal } from "./time.js";
import { isIP } from "node:net";
import { Resolver, getServers, lookup } from "node:dns/promises";
// src/net/names.ts
async function systemNames(host, signal) {
	const asked = lookup(host, {
		all: true,
		order: "verbatim"
	});
	return interleave((await withSignal(signal, asked).catch((error) => {
		throw nameFailure(error, host);
	})).map(({ address }) => address));
}
function systemResolvers() {
	return getServers();
}
const resolutionDelay = 500;
function resolverNames(servers) {
	return async (host, signal) => {
		if (/(?:^|\.)localhost$/.test(host)) return ["127.0.0.1", "::1"];
		const resolver = new Resolver({
			timeout: 1500,
			tries: 2
		});
		resolver.setServers(servers);
		const free = onAbort(signal, () => resolver.cancel());
		try {
			return toAddresses(await withSignal(signal, askBoth(resolver, host)), host);
		} catch (error) {
			throw nameFailure(error, host);
		} finally {
			free();
			resolver.cancel();
		}
	};
}
async function askBoth(resolver, host) {
	const questions = [resolver.resolve6(host), resolver.resolve4(host)];
	const all = Promise.allSettled(questions);
	const late = Promise.withResolvers();
	let timer;
	const some = Promise.any(questions).then(() => timer = setTimeout(late.resolve, resolutionDelay), () => {});
	await Promise.race([all, some.then(() => late.promise)]);
	clearTimeout(timer);
	resolver.cancel();
	return all;
}
function toAddresses(answers, host) {
	const found = answers.flatMap((answer) => answer.status === "fulfilled" ? answer.value : []);
	if (found.length > 0) return interleave(found);
	const errors = answers.flatMap((answer) => answer.status === "rejected" ? [answer.reason] : []);
	throw nameFailure(errors.find(isTelling) ?? errors[0], host);
}
function isTelling(error) {
	return codeOf(error) !== "ENODATA";
}
const noData = -3007;
function nameFailure(error, host) {
	const code = codeOf(error);
	if (code === "ENODATA" || error.errno === noData) return failure("dns.no-address", { host }, { cause: error });
	if (code === "ENOTFOUND") return failure("dns.nxdomain", { host }, { cause: error });
	if (code === "ETIMEOUT" || code === "ECANCELLED") return failure("timeout.dns", { host }, { cause: error });
	if (code !== "") return failure("dns.failed", {
		host,
		detail: code
	}, { cause: error });
	return toFailure(error, {
		host,
		port: 0
	}, "dns");
}
function codeOf(error) {
	const { code } = error;
	return typeof code === "string" && /^E[A-Z_]+$/.test(code) ? code : "";
}
function interleave(addresses) {
	const first = isIP(addresses[0] ?? "");
	const ours = addresses.filter((address) => isIP(address) === first);
	const others = addresses.filter((address) => isIP(address) !== first);
	const turns = Math.max(ours.length, others.length);
	return Array.from({ length: turns }, (_, turn) => [ours[turn], others[turn]]).flat().filter((address) => address !== void 0);
}
export { systemNames as n, systemResolvers as r, resolverNames as t };
