import { Js as _coercedNumber, Ys as _coercedString, _s as ZodString, ms as ZodNumber, ps as ZodBoolean, qs as _coercedBoolean } from "./gate.js";
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
