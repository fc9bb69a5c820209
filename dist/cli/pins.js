import { Oi as bracketed, ii as reach, oi as within } from "./gate.js";
import { rt as failure } from "./start.js";
import { isIP } from "node:net";
// src/net/opt-out.ts
const nobody = {
	domains: [],
	networks: []
};
function isNetworkOut(address, { networks }) {
	return networks.length > 0 && within(address, networks);
}
function refuseOptedOut(host, optOut) {
	if (optOut.domains.some((domain) => host === domain || host.endsWith(`.${domain}`)) || isNetworkOut(host, optOut)) throw optedOut(host);
}
function optedOut(host) {
	return failure("target.opted-out", { host }, { reason: "opted-out" });
}
// src/net/policy.ts
function mayContact(address, namedBy, policy) {
	if (isNetworkOut(address, policy.optOut ?? nobody)) return false;
	if (isPublic(address, policy)) return true;
	if (reach(address) === "never" || !policy.special) return false;
	return namedBy === void 0 || !isPublic(namedBy, policy);
}
function isHidden(host, { special }) {
	return !special && isIP(host) === 0 && !/(?:^|\.)localhost$/.test(host);
}
function mayShow(address, policy) {
	return policy.special || isPublic(address, policy);
}
function isPublic(address, { allow }) {
	return address === "(proxy)" || reach(address) === "public" || within(address, allow);
}
const specialUse = /(?:^|\.)(?:localhost|local|onion|invalid|home\.arpa|alt)\.?$/i;
const inside = /(?:^|\.)(?:internal|intranet|lan|corp|home)\.?$|^[^.]*\.?$/i;
function mayAskByName(host, namedBy, policy) {
	if (specialUse.test(host)) return false;
	return !inside.test(host) || policy.special && (namedBy === void 0 || !isPublic(namedBy, policy));
}
// src/net/pins.ts
function pinFor(pins, to) {
	const ofHost = pins.filter(({ host }) => host === to.host);
	const ofPort = ofHost.filter(({ port }) => port === to.port);
	if (to.at === void 0) return ofPort[0] ?? elsewhere(ofHost[0], to);
	const isMeant = (pin) => idOf(pin) === to.at;
	const meant = ofPort.find(isMeant) ?? ofHost.find(isMeant) ?? ofHost.find(({ address }) => address === to.at);
	if (!meant || meant.port === to.port) return meant;
	return ofPort.find(({ address }) => address === meant.address) ?? elsewhere(meant, to);
}
function pinsOf(pins, to) {
	const ofHost = pins.filter(({ host }) => host === to.host);
	const ofPort = ofHost.filter(({ port }) => port === to.port);
	const all = ofPort.length > 0 ? ofPort : ofHost.map((pin) => ({
		...pin,
		port: to.port,
		toPort: to.port
	}));
	return new Map(all.map((pin) => [idOf(pin), pin]));
}
function idOf({ port, address, toPort }) {
	return port === toPort ? address : `${bracketed(address)}:${toPort}`;
}
function elsewhere(pin, { port }) {
	return pin && {
		...pin,
		port,
		toPort: port
	};
}
export { mayContact as a, nobody as c, mayAskByName as i, optedOut as l, pinsOf as n, mayShow as o, isHidden as r, isNetworkOut as s, pinFor as t, refuseOptedOut as u };
