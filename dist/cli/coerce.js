import { Cs as ZodBoolean, Ds as ZodString, ac as _coercedString, ic as _coercedNumber, rc as _coercedBoolean, ws as ZodNumber } from "./gate.js";
// node_modules/zod/v4/classic/coerce.js
function string(params) {
	return _coercedString(ZodString, params);
}
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
function boolean(params) {
	return _coercedBoolean(ZodBoolean, params);
}
export { number as n, string as r, boolean as t };
