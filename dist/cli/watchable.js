import { it as registry } from "./start.js";
// server/monitoring/watches/watchable.ts
const intrusiveChecks = ["exposure", "port"];
const intrusive = new Set(intrusiveChecks);
const watchable = [
	"dns",
	"email",
	"exposure",
	"golive",
	"http",
	"impersonation",
	"lookalike",
	"owasp",
	"port",
	"pqc",
	"rdap",
	"ssl",
	"subdomains"
];
const usual = [
	"dns",
	"email",
	"http",
	"rdap",
	"ssl"
];
const watchableChecks = watchable;
const usualChecks = usual;
function needsOwnership(check) {
	return intrusive.has(check);
}
function inputFor(check, target) {
	return check.subject === void 0 ? {} : { [check.subject]: target };
}
async function loadCheck(id) {
	return await registry.find((entry) => entry.id === id)?.load() ?? null;
}
export { usualChecks as a, needsOwnership as i, intrusiveChecks as n, watchableChecks as o, loadCheck as r, inputFor as t };
