import { ao as oids } from "./gate.js";
import { t as issue } from "./issue.js";
// src/demo/own.ts
const day = 864e5;
function issueOwn(host, now, days) {
	return issue({
		subject: {
			organization: "Portcullis",
			commonName: "localhost"
		},
		names: [...new Set([
			"localhost",
			"127.0.0.1",
			"::1",
			host
		])],
		notBefore: new Date(now.getTime() - day),
		notAfter: new Date(now.getTime() + days * day),
		keyUsage: ["digitalSignature"],
		extendedKeyUsage: [oids.serverAuth]
	});
}
export { issueOwn };
