// src/core/policy.ts
const ruleLevels = [
	"off",
	"warn",
	"error"
];
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
export { onErrors as n, ruleLevels as r, failOns as t };
