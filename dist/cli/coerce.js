import { Os as ZodString, Ts as ZodNumber, ac as _coercedNumber, ic as _coercedBoolean, oc as _coercedString, ws as ZodBoolean } from "./gate.js";
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
