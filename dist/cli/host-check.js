import { Xo as targetOfHost, nc as strictObject, ns as hostTarget } from "./gate.js";
// src/core/target/host-check.ts
const input = strictObject({ host: hostTarget().meta({
	description: "Host name or IP address; the host part of a pasted URL is accepted",
	ko: "호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다",
	examples: ["example.com"]
}) });
function endpointOf({ host }) {
	return {
		host: host.host,
		port: host.port ?? 443
	};
}
const hostCheck = {
	input,
	subject: "host",
	target: targetOf,
	question: endpointOf,
	fits: isAbout
};
function targetOf(query) {
	const { host, port } = endpointOf(query);
	return targetOfHost(host, port);
}
function isAbout(seen, query) {
	const { host, port } = endpointOf(query);
	return seen.host === host && seen.port === port;
}
export { hostCheck as n, endpointOf as t };
