// src/core/policy.ts
const ruleLevels = [
	"off",
	"warn",
	"error"
];
const thresholds = new Set([
	"ssl",
	"headers",
	"days",
	"https"
]);
function idOfDemand(id) {
	return thresholds.has(id) ? `checks.${id}` : id;
}
const failOns = [
	"error",
	"warn",
	"never"
];
const onErrors = [
	"fail",
	"warn",
	"pass"
];
export { ruleLevels as i, idOfDemand as n, onErrors as r, failOns as t };
