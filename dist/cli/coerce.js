import { Js as _coercedBoolean, Xs as _coercedString, Ys as _coercedNumber, hs as ZodNumber, ms as ZodBoolean, vs as ZodString } from "./gate.js";
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
