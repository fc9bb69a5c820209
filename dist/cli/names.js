import { rt as failure } from "./start.js";
import { t as unheard } from "./unheard.js";
import { c as nameEnd, l as toFailure, n as onAbort, s as withSignal } from "./time.js";
import { isIP } from "node:net";
import { getServers, lookup } from "node:dns/promises";
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
function namesFrom(open) {
	return async (host, signal) => {
		if (/(?:^|\.)localhost$/.test(host)) return ["127.0.0.1", "::1"];
		try {
			return toAddresses(await askBoth(await open(), host, signal), host);
		} catch (error) {
			throw nameEnd(error, {
				host,
				port: 0
			}, "dns");
		}
	};
}
async function askBoth(resolve, host, signal) {
	const late = new AbortController();
	const free = onAbort(signal, (reason) => late.abort(reason));
	let timer;
	async function ask(type) {
		try {
			const lookup = await resolve(host, type, late.signal);
			if (lookup.kind === "addresses") timer ??= setTimeout(() => late.abort(), resolutionDelay);
			return lookup;
		} catch (error) {
			if (signal.aborted || !late.signal.aborted) throw error;
			return { kind: "silent" };
		}
	}
	try {
		return await withSignal(signal, Promise.all([ask("AAAA"), ask("A")]));
	} finally {
		clearTimeout(timer);
		free();
	}
}
function toAddresses(lookups, host) {
	const found = lookups.flatMap((lookup) => lookup.kind === "addresses" ? lookup.addresses : []);
	if (found.length > 0) return interleave(found);
	throw lookupFailure(lookups.find(({ kind }) => kind !== "none") ?? { kind: "none" }, host);
}
function lookupFailure(lookup, host) {
	if (lookup.kind === "nxdomain") return failure("dns.nxdomain", { host });
	if (lookup.kind === "silent") return unheard({
		silent: true,
		tried: lookup.tried
	}, host);
	if (lookup.kind === "failed" && lookup.detail === "BADNAME") return failure("dns.bad-name", { host });
	if (lookup.kind === "failed") return unheard({
		failed: lookup.detail,
		tried: lookup.tried
	}, host);
	return failure("dns.no-address", { host });
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
export { systemNames as n, systemResolvers as r, namesFrom as t };
